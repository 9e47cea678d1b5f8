"""The schema's history, for Alembic. A revision, once out, is never changed."""
