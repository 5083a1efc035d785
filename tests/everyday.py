"""What plain pytest takes of many parameters; scripts/test takes them all."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import pytest


def slowly(values: Iterable[Any]) -> list[Any]:
    """Parameters that only scripts/test takes."""
    return [pytest.param(value, marks=pytest.mark.slow) for value in values]


def first_and_last(rows: Sequence[tuple[Any, ...]]) -> list[Any]:
    """Rows of parameters, such as the sizes of a drawing: those in between are slow ones."""
    between = [pytest.param(*row, marks=pytest.mark.slow) for row in rows[1:-1]]
    return [pytest.param(*rows[0]), *between, pytest.param(*rows[-1])]
