"""What a link shows before anybody follows it: the game, and no names."""

from __future__ import annotations

import re

import pytest

from grasse.words import LANGUAGES
from tests.server.browsers import Browser

OPEN = {"kind": "open"}
ROSE = {"kind": "me", "name": "Rosalinde"}


def told(browser: Browser, path: str, **headers: str) -> dict[str, str]:
    """The tags of a page by their names."""
    answer = browser.ask("GET", path, headers=headers)
    assert answer.status_code == 200
    return dict(re.findall(r'<meta property="([^"]+)" content="([^"]*)">', answer.text))


def test_a_shared_link_shows_the_game_but_neither_names_nor_invitations(browser: Browser) -> None:
    wish = {"game": "perfumery", "chairs": [ROSE, OPEN]}
    summary = browser.ask("POST", "/api/matches", json=wish).json()
    [invite] = [chair["invite"] for chair in summary["chairs"] if chair["invite"]]
    tags = told(browser, f"/t/{summary['match']}?lang=fr")
    assert tags["og:title"] == "Perfumery · Grasse"
    assert "t’attend" in tags["og:description"]
    text = browser.ask("GET", f"/t/{summary['match']}").text
    assert "noindex" in text
    for secret in (invite, ROSE["name"], summary["match"]):
        assert secret not in text
    picture = browser.ask("GET", "/" + tags["og:image"].split("/", 3)[3])
    assert picture.headers["content-type"] == "image/jpeg"
    assert picture.content[:2] == b"\xff\xd8"


@pytest.mark.parametrize("path", ["/", "/t/nothing", "/t/%22%3E%3Cscript%3E?lang=%22%3E"])
def test_a_link_to_no_match_shows_the_house(browser: Browser, path: str) -> None:
    for language in LANGUAGES:
        tags = told(browser, path, **{"accept-language": f"xx, {language}-XX;q=0.5"})
        assert tags["og:title"] == "Grasse"
        assert tags["og:locale"] == language
        assert tags["og:image"].endswith("/preview.jpg")
    assert "><script>" not in browser.ask("GET", path).text
    assert told(browser, path, **{"accept-language": "??"})["og:locale"] == "en"
