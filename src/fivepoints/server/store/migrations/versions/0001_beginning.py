"""People, tables, seats, entries and all that belongs to them."""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

ID = sa.String(32)


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", ID, primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("away_from", sa.Double),
        sa.Column("away_to", sa.Double),
    )
    op.create_table(
        "passes",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("person", ID, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
    )
    op.create_table(
        "blocks",
        sa.Column("person", ID, primary_key=True),
        sa.Column("other", ID, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", ID, primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("owner", ID, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("watchers", sa.Boolean, nullable=False),
        sa.Column("lots", sa.Boolean, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("bot_pace", sa.Double, nullable=False),
        sa.Column("house", sa.LargeBinary, nullable=False),
        sa.Column("secret", sa.LargeBinary),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("started", sa.Double),
        sa.Column("ended", sa.Double),
        sa.Column("touched", sa.Double, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("due", sa.Double),
        sa.Column("state", sa.Text),
        sa.Column("clocks", sa.Text),
        sa.Column("movers", sa.String(32), nullable=False),
        sa.Column("result", sa.Text),
        sa.Column("next", ID),
        sa.Column("paused", sa.Boolean, nullable=False),
    )
    op.create_index("tables_by_status", "tables", ["status", "listed"])
    op.create_index("tables_by_due", "tables", ["due"])
    op.create_table(
        "seats",
        sa.Column("table", ID, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("person", ID),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("level", sa.String(80)),
        sa.Column("colour", sa.Integer),
        sa.Column("word", sa.LargeBinary),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("stand_in", sa.Boolean, nullable=False),
    )
    op.create_index("seats_by_person", "seats", ["person"])
    op.create_table(
        "entries",
        sa.Column("table", ID, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("salt", sa.String(128)),
        sa.Column("seal", sa.String(64)),
        sa.Column("sent", sa.Text),
        sa.Column("how", sa.String(12)),
        sa.Column("veils", sa.Text),
        sa.Column("news", sa.Text),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "sealed",
        sa.Column("table", ID, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("start", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("salt", sa.LargeBinary, nullable=False),
        sa.Column("seal", sa.String(64), nullable=False),
        sa.Column("sent", sa.Text),
        sa.Column("how", sa.String(12)),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "standing",
        sa.Column("table", ID, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("occasion", sa.String(40), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "talk",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table", ID, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("person", ID, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("to", sa.Integer),
        sa.Column("listener", ID),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_index("talk_by_table", "talk", ["table", "id"])
    op.create_table(
        "downtimes",
        sa.Column("began", sa.Double, primary_key=True),
        sa.Column("ended", sa.Double, nullable=False),
    )
    op.create_table(
        "settings",
        sa.Column("key", sa.String(40), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
