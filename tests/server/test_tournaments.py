"""Tournaments at a server: from the form to the last table, whole, and without a leak."""

from __future__ import annotations

import asyncio
import json
import time
import urllib.request
from contextlib import suppress
from dataclasses import replace
from http.client import HTTPException
from pathlib import Path
from typing import Any

import pytest

from grasse.cli import main
from grasse.server import fairness, rounds, tables
from grasse.server.bots import Bots
from grasse.server.desk import Desk
from grasse.server.limits import Gate, Limits
from grasse.server.messages import Refusal
from grasse.server.tables import BY_BOT, DECIDED, Table
from grasse.storage import meeting, people, store, tournaments
from grasse.storage.store import EntryRow, open_database
from grasse.storage.tournaments import EntrantRow, SittingRow, TournamentRow
from tests.server.browsers import Browser, finish, play_on
from tests.server.servers import ROOT, Server
from tests.server.test_clocks import START, lay
from tests.server.test_days import House, opened

HOUR = 3600.0
DAY = 24 * HOUR
QUICK = {"kind": "match", "seconds": 900, "increment": 20}


def wish(**more: Any) -> dict[str, Any]:
    """What the form sends."""
    agreed = {"clock": QUICK} | more.pop("settings", {})
    return {"title": "Club night", "game": "parfum", "settings": agreed, **more}


def look(browser: Browser, name: str) -> dict[str, Any]:
    """The tournament after the server has done what is due."""
    with browser.client.portal() as portal:
        portal.call(rounds.look_after, browser.client.app.state.desk, name)
    found: dict[str, Any] = browser.get(f"/api/tournaments/{name}")
    return found


def reason(browser: Browser, path: str, content: Any = None, status: int = 409) -> str:
    answer = browser.ask("POST", f"/api/tournaments{path}", json=content)
    assert answer.status_code == status, answer.text
    found: str = answer.json()["reason"]
    return found


def club(house: Any, number: int, **more: Any) -> tuple[str, list[Browser]]:
    """A tournament that some people have entered; the first of them has opened it."""
    browsers = [Browser(house) for _ in range(number)]
    mark = time.time_ns() % 10**9
    name = browsers[0].post("/api/tournaments", wish(name=f"A {mark}", **more))["tournament"]
    for at, browser in enumerate(browsers[1:], 1):
        browser.post(f"/api/tournaments/{name}/enter", {"name": f"{chr(65 + at)} {mark}"})
    return name, browsers


