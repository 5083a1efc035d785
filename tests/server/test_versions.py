"""Matches of before: they go on by their own rules and box, and nothing of them is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, delete, update

from grasse.cli import main
from grasse.games import GAMES
from grasse.kernel import record
from grasse.server import boxes, lobby, messages, rematches
from grasse.server.bots import Bots, think
from grasse.server.cards import whole_game
from grasse.server.checking import check_all, find_fault
from grasse.server.desk import Desk
from grasse.server.messages import Refusal
from grasse.server.replays import find_replay
from grasse.server.tables import Table
from grasse.server.visitors import Visitor
from grasse.storage import store
from grasse.storage.schema import BOXES, ENTRIES, MATCHES, SNAPSHOTS
from tests.databases import database, postgresql
from tests.records import corpus
from tests.records.filling import HOLDER, START, keep, lay

__all__ = ["database", "postgresql"]

OWNER = ("parfum", "1-2-owner")  # played with a box that is not the game's own
CUT = 200  # decisions of a match that is still played


@pytest.fixture
def engine(tmp_path: Path) -> Engine:
    return store.open_database(str(tmp_path / "grasse.sqlite"))


def write(engine: Engine, job: Callable[..., Any], *arguments: Any) -> Any:
    with engine.execution_options(write=True).begin() as connection:
        return job(connection, *arguments)


def kept(engine: Engine, game: str, name: str, length: int | None = None) -> str:
    """Keeps a match of the corpus; answers with its name."""
    return str(write(engine, lambda c: keep(c, lay(c, game, name, length))))


def at_desk(engine: Engine, scene: Callable[[Desk], Coroutine[Any, Any, Any]]) -> Any:
    """Plays a scene at a desk that has just been opened."""

    async def whole() -> Any:
        desk = Desk(engine, Bots(), lambda: START)
        try:
            return await scene(desk)
        finally:
            await desk.close()

    return asyncio.run(whole())


@pytest.fixture
def forgetful(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that was started again: it has read no former box yet."""
    monkeypatch.setattr(boxes, "_former", {})


def test_a_match_goes_on_with_the_box_that_it_began_with(engine: Engine, forgetful: None) -> None:
    name = kept(engine, *OWNER, CUT)
    boxes._former.clear()

    async def scene(desk: Desk) -> None:
        def decide(table: Table, now: float) -> list[Any]:
            assert table.match.game.box_hash(table.match.box) == table.row.box
            assert table.row.box != boxes.shipped("parfum").hash
            options = table.match.options()
            return table.decide(table.turn, table.number, options[0], now)

        before = await desk.look(name, lambda table, _: table.number)
        await desk.act(name, decide)
        assert await desk.look(name, lambda table, _: table.number) > before
        await lobby.recall_box(desk, "parfum", corpus_box())
        told, own = whole_game("parfum", corpus_box()), whole_game("parfum")
        assert told.faces != own.faces
        assert (own.box, told.box) == (boxes.shipped("parfum").hash, corpus_box())
        with pytest.raises(Refusal, match="no_such_box"):
            await lobby.recall_box(desk, "parfum", "f" * 64)

    at_desk(engine, scene)


def corpus_box() -> str:
    return corpus.header_of(corpus.text_of(*OWNER))["box"]


def test_programs_are_given_the_box_of_the_match(engine: Engine) -> None:
    """A price that only the owner's box has makes another choice."""
    table = write(engine, lambda c: lay(c, *OWNER, CUT))
    match = table.match
    box = boxes.former_box(table.row)
    assert box == match.box.tobytes() != boxes.box_of("parfum").tobytes()
    view, options = match.view(match.seat).tobytes(), match.options()
    assert think("greedy", "parfum", view, options, "seed", box=box) in options
    own = replace(table.row, box=boxes.shipped("parfum").hash)
    assert boxes.former_box(own) == b""


def test_a_finished_match_with_a_former_box_can_be_replayed_and_forked(engine: Engine) -> None:
    name = kept(engine, *OWNER)

    async def scene(desk: Desk) -> None:
        replay = await find_replay(desk, name)
        assert f"box: {corpus_box()}" in replay.record()
        assert replay.whole().last == len(corpus.replay(*OWNER).decisions)
        wish = messages.Fork(number=CUT, seat=1, name="Rose")
        forked = await lobby.fork(desk, Visitor(HOLDER, HOLDER), name, wish)
        assert (forked.box, forked.version) == (corpus_box(), 1)
        again = await rematches.rematch(desk, HOLDER, name)
        assert again.box == boxes.shipped("parfum").hash
        assert again.version == GAMES["parfum"].version

    at_desk(engine, scene)


def lose_box(connection: Connection) -> None:
    connection.execute(delete(BOXES))


def raise_version(connection: Connection) -> None:
    connection.execute(update(MATCHES).values(version=99))


