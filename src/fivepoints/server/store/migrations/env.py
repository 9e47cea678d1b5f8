"""What Alembic runs: on the connection it is given, inside the transaction that is begun there. It sets up no logging."""
from __future__ import annotations

from alembic import context

from fivepoints.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
