"""What is in the box of Connect Four: a board."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from examples.connect_four.records import Box
from grasse.kernel.boxfile import BoxFile

SEATS = 2
COLUMNS = 7  # at most
ROWS = 6  # at most
SMALLEST = 4  # on less than that, nobody can have four in a row

COMPONENTS = Path(__file__).with_name("components.toml")

BOX = np.dtype(
    (
        np.record,
        [
            ("columns", np.int8),  # SMALLEST..COLUMNS
            ("rows", np.int8),  # SMALLEST..ROWS
        ],
    )
)


def load_box(path: Path | str = COMPONENTS) -> Box:
    """Reads a box file; a BoxError lists everything that is wrong with it."""
    file, box = BoxFile(path), np.zeros(1, BOX)[0]
    file.top.known_fields("schema", "columns", "rows")
    file.top.choice("schema", ["connect-four-components/1"])
    box.columns = file.top.integer("columns", SMALLEST, COLUMNS)
    box.rows = file.top.integer("rows", SMALLEST, ROWS)
    file.refuse_faults()
    return box
