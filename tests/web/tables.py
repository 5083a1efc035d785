"""Matches for the tests of the page, opened and played through the server's own addresses."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

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


def open_match(device: Device, chairs: list[str], **more: object) -> str:
    """Opens a match, and answers with the address of its table.

    A chair is "me:Rose", "open", or the name of a program.
    """
    device.go("", "main")
    wish: dict[str, object] = {
        "game": "parfum",
        "chairs": [chair_of(each) for each in chairs],
        **more,
    }
    summary = post(device.page, "/api/matches", wish)
    assert "match" in summary, summary
    return f"#/match/{summary['match']}"


def chair_of(text: str) -> dict[str, str]:
    """A chair as the protocol writes it."""
    kind, _, name = text.partition(":")
    if kind == "me":
        return {"kind": "me", "name": name}
    return {"kind": "open"} if kind == "open" else {"kind": "bot", "player": kind}


def phone_of(device: Device, make_device: MakeDevice, view: str) -> Device:
    """The phone of whoever sits at this device: it has the same key, and so the same chair."""
    phone = make_device(PHONE, has_touch=True, is_mobile=True)
    phone.context.add_cookies(device.context.cookies())  # type: ignore[arg-type]
    phone.context.add_init_script(REMEMBER.replace("VIEW", view))
    return phone


def lift_the_curtain(device: Device) -> Page:
    """Two people at this device; the first of them is asked which of four clocks they want."""
    page = device.go(open_match(device, ["me:Rose", "me:Iris"]), ".curtain")
    page.locator(".curtain button").click()
    page.wait_for_selector(FRESH)
    return page


def leave(page: Page) -> None:
    """Gives the chair to a program."""
    page.locator(".player .leave").click()
    page.locator("dialog.sure").get_by_role("button", name="Let a bot play").click()


def finished(device: Device, name: str = "Rose", rival: str = "greedy") -> str:
    """A match that is over: programs played it to its end, one of them for this browser."""
    table = open_match(device, [f"me:{name}", rival], listed=True)
    page = device.go(table, ".table-page.playing")
    leave(page)
    page.locator(".player .tag").nth(1).wait_for()  # the program has the chair
    match = table.rpartition("/")[2]
    device.go("", "main")  # to draw it all takes longer than to play it
    for _ in range(600):
        if page.evaluate(STATUS, match) == "over":
            break
        page.wait_for_timeout(200)
    device.go(table, "grasse-end")
    return match


def outdated(folder: Path, match: str) -> str:
    """A copy of a match, written by rules that nobody knows here."""
    name = f"outdated-{match}"
    with closing(sqlite3.connect(folder / "matches.sqlite", timeout=60)) as connection, connection:
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
