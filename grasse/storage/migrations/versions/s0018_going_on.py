"""An experiment of the laboratory is gone on with: what was wished, and what it came to so far.

Those of before cannot be gone on with.
"""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Adds the columns."""
    for name in ("wish", "trials"):
        op.add_column("experiments", sa.Column(name, sa.LargeBinary, nullable=True))
    empty = sa.text("''")
    worker = sa.Column("worker", sa.String(32), nullable=False, server_default=empty)
    op.add_column("experiments", worker)
