"""Tables that anyone may join, rated or not, clocks that are topped up, invitations, and blocks."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Adds what a match says of itself, and the tables; of before, no match was open to anyone."""
    for column in (
        sa.Column("clock_increment", sa.Float, nullable=False, server_default="0"),
        sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("language", sa.String(8), nullable=False, server_default=sa.text("''")),
    ):
        op.add_column("matches", column)
    op.create_index("people_by_seen", "people", ["seen"])
    op.create_table(
        "invitations",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("by", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("invitations_by_person", "invitations", ["person"])
    op.create_table(
        "blocks",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("blocked", sa.String(64), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("blocks_by_blocked", "blocks", ["blocked"])
