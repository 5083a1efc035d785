"""Which lesson a match is, so that its luck and its opponents keep to the script."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Adds the column; matches of before are no lessons."""
    lesson = sa.Column("lesson", sa.String(64), nullable=False, server_default=sa.text("''"))
    op.add_column("matches", lesson)
