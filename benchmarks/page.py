"""How long it takes until a table is on the screen, in a real browser on the same machine.

    python benchmarks/page.py

The server has its games compiled, the browser has been here before. What is timed is from going to
the address of a match until its table is drawn and can be played.
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from grasse.games import GAMES
from tests.server.servers import Server

READY = ".ask.mine .option:not([disabled])"
OPEN = """async (game) => {
    const chairs = [{ kind: "me", name: "Rose" }, { kind: "bot", player: "greedy" }];
    const answer = await fetch("/api/matches", {
        method: "POST", headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ game, chairs }),
    });
    return (await answer.json()).match;
}"""


def load(page: Page, address: str, match: str) -> float:
    """Seconds until the table of a match can be played."""
    page.goto("about:blank")
    began = time.perf_counter()
    page.goto(f"{address}/#/match/{match}")
    page.wait_for_selector(READY, timeout=60_000)
    return time.perf_counter() - began


def main() -> None:
    """Measures every game, and prints one line of JSON for each."""
    parser = argparse.ArgumentParser(description="Measures how fast a table is on the screen.")
    parser.add_argument("--times", type=int, default=7)
    given = parser.parse_args()
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(str(Path(folder) / "grasse.sqlite"))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        try:
            page = browser.new_context(viewport={"width": 1280, "height": 800}).new_page()
            for game in GAMES:
                page.goto(server.address)
                match = page.evaluate(OPEN, game)
                first = load(page, server.address, match)
                times = [load(page, server.address, match) for _ in range(given.times)]
                row = {
                    "game": game,
                    "first_s": round(first, 2),
                    "median_s": round(statistics.median(times), 2),
                    "slowest_s": round(max(times), 2),
                }
                print(json.dumps(row), flush=True)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