@pytest.mark.parametrize("loss", [lose_box, raise_version])
@pytest.mark.parametrize("length", [None, CUT])
def test_what_nobody_can_play_can_be_looked_at(
    engine: Engine, forgetful: None, loss: Callable[[Connection], None], length: int | None
) -> None:
    name = kept(engine, *OWNER, length)
    write(engine, store.say, name, 0, "Good luck!", START)
    write(engine, loss)
    boxes._former.clear()

    async def scene(desk: Desk) -> None:
        with pytest.raises(Refusal, match="other_rules"):
            await desk.open(name)
        summary = await lobby.summary(desk, HOLDER, name)
        assert [chair.name for chair in summary.chairs] == ["Person 1", "Person 2"]
        is_over = length is None
        assert summary.status == ("over" if is_over else "playing")
        found = corpus.digests("parfum")["records"][OWNER[1]]["scores"]
        assert summary.scores == ([tuple(each) for each in found] if is_over else [])
        written = await lobby.written(desk, "", name)
        assert [line.text for line in written.chat] == ["Good luck!"]
        decisions = corpus.replay(*OWNER).decisions[:length]
        told = [entry.value for entry in written.entries[:-1]]
        assert told == (decisions if is_over else [None] * CUT), "not over: it may hold secrets"
        with pytest.raises(Refusal, match="no_such_match"):
            await lobby.written(desk, HOLDER, "nowhere")

    at_desk(engine, scene)


def test_the_boxes_of_the_games_are_kept_once(engine: Engine) -> None:
    async def scene(desk: Desk) -> list[str | None]:
        hashes = [boxes.shipped(game).hash for game in GAMES]
        return [await desk.read(store.box_text, each) for each in hashes]

    texts = [game.components.read_text("utf-8") for game in GAMES.values()]
    assert at_desk(engine, scene) == texts
    engine = store.open_database(str(engine.url.database))
    assert at_desk(engine, scene) == texts


# ---------------------------------------------------------------- grasse records check


def fill(engine: Engine) -> list[str]:
    """Three matches of each game and version, whole and half."""
    names = []
    for game in GAMES:
        known = corpus.digests(game)["records"]
        for rules in sorted({each["rules"] for each in known.values()}):
            some = [name for name in known if known[name]["rules"] == rules][::9]
            names += [kept(engine, game, name) for name in some]
            names.append(kept(engine, game, some[0], 100))
    return names


@pytest.mark.slow
def test_a_database_with_every_version_is_replayed(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    engine = store.open_database(database)
    names = fill(engine)
    engine.dispose()
    assert main(["records", "check", database]) == 0
    assert f"All {len(names)} matches in it replay as they were played." in capsys.readouterr().out


def faults(engine: Engine) -> list[str]:
    with engine.begin() as connection:
        rows = store.all_matches(connection)
    return [each.fault for each in check_all(engine, rows, find_fault)]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (update(MATCHES).values(version=99), "rules 99 are not known here, only 1 to"),
        (update(MATCHES).values(version=0), "rules 0 are not known here"),
        (update(MATCHES).values(game="chess"), "there is no game 'chess' here"),
        (update(MATCHES).values(box="f" * 64), "its box ffffffffffff… is neither kept nor"),
        (update(MATCHES).values(options='{"cheating": true}'), "has no variant 'cheating'"),
        (update(MATCHES).values(scores="[[1, 1], [0, 2]]"), "scores are said to be [[1, 1], [0"),
        (update(MATCHES).values(status="playing"), "status is said to be playing, but the entries"),
        (update(MATCHES).values(forked=0), "was drawn, but"),
        (update(ENTRIES).where(ENTRIES.c.number == 60).values(value=0), "entry 60: "),
        (
            update(ENTRIES).where(ENTRIES.c.number == 60).values(seat=3),
            "entry 60: seat 4 was not to",
        ),
        (delete(ENTRIES).where(ENTRIES.c.number == 60), "entry 60 is missing"),
    ],
)
def test_what_does_not_replay_is_told_with_its_reason(
    engine: Engine, change: Any, fault: str
) -> None:
    kept(engine, "parfum", "1-2-greedy")
    assert faults(engine) == [""]
    write(engine, lambda connection: connection.execute(change))
    (found,) = faults(engine)
    assert fault in found


def test_a_snapshot_that_is_not_the_state_is_told(engine: Engine) -> None:
    table = write(engine, lambda c: lay(c, "parfum", "1-2-greedy", CUT))
    snapshot = table.snapshot()
    wrong = replace(snapshot, state=bytes(len(snapshot.state)))
    write(engine, lambda c: keep(c, table))
    write(engine, lambda c: c.execute(SNAPSHOTS.insert(), vars(wrong)))
    assert faults(engine) == [f"entry {CUT + 1}: the state is not the one that was kept"]


def test_the_command_says_what_does_not_replay(
    engine: Engine, capsys: pytest.CaptureFixture[str]
) -> None:
    path = str(engine.url.database)
    name = kept(engine, "parfum", "1-2-greedy", CUT)
    write(engine, raise_version)
    assert main(["records", "check", path]) == 1
    told = capsys.readouterr().out
    assert "1 of 1 match cannot be replayed as played:" in told
    assert f"{name} (parfum, rules 99): rules 99 are not known here" in told
    assert main(["records", "check", path + ".none"]) == 1
    assert "There is no database" in capsys.readouterr().err
    assert not Path(path + ".none").exists()


def test_a_record_that_a_server_gives_reads_by_its_own_version(engine: Engine) -> None:
    name = kept(engine, "perfumery", "1-2-greedy")
    replay = at_desk(engine, lambda desk: find_replay(desk, name))
    read = record.read(
        replay.record(), GAMES.__getitem__, corpus.replay("perfumery", "1-2-greedy").box
    )
    assert read.match.rules == 1
