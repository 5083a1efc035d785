"""Boxes that people make, and what the box of a match is called."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Adds the table and the column; matches of before were played with our boxes."""
    op.add_column(
        "matches",
        sa.Column("box_name", sa.String(64), nullable=False, server_default=sa.text("''")),
    )
    op.create_table(
        "own_boxes",
        sa.Column("box", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("faults", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("own_boxes_by_person", "own_boxes", ["person"])
