"""What came of each match for those who played; a server fills it from the entries when it runs."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Adds the table."""
    op.create_table(
        "results",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("against", sa.String(64), nullable=False),
        sa.Column("counts", sa.Boolean, nullable=False),
        sa.Column("sources", sa.Text, nullable=False),
        sa.Column("accuracy", sa.Float),
    )
    op.create_index("results_by_person", "results", ["person", "at"])
