"""Being told while no page is open: each turn once, and nobody else can read it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from litestar.testing import TestClient

from grasse.server import mail, push, telling
from grasse.server.bots import Bots
from grasse.server.desk import Desk
from grasse.server.limits import UNLIMITED, Gate
from grasse.server.logs import BadSetting
from grasse.server.tables import Table
from grasse.storage import store
from grasse.storage import telling as kept
from grasse.storage.store import ChairRow, EntryRow
from grasse.storage.telling import SubscriptionRow, name_of, subscribe
from tests.server.browsers import Browser
from tests.server.push_service import PATIENCE, PushService, Subscriber, wait_until
from tests.server.servers import free_port
from tests.server.test_clocks import START, lay
from tests.server.test_lobby import empty_house, played_together, refused, seek

__all__ = ["empty_house"]


@pytest.fixture
def service(monkeypatch: pytest.MonkeyPatch) -> Iterator[PushService]:
    made = PushService()
    monkeypatch.setenv("GRASSE_PUSH_SERVICES", made.url)
    yield made
    made.close()
    assert made.faults == []


def tell(browser: Browser) -> None:
    """Tells all that is due, as the server does by itself after a while."""
    with browser.client.portal() as portal:
        portal.call(telling.tell_once, browser.client.app.state.desk, 0.0)


def hear(browser: Browser, who: Subscriber, calls: int) -> None:
    """Tells what is due; then somebody has heard this many calls, and no more.

    The server may have been faster, and still be at it.
    """
    tell(browser)
    wait_until(lambda: len(who.heard) >= calls)
    tell(browser)
    assert len(who.heard) == calls


def play_until(browser: Browser, match: str, seat: int) -> None:
    """Decides for the others until it is the turn of a seat."""

    def plan(table: Table, now: float) -> list[EntryRow]:
        entries: list[EntryRow] = []
        while table.turn not in (seat - 1, -1):
            entries += table.decide(table.turn, table.number, table.options()[0], now)
        return entries

    with browser.client.portal() as portal:
        portal.call(browser.client.app.state.desk.act, match, plan)


def decide(browser: Browser, match: str, whole: bool) -> None:
    """Whoever is asked decides: once, or until it is another's turn."""

    def plan(table: Table, now: float) -> list[EntryRow]:
        seat, entries = table.turn, []
        while table.turn == seat:
            entries += table.decide(seat, table.number, table.options()[0], now)
            if not whole:
                break
        return entries

    with browser.client.portal() as portal:
        portal.call(browser.client.app.state.desk.act, match, plan)


def called(browser: Browser, service: PushService, name: str) -> Subscriber:
    """A browser that lets itself be called."""
    made = service.make(name)
    assert browser.post("/api/telling/push", {**made.wish, "language": "fr"})["devices"] == 1
    return made


def test_of_each_turn_one_is_told_once(
    browser: Browser, other: Browser, service: PushService
) -> None:
    match: str = seek(browser, name="Ann")["match"]
    mine = called(browser, service, "ann")
    names = [chair["name"] for chair in seek(other, name="Ben")["chairs"]]
    hear(browser, mine, 1)
    first = mine.heard[0]
    assert first["title"] == "Ta table est complète\u00a0: Parfum"  # in the language of the page
    assert names[1] in first["body"]
    assert (first["url"], first["tag"]) == (f"/#/match/{match}", match)
    for turns in range(1, 4):
        if browser.get(f"/api/matches/{match}")["turn"] == 1:
            decide(browser, match, whole=False)
            tell(browser)  # in mid-turn nobody is told again
            if browser.get(f"/api/matches/{match}")["turn"] == 1:
                decide(browser, match, whole=True)
        play_until(browser, match, 1)
        hear(browser, mine, 1 + turns)
    assert mine.heard[-1]["title"].startswith("À toi de jouer")
    assert browser.get("/api/telling")["key"] in service.signers


def test_whoever_sits_at_the_table_is_not_told(
    browser: Browser, other: Browser, service: PushService
) -> None:
    match: str = seek(browser)["match"]
    mine = called(browser, service, "here")
    with browser.sit(match, 1):
        seek(other)
        play_until(browser, match, 1)
        tell(browser)
        assert mine.heard == []
    while not mine.heard:  # as soon as the server sees that they left
        tell(browser)
    assert len(mine.heard) == 1


