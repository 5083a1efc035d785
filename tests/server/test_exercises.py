"""Puzzles and mistakes to be decided again: who is shown what, when, and how it is judged."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from grasse.games import GAMES
from grasse.server import exercises
from grasse.server.boxes import box_of
from grasse.study.puzzles.collection import Mined, Puzzle
from grasse.study.repetition import SOON
from tests.server.browsers import Browser, finish, let_see
from tests.server.test_reviews import reviewed

GAME = "parfum"


def first(game: str = GAME) -> tuple[Mined, Puzzle]:
    """A puzzle of a game."""
    return exercises.collection(game).sorted()[0]


def refused(browser: Browser, method: str, path: str, **rest: Any) -> str:
    answer = browser.ask(method, path, **rest)
    assert 400 <= answer.status_code < 500, answer.text
    reason: str = answer.json()["reason"]
    return reason


@pytest.mark.parametrize("game", [name for name in GAMES if exercises.collection(name).matches])
def test_what_is_best_is_told_only_to_those_who_have_decided(browser: Browser, game: str) -> None:
    mined, puzzle = first(game)
    listed = browser.get(f"/api/puzzles/{game}")["puzzles"]
    line = {"id": puzzle.id, "difficulty": puzzle.difficulty, "seats": mined.seats}
    assert listed[0] == line
    assert {frozenset(each) for each in listed} == {frozenset(line)}

    address = f"/api/puzzles/{game}/{puzzle.id}"
    position = browser.get(address)
    match = mined.open(GAMES[game], box_of(game), puzzle)
    table = position.pop("table")
    assert position == {
        "game": game,
        "box": GAMES[game].box_hash(box_of(game)),
        "difficulty": puzzle.difficulty,
    }
    assert (table["options"], table["seat"]) == (match.options(), match.seat + 1)
    told = json.dumps(table)
    for name in ("chance", "why", "best", "found", "asked_of"):
        assert f'"{name}"' not in told
    view = match.view(match.seat)
    seen = GAMES[game].describe(box_of(game), view)
    assert table["tree"] == json.loads(msgspec.json.encode(seen)), "the view, and nothing else"

    best, *others = puzzle.options
    right = browser.post(address, {"action": best.action})
    assert (right["right"], right["answer"], right["played"]) == (True, best.action, -1)
    assert [each["action"] for each in right["options"]] == [o.action for o in puzzle.options]
    wrong = browser.post(address, {"action": others[-1].action, "card": right["card"]})
    assert not wrong["right"]
    assert wrong["card"]["due"] - wrong["card"]["last"] == SOON.total_seconds()
    assert right["card"]["due"] - right["card"]["last"] > 20 * 3600
    assert wrong["options"][0]["chance"] > wrong["options"][-1]["chance"]
    assert browser.key == ""  # nobody has to be known for it


def test_a_preview_is_what_the_seat_can_know(browser: Browser) -> None:
    _, puzzle = first()
    then = browser.get(f"/api/puzzles/{GAME}/{puzzle.id}/then/{puzzle.answer}")
    assert (then["number"], then["action"]) == (puzzle.number, puzzle.answer)


def test_what_cannot_be_is_refused(browser: Browser) -> None:
    _, puzzle = first()
    address = f"/api/puzzles/{GAME}/{puzzle.id}"
    assert refused(browser, "GET", "/api/puzzles/chess") == "no_such_game"
    assert refused(browser, "GET", f"/api/puzzles/{GAME}/00000000") == "no_such_puzzle"
    known = {each.action for each in puzzle.options}
    never = next(n for n in range(GAMES[GAME].ACTIONS) if n not in known)
    assert refused(browser, "POST", address, json={"action": never}) == "rules"
    assert refused(browser, "POST", address, json={"action": 10**8}) == "rules"
    assert refused(browser, "POST", address, json={"action": -1}) == "malformed"
    card = {"state": 9, "step": 0, "stability": 1.0, "difficulty": 5.0, "due": 1.0, "last": 1.0}
    assert refused(browser, "POST", address, json={"action": 1, "card": card}) == "malformed"
    assert refused(browser, "GET", f"{address}/then/{never}") == "rules"


@pytest.mark.slow
def test_mistakes_of_a_match_are_decided_again_after_its_review(
    browser: Browser, other: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(browser.client.app.state.reviews, "thinking", 8)
    match = browser.open("me", "me", game="aqua-mirabilis")["match"]
    address = f"/api/matches/{match}/again"
    for who in (browser, other):  # not even those who play it
        assert refused(who, "GET", f"{address}/9") == "not_over"
        assert refused(who, "GET", f"/api/matches/{match}/replay/9/then/1") == "not_over"
    finish(browser, match)
    assert refused(browser, "GET", f"{address}/9") == "not_reviewed"
    review = reviewed(browser, match)[0]["review"]
    judged = [each for each in review["moments"] if each["judgement"]]
    moment = next(m for m in judged if m["judgement"]["options"] > 3)
    luck = next(each for each in review["moments"] if not each["judgement"])
    assert refused(browser, "GET", f"{address}/{luck['number']}") == "no_such_number"

    here = f"{address}/{moment['number']}"
    assert refused(other, "GET", here) == "private"
    let_see(browser, match)
    position = other.get(here)
    table = position["table"]
    assert (position["difficulty"], table["seat"]) == (0, moment["seat"])
    shown = browser.get(f"/api/matches/{match}/replay/{moment['number']}?eyes={moment['seat']}")
    assert table["tree"] == shown["tree"]
    judgement = moment["judgement"]
    best = other.post(here, {"action": judgement["best"]})
    assert best["right"]
    assert best["played"] == judgement["chosen"]
    assert best["options"][0]["chance"] == moment["before"][moment["seat"] - 1]
    known = {judgement["best"], judgement["chosen"]}
    third = next(action for action in table["options"] if action not in known)
    searched = other.post(here, {"action": third, "card": best["card"]})
    assert third in [each["action"] for each in searched["options"]]
    assert searched["options"][0]["action"] == judgement["best"]
    assert refused(browser, "POST", here, json={"action": 10**8}) == "rules"
    then = browser.get(f"/api/matches/{match}/replay/{moment['number']}/then/{third}")
    assert then["tree"]["id"] == shown["tree"]["id"]
