"""What alembic runs for each command: it works in the transaction that it is handed."""

from alembic import context

from grasse.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transactional_ddl=True,  # SQLite can do it, too, as we begin its transactions ourselves
)
context.run_migrations()
