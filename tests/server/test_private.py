"""What is private of somebody is in no answer to anybody else, whatever address is asked."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.routes import HTTPRoute
from litestar.testing import TestClient
from sqlalchemy import select, update

from grasse.server.day_luck import day_of
from grasse.storage import telling
from grasse.storage.schema import CHAIRS, DAYS, DEVICES, LINKS, MATCHES, PEOPLE
from grasse.storage.telling import SubscriptionRow, TellingRow
from tests.server.browsers import Browser, finish, invitation, let_see
from tests.server.test_own_boxes import make
from tests.server.test_people import new_name, person, token
from tests.server.test_results import end, engine_of, everything
from tests.server.test_tournaments import club

BESIDES = ["/t/{match}", "/metrics", "/health", "/"]  # addresses that no program needs
MAIL, TOKEN = "rose@private.example", "hash of what confirms it"
PUSH = "https://updates.push.services.mozilla.com/wpush/v2/private"
KEYS = "public key of her browser", "what it shares with the server"
REACHED = {MAIL, PUSH, *KEYS}  # how she is called


@dataclass
class Somebody:
    """A person with everything that one can have here, and what may be asked of it."""

    browser: Browser
    spoken: set[str] = field(default_factory=set)  # told once, and kept as a hash only
    never: set[str] = field(default_factory=set)  # told to nobody, not even to themselves
    own: set[str] = field(default_factory=set)  # told to nobody else
    keys: set[str] = field(default_factory=set)  # told to those who know the address that has it
    asked: dict[str, list[str]] = field(default_factory=dict)  # for each part of an address


def play_with(browser: Browser, friend: Browser, **more: Any) -> str:
    """A match of two people that goes on."""
    name, other = (each.get("/api/me")["name"] for each in (browser, friend))
    wish = {"game": "parfum", "chairs": [{"kind": "me", "name": name}, {"kind": "open"}]}
    opened = browser.post("/api/matches", {**wish, **more})
    join = {"invite": invitation(opened, 2), "name": other}
    friend.post(f"/api/matches/{opened['match']}/join", join)
    match: str = opened["match"]
    return match


@pytest.fixture
def rose(house: TestClient[Any], browser: Browser, other: Browser) -> Somebody:
    """Rose has played with somebody, and has blocked somebody else."""
    name, shunned = person(browser)["name"], person(Browser(house))["name"]
    person(other)
    somebody = Somebody(browser)
    matches = [play_with(browser, other) for _ in range(2)]
    end(browser, matches[0])
    waiting = browser.open("me", "open")
    sought = browser.post("/api/seeks", {"game": "parfum", "seats": 4, "pace": "slow"})
    [day] = [each for each in browser.get("/api/day")["games"] if each["game"] == "parfum"]
    tried = browser.post("/api/day", {"game": "parfum", "name": name})["match"]
    matches += [waiting["match"], sought["match"], tried]
    box = make(browser, name=new_name())
    tournament, _ = club(house, 1, listed=False)
    browser.post("/api/blocks", {"name": shunned})
    somebody.spoken = {browser.key, token(browser), keep_ways(browser, name)}
    somebody.never = somebody.spoken | secrets_of(browser, name, matches[1:], day["hash"]) | {TOKEN}
    somebody.own = {shunned, *REACHED, waiting["chairs"][1]["invite"]}
    somebody.keys = {*matches, box["box"], box["name"], tournament}
    somebody.asked = {
        "match": matches,
        "box": [box["box"]],
        "tournament": [tournament],
        "name": [name],
        "game": ["parfum"],
        "language": ["en"],
        "file": ["people.ftl"],
        "seats": ["2"],
        "number": ["1"],
        "action": ["0"],
        "deal": ["1"],
        "content": [waiting["box"]],
        "puzzle": ["none"],
        "experiment": ["none"],
    }
    return somebody


def keep_ways(browser: Browser, name: str) -> str:
    """A recovery phrase, a browser that is called, and an address for mail that is confirmed."""
    phrase: str = browser.post("/api/me/phrase")["phrase"]
    with engine_of(browser).begin() as connection:
        me = connection.scalar(select(PEOPLE.c.person).where(PEOPLE.c.name == name))
        silent = json.dumps(dict.fromkeys(telling.KINDS, False))  # nobody is called by this test
        letter = TellingRow(me, silent, MAIL, confirmed=True, token=TOKEN)
        telling.keep_wishes(connection, letter)
        row = SubscriptionRow(telling.name_of(PUSH), me, PUSH, *KEYS, "en", 1.0)
        telling.subscribe(connection, row)
    return phrase


def secrets_of(browser: Browser, name: str, matches: list[str], today: str) -> set[str]:
    """What the database keeps of somebody, and of matches that are not over."""
    with engine_of(browser).begin() as connection:
        [me] = connection.execute(select(PEOPLE).where(PEOPLE.c.name == name)).all()
        found = {me.person, me.phrase}
        for table, column in ((DEVICES, DEVICES.c.key), (LINKS, LINKS.c.link)):
            found |= set(connection.scalars(select(column).where(table.c.person == me.person)))
        found |= set(
            connection.scalars(select(MATCHES.c.secret).where(MATCHES.c.match.in_(matches)))
        )
        found |= set(connection.scalars(select(DAYS.c.secret)))
        holders = select(CHAIRS.c.holder).where(CHAIRS.c.match.in_(matches))
        found |= {each for each in connection.scalars(holders) if each}
    assert today not in found  # the hash is what everybody is told
    return found


def addresses(somebody: Somebody) -> Iterator[str]:
    """Everything that can be asked of the server, filled with what is Rose's."""
    described = somebody.browser.get("/schema/openapi.json")["paths"]
    known = [path for path, methods in described.items() if "get" in methods]
    assert len(known) > 30
    for path in [*known, *BESIDES]:
        parts = re.findall(r"{(\w+)}", path)
        for values in itertools.product(*(somebody.asked[part] for part in parts)):
            yield path.format(**dict(zip(parts, values, strict=True)))


