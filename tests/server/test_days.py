"""The match of the day: one deal for everyone, proved, over the change of a day."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from http.client import HTTPException
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from grasse.games import GAMES
from grasse.kernel.seats import CHANCE
from grasse.players import find_player
from grasse.server import bots, day_luck, days, fairness, tables
from grasse.server.app import make_app
from grasse.server.bots import Bots
from grasse.server.day_luck import Draw, day_of, ends, midnight
from grasse.server.day_messages import OpenDay
from grasse.server.days import ranked
from grasse.server.desk import Desk
from grasse.server.fairness import Unfair
from grasse.server.limits import UNLIMITED
from grasse.server.messages import Refusal
from grasse.server.replays import Replay
from grasse.server.tables import Table
from grasse.server.trail import hash_of
from grasse.server.visitors import Visitor
from grasse.storage import store
from grasse.storage.days import TryRow, days_of
from grasse.storage.store import ChairRow, EntryRow
from tests.server.browsers import Browser
from tests.server.servers import ROOT, Server
from tests.server.test_clocks import START, lay

DAY, NEXT = "2026-05-01", "2026-05-02"
NOON = midnight(DAY) + 12 * 3600
HOUR = 3600.0


def daily(name: str, game: str = "parfum", seats: int = 2) -> Table:
    """A try at a day, of one person against bots."""
    old = lay(*["greedy"] * seats, game=game).row
    row = replace(old, match=name, luck=fairness.OF_A_DAY, day=DAY)
    chairs = [ChairRow(name, 0, "person", "Rose", holder="me")]
    chairs += [ChairRow(name, seat, "bot", player="greedy") for seat in range(1, seats)]
    table = Table(row, chairs)
    table.begin(START)
    return table


def played(table: Table, player: str, seed: str) -> Table:
    """The same table at the end, with a person who plays like this bot."""
    person = find_player(player).sit(seed)
    steady: dict[int, int] = {}
    while table.awaits:
        match, seat = table.match, table.turn
        if seat:
            steady[seat] = steady.get(seat, 0) + 1
            chosen = find_player("greedy").sit(seat, steady[seat])
        else:
            chosen = person
        action = chosen.choose(match.game, match.box, match.view(seat), match.options())
        kind = tables.BY_BOT if seat else tables.DECIDED
        table.decide(seat, table.number, int(action), START, kind)
    return table


def draws(table: Table) -> dict[str, int]:
    """[list of the day] what was drawn from it at a table."""
    again, course, found = table.match.again(), day_luck.Course(table.match), {}
    for action in table.match.decisions:
        if again.seat == CHANCE:
            found[course.follow(again).stream] = action
        again.play(action)
    return found


def test_a_try_is_played_again_for_its_signs_once(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[int] = []

    def tell(_: object, seat: int) -> list[int]:
        told.append(seat)
        return [seat + 1]

    async def find(*_: object) -> Replay:
        return replay

    replay = Replay(lay("", ""))
    monkeypatch.setattr(days, "standings", tell)
    monkeypatch.setattr(days, "find_replay", find)
    desk: Any = None
    signs = [asyncio.run(days.signs_of(desk, "match", seat)) for seat in (0, 1, 0, 1)]
    assert (signs, told) == ([[1], [2], [1], [2]], [0, 1])


# ---------------------------------------------------------------- luck


def test_what_is_drawn_is_as_likely_as_its_weight() -> None:
    odds, times = {100: 1, 103: 5, 104: 2}, 4000
    found = Counter(
        day_luck.outcome("secret", Draw(f"0:note:{n}", 98, 9), odds) for n in range(times)
    )
    assert set(found) == set(odds)
    for action, weight in odds.items():
        share = weight / sum(odds.values())
        deviation = (share * (1 - share) / times) ** 0.5
        assert abs(found[action] / times - share) < 4 * deviation


def test_whoever_has_other_cards_left_still_draws_the_same_if_it_is_there() -> None:
    for number in range(50):
        draw = Draw(f"3:note:{number}", 0, 40)
        most = dict.fromkeys(range(40), 1)
        drawn = day_luck.outcome("secret", draw, most)
        fewer = {action: 1 for action in range(40) if action % 3 or action == drawn}
        assert day_luck.outcome("secret", draw, fewer) == drawn
        without = {action: 1 for action in most if action != drawn}
        assert day_luck.outcome("secret", draw, without) in without


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_everyone_gets_the_same_luck_whatever_they_decide(game: str) -> None:
    one = played(daily("one", game), "greedy", "a")
    same = played(daily("other name", game), "greedy", "a")
    other = played(daily("third", game), "uniform", "b")
    assert one.match.decisions == same.match.decisions
    assert one.match.decisions != other.match.decisions
    mine, theirs = draws(one), draws(other)
    shared = mine.keys() & theirs.keys()
    setup = [stream for stream in shared if stream.startswith("0:")]
    assert setup
    assert all(mine[stream] == theirs[stream] for stream in setup)
    alike = sum(mine[stream] == theirs[stream] for stream in shared)
    assert alike > len(shared) * 0.6  # by the odds alone it would be a tenth or less


def test_after_an_undo_the_same_luck_comes() -> None:
    whole = played(daily("one"), "greedy", "a").match
    luck, match = day_luck.Daily(daily("any").row.secret), whole.again()
    for upto in (60, 40, len(whole.decisions)):  # forwards, back, and forwards again
        if upto < len(match.decisions):
            match.rewind(len(match.decisions) - upto)
        for action in whole.decisions[len(match.decisions) : upto]:
            match.play(luck.draw(match) if match.seat == CHANCE else action)
    assert match.decisions == whole.decisions


def test_a_record_of_a_day_is_verified_and_a_changed_one_is_not() -> None:
    table = played(daily("one"), "greedy", "a")
    text = Replay(table).record()
    found = fairness.verify(text, table.match)
    assert (found.way, found.drawn > 20) == (fairness.OF_A_DAY, True)
    assert f"# day: {DAY}\n" in text
    line = next(line for line in text.splitlines() if " drawn " in line)
    stream = line.split()[4]
    wrongs = {
        line.replace(stream, "7:note:9"): "from another list",
        "": "does not say how decision",
        line.replace("=1", "=2", 1): "from another list",
    }
    for wrong, reason in wrongs.items():
        with pytest.raises(Unfair, match=reason):
            fairness.verify(text.replace(line, wrong), table.match)
    secret = fairness.make_secret()
    changed = text.replace(table.row.secret, secret)
    hashed = hash_of(table.row.secret), hash_of(secret)
    with pytest.raises(Unfair, match="but the secret gives"):
        fairness.verify(changed.replace(*hashed), table.match)


def test_a_bot_of_a_day_answers_the_same_however_long_it_takes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = lay("", "")
    view, options = table.match.view(table.turn).tobytes(), table.options()
    question = ("perfumer", "parfum", view, options, "seed", "chair", b"", True)
    first = bots.think(*question)
    monkeypatch.setattr("time.monotonic", iter(range(0, 10**9, 1000)).__next__)  # a slow machine
    assert [bots.think(*question) for _ in range(2)] == [first] * 2


# ---------------------------------------------------------------- the try that counts


def test_nothing_helps_in_the_try_that_counts_and_everything_in_practice() -> None:
    table = daily("one")
    while not table.steps_back(0, agreed=True):
        seat = table.turn
        kind = tables.BY_BOT if seat else tables.DECIDED
        table.decide(seat, table.number, table.options()[0], START, kind)
    practice = Table(replace(table.row, practice=True), table.chairs, table.entries)
    while table.steps_back(0) or table.turn:  # to the next question after some luck
        seat = table.turn
        kind = tables.BY_BOT if seat else tables.DECIDED
        table.decide(seat, table.number, table.options()[0], START, kind)
    with pytest.raises(Refusal, match="luck and others' decisions stand"):
        table.undo(0, table.number, START)
    number = table.number
    assert not table.hints
    with pytest.raises(Refusal, match="there are no hints"):
        table.ask_hints(0, number, START)
    with pytest.raises(Refusal, match="nobody stands in"):
        table.leave(0, START)
    assert table.number == number
    assert practice.hints
    assert practice.leave(0, START)


def test_ranks_are_by_points_and_percent_by_who_is_beaten() -> None:
    def row(name: str, points: int, place: int = 1) -> TryRow:
        return TryRow(name, name, name, "over", json.dumps([[points, place], [0, 2]]), START)

    tries = [row("a", 10, 2), row("b", 30), row("c", 20), row("d", 20), row("e", 5, 2)]
    found = ranked(tries, 0, "c", shown=False)
    assert [(each.rank, each.name, each.percent) for each in found] == [
        (1, "b", 100.0),
        (2, "c", 62.5),
        (2, "d", 62.5),
        (4, "a", 25.0),
        (5, "e", 0.0),
    ]
    assert [each.match for each in found] == ["", "c", "", "", ""]
    assert [each.match for each in ranked(tries, 0, "", shown=True)] == list("bcdae")
    assert [each.percent for each in ranked(tries[:1], 0, "", shown=True)] == [None]


# ---------------------------------------------------------------- at a server


class House:
    """A server whose clock the test turns."""

    def __init__(self, client: TestClient[Any], now: list[float]) -> None:
        self.client, self.now = client, now

    def browser(self) -> Browser:
        return Browser(self.client)

    def end(self, match: str, player: str = "greedy") -> None:
        """Plays a match to its end at once; how bots answer is another test's."""

        def plan(table: Table, now: float) -> list[EntryRow]:
            entries, chosen = list[EntryRow](), find_player(player).sit(table.name)
            while table.awaits:
                game, box, seat = table.match.game, table.match.box, table.turn
                view, options = table.match.view(seat), table.options()
                action = int(chosen.choose(game, box, view, options))
                kind = tables.BY_BOT if table.bot(seat) else tables.DECIDED
                entries += table.decide(seat, table.number, action, now, kind)
            return entries

        with self.client.portal() as portal:
            portal.call(self.client.app.state.desk.act, match, plan)


