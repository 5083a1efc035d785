"""One browser, one address or one table cannot starve the others."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import fields
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from litestar.testing import TestClient

from grasse.server.admission import Admission, new_key
from grasse.server.app import make_app
from grasse.server.bots import Bots
from grasse.server.desk import Desk
from grasse.server.limits import UNLIMITED, Gate, Limits, Shared
from grasse.server.messages import Refusal
from grasse.server.staff import Staff
from grasse.server.turns import Turns
from grasse.storage import store
from tests.server.browsers import Browser, Socket, finish
from tests.server.test_bots import question
from tests.server.test_clocks import START, lay

DOCS = Path(__file__).resolve().parents[2] / "docs"


# ---------------------------------------------------------------- in turn


def order_of_answers(*asked: tuple[str, ...]) -> list[tuple[str, ...]]:
    """In which order they are answered, one at a time, who all wait while another is answered."""

    async def scene() -> list[tuple[str, ...]]:
        turns, answered, gate = Turns(1), [], asyncio.Event()

        async def ask(*path: str) -> None:
            async with turns.turn(*path):
                await gate.wait()
                answered.append(path)

        tasks = [asyncio.create_task(ask(*path)) for path in (("first",), *asked)]
        await asyncio.sleep(0)
        assert turns.waiting == len(asked)
        gate.set()
        await asyncio.gather(*tasks)
        assert (turns.free, turns.waiting) == (1, 0)
        return answered[1:]

    return asyncio.run(scene())


def test_addresses_are_answered_in_turn_then_browsers_then_tables() -> None:
    greedy = [("here", "greedy", f"table {n % 2}") for n in range(4)]
    friend, stranger = ("here", "friend", "table 8"), ("there", "stranger", "table 9")
    assert order_of_answers(*greedy, friend, stranger) == [
        ("here", "greedy", "table 0"),
        stranger,
        friend,
        ("here", "greedy", "table 1"),
        ("here", "greedy", "table 0"),
        ("here", "greedy", "table 1"),
    ]


def test_who_goes_away_while_waiting_holds_nobody_up() -> None:
    async def scene() -> None:
        turns = Turns(1)
        async with turns.turn("a", "a", "a"):
            waiting = asyncio.create_task(turns.turn("b", "b", "b").__aenter__())
            await asyncio.sleep(0)
            waiting.cancel()
        async with asyncio.timeout(60), turns.turn("c", "c", "c"):
            pass
        assert turns.free == 1

    asyncio.run(scene())


def test_a_hint_waits_for_one_bot_and_not_for_all_bots_of_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    answered = []

    async def ask(self: Staff, work: Callable[..., Any], *arguments: Any) -> int:
        await asyncio.sleep(0)
        answered.append(work.__name__)
        return 0

    monkeypatch.setattr(Staff, "ask", ask)

    async def scene() -> None:
        bots = Bots(thinkers=1)
        name, view, options = question()
        asked = [
            bots.choose("nose", name, view, options, "", f"m{n} 0", ("here", "greedy", f"m{n}"))
            for n in range(50)
        ]
        await asyncio.gather(*asked, bots.hint(name, view, "", ("there", "friend", "m")))
        bots.close()

    asyncio.run(scene())
    assert len(answered) == 51
    assert answered.index("hint") <= 2


def test_a_bot_waits_for_one_reason_and_not_for_all_that_another_asks_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A hint has reasons for all of its options, which the same process works out."""
    answered = []

    async def ask(self: Staff, work: Callable[..., Any], *arguments: Any) -> int:
        await asyncio.sleep(0)
        answered.append(work.__name__)
        return 0

    monkeypatch.setattr(Staff, "ask", ask)

    async def scene() -> None:
        bots = Bots(thinkers=1)
        name, view, options = question()
        reasons = [
            bots.explain(name, view, 0, "", b"", ("here", "greedy", f"m{n}")) for n in range(50)
        ]
        asker = ("there", "friend", "m")
        await asyncio.gather(*reasons, bots.choose("greedy", name, view, options, "", asker=asker))
        bots.close()

    asyncio.run(scene())
    assert len(answered) == 51
    assert answered.index("think") <= 4


