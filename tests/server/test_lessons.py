"""A lesson at the table: scripted as long as it lasts, then a match like any other."""

from __future__ import annotations

import asyncio
import itertools
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from grasse.games import GAMES
from grasse.games.lessons import FIRST
from grasse.kernel.seats import WATCHER
from grasse.server import fairness, lobby, messages, tables
from grasse.server.bots import Bots
from grasse.server.desk import Desk
from grasse.server.limits import UNLIMITED, Gate
from grasse.server.lobby import taken_over
from grasse.server.messages import Refusal
from grasse.server.replays import Replay
from grasse.server.tables import Table
from grasse.server.teaching import find_lesson, lesson_of, names_of
from grasse.server.visitors import Visitor
from grasse.storage import store
from grasse.storage.store import ChairRow, EntryRow
from tests.server.browsers import Browser, play_on
from tests.server.test_clocks import START, lay

LESSONS = [(game, name) for game in GAMES for name in names_of(game)]


def begin(game: str = "parfum", name: str = FIRST) -> Table:
    """A table at which a lesson has begun."""
    lesson = find_lesson(game, name)
    row = replace(
        lay(*["greedy"] * lesson.seats, game=game).row,
        lesson=name,
        forked=len(lesson.script),
        options=msgspec.json.encode({**GAMES[game].variants, **lesson.variants}).decode(),
    )
    chairs = [
        ChairRow(row.match, seat, *(("person", "Rose") if seat == lesson.seat else ("bot", "")))
        for seat in range(lesson.seats)
    ]
    chairs = [replace(each, player="visitor") if each.kind == "bot" else each for each in chairs]
    made = zip(lesson.script[: lesson.begins], lesson.deciders, strict=False)
    entries = [
        EntryRow(row.match, number, *taken_over(seat), action, START)
        for number, (action, seat) in enumerate(made, 1)
    ]
    table = Table(row, chairs, entries)
    table.begin(START)
    return table


def told(table: Table, seat: int = 0) -> messages.Lesson | None:
    """What a seat is told of the lesson."""
    sent = msgspec.json.decode(table.picture(seat, 0, START))["lesson"]
    return None if sent is None else msgspec.convert(sent, messages.Lesson)


def let_others_play(table: Table) -> None:
    """The opponents play by the script."""
    while table.awaits and table.bot(table.turn) and (action := table.scripted()) is not None:
        table.decide(table.turn, table.number, action, START, tables.BY_BOT)


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_every_lesson_can_be_taken_and_every_other_answer_is_met(game: str, name: str) -> None:
    table = begin(game, name)
    lesson = table.lesson
    assert lesson is not None
    let_others_play(table)
    last = 0
    while (moment := lesson.moment(table.match.decisions)) is not None:
        assert table.turn == lesson.seat
        now = told(table, lesson.seat)
        assert now is not None
        assert not now.over
        assert now.answers == list(moment.answers)
        assert last < now.step <= now.of
        last = now.step
        number = table.number
        for other in set(table.options()) - set(moment.answers):
            with pytest.raises(Refusal, match="lesson"):
                table.decide(lesson.seat, number, other, START)
        assert table.number == number
        table.decide(lesson.seat, number, moment.answers[-1], START)
        let_others_play(table)
    assert table.match.decisions == lesson.script
    now = told(table, lesson.seat)
    assert now is not None
    assert now.over
    assert [line.says for line in now.lines] == [line.says for line in lesson.closing]


def taken(game: str = "parfum", name: str = FIRST) -> Table:
    """A table at which a lesson is over."""
    table = begin(game, name)
    while (action := table.scripted()) is not None:
        kind = tables.BY_BOT if table.bot(table.turn) else tables.DECIDED
        table.decide(table.turn, table.number, action, START, kind)
    return table


def test_after_the_lesson_the_match_goes_on_with_fair_luck() -> None:
    table = taken()
    table.chairs = [replace(chair, kind="person", player="") for chair in table.chairs]
    play_on(table, START)
    assert table.status == "over"
    now = told(table)
    assert now is not None
    assert (now.over, now.lines, now.answers) == (True, [], [])
    text = Replay(table).record()
    assert fairness.verify(text, table.match).drawn > 0


