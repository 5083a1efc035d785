"""How long it takes until a table is on the screen, in a real browser, and what it takes for that.

    python benchmarks/page.py [--plain]

A phone is simulated by Chromium's own throttling: the network is what its tools call Fast 4G, the
processor half as fast as this machine's. `first` is somebody who has never been here and follows a
link to a match; `again` is the same browser on its second visit. What is timed is from going to the
address until the table is drawn and can be played. `--plain` measures the page as it was written,
not bundled.
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from grasse.games import GAMES
from tests.server.servers import Server
from tests.web.wire import Wire, counted

ROOT = Path(__file__).resolve().parents[1]
READY = ".ask.mine .option:not([disabled])"
OPEN = """async (game) => {
    const chairs = [{ kind: "me", name: "Rose" }, { kind: "bot", player: "greedy" }];
    const answer = await fetch("/api/matches", {
        method: "POST", headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ game, chairs }),
    });
    return (await answer.json()).match;
}"""
PHONE: ViewportSize = {"width": 390, "height": 844}
FAST_4G = {  # bytes a second and milliseconds, as Chromium's developer tools have them
    "offline": False,
    "downloadThroughput": 9_000_000 / 8 * 0.9,
    "uploadThroughput": 1_500_000 / 8 * 0.9,
    "latency": 60 * 2.75,
}
SLOWER = 2  # times, for the processor


def open_phone(browser: Browser, cookies: list[dict[str, str]]) -> BrowserContext:
    """A phone that has never been here, but whose owner has a chair."""
    context = browser.new_context(
        viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=3
    )
    context.add_cookies(cookies)  # type: ignore[arg-type]
    return context


def open_page(context: BrowserContext) -> Page:
    """A page on a fast phone."""
    page = context.new_page()
    tools = context.new_cdp_session(page)
    tools.send("Network.enable")
    tools.send("Network.emulateNetworkConditions", FAST_4G)
    tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return page


def load(page: Page, address: str) -> float:
    """Seconds until the table of a match can be played."""
    page.goto("about:blank")
    began = time.perf_counter()
    page.goto(address)
    page.wait_for_selector(READY, timeout=60_000)
    return time.perf_counter() - began


def measure(browser: Browser, wire: Wire, game: str, front: str, times: int) -> dict[str, object]:
    """One game: time, requests and kilobytes of the first visit, and of the next."""
    owner = browser.new_context()
    page = owner.new_page()
    page.goto(wire.url)
    address = f"{wire.url}/{front}#/match/{page.evaluate(OPEN, game)}"
    cookies = [{"name": c["name"], "value": c["value"], "url": wire.url} for c in owner.cookies()]
    owner.close()
    seconds: dict[str, list[float]] = {"first": [], "again": []}
    row: dict[str, object] = {"game": game}
    for _ in range(times):
        phone = open_phone(browser, cookies)
        page = open_page(phone)
        for visit in ("first", "again"):
            wire.requests.clear()
            wire.received = 0
            seconds[visit].append(load(page, address))
            row[f"{visit}_requests"] = len(wire.requests)
            row[f"{visit}_kB"] = round(wire.received / 1000)
            page.wait_for_load_state("networkidle")
            twice = {path for path in wire.requests if wire.requests.count(path) > 1}
            row[f"{visit}_twice"] = sorted(urlsplit(path).path for path in twice)
        phone.close()
    for visit, found in seconds.items():
        row[f"{visit}_s"] = round(statistics.median(found), 2)
        row[f"{visit}_slowest_s"] = round(max(found), 2)
    return row


def main() -> None:
    """Measures every game, and prints one line of JSON for each."""
    parser = argparse.ArgumentParser(description="Measures how fast a table is on the screen.")
    parser.add_argument("--times", type=int, default=7)
    parser.add_argument("--plain", action="store_true", help="the page as it was written")
    parser.add_argument("--games", nargs="*", default=list(GAMES))
    given = parser.parse_args()
    if not given.plain:
        subprocess.run([ROOT / "scripts" / "bundle"], check=True)
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(str(Path(folder) / "grasse.sqlite"))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        try:
            with counted(server.port) as wire:
                front = "index.html" if given.plain else ""
                for game in given.games:
                    print(json.dumps(measure(browser, wire, game, front, given.times)), flush=True)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
