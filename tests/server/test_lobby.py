"""People who never met find each other, and nobody meets somebody whom they have blocked."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest

from grasse.server import lobby, meeting, meeting_messages, messages
from grasse.server.bots import Bots
from grasse.server.desk import Desk
from grasse.server.limits import UNLIMITED, Gate
from grasse.server.lobby import make_name
from grasse.server.messages import Refusal
from grasse.server.tables import Table
from grasse.server.visitors import Visitor
from grasse.storage import people, ratings, store
from grasse.storage.retention import remove
from tests.server.browsers import Browser, finish
from tests.server.test_clocks import START, decide, lay

SLOW = {"game": "parfum", "seats": 2, "pace": "slow"}


@pytest.fixture
def third(browser: Browser) -> Browser:
    return Browser(browser.client)


@pytest.fixture(autouse=True)
def empty_house(browser: Browser) -> None:
    """Nobody waits from another test."""

    def clear(connection: Any) -> None:
        rows = store.all_matches(connection)
        remove(connection, [row.match for row in rows if row.public])

    with browser.client.portal() as portal:
        portal.call(browser.client.app.state.desk.write, clear)


def seek(browser: Browser, **wish: Any) -> dict[str, Any]:
    found: dict[str, Any] = browser.post("/api/seeks", {**SLOW, **wish})
    return found


def refused(browser: Browser, path: str, content: Any) -> str:
    answer = browser.ask("POST", path, json=content)
    assert answer.status_code >= 400, answer.text
    reason: str = answer.json()["reason"]
    return reason


def played_together(one: Browser, other: Browser) -> dict[str, Any]:
    """A match of two that is over."""
    match = seek(one, name="Ann", rated=False)["match"]
    assert seek(other, name="Ben", rated=False)["match"] == match
    finish(one, match)
    summary: dict[str, Any] = one.get(f"/api/matches/{match}")
    return summary


# ---------------------------------------------------------------- open tables


def test_no_name_of_a_match_is_an_option_of_a_command() -> None:
    assert not any(make_name().startswith("-") for _ in range(2000))  # each 64th did


def test_an_open_table_is_seen_and_joined_by_one_press(browser: Browser, other: Browser) -> None:
    clock = {"kind": "match", "seconds": 3 * 86400, "increment": 3600}
    wish: dict[str, Any] = {"public": True, "rated": True, "clock": clock, "language": "fr"}
    opened = browser.open("me", "open", **wish)
    [seen] = other.get("/api/meeting")["open"]
    assert (seen["rated"], seen["clock"], seen["language"]) == (True, clock, "fr")
    assert [chair["invite"] for chair in seen["chairs"]] == ["", ""]
    assert browser.get("/api/meeting")["open"] == []  # one's own is among one's matches
    begun = other.post(f"/api/matches/{seen['match']}/sit", {"name": "Zoe"})
    assert (begun["match"], begun["status"]) == (opened["match"], "playing")
    assert [chair["mine"] for chair in begun["chairs"]] == [False, True]
    assert other.get("/api/meeting")["open"] == []
    late = Browser(browser.client)
    assert refused(late, f"/api/matches/{seen['match']}/sit", {"name": "Late"}) == "invitation_used"


def test_a_table_that_is_not_open_to_anyone_stays_closed(browser: Browser, other: Browser) -> None:
    match = browser.open("me", "open")["match"]
    assert other.get("/api/meeting")["open"] == []
    assert refused(other, f"/api/matches/{match}/sit", {"name": "Zoe"}) == "invitation_used"
    assert refused(other, "/api/matches/nowhere/sit", {}) == "invitation_used"


def test_whoever_only_saw_a_table_wait_cannot_look_at_its_match(
    browser: Browser, other: Browser, third: Browser
) -> None:
    """The name of a match is the key to it, and stays with those who sit there."""
    match = seek(browser, rated=False)["match"]
    [seen] = third.get("/api/meeting")["open"]
    assert match not in json.dumps(seen)
    seek(other, rated=False)
    finish(browser, match)
    for part in ("", "/written", "/replay", "/record", "/review"):
        answer = third.ask("GET", f"/api/matches/{seen['match']}{part}")
        assert answer.json()["reason"] == "no_such_match"


def test_of_a_live_table_those_who_left_are_not_offered(browser: Browser, other: Browser) -> None:
    live = {"kind": "match", "seconds": 900, "increment": 20}
    match = browser.open("me", "open", public=True, clock=live)["match"]
    assert len(other.get("/api/meeting")["open"]) == 1
    with browser.sit(match, 1):
        assert len(other.get("/api/meeting")["open"]) == 1
    while other.get("/api/meeting")["open"]:  # until the server has seen that the line is cut
        pass
    with browser.sit(match, 1):
        assert len(other.get("/api/meeting")["open"]) == 1


def test_tables_that_were_left_long_ago_hide_nobody(browser: Browser, other: Browser) -> None:
    desk = browser.client.app.state.desk
    left = seek(other, pace="live")["match"]

    def fill(connection: Any) -> None:
        row, [chair, free] = store.find_match(connection, left), store.chairs_of(connection, [left])
        assert row is not None
        for n in range(4 * store.LISTED):
            name, then = f"left{n}", row.created - 3600
            chairs = [replace(chair, match=name), replace(free, match=name)]
            old = replace(row, match=name, created=then, moved=then)
            store.create_match(connection, old, chairs, [])

    with browser.client.portal() as portal:
        portal.call(desk.write, fill)
    [seen] = browser.get("/api/meeting")["open"]
    assert seen["created"] == other.get(f"/api/matches/{left}")["created"]


def test_whoever_thinks_again_stands_up(browser: Browser, other: Browser, third: Browser) -> None:
    match = seek(browser, seats=3)["match"]
    seek(other, seats=3)
    assert refused(third, f"/api/matches/{match}/stand", None) == "not_your_chair"
    left = browser.post(f"/api/matches/{match}/stand")
    assert [chair["kind"] for chair in left["chairs"]] == ["open", "person", "open"]
    assert browser.get("/api/lobby")["mine"] == []
    with browser.client.portal() as portal:
        desk = browser.client.app.state.desk
        table: Table = portal.call(desk.open, match).table
        assert not table.trail.awaited
    assert seek(third, seats=3)["match"] == match
    other.post(f"/api/matches/{match}/stand")
    third.post(f"/api/matches/{match}/stand")
    assert browser.get("/api/meeting")["open"] == []  # nobody waits there any more


def test_nobody_stands_up_in_mid_match(browser: Browser, other: Browser) -> None:
    match = seek(browser)["match"]
    seek(other)
    assert refused(browser, f"/api/matches/{match}/stand", None) == "begun"


# ---------------------------------------------------------------- seeks


def test_two_who_seek_the_same_meet(browser: Browser, other: Browser, third: Browser) -> None:
    first = seek(browser)
    assert (first["status"], first["public"], first["rated"]) == ("waiting", True, True)
    assert seek(browser)["match"] == first["match"]  # asked again, one still waits there
    elsewhere = seek(third, pace="live")
    assert elsewhere["match"] != first["match"]
    second = seek(other)
    assert (second["match"], second["status"]) == (first["match"], "playing")


def test_a_browser_that_pledges_begins_when_it_has(browser: Browser, other: Browser) -> None:
    match = seek(browser)["match"]
    assert seek(other, pledges=True)["status"] == "waiting"
    with other.sit(match, 2) as socket:
        socket.send("pledge", pledge="a" * 64)
        assert socket.until_table(lambda table: table["status"] == "playing")


@pytest.mark.slow
@pytest.mark.parametrize("people_there", [2, 3])
def test_of_many_who_seek_at_once_at_two_workers_nobody_waits_in_vain(
    database: str, people_there: int
) -> None:
    count = 12
    wish = meeting_messages.Seek("parfum", people_there, "slow")

    async def scene() -> list[str]:
        desks = [Desk(store.open_database(database), Bots(1), lambda: START) for _ in range(2)]
        try:
            visitors = [Visitor(f"p{n}", f"k{n}") for n in range(count)]
            met = [meeting.seek(desks[n % 2], each, wish) for n, each in enumerate(visitors)]
            return [summary.match for summary in await asyncio.gather(*met)]
        finally:
            for desk in desks:
                await desk.close()

    tables = Counter(asyncio.run(scene()))
    assert sorted(tables.values()) == [people_there] * (count // people_there)


async def at(database: str, work: Callable[[Desk], Awaitable[Any]], **limits: float) -> Any:
    """What comes of something at a server with these limits, and no others."""
    gate = Gate(replace(UNLIMITED, **limits))
    desk = Desk(store.open_database(database), Bots(1), lambda: START, gate=gate)
    try:
        return await work(desk)
    finally:
        await desk.close()


def test_nobody_hides_the_others_behind_many_open_tables(database: str) -> None:
    async def scene(desk: Desk) -> list[str]:
        ann, refused = Visitor("ann", "a"), []
        seeks = [meeting_messages.Seek("parfum", seats, "slow") for seats in (2, 3, 4, 2)]
        for wish in seeks:  # the last is the first again: she waits there already
            try:
                await meeting.seek(desk, ann, wish)
            except Refusal as refusal:
                refused.append(refusal.reason)
        chairs = [messages.WantedChair("me", "Ann"), messages.WantedChair("open")]
        clock = messages.Clock("decision", 86400.0)
        await lobby.open_match(desk, ann, messages.OpenMatch("parfum", chairs, clock=clock))
        public = messages.OpenMatch("parfum", chairs, clock=clock, public=True)
        with pytest.raises(Refusal) as end:
            await lobby.open_match(desk, ann, public)
        await meeting.seek(desk, Visitor("ben", "b"), seeks[0])  # it begins, and is no offer more
        await lobby.open_match(desk, ann, public)
        return [*refused, end.value.reason]

    assert asyncio.run(at(database, scene, offers=2)) == ["too_many", "too_many"]


def test_tables_of_another_kind_hide_nobody_who_seeks(database: str) -> None:
    async def scene(desk: Desk) -> None:
        slow = meeting_messages.Seek("parfum", 2, "slow")
        waits = (await meeting.seek(desk, Visitor("ann", "a"), slow)).match
        for_three = meeting_messages.Seek("parfum", 3, "slow")
        other = await meeting.seek(desk, Visitor("cat", "c"), for_three)

        def fill(connection: Any) -> None:
            row = store.find_match(connection, other.match)
            chairs = store.chairs_of(connection, [other.match])
            assert row is not None
            for n in range(4 * store.LISTED):
                later = replace(row, match=f"later{n}", moved=row.moved + 1)
                made = [replace(chair, match=later.match) for chair in chairs]
                store.create_match(connection, later, made, [])

        await desk.write(fill)
        assert (await meeting.seek(desk, Visitor("ben", "b"), slow)).match == waits

    asyncio.run(at(database, scene))


def test_the_strength_of_all_who_wait_is_asked_for_once(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, ask = [], ratings.ratings_of

    def count(connection: Any, game: str, holders: Any) -> Any:
        asked.append(game)
        return ask(connection, game, holders)

    async def scene(desk: Desk) -> int:
        for number in range(3):
            wish = meeting_messages.Seek("parfum", number + 2, "slow")
            await meeting.seek(desk, Visitor(f"p{number}", f"k{number}"), wish)
        monkeypatch.setattr(ratings, "ratings_of", count)
        return len((await meeting.meet(desk, "")).open)

    assert asyncio.run(at(database, scene)) == 3
    assert asked == ["parfum"]


@pytest.mark.parametrize("kind", ["public", "rated", ""])
def test_strangers_know_each_other_by_their_names(database: str, kind: str) -> None:
    async def scene(desk: Desk) -> list[str]:
        ann, ben = Visitor("ann", "a"), Visitor("ben", "b")
        await desk.write(people.welcome, "ben", "b", "Ben", START)
        chairs = [messages.WantedChair("me", "Ann"), messages.WantedChair("open")]
        clock = messages.Clock("decision", 86400.0)
        wish = messages.OpenMatch("parfum", chairs, clock=clock)
        wish.public, wish.rated = kind == "public", kind == "rated"
        opened = await lobby.open_match(desk, ann, wish)
        invite = opened.chairs[1].invite
        with pytest.raises(Refusal):
            await lobby.join(desk, Visitor("new", "n"), opened.match, messages.Join("x", "Cat"))
        assert await desk.read(people.find_name, "Cat") is None
        joined = await lobby.join(desk, ben, opened.match, messages.Join(invite, "Ann's friend"))
        return [chair.name for chair in joined.chairs]

    shown = "Ben" if kind else "Ann's friend"
    assert asyncio.run(at(database, scene)) == ["Ann", shown]


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"game": "chess"}, "no_such_game"),
        ({"seats": 9}, "bad_chairs"),
        ({"pace": "glacial"}, "malformed"),
        ({"name": "x" * 30}, "bad_name"),
        ({"language": "klingon"}, "malformed"),
    ],
)
def test_a_seek_that_means_nothing_changes_nothing(
    browser: Browser, wish: dict[str, Any], reason: str
) -> None:
    assert refused(browser, "/api/seeks", {**SLOW, **wish}) == reason
    assert browser.get("/api/meeting")["open"] == []


# ---------------------------------------------------------------- friends and blocks


def test_friends_are_those_with_whom_one_has_played(
    browser: Browser, other: Browser, third: Browser
) -> None:
    assert browser.get("/api/friends") == {"friends": [], "blocked": []}
    names = [chair["name"] for chair in played_together(browser, other)["chairs"]]
    [friend] = browser.get("/api/friends")["friends"]
    assert (friend["name"], friend["matches"], friend["here"]) == (names[1], 1, False)
    match = browser.open("me", "open")["match"]
    assert refused(third, f"/api/matches/{match}/invite", {"name": names[1]}) == "not_your_chair"
    browser.post(f"/api/matches/{match}/invite", {"name": names[1]})
    [asked] = other.get("/api/meeting")["invited"]
    assert (asked["by"], asked["match"]["match"]) == (names[0], match)
    assert third.get("/api/meeting")["invited"] == []
    assert refused(third, f"/api/matches/{match}/sit", {"name": "Cat"}) == "invitation_used"
    assert other.post(f"/api/matches/{match}/decline")["invited"] == []
    assert refused(other, f"/api/matches/{match}/sit", {}) == "invitation_used"
    browser.post(f"/api/matches/{match}/invite", {"name": names[1]})
    assert other.post(f"/api/matches/{match}/sit", {})["status"] == "playing"


def test_nobody_is_invited_again_and_again(
    browser: Browser, other: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    friend = played_together(browser, other)["chairs"][1]["name"]
    gate = Gate(replace(UNLIMITED, invitations=3.0))
    gate.invitations.rate = 0.0
    monkeypatch.setattr(browser.client.app.state.desk, "gate", gate)
    asked = []
    for _ in range(4):  # a new table each time, which is told each time
        match = browser.open("me", "open")["match"]
        answer = browser.ask("POST", f"/api/matches/{match}/invite", json={"name": friend})
        asked.append(answer.status_code)
    assert asked == [201, 201, 201, 429]


def test_a_stranger_cannot_be_invited(browser: Browser, other: Browser) -> None:
    stranger = seek(other, name="Stranger", seats=4)["chairs"][0]["name"]
    match = browser.open("me", "open")["match"]
    path = f"/api/matches/{match}/invite"
    assert refused(browser, path, {"name": stranger}) == "no_such_person"
    assert refused(browser, path, {"name": "nobody at all"}) == "no_such_person"


def test_those_who_are_blocked_are_not_met_not_asked_by_and_not_heard(
    browser: Browser, other: Browser
) -> None:
    match = browser.open("me", "open", public=True)["match"]
    names = [c["name"] for c in other.post(f"/api/matches/{match}/sit", {"name": "Ben"})["chairs"]]
    with browser.sit(match, 1) as mine, other.sit(match, 2) as theirs:
        theirs.send("chat", text="before")
        mine.until(lambda message: message["type"] == "chat")
        blocked = browser.post("/api/blocks", {"name": names[1]})
        assert blocked["blocked"] == [names[1]]
        theirs.send("chat", text="unheard")
        theirs.until(lambda m: m["type"] == "chat" and m["lines"][-1]["text"] == "unheard")
        mine.send("chat", text="mine")
        heard = mine.until(lambda message: message["type"] == "chat")
        assert [line["text"] for line in heard["lines"]] == ["mine"]
    written = browser.get(f"/api/matches/{match}/written")
    assert [line["text"] for line in written["chat"]] == ["mine"]
    assert "unheard" in str(other.get(f"/api/matches/{match}/written"))
    first = seek(browser)["match"]
    assert other.get("/api/meeting")["open"] == []
    assert seek(other)["match"] != first
    assert refused(other, f"/api/matches/{first}/sit", {}) == "invitation_used"
    other.post(f"/api/matches/{other.open('me', 'open')['match']}/invite", {"name": names[0]})
    assert browser.get("/api/meeting")["invited"] == []
    assert browser.post("/api/blocks", {"name": names[1], "blocked": False})["blocked"] == []
    assert len(browser.get("/api/meeting")["invited"]) == 0  # what was never asked does not come
    assert len(browser.get("/api/meeting")["open"]) == 1


def test_a_browser_without_a_person_has_nobody_to_block(browser: Browser) -> None:
    assert refused(browser, "/api/blocks", {"name": "Ann"}) == "not_your_chair"
    assert refused(browser, "/api/meeting", {"shown": True}) == "not_your_chair"
    seek(browser, name="Solo")
    assert refused(browser, "/api/blocks", {"name": "nobody at all"}) == "no_such_person"


# ---------------------------------------------------------------- who is here


def test_only_those_who_want_to_be_seen_are_named(browser: Browser, other: Browser) -> None:
    name = seek(browser, name="Seen")["chairs"][0]["name"]
    unseen = seek(other, name="Unseen", seats=3)["chairs"][0]["name"]
    before = other.get("/api/meeting")
    assert before["here"] >= 2
    assert {name, unseen}.isdisjoint(before["people"])
    assert browser.post("/api/meeting", {"shown": True})["shown"]
    assert name in other.get("/api/meeting")["people"]
    browser.post("/api/me", {"shown": {"statistics": True, "matches": False}})
    assert name in other.get("/api/meeting")["people"]
    browser.post("/api/meeting", {"shown": False})
    assert name not in other.get("/api/meeting")["people"]


def test_what_others_are_told_names_no_person_by_their_secret(
    browser: Browser, other: Browser
) -> None:
    played_together(browser, other)
    seek(browser, name="Ann")
    told = [other.ask("GET", path).text for path in ("/api/meeting", "/api/friends")]
    with browser.client.portal() as portal:
        rows = portal.call(browser.client.app.state.desk.read, people.list_people)
    assert rows
    assert not [row for row in rows for text in told if row.person in text]


# ---------------------------------------------------------------- rated tables, and clocks


@pytest.mark.parametrize(
    "wish",
    [
        {"options": {"learning": True}},
        {"clock": {"kind": "none"}},
        {"chairs": [{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}]},
        {"chairs": [{"kind": "me", "name": "A"}, {"kind": "bot", "player": "uniform"}]},
        {"chairs": [{"kind": "me", "name": "A"}, {"kind": "bot", "player": "absolute"}]},
    ],
)
def test_a_rated_match_is_like_the_others(browser: Browser, wish: dict[str, Any]) -> None:
    plain = {
        "game": "parfum",
        "chairs": [{"kind": "me", "name": "A"}, {"kind": "open"}],
        "clock": {"kind": "decision", "seconds": 60},
        "rated": True,
    }
    assert browser.post("/api/matches", plain)["rated"]
    assert refused(browser, "/api/matches", {**plain, **wish}) == "bad_rated"


def test_in_a_rated_match_nobody_undoes_luck_nor_gets_a_hint(browser: Browser) -> None:
    clock = {"kind": "decision", "seconds": 86400}
    match = browser.open("me", "greedy", rated=True, clock=clock)["match"]
    with browser.sit(match, 1) as socket:
        if socket.table["turn"] != 1:
            socket.until_table(lambda table: table["turn"] == 1)
        assert not socket.table["hints"]
        for message in ("hint", "ask_hints"):
            socket.send(message, number=socket.table["number"])
            assert socket.refusal()["reason"] in ("no_hints", "rated")
        while socket.table["undo"] or socket.table["decisions"] < 30:
            socket.decide()
            if socket.table["turn"] != 1:
                socket.until_table(lambda table: table["turn"] == 1)
        socket.send("undo", number=socket.table["number"])
        assert socket.refusal()["reason"] == "rated"


def test_a_clock_with_an_increment_grows_with_each_decision_and_shrinks_with_undo() -> None:
    table = lay("", "", clock="match", seconds=60)
    table.row = table.row.__class__(**{**vars(table.row), "clock_increment": 10.0})
    seat = table.turn
    decide(table, START + 20)
    assert table.left(seat, START + 20) == 60 - 20 + 10
    if table.turn == seat and table.steps_back(seat):
        table.undo(seat, table.number, START + 21)
        assert table.left(seat, START + 21) == pytest.approx(60 - 21)


def test_a_clock_that_means_nothing_is_refused(browser: Browser) -> None:
    for clock in ({"kind": "decision", "seconds": 60, "increment": 5}, {"kind": "match"}):
        chairs = [{"kind": "me", "name": "A"}, {"kind": "open"}]
        wish = {"game": "parfum", "chairs": chairs, "clock": clock}
        assert refused(browser, "/api/matches", wish) == "bad_clock"