def test_only_the_learner_is_taught() -> None:
    table = begin()
    assert told(table, 0) is not None
    assert told(table, 1) is None
    assert told(table, WATCHER) is None
    assert told(lay("", "greedy"), 0) is None


def test_what_was_done_can_be_undone_past_luck_and_opponents() -> None:
    table = begin()
    lesson = table.lesson
    assert lesson is not None
    assert table.steps_back(0) == 0
    table.decide(0, table.number, table.scripted() or 0, START)
    let_others_play(table)
    assert len(table.match.decisions) > lesson.begins + 1
    table.undo(0, table.number, START)
    assert len(table.match.decisions) == lesson.begins
    assert lesson.moment(table.match.decisions) is not None
    assert table.turn == 0


def test_a_lesson_that_is_another_by_now_goes_on_as_a_match() -> None:
    row = begin().row
    assert lesson_of(row) is not None
    assert lesson_of(replace(row, lesson="gone")) is None
    assert lesson_of(replace(row, box="0" * 64)) is None
    assert lesson_of(replace(row, version=row.version + 1)) is None


def test_an_illegal_answer_is_refused_by_its_clause() -> None:
    table = begin()
    draw = table.match.game.notation.read(table.match.box, "draw_note")
    with pytest.raises(Refusal, match="rules") as refused:
        table.decide(0, table.number, draw, START)
    assert refused.value.clause


def test_a_browser_begins_goes_on_and_begins_again(browser: Browser, other: Browser) -> None:
    wish = {"game": "parfum", "lesson": FIRST, "name": "Rose"}
    first = browser.post("/api/lessons", wish)
    assert first["lesson"] == FIRST
    assert [chair["bot"] for chair in first["chairs"]] == ["", "visitor"]
    assert browser.post("/api/lessons", wish)["match"] == first["match"]
    assert browser.post("/api/lessons", {**wish, "again": True})["match"] != first["match"]
    assert other.post("/api/lessons", wish)["match"] != first["match"]
    games = {game["name"]: game for game in browser.get("/api/games")["games"]}
    assert games["parfum"]["lessons"][0] == FIRST
    with browser.sit(first["match"], 1) as socket:
        for _ in range(3):
            socket.decide(socket.table["lesson"]["answers"][0])
            if socket.table["turn"] != 1:
                socket.until_table(lambda table: table["turn"] == 1)
        before = socket.table["lesson"]["step"]
        socket.send("undo", number=socket.table["number"])
        assert socket.until_table()["lesson"]["step"] < before
        lesson, options = socket.table["lesson"], socket.table["options"]
        wrong = next(option for option in options if option not in lesson["answers"])
        socket.send("decide", number=socket.table["number"], action=wrong)
        assert socket.refusal()["reason"] == "lesson"


def test_lessons_that_were_left_do_not_gather(tmp_path: Path) -> None:
    async def scene() -> tuple[list[str], list[str]]:
        gate = Gate(replace(UNLIMITED, matches=2))
        engine = store.open_database(str(tmp_path / "grasse.sqlite"))
        now = itertools.count(int(START))
        desk = Desk(engine, Bots(1), lambda: float(next(now)), gate=gate)
        desk.call_bot = lambda match, place: None  # type: ignore[method-assign]
        wish = messages.OpenLesson("parfum", FIRST, "Rose", again=True)
        me = Visitor("me", "key")
        try:
            begun = [(await lobby.open_lesson(desk, me, wish)).match for _ in range(4)]
            with pytest.raises(Refusal):
                await desk.look(begun[0], lambda table, _: table.number)
            return begun, [row.match for row in await desk.read(store.matches_of, "me")]
        finally:
            await desk.close()

    begun, kept = asyncio.run(scene())
    assert kept == [begun[3], begun[2]]


def test_there_is_no_such_lesson(browser: Browser) -> None:
    wish = {"game": "parfum", "lesson": "alchemy", "name": "Rose"}
    answer = browser.ask("POST", "/api/lessons", json=wish)
    assert (answer.status_code, answer.json()["reason"]) == (404, "no_such_lesson")
