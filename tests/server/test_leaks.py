"""Nothing leaks: the bytes that a chair is sent depend on what it may know, and on nothing else."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import msgspec
import numpy as np
import pytest

from grasse.games import GAMES
from grasse.kernel.aliases import State
from grasse.kernel.game import Game
from grasse.kernel.rng import below, make_rng
from grasse.players import find_player
from grasse.server import tables
from grasse.server.boxes import box_of
from grasse.server.differences import Copy
from grasse.server.fairness import SHARED
from grasse.server.looks import sent_tree
from grasse.server.matches import match_of
from grasse.server.tables import Table
from grasse.server.trail import hash_of
from grasse.storage.store import ChairRow, EntryRow, MatchRow
from tests.every_game.cases import every_game, first_game, hints
from tests.server.browsers import Browser, chain, finish

NOW = 1_000_000.0
EVERY = 31  # one decision in this many is looked at from all sides
ENOUGH = 40  # pictures of somebody who may not know
MATCHES = 12  # in which to find them


def lay(game: Game, seats: int, name: str) -> Table:
    row = MatchRow(
        match=name,
        game=game.name,
        version=game.version,
        box=game.box_hash(box_of(game.name)),
        seats=seats,
        options="{}",
        clock_kind="match",
        clock_seconds=1e6,
        listed=True,
        secret=hash_of(name),
        forked=0,
        created=NOW,
        luck=SHARED,
    )
    chairs = [ChairRow(name, n, "person", f"P{n}", holder=f"holder-of-{n}") for n in range(seats)]
    return Table(row, chairs)


@cache
def played(game_name: str, name: str = "leaks") -> Table:
    """A whole match at a full table, chance included; another name is another match."""
    game = GAMES[game_name]
    table = lay(game, game.seats[-1], name)
    chains = [chain(f"{name} {seat}") for seat in range(table.row.seats)]
    for seat in range(table.row.seats):
        table.await_pledge(seat, NOW)
    for seat, links in enumerate(chains):
        table.pledge(seat, links[-1], NOW)
    player = find_player("greedy").sit(name)
    while table.awaits:
        match = table.match
        action = player.choose(game, match.box, match.view(match.seat), match.options())
        link = chains[table.turn][-2 - table.trail.given(table.turn)]
        table.decide(table.turn, table.number, action, NOW, link=link)
    return table


def steps(table: Table) -> Iterator[tuple[Table, EntryRow]]:
    """The same match, entry by entry: as it was before each, and the entry."""
    again = Table(table.row, table.chairs)
    for entry in table.entries:
        yield again, entry
        again.follow(entry)


def with_state(table: Table, state: State) -> Table:
    """The same table, with another state under it."""
    table.match.state = state
    table._forget()
    return table


def scrambled(game: Game, state: State, reader: int, seed: int) -> State:
    """A copy in which all that *reader* may not know is anything at all."""
    other = np.frombuffer(bytearray(state.tobytes()), game.STATE)[0]
    rng = make_rng("scramble", seed)
    for field in hints(game).secrets(other, reader).values():
        for index in range(field.size):
            field.flat[index] = below(rng, 100)
    return other


def previewed(table: Table, reader: int) -> list[bytes]:
    """What a seat is shown of the table after its first options, if it is asked."""
    options = table.options()[:2] if reader == table.turn else []
    shown = [table.preview(reader, table.number, action) for action in options]
    return [msgspec.json.encode(each) for each in shown]


@pytest.mark.slow
@every_game
def test_what_is_sent_is_the_same_when_only_secrets_change(game: Game) -> None:
    table = played(game.name)
    looked, since = 0, 0
    copies = {reader: (Copy(), Copy()) for reader in range(-1, table.row.seats)}
    for before, entry in steps(table):
        if before.status != "playing" or entry.number % EVERY:
            continue
        truth = before.match.state
        for reader, (copy, other_copy) in copies.items():
            seen = before.picture(reader, 0, NOW)
            step = before.difference(reader, since, NOW, copy)
            other = with_state(before, scrambled(game, truth, reader, entry.number))
            assert other.picture(reader, 0, NOW) == seen
            assert other.difference(reader, since, NOW, other_copy) == step
            shown = previewed(other, reader)
            assert shown == previewed(with_state(before, truth), reader)
            with_state(before, truth)
            looked += 1
        since = before.number
    assert looked > 50


def alternatives(before: Table, entry: EntryRow) -> list[int]:
    """The other things that this entry could have been, if what it was is a secret."""
    game, match = before.match.game, before.match
    kind = game.notation.decision(entry.value)
    if entry.kind == tables.DRAWN:
        secret = kind.name in hints(game).SECRET_OUTCOMES
        return list(match.odds()) if secret else []
    return match.options() if kind.hidden else []


def pictures_of_others(before: Table, entry: EntryRow, others: list[int]) -> dict[int, set[bytes]]:
    """What each seat that may not learn it is sent after *entry*, for all that it could be."""
    game, match = before.match.game, before.match
    shows = {kind.name: kind.shows for kind in game.event_kinds}
    learner = entry.seat
    if entry.kind == tables.DRAWN:
        learner = hints(game).learner(match.box, match.state)
    sent: dict[int, set[bytes]] = {}
    for action in others:
        world = Table(before.row, before.chairs, before.entries, before.snapshot())
        world.follow(replace(entry, value=action))
        if any(shows[event.name] for event in world.events(-1, before.number)):
            continue  # turned up for all to see
        for reader in range(-1, before.row.seats):
            if reader != learner:
                copy = Copy()
                before.difference(reader, before.number, NOW, copy)
                content = world.picture(reader, before.number, NOW)
                content += world.difference(reader, before.number, NOW, copy)
                sent.setdefault(reader, set()).add(content)
    return sent


@pytest.mark.slow
@every_game
def test_a_secret_decision_tells_the_others_nothing(game: Game) -> None:
    enough = ENOUGH if hints(game).SECRET_OUTCOMES else 0
    compared = 0
    for name in map(str, range(MATCHES)):  # a match may have few secrets: as many as it takes
        for before, entry in steps(played(game.name, name)):
            if entry.kind not in tables.PLAYED or compared > enough:
                continue
            others = alternatives(before, entry)
            assert not others or entry.kind != tables.FORCED
            if len(others) < 2:
                continue
            sent = pictures_of_others(before, entry, others)
            assert all(len(pictures) == 1 for pictures in sent.values())
            compared += len(sent)
        if compared > enough:
            return
    assert compared >= enough


def test_a_secret_decision_is_asked_for_though_there_is_one_option() -> None:
    """Done by itself, and at once, it would tell the others that there was no other."""
    found = 0
    for game in GAMES.values():
        for before, entry in steps(played(game.name)):
            if entry.kind in (tables.FORCED, tables.DECIDED):
                is_hidden = game.notation.decision(entry.value).hidden
                assert not (is_hidden and entry.kind == tables.FORCED)
                found += is_hidden and len(before.match.options()) == 1
    assert found > 0


@first_game
def test_everyone_is_told_of_each_event_what_they_may_know(game: Game) -> None:
    table = played(game.name)
    match, secrets_told = match_of(table.row), 0
    readers = range(-1, table.row.seats)
    told: dict[tuple[int, int], list[Any]] = {}
    for reader in readers:
        for event in table.events(reader, 0):
            told.setdefault((reader, event.number), []).append((event.name, event.values))
    for entry in table.entries:
        if entry.kind not in tables.PLAYED:
            continue
        rows = match.play(entry.value)
        for reader in readers:
            due = [
                (event.name, event.values) for event in game.read_events(match.box, rows, reader)
            ]
            assert told.get((reader, entry.number), []) == due
        secrets_told += any(row["audience"] >= 0 for row in rows)
    assert secrets_told > 0 or not hints(game).SECRET_OUTCOMES


@first_game
def test_no_message_has_the_secret_or_a_key_in_it(game: Game) -> None:
    table = played(game.name)
    forbidden = [table.row.secret, *(f"holder-of-{n}" for n in range(table.row.seats))]
    forbidden += filter(None, table.trail.links)
    assert len(forbidden) > 30
    told = 0
    for before, _ in steps(table):
        for seat in range(-1, table.row.seats) if before.number % EVERY == 0 else ():
            content = before.picture(seat, 0, NOW).decode()
            assert [text for text in forbidden if text in content] == []
            told += 1
    assert told > 30
    assert table.row.secret in table.picture(-1, table.number, NOW).decode()  # now that it is over


def test_a_leak_would_be_noticed() -> None:
    """The first test above fails if a table is described from its state and not from a view."""
    game = next(iter(GAMES.values()))
    table = played(game.name)
    found = 0
    for before, entry in steps(table):
        if before.status == "playing" and entry.number % EVERY == 0:
            truth = before.match.state
            seen = sent_tree(before.match, -2)
            other = with_state(before, scrambled(game, truth, -1, 1))
            found += bytes(sent_tree(other.match, -2)) != bytes(seen)
            with_state(before, truth)
    assert found > 3


@pytest.mark.slow
def test_all_that_goes_over_the_wire_in_a_match_is_searched(browser: Browser, house: Any) -> None:
    """Three people on three machines and a watcher: every byte that each of them received."""
    friends = [browser, Browser(house), Browser(house)]
    opened = browser.open("me", "open", "open")
    match = opened["match"]
    invites = [chair["invite"] for chair in opened["chairs"][1:]]
    for friend, invite in zip(friends[1:], invites, strict=True):
        friend.post(f"/api/matches/{match}/join", {"invite": invite, "name": f"F{invite[:4]}"})
    secret = house.app.state.desk.places[match].table.row.secret
    keys = [friend.key for friend in friends]
    chooser = random.Random("wire")
    with (
        friends[0].sit(match, 1, 0) as one,
        friends[1].sit(match, 2, 0) as two,
        friends[2].sit(match, 3, 0) as three,
        Browser(house).sit(match, 0, 0) as watcher,
    ):
        sockets = [watcher, one, two, three]
        for _ in range(150):
            number = max(socket.table["number"] for socket in sockets)
            for socket in sockets:
                while socket.table["number"] < number:
                    socket.next()
            me = sockets[one.table["turn"]]
            me.decide(chooser.choice(me.table["options"]))
        finish(browser, match)
        for socket in sockets:
            socket.until_table(lambda table: table["status"] == "over")
        secrets_seen = 0
        for seat, socket in enumerate(sockets):
            for content in socket.received:
                message = json.loads(content)
                text = content.decode()
                assert not any(key in text for key in [*keys, *invites])
                assert (secret in text) == (message.get("status") == "over")
                for event in message.get("events", []):
                    if event["name"] == "token_taken":
                        secrets_seen += 1
                        assert (event["values"]["value"] is None) == (event["seat"] != seat)
        assert secrets_seen > 20
