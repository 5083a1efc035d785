"""The boxes that matches are played with, so that a match can go on when ours has changed."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Adds the table; matches of before are played with the box that is installed."""
    op.create_table(
        "boxes",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
