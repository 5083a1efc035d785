"""The files of the page: bundled if the bundle fits, compressed, and asked for once."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from grasse.server import shelf
from grasse.words import FOLDER, LANGUAGES
from tests.server.browsers import Browser

GZIP = {"accept-encoding": "gzip"}
PLAIN = {"accept-encoding": "identity"}


@pytest.fixture
def bundle(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A page of two files, as small as it can be, with a bundle that fits."""
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_bytes(b"<html>plain" + shelf.GAMES)
    (web / "main.js").write_text("plain()")
    for name, value in {"WEB": web, "HOUSE": tmp_path, "BUNDLES": tmp_path / "bundle"}.items():
        monkeypatch.setattr(shelf, name, value)
    monkeypatch.setattr(shelf, "FOLDER", tmp_path / "words")
    monkeypatch.setattr(shelf, "MOMENT", 1e-9)
    folder = shelf.BUNDLES / shelf.version()
    folder.mkdir(parents=True)
    (folder / "index.html").write_bytes(b"<html>bundled" + shelf.GAMES)
    (folder / "main.js").write_text("bundled()")
    (folder / "main.js.gz").write_bytes(gzip.compress(b"bundled()"))
    return folder


def test_the_bundle_is_sent_as_long_as_it_fits_the_sources(browser: Browser, bundle: Path) -> None:
    assert browser.ask("GET", "/").text.startswith("<html>bundled")
    assert browser.ask("GET", "/index.html").text.startswith("<html>plain")
    source = bundle.parents[1] / "web" / "main.js"
    source.write_text("edited()")
    assert browser.ask("GET", "/").text.startswith("<html>plain")
    assert browser.ask("GET", "/main.js").text == "edited()"
    source.write_text("plain()")
    assert browser.ask("GET", "/").text.startswith("<html>bundled")


def test_a_file_of_a_bundle_is_kept_for_ever_and_all_else_is_asked_for(
    browser: Browser, bundle: Path
) -> None:
    address = f"/bundle/{bundle.name}/main.js"
    for headers in (GZIP, PLAIN):
        answer = browser.ask("GET", address, headers=headers)
        assert answer.text == "bundled()"
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers.get("content-encoding") == ("gzip" if headers is GZIP else None)
    assert browser.ask("GET", f"{address}.gz").status_code == 404
    assert browser.ask("GET", "/bundle/0123456789abcdef/main.js").status_code == 404
    page = browser.ask("GET", "/")
    assert page.headers["cache-control"] == "no-cache"
    again = {"if-none-match": page.headers["etag"]}
    assert browser.ask("GET", "/", headers=again).status_code == 304


def test_the_page_brings_what_it_would_ask_for_at_once(browser: Browser) -> None:
    text = browser.ask("GET", "/").text
    told = text.partition('id="games">')[2].partition("</script>")[0]
    assert json.loads(told) == browser.get("/api/games")


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_words_of_a_language_come_at_once(browser: Browser, language: str) -> None:
    texts = browser.ask("GET", f"/words/{language}.json").json()
    lessons = browser.ask("GET", f"/words/{language}-lessons.json").json()
    there = {path.stem: path.read_text() for path in (FOLDER / language).glob("*.ftl")}
    assert {**texts, **lessons} == there
    assert all(name.startswith("lessons-") for name in lessons)
    assert not texts.keys() & lessons.keys()


@pytest.mark.parametrize("file", ["xx.json", "en.ftl", "en-how.json", "en-.json", "..json", "en"])
def test_there_are_no_such_words(browser: Browser, file: str) -> None:
    assert browser.ask("GET", f"/words/{file}").status_code == 404


def test_what_is_large_is_compressed_for_whoever_can_unpack_it(browser: Browser) -> None:
    for path in ("/words/en.json", "/api/games/parfum", "/main.js"):
        small, large = (browser.ask("GET", path, headers=each) for each in (GZIP, PLAIN))
        assert small.content == large.content, path
        assert "content-encoding" not in large.headers
        assert small.headers["content-encoding"] == "gzip"
        assert int(small.headers["content-length"]) < len(large.content) / 2
        assert "accept-encoding" in small.headers["vary"].lower()
    font = browser.ask("GET", "/vendor/figtree.woff2", headers=GZIP)
    assert "content-encoding" not in font.headers
    refusing = {"accept-encoding": "gzip;q=0, br"}
    assert "content-encoding" not in browser.ask("GET", "/main.js", headers=refusing).headers