def test_a_match_against_bots_calls_nobody(browser: Browser, service: PushService) -> None:
    match = browser.open("me", "greedy")["match"]
    mine = called(browser, service, "alone")
    tell(browser)
    assert browser.get(f"/api/matches/{match}")["status"] == "playing"
    assert mine.heard == []


def test_one_is_told_what_one_wants(browser: Browser, other: Browser, service: PushService) -> None:
    match: str = seek(browser)["match"]
    mine = called(browser, service, "picky")
    chosen = browser.post("/api/telling", {"kinds": {"begin": False}})["kinds"]
    assert chosen == {"turn": True, "begin": False, "invited": True, "day": False}
    seek(other)
    play_until(browser, match, 1)
    hear(browser, mine, 1)
    assert [call["title"].split("\u00a0")[0] for call in mine.heard] == ["À toi de jouer"]
    browser.post("/api/telling", {"kinds": {"turn": False}})
    decide(browser, match, whole=True)
    play_until(browser, match, 1)
    tell(browser)
    assert len(mine.heard) == 1
    assert refused(browser, "/api/telling", {"kinds": {"weather": True}}) == "malformed"


def test_an_invitation_is_told(browser: Browser, other: Browser, service: PushService) -> None:
    names = [chair["name"] for chair in played_together(browser, other)["chairs"]]
    theirs = called(other, service, "friend")
    match = browser.open("me", "open")["match"]
    browser.post(f"/api/matches/{match}/invite", {"name": names[1]})
    hear(browser, theirs, 1)
    [call] = theirs.heard
    assert names[0] in call["title"]


def test_a_browser_that_is_gone_is_forgotten(
    browser: Browser, other: Browser, service: PushService
) -> None:
    seek(browser)
    called(browser, service, "gone").is_gone = True
    seek(other)
    tell(browser)
    wait_until(lambda: browser.get("/api/telling")["devices"] == 0)


def test_nobody_silences_somebody_else(
    browser: Browser, other: Browser, service: PushService
) -> None:
    seek(browser)
    mine = called(browser, service, "mine")
    seek(other, seats=3)
    other.post("/api/telling/silence", {"endpoint": mine.endpoint})
    assert browser.get("/api/telling")["devices"] == 1
    assert browser.post("/api/telling/silence", {"endpoint": mine.endpoint})["devices"] == 0
    stranger = Browser(browser.client)
    assert refused(stranger, "/api/telling/push", mine.wish) == "not_your_chair"
    assert stranger.get("/api/telling")["devices"] == 0


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://127.0.0.1:8000/api/matches",
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://fcm.googleapis.com@evil.example/x",
        "https://evil@fcm.googleapis.com/x",
        "https://evilpush.services.mozilla.com/x",
        "file:///etc/passwd",
        "",
        "https://127.0.0.1\\.push.services.mozilla.com/x",  # for urllib3 the host ends there
        "https://evil.example\\@fcm.googleapis.com/x",
        "https://fcm.googleapis.com\\@evil.example/x",
        "https://fcm.googleapis.com/x\0",
        "https://fcm.googleapis.com/x\ny",
        "https://[",
        "https://[::1",
    ],
)
def test_no_other_machine_is_called(browser: Browser, endpoint: str) -> None:
    seek(browser)
    keys = {"p256dh": "B" * 87, "auth": "a" * 22}
    wish = {"endpoint": endpoint, **keys}
    told = "malformed" if "\0" in endpoint else "bad_endpoint"  # a NUL is no text at all
    assert refused(browser, "/api/telling/push", wish) == told


def test_the_services_of_the_browsers_are_known() -> None:
    for endpoint in (
        "https://fcm.googleapis.com/fcm/send/x",
        "https://updates.push.services.mozilla.com/wpush/v2/x",
        "https://web.push.apple.com/x",
        "https://wns2-par02p.notify.windows.com/w/?token=x",
    ):
        push.check_endpoint(endpoint)


def row_of(subscriber: Subscriber, endpoint: str = "") -> SubscriptionRow:
    keys = subscriber.keys
    endpoint = endpoint or subscriber.endpoint
    return SubscriptionRow("s", "me", endpoint, keys["p256dh"], keys["auth"], "en", START)


