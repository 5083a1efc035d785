"""Profiles: a browser's first match makes one, and nobody learns what is somebody else's."""

from __future__ import annotations

import asyncio
import json
import re
import secrets
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from grasse.server import profiles
from grasse.server.app import make_app
from grasse.server.bots import Bots
from grasse.server.desk import Desk
from grasse.server.limits import Limits
from grasse.server.messages import Refusal
from grasse.server.phrases import WORDS, make_phrase, read_phrase
from grasse.server.sockets import MOVED
from grasse.server.visitors import GUESTS, Visitor, wished_name
from grasse.storage import people, store
from grasse.storage.people import fold
from grasse.words import FOLDER, LANGUAGES
from tests.server.browsers import Browser
from tests.server.test_clocks import START, lay


def test_what_the_page_calls_a_guest_is_nobodys_name() -> None:
    said = []
    for language in LANGUAGES:
        text = (FOLDER / language / "page.ftl").read_text(encoding="utf-8")
        said += re.findall(r"^page-guest = (.*)$", text, re.M)
    assert {fold(name) for name in said} == GUESTS
    assert [wished_name(name) for name in said] == [""] * len(LANGUAGES)
    assert wished_name("Rose") == "Rose"


def test_the_page_knows_a_name_that_the_server_gave() -> None:
    script = FOLDER.parent / "web" / "chairs.js"
    given = re.search(r"^const GIVEN = /\^\((.*)\) ", script.read_text(encoding="utf-8"), re.M)
    assert given is not None
    assert tuple(given[1].split("|")) == people.PLANTS


# ---------------------------------------------------------------- a profile


def new_name() -> str:
    """A name that nobody else has at this server."""
    return f"Nez {secrets.token_hex(5)}"


def person(browser: Browser, **more: Any) -> dict[str, Any]:
    """Makes somebody of a browser."""
    made: dict[str, Any] = browser.post("/api/me", {"name": new_name(), **more})
    return made


def refusal(browser: Browser, path: str, content: Any = None) -> tuple[int, str]:
    """How a change is refused."""
    answer = browser.ask("POST", path, json=content)
    return answer.status_code, answer.json()["reason"]


def test_a_first_match_makes_a_profile_and_a_browser_without_one_is_nobody(
    browser: Browser, other: Browser
) -> None:
    assert browser.get("/api/me")["name"] == ""
    for path in ("link", "phrase", "forget"):
        assert refusal(browser, f"/api/me/{path}") == (403, "nobody")
    wish = [{"kind": "me", "name": new_name()}, {"kind": "bot", "player": "greedy"}]
    browser.post("/api/matches", {"game": "parfum", "chairs": wish})
    mine = browser.get("/api/me")
    assert (mine["name"], mine["devices"], mine["phrase"]) == (wish[0]["name"], 1, False)
    assert mine["shown"] == {"statistics": False, "matches": False}
    assert other.get("/api/me")["name"] == ""


def test_a_profile_is_changed_by_its_person_alone(browser: Browser, other: Browser) -> None:
    name, match = person(browser)["name"], ""
    wish = [{"kind": "me", "name": name}, {"kind": "me", "name": "Paul"}]
    match = browser.post("/api/matches", {"game": "parfum", "chairs": wish})["match"]
    look = {"colour": "teal", "sign": "leaf", "shown": {"statistics": True}}
    new: dict[str, Any] = {"name": new_name(), **look}
    with browser.sit(match, 1) as one:
        mine = browser.post("/api/me", new)
        one.until_table(lambda table: table["chairs"][0]["name"] == new["name"])
    assert (mine["name"], mine["colour"], mine["sign"]) == (new["name"], "teal", "leaf")
    names = [chair["name"] for chair in browser.get(f"/api/matches/{match}")["chairs"]]
    assert names == [new["name"], "Paul"]  # who shares the device keeps theirs
    theirs = other.get(f"/api/people/{new['name'].upper()}")
    assert theirs == {
        **{field: mine[field] for field in ("name", "colour", "sign", "created", "shown")},
        "mine": False,
    }
    assert refusal(other, "/api/me", {"name": new["name"].replace("e", "é")}) == (409, "name_taken")
    assert other.get("/api/me")["name"] == ""  # all of it, or nothing
    assert other.ask("GET", f"/api/people/{name}").json()["reason"] == "no_such_person"