@pytest.mark.slow
def test_a_bot_of_level_3_answers_while_dozens_of_level_5_are_waited_for() -> None:
    """All of them think for real, in one process."""

    async def scene() -> None:
        bots, answered = Bots(thinkers=1), list[str]()
        name, view, options = question()

        async def ask(player: str, browser: str, table: str) -> None:
            asker = ("here", browser, table)
            await bots.choose(player, name, view, options, "", f"{table} 0", asker)
            answered.append(player)

        crowd = [asyncio.create_task(ask("nose", "greedy", f"m{n}")) for n in range(40)]
        await asyncio.sleep(0)  # they come first
        await ask("distiller", "friend", "m")
        assert answered.count("nose") <= 2
        for task in crowd:
            task.cancel()
        await asyncio.gather(*crowd, return_exceptions=True)
        bots.close()

    asyncio.run(scene())


def test_a_clock_ends_on_time_while_hundreds_of_bots_are_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More matches wait for bots, and for longer, than one look at what is due takes up."""

    async def think_for_ever(*_: object) -> int:
        await asyncio.Event().wait()
        return 0

    monkeypatch.setattr(Bots, "choose", think_for_ever)

    async def scene() -> None:
        now = [START]
        desk = Desk(store.open_database(str(tmp_path / "x.sqlite")), Bots(1), lambda: now[0])
        try:
            row, chairs = store.MatchRow, store.ChairRow
            slow = lay("", "nose")
            while not slow.bot(slow.turn):
                slow.decide(slow.turn, slow.number, slow.match.options()[0], START)

            def fill(connection: Any) -> None:
                for number in range(600):
                    name = f"slow{number}"
                    fresh = {**vars(slow.row), **vars(slow.standing(START - 1000)), "match": name}
                    seats = [chairs(**{**vars(chair), "match": name}) for chair in slow.chairs]
                    made = [type(e)(**{**vars(e), "match": name}) for e in slow.entries]
                    store.create_match(connection, row(**fresh), seats, made)

            await desk.write(fill)
            table = lay("", "", clock="decision", seconds=2)
            await desk.lay(table)
            del desk.places["clocks"]
            seat = table.turn
            now[0] += 3
            await desk.sweep_clocks()
            opened = desk.places["clocks"].table
            assert opened is not None
            assert seat in opened.away
        finally:
            await desk.close()

    asyncio.run(scene())


# ---------------------------------------------------------------- so much, and no more


@contextmanager
def house(folder: Path, **limits: float) -> Iterator[TestClient[Any]]:
    """A server with these limits, and no others."""
    allowed = Limits(**{**vars(UNLIMITED), **limits})
    app = make_app(str(folder / "grasse.sqlite"), allowed)
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client


def reason(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["reason"]


def test_matches_of_one_browser_are_limited_and_others_are_not(tmp_path: Path) -> None:
    with house(tmp_path, matches=2) as client:
        browser = Browser(client)
        first = browser.open("me", "me")["match"]
        invited = Browser(client).open("me", "open")
        browser.open("me", "open")
        chairs = [{"kind": "me", "name": "Rose"}, {"kind": "open"}]
        wish = {"game": "parfum", "chairs": chairs}
        join = {"invite": invited["chairs"][1]["invite"], "name": "Rose"}
        path = f"/api/matches/{invited['match']}/join"
        assert reason(browser.ask("POST", "/api/matches", json=wish)) == (429, "too_many")
        assert reason(browser.ask("POST", path, json=join)) == (429, "too_many")
        Browser(client).post("/api/matches", wish)
        finish(browser, first)  # what is over does not count
        browser.post(path, join)


def test_one_address_opens_so_many_matches(tmp_path: Path) -> None:
    with house(tmp_path, openings=0.001) as client:
        for _ in range(3):
            Browser(client).open("me", "open")  # a new browser each time
        wish = {"game": "parfum", "chairs": [{"kind": "me", "name": "Rose"}, {"kind": "open"}]}
        assert reason(Browser(client).ask("POST", "/api/matches", json=wish)) == (429, "too_often")


def test_one_takes_everything_along_so_often(tmp_path: Path) -> None:
    with house(tmp_path, exports=0.001) as client:
        browser = Browser(client)
        browser.open("me", "open")
        for _ in range(3):
            assert browser.ask("GET", "/api/me/export").status_code == 200
        assert reason(browser.ask("GET", "/api/me/export")) == (429, "too_often")


def test_lists_and_replays_are_limited_and_the_page_is_not(tmp_path: Path) -> None:
    with house(tmp_path, reads=0.001) as client:
        browser = Browser(client)
        for _ in range(3):
            browser.get("/api/lobby")
        assert reason(browser.ask("GET", "/api/lobby")) == (429, "too_often")
        assert reason(browser.ask("GET", "/api/matches/x/replay")) == (429, "too_often")
        assert browser.ask("GET", "/").status_code == 200


def asks(admission: Admission, path: str, key: str = "", address: str = "1.2.3.4") -> bool:
    """Whether a request is let in."""
    request: Any = SimpleNamespace(
        method="GET",
        url=SimpleNamespace(path=path),
        client=SimpleNamespace(host=address),
        cookies={"grasse": key},
        scope={"scheme": "http", "path": path, "query_string": b""},
    )
    with suppress(Refusal):
        asyncio.run(admission.check(request))
        return True
    return False


def at_rest(reads: float) -> Admission:
    """An admission at which nothing that was asked is forgotten."""
    admission = Admission(Gate(Limits(reads=reads)))
    admission.gate.reads.own.rate = admission.gate.reads.all.rate = 0.0
    return admission


def test_whoever_reads_too_much_keeps_no_neighbour_out() -> None:
    admission, one, other = at_rest(0.5), new_key(), new_key()
    assert [asks(admission, "/api/lobby", one) for _ in range(4)] == [True, True, True, False]
    assert asks(admission, "/api/lobby", other)
    assert not asks(admission, "/api/lobby", one, "5.6.7.8")  # wherever it comes from


def test_an_address_reads_no_more_for_having_many_keys() -> None:
    admission = at_rest(0.5)
    assert [asks(admission, "/api/lobby", new_key()) for _ in range(16)] == [True] * 15 + [False]
    assert asks(admission, "/api/lobby", new_key(), "5.6.7.8")


def test_what_is_dear_to_answer_counts_for_more() -> None:
    admission, key = at_rest(2.0), new_key()  # twelve at once
    assert asks(admission, "/api/day", key)
    assert asks(admission, "/api/people/Rose/results", key)
    assert [asks(admission, "/api/lobby", key) for _ in range(3)] == [True, True, False]
    assert asks(at_rest(0.01), "/api/day", key)  # it is never dearer than all there is


@pytest.mark.parametrize(
    "path",
    [
        "/api/explorer/deals/parfum/2/x",
        "/api/puzzles/parfum",
        "/api/telling",
        "/api/games/parfum/ladder",
        "/api/meeting",
        "/api/tournaments",
        "/t/match",
    ],
)
def test_all_that_asks_the_database_has_its_pace(path: str) -> None:
    admission = at_rest(0.5)
    assert [asks(admission, path) for _ in range(4)] == [True, True, True, False]


@pytest.mark.parametrize("limit", ["sockets", "visitors"])
def test_sockets_are_limited(tmp_path: Path, limit: str) -> None:
    with house(tmp_path, **{limit: 2}) as client, ExitStack() as stack:
        browser = Browser(client)
        match = browser.open("me", "me")["match"]
        for seat in (1, 2):
            stack.enter_context(browser.sit(match, seat))
        with browser.sit(match, 1) as socket:
            pass
        assert json_of(socket)["reason"] == "too_many"


def test_sockets_are_opened_at_a_pace(tmp_path: Path) -> None:
    """Each is told a whole table; one that is closed at once counts for nothing else."""
    with house(tmp_path, reads=0.001) as client:
        browser = Browser(client)
        match = browser.open("me", "me")["match"]
        for _ in range(3):
            with browser.sit(match, 1) as socket:
                assert socket.table["number"]
        with browser.sit(match, 1) as socket:
            pass
        assert json_of(socket)["reason"] == "too_often"


def json_of(socket: Socket) -> dict[str, Any]:
    """The first message that a socket was sent, if it was no table."""
    import json

    found: dict[str, Any] = json.loads(socket.received[0])
    return found


def test_chat_and_absences_are_limited_for_all_sockets_of_a_browser(tmp_path: Path) -> None:
    with house(tmp_path, chat=0.001, absences=0.001) as client:
        browser = Browser(client)
        match = browser.open("me", "me")["match"]
        with browser.sit(match, 1) as one, browser.sit(match, 2) as two:
            for socket in (one, two, one):
                socket.send("chat", text="hello")
                socket.send("ping")  # sockets are read side by side: the next waits for this one
                socket.until(lambda message: message["type"] == "pong")
            two.send("chat", text="too much")
            assert two.refusal()["reason"] == "too_often"
            for word in ("leave", "return", "leave"):
                one.send(word)
            one.send("return")
            assert one.refusal()["reason"] == "too_often"


@pytest.mark.parametrize("kind", ["reads", "looks", "chat", "absences", "askings"])
def test_an_address_may_do_no_more_for_having_many_browsers(kind: str) -> None:
    pace: Shared = getattr(Gate(Limits(**{kind: 0.001})), kind)
    for number in range(15):
        pace.take(f"browser {number}", "1.2.3.4")
    with pytest.raises(Refusal, match="too_often"):
        pace.take("browser 15", "1.2.3.4")
    pace.take("browser 15", "5.6.7.8")


def refused(socket: Socket, type: str, **fields: Any) -> str:
    """Why a message is refused, or nothing."""
    socket.send(type, **fields)
    socket.send("ping")  # answered after it
    reason, message = "", {"type": ""}
    while message["type"] != "pong":
        message = socket.until(lambda each: each["type"] in ("pong", "refused"))
        reason = message.get("reason", reason)
    return reason


def test_looks_at_a_table_are_limited_for_all_sockets_of_a_browser(tmp_path: Path) -> None:
    """Each is worked out again, on the loop that all tables share."""
    with house(tmp_path, looks=0.001) as client:
        browser = Browser(client)
        match = browser.open("me", "me")["match"]
        with browser.sit(match, 1) as one, browser.sit(match, 2) as two:
            asking, other = (one, two) if one.table["options"] else (two, one)
            number, action = asking.table["number"], asking.table["options"][0]
            preview = {"type": "preview", "number": number, "action": action}
            assert [refused(asking, **preview) for _ in range(2)] == ["", ""]
            assert refused(other, "whole", since=number) == ""
            assert refused(asking, **preview) == "too_often"
            assert refused(other, "whole", since=number) == "too_often"
            assert refused(asking, "why", number=number) == "too_often"
            asking.decide()  # whoever plays is not held up


def test_what_is_said_at_an_address_is_limited_for_all_of_its_browsers(tmp_path: Path) -> None:
    with house(tmp_path, chat=0.001) as client:
        client.app.state.desk.gate.chat.all.rate = 0.0
        for number in range(16):
            browser = Browser(client)
            with browser.sit(browser.open("me", "me")["match"], 1) as socket:
                answer = refused(socket, "chat", text="hello")
                assert answer == ("" if number < 15 else "too_often")


@pytest.mark.slow
@pytest.mark.parametrize("limit", ["browser", "address"])
def test_a_browser_waits_for_one_hint_whatever_sockets_it_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: str
) -> None:
    """And an address for some, whatever browsers it has."""

    async def think_for_ever(*_: object) -> list[Any]:
        await asyncio.Event().wait()
        return []

    monkeypatch.setattr(Bots, "hint", think_for_ever)
    with house(tmp_path, hints=1) as client:
        browser = Browser(client)
        match = browser.open("me", "greedy")["match"]
        if limit == "address":
            client.app.state.desk.gate.hints.most = 2
            client.app.state.desk.gate.all_hints.most = 1
        with browser.sit(match, 1) as one, browser.sit(match, 1) as two:
            if not two.table["options"]:
                two.until_table(lambda table: table["options"])
            one.send("hint", number=two.table["number"])
            one.send("ping")
            one.until(lambda message: message["type"] == "pong")
            two.send("hint", number=two.table["number"])
            assert two.refusal()["reason"] == "too_many"


def test_every_limit_is_a_setting_and_documented(monkeypatch: pytest.MonkeyPatch) -> None:
    page = (DOCS / "settings.md").read_text()
    for number, field in enumerate(fields(Limits), 2):
        setting = f"GRASSE_{field.name.upper()}"
        [line] = [line for line in page.splitlines() if line.startswith(f"| `{setting}` |")]
        assert line.endswith(f"| {field.default:g} |")
        monkeypatch.setenv(setting, str(number))
        assert getattr(Limits.from_settings(), field.name) == number
    monkeypatch.setenv("GRASSE_CHAT", "a lot")
    with pytest.raises(ValueError, match="GRASSE_CHAT is a number"):
        Limits.from_settings()
