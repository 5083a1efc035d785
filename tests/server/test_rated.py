"""Rated matches: what counts follows from the record, once, whole, and again bit by bit."""

from __future__ import annotations

import asyncio
import json
import signal
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, update

from grasse.cli import main
from grasse.server import judging, rated, tables
from grasse.server.bots import Bots
from grasse.server.desk import Desk
from grasse.server.judging import abandoned, judge
from grasse.server.rated import count_all_again, count_next, differences
from grasse.storage import people, ratings, store
from grasse.storage.schema import RATED, RATINGS
from grasse.storage.store import ChairRow, EntryRow, MatchRow, open_database
from tests.server.browsers import Browser, finish, play_on
from tests.server.servers import PATIENCE, ROOT, Server
from tests.server.test_clocks import START, lay
from tests.server.test_endurance import wait_for
from tests.server.test_lobby import empty_house, played_together, refused, seek

__all__ = ["empty_house"]

ROW = MatchRow("m", "parfum", 1, "", 3, "{}", "decision", 60.0, False, "s", 0, 1.0, rated=True)
PEOPLE = [ChairRow("m", seat, "person", holder=f"p{seat}") for seat in range(3)]
BOT = ChairRow("m", 2, "bot", player="greedy")


def written(*kinds: tuple[str, int]) -> list[EntryRow]:
    """Entries of these kinds, by these seats."""
    return [EntryRow("m", n, kind, seat, 0, float(n)) for n, (kind, seat) in enumerate(kinds, 1)]


def over(*places: int) -> MatchRow:
    return replace(ROW, status="over", scores=json.dumps([[0, place] for place in places]))


def places(row: MatchRow, chairs: Sequence[ChairRow], *kinds: tuple[str, int]) -> dict[int, int]:
    return {each.seat: each.place for each in judge(row, chairs, written(*kinds))}


def test_places_count_as_they_are() -> None:
    assert places(over(2, 1, 3), PEOPLE) == {0: 2, 1: 1, 2: 3}
    assert places(over(1, 1, 3), [*PEOPLE[:2], BOT]) == {0: 1, 1: 1, 2: 3}


def test_whoever_left_is_last_and_two_who_left_share_it() -> None:
    assert places(over(1, 2, 3), PEOPLE, ("left", 0)) == {0: 4, 1: 2, 2: 3}
    assert places(over(1, 2, 3), PEOPLE, ("left", 0), ("left", 1)) == {0: 4, 1: 4, 2: 3}
    came_back = [("decided", 0), ("left", 0), ("returned", 0)]
    assert places(over(1, 2, 3), PEOPLE, *came_back) == {0: 1, 1: 2, 2: 3}


def test_a_bot_that_did_most_of_the_work_does_not_count_as_oneself() -> None:
    work = [("decided", 0), ("left", 0), ("by_bot", 0), ("by_bot", 0), ("returned", 0)]
    assert places(over(1, 2, 3), PEOPLE, *work) == {0: 4, 1: 2, 2: 3}


def test_nobody_returns_when_a_bot_has_finished_the_match() -> None:
    table = lay("", "")
    table.leave(0, START)
    play_on(table, START)
    assert table.status == "over"
    assert table.come_back(0, START) == []
    assert abandoned(table.entries) == {0}


def test_what_all_agreed_to_end_counts_for_nobody() -> None:
    closed = replace(ROW, status="over")
    assert places(closed, PEOPLE, (tables.CLOSED, 0)) == {}
    assert places(closed, PEOPLE, (tables.CLOSED, -1)) == {}  # by an administrator


def test_ending_it_alone_is_no_way_out() -> None:
    closed = replace(ROW, status="over")
    alone = [PEOPLE[0], replace(BOT, seat=1), BOT]
    assert places(closed, alone, (tables.CLOSED, 0)) == {0: 2, 1: 1, 2: 1}
    left_alone = [("left", 1), (tables.CLOSED, 0)]
    assert places(closed, [*PEOPLE[:2], BOT], *left_alone) == {0: 1, 1: 2}


def test_nobody_is_rated_against_themselves_or_a_stranger_to_the_ladder() -> None:
    assert places(over(1, 2, 3), [PEOPLE[0], replace(PEOPLE[1], holder="p0"), BOT]) == {}
    assert places(over(1, 2, 3), [*PEOPLE[:2], replace(BOT, player="uniform")]) == {}


# ---------------------------------------------------------------- in a database


