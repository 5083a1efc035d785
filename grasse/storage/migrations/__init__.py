"""The steps from one version of the tables to the next; alembic takes them."""
