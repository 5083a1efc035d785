"""Keys of browsers, and requests that no browser sends: no 500, and no foreign chair."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient

from grasse.server.admission import COOKIE, SECURE_COOKIE
from grasse.server.app import make_app
from tests.server.browsers import Browser, finish

WISH = {"game": "parfum", "chairs": [{"kind": "me", "name": "Rose"}, {"kind": "open"}]}
CHOSEN = "A" * 43


def test_a_key_that_was_not_issued_here_is_replaced(browser: Browser) -> None:
    browser.key = CHOSEN
    browser.open("me", "open")
    assert browser.key != CHOSEN
    issued = browser.key
    browser.open("me", "open")
    assert browser.key == issued  # which is kept as long as it holds a chair


@pytest.fixture
def secure(house: TestClient[Any]) -> Iterator[TestClient[Any]]:
    """The same server, as it is seen through TLS."""
    before, house.base_url = house.base_url, "https://testserver.local"
    yield house
    house.base_url = before


def test_over_tls_the_key_belongs_to_this_host_alone(secure: TestClient[Any]) -> None:
    secure.cookies.clear()
    opened = secure.post("/api/matches", json=WISH)
    [cookie] = opened.headers.get_list("set-cookie")
    key = cookie.partition("=")[2].partition(";")[0]
    assert cookie.startswith(f"{SECURE_COOKIE}={key}; ")
    attributes = {part.strip().lower() for part in cookie.split(";")[1:]}
    assert {"secure", "httponly", "path=/", "samesite=strict"} <= attributes
    assert not any(part.startswith("domain") for part in attributes)
    match = opened.json()["match"]
    secure.cookies.clear()
    for name, is_mine in ((SECURE_COOKIE, True), (COOKIE, False)):
        answer = secure.get(f"/api/matches/{match}", headers={"cookie": f"{name}={key}"})
        assert answer.json()["chairs"][0]["mine"] is is_mine, name
    secure.cookies.clear()


def test_over_tls_a_browser_is_told_to_stay_there(secure: TestClient[Any]) -> None:
    name = "strict-transport-security"
    assert secure.get("/").headers[name] == "max-age=31536000"
    assert name not in secure.get("http://testserver.local/").headers
    assert secure.get("/").headers["cross-origin-resource-policy"] == "same-origin"


@pytest.mark.parametrize("path", [f"/{'a' * 300}", f"/words/en/{'a' * 300}", f"/x/{'é' * 200}.js"])
def test_a_name_that_is_too_long_for_a_file_is_no_page(browser: Browser, path: str) -> None:
    answer = browser.ask("GET", path)
    assert (answer.status_code, answer.json()["reason"]) == (404, "no_such_page")


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "http://]", "//", "\x7f"])
def test_an_origin_that_means_nothing_is_foreign(browser: Browser, origin: str) -> None:
    answer = browser.ask("POST", "/api/matches", headers={"origin": origin}, json=WISH)
    assert (answer.status_code, answer.json()["reason"]) == (403, "foreign_origin")


NO_ADDRESSES = [  # with a sign that PostgreSQL does not keep
    "/api/games/parfum?box=%00",
    "/api/games/parfum/boxes/%00",
    "/api/games/parfum/ladder?x=%00",
    "/api/laboratory/%00",
    "/api/matches/%00/rating",
    "/api/matches/x/rating?%00=1",
    "/api/people/%00",
    "/api/people/%00/results",
    "/api/boxes/%00",
    "/api/boxes/%00/file",
    "/api/explorer/deals/parfum/2/%00",
    "/api/puzzles/parfum/%00",
    "/t/%00",
]
NO_TEXTS: dict[str, Any] = {
    "/api/matches/{}/invite": {"name": "\0"},
    "/api/matches/{}/join": {"invite": "\0", "name": "Rose"},
    "/api/blocks": {"name": "\0", "blocked": True},
    "/api/telling/mail": {"mail": "a\0b@grasse.example"},
    "/api/telling/confirm": {"token": "\0"},
    "/api/telling/push": {
        "endpoint": "https://fcm.googleapis.com/x\0",
        "p256dh": "B" * 87,
        "auth": "a" * 22,
    },
    "/api/boxes": {"game": "parfum", "copy": "\0"},
    "/api/me": {"name": "\0"},
}


@pytest.mark.slow
def test_a_name_that_no_match_has_is_no_match(database: str) -> None:
    with TestClient(make_app(database), raise_server_exceptions=False) as client:
        browser = Browser(client)
        join = {"invite": "%00", "name": "Rose"}
        for name in ("%00", "a%00b", "x" * 500, "%F0%9F%8C%B9", "'", "%"):
            for rest in ("", "/record", "/replay", "/replay/0"):
                answer = browser.ask("GET", f"/api/matches/{name}{rest}")
                assert answer.status_code == 404, (name, rest, answer.text)
            answer = browser.ask("POST", f"/api/matches/{name}/join", json=join)
            assert answer.status_code == 404
        match = browser.open("me", "open")["match"]
        answer = browser.ask("POST", f"/api/matches/{match}/join", json=join)
        assert (answer.status_code, answer.json()["reason"]) == (409, "invitation_used")
        for path in NO_ADDRESSES:
            answer = browser.ask("GET", path)
            assert (answer.status_code, answer.json()["reason"]) == (404, "no_such_page"), path
        assert browser.ask("POST", "/api/matches/%00/decline").status_code == 404
        for path, content in NO_TEXTS.items():
            answer = browser.ask("POST", path.format(match), json=content)
            assert answer.status_code == 400, (path, answer.text)


def test_a_replay_has_no_steps_before_its_first(browser: Browser) -> None:
    match = browser.open("me", "me")["match"]
    finish(browser, match)
    assert browser.ask("GET", f"/api/matches/{match}/replay/0").status_code == 200
    for number in (-1, -5, 100_000):
        answer = browser.ask("GET", f"/api/matches/{match}/replay/{number}")
        assert (answer.status_code, answer.json()["reason"]) == (404, "no_such_number")


@pytest.mark.parametrize("path", ["/", "/main.js", "/health"])
def test_the_head_of_a_page_can_be_asked_for(browser: Browser, path: str) -> None:
    whole, head = browser.ask("GET", path), browser.ask("HEAD", path)
    assert head.status_code == 200
    assert head.headers.get("etag") == whole.headers.get("etag")
