"""Matches of the day: what everyone plays, and which matches are tries at it."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Adds the table and the columns; no match of before was one of a day."""
    for column in (
        sa.Column("day", sa.String(10), nullable=False, server_default=sa.text("''")),
        sa.Column("practice", sa.Boolean, nullable=False, server_default=sa.false()),
    ):
        op.add_column("matches", column)
    op.create_index("matches_by_day", "matches", ["day", "game"])
    op.create_table(
        "days",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("box", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("players", sa.Text, nullable=False),
    )