def test_whoever_played_as_a_guest_has_their_name_at_those_tables_once_they_choose_one(
    browser: Browser,
) -> None:
    wish = [{"kind": "me", "name": "Invité"}, {"kind": "me", "name": "Paul"}]
    match = browser.post("/api/matches", {"game": "parfum", "chairs": wish})["match"]
    assert browser.get("/api/me")["name"].split()[0] in people.PLANTS
    mine = person(browser)
    names = [chair["name"] for chair in browser.get(f"/api/matches/{match}")["chairs"]]
    assert names == [mine["name"], "Paul"]


@pytest.mark.parametrize(
    "wish",
    [
        {"name": ""},
        {"name": "greedy"},
        {"name": "Guest"},
        {"name": "R" * 25},
        {"colour": "mauve"},
        {"sign": "skull"},
        {"shown": {"phrase": True}},
        {"person": "x"},
    ],
)
def test_what_no_profile_can_be_changes_nothing(browser: Browser, wish: dict[str, Any]) -> None:
    before = person(browser)
    assert refusal(browser, "/api/me", wish)[0] == 400
    assert browser.get("/api/me") == before


def token(browser: Browser) -> str:
    """A link of this browser's person."""
    made = browser.post("/api/me/link")
    assert sorted(made) == ["address", "until"]  # the page draws its QR code itself
    found: str = made["address"].rpartition("/#/device/")[2]
    return found


def test_a_link_makes_a_second_browser_the_same_person_once(
    browser: Browser, other: Browser, house: TestClient[Any]
) -> None:
    name, third = person(browser)["name"], Browser(house)
    match = browser.open("me", "me")["match"]
    void, link = token(browser), token(browser)
    assert refusal(other, "/api/devices", {"link": void}) == (409, "link_used")
    assert other.post("/api/devices", {"link": link})["name"] == name
    assert other.key != browser.key
    assert browser.get("/api/me")["devices"] == 2
    assert match in {each["match"] for each in other.get("/api/lobby")["mine"]}
    with other.sit(match, 1) as one:
        assert one.table["seat"] == 1
    assert refusal(third, "/api/devices", {"link": link}) == (409, "link_used")
    assert browser.post("/api/me/forget")["devices"] == 1
    assert other.get("/api/me")["name"] == ""


def test_a_browser_that_is_forgotten_leaves_the_tables_where_it_sits(
    browser: Browser, other: Browser
) -> None:
    person(browser)
    match = browser.open("me", "me")["match"]
    other.post("/api/devices", {"link": token(browser)})
    with browser.sit(match, 1) as mine, other.sit(match, 2) as theirs:
        browser.post("/api/me/forget")
        with pytest.raises(WebSocketDisconnect) as end:
            theirs.until(lambda message: False)
        assert end.value.code == MOVED  # it comes again, as whoever it is now
        mine.send("chat", text="gone")
        mine.until(lambda message: message["type"] == "chat")
    with other.sit(match, 2) as theirs:
        assert json.loads(theirs.received[0])["reason"] == "not_your_chair"


class Sitting:
    """Somebody at a table, by a browser that is theirs."""

    seat, address = 0, "here"

    def __init__(self, holder: str, key: str) -> None:
        self.holder, self.key, self.is_gone = holder, key, False

    def wake(self) -> None:
        """Hears that there is something new."""

    def fail(self, refusal: Refusal) -> None:
        """Hears that nothing goes on."""

    def lead_home(self) -> None:
        """Stays here."""

    def lose_key(self) -> None:
        self.is_gone = True


def test_at_other_workers_it_leaves_when_they_hear_of_it_or_look(database: str) -> None:
    async def scene() -> list[bool]:
        here, there, late = (
            Desk(store.open_database(database), Bots(1), lambda: START) for _ in range(3)
        )
        found, lost, kept = Sitting("me", "lost"), Sitting("me", "lost"), Sitting("me", "kept")
        try:
            table = lay("", "")
            table.chairs = [replace(chair, holder="me") for chair in table.chairs]
            await here.lay(table)
            await here.write(people.welcome, "me", "kept", "Rose", START)
            await here.write(people.move_device, "", "lost", "me", START)
            for who in (lost, kept):
                await there.sit(table.name, who)
            await late.sit(table.name, found)
            for desk in (there, late):
                await desk.hear(f"{here.name} {table.name}")
                await desk._pulse(START)
            assert not any(who.is_gone for who in (lost, found, kept))
            await profiles.forget_others(here, Visitor("me", "kept"))
            await there.hear(f"{here.name} {table.name}")
            await late._pulse(START)
            return [lost.is_gone, found.is_gone, kept.is_gone]
        finally:
            for desk in (here, there, late):
                await desk.close()

    assert asyncio.run(scene()) == [True, True, False]


