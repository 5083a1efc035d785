"""Databases for the tests of the storage."""

from tests.databases import database, mortal, postgresql

__all__ = ["database", "mortal", "postgresql"]
