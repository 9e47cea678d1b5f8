"""What a draw was drawn from; where a game begins that was played on from another one."""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("entries", sa.Column("weights", sa.Text))
    op.add_column("tables", sa.Column("position", sa.Text))
