"""A match that is over is private to those who played, unless one of them shares it.

Links to matches that were over before lead there as they did.
"""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Adds the column."""
    column = sa.Column("shared", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("matches", column)
    matches = sa.table("matches", sa.column("status"), sa.column("shared", sa.Boolean))
    over = matches.update().where(matches.c.status == "over")
    op.execute(over.values(shared=sa.true()))
