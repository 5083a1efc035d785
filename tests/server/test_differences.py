"""Differences on the wire: who follows them sees what the whole tables show, and notices a loss."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import msgspec
import pytest
from msgspec import Struct
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode

from grasse.games import GAMES
from grasse.kernel.game import Game
from grasse.kernel.seats import WATCHER
from grasse.kernel.tree import Node
from grasse.server import tables
from grasse.server.connections import DEFLATE
from grasse.server.differences import Copy, Touchable, change_of, refused_by_clause
from grasse.server.messages import Chair
from grasse.server.steps import ChairChange, TableStep, WholeTable
from grasse.server.tables import Table
from grasse.storage.store import EntryRow
from tests.every_game.cases import every_game, first_game
from tests.server.browsers import Browser
from tests.server.following import Follower, by_actions, changed
from tests.server.test_leaks import NOW, lay

MOST = 600  # bytes a decision and chair, as a socket sends them
DECISIONS = 120


def moves(game: Game) -> Iterator[Table]:
    """A table after each of some decisions at random; now and then one is undone."""
    table = lay(game, game.seats[-1], "differences")
    table.begin(NOW)
    rng = random.Random("differences")
    for number in range(DECISIONS):
        yield table
        if number % 20 == 19 and table.steps_back(table.turn):
            table.undo(table.turn, table.number, NOW + number)
        elif table.awaits:
            action = rng.choice(table.options())
            table.decide(table.turn, table.number, action, NOW + number)


def deflate_of(factory: ServerPerMessageDeflateFactory) -> Callable[[bytes], int]:
    """Says how many bytes a socket would send for one message after the other."""
    extension = factory.process_request_params([("client_max_window_bits", None)], [])[1]
    return lambda content: len(extension.encode(Frame(Opcode.TEXT, content)).data)


@first_game
def test_whoever_follows_the_steps_sees_the_whole_table(game: Game) -> None:
    readers = range(WATCHER, game.seats[-1])
    copies = {reader: (Copy(), Follower()) for reader in readers}
    since, sizes = 0, []
    deflates = {reader: deflate_of(DEFLATE) for reader in readers}
    for table in moves(game):
        for reader, (copy, follower) in copies.items():
            sent = table.difference(reader, since, NOW, copy)
            whole = json.loads(table.picture(reader, since, NOW))
            whole["prospects"].sort(key=by_actions)
            assert follower.follow(sent) == whole
            size = deflates[reader](sent)
            sizes += [size] if since and reader != WATCHER else []
        since = table.number
    sizes.sort()
    assert sizes[len(sizes) // 2] <= MOST


@every_game
def test_what_did_not_change_is_not_told_again(game: Game) -> None:
    table = next(moves(game))
    copy = Copy()
    table.difference(table.turn, table.number, NOW, copy)
    again = json.loads(table.difference(table.turn, table.number, NOW, copy))
    assert again.keys() == {"type", "step", "number", "check"}


def test_what_all_are_told_alike_is_put_together_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made = list[str]()

    def secret(*_: Any) -> str:
        made.append("one")
        return ""

    monkeypatch.setattr(tables, "shown_secret", secret)
    table = next(moves(GAMES["parfum"]))
    for reader in range(WATCHER, 4):
        table.difference(reader, 0, NOW, Copy())
    assert len(made) == 1


@pytest.mark.parametrize(
    ("whole", "change"), [(Chair, ChairChange), (WholeTable, TableStep)], ids=["chair", "table"]
)
def test_all_that_can_change_has_its_type(whole: type[Struct], change: type[Struct]) -> None:
    """The types of the page and the protocol are made from these; what is sent is not checked."""
    fixed = {"seat", "not_now"} if change is TableStep else set()
    assert {*whole.__struct_fields__} - fixed == {*change.__struct_fields__}


@every_game
def test_what_can_be_done_with_a_part_is_all_that_can_with_its_pieces(game: Game) -> None:
    for table in islice(moves(game), 20):
        for part in table._tree(table.turn).children:
            found, pieces = Touchable(part), [node for node in part.walk() if node.touches]
            actions = {action for node in pieces for action in node.touches}
            assert [*map(id, found.pieces)] == [*map(id, pieces)]
            assert found.bits == sum(1 << action for action in actions)


def test_options_that_bring_the_same_are_told_as_one() -> None:
    table = next(moves(GAMES["parfum"]))
    told = json.loads(table.difference(table.turn, table.number, NOW, Copy()))
    assert sorted(n for each in told["prospects"] for n in each["actions"]) == table.options()
    assert len(told["prospects"]) < len(table.options())


def piece(name: str, *children: Node, **values: str | int) -> Node:
    return Node(name, "piece", values, children=list(children))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (piece("a", x=1, y=2), piece("a", x=1, z=3)),
        (piece("a", piece("b"), piece("c")), piece("a", piece("c"), piece("d"))),
        (piece("a", piece("b"), piece("c")), piece("a", piece("c"), piece("b"))),
        (piece("a", piece("b"), piece("b")), piece("a", piece("b"), piece("c"), piece("b"))),
        (piece("a", piece("b"), piece("c", x=1)), piece("a", piece("n"), piece("c", x=2))),
        (piece("a", Node("b", "one")), piece("a", Node("b", "other"))),
        (piece("a", piece("b", piece("c"))), piece("a", piece("b", piece("c", piece("d"))))),
    ],
)
def test_a_change_leads_from_one_piece_to_the_other(old: Node, new: Node) -> None:
    change = change_of(old, new)
    assert change is not None
    follow = changed(msgspec.to_builtins(old), msgspec.to_builtins(change))
    assert msgspec.convert(follow, Node) == new
    assert change_of(new, new) is None


def test_the_clause_of_what_cannot_be_touched_is_not_told() -> None:
    assert refused_by_clause([0, 7, 9, 7, 5], [0, 1, 3, 4], 5) == {7: [1, 3]}


def decide(table: Table, now: float) -> list[EntryRow]:
    """The first thing that may be decided, whoever is asked."""
    return table.decide(table.turn, table.number, table.options()[0], now)


def test_a_lost_step_is_noticed_and_mended_by_the_whole(browser: Browser) -> None:
    match, desk = browser.open("me", "me")["match"], browser.client.app.state.desk
    address = f"/api/matches/{match}/socket?seat=1&since=0&differences=1"
    headers = {"cookie": f"grasse={browser.key}"}
    with (
        browser.client.websocket_connect(address, headers=headers) as session,
        browser.client.portal() as portal,
    ):
        follower, told = Follower(), list[dict[str, Any]]()
        first = follower.follow(session.receive_text().encode())
        assert first["events"]
        for number in (1, 2):
            portal.call(desk.act, match, decide)
            while len([each for each in told if each.get("events")]) < number:
                told.append(json.loads(session.receive_text()))
        lost, *_, last = told
        with pytest.raises(AssertionError, match="a step was lost"):
            follower.follow(msgspec.json.encode(last))
        session.send_json({"type": "whole", "since": first["number"]})
        while (message := json.loads(session.receive_text()))["type"] != "whole":
            pass
        mended = follower.follow(msgspec.json.encode(message))
        happened = [event for each in told for event in each.get("events", [])]
        assert mended["events"] == happened  # none of it is missing
        assert lost["step"] < last["step"] < message["step"]


def test_a_seat_alone_is_told_what_it_was_not_asked() -> None:
    """With differences or without; whoever comes later as well."""
    since, told = 0, 0
    for table in moves(GAMES["parfum"]):
        made = [each for each in table.entries if each.number > since]
        for reader in (-1, 0, 1):
            of_its = [e.value for e in made if (e.kind, e.seat) == ("forced", reader)]
            assert json.loads(table.picture(reader, since, NOW))["forced"] == of_its
            step = json.loads(table.difference(reader, since, NOW, Copy()))
            assert step.get("forced", []) == of_its
            told += len(of_its)
        since = table.number
    assert told > 4
