"""Reviews of finished matches, so that each is made once."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Adds the table; no match was reviewed before."""
    op.create_table(
        "reviews",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("method", sa.Integer, nullable=False),
        sa.Column("done", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("review", sa.LargeBinary, nullable=False),
    )
