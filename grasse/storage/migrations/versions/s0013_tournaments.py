"""Tournaments: what was agreed, who enters, and who sits where in which round."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Adds the tables and the columns; no match of before belongs to one."""
    for column in (
        sa.Column("tournament", sa.String(32), nullable=False, server_default=sa.text("''")),
        sa.Column("held", sa.Boolean, nullable=False, server_default=sa.false()),
    ):
        op.add_column("matches", column)
    op.create_table(
        "tournaments",
        sa.Column("tournament", sa.String(32), primary_key=True),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("title", sa.String(64), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("starts", sa.Float, nullable=False),
        sa.Column("moved", sa.Float, nullable=False),
    )
    op.create_index("tournaments_by_status", "tournaments", ["status", "moved"])
    op.create_index("tournaments_by_host", "tournaments", ["host"])
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(32), primary_key=True),
        sa.Column("entrant", sa.Integer, primary_key=True),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("entered", sa.Float, nullable=False),
        sa.Column("pool", sa.Integer, nullable=False),
        sa.Column("absent", sa.Integer, nullable=False),
        sa.Column("withdrawn", sa.Boolean, nullable=False),
    )
    op.create_index("entrants_by_holder", "entrants", ["holder"])
    op.create_table(
        "sittings",
        sa.Column("tournament", sa.String(32), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("entrants", sa.Text, nullable=False),
        sa.Column("scores", sa.Text, nullable=False),
        sa.Column("began", sa.Float, nullable=False),
    )
    op.create_index("sittings_by_match", "sittings", ["match"])