def heard(who: Browser, address: str) -> str:
    """All that comes back, head and body."""
    answer = who.ask("GET", address)
    return f"{answer.headers} {answer.text}"


def test_no_address_tells_anybody_else_what_is_private(
    rose: Somebody, other: Browser, house: TestClient[Any]
) -> None:
    stranger, told = Browser(house), set[str]()
    person(stranger)
    for address in addresses(rose):
        own = heard(rose.browser, address)
        told |= {text for text in rose.own | rose.keys if text in own}
        assert [text for text in rose.never if text in own] == [], address
        for who in (other, stranger, Browser(house)):
            text = heard(who, address)
            hidden = rose.never | rose.own
            if who is not other and not any(key in address for key in rose.keys):
                hidden = hidden | rose.keys  # whoever was given such an address may look
            assert [each for each in hidden if each in text] == [], address
    # All of it is there to be told: she herself is told what is hers, or it is in the database.
    assert told == rose.own | rose.keys
    kept = everything(rose.browser)
    assert [text for text in rose.never - rose.spoken if text not in kept] == []


# ---------------------------------------------------------------- matches that are over

PRIVATE = (403, "private")
FIRST = {"number": "1", "action": "0"}  # where an address tells of a moment


@pytest.fixture
def over(browser: Browser, other: Browser) -> str:
    """A match of two people that is over."""
    for each in (browser, other):
        person(each)
    match = play_with(browser, other)
    finish(browser, match)
    return match


def addresses_of(house: TestClient[Any], match: str) -> list[tuple[str, str]]:
    """Whatever can be asked of a match or done with it, by the routes that the server has."""
    found: list[tuple[str, str]] = []
    for route in house.app.routes:
        if isinstance(route, HTTPRoute) and "/matches/{" in route.path_format:
            address = route.path_format.format(match=match, **FIRST)
            found += [(str(method), address) for method in sorted(route.methods - {"OPTIONS"})]
    return found


def told(who: Browser, method: str, address: str) -> tuple[int, str]:
    """How somebody is answered, and if they are refused, why."""
    answer = who.ask(method, address)
    reason = answer.json().get("reason", "") if answer.status_code >= 400 else ""
    return answer.status_code, reason


def read_of(house: TestClient[Any], match: str) -> list[str]:
    """What tells of a match that is over and was neither reviewed nor rated."""
    asked = [address for method, address in addresses_of(house, match) if method == "GET"]
    silent = ("/rating", "/again/1", "/then/0", f"explorer/matches/{match}/1")
    return [each for each in asked if not each.endswith(silent)]


