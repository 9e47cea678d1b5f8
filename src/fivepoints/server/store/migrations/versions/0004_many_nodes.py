"""Several servers on one database: the version of a table, who is there, and who looks after what."""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("version", sa.Integer))
    op.create_table("nodes", sa.Column("id", sa.String(32), primary_key=True), sa.Column("until", sa.Double, nullable=False))
    op.create_table("leases", sa.Column("table", sa.String(32), primary_key=True), sa.Column("node", sa.String(32), nullable=False))
