"""The terminal says what an option brings as the page does: tests/prospects.json has the cases."""

from typing import Any

import pytest

from grasse.kernel.match import Match
from grasse.study.prospects import Prospect
from grasse.terminal.prospects import fair, gain, gains
from grasse.terminal.speech import Speech
from tests.games.aqua_mirabilis.moves import play
from tests.games.aqua_mirabilis.scene import scene
from tests.terminal.cases import cases, happened, planted, speech

CASES = cases("prospects")
BARE = {"id": "table", "kind": "table"}


@pytest.mark.parametrize("case", CASES, ids=[case["about"] for case in CASES])
def test_what_an_option_brings_is_told_by_the_table_of_cases(case: dict[str, Any]) -> None:
    voice = speech(case["game"], case.get("language", "en"))
    game, box, points = voice.game, voice.box, case.get("points", 0)
    tree = planted(game, case.get("tree", BARE))
    tree.values["phase"] = case.get("asked", "")
    prospect = Prospect(
        chain=[game.notation.read(box, case["action"])],
        points=points,
        least=case.get("least", points),
        most=case.get("most", points),
        adds=case.get("adds", points),
        events=[happened(*event) for event in case.get("events", [])],
        next=case.get("next", "others"),
        phase=case.get("phase", ""),
        odds={game.notation.read(box, text): odd for text, odd in case.get("odds", {}).items()},
    )
    assert gain(voice, prospect, tree) == case["line"]


def test_no_way_to_pay_seems_to_bring_what_is_paid_for() -> None:
    voice = speech("perfumery", "en")
    tree = planted(voice.game, BARE)
    tree.values["phase"] = "produce_pay"

    def way(text: str, points: int, following: str) -> Prospect:
        chain, is_last = [voice.game.notation.read(voice.box, text)], following != "question"
        phase = "" if is_last else "produce_pay"
        return Prospect(chain, points, points, points, points, [], following, phase, {})

    last = way("storage(P101)", 8, "others")
    told = fair(voice.game, [way("stock(F)", 0, "question"), last], tree)
    assert [each.most for each in told] == [0, 0]
    assert fair(voice.game, [way("stock(F)", 8, "others"), last], tree)[1] == last


def test_a_second_perfume_of_one_visit_says_what_it_brings() -> None:
    """It leads to a small question and on to another matter: so only `adds` knows its points."""
    match = scene("""
        3 seats, seat 1
        seat 1: influence C, perfume B-2-4 J N, perfume N-1-1 O, perfume L-1-1 R
        king: B | court: O
    """)
    voice = speech("aqua-mirabilis", "en")
    play(match, "act(versailles-1) pay(dial)")
    before = presentations(voice, match)
    assert before == {"B-2-4": "+9 points", "L-1-1": "+3 points", "N-1-1": "+3 points"}
    play(match, "present(L-1-1)")
    assert presentations(voice, match) == {"B-2-4": "+9 points", "N-1-1": "+3 points"}
    scored = int(match.state["seats"][0]["score"])
    play(match, "present(B-2-4) first(J)")
    assert int(match.state["seats"][0]["score"]) == scored + 9


def presentations(voice: Speech, match: Match) -> dict[str, str]:
    """What is told first of each perfume that may be presented now."""
    tree = match.game.describe(match.box, match.view(match.seat))
    told = gains(voice, match, tree, match.options())
    said = {match.game.notation.write(match.box, action): line for action, line in told.items()}
    return {
        words.removeprefix("present(").removesuffix(")"): line.split(" · ")[0]
        for words, line in said.items()
        if words.startswith("present(")
    }
