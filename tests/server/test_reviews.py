"""Reviews at a server: after the end, once, in parts, and kept with the match."""

from __future__ import annotations

import asyncio
import os
import threading
import time
import zlib
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from litestar.testing import TestClient

from grasse.server import reviews
from grasse.server.app import make_app
from grasse.server.limits import UNLIMITED
from grasse.server.logs import BadSetting
from grasse.server.messages import Refusal
from grasse.server.reviews import KINDNESS, STALE, trials
from grasse.storage import store
from grasse.storage.store import ReviewRow
from grasse.study.review.findings import METHOD
from tests.server.browsers import Browser, finish, let_see

PATIENCE = 60.0  # seconds


def reviewed(browser: Browser, match: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Asks for a review and waits for it: the last answer, and the moments told on the way."""
    state, told = browser.post(f"/api/matches/{match}/review", None), list[dict[str, Any]]()
    while state["status"] in ("waiting", "working"):
        time.sleep(0.05)
        state = browser.get(f"/api/matches/{match}/review?since={len(told)}")
        told += state["moments"]
    return state, told


def soon_reviewed(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> str:
    """A match that is over, at a server whose reviews take next to no time."""
    monkeypatch.setattr(browser.client.app.state.reviews, "thinking", 4)
    match = str(browser.open("me", "me", game="aqua-mirabilis")["match"])
    finish(browser, match)
    return match


def test_a_finished_match_is_reviewed_once_and_kept(
    browser: Browser, other: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = browser.client.app
    monkeypatch.setattr(app.state.reviews, "thinking", 4)
    match = browser.open("me", "me", game="aqua-mirabilis")["match"]
    address = f"/api/matches/{match}/review"
    for method in ("GET", "POST"):
        answer = browser.ask(method, address)
        assert (answer.status_code, answer.json()["reason"]) == (409, "not_over")
    finish(browser, match)
    nothing = {"status": "none", "done": 0.0, "moments": [], "review": None, "warming": False}
    assert browser.get(address) == nothing
    state, told = reviewed(browser, match)
    assert (state["status"], state["done"]) == ("done", 1.0)
    review = state["review"]
    assert told == review["moments"][: len(told)]
    for account in review["ledger"]:
        parts = account["own"] + sum(account["others"]) + account["luck"] + account["revisions"]
        assert account["initial"] + parts == pytest.approx(account["final"], abs=1e-9)
    last = browser.get(f"/api/matches/{match}/replay")["last"]
    assert 0 < review["moments"][-1]["until"] <= last
    assert other.ask("GET", address).json()["reason"] == "private"
    let_see(browser, match)
    assert other.get(address) == state
    assert browser.post(address, None) == state
    accuracies = [account["accuracy"] for account in review["ledger"]]
    mine = browser.get("/api/me/results")["results"]  # both chairs are this browser's
    assert {row["seat"]: row["accuracy"] for row in mine} == dict(enumerate(accuracies, 1))
    assert app.state.reviews.going == {}


def test_what_a_stand_in_decided_is_not_held_against_whoever_left(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(browser.client.app.state.reviews, "thinking", 4)
    match = str(browser.open("me", "me", "greedy", game="parfum")["match"])
    with browser.sit(match, 2) as socket:
        socket.send("leave")
        socket.until_table(lambda table: table["chairs"][1]["bot"])
    finish(browser, match)
    review = reviewed(browser, match)[0]["review"]
    stood_in = [moment["seat"] for moment in review["moments"] if moment["stood_in"]]
    assert set(stood_in) == {2}, "the third is a bot from the start: what it decides is its own"
    person, gone, bot = review["ledger"]
    assert (gone["choices"], gone["own"], gone["mistakes"]) == (0, 0.0, 0)
    assert gone["stand_ins"][0] == gone["stand_ins"][2] == 0.0 > gone["stand_ins"][1]
    assert min(person["choices"], bot["choices"]) > 0
    mine = {row["seat"]: row["accuracy"] for row in browser.get("/api/me/results")["results"]}
    assert mine == {1: person["accuracy"], 2: None}


def test_the_process_that_reviews_stands_back_behind_the_bots(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = browser.client.app
    match = soon_reviewed(browser, monkeypatch)
    assert reviewed(browser, match)[0]["status"] == "done"
    (process,) = app.state.reviews.staff.pool._processes
    here, there = (os.getpriority(os.PRIO_PROCESS, each) for each in (os.getpid(), process))
    assert there == min(here + KINDNESS, 19)
    bots = app.state.desk.bots
    assert all(staff.kindness < KINDNESS for staff in (bots.quick, *bots.deep))


def test_a_review_says_while_what_it_needs_is_compiled(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, ready = soon_reviewed(browser, monkeypatch), threading.Event()

    async def search(_: str) -> None:
        while not ready.is_set():
            await asyncio.sleep(0.01)

    monkeypatch.setattr(browser.client.app.state.desk.warmup, "search", search)
    state = browser.post(f"/api/matches/{match}/review", None)
    while not state["warming"]:
        assert state["status"] == "waiting"
        state = browser.get(f"/api/matches/{match}/review")
    ready.set()
    state, _ = reviewed(browser, match)
    assert (state["status"], state["warming"]) == ("done", False)


def test_a_review_may_use_all_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    """Half of two cores is one: a match of Perfumery took longer than it should."""
    asked = list[int]()

    def look(start: int, stop: int, threads: int = 0) -> list[str]:
        asked.append(threads or 2)
        return ["look"] * (min(stop, 20) - start)

    work = SimpleNamespace(kinds=[0] * 20, look=look, booked=lambda looks: ["moment"] * len(looks))
    monkeypatch.setattr(reviews, "reviewing", lambda *_: work)
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    looks, moments, done = reviews.go_on(cast("reviews.Asked", None), 0, [])
    assert (len(looks), len(moments), done) == (16, 16, 0.8)
    assert reviews.go_on(cast("reviews.Asked", None), 0, looks)[2] == 1.0
    assert asked == [2, 2]


@pytest.mark.slow
def test_a_review_by_an_older_method_is_made_again(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = browser.client.app
    match = soon_reviewed(browser, monkeypatch)
    with browser.client.portal() as portal:
        row = ReviewRow(match, METHOD - 1, 1.0, time.time(), b"of before")
        portal.call(app.state.desk.write, store.keep_review, row)
    assert browser.get(f"/api/matches/{match}/review")["status"] == "none"
    state, _ = reviewed(browser, match)
    assert state["review"]["settings"]["method"] == METHOD


def test_what_another_worker_reviews_is_not_begun_twice(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = browser.client.app
    match = soon_reviewed(browser, monkeypatch)
    packed = zlib.compress(b"[]")
    with browser.client.portal() as portal:
        for age, status in ((0.0, "working"), (STALE + 1, "none")):
            row = ReviewRow(match, METHOD, 0.25, time.time() - age, packed)
            portal.call(app.state.desk.write, store.keep_review, row)
            assert browser.get(f"/api/matches/{match}/review")["status"] == status
            if status == "working":
                assert browser.post(f"/api/matches/{match}/review")["done"] == 0.25
                assert match not in app.state.reviews.going
    assert reviewed(browser, match)[0]["status"] == "done"  # the other one is gone


def test_what_waits_here_is_not_begun_by_another_worker(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It told of itself only after some moments: not in the queue, nor while its game compiles."""
    app = browser.client.app
    match = soon_reviewed(browser, monkeypatch)
    desk, mine = app.state.desk, app.state.reviews
    other = reviews.Reviews(desk, 4)
    long_ago = ReviewRow(match, METHOD, 0.25, time.time() - 2 * STALE, zlib.compress(b"[]"))

    async def wait_and_look(status: Any) -> str:
        """What another worker answers when this one's has waited for two minutes."""
        mine.going[match] = reviews.Going(status=status)
        await desk.write(store.keep_review, long_ago)
        await mine.renew()
        del mine.going[match]
        return (await other.state(match)).status

    with browser.client.portal() as portal:
        assert portal.call(wait_and_look, "waiting") == "working"
        assert portal.call(wait_and_look, "working") == "working"
        assert portal.call(wait_and_look, "failed") == "none", "this one is over"
        portal.call(other.close)


def test_a_server_says_by_itself_that_its_reviews_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = threading.Event()

    async def renew(_: reviews.Reviews) -> None:
        said.set()

    monkeypatch.setattr(reviews, "RENEWED_EVERY", 0.01)
    monkeypatch.setattr(reviews.Reviews, "renew", renew)
    with TestClient(make_app(str(tmp_path / "grasse.sqlite"), UNLIMITED)):
        assert said.wait(PATIENCE)


def test_what_is_done_is_not_renewed(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    match = soon_reviewed(browser, monkeypatch)
    state, _ = reviewed(browser, match)
    desk = browser.client.app.state.desk
    with browser.client.portal() as portal:
        before = portal.call(desk.read, store.review_of, match, METHOD)
        portal.call(desk.write, store.renew_reviews, [match], METHOD, before.at + 100)
        assert portal.call(desk.read, store.review_of, match, METHOD) == before
    assert state["status"] == "done"


def test_a_review_that_fails_can_be_asked_for_again(
    browser: Browser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    app = browser.client.app
    match = browser.open("me", "me", game="aqua-mirabilis")["match"]
    finish(browser, match)
    monkeypatch.setattr(app.state.reviews, "thinking", "nonsense")
    assert reviewed(browser, match)[0]["status"] == "failed"
    assert "could not be reviewed" in caplog.text
    monkeypatch.setattr(app.state.reviews, "thinking", 4)
    assert reviewed(browser, match)[0]["status"] == "done"


def test_a_review_that_could_not_be_written_down_can_be_asked_for_again(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was told to be waiting until the server was started again."""
    app = browser.client.app
    match = soon_reviewed(browser, monkeypatch)
    address = f"/api/matches/{match}/review"

    async def refuse(*_: Any) -> None:
        raise Refusal("broken", "the database does not answer")

    with monkeypatch.context() as away:
        away.setattr(app.state.desk, "write", refuse)
        assert browser.ask("POST", address).status_code == 503
    assert browser.get(address)["status"] == "none"
    assert reviewed(browser, match)[0]["status"] == "done"


def test_one_address_does_not_take_all_places_in_the_queue(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = browser.client.app
    match = browser.open("me", "me", game="aqua-mirabilis")["match"]
    finish(browser, match)
    address = f"/api/matches/{match}/review"
    others = {f"other {number}": reviews.Going("testclient") for number in range(20)}
    assert len(others) == reviews.FROM_ONE
    monkeypatch.setattr(app.state.reviews, "going", others)
    assert browser.ask("POST", address).json()["reason"] == "too_many"
    for going in others.values():
        going.address = "elsewhere"
    monkeypatch.setattr(app.state.reviews, "thinking", 4)
    assert reviewed(browser, match)[0]["status"] == "done"


def test_a_review_that_nobody_comes_back_for_is_only_kept_with_its_match(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it is made of would stay in memory as long as the server runs."""
    app = browser.client.app
    match = soon_reviewed(browser, monkeypatch)
    browser.post(f"/api/matches/{match}/review", None)

    async def wait() -> None:
        await asyncio.gather(*app.state.reviews._tasks)

    with browser.client.portal() as portal:
        portal.call(wait)
    assert app.state.reviews.going == {}
    assert browser.get(f"/api/matches/{match}/review")["status"] == "done"


def test_the_settings_say_how_thorough_reviews_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("GRASSE_REVIEW", raising=False)
    assert trials() == 0
    monkeypatch.setenv("GRASSE_REVIEW", "3200")
    assert trials() == 3200
    for wrong in ("3", "-5", "many", "4.5"):
        monkeypatch.setenv("GRASSE_REVIEW", wrong)
        with pytest.raises(BadSetting, match="GRASSE_REVIEW is a number from 4 on"):
            trials()
