"""A rematch is played by those who ask for it, and by nobody else."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from grasse.server.rematches import rematch
from grasse.server.tables import Table
from grasse.storage.store import EntryRow
from tests.server.browsers import Browser, chain, finish, invitation, play_on
from tests.server.test_lobby import empty_house, refused, seek

__all__ = ["empty_house"]

ROSE, IRIS = chain("rose"), chain("iris")
FIRST, LAST = [True, False, False], [False, False, True]  # whose chair of three it is


@pytest.fixture(params=[True, False], ids=["rated", "casual"])
def played(request: pytest.FixtureRequest, browser: Browser, other: Browser) -> str:
    """A match of two that is over, in which neither has pledged anything."""
    match: str = seek(browser, name="Ann", rated=request.param)["match"]
    assert seek(other, name="Ben", rated=request.param)["match"] == match
    finish(browser, match)
    return match


def again(browser: Browser, match: str) -> dict[str, Any]:
    found: dict[str, Any] = browser.post(f"/api/matches/{match}/rematch")
    return found


def seated(summary: dict[str, Any]) -> list[str]:
    return [chair["kind"] for chair in summary["chairs"]]


def test_a_rematch_waits_until_the_other_asks_for_it(
    browser: Browser, other: Browser, played: str
) -> None:
    opened = again(browser, played)
    assert (opened["status"], seated(opened)) == ("waiting", ["person", "open"])
    assert again(browser, played)["status"] == "waiting"  # asking twice does not begin it
    [asked] = other.get("/api/meeting")["invited"]
    assert asked["match"]["match"] == opened["match"]
    begun = again(other, played)
    assert (begun["match"], begun["status"]) == (opened["match"], "playing")
    assert [chair["mine"] for chair in begun["chairs"]] == [False, True]
    assert begun["rated"] == opened["rated"]
    assert other.get("/api/meeting")["invited"] == []


def test_of_three_everybody_has_their_seat_again(browser: Browser, other: Browser) -> None:
    third = Browser(browser.client)
    opened = browser.open("open", "me", "open")
    wishes = {1: (third, "Ben"), 3: (other, "Cleo")}
    for seat, (who, name) in wishes.items():
        wish = {"invite": invitation(opened, seat), "name": name}
        who.post(f"/api/matches/{opened['match']}/join", wish)
    finish(browser, opened["match"])
    match = again(browser, opened["match"])["match"]
    [asked] = other.get("/api/meeting")["invited"]
    came = other.post(f"/api/matches/{asked['match']['match']}/sit", {"name": "Cleo"})
    assert (came["status"], [chair["mine"] for chair in came["chairs"]]) == ("waiting", LAST)
    begun = again(third, opened["match"])
    assert (begun["match"], begun["status"]) == (match, "playing")
    assert [chair["mine"] for chair in begun["chairs"]] == FIRST


@pytest.mark.parametrize("shy", [0, 1], ids=["whoever asks", "the other"])
def test_nobody_meets_again_whom_they_do_not_want_to_meet(
    browser: Browser, other: Browser, played: str, shy: int
) -> None:
    names = [chair["name"] for chair in browser.get(f"/api/matches/{played}")["chairs"]]
    blocks, blocked = ((browser, names[1]), (other, names[0]))[shy]
    blocks.post("/api/blocks", {"name": blocked})
    opened = again(browser, played)
    assert seated(opened) == ["person", "open"]
    assert other.get("/api/meeting")["invited"] == []
    assert refused(other, f"/api/matches/{played}/rematch", None) == "invitation_used"
    wish = {"invite": invitation(opened, 2), "player": "greedy"}
    assert browser.post(f"/api/matches/{opened['match']}/join", wish)["status"] == "playing"
    assert seated(again(other, played)) == ["person", "bot"]  # it goes on without them


def test_whoever_asks_again_when_somebody_else_has_the_seat_is_told_so(
    browser: Browser, other: Browser
) -> None:
    third = Browser(browser.client)
    opened = browser.open("me", "open", "open")
    for seat, who in ((2, other), (3, third)):
        wish = {"invite": invitation(opened, seat), "name": f"Guest {seat}"}
        who.post(f"/api/matches/{opened['match']}/join", wish)
    finish(browser, opened["match"])
    next_one = again(browser, opened["match"])
    wish = {"invite": invitation(next_one, 2), "player": "greedy"}
    browser.post(f"/api/matches/{next_one['match']}/join", wish)
    path = f"/api/matches/{opened['match']}/rematch"
    assert refused(other, path, None) == "invitation_used"
    assert again(third, opened["match"])["status"] == "playing"


def test_a_match_of_a_tournament_has_no_rematch(browser: Browser) -> None:
    match = browser.open("me", "me")["match"]
    finish(browser, match)

    def enter(table: Table, _: float) -> None:
        table.row = replace(table.row, tournament="club")

    with browser.client.portal() as portal:
        portal.call(browser.client.app.state.desk.look, match, enter)
    assert refused(browser, f"/api/matches/{match}/rematch", None) == "tournament"


def test_all_who_had_pledged_do_so_before_a_rematch_begins(
    browser: Browser, other: Browser
) -> None:
    opened = browser.open("me", "open")
    wish = {"invite": invitation(opened, 2), "name": "Iris", "pledge": IRIS[-1]}
    with browser.sit(opened["match"], 1) as rose:
        rose.send("pledge", pledge=ROSE[-1])
        rose.until_table(lambda table: table["chairs"][0]["pledge"])
        other.post(f"/api/matches/{opened['match']}/join", wish)

    def leave(table: Table, now: float) -> list[EntryRow]:
        return [*table.leave(0, now), *table.leave(1, now), *play_on(table, now)]

    with browser.client.portal() as portal:
        portal.call(browser.client.app.state.desk.act, opened["match"], leave)
    match = again(browser, opened["match"])["match"]
    assert again(other, opened["match"])["status"] == "waiting"
    with browser.sit(match, 1) as rose, other.sit(match, 2) as iris:
        rose.send("pledge", pledge=ROSE[-2])
        rose.until_table(lambda table: table["chairs"][0]["pledge"])
        assert rose.table["status"] == "waiting"
        iris.send("pledge", pledge=IRIS[-2])
        iris.until_table(lambda table: table["status"] == "playing")


def test_of_two_who_ask_at_once_both_sit_at_one_table(
    browser: Browser, other: Browser, played: str
) -> None:
    """Each sees that nobody has asked yet; what the second wants to open is not kept."""
    desk = browser.client.app.state.desk

    async def ask() -> list[str]:
        holders = await desk.look(played, lambda table, _: [c.holder for c in table.chairs])
        found = await asyncio.gather(*(rematch(desk, holder, played) for holder in holders))
        return [summary.match for summary in found]

    with browser.client.portal() as portal:
        one, two = portal.call(ask)
    assert one == two
    assert other.get(f"/api/matches/{one}")["status"] == "playing"