@pytest.fixture
def engine(database: str) -> Iterator[Engine]:
    engine = open_database(database)
    yield engine.execution_options(write=True)
    engine.dispose()


def keep(
    engine: Engine, match: str, holders: Sequence[str], scores: Sequence[int], at: float
) -> None:
    row = replace(over(*scores), match=match, seats=len(holders), created=at, moved=at, number=1)
    chairs = [
        ChairRow(match, seat, "bot", player=holder)
        if holder == "greedy"
        else ChairRow(match, seat, "person", holder=holder)
        for seat, holder in enumerate(holders)
    ]
    entries = [EntryRow(match, 1, "decided", 0, 0, at)]
    with engine.begin() as connection:
        store.create_match(connection, row, chairs, entries)


def count(engine: Engine) -> list[str]:
    found: list[str] = []
    while True:
        with engine.begin() as connection:
            match = count_next(connection)
        if not match:
            return found
        found.append(match)


def fill(engine: Engine) -> None:
    for n in range(9):
        holders = ["ann", "ben", "greedy"] if n % 2 else ["ben", "cat"]
        keep(engine, f"m{n}", holders, [1 + n % 2, 1 + n % 3, 3][: len(holders)], 10.0 - n)


def test_a_match_that_cannot_be_counted_keeps_no_other_from_it(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = Desk(open_database(database), Bots(1), lambda: START)
    engine = desk.engine.execution_options(write=True)
    for at, match in enumerate(("damaged", "whole")):
        keep(engine, match, ["ann", "ben"], [1, 2], 5.0 + at)

    def judge(row: MatchRow, *rest: Any) -> Any:
        if row.match == "damaged":
            raise ValueError("an entry is missing")
        return judging.judge(row, *rest)

    async def scene() -> list[str]:
        work, until = asyncio.create_task(rated.count(desk)), time.monotonic() + PATIENCE
        try:
            while time.monotonic() < until:
                if found := await desk.read(ratings.all_rated):
                    return [row.match for row in found]
                await asyncio.sleep(0.05)
            return []
        finally:
            work.cancel()
            await asyncio.gather(work, return_exceptions=True)
            await desk.close()

    monkeypatch.setattr(rated, "judge", judge)
    assert asyncio.run(scene()) == ["whole", "whole"]


def test_ratings_follow_from_the_records_bit_by_bit(engine: Engine) -> None:
    fill(engine)
    assert count(engine) == [f"m{n}" for n in reversed(range(9))]  # in the order of their ends
    assert count(engine) == []
    with engine.begin() as connection:
        first = ratings.all_ratings(connection), ratings.all_rated(connection)
        assert differences(connection) == []
        assert count_all_again(connection) == 9
        assert (ratings.all_ratings(connection), ratings.all_rated(connection)) == first
    assert {row.person for row in first[0]} == {"ann", "ben", "cat"}


def test_a_match_that_is_late_counts_last_and_all_still_follows(engine: Engine) -> None:
    fill(engine)
    count(engine)
    keep(engine, "late", ["ann", "cat"], [1, 2], 0.5)  # it ended before the others
    assert count(engine) == ["late"]
    with engine.begin() as connection:
        assert differences(connection) == []


def test_whatever_is_changed_by_hand_is_found(engine: Engine) -> None:
    fill(engine)
    count(engine)
    with engine.begin() as connection:
        connection.execute(update(RATINGS).where(RATINGS.c.person == "ann").values(mu=40.0))
    with engine.begin() as connection:
        assert len(differences(connection)) == 1
        connection.execute(
            update(RATED).where(RATED.c.match == "m8", RATED.c.seat == 0).values(place=7)
        )
    with engine.begin() as connection:
        assert len(differences(connection)) > 1
        count_all_again(connection)
        assert differences(connection) == []


def test_what_dies_between_the_end_and_the_rating_leaves_nothing_half_done(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(engine)
    with monkeypatch.context() as patched:
        rows_of = ratings.keep

        def die(*arguments: Any) -> None:
            rows_of(*arguments)
            raise KeyboardInterrupt

        patched.setattr(ratings, "keep", die)
        with pytest.raises(KeyboardInterrupt), engine.begin() as connection:
            count_next(connection)
    with engine.begin() as connection:
        assert ratings.all_ratings(connection) == []
        assert ratings.all_rated(connection) == []
    assert len(count(engine)) == 9


@pytest.mark.slow
@pytest.mark.parametrize("statement", ["UPDATE matches SET counted", "INSERT INTO ratings"])
def test_a_server_killed_between_the_end_and_the_rating_counts_it_once(
    tmp_path: Path, statement: str
) -> None:
    """It dies by kill -9: before anything of it is written, or when half of it is."""
    database, armed = str(tmp_path / "grasse.sqlite"), tmp_path / "armed"
    engine = open_database(database).execution_options(write=True)
    keep(engine, "m", ["ann", "ben"], [1, 2], 10.0)
    server = Server(database, GRASSE_DIES_WITH=str(armed), GRASSE_DIES_AT=statement)
    server.program = [str(ROOT / "tests" / "server" / "dying.py")]
    armed.touch()
    assert server.spawn().wait(PATIENCE) == -signal.SIGKILL
    with engine.begin() as connection:
        row = store.find_match(connection, "m")
        assert row is not None
        assert (row.status, row.counted) == ("over", False)
        assert ratings.all_rated(connection) == []
        assert ratings.all_ratings(connection) == []
    armed.unlink()
    server.start()
    wait_for(lambda: counted(engine))  # within seconds
    server.stop()
    with engine.begin() as connection:
        assert [each.matches for each in ratings.all_ratings(connection)] == [1, 1]
        assert differences(connection) == []
    engine.dispose()


def counted(engine: Engine) -> bool:
    with engine.begin() as connection:
        row = store.find_match(connection, "m")
    return row is not None and row.counted


# ---------------------------------------------------------------- at a server


@pytest.mark.slow
def test_a_rated_match_shows_on_the_ladder(browser: Browser, other: Browser) -> None:
    match = seek(browser, name="Ann")["match"]
    seek(other, name="Ben")
    finish(browser, match)

    def change_of() -> list[Any]:
        found: list[Any] = browser.get(f"/api/matches/{match}/rating")["seats"]
        return found

    wait_for(lambda: bool(change_of()))  # it is counted within seconds
    change = change_of()
    assert [each["before"]["points"] for each in change] == [1500, 1500]
    assert all(each["after"]["provisional"] for each in change)
    rungs = browser.get("/api/games/parfum/ladder")["rungs"]
    assert {"nose", "visitor"} < {rung["bot"] for rung in rungs}
    [mine] = [rung for rung in rungs if rung["mine"]]
    assert mine["matches"] == 1
    assert mine["rating"] == change[0]["after"]
    points = [rung["rating"]["points"] for rung in rungs]
    assert points == sorted(points, reverse=True)
    waiting = seek(browser)
    [seen] = [t for t in other.get("/api/meeting")["open"] if t["hash"] == waiting["hash"]]
    assert seen["chairs"][0]["rating"] == mine["rating"]
    assert "person" not in mine
    browser.post(f"/api/matches/{waiting['match']}/stand")


def test_a_match_for_fun_changes_nothing(browser: Browser, other: Browser) -> None:
    match = played_together(browser, other)["match"]
    with browser.client.portal() as portal:
        portal.call(browser.client.app.state.desk.write, count_next)
    assert browser.get(f"/api/matches/{match}/rating") == {"seats": []}


def test_nobody_takes_a_second_chair_of_a_rated_match(browser: Browser) -> None:
    clock = {"kind": "decision", "seconds": 60}
    opened = browser.open("me", "open", rated=True, clock=clock)
    invite = {"invite": opened["chairs"][1]["invite"]}
    path = f"/api/matches/{opened['match']}/join"
    assert refused(browser, path, {**invite, "name": "Again"}) == "bad_rated"
    assert refused(browser, path, {**invite, "player": "uniform"}) == "bad_rated"
    assert browser.post(path, {**invite, "player": "apprentice"})["status"] in (
        "waiting",
        "playing",
    )


def test_the_command_compares_and_counts_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    database = str(tmp_path / "grasse.sqlite")
    monkeypatch.setenv("GRASSE_DATABASE", database)
    engine = open_database(database).execution_options(write=True)
    fill(engine)
    count(engine)
    with engine.begin() as connection:
        people.welcome(connection, "ann", "k", "Ann", 1.0)
        connection.execute(update(RATINGS).values(mu=1.0))
    engine.dispose()
    assert main(["admin", "ratings"]) == 1
    assert main(["admin", "ratings", "--again"]) == 0
    assert main(["admin", "ratings"]) == 0
    assert "9" in capsys.readouterr().out