def test_an_endpoint_that_is_kept_is_checked_again(service: PushService) -> None:
    mine, key = service.make("old"), push.new_key()
    assert push.send(row_of(mine), "{}", key)
    assert mine.heard == [{}]
    elsewhere = mine.endpoint.replace("127.0.0.1", "localhost")  # as an older server took it
    assert push.send(row_of(mine, elsewhere), "{}", key)
    assert mine.heard == [{}]


def test_a_service_does_not_say_whom_else_to_call(service: PushService) -> None:
    mine, inside = service.make("led"), service.make("inside")
    mine.leads_to = inside.endpoint
    assert push.send(row_of(mine), "{}", push.new_key())
    assert service.asked == ["/to/led"]


def test_two_workers_tell_once(database: str, service: PushService) -> None:
    mine = service.make("workers")

    async def scene() -> int:
        desks = [Desk(store.open_database(database), Bots(1), lambda: START) for _ in range(2)]
        try:
            table = lay("", "", clock="decision", seconds=86400.0)
            chairs = [
                chair.__class__(**{**vars(chair), "holder": f"p{chair.seat}"})
                for chair in table.chairs
            ]
            table.chairs = chairs
            await desks[0].lay(table)
            keys = mine.keys
            row = SubscriptionRow(
                name_of(mine.endpoint),
                f"p{table.turn}",
                mine.endpoint,
                keys["p256dh"],
                keys["auth"],
                "en",
                START,
            )
            await desks[0].write(subscribe, row)
            await desks[0].write(
                lambda c: kept.keep_wishes(c, kept.TellingRow(f"p{table.turn}", '{"begin": false}'))
            )
            for desk in desks:
                desk.clock = lambda: START + 60
            found = await asyncio.gather(*(telling.tell_once(desk, 0.0) for desk in desks * 3))
            return sum(found)
        finally:
            for desk in desks:
                await desk.close()

    assert asyncio.run(scene()) == 1
    assert [call["title"] for call in mine.heard] == ["Your turn: Parfum"]


async def told_to(folder: Path, persons: Sequence[str], work: Callable[[Desk], Any]) -> None:
    """A server at which these people can be called, each by one browser."""
    desk = Desk(store.open_database(str(folder / "grasse.sqlite")), Bots(1), lambda: START)
    try:
        for name in persons:
            row = SubscriptionRow(name, name, f"https://{name}", "p", "a", "en", START)
            await desk.write(subscribe, row)
        await work(desk)
    finally:
        await desk.close()


CALLS = [kept.Call(person, "turn", "m", "parfum", []) for person in ("slow", "quick")]


def test_who_is_slow_to_call_holds_nobody_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick, end = threading.Event(), threading.Event()

    def call(to: SubscriptionRow, *_: object) -> bool:
        if to.person == "slow":
            end.wait()
        else:
            quick.set()
        return True

    monkeypatch.setattr(push, "send", call)

    async def scene(desk: Desk) -> None:
        pool = ThreadPoolExecutor(1)  # what all others share, as matches that end do
        asyncio.get_running_loop().set_default_executor(pool)
        telling_all = asyncio.create_task(telling.send_all(desk, CALLS))
        try:
            with ThreadPoolExecutor(1) as own:
                await asyncio.wrap_future(own.submit(quick.wait, PATIENCE))
            assert quick.is_set()
            assert not telling_all.done()
        finally:
            await asyncio.to_thread(end.set)
        await telling_all

    asyncio.run(told_to(tmp_path, ["slow", "quick"], scene))


def test_who_never_answers_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    end = threading.Event()
    monkeypatch.setattr(push, "send", lambda *_: end.wait(PATIENCE))
    monkeypatch.setattr(telling, "LONGEST", 0.05)

    async def scene(desk: Desk) -> None:
        await telling.send_all(desk, CALLS)
        assert not end.is_set()
        assert await desk.read(kept.subscriptions_of, "slow")  # it is not gone

    try:
        asyncio.run(told_to(tmp_path, ["slow"], scene))
    finally:
        end.set()


