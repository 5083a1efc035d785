"""The laboratory: what people tried there, and what came of it."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Adds the table."""
    op.create_table(
        "experiments",
        sa.Column("experiment", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("told", sa.LargeBinary, nullable=False),
    )
    op.create_index("experiments_by_person", "experiments", ["person", "at"])