def tables_of(told: dict[str, Any]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = told["played"][-1]["tables"] if told["played"] else []
    return found


# ---------------------------------------------------------------- to its end


def test_sixteen_with_bots_play_groups_and_a_final_to_the_end(browser: Browser) -> None:
    agreed = {"system": "groups", "seats": 4, "rounds": 1, "fill": "uniform", "size": 16}
    opened = browser.post("/api/tournaments", wish(settings=agreed, name="Host 16"))
    name = opened["tournament"]
    assert (opened["status"], opened["rounds"], opened["hosting"]) == ("open", 2, True)
    begun = browser.post(f"/api/tournaments/{name}/begin")
    assert (begun["status"], begun["round"]) == ("playing", 1)
    assert [each["bot"] for each in begun["entrants"]] == ["", *["uniform"] * 15]
    assert sorted(each["pool"] for each in begun["entrants"]) == sorted([1, 2, 3, 4] * 4)
    assert reason(browser, f"/{name}/begin") == "begun"
    for _ in range(2):
        for table in tables_of(look(browser, name)):
            if not table["scores"]:  # how fast bots play is another test's
                House(browser.client, []).end(table["match"])
    ended = look(browser, name)
    assert ended["status"] == "over"
    assert [len(each["tables"]) for each in ended["played"]] == [4, 1]
    final = ended["played"][1]
    assert final["final"]
    seated = final["tables"][0]["entrants"]
    pools = {each["entrant"]: each["pool"] for each in ended["entrants"]}
    assert {pools[each] for each in seated} == {1, 2, 3, 4}
    first = [each["entrant"] for each in ended["standings"][:4]]
    places = dict(zip(seated, (place for _, place in final["tables"][0]["scores"]), strict=True))
    assert [places[each] for each in first] == sorted(places.values())
    assert sum(each["points"] for each in ended["standings"]) == 4 * 24
    assert not browser.get(f"/api/matches/{final['tables'][0]['match']}")["rated"]


@pytest.mark.slow
def test_sixteen_play_groups_and_a_final_and_every_decision_is_made(browser: Browser) -> None:
    agreed = {"system": "groups", "seats": 4, "rounds": 1, "fill": "greedy", "size": 16}
    name = browser.post("/api/tournaments", wish(settings=agreed, name="Host at play"))[
        "tournament"
    ]
    told = browser.post(f"/api/tournaments/{name}/begin")
    patience = time.monotonic() + 600  # the machine may be busy
    while told["status"] != "over":
        assert time.monotonic() < patience, told["played"]
        for table in tables_of(told):
            if table["mine"] and not table["scores"]:
                play_along(browser, table["match"])
        time.sleep(0.05)  # the other tables belong to bots alone
        told = look(browser, name)
    assert [len(each["tables"]) for each in told["played"]] == [4, 1]
    desk = browser.client.app.state.desk
    bots = {each["entrant"] for each in told["entrants"] if each["bot"]}
    for table in (table for each in told["played"] for table in each["tables"]):
        with desk.engine.begin() as connection:
            entries = store.entries_of(connection, table["match"])
        found = {(each.seat, each.kind) for each in entries if each.kind in (DECIDED, BY_BOT)}
        kinds = [BY_BOT if each in bots else DECIDED for each in table["entrants"]]
        assert found == set(enumerate(kinds))
        assert browser.get(f"/api/matches/{table['match']}")["status"] == "over"


def play_along(browser: Browser, match: str) -> None:
    """Sits at a table, and decides whenever it is one's turn."""
    [mine] = [c["seat"] for c in browser.get(f"/api/matches/{match}")["chairs"] if c["mine"]]
    with browser.sit(match, mine) as socket:
        while socket.table["status"] != "over":
            if socket.table["options"]:
                socket.decide()
            else:
                socket.until_table()


@pytest.mark.slow
def test_a_swiss_evening_with_an_absence_a_late_entry_and_a_bye(house: Any) -> None:
    name, browsers = club(house, 4, settings={"seats": 2, "rounds": 3, "rated": True})
    a, b, c, d = browsers
    assert reason(b, f"/{name}/begin", status=403) == "not_your_chair"
    assert a.post(f"/api/tournaments/{name}/begin")["round"] == 1
    first = look(a, name)
    assert [sorted(each["entrants"]) for each in tables_of(first)] != []
    assert look(a, name) == first  # nothing happens twice
    assert d.post(f"/api/tournaments/{name}/absence", {"absent": True})["entrants"][3]["absent"]
    late = Browser(house)
    entered = late.post(
        f"/api/tournaments/{name}/enter", {"name": f"Late {time.time_ns() % 10**9}"}
    )
    assert (entered["entered"], entered["late"]) == (5, True)
    for table in tables_of(first):
        assert a.get(f"/api/matches/{table['match']}")["tournament"] == name
        finish(a, table["match"])
    second = look(a, name)
    assert (second["round"], second["played"][0]["over"]) == (2, True)
    assert sorted(e for t in tables_of(second) for e in t["entrants"]) == [1, 2, 3, 5]
    met = {tuple(sorted(t["entrants"])) for t in first["played"][0]["tables"]}
    assert not met & {tuple(sorted(t["entrants"])) for t in tables_of(second)}
    c.post(f"/api/tournaments/{name}/leave")
    for table in tables_of(second):
        finish(a, table["match"])
    third = look(a, name)
    assert sorted(e for t in tables_of(third) for e in t["entrants"]) == [1, 2, 4, 5]
    assert not third["late"]
    assert reason(Browser(house), f"/{name}/enter", {"name": "Too late"}) == "begun"
    assert c.post(f"/api/tournaments/{name}/enter", {"name": ""})["entered"] == 3  # is back
    for table in tables_of(third):
        finish(a, table["match"])
    ended = look(a, name)
    assert ended["status"] == "over"
    points = [each["points"] for each in ended["standings"]]
    assert (sum(points), points) == (6 * 12, sorted(points, reverse=True))
    assert reason(a, f"/{name}/leave") == "over"
    listed = a.get("/api/tournaments")["tournaments"]
    assert [each["mine"] for each in listed if each["tournament"] == name] == [True]


@pytest.mark.slow
def test_who_had_blocked_somebody_before_does_not_meet_them_if_there_is_another_way(
    house: Any,
) -> None:
    browsers, mark = [Browser(house) for _ in range(4)], time.time_ns() % 10**9
    names = [
        each.post("/api/me", {"name": f"P{n} {mark}"})["name"] for n, each in enumerate(browsers)
    ]
    a, b, c, d = browsers
    a.post("/api/blocks", {"name": names[1]})
    name = c.post("/api/tournaments", wish(settings={"seats": 2, "rounds": 3}))["tournament"]
    d.post("/api/blocks", {"name": names[2]})
    for each in (d, a, b):
        each.post(f"/api/tournaments/{name}/enter", {"name": ""})
    c.post(f"/api/tournaments/{name}/begin")
    met = []
    for _ in range(3):
        for table in tables_of(look(c, name)):
            met.append(sorted(table["entrants"]))
            finish(c, table["match"])
    assert [3, 4] not in met  # although some of the others have met twice
    with house.app.state.desk.engine.begin() as connection:
        whole = tournaments.whole(connection, name)
        assert whole is not None
        there = [each.holder for each in whole.entrants]
        before = meeting.blocks_among(connection, there, whole.row.created)
        after = meeting.blocks_among(connection, there, whole.row.created + HOUR)
    assert (len(before), len(after)) == (1, 2)  # nobody chooses whom to meet once it is there


def test_an_odd_one_out_has_a_bye_which_is_worth_a_win(house: Any) -> None:
    name, (a, *_) = club(house, 3, settings={"seats": 2, "rounds": 3})
    a.post(f"/api/tournaments/{name}/begin")
    byes = []
    for _ in range(3):
        told = look(a, name)
        byes += told["played"][-1]["byes"]
        for table in tables_of(told):
            finish(a, table["match"])
    assert sorted(byes) == [1, 2, 3]  # each of them once
    ended = look(a, name)
    assert sum(each["points"] for each in ended["standings"]) == 6 * 12


# ---------------------------------------------------------------- the same luck


def test_tables_of_the_same_luck_are_told_when_all_are_over(house: Any) -> None:
    name, browsers = club(house, 4, settings={"rounds": 1, "same": True})
    a = browsers[0]
    told = a.post(f"/api/tournaments/{name}/begin")
    mine, other = sorted(tables_of(told), key=lambda each: not each["mine"])
    assert mine["match"]
    assert other["match"] == ""  # whoever sits at another table is not led there
    match = {
        table["number"]: table["match"]
        for each in browsers
        for table in tables_of(each.get(f"/api/tournaments/{name}"))
        if table["match"]
    }
    first, second = match[mine["number"]], match[other["number"]]
    stranger = Browser(house)
    for who in (stranger, a):  # not even by the name
        with who.sit(second) as socket:
            assert json.loads(socket.received[0])["reason"] == "held"
    deals = []
    for each in (first, second):
        seat = next(
            (who, chair["seat"])
            for who in browsers
            for chair in who.get(f"/api/matches/{each}")["chairs"]
            if chair["mine"]
        )
        with seat[0].sit(each, seat[1], since=0) as socket:
            deals.append([e for e in socket.table["events"] if e["name"] != "person_sat_down"][:6])
    assert [e["values"] for e in deals[0]] == [e["values"] for e in deals[1]]
    finish(a, first)
    assert look(a, name)["status"] == "playing"
    for path in ("replay", "record", "replay/3"):
        answer = a.ask("GET", f"/api/matches/{first}/{path}")
        assert (answer.status_code, answer.json()["reason"]) == (409, "held")
    assert (
        a.ask(
            "POST", f"/api/matches/{first}/fork", json={"number": 1, "seat": 1, "name": "A"}
        ).status_code
        == 409
    )
    assert a.ask("POST", f"/api/matches/{first}/review").json()["reason"] == "held"
    assert a.get(f"/api/matches/{first}")["secret"] == ""
    written = a.get(f"/api/matches/{first}/written")
    assert all(each["value"] is None for each in written["entries"])
    assert a.get("/api/me/export")["matches"][-1].get("secret", "") == ""
    finish(a, second)
    ended = look(a, name)
    assert (ended["status"], all(each["match"] for each in tables_of(ended))) == ("over", True)
    secrets = {stranger.get(f"/api/matches/{each}")["secret"] for each in (first, second)}
    assert len(secrets) == 1
    assert all(secrets)
    record = stranger.ask("GET", f"/api/matches/{first}/record").text
    desk = house.app.state.desk
    with house.portal() as portal:
        whole = portal.call(desk.look, first, lambda table, _: table.match)
    assert fairness.verify(record, whole).drawn > 10


def test_nobody_learns_who_is_behind_a_name_or_what_is_drawn_next(house: Any) -> None:
    name, browsers = club(house, 3, settings={"rounds": 2, "same": True, "fill": "uniform"})
    browsers[0].post(f"/api/tournaments/{name}/begin")
    desk = house.app.state.desk
    with desk.engine.begin() as connection:
        whole = tournaments.whole(connection, name)
    assert whole is not None
    hidden = [whole.row.secret, whole.row.host, rounds.round_secret(whole.row, 1)]
    hidden += [each.holder for each in whole.entrants if each.holder]
    for who in (*browsers, Browser(house)):
        for path in (f"/api/tournaments/{name}", "/api/tournaments", "/api/lobby"):
            text = who.ask("GET", path).text
            assert not [each for each in hidden if each in text]
    quiet, (host,) = club(house, 1, listed=False)
    assert quiet in host.ask("GET", "/api/tournaments").text
    assert quiet not in browsers[0].ask("GET", "/api/tournaments").text


# ---------------------------------------------------------------- by date


@pytest.mark.slow
def test_a_round_by_date_is_ended_by_bots_and_whoever_missed_it_is_last(
    tmp_path: Path,
) -> None:
    now = [1_800_000_000.0]
    with opened(str(tmp_path / "grasse.sqlite"), now) as turned:
        agreed = {
            "rounds": 2,
            "every": DAY,
            "clock": {"kind": "none", "seconds": 0, "increment": 0},
        }
        name, (a, _) = club(turned.client, 2, settings=agreed, starts=now[0] + HOUR)
        assert look(a, name)["status"] == "open"
        now[0] += HOUR
        told = look(a, name)
        assert (told["status"], told["round"], told["next"]) == ("playing", 1, now[0] + DAY)
        [table] = tables_of(told)
        play_for(turned, a, table["match"])  # b never comes
        now[0] += DAY - 1
        assert tables_of(look(a, name))[0]["scores"] == []
        now[0] += 1
        assert tables_of(look(a, name))[0]["scores"] == []
        chairs = a.get(f"/api/matches/{table['match']}")["chairs"]
        assert all(each["bot"] for each in chairs)  # bots play on for both
        turned.end(table["match"])
        told = look(a, name)
        assert told["round"] == 2
        scores = told["played"][0]["tables"][0]["scores"]
        seats = told["played"][0]["tables"][0]["entrants"]
        assert scores[seats.index(1)][1] == 1  # whatever the points are
        [table] = tables_of(told)
        finish(a, table["match"])
        assert look(a, name)["status"] == "over"  # nobody waits for a date after the last


def play_for(house: House, browser: Browser, match: str) -> None:
    """Plays for one person until another has to decide, and for that one's bot no further."""
    [mine] = [c["seat"] - 1 for c in browser.get(f"/api/matches/{match}")["chairs"] if c["mine"]]

    def plan(table: Table, now: float) -> list[EntryRow]:
        entries: list[EntryRow] = []
        other = 1 - mine
        if table.turn == other:
            entries += table.leave(other, now)  # others let a bot stand in
        while table.awaits and len(table.match.decisions) < 60:
            seat = table.turn
            kind = tables.BY_BOT if seat == other else tables.DECIDED
            if seat == other and not table.bot(other):
                entries += table.leave(other, now)
            entries += table.decide(seat, table.number, table.options()[0], now, kind)
        return entries

    with house.client.portal() as portal:
        portal.call(house.client.app.state.desk.act, match, plan)


# ---------------------------------------------------------------- refusals


def test_what_could_not_be_played_is_refused_and_changes_nothing(browser: Browser) -> None:
    none = {"kind": "none", "seconds": 0, "increment": 0}
    before = browser.get("/api/tournaments")
    bad: dict[str, list[dict[str, Any]]] = {
        "bad_tournament": [
            {"settings": {"clock": none}},
            {"settings": {"clock": {**QUICK, "seconds": 15 * DAY}}},  # a round waits for the last
            {"settings": {"every": 60}},
            {"settings": {"size": 8}},
            {"title": "  "},
            {"title": "x" * 60},
            {"starts": 5.0},
        ],
        "no_such_player": [{"settings": {"fill": "nobody"}}],
        "bad_rated": [{"settings": {"rated": True, "fill": "uniform"}}],
        "malformed": [{"settings": {"rounds": 99}}, {"settings": {"seats": 9}}, {"title": 3}],
        "no_such_game": [{"game": "chess"}],
    }
    for expected, contents in bad.items():
        for content in contents:
            answer = browser.ask("POST", "/api/tournaments", json=wish(**content))
            assert answer.json()["reason"] == expected, (content, answer.text)
    assert browser.get("/api/tournaments") == before
    for path in ("enter", "leave", "absence", "begin", "close"):
        asked: dict[str, Any] = {"absence": {"absent": True}, "enter": {}}
        browser.open("me", "greedy")
        assert reason(browser, f"/unknown/{path}", asked.get(path), 404) == "no_such_tournament"
    assert browser.ask("GET", "/api/tournaments/%00").status_code == 404


def test_nobody_waits_while_it_is_drawn_who_meets_whom(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With many who entered that takes some tenths of a second: all tables would stand still."""
    draw, beside = rounds.seats_of, list[bool]()

    def drawn(*arguments: Any) -> list[list[int]]:
        with suppress(RuntimeError):
            asyncio.get_running_loop()
            beside.append(False)
            return []
        beside.append(True)
        return draw(*arguments)

    monkeypatch.setattr(rounds, "seats_of", drawn)
    agreed = {"system": "groups", "seats": 4, "rounds": 1, "fill": "uniform", "size": 4}
    name = browser.post("/api/tournaments", wish(settings=agreed, name="Host apart"))["tournament"]
    browser.ask("POST", f"/api/tournaments/{name}/begin")
    assert beside == [True]


def test_only_its_host_closes_a_tournament_and_only_who_entered_leaves_it(house: Any) -> None:
    name, (a, b) = club(house, 2)
    stranger = Browser(house)
    assert reason(stranger, f"/{name}/leave", status=403) == "not_your_chair"
    stranger.open("me", "greedy")
    for path in ("leave", "close", "begin"):
        assert reason(stranger, f"/{name}/{path}", status=403) == "not_your_chair"
    assert reason(stranger, f"/{name}/absence", {"absent": True}, 403) == "not_your_chair"
    b.post(f"/api/tournaments/{name}/leave")
    assert reason(a, f"/{name}/begin") == "too_few"
    assert a.post(f"/api/tournaments/{name}/close")["status"] == "closed"
    assert reason(b, f"/{name}/enter", {}) == "over"


def test_a_match_of_a_tournament_is_played_to_its_end_without_help(house: Any) -> None:
    name, (a, _) = club(house, 2, settings={"rounds": 1})
    [table] = tables_of(a.post(f"/api/tournaments/{name}/begin"))
    [seat] = [c["seat"] for c in a.get(f"/api/matches/{table['match']}")["chairs"] if c["mine"]]
    with a.sit(table["match"], seat) as socket:
        assert not socket.table["hints"]
        for asked in ("ask_hints", "ask_end"):
            socket.send(asked, number=socket.table["number"])
            assert socket.refusal()["reason"] == "tournament"


def test_one_person_has_not_more_tournaments_than_the_quota(house: Any) -> None:
    desk = house.app.state.desk
    usual, desk.gate = desk.gate, Gate(Limits(tournaments=2))
    try:
        browser = Browser(house)
        for _ in range(2):
            browser.post("/api/tournaments", wish(name="Keen"))
        assert reason(browser, "", wish(), 429) == "too_many"
    finally:
        desk.gate = usual


# ---------------------------------------------------------------- whole or not at all


def keep_club(database: str, number: int, **settings: Any) -> str:
    """A tournament of people who are not here, in a database."""
    engine = open_database(database)
    agreed = {"clock": QUICK, "rounds": 2, **settings}
    row = TournamentRow("club", "p1", "Club", "parfum", json.dumps(agreed), "s" * 64, True, 1, 1, 1)
    with engine.begin() as connection:
        tournaments.create(connection, row)
        for at in range(1, number + 1):
            people.welcome(connection, f"p{at}", f"k{at}", f"Perfumer No{at}", 1.0)
            tournaments.enter(connection, EntrantRow("club", 0, f"p{at}"))
    engine.dispose()
    return row.tournament


def state_of(database: str) -> tuple[int, int, int, set[str]]:
    """The round, its tables, matches of a tournament, and where these stand."""
    engine = open_database(database)
    with engine.begin() as connection:
        whole = tournaments.whole(connection, "club")
        rows = [row for row in store.all_matches(connection) if row.tournament]
    engine.dispose()
    assert whole is not None
    return whole.row.round, len(whole.sittings), len(rows), {row.status for row in rows}


def test_whoever_dies_while_a_round_begins_leaves_none_of_it(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep_club(database, 8)
    create, left = store.create_match, [3]

    def fail(*arguments: Any) -> None:
        left[0] -= 1
        if left[0] == 0:
            raise RuntimeError("killed between two matches of a round")
        create(*arguments)

    async def try_it() -> None:
        desk = Desk(open_database(database), Bots(1))
        try:
            await rounds.look_after(desk, "club")
        finally:
            await desk.close()

    monkeypatch.setattr(store, "create_match", fail)
    asyncio.run(try_it())
    assert state_of(database) == (0, 0, 0, set())
    monkeypatch.setattr(store, "create_match", create)
    asyncio.run(try_it())
    assert state_of(database) == (1, 4, 4, {"playing"})
    asyncio.run(try_it())
    assert state_of(database) == (1, 4, 4, {"playing"})


def test_of_several_workers_one_begins_a_round(database: str) -> None:
    keep_club(database, 6)

    async def race() -> None:
        desks = [Desk(open_database(database), Bots(1)) for _ in range(3)]
        try:
            await asyncio.gather(*(rounds.look_after(desk, "club") for desk in desks))
        finally:
            for desk in desks:
                await desk.close()

    asyncio.run(race())
    assert state_of(database) == (1, 3, 3, {"playing"})


@pytest.mark.parametrize("away", [1, 2, 3])
def test_a_round_that_most_skip_ends_nothing(database: str, away: int) -> None:
    keep_club(database, 3)

    async def scene() -> list[int]:
        desk = Desk(open_database(database), Bots(1))
        try:
            for number in range(1, away + 1):
                await desk.write(
                    lambda c, p=f"p{number}": tournaments.change_entrant(c, "club", p, absent=1)
                )
            await rounds.look_after(desk, "club")
            whole = await desk.read(tournaments.whole, "club")
            assert whole is not None
            assert whole.row.status == "playing"
            return [row.round for row in whole.sittings]
        finally:
            await desk.close()

    rows = asyncio.run(scene())
    # Two of three play, or one has a bye, or nobody comes; then all play the second round.
    assert rows == {1: [1], 2: [1, 2, 2], 3: [2, 2]}[away]


def test_it_ends_when_nobody_is_left_to_play_with(database: str) -> None:
    keep_club(database, 2)

    async def scene() -> str:
        desk = Desk(open_database(database), Bots(1))
        try:
            await desk.write(lambda c: tournaments.change_entrant(c, "club", "p1", withdrawn=True))
            await rounds.look_after(desk, "club")
            whole = await desk.read(tournaments.whole, "club")
            assert whole is not None
            return whole.row.status
        finally:
            await desk.close()

    assert asyncio.run(scene()) == "closed"


def test_a_host_ends_a_round_that_goes_on_for_too_long(database: str) -> None:
    keep_club(database, 4)
    now = [START]

    async def scene() -> None:
        desk = Desk(open_database(database), Bots(1), lambda: now[0])
        desk.call_bot = lambda match, place: None  # type: ignore[method-assign]

        async def refused(holder: str) -> str:
            with pytest.raises(Refusal) as end:
                await rounds.close(desk, holder, "club")
            return end.value.reason

        try:
            await rounds.look_after(desk, "club")
            assert (await rounds.close(desk, "p1", "club")).status == "ending"
            assert await refused("p1") == "round"
            now[0] += DAY
            assert await refused("p2") == "not_your_chair"
            told = await rounds.close(desk, "p1", "club")
            for each in told.played[-1].tables:
                table = (await desk.open(each.match)).table
                assert table is not None
                assert table.people() == []  # bots play on for everyone
                assert not table.row.rated
        finally:
            await desk.close()

    asyncio.run(scene())


def test_a_table_whose_round_is_ended_is_not_rated_here_either(tmp_path: Path) -> None:
    async def scene() -> tuple[bool, bool]:
        desk = Desk(open_database(str(tmp_path / "grasse.sqlite")), Bots(1), lambda: START)
        try:
            table = lay("", "")
            table.row = replace(table.row, rated=True)
            desk.homes.is_here = lambda match: False  # type: ignore[method-assign]  # no bot plays
            await desk.lay(table)
            assert (await desk.open(table.name)).table is not None
            await rounds.end_now(desk, SittingRow("club", 1, 1, table.name, "[1, 2]"))
            found = (await desk.open(table.name)).table
            row = await desk.read(store.find_match, table.name)
            assert found is not None
            assert row is not None
            return found.row.rated, row.rated
        finally:
            await desk.close()

    assert asyncio.run(scene()) == (False, False)


def test_of_many_tournaments_each_is_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tournaments, "AT_ONCE", 2)
    desk, seen = Desk(open_database(str(tmp_path / "grasse.sqlite")), Bots(1)), list[str]()

    async def look_at(_: Desk, name: str) -> None:
        seen.append(name)

    async def scene() -> None:
        for number in range(5):
            row = TournamentRow(f"t{number}", "h", "T", "parfum", "{}", "s", True, 1, 1, number)
            await desk.write(tournaments.create, replace(row, status="playing"))
        await rounds.look_after_all(desk)
        await desk.close()

    monkeypatch.setattr(rounds, "look_after", look_at)
    asyncio.run(scene())
    assert seen == ["t0", "t1", "t2", "t3", "t4"]


def test_whoever_leaves_the_server_leaves_a_line_without_a_name(house: Any) -> None:
    name, (a, b, _) = club(house, 3, settings={"rounds": 2, "fill": "uniform"})
    a.post(f"/api/tournaments/{name}/begin")
    mine = b.get("/api/me")["name"]
    assert b.get("/api/me/export")["entrants"][0]["tournament"] == name
    b.post("/api/me/leave", {"name": mine})
    told = a.get(f"/api/tournaments/{name}")
    assert [(e["name"] == "", e["withdrawn"]) for e in told["entrants"]][:3] == [
        (False, False),
        (True, True),
        (False, False),
    ]
    waiting, (host,) = club(house, 1)
    host.post("/api/me/leave", {"name": host.get("/api/me")["name"]})
    assert a.get(f"/api/tournaments/{waiting}")["status"] == "closed"


def test_an_administrator_ends_a_tournament_with_its_round(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    database = str(tmp_path / "grasse.sqlite")
    keep_club(database, 4, same=True)
    monkeypatch.setenv("GRASSE_DATABASE", database)
    monkeypatch.setenv("LANG", "en")

    def look_at() -> tuple[str, list[str]]:
        engine = open_database(database)
        with engine.begin() as connection:
            whole = tournaments.whole(connection, "club")
            rows = [row for row in store.all_matches(connection) if row.held]
        engine.dispose()
        assert whole is not None
        return whole.row.status, [row.match for row in rows]

    async def go_on(*matches: str) -> None:
        desk = Desk(open_database(database), Bots(1))
        for match in matches:
            await desk.act(match, play_on)
        await rounds.look_after(desk, "club")
        await desk.close()

    asyncio.run(go_on())
    assert main(["admin", "close", "club"]) == 0
    assert "Tournament club ends" in capsys.readouterr().out
    assert main(["admin", "close", "club"]) != 0
    status, (one, other) = look_at()
    assert status == "ending"
    asyncio.run(go_on(one))
    assert look_at() == ("ending", sorted([one, other], key=[one, other].index))
    asyncio.run(go_on(other))
    assert look_at() == ("over", [])  # there is no second round


@pytest.mark.slow
def test_a_server_killed_while_a_round_begins_goes_on_with_a_whole_round(tmp_path: Path) -> None:
    """It dies with kill -9 between two writes; what is there is a whole round, or nothing of it."""
    database, armed = str(tmp_path / "grasse.sqlite"), tmp_path / "armed"
    server = Server(database, GRASSE_DIES_WITH=str(armed))
    server.program = [str(ROOT / "tests" / "server" / "dying.py")]
    server.start()
    agreed = {"rounds": 2, "seats": 4, "fill": "uniform", "size": 8}
    told, key = server.post("/api/tournaments", wish(settings=agreed, name="Rose"))
    armed.touch()
    with suppress(OSError, HTTPException):
        server.post(f"/api/tournaments/{told['tournament']}/begin", None, key)
    server.kill()
    armed.unlink()
    engine = open_database(database)
    with engine.begin() as connection:
        whole = tournaments.whole(connection, told["tournament"])
        rows = [row for row in store.all_matches(connection) if row.tournament]
    engine.dispose()
    assert whole is not None
    expected = (1, 8, 2) if whole.row.round else (0, 1, 0)
    assert (whole.row.round, len(whole.entrants), len(whole.sittings)) == expected
    assert {row.match for row in rows} == {each.match for each in whole.sittings}
    server.start()
    if not whole.row.round:
        server.post(f"/api/tournaments/{told['tournament']}/begin", None, key)
    with urllib.request.urlopen(f"{server.address}/api/tournaments/{told['tournament']}") as answer:
        assert [len(each["tables"]) for each in json.load(answer)["played"]] == [2]
    server.stop()
