"""Which way of luck a match began with, and what the chairs contribute to it."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Adds the columns; matches of before go on with the luck of the secret alone."""
    luck = sa.Column("luck", sa.Integer, nullable=False, server_default="1")
    op.add_column("matches", luck)
    link = sa.Column("link", sa.String(64), nullable=False, server_default=sa.text("''"))
    op.add_column("entries", link)
