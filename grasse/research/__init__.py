"""Adapters for researchers: batches of matches, and the APIs of others."""

from __future__ import annotations

from grasse.research.baselines import Baseline, baseline
from grasse.research.batches import Batch, batch

__all__ = ["Baseline", "Batch", "baseline", "batch"]
