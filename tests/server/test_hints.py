"""Hints: what the strongest bot thinks, for anyone who plays alone or with people who agree."""

from __future__ import annotations

import json

import pytest

from grasse.kernel.seats import WATCHER
from grasse.server.bots import Bots
from grasse.server.messages import Refusal
from grasse.study.hints import HintedOption
from grasse.study.reasons import Reason
from grasse.study.review.findings import MistakeReason
from tests.server.browsers import Browser, Socket, invitation
from tests.server.test_clocks import START, lay

VIEWS: list[tuple[str, bytes]] = []  # what the adviser was shown
SEEN: list[bytes] = []  # and what was shown to whoever tried the options out


@pytest.fixture(autouse=True)
def adviser(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that answers at once: what it thinks does not matter here, but who hears it."""

    async def hint(_: Bots, game: str, view: bytes, *rest: object) -> list[HintedOption]:
        VIEWS.append((game, view))
        first = HintedOption(3, 0.75, [0.6, 0.4], 81.26, 0.05, MistakeReason("x", 2.0, "sold", 0))
        return [first, HintedOption(1, 0.25, [0.5, 0.5], 80.0, 0.1)]

    async def explain(_: Bots, game: str, view: bytes, action: int, *rest: object) -> Reason:
        SEEN.append(view)
        return Reason(10, 8, 4.26, "sold") if action == 3 else Reason(0, 0, 0.0, "")

    VIEWS.clear()
    SEEN.clear()
    monkeypatch.setattr(Bots, "hint", hint)
    monkeypatch.setattr(Bots, "explain", explain)


def hint(socket: Socket) -> dict[str, object]:
    socket.send("hint", number=socket.table["number"])
    return socket.until(lambda message: message["type"] in ("hint", "refused"))


def test_who_plays_with_programs_alone_is_given_a_hint(browser: Browser) -> None:
    match = browser.open("me", "greedy")["match"]
    with browser.sit(match, 1) as socket:
        socket.table["options"] or socket.until_table(lambda table: table["options"])
        assert socket.table["hints"]
        found = hint(socket)
        number = socket.table["number"]
        told = {"action": 3, "share": 0.75, "chances": [0.6, 0.4], "error": 0.05}
        told |= {"points": 81.3, "soon": 4.3, "source": "sold"}
        told["why"] = {"id": "x", "points": 2.0, "source": "sold", "seat": 0, "count": 0.0}
        other = {"action": 1, "share": 0.25, "chances": [0.5, 0.5], "error": 0.1}
        other |= {"points": 80.0, "why": None, "soon": None, "source": ""}
        assert found == {"type": "hint", "number": number, "opinions": [told, other]}
        table = browser.client.app.state.desk.places[match].table
        assert [table.match.view(WATCHER).tobytes()] * 2 == SEEN, (
            "nothing that its seat alone knows"
        )
        assert [("parfum", table.match.view(0).tobytes())] == VIEWS


def test_among_people_all_must_agree(browser: Browser, other: Browser) -> None:
    opened = browser.open("me", "open")
    match = opened["match"]
    other.post(f"/api/matches/{match}/join", {"invite": invitation(opened, 2), "name": "Iris"})
    with browser.sit(match, 1) as mine, other.sit(match, 2) as theirs:
        mine.until_table(lambda table: table["status"] == "playing")
        sockets = {1: mine, 2: theirs}
        asking, asked = sockets[mine.table["turn"]], sockets[3 - mine.table["turn"]]
        assert not asking.table["hints"]
        assert hint(asking)["reason"] == "no_hints"
        asking.send("ask_hints", number=asking.table["number"])
        table = asked.until_table(lambda table: table["asked"])
        assert table["asked"] == {"seat": asking.table["seat"], "agreed": [], "back": 0}
        asked.send("disagree", number=table["number"])
        told = asking.until_table(lambda told: told["number"] > table["number"])
        assert (told["hints"], told["asked"]) == (False, None)
        asking.send("ask_hints", number=asking.table["number"])
        table = asked.until_table(lambda table: table["asked"])
        asked.send("agree", number=table["number"])
        for socket in (asking, asked):
            told = socket.until_table(lambda table: table["hints"])
            assert "hints_agreed" in [event["name"] for event in told["events"]]
            assert told["asked"] is None
        assert hint(asking)["type"] == "hint"
        assert hint(asked)["reason"] == "not_your_turn"
        assert not any(b'"type":"hint"' in content for content in asked.received)


def test_a_hint_is_for_the_question_that_is_asked_now() -> None:
    table = lay("", "greedy")
    seat = 0
    while table.turn != seat:
        table.decide(table.turn, table.number, table.match.options()[0], START, "by_bot")
    old = table.question - 1
    table.check_hint(seat, table.number)
    with pytest.raises(Refusal, match="old"):
        table.check_hint(seat, old)
    with pytest.raises(Refusal, match="not_your_turn"):
        table.check_hint(1, table.number)
    table.leave(seat, START)
    with pytest.raises(Refusal, match="not_your_turn"):
        table.check_hint(seat, table.number)


def test_agreement_is_kept_in_the_entries_and_a_decision_withdraws_the_question() -> None:
    table = lay("", "")
    asks = table.turn
    table.ask_hints(asks, table.number, START)
    assert table.asked is not None
    table.decide(asks, table.number, table.match.options()[0], START)
    assert table.asked is None
    table.ask_hints(0, table.number, START)
    table.answer(1, table.number, True, START)
    assert table.hints
    again = type(table)(table.row, table.chairs, table.entries)
    assert again.hints
    assert again.ask_hints(0, again.number, START) == []


def test_one_hint_at_a_time(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    import asyncio

    async def think_long(*_: object) -> list[HintedOption]:
        await asyncio.Event().wait()  # for ever
        return []

    monkeypatch.setattr(Bots, "hint", think_long)
    match = browser.open("me", "greedy")["match"]
    with browser.sit(match, 1) as socket:
        socket.table["options"] or socket.until_table(lambda table: table["options"])
        for _ in range(2):
            socket.send("hint", number=socket.table["number"])
        assert socket.refusal()["reason"] == "too_often"
        socket.decide()  # nobody waits for the adviser
        assert json.loads(socket.received[-1])["type"] == "table"
