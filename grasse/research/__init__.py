"""Adapters for researchers: batches of matches, and the APIs of others."""

from __future__ import annotations

from grasse.research.batches import Batch, batch

__all__ = ["Batch", "batch"]
