"""What its options bring is told to the seat that is asked, and to nobody else."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from grasse.kernel.events import Event
from grasse.server import tables
from grasse.server.differences import Copy
from grasse.server.messages import Refusal
from grasse.server.tables import Table
from grasse.study.prospects import WORLDS, prospects_of
from tests.server.browsers import Browser
from tests.server.test_clocks import START, lay


def asked(seat: int = 0) -> Table:
    """A table at which *seat* is asked."""
    table = lay("", "greedy")
    while table.turn != seat:
        table.decide(table.turn, table.number, table.match.options()[0], START, "by_bot")
    return table


def test_what_options_bring_is_told_to_who_is_asked() -> None:
    table = asked()
    told = msgspec.json.decode(table.picture(0, 0, START))
    assert told["options"]
    assert [each["action"] for each in told["prospects"]] == told["options"]
    for reader in (-1, 1):
        assert msgspec.json.decode(table.picture(reader, 0, START))["prospects"] == []


def test_who_does_not_want_to_know_is_not_told_and_nothing_is_looked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = asked()
    for name in ("prospects", "find_ways"):
        monkeypatch.delattr(tables, name)
    told = msgspec.json.decode(table.picture(0, 0, START, ahead=False))
    assert (told["prospects"], told["ways"]) == ([], None)
    assert told["options"]
    told = msgspec.json.decode(table.difference(0, 0, START, Copy(ahead=False)))
    assert (told["prospects"], told["ways"]) == ([], None)


@pytest.mark.parametrize(("query", "is_told"), [("", True), ("&prospects=0", False)])
@pytest.mark.parametrize("differences", ["", "&differences=1"])
def test_a_socket_says_whether_it_wants_to_know(
    browser: Browser, differences: str, query: str, is_told: bool
) -> None:
    match = browser.open("me", "me")["match"]
    headers, found = {"cookie": f"grasse={browser.key}"}, list[dict[str, Any]]()
    for seat in (1, 2):  # one of them is asked
        address = f"/api/matches/{match}/socket?seat={seat}{differences}{query}"
        with browser.client.websocket_connect(address, headers=headers) as session:
            found.append(json.loads(session.receive_text()))
    told = next(table for table in found if table["options"])
    assert bool(told["prospects"]) == is_told == (told["ways"] is not None)


def test_they_are_told_again_after_every_decision() -> None:
    table = asked()
    before = msgspec.json.decode(table.picture(0, 0, START))["prospects"]
    table.decide(0, table.number, table.options()[0], START)
    while table.turn != 0:
        table.decide(table.turn, table.number, table.match.options()[0], START, "by_bot")
    told = msgspec.json.decode(table.picture(0, 0, START))
    assert [each["action"] for each in told["prospects"]] == told["options"]
    assert told["prospects"] != before


def test_a_preview_is_of_an_option_of_the_question_that_is_asked_now() -> None:
    table = asked()
    action = table.options()[0]
    with pytest.raises(Refusal, match="not_your_turn"):
        table.preview(1, table.number, action)
    with pytest.raises(Refusal, match="old"):
        table.preview(0, table.question - 1, action)
    with pytest.raises(Refusal, match="rules"):
        table.preview(0, table.number, 2**31 - 1)


def test_a_preview_shows_the_table_as_it_will_be(browser: Browser) -> None:
    match = browser.open("me", "greedy")["match"]
    with browser.sit(match, 1) as socket:
        socket.table["options"] or socket.until_table(lambda table: table["options"])
        before = socket.table
        action = before["options"][0]
        socket.send("preview", number=before["number"], action=action)
        shown = socket.until(lambda message: message["type"] == "preview")
        assert (shown["number"], shown["action"]) == (before["number"], action)
        assert shown["tree"] != before["tree"]
        assert shown["tree"]["id"] == before["tree"]["id"]


def test_what_is_told_again_is_made_once() -> None:
    """What an option brings, and each thing that happens by any of them."""
    table, events = asked(), list[Event]()
    match, ahead = table.match, prospects_of(table.match.game)
    while len(events) < 50:
        view, options = match.view(table.turn), table.options()
        told, again = (ahead.all(match.box, view, options) for _ in range(2))
        assert all(one is other for one, other in zip(told, again, strict=True))
        events += [event for each in told for event in each.events if table.turn == 0]
        kind = "decided" if table.turn == 0 else "by_bot"
        table.decide(table.turn, table.number, options[-1], START, kind)
    different = {repr(event) for event in events}
    assert len({id(event) for event in events}) == len(different) < len(events)


def test_worlds_are_imagined_once_for_a_question(monkeypatch: pytest.MonkeyPatch) -> None:
    """What can be done in one go is looked for in one of those in which options are compared."""
    table = asked()
    ahead, imagined = prospects_of(table.match.game), list[int]()
    imagine = ahead._imagine

    def counted(*given: Any) -> None:
        imagined.append(len(given[-1]))
        imagine(*given)

    monkeypatch.setattr(ahead, "_imagine", counted)
    told = msgspec.json.decode(table.picture(0, 0, START))
    assert told["prospects"]
    assert told["ways"]
    assert imagined == [WORLDS]
