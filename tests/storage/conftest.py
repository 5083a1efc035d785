"""Databases for the tests of the storage."""

from tests.databases import database, postgresql

__all__ = ["database", "postgresql"]
