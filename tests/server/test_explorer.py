"""The explorer at a server: deals and finished matches, never one that others still play."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec
import pytest

from grasse.games import GAMES
from grasse.kernel.match import Match
from grasse.server import day_luck, explorer
from grasse.server.boxes import box_of
from grasse.server.explorer import Asked, Explorer
from grasse.server.limits import Gate, Limits
from grasse.server.messages import Refusal
from grasse.study.explorer import exploring
from grasse.study.explorer.exploring import Exploration
from grasse.study.explorer.starts import deal
from tests.server.browsers import Browser, finish, let_see

DEAL = "/api/explorer/deals/parfum/2/first"


def refused(browser: Browser, method: str, path: str, **rest: Any) -> str:
    answer = browser.ask(method, path, **rest)
    assert 400 <= answer.status_code < 500, answer.text
    reason: str = answer.json()["reason"]
    return reason


@pytest.mark.slow
def test_a_deal_is_explored_a_round_at_a_time(browser: Browser) -> None:
    game = GAMES["parfum"]
    match = deal(Match(game, box_of("parfum"), 2), "first")
    position = browser.get(DEAL)
    table = position["table"]
    assert (position["game"], position["difficulty"]) == ("parfum", 0)
    assert (table["options"], table["seat"]) == (match.options(), match.seat + 1)
    seen = game.describe(match.box, match.view(match.seat))
    assert table["tree"] == json.loads(msgspec.json.encode(seen)), "the view, and nothing else"

    first = browser.post(DEAL, {"round": 1})
    assert (first["round"], first["rounds"], first["played"]) == (1, exploring.ROUNDS, -1)
    assert sorted(each["action"] for each in first["options"]) == match.options()
    assert {each["action"] for each in first["starts"]} == set(match.options())
    assert first["matches"] >= 30_000
    assert browser.post(DEAL, {"round": 1}) == first
    second = browser.post(DEAL, {"round": 2})
    assert all(each["played"] > 200 for each in second["options"])
    then = browser.get(f"{DEAL}/then/{match.options()[0]}")
    assert then["action"] == match.options()[0]
    assert browser.key == ""  # nobody has to be known for it


def test_the_process_goes_on_from_where_it_was_or_begins_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(exploring.Explorer.go_on, "__defaults__", (20, 8))
    match = deal(Match(GAMES["parfum"], box_of("parfum"), 2), "first")
    asked = Asked("parfum", match.box.tobytes(), match.view(match.seat).tobytes())
    explorer._begun.clear()
    one, two = explorer.go_on(asked, 1), explorer.go_on(asked, 2)
    assert one.options[0].played < two.options[0].played
    assert explorer.go_on(asked, 1) == one
    explorer._begun.clear()
    assert explorer.go_on(asked, 2) == two


@pytest.mark.slow
def test_a_match_is_explored_when_it_is_over(browser: Browser, other: Browser) -> None:
    match = browser.open("me", "me")["match"]
    with browser.sit(match, 1) as one:
        number = json.loads(one.received[0])["decisions"]
    address = f"/api/explorer/matches/{match}/{number}"
    assert refused(browser, "GET", address) == "not_over"
    assert refused(browser, "POST", address, json={"round": 1}) == "not_over"
    finish(browser, match)
    assert refused(other, "GET", address) == "private"
    let_see(browser, match)
    position = other.get(address)
    assert position["table"]["decisions"] == number
    found = other.post(address, {"round": 1})
    replayed = browser.get(f"/api/matches/{match}/replay")["decisions"][number]
    game = browser.get("/api/games/parfum")
    played = game["actions"][found["played"]]
    assert (played["name"], played["arguments"]) == (replayed["name"], replayed["arguments"])
    assert refused(browser, "GET", f"/api/explorer/matches/{match}/0") == "no_such_number"
    near = range(number, number + 12)  # the replay knows where there is something to explore
    choices = [browser.get(f"/api/matches/{match}/replay/{each}")["choices"] for each in near]
    answers = [browser.ask("GET", f"/api/explorer/matches/{match}/{each}") for each in near]
    assert [answer.is_success for answer in answers] == [each > 1 for each in choices]
    assert {each > 1 for each in choices} == {True, False}
    assert refused(browser, "GET", f"/api/explorer/matches/{match}/99999") == "no_such_number"


def test_luck_that_others_still_meet_is_not_explored(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = browser.open("me", "me")["match"]
    with browser.sit(match, 1) as one:
        number = json.loads(one.received[0])["decisions"]
    finish(browser, match)
    address = f"/api/explorer/matches/{match}/{number}"
    assert browser.get(address)
    monkeypatch.setattr(day_luck, "is_shown", lambda day, now: False)
    assert refused(browser, "GET", address) == "day"
    assert refused(browser, "POST", address, json={"round": 1}) == "day"
    monkeypatch.undo()
    replay = browser.client.app.state.desk.replays.pop(match)
    object.__setattr__(replay.table.row, "held", True)
    assert refused(browser, "POST", address, json={"round": 1}) == "held"


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("/api/explorer/deals/chess/2/a", "no_such_game"),
        ("/api/explorer/deals/parfum/7/a", "no_such_page"),
        ("/api/explorer/deals/parfum/2/a%20b", "no_such_page"),
        (f"/api/explorer/deals/parfum/2/{'a' * 41}", "no_such_page"),
        ("/api/explorer/matches/nothing/3", "no_such_match"),
    ],
)
def test_what_cannot_be_is_refused(browser: Browser, path: str, reason: str) -> None:
    assert refused(browser, "GET", path) == reason
    assert refused(browser, "POST", path, json={"round": 1}) == reason
    assert refused(browser, "POST", DEAL, json={"round": 7}) == "malformed"


class Slow:
    """A process that has not answered yet."""

    def __init__(self) -> None:
        self.asked: list[int] = []
        self.answer = asyncio.Event()

    async def ask(self, _: object, asked: Asked, round: int) -> Exploration:
        self.asked.append(round)
        await self.answer.wait()
        return Exploration(0.5, [])


class Warmup:
    async def hints(self, game: str) -> None:
        pass


def test_an_address_waits_for_a_few_rounds_and_no_more() -> None:
    async def ask() -> None:
        desk: Any = type("Desk", (), {"gate": Gate(Limits(explorations=2)), "warmup": Warmup()})()
        room = Explorer(desk)
        room.staff.close()
        room.staff = slow = Slow()  # type: ignore[assignment]
        match = deal(Match(GAMES["parfum"], box_of("parfum"), 2), "first")
        here = [asyncio.create_task(room.explore(match, n, ("here", ""))) for n in (1, 2)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal) as refusal:
            await room.explore(match, 3, ("here", ""))
        assert refusal.value.reason == "too_many"
        there = asyncio.create_task(room.explore(match, 4, ("there", "")))
        await asyncio.sleep(0)
        assert slow.asked == [1]  # the others wait for their turn
        slow.answer.set()
        await asyncio.gather(*here, there)
        await room.explore(match, 1, ("here", ""))
        assert sorted(slow.asked) == [1, 2, 4]  # what was found is not asked for again

    asyncio.run(ask())
