"""A type checker knows the fields of every record and of a batch: a misspelt one fails."""

from __future__ import annotations

from pathlib import Path

import pytest
from mypy import api

ROOT = Path(__file__).parents[1]

SNIPPET = """\
from examples.connect_four import records as connect_four
from grasse.games.aqua_mirabilis import records as aqua_mirabilis
from grasse.games.parfum import records as parfum
from grasse.games.perfumery import records as perfumery
from grasse.kernel.aliases import Events
from grasse.research.batches import batch


def right(
    a: parfum.State, b: perfumery.Box, c: aqua_mirabilis.View, d: connect_four.State, e: Events
) -> int:
    a.seats[0].perfumes[1].notes[:] = -1
    a.seats[0].money += b.cards[3].needs[0, 1] + d.stones[0] + e.rows[0].a
    c.seats[a.clocks[2]].stored[0][1] += 1
    return sum(c.supply) + c.cubes[0, 1] + len(c.tops[1:])


def wrong(
    a: parfum.State, b: perfumery.Box, c: aqua_mirabilis.View, d: connect_four.State, e: Events
) -> str:
    a.seat_size = 2
    a.seats[0].perfumes[0].note = 1
    b.cards[3].cost += 1
    c.seats[0].stored[0].flowers
    d.stone[0] = 1
    e.rows[0].kinds
    a.phase = "wake"
    batch("parfum", 8, seats=2).option
    batch("parfum", 8, seats=2, device="cuda").option
    return a.bag[0]
"""
MISTAKES = range(21, 31)  # the lines of `wrong`, all of them


@pytest.mark.slow
def test_a_misspelt_field_of_a_record_fails_the_type_checker(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)  # where the settings are
    snippet = tmp_path / "snippet.py"
    snippet.write_text(SNIPPET)
    found, trouble, _ = api.run([str(snippet), "--no-error-summary", "--hide-error-context"])
    assert not trouble
    errors = [line for line in found.splitlines() if ": error: " in line]
    assert [int(line.split(":")[1]) for line in errors] == list(MISTAKES), found
    assert '"State" has no attribute "seat_size"; maybe "seats_size"?' in errors[0]