def test_a_link_works_for_ten_minutes(
    browser: Browser, other: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    person(browser)
    link, desk = token(browser), browser.client.app.state.desk
    later = desk.clock() + profiles.LASTS + 1
    with monkeypatch.context() as patch:
        patch.setattr(desk, "clock", lambda: later)
        assert refusal(other, "/api/devices", {"link": link}) == (409, "link_used")
    assert other.post("/api/devices", {"link": link})["devices"] == 2


def test_a_browser_leaves_its_person_for_another_only_if_it_says_so(
    browser: Browser, other: Browser
) -> None:
    name, theirs = person(browser)["name"], person(other)["name"]
    link = token(browser)
    assert refusal(other, "/api/devices", {"link": link}) == (409, "somebody_else")
    assert other.get("/api/me")["name"] == theirs
    assert other.post("/api/devices", {"link": link, "instead": True})["name"] == name
    assert browser.get(f"/api/people/{theirs}")["name"] == theirs


def test_somebody_who_has_played_on_a_second_device_brings_it_along(
    browser: Browser, other: Browser
) -> None:
    name, theirs = person(browser)["name"], person(other)["name"]
    match = other.open("me", "greedy")["match"]
    with other.sit(match, 1):
        pass  # the table is open at the server
    assert other.post("/api/devices", {"link": token(browser), "along": True})["name"] == name
    for each in (browser, other):
        assert match in {found["match"] for found in each.get("/api/lobby")["mine"]}
        with each.sit(match, 1) as one:
            assert one.table["seat"] == 1
    assert browser.ask("GET", f"/api/people/{theirs}").status_code == 404


def test_two_who_played_a_rated_match_stay_two(browser: Browser, other: Browser) -> None:
    name, theirs = person(browser)["name"], person(other)["name"]
    clock = {"kind": "decision", "seconds": 60}
    wish = [{"kind": "me", "name": name}, {"kind": "open"}]
    game = {"game": "parfum", "chairs": wish, "rated": True, "clock": clock}
    opened = browser.post("/api/matches", game)
    join = {"invite": opened["chairs"][1]["invite"], "name": theirs}
    other.post(f"/api/matches/{opened['match']}/join", join)
    link = token(browser)
    wish_along = {"link": link, "along": True}
    assert refusal(other, "/api/devices", wish_along) == (409, "have_met")
    assert other.get("/api/me")["name"] == theirs
    assert other.post("/api/devices", {"link": link, "instead": True})["name"] == name


def test_a_phrase_brings_somebody_back_however_it_was_written_down(
    browser: Browser, other: Browser
) -> None:
    name = person(browser)["name"]
    old, phrase = (browser.post("/api/me/phrase")["phrase"] for _ in range(2))
    assert refusal(other, "/api/devices", {"phrase": old}) == (404, "no_such_phrase")
    assert refusal(other, "/api/devices", {"phrase": "rose"}) == (404, "no_such_phrase")
    assert refusal(other, "/api/devices", {}) == (404, "no_such_phrase")
    copied = ",\n".join(word[:4].upper() for word in phrase.split())
    assert other.post("/api/devices", {"phrase": copied})["name"] == name
    assert "phrase" not in browser.get(f"/api/people/{name}")


def test_phrases_cannot_be_tried_again_and_again(tmp_path: Path) -> None:
    app = make_app(str(tmp_path / "grasse.sqlite"), Limits(phrases=8))
    with TestClient(app, raise_server_exceptions=False) as client:
        browser = Browser(client)
        phrase = " ".join(WORDS[:8])
        tries = [refusal(browser, "/api/devices", {"phrase": phrase}) for _ in range(4)]
    assert tries == [(404, "no_such_phrase")] * 3 + [(429, "too_often")]


def test_the_words_of_phrases_are_told_apart_by_their_first_letters() -> None:
    assert len({word[:4] for word in WORDS}) == len(WORDS) == 256
    assert len(set(make_phrase().split())) > 1
    assert read_phrase("Amber, birch; cedár fennel iris lilac musk TONKA") == (
        "amber birch cedar fennel iris lilac musk tonka"
    )
    assert read_phrase("amber birch cedar fennel iris lilac musk") == ""
