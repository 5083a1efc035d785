"""When a server ran: what passes between two runs is on nobody's clock."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Adds the table; nothing is known of the runs of before."""
    op.create_table(
        "runs",
        sa.Column("began", sa.Float, primary_key=True),
        sa.Column("ended", sa.Float, nullable=False),
    )
