"""The tables of Grasse 0.1.0: matches, chairs, entries, snapshots, chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Makes them in an empty database."""
    op.create_table(
        "matches",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("box", sa.String(64), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("clock_kind", sa.String(16), nullable=False),
        sa.Column("clock_seconds", sa.Float, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("forked", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("scores", sa.Text, nullable=False),
        sa.Column("moved", sa.Float, nullable=False),
        sa.Column("due", sa.Float),
        sa.Column("rematch", sa.String(32), nullable=False),
    )
    op.create_index("matches_by_due", "matches", ["due"])
    op.create_index("matches_by_status", "matches", ["status", "listed", "moved"])
    op.create_table(
        "chairs",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("invite", sa.String(64), nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("gone", sa.Float, nullable=False),
    )
    op.create_index("chairs_by_holder", "chairs", ["holder"])
    op.create_table(
        "entries",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("value", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "snapshots",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("layout", sa.String(64), nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
        sa.Column("floor", sa.Integer, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("number", sa.BigInteger, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
