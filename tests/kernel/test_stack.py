"""Arrays on the stack are like NumPy's, and take nothing from the heap."""

from __future__ import annotations

import numpy as np
import pytest
from numba.core.runtime import _nrt_python, rtsys

from grasse.kernel.aliases import Floats, Integers
from grasse.kernel.jit import jit, part
from grasse.kernel.stack import floats, integers

ROWS, COLUMNS = 3, 5


@part
def fill(table: Integers, line: Floats) -> None:
    """Something for a function to be handed."""
    for column in range(COLUMNS):
        line[column] += 0.5
        for row in range(ROWS):
            table[row, column] += 10 * row + column


@jit
def add_up(times: int) -> tuple[int, float, int, int]:
    """The sums of arrays that are asked for again and again, and a shape."""
    whole, broken, tall, wide = 0, 0.0, 0, 0
    for _ in range(times):
        table, line = integers(ROWS, COLUMNS), floats(COLUMNS)
        fill(table, line)
        tall, wide = table.shape
        for column in range(wide):
            broken += line[column]
            for row in range(tall):
                whole += table[row, column]
    return whole, broken, tall, wide


@pytest.mark.interpreted
def test_they_are_zeros_whenever_they_are_asked_for() -> None:
    table = 10 * np.arange(ROWS)[:, None] + np.arange(COLUMNS)
    for times in (1, 7):
        assert add_up(times) == (times * table.sum(), times * COLUMNS / 2, ROWS, COLUMNS)


def test_they_take_nothing_from_the_heap() -> None:
    add_up(1)
    _nrt_python.memsys_enable_stats()
    before = rtsys.get_allocation_stats().alloc
    add_up(100)
    assert rtsys.get_allocation_stats().alloc == before
