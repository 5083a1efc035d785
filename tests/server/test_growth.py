"""What leads nowhere in a match could be said for ever, and all of it is kept: there is an end."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from grasse.kernel.seats import WATCHER
from grasse.server import sockets
from grasse.server.bots import Bots
from grasse.server.desk import Desk
from grasse.server.limits import UNLIMITED, Gate
from grasse.server.messages import AskHints, Disagree, Refusal, Undo
from grasse.server.sockets import Guest
from grasse.storage import store
from tests.server.test_clocks import START, lay


def guests(desk: Desk, match: str) -> list[Guest]:
    """Somebody at each chair of a table for two, by the same browser."""
    socket: Any = SimpleNamespace(cookies={}, scope={"scheme": "http"})
    found = [Guest(desk, socket, match, "me", "here") for _ in range(2)]
    found[0].seat, found[1].seat = 0, 1
    return found


def ask_for_hints(folder: Path, times: int, **limits: float) -> list[str]:
    """Somebody asks again and again, and the other disagrees; answers with how it is refused."""

    async def scene() -> list[str]:
        gate = Gate(replace(UNLIMITED, **limits))
        gate.askings.own.rate = 0.0
        engine = store.open_database(str(folder / "grasse.sqlite"))
        desk = Desk(engine, Bots(1), lambda: START, gate=gate)
        refused = []
        try:
            table = lay("", "")
            await desk.lay(table)
            asking, answering = guests(desk, table.name)
            for _ in range(times):
                for guest, message in ((asking, AskHints), (answering, Disagree)):
                    place = await desk.open(table.name)
                    assert place.table is not None
                    try:
                        await guest._do(message(place.table.number))
                    except Refusal as refusal:
                        refused.append(refusal.reason)
            place = await desk.open(table.name)
            assert place.table is not None
            with pytest.raises(Refusal) as end:
                await asking._do(Undo(place.table.number))
            return [*refused, end.value.reason]
        finally:
            await desk.close()

    return asyncio.run(scene())


def test_a_match_does_not_grow_for_ever(tmp_path: Path) -> None:
    assert ask_for_hints(tmp_path, 2, undos=3) == ["nothing_to_undo"]
    (tmp_path / "grasse.sqlite").unlink()
    assert ask_for_hints(tmp_path, 3, undos=2) == ["too_many", "nothing_asked", "too_many"]


def test_nobody_asks_and_undoes_without_a_rest(tmp_path: Path) -> None:
    assert ask_for_hints(tmp_path, 2, askings=8) == ["too_often"]


def test_a_reader_that_takes_no_message_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "SLOW", 0.06)

    async def never(*_: object, **__: object) -> None:
        await asyncio.Event().wait()

    async def scene() -> None:
        engine = store.open_database(str(tmp_path / "grasse.sqlite"))
        desk = Desk(engine, Bots(1), lambda: START)
        try:
            await desk.lay(lay("", ""))
            reader: Any = guests(desk, "clocks")[0]
            reader.seat = WATCHER
            reader.socket.send_data, reader.socket.receive = never, never
            await asyncio.wait_for(reader.stay(None), 60)
            assert not desk.places["clocks"].listeners
        finally:
            await desk.close()

    asyncio.run(scene())