def test_a_call_that_fails_keeps_no_other_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = []

    def call(to: SubscriptionRow, *_: object) -> bool:
        assert to.person != "slow"
        heard.append(to.person)
        return True

    monkeypatch.setattr(push, "send", call)
    asyncio.run(told_to(tmp_path, ["slow", "quick"], lambda desk: telling.send_all(desk, CALLS)))
    assert heard == ["quick"]


# ---------------------------------------------------------------- mail


class Letters:
    """A server for mail that keeps what it is given."""

    def __init__(self) -> None:
        self.taken: list[Any] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self.taken.append(envelope)
        return "250 OK"

    @property
    def texts(self) -> list[str]:
        import email
        import email.policy

        found = []
        for envelope in self.taken:
            letter = email.message_from_bytes(envelope.content, policy=email.policy.default)
            body = letter.get_body()
            assert body is not None
            found.append(f"{letter['To']}\n{letter['Subject']}\n{body.get_content()}")
        return found


@pytest.fixture
def letters(monkeypatch: pytest.MonkeyPatch) -> Iterator[Letters]:
    made = Letters()
    post = Controller(made, hostname="127.0.0.1", port=free_port(), ready_timeout=PATIENCE)
    post.start()
    monkeypatch.setenv("GRASSE_SMTP", f"smtp://127.0.0.1:{post.port}")
    monkeypatch.setenv("GRASSE_MAIL_FROM", "table@grasse.example")
    monkeypatch.setenv("GRASSE_ADDRESS", "https://grasse.example")
    mail.check_settings()
    yield made
    post.stop()


def test_mail_comes_after_its_address_was_confirmed(
    browser: Browser, other: Browser, letters: Letters
) -> None:
    match: str = seek(browser)["match"]
    wish = {"mail": "ann@example.org", "language": "de"}
    given = browser.post("/api/telling/mail", wish)
    assert (given["mails"], given["mail"], given["confirmed"]) == (True, "ann@example.org", False)
    seek(other)
    tell(browser)
    [asked] = letters.texts  # nothing but the link
    token = asked.partition("https://grasse.example/#/confirm/")[2].split()[0]
    assert refused(other, "/api/telling/confirm", {"token": "a" * 32}) == "no_such_token"
    assert other.post("/api/telling/confirm", {"token": token}) == {"mail": "ann@example.org"}
    assert refused(browser, "/api/telling/confirm", {"token": token}) == "no_such_token"
    assert browser.get("/api/telling")["confirmed"]
    assert other.get("/api/telling")["mail"] == ""
    play_until(browser, match, 1)
    tell(browser)
    wait_until(lambda: len(letters.taken) >= 2)
    tell(browser)
    assert len(letters.taken) == 2
    assert "Parfum" in letters.texts[1]
    assert f"https://grasse.example/#/match/{match}" in letters.texts[1]
    assert browser.post("/api/telling/mail", {"mail": ""})["mail"] == ""
    decide(browser, match, whole=True)
    play_until(browser, match, 1)
    tell(browser)
    assert len(letters.taken) == 2


@pytest.mark.parametrize(
    "address", ["nobody", "a@b", "a@b.c\nBcc: d@e.f", "a b@c.de", "<a@b.cd>", "a@b.cd,e@f.gh"]
)
def test_what_is_no_address_gets_no_letter(
    browser: Browser, letters: Letters, address: str
) -> None:
    seek(browser)
    assert refused(browser, "/api/telling/mail", {"mail": address}) == "bad_mail"
    assert letters.taken == []


def test_so_many_letters_are_sent_to_confirm_an_address(
    browser: Browser, letters: Letters, monkeypatch: pytest.MonkeyPatch
) -> None:
    few = Gate(replace(UNLIMITED, letters=0.001))
    monkeypatch.setattr(browser.client.app.state.desk, "gate", few)
    seek(browser)
    for number in range(3):
        browser.post("/api/telling/mail", {"mail": f"ann{number}@example.org"})
    assert refused(browser, "/api/telling/mail", {"mail": "bob@example.org"}) == "too_often"
    assert browser.post("/api/telling/mail", {"mail": ""})["mail"] == ""  # that sends none
    assert not any("bob" in text for text in letters.texts)