@contextmanager
def opened(database: str, now: list[float]) -> Iterator[House]:
    with TestClient(make_app(database, UNLIMITED), raise_server_exceptions=False) as client:
        client.app.state.desk.clock = lambda: now[0]
        yield House(client, now)


@pytest.fixture
def turned(database: str) -> Iterator[Callable[[], House]]:
    """Opens a server again and again on one database, with one clock."""
    now, open_houses = [NOON], list[Any]()

    def make() -> House:
        for each in open_houses:
            each.__exit__(None, None, None)
        open_houses[:] = [opened(database, now)]
        house: House = open_houses[0].__enter__()
        return house

    yield make
    for each in open_houses:
        each.__exit__(None, None, None)


def game_of(day: dict[str, Any], game: str = "parfum") -> dict[str, Any]:
    return next(each for each in day["games"] if each["game"] == game)


def wish(**more: Any) -> dict[str, Any]:
    return {"game": "parfum", "name": "Rose", **more}


def reason(browser: Browser, **more: Any) -> str:
    answer = browser.ask("POST", "/api/day", json=wish(**more))
    assert answer.status_code == 409, answer.text
    found: str = answer.json()["reason"]
    return found


@pytest.mark.slow
def test_a_day_from_its_promise_to_its_archive(turned: Callable[[], House]) -> None:
    house = turned()
    now, one, other, late = house.now, house.browser(), house.browser(), house.browser()

    # The day before: a hash, and nothing else.
    now[0] = NOON - 24 * HOUR
    promised = game_of(one.get("/api/day"))["tomorrow"]
    assert len(promised) == 64
    assert one.ask("GET", f"/api/day?day={DAY}").status_code == 404
    assert one.ask("POST", "/api/day", json=wish(day=DAY)).status_code == 404

    # The day itself: one try each, the same deal, and one that counts.
    now[0] = NOON
    today = game_of(one.get("/api/day"))
    assert (today["hash"], today["secret"], today["match"]) == (promised, "", "")
    assert reason(one, practice=True) == "day"
    tried = one.post("/api/day", wish())
    assert (tried["hash"], tried["day"], tried["practice"]) == (promised, DAY, False)
    assert one.post("/api/day", wish())["match"] == tried["match"]
    theirs = other.post("/api/day", wish())
    assert theirs["match"] != tried["match"]
    with one.sit(tried["match"], today["seat"], since=0) as mine:
        first = setup_of(mine.table)
        assert not mine.table["hints"]
    with other.sit(theirs["match"], today["seat"], since=0) as seat:
        assert setup_of(seat.table) == first != []
    assert game_of(one.get("/api/day"))["status"] == "playing"
    house.end(tried["match"])
    secret = check_secret(house, one, tried["match"], promised)
    assert game_of(other.get("/api/day"))["ranks"] == []  # who still plays is told nothing
    assert game_of(other.get("/api/day"))["field"] == 1

    # After one's try, practice; it does not count.
    again = one.post("/api/day", wish(practice=True))
    assert again["practice"]
    assert one.post("/api/day", wish(practice=True))["match"] == again["match"]
    house.end(again["match"], "uniform")
    assert game_of(one.get("/api/day"))["field"] == 1

    # A try begun before midnight counts for its day; a new one does not.
    now[0] = midnight(NEXT) + HOUR
    assert reason(late, day=DAY) == "day"
    house.end(theirs["match"], "uniform")
    assert game_of(other.get("/api/day"))["hash"] != promised
    check_secret(house, other, theirs["match"], promised)
    before = game_of(one.get(f"/api/day?day={DAY}"))
    assert (before["field"], before["secret"]) == (2, "")
    assert [each["match"] for each in before["ranks"] if not each["mine"]] == [""]

    # The day after, all of it, also from a server that was started again.
    now[0] = ends(DAY)
    house = turned()
    one.client = late.client = house.client
    told = one.get(f"/api/day?day={DAY}")
    after = game_of(told)
    assert (told["shown"], after["secret"], hash_of(secret)) == (True, secret, promised)
    assert after["mine"] == {**before["mine"], "match": tried["match"]}
    first, second = after["ranks"]
    is_tie = first["points"] == second["points"]  # the luck of the day may have it so
    assert (first["rank"], second["rank"]) == ((1, 1) if is_tie else (1, 2))
    assert (first["percent"], second["percent"]) == ((50.0, 50.0) if is_tie else (100.0, 0.0))
    assert after["signs"] == before["signs"] != []
    best = after["ranks"][0]["match"]
    assert late.get(f"/api/matches/{best}/replay")["decisions"]
    text = late.ask("GET", f"/api/matches/{best}/record").text
    assert f"# secret: {secret}" in text
    assert late.post("/api/day", wish(day=DAY, practice=True))["practice"]
    assert late.ask("GET", "/api/day?day=2026-04-01").status_code == 404
    for wrong in ("2026-13-01", "yesterday", "20260501"):
        assert late.ask("GET", f"/api/day?day={wrong}").status_code == 404


