"""Where people are told that they owe a move."""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "channels",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("active", sa.Boolean, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("word", sa.String(64)),
        sa.Column("gap", sa.Integer, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
        sa.Column("told_at", sa.Double, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("again_at", sa.Double, nullable=False),
        sa.Column("problem", sa.String(200)),
    )