def test_new_people_do_not_have_more_letters_sent(
    house: TestClient[Any], letters: Letters, monkeypatch: pytest.MonkeyPatch
) -> None:
    few = Gate(replace(UNLIMITED, letters=1.0))
    for pace in (few.letters, few.all_letters):
        pace.rate = 0.0
    monkeypatch.setattr(house.app.state.desk, "gate", few)

    def ask(mail: str) -> str:
        new = Browser(house)
        seek(new, seats=4)
        answer = new.ask("POST", "/api/telling/mail", json={"mail": mail})
        return "" if answer.status_code == 201 else answer.json()["reason"]

    to_one = [
        ask("Victim@example.org" if number % 2 else "victim@example.org") for number in range(4)
    ]
    assert to_one == ["", "", "", "too_often"]
    assert [ask(f"{number}@example.org") for number in range(3)] == ["", "", "too_often"]
    assert len(letters.taken) == 5


def test_a_server_without_mail_takes_no_address(browser: Browser) -> None:
    seek(browser)
    assert not browser.get("/api/telling")["mails"]
    assert refused(browser, "/api/telling/mail", {"mail": "a@b.cd"}) == "bad_mail"


@pytest.mark.parametrize("setting", ["http://mail.example", "mail.example:25", "smtp://"])
def test_a_setting_of_mail_that_means_nothing_is_refused(
    monkeypatch: pytest.MonkeyPatch, setting: str
) -> None:
    monkeypatch.setenv("GRASSE_SMTP", setting)
    with pytest.raises(BadSetting):
        mail.check_settings()


def test_mail_needs_a_sender_and_an_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRASSE_SMTP", "smtp://mail.example")
    with pytest.raises(BadSetting, match="GRASSE_MAIL_FROM"):
        mail.check_settings()


def test_of_a_new_day_those_are_told_who_ask_for_it(database: str) -> None:
    morning = 20_000 * kept.DAY + kept.MORNING
    engine = store.open_database(database)

    def calls(now: float) -> list[tuple[str, str]]:
        with engine.begin() as connection:
            assert kept.is_due(connection, now, 0.0) == bool(found := peek(now))
            taken = kept.take_calls(connection, now, 0.0)
        assert [call.person for call in taken] == found
        return [(call.person, telling.path_of(call)) for call in taken]

    def peek(now: float) -> list[str]:
        with engine.begin() as connection:
            return sorted(row.person for row in connection.execute(kept._days(now)))

    with engine.begin() as connection:
        for person in ("keen", "quiet", "playing"):
            made = SubscriptionRow(person, person, "https://push", "p", "a", "de", morning)
            subscribe(connection, made)
            wanted = "{}" if person == "quiet" else '{"day": true}'
            kept.keep_wishes(connection, kept.TellingRow(person, wanted))
        row = replace(lay("", "").row, match="try", day="2024-10-04", status="over")
        store.create_match(connection, row, [ChairRow("try", 0, "person", holder="playing")], [])
    assert calls(morning - 1) == []  # nobody is woken
    assert calls(morning) == [("keen", "#/day")]
    assert calls(morning + 3600) == []
    assert calls(morning + kept.DAY) == [("keen", "#/day"), ("playing", "#/day")]
    engine.dispose()
    call = kept.Call("keen", "day", kept.EVERY_DAY, "", [])
    assert telling.said(call, telling.words_of("de"))[0] == "Die Partien von heute sind da"


def test_a_table_of_a_tournament_is_told_even_against_bots(database: str) -> None:
    engine = store.open_database(database)
    table = lay("", "greedy")
    with engine.begin() as connection:
        subscribe(connection, SubscriptionRow("s", "me", "https://push", "p", "a", "en", START))
        for name, tournament in (("alone", ""), ("club", "night")):
            row = replace(table.row, match=name, tournament=tournament, status="playing")
            me = ChairRow(name, 0, "person", "Me", holder="me")
            store.create_match(connection, row, [me, ChairRow(name, 1, "bot", player="greedy")], [])
        calls = kept.take_calls(connection, START + 60, 0.0)
    engine.dispose()
    assert {call.match for call in calls} == {"club"}
    title, text = telling.said(calls[0], telling.words_of("en"))
    assert (title, "bots" in text) == ("Your table is full: Parfum", True)
