"""Results know what a bot has finished, and what was ended early.

Those of matches that somebody left are removed: a server tells them again, and those that are new.
"""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Adds the columns."""
    for name in ("abandoned", "early"):
        column = sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false())
        op.add_column("results", column)
    op.execute("DELETE FROM results WHERE match IN (SELECT match FROM entries WHERE kind = 'left')")
