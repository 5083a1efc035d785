"""The checks of campaigns/soundness find damage of every kind, and the campaign plays with them."""

from __future__ import annotations

import math
import random
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from campaigns import decide
from campaigns.layouts import BARE
from campaigns.soundness.play import fault_finder, soundness, words
from grasse.kernel.game import Game
from tests.every_game.cases import every_game
from tests.every_game.journeys import journey, revive

# Fields of which nothing else at the table says what they have to be: whose turn it is and how far
# it has come, the options of the match, whose view it is; points, of which the loop looks that they
# never fall.
UNSEEN = {
    "parfum": "actions_left chance clocks count_notes empty_bag keep_notes learning owed queue"
    " quiet quiet_rounds round_number rules seat selling stall_guard turn viewer woken",
    "perfumery": "memory_aid open_tiles round_number rules starting_seat step viewer",
    "aqua-mirabilis": "active day_due deliveries first_seat free_parade gained gifts"
    " king_first lost_recipes points_left presented rules seat seats.letter seats.score second"
    " stepped viewer visited window",
}
CHANGES = 60  # of each field, in the states of matches of every number of seats


def leaves(dtype: np.dtype[Any], begin: int = 0, path: str = "") -> Iterator[tuple[str, int, int]]:
    """Every field of a record and of the records in it: its path, where it begins, its size."""
    for name, (kind, offset, *_) in (dtype.fields or {}).items():
        item, shape = kind.subdtype or (kind, ())
        where = f"{path}.{name}".strip(".")
        if item.fields is None:
            yield where, begin + offset, kind.itemsize
        else:
            for number in range(math.prod(shape)):
                yield from leaves(item, begin + offset + number * item.itemsize, where)


def damage(content: bytes, begin: int, size: int, rng: random.Random) -> bytes:
    """A byte of a field is another, or two of them have changed places."""
    one, two = (begin + rng.randrange(size) for _ in range(2))
    changed = bytearray(content)
    changed[one], changed[two] = changed[two], changed[one]
    if changed[one] == content[one]:
        changed[one] ^= rng.choice((1, 3, 128, 255))
    return bytes(changed)


@pytest.mark.slow
@every_game
def test_each_check_finds_damage_and_of_each_field_it_is_known_who_looks(game: Game) -> None:
    find, rng = fault_finder(game.name), random.Random(game.name)
    faults: set[int] = set()
    noticed: Counter[str] = Counter()
    for case in [each for each in BARE if each.game is game]:
        states = [step.state.tobytes() for step in journey(case, "eagerly").steps()]
        places: defaultdict[str, list[tuple[int, int]]] = defaultdict(list)
        for path, begin, size in leaves(game.STATE):
            places[path].append((begin, size))
        for path, found in places.items():
            for _ in range(CHANGES):
                changed = damage(rng.choice(states), *rng.choice(found), rng)
                fault = find(case.box, revive(case, changed), True)
                faults.add(fault)
                noticed[path] += fault != 0
    assert faults - {0} == set(soundness(game.name).FAULTS), "a check finds no damage"
    unseen = {path for path, _, _ in leaves(game.STATE) if not noticed[path]}
    assert unseen <= set(UNSEEN[game.name].split()), "a field is looked at by no check"


@pytest.mark.slow
def test_a_short_campaign_finds_nothing(tmp_path: Path) -> None:
    told = tmp_path / "figures.json"
    assert decide.main(["--decisions", "200000", "--seconds", "60", "--json", str(told)]) == 0
    assert '"findings": []' in told.read_text()


def test_a_broken_rule_is_found_and_said_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """A match that is too long is the fault that can be had without changing the rules."""
    monkeypatch.setattr(decide, "LIMIT", 50)
    case = next(each for each in BARE if each.name == "parfum")
    decisions, found = decide.play(case, 1, 0)
    assert decisions == 50 * decide.BATCH
    assert found[0].endswith("match 0, decision 50: the match does not end")
    assert words("parfum", 2) == "a note is missing or in two places"
