"""The terminal says what an option brings as the page does: tests/prospects.json has the cases."""

from typing import Any

import pytest

from grasse.study.prospects import Prospect
from grasse.terminal.prospects import fair, gain
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