def test_every_address_of_a_finished_match_is_open_to_those_who_played_and_to_nobody_else(
    over: str, browser: Browser, other: Browser, house: TestClient[Any]
) -> None:
    stranger = Browser(house)
    person(stranger)
    asked = addresses_of(house, over)
    assert len(asked) > 18
    for method, address in asked:
        for who in (stranger, Browser(house)):
            assert told(who, method, address) == PRIVATE, (method, address)
    for address in read_of(house, over):
        for who in (browser, other):
            assert who.ask("GET", address).status_code == 200, address
    with stranger.sit(over, since=0) as socket:
        assert json.loads(socket.received[0])["reason"] == "private"
        with pytest.raises(WebSocketDisconnect):
            socket.next()


def test_whoever_played_shares_a_finished_match_and_takes_it_back(
    over: str, other: Browser, house: TestClient[Any]
) -> None:
    stranger = Browser(house)
    person(stranger)
    assert not other.get(f"/api/matches/{over}")["shared"]
    for _ in range(2):
        assert let_see(other, over)["shared"]
        for address in read_of(house, over):
            assert stranger.ask("GET", address).status_code == 200, address
        with stranger.sit(over, since=0) as socket:
            assert socket.table["status"] == "over"
        wish = {"number": 0, "seat": 1, "name": "Late", "player": "visitor"}
        stranger.post(f"/api/matches/{over}/fork", wish)
        address = f"/api/matches/{over}/share"
        refused = stranger.ask("POST", address, json={"shared": False})
        assert (refused.status_code, refused.json()["reason"]) == (403, "not_your_chair")
        assert not let_see(other, over, False)["shared"]
        for address in read_of(house, over):
            assert told(stranger, "GET", address) == PRIVATE, address


def test_a_match_that_goes_on_is_watched_by_its_link_and_not_shared(
    browser: Browser, other: Browser, house: TestClient[Any]
) -> None:
    for each in (browser, other):
        person(each)
    match, watcher = play_with(browser, other), Browser(house)
    refused = browser.ask("POST", f"/api/matches/{match}/share", json={"shared": True})
    assert (refused.status_code, refused.json()["reason"]) == (409, "not_over")
    with watcher.sit(match) as socket, browser.sit(match, 1) as one:
        finish(browser, match)
        assert socket.until_table(lambda table: table["status"] == "over")["scores"]
        assert told(watcher, "GET", f"/api/matches/{match}") == PRIVATE
        for text in ("only for us", "and that, too"):
            one.send("chat", text=text)
            one.until(lambda message: message["type"] == "chat")
        let_see(browser, match)  # all that was kept from whoever watched is heard at once
        lines = socket.until(lambda message: message["type"] == "chat")["lines"]
        assert [line["text"] for line in lines] == ["only for us", "and that, too"]


def test_a_listed_match_stays_open_when_it_is_over(
    browser: Browser, other: Browser, house: TestClient[Any]
) -> None:
    for each in (browser, other):
        person(each)
    match = play_with(browser, other, listed=True)
    finish(browser, match)
    for address in read_of(house, match):
        assert Browser(house).ask("GET", address).status_code == 200, address


def test_a_match_of_a_day_is_private_until_the_day_is_over(
    over: str, browser: Browser, house: TestClient[Any]
) -> None:
    address, now = f"/api/matches/{over}/replay", browser.client.app.state.desk.clock()
    for day, status in ((day_of(now), 403), (day_of(now - 3 * 86400), 200)):
        with engine_of(browser).begin() as connection:
            connection.execute(update(MATCHES).where(MATCHES.c.match == over).values(day=day))
        assert Browser(house).ask("GET", address).status_code == status
        assert browser.ask("GET", address).status_code == 200
        wish = browser.ask("POST", f"/api/matches/{over}/share", json={"shared": True})
        assert wish.status_code == (409 if status == 403 else 201)


def test_those_who_lost_their_key_are_strangers_and_others_can_let_them_look(
    over: str, browser: Browser, other: Browser
) -> None:
    browser.key = ""
    address = f"/api/matches/{over}/record"
    assert told(browser, "GET", address) == PRIVATE
    let_see(other, over)
    assert browser.ask("GET", address).status_code == 200


def test_the_preview_of_a_private_match_shows_nothing_but_the_house(
    over: str, browser: Browser
) -> None:
    def shown(who: Browser) -> str:
        return who.ask("GET", f"/t/{over}?lang=en").text

    assert "A match of Parfum" not in shown(browser)  # who shows links has nobody's key
    let_see(browser, over)
    assert "A match of Parfum is over" in shown(browser)