def setup_of(table: dict[str, Any]) -> list[Any]:
    """The first that was dealt, as a seat is told; bots may have gone on since."""
    found = [(each["name"], each["values"]) for each in table["events"]][:8]
    assert len(found) == 8
    return found


def check_secret(house: House, browser: Browser, match: str, promised: str) -> str:
    """Nothing that a browser gets holds the secret of a day that is not over; answers with it."""
    desk = house.client.app.state.desk
    with desk.engine.begin() as connection:
        row = store.find_match(connection, match)
    assert row is not None
    secret: str = row.secret
    assert hash_of(secret) == promised
    assert browser.ask("GET", f"/api/matches/{match}/record").json()["reason"] == "day"
    with browser.sit(match) as watcher:
        assert watcher.table["status"] == "over"
        told = [json.dumps(watcher.table)]
    address = f"/api/matches/{match}"
    for path in (address, f"{address}/written", f"{address}/replay", "/api/lobby", "/api/day"):
        told.append(browser.ask("GET", path).text)
    told.append(browser.ask("GET", "/api/me/export").text)
    told.append(browser.ask("GET", f"/api/day?day={DAY}").text)
    assert all(len(each) > 100 for each in told)
    assert not [each[:80] for each in told if secret in each]
    return secret


def test_a_day_is_planned_for_every_game_and_goes_round() -> None:
    for game in GAMES.values():
        plans = [days.plan(day_of(NOON + n * 24 * HOUR), game) for n in range(60)]
        chairs = [json.loads(each.players) for each in plans]
        assert {len(each) for each in chairs} == set(game.seats)
        seats = {(len(each), plan.seat) for each, plan in zip(chairs, plans, strict=True)}
        assert seats == {(count, seat) for count in game.seats for seat in range(count)}
        assert all(each[plan.seat] == "" for each, plan in zip(chairs, plans, strict=True))
        assert len({plan.secret for plan in plans}) == len(plans)


