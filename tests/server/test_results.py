"""What came of matches: kept with their end, told again the same, shown to whom it may be."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import delete, select, text, update
from sqlalchemy.exc import OperationalError

from grasse.players import find_player
from grasse.server import outcomes, results
from grasse.server.app import make_app
from grasse.server.day_luck import ends
from grasse.server.limits import UNLIMITED
from grasse.server.rated import count_next, differences
from grasse.server.tables import BY_BOT, DECIDED, Table
from grasse.storage import results as kept_results
from grasse.storage import store
from grasse.storage.leaving import NAMELESS
from grasse.storage.schema import CHAIRS, MATCHES, METADATA, RESULTS
from tests.server.browsers import Browser, invitation
from tests.server.test_administration import grasse
from tests.server.test_clocks import START, lay
from tests.server.test_lobby import empty_house, seek
from tests.server.test_own_boxes import PRICE, change, make
from tests.server.test_people import person, refusal
from tests.storage.releases import RELEASES, fill

__all__ = ["empty_house"]


def end(browser: Browser, match: str) -> None:
    """Plays a match to its end at once, for people and bots."""

    def plan(table: Table, now: float) -> list[store.EntryRow]:
        player, entries = find_player("greedy").sit(table.name), []
        while table.awaits:
            match, seat = table.match, table.turn
            action = player.choose(match.game, match.box, match.view(seat), match.options())
            kind = BY_BOT if table.bot(seat) else DECIDED
            entries += table.decide(seat, table.number, action, now, kind)
        return entries

    with browser.client.portal() as portal:
        portal.call(browser.client.app.state.desk.act, match, plan)


def play(browser: Browser, *chairs: str, **rest: Any) -> str:
    """A match that was played to its end."""
    match: str = browser.open(*chairs, **rest)["match"]
    end(browser, match)
    return match


def engine_of(browser: Browser) -> Any:
    return browser.client.app.state.desk.engine.execution_options(write=True)


def kept(browser: Browser, match: str) -> list[store.ResultRow]:
    with engine_of(browser).begin() as connection:
        found = connection.execute(select(RESULTS).where(RESULTS.c.match == match))
        return [store.ResultRow(**row._mapping) for row in found]


def test_what_came_of_a_match_is_kept_with_its_end_and_told_again_the_same(
    browser: Browser,
) -> None:
    person(browser)
    match = play(browser, "me", "visitor", "apprentice")
    [row] = kept(browser, match)
    assert row.counts
    assert (row.against, row.seats, row.seat) == ("apprentice", 3, 0)
    summary = browser.get(f"/api/matches/{match}")
    assert [row.points, row.place] == summary["scores"][0]
    assert sum(json.loads(row.sources).values()) == row.points
    with engine_of(browser).begin() as connection:
        [stored] = [r for r in kept_results.told_matches(connection) if r.match == match]
        assert results.tell_kept(connection, stored) == [row]
        assert not kept_results.replace_results(connection, match, [row])


def test_matches_of_before_are_told_when_a_server_runs(browser: Browser) -> None:
    person(browser)
    match = play(browser, "me", "greedy")
    before = kept(browser, match)
    with engine_of(browser).begin() as connection:
        connection.execute(delete(RESULTS).where(RESULTS.c.match == match))
        missing = [row.match for row in kept_results.missing_results(connection, 100)]
        assert match in missing
        for row in kept_results.missing_results(connection, 100):
            store.keep_results(connection, results.tell_kept(connection, row))
        assert not kept_results.missing_results(connection, 100)
    assert kept(browser, match) == before


def test_an_end_that_cannot_be_kept_leaves_neither_half(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    person(browser)
    match = browser.open("me", "greedy")["match"]

    def fail(*_: Any) -> None:
        raise OperationalError("insert", {}, Exception("killed"))

    with monkeypatch.context() as patch:
        patch.setattr(store, "keep_results", fail)
        with pytest.raises(Exception, match="broken"):
            end(browser, match)
    assert browser.get(f"/api/matches/{match}")["status"] == "playing"
    assert kept(browser, match) == []
    end(browser, match)
    assert len(kept(browser, match)) == 1


def test_shared_chairs_lessons_and_forks_do_not_count(browser: Browser) -> None:
    person(browser)
    shared = play(browser, "me", "me")
    assert [row.counts for row in kept(browser, shared)] == [False, False]
    wish = {"number": 30, "seat": 1, "name": "Rose"}
    forked = browser.post(f"/api/matches/{shared}/fork", wish)["match"]
    end(browser, forked)
    assert [row.counts for row in kept(browser, forked)] == [False]
    told = {row["match"]: row for row in browser.get("/api/me/results")["results"]}
    assert told[forked]["forked"]
    assert not told[shared]["forked"]


def lonely(browser: Browser, match: str) -> None:
    """A bot finishes a match for its first seat."""
    with browser.client.portal() as portal:
        act = browser.client.app.state.desk.act
        portal.call(act, match, lambda table, now: table.leave(0, now))
    end(browser, match)


def test_what_a_bot_has_finished_is_nobodys_win(browser: Browser) -> None:
    person(browser)
    match = browser.open("me", "uniform")["match"]
    lonely(browser, match)
    [row] = kept(browser, match)
    assert (row.abandoned, row.counts) == (True, False)
    [told] = browser.get("/api/me/results")["results"]
    assert told["abandoned"]
    [listed] = browser.get("/api/lobby")["finished"]
    assert listed["abandoned"]
    with engine_of(browser).begin() as connection:
        [stored] = [r for r in kept_results.told_matches(connection) if r.match == match]
        assert results.tell_kept(connection, stored) == [row]


def rated_pair(browser: Browser, other: Browser) -> str:
    match: str = seek(browser, name=person(browser)["name"])["match"]
    assert seek(other, name=person(other)["name"])["match"] == match
    return match


def counted(browser: Browser, match: str) -> None:
    """Waits until a match is counted: within seconds."""
    with browser.client.portal() as portal:
        while portal.call(browser.client.app.state.desk.write, count_next):
            pass
    assert browser.get(f"/api/matches/{match}/rating")["seats"]


def test_a_rated_match_that_a_bot_finished_is_lost_as_it_was_rated(
    browser: Browser, other: Browser
) -> None:
    match = rated_pair(browser, other)
    lonely(browser, match)
    mine, theirs = kept(browser, match)
    assert (mine.place, mine.counts, mine.abandoned) == (2, True, True)
    assert (theirs.place, theirs.counts, theirs.abandoned) == (1, True, False)
    counted(browser, match)
    [told] = browser.get("/api/me/results")["results"]
    step = told["rating"]
    assert step["before"]["points"] == 1500 > step["after"]["points"]
    [rating] = browser.get("/api/me/results")["ratings"]
    assert rating == {"game": "parfum", "rating": step["after"], "matches": 1}


def test_a_rated_match_that_was_ended_early_is_among_ones_own(
    browser: Browser, other: Browser, house: TestClient[Any]
) -> None:
    match = rated_pair(browser, other)

    def plan(table: Table, now: float) -> list[store.EntryRow]:
        left = table.leave(1, now - 2 * 24 * 3600.0)
        return [*left, *table.ask_end(0, table.number, now)]

    with browser.client.portal() as portal:
        portal.call(browser.client.app.state.desk.act, match, plan)
    counted(browser, match)
    for who, place in ((browser, 1), (other, 2)):
        [told] = who.get("/api/me/results")["results"]
        assert (told["early"], told["counts"], told["place"]) == (True, True, place)
        assert told["abandoned"] == (who is other)
        gained = told["rating"]["after"]["points"] - told["rating"]["before"]["points"]
        assert (gained > 0) == (who is browser)
    before = kept(browser, match)
    with engine_of(browser).begin() as connection:
        assert kept_results.missing_results(connection, 100) == []
        connection.execute(delete(RESULTS).where(RESULTS.c.match == match))
        [missing] = kept_results.missing_results(connection, 100)
        assert results.tell_kept(connection, missing) == before
        assert differences(connection) == []
        store.keep_results(connection, before)
    # Others learn how strong somebody is only where figures are shown, and of no match.
    name = browser.get("/api/me")["name"]
    stranger = Browser(house)
    assert stranger.get(f"/api/people/{name}/results")["ratings"] == []
    browser.post("/api/me", {"shown": {"statistics": True}})
    seen = stranger.get(f"/api/people/{name}/results")
    assert seen["ratings"][0]["game"] == "parfum"
    assert [row["rating"] for row in seen["results"]] == [None]


@pytest.fixture
def pair(browser: Browser, other: Browser) -> tuple[str, str, str]:
    """Two people, a private match between them, and one that is listed."""
    name = person(browser)["name"]
    person(other)
    matches = []
    for listed in (False, True):
        wish = [{"kind": "me", "name": name}, {"kind": "open"}]
        opened = browser.post("/api/matches", {"game": "parfum", "chairs": wish, "listed": listed})
        join = {"invite": invitation(opened, 2), "name": other.get("/api/me")["name"]}
        other.post(f"/api/matches/{opened['match']}/join", join)
        end(browser, opened["match"])
        matches.append(opened["match"])
    return (name, *matches)


def test_nobody_is_shown_what_somebody_does_not_allow(
    pair: tuple[str, str, str], browser: Browser, other: Browser, house: TestClient[Any]
) -> None:
    name, private, listed = pair
    stranger = Browser(house)
    theirs = other.get("/api/me")["name"]
    mine = {row["match"]: row for row in browser.get("/api/me/results")["results"]}
    assert set(mine) == {private, listed}
    assert mine[private]["opponents"][0]["profile"] == theirs
    assert refusal_of_results(stranger) == (403, "nobody")
    seen = []
    for shown in (
        {},
        {"matches": True},
        {"statistics": True},
        {"statistics": True, "matches": True},
    ):
        browser.post("/api/me", {"shown": shown})
        rows = stranger.get(f"/api/people/{name}/results")["results"]
        seen.append([row["match"] for row in rows])
        text_of = json.dumps(rows)
        assert private not in text_of
        assert (theirs in text_of) == bool(shown.get("matches"))
        assert all(row["at"] % results.DAY == 0 for row in rows if not row["match"])
    assert [sorted(each) for each in seen] == [[], [listed], ["", ""], ["", listed]]


@pytest.mark.parametrize("match", ["", "listed"])
def test_what_came_of_todays_match_is_nobody_elses_yet(match: str) -> None:
    day, row = "2026-05-01", replace(lay("", "greedy").row, match="try", scores="[[5, 1], [3, 2]]")
    row = replace(row, day=day, listed=bool(match))
    came = store.ResultRow("try", 0, "me", "parfum", 2, START, 5, 1, "greedy", True, "{}")
    tables_of: Any = ({"try": row}, {"try": []}, {})

    def told(allowed: results.Allowed, now: float) -> int:
        return len(list(results.told_results([came], tables_of, {}, allowed, now)))

    others = results.Allowed(False, statistics=True, listed=True)
    assert told(others, ends(day) - 1) == 0
    assert told(others, ends(day)) == 1
    assert told(results.Allowed(True), ends(day) - 1) == 1


def refusal_of_results(browser: Browser) -> tuple[int, str]:
    answer = browser.ask("GET", "/api/me/results")
    return answer.status_code, answer.json()["reason"]


def test_no_list_shows_other_peoples_matches(
    pair: tuple[str, str, str], browser: Browser, house: TestClient[Any]
) -> None:
    """Nor does any address, unless the match is listed or one of those who played shares it."""
    _, private, listed = pair
    stranger = Browser(house)
    person(stranger)
    for address in ("/api/lobby", "/api/me/results"):
        told = json.dumps(stranger.get(address))
        assert private not in told
        assert listed not in told
    assert [each["match"] for each in browser.get("/api/lobby")["finished"]] == [listed, private]
    for part in ("", "/written", "/replay", "/replay/3", "/review"):
        assert stranger.ask("GET", f"/api/matches/{private}{part}").status_code == 403
        assert stranger.ask("GET", f"/api/matches/{listed}{part}").status_code == 200
    assert stranger.get(f"/api/matches/{listed}")["chairs"][0]["mine"] is False


# ---------------------------------------------------------------- taking along, and leaving


def everything(browser: Browser) -> str:
    """All that the database holds, as text."""
    with engine_of(browser).begin() as connection:
        rows = [
            str([tuple(row) for row in connection.execute(select(table))])
            for table in METADATA.sorted_tables
        ]
    return "\n".join(rows)


def test_the_export_has_everything_and_leaving_removes_it(
    pair: tuple[str, str, str], browser: Browser, other: Browser
) -> None:
    name, private, listed = pair
    browser.post("/api/me/phrase")
    browser.post("/api/me/link")
    boxes = [make(who, name=whose) for who, whose in ((browser, f"Of {name}"), (other, "Ours"))]
    for who, box in zip((browser, other), boxes, strict=True):
        change(who, box["box"], **{PRICE: 7})
    friendly = other.open("me", "open", box=boxes[1]["box"])
    join = {"invite": invitation(friendly, 2), "name": name}
    browser.post(f"/api/matches/{friendly['match']}/join", join)
    going = browser.post(
        "/api/matches",
        {
            "game": "parfum",
            "box": boxes[0]["box"],
            "chairs": [
                {"kind": "me", "name": name},
                {"kind": "open"},
                {"kind": "bot", "player": "greedy"},
            ],
        },
    )
    wish = {"invite": invitation(going, 2), "name": other.get("/api/me")["name"]}
    other.post(f"/api/matches/{going['match']}/join", wish)
    waiting = browser.open("me", "open")["match"]
    with browser.sit(going["match"], 1) as one:
        one.send("chat", text="I smell of petrichor")
        one.until(lambda message: message["type"] == "chat")
    told = browser.get("/api/me/export")
    matches = {each["match"]: each for each in told["matches"]}
    assert set(matches) == {private, listed, friendly["match"], going["match"], waiting}
    assert told["profile"]["name"] == name
    assert [line["text"] for line in matches[going["match"]]["said"]] == ["I smell of petrichor"]
    assert "secret" not in matches[going["match"]]
    assert len(matches[private]["results"]) == 1
    assert all(entry[3] is not None for entry in matches[private]["entries"])
    mine = matches[going["match"]]["entries"]
    assert all(entry[3] is None for entry in mine if entry[2] != 1)
    with engine_of(browser).begin() as connection:
        me = connection.scalar(
            select(CHAIRS.c.holder).where(CHAIRS.c.match == private, CHAIRS.c.seat == 0)
        )
    key = browser.key
    assert refusal(browser, "/api/me/leave", {"name": "Somebody"}) == (400, "bad_name")
    assert browser.post("/api/me/leave", {"name": name})["name"] == ""
    held = everything(browser)
    for personal in (me, name, "petrichor", waiting):
        assert personal not in held
    browser.key = key
    assert browser.get("/api/me")["name"] == ""
    theirs = [row["opponents"][0] for row in other.get("/api/me/results")["results"]]
    assert {(row["name"], row["profile"]) for row in theirs} == {("", "")}
    left = other.get(f"/api/matches/{going['match']}")
    assert left["chairs"][0]["bot"]  # somebody goes on in their place
    assert left["box_name"] == NAMELESS
    assert other.get(f"/api/matches/{friendly['match']}")["box_name"] == "Ours"
    assert name not in other.ask("GET", f"/api/matches/{private}/record").text
    again = other.post(f"/api/matches/{private}/rematch")
    assert [chair["kind"] for chair in again["chairs"]] == ["open", "person"]


def test_nobody_leaves_for_somebody_else(browser: Browser, other: Browser) -> None:
    name = person(browser)["name"]
    assert refusal(other, "/api/me/leave", {"name": name}) == (403, "nobody")
    person(other)
    assert refusal(other, "/api/me/leave", {"name": name}) == (400, "bad_name")
    assert other.ask("GET", "/api/me/export").json()["profile"]["name"] != name


@pytest.mark.parametrize("release", RELEASES)
def test_a_released_database_gets_its_results(database: str, release: str) -> None:
    fill(database, release)
    engine = store.open_database(database)
    with engine.execution_options(write=True).begin() as connection:
        before = connection.scalar(text("SELECT count(*) FROM matches"))
        missing = kept_results.missing_results(connection, 100)
        for row in missing:
            store.keep_results(connection, results.tell_kept(connection, row))
        assert kept_results.missing_results(connection, 100) == []
        told = list(connection.execute(select(RESULTS)))
        ended = connection.execute(
            select(MATCHES.c.match).where(MATCHES.c.status == "over", MATCHES.c.scores != "[]")
        ).scalars()
        assert {row.match for row in told} == set(ended)
        assert before == connection.scalar(text("SELECT count(*) FROM matches"))
        # One whose rules are lost: points stay what was written down.
        connection.execute(update(MATCHES).values(version=99))
        [row, *_] = kept_results.told_matches(connection)
        lost = results.tell_kept(connection, row)
        assert [each.points for each in lost] == [
            each.points for each in told if each.match == row.match
        ]
    engine.dispose()
    assert told


def test_the_strongest_bot_is_whom_one_played_against() -> None:
    def chair(seat: int, kind: str, player: str = "") -> store.ChairRow:
        return store.ChairRow("m", seat, kind, player=player)

    bots = [chair(1, "bot", "uniform"), chair(2, "bot", "nose"), chair(3, "bot", "visitor")]
    assert outcomes.strongest(bots) == "nose"
    assert outcomes.strongest([*bots, chair(0, "person")]) == outcomes.PERSON


@pytest.mark.slow
def test_an_administrator_renames_and_removes_people(database: str) -> None:
    app = make_app(database, UNLIMITED)
    with TestClient(app, raise_server_exceptions=False) as client:
        rude, other = Browser(client), Browser(client)
        wish = [{"kind": "me", "name": "Rude"}, {"kind": "open"}]
        opened = rude.post("/api/matches", {"game": "parfum", "chairs": wish})
        match = opened["match"]
        join = {"invite": invitation(opened, 2), "name": "Iris"}
        other.post(f"/api/matches/{match}/join", join)
        over = play(other, "me", "me")
        assert grasse(database, "admin", "people", "rud").startswith("Rude")
        assert "something like it" in grasse(database, "admin", "rename", "Rude", "IRIS", code=1)
        assert "nobody is called" in grasse(database, "admin", "expel", "Anybody", code=1)
        assert "1 to 24 letters" in grasse(database, "admin", "rename", "Rude", "nose", code=1)
        with other.sit(match, 2) as two:
            grasse(database, "admin", "rename", "rude", "Rose")
            two.until_table(lambda table: table["chairs"][0]["name"] == "Rose")
            assert rude.get("/api/me")["name"] == "Rose"
            grasse(database, "admin", "expel", "Rose")
            two.until_table(lambda table: table["chairs"][0]["bot"])
        assert rude.get("/api/me")["name"] == ""
        with engine_of(other).begin() as connection:
            connection.execute(update(RESULTS).values(points=-1))
        assert "1 matches was told again; 1 of them" in grasse(database, "admin", "results")
        assert "1 matches was told again; 0 of them" in grasse(database, "admin", "results")
        assert all(row.points >= 0 for row in kept(other, over))
