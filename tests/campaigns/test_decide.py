"""The compiled checks find what those in words find, and the campaign plays with them."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest

from campaigns import decide
from campaigns.soundness.play import soundness, words
from grasse.kernel.aliases import State
from grasse.kernel.game import Game
from tests.every_game.cases import Case, conserved, every_game
from tests.every_game.journeys import journey
from tests.every_game.layouts import BARE

CHANGES = 400  # of single bytes, in states of one match of each number of seats


def is_sound(case: Case, state: State) -> bool:
    """What the check in words says; one that stumbles over a number finds it wrong, too."""
    try:
        with np.errstate(all="ignore"):
            conserved(case.game)(case.box, state)
    except (AssertionError, IndexError, ValueError):
        return False
    return True


@every_game
def test_whatever_byte_is_changed_the_compiled_check_finds_it_too(game: Game) -> None:
    check, rng, found = soundness(game.name).fault_of, random.Random(game.name), set()
    for case in [each for each in BARE if each.game is game]:
        steps = [step.state.copy() for step in journey(case, "eagerly").steps()]
        for state in steps[:: len(steps) // 40]:
            assert check(case.box, state, True) == 0
        for _ in range(CHANGES):
            state = rng.choice(steps).copy()
            content = bytearray(state.tobytes())
            place = rng.randrange(len(content))
            content[place] = (content[place] + rng.choice((1, 255, 2, 128))) % 256
            changed = np.frombuffer(bytes(content), game.STATE).copy().view(np.recarray)[0]
            fault = check(case.box, changed, True)
            found.add(fault)
            if not is_sound(case, changed):
                assert fault != 0, f"byte {place} of {len(content)}, seats {case.seats}"
    assert len(found) > 5, "the changes found next to nothing"


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