@pytest.mark.slow
def test_a_match_that_a_bot_went_on_with_does_not_count(turned: Callable[[], House]) -> None:
    house = turned()
    one, other = house.browser(), house.browser()
    match = one.post("/api/day", wish())["match"]
    one.post("/api/me/leave", {"name": one.get("/api/me")["name"]})
    house.end(match)
    assert game_of(other.get("/api/day"))["field"] == 0


def test_several_workers_plan_one_day_and_lay_one_try(database: str) -> None:
    visitor, asked = Visitor("person", "key"), OpenDay("parfum", "Rose")

    async def race() -> list[tuple[str, str]]:
        desks = [Desk(store.open_database(database), Bots(1)) for _ in range(3)]
        try:
            found = await asyncio.gather(*(days.play(desk, visitor, asked) for desk in desks))
            return [(each.match, each.hash) for each in found]
        finally:
            for desk in desks:
                await desk.close()

    found = asyncio.run(race())
    assert len(set(found)) == 1
    engine = store.open_database(database)
    with engine.begin() as connection:
        rows = store.all_matches(connection)
        planned = days_of(connection, rows[0].day)
    engine.dispose()
    assert [row.match for row in rows] == [found[0][0]]
    assert (set(planned), planned["parfum"].secret) == (set(GAMES), rows[0].secret)


@pytest.mark.slow
def test_a_server_killed_while_a_try_begins_goes_on_with_the_same_try(tmp_path: Path) -> None:
    """It dies with kill -9 between two writes; whoever asks again has one try, a whole one."""
    database, armed = str(tmp_path / "grasse.sqlite"), tmp_path / "armed"
    server = Server(database, GRASSE_DIES_WITH=str(armed))
    server.program = [str(ROOT / "tests" / "server" / "dying.py")]
    server.start()
    _, key = server.open({"kind": "me", "name": "Rose"}, {"kind": "bot", "player": "greedy"})
    armed.touch()
    with suppress(OSError, HTTPException):
        server.post("/api/day", wish(), key)
    server.kill()
    armed.unlink()
    server.start()
    tried, _ = server.post("/api/day", wish(), key)
    assert tried["status"] == "playing"
    server.stop()
    engine = store.open_database(database)
    with engine.begin() as connection:
        tries = [row for row in store.all_matches(connection) if row.day]
        chairs = store.chairs_of(connection, [tried["match"]])
    engine.dispose()
    assert [row.match for row in tries] == [tried["match"]]
    assert len(chairs) == tries[0].seats
