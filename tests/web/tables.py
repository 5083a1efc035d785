"""Matches for the tests of the page, opened and played through the server's own addresses."""

import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from tests.server.servers import PATIENCE
from tests.web.conftest import PHONE, Device, MakeDevice
from tests.web.hands import FRESH

POST = """async ([path, body]) => {
    const answer = await fetch(path, {
        method: "POST", headers: { "Content-Type": "application/json" }, body: body ?? undefined,
    });
    return await answer.json();
}"""

REMEMBER = "if (location.protocol === 'http:') localStorage.setItem('grasse-view', 'VIEW')"
STATUS = "async (match) => (await (await fetch(`/api/matches/${match}`)).json()).status"


def post(page: Page, path: str, body: Any = None) -> Any:
    """Says something to the server with the key of this browser."""
    return page.evaluate(POST, [path, json.dumps(body) if body is not None else None])


def get(page: Page, path: str) -> Any:
    """Asks the server something with the key of this browser."""
    return page.request.get(path).json()


def open_match(device: Device, chairs: list[str], **more: object) -> str:
    """Opens a match with the key of this browser, and answers with the address of its table.

    A chair is "me:Rose", "open", or the name of a bot. No page is shown for it: the first one that
    is comes from an empty browser, and takes about a second.
    """
    wish: dict[str, object] = {
        "game": "parfum",
        "chairs": [chair_of(each) for each in chairs],
        **more,
    }
    summary = device.context.request.post(f"{device.url}/api/matches", data=wish).json()
    assert "match" in summary, summary
    return f"#/match/{summary['match']}"


def chair_of(text: str) -> dict[str, str]:
    """A chair as the protocol writes it."""
    kind, _, name = text.partition(":")
    if kind == "me":
        return {"kind": "me", "name": name}
    return {"kind": "open"} if kind == "open" else {"kind": "bot", "player": kind}


def remember(device: Device, view: str) -> None:
    """Tables are shown as a picture or as a list, on all pages that come."""
    device.context.add_init_script(REMEMBER.replace("VIEW", view))


def phone_of(device: Device, make_device: MakeDevice, view: str) -> Device:
    """The phone of whoever sits at this device: it has the same key, and so the same chair."""
    phone = make_device(PHONE, has_touch=True, is_mobile=True)
    phone.context.add_cookies(device.context.cookies())  # type: ignore[arg-type]
    remember(phone, view)
    return phone


def stop_time(page: Page) -> None:
    """From now on nothing ends by itself, and no card comes, until the test lets time pass."""
    page.clock.install(time=0)
    page.clock.pause_at(3600)


# Whether all that the chairs of this browser have pledged was heard.
HEARD = """() => {
    const { room } = document.querySelector("grasse-table");
    const mine = room.table.chairs.filter(({ seat }) => room.mine.includes(seat));
    return room.summary.luck !== 2 || mine.every(({ pledge }) => pledge);
}"""


def settle(page: Page) -> None:
    """Waits until no table comes by itself any more: it would undo what a test does to this one."""
    page.wait_for_function(HEARD)


def lift_the_curtain(device: Device) -> Page:
    """Two people at this device; the first of them is asked which of four clocks they want."""
    page = device.go(open_match(device, ["me:Rose", "me:Iris"]), ".curtain")
    page.locator(".curtain button").click()
    page.wait_for_selector(FRESH)
    return page


def leave(page: Page) -> None:
    """Gives the chair to a bot."""
    page.locator(".player .leave").click()
    page.locator("dialog.sure").get_by_role("button", name="Let a bot play").click()


def finished(device: Device, name: str = "Rose", rival: str = "greedy", listed: bool = True) -> str:
    """A match that is over: bots played it to its end, one of them for this browser."""
    table = open_match(device, [f"me:{name}", rival], listed=listed)
    page = device.go(table, ".table-page.playing")
    leave(page)
    page.locator(".player .tag").nth(1).wait_for()  # the bot has the chair
    match = table.rpartition("/")[2]
    device.go("", "main")  # to draw it all takes longer than to play it
    until = time.monotonic() + PATIENCE
    while page.evaluate(STATUS, match) != "over" and time.monotonic() < until:
        page.wait_for_timeout(200)
    device.go(table, "grasse-end")
    return match


PLAY = """([match, seat, most]) => new Promise((done) => {
    const origin = location.origin.replace("http", "ws");
    const line = new WebSocket(`${origin}/api/matches/${match}/socket?seat=${seat}`);
    let decided = 0;
    line.onmessage = ({ data }) => {
        const { type, status, number, options } = JSON.parse(data);
        if (type !== "table") return;
        if (status === "over" || (options.length && decided === most)) { line.close(); done(); }
        else if (options.length) {
            line.send(JSON.stringify({ type: "decide", number, action: options[0] }));
            decided += 1;
        }
    };
})"""


def play_out(page: Page, table: str, seat: int = 1, most: int = 9999) -> None:
    """Plays a seat of a match to its end, or until it has decided a while; nothing is drawn."""
    page.evaluate(PLAY, [table.rpartition("/")[2], seat, most])


def join(page: Page, table: str, invite: str, name: str) -> None:
    """Takes a chair by its invitation."""
    match = table.rpartition("/")[2]
    answer = post(page, f"/api/matches/{match}/join", {"invite": invite, "name": name})
    assert "match" in answer, answer


def outdated(folder: Path, match: str) -> str:
    """A copy of a match, written by rules that nobody knows here."""
    name = f"outdated-{match}"
    with (
        closing(sqlite3.connect(folder / "matches.sqlite", timeout=PATIENCE)) as connection,
        connection,
    ):
        connection.row_factory = sqlite3.Row
        for table in ("matches", "chairs", "entries"):
            found = connection.execute(f"SELECT * FROM {table} WHERE match = ?", [match])
            for row in map(dict, found.fetchall()):
                row |= {"match": name, **({"version": 99} if table == "matches" else {})}
                marks = ", ".join("?" * len(row))
                given = f"INSERT OR REPLACE INTO {table} ({', '.join(row)}) VALUES ({marks})"
                connection.execute(given, list(row.values()))
    return name


def pretend(device: Device, **said: object) -> None:
    """Lets the server say something else of its tables, and gives no hint."""

    def carry(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def tell(content: str | bytes) -> None:
            message = json.loads(content)
            if message["type"] in ("table", "whole", "step"):
                message.update(said)
            if message["type"] != "hint":
                line.send(json.dumps(message))

        server.on_message(tell)

    device.page.route_web_socket("**/socket*", carry)
