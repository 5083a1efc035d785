"""A server, and browsers at it: the real ones."""

import json
import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

from grasse.games import GAMES
from tests.server.push_service import PushService
from tests.server.servers import GENEROUS
from tests.server.servers import PATIENCE as SERVER_PATIENCE

ROOT = Path(__file__).resolve().parents[2]
PICTURED = [name for name in GAMES if (ROOT / f"grasse/web/games/{name}/picture.js").exists()]
CHROMIUM = (  # as scripts/venv.sh looks for it
    *("chromium-headless-shell", "chromium", "chromium-browser"),
    *("google-chrome", "google-chrome-stable"),
)
WIDE = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
PATIENCE = 180_000  # milliseconds: the machine may be busy
LONG = 600_000  # of what stands back behind everyone else at the machine, or has to be compiled
REFUSED = "the server responded with a status of {}"  # what the browser says of it by itself
# Likewise, of a line that is broken; the second, if the page wants to be kept just then.
NO_LINE = ("net::ERR_", "An unknown error occurred when fetching the script")
expect.set_options(timeout=PATIENCE)
# Whether the page of an address is shown; "play" leads on to a match.
TURNED = """(wanted) => {
    const { route } = document.querySelector("grasse-page") ?? {};
    if (!route?.length) return false;
    const isWanted = wanted.every((part, at) => route[at] === (part || "home"));
    const [name, match] = location.hash.replace(/^#\\/?/, "").split("/");
    return wanted[0] === "play" ? name === "match" && route[1] === match : isWanted;
}"""


class Site:
    """A server on a database of its own; it can be killed, and come back at the same address."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder, self.settings = folder, settings
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.over = ""  # a match that is over, if one was played for all who only look at it

    def start(self) -> None:
        """Opens the server, and waits until it answers."""
        environment = {**os.environ, "GRASSE_DATABASE": str(self.folder / "matches.sqlite")}
        environment |= {**GENEROUS, "PYTHONPATH": str(ROOT), "GRASSE_AHEAD": "0"}
        environment |= self.settings
        environment["GRASSE_REVIEW"] = "16"  # a whole review is a matter of seconds
        command = [sys.executable, "-m", "grasse", "serve", "--port", str(self.port)]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        began = time.monotonic()
        while time.monotonic() - began < SERVER_PATIENCE:
            try:
                with urlopen(f"{self.url}/api/lobby", timeout=5) as answer:
                    if not json.load(answer)["preparing"]:
                        return
            except (URLError, ConnectionError, TimeoutError):
                assert self.process.poll() is None, (self.folder / "log").read_text()
                time.sleep(0.1)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """Stops it as a power cut would."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


@pytest.fixture(scope="session")
def push_service() -> Iterator[PushService]:
    """The only push service that the shared server calls."""
    service = PushService()
    yield service
    service.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory, push_service: PushService) -> Iterator[Site]:
    """The server that most tests share."""
    site = Site(tmp_path_factory.mktemp("site"), GRASSE_PUSH_SERVICES=push_service.url)
    try:
        site.start()
        yield site
    finally:
        site.kill()


@pytest.fixture(scope="module")  # it brings an event loop, which other tests must not find running
def browser() -> Iterator[Browser]:
    """The Chromium of the system, or else Playwright's own."""
    path = next((found for name in CHROMIUM if (found := shutil.which(name))), None)
    sandbox = [] if os.getuid() else ["--no-sandbox"]  # Chromium wants none for root
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=sandbox)
        yield browser
        browser.close()


class Device:
    """A browser of its own: its cookies, its settings, its pages; what goes wrong there is kept."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context, self.url = context, url
        self.complaints: list[str] = []
        self.excuses: list[str] = []
        self.page = self.open()

    def open(self) -> Page:
        """A new page."""
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.complaints.append(error.stack or str(error)))
        page.on("console", self.hear)
        return page

    def hear(self, said: ConsoleMessage) -> None:
        """Keeps what the browser complains of; what the policy forbids is among it."""
        if said.type == "error":
            self.complaints.append(said.text)

    def excuse(self, *complaints: str) -> None:
        """What the browser is right to complain of in this test; it may do so a moment later."""
        self.excuses.extend(complaints)

    def wrong(self) -> list[str]:
        """What the browser complained of, and should not have."""
        return [
            text for text in self.complaints if not any(excuse in text for excuse in self.excuses)
        ]

    def go(self, address: str, wait_for: str) -> Page:
        """Goes to an address of the page, and waits for what is to be seen there.

        Until the new page has come, what is waited for may be seen on the one before.
        """
        self.page.goto(f"{self.url}/{address}")
        wanted = address.partition("#")[2].strip("/").split("/")
        self.page.wait_for_function(TURNED, arg=wanted)
        self.page.wait_for_selector(wait_for)
        return self.page


MakeDevice = Callable[..., Device]


@pytest.fixture
def make_device(browser: Browser, site: Site) -> Iterator[MakeDevice]:
    """Makes devices; at the end of the test nothing may have gone wrong on any of them."""
    made: list[Device] = []

    def make(size: dict[str, int] | None = None, url: str = "", **settings: object) -> Device:
        calm: dict[str, object] = {"reduced_motion": "reduce", "locale": "en-GB", **settings}
        calm["base_url"] = url or site.url
        context = browser.new_context(viewport=size or WIDE, **calm)  # type: ignore[arg-type]
        made.append(Device(context, url or site.url))
        return made[-1]

    yield make
    wrong = [text for device in made for text in device.wrong()]
    for device in made:
        device.context.close()
    assert not wrong, "\n".join(wrong)


@pytest.fixture
def device(make_device: MakeDevice) -> Device:
    """A wide screen."""
    return make_device()


@pytest.fixture
def phone(make_device: MakeDevice) -> Device:
    """A phone held upright."""
    return make_device(PHONE, has_touch=True, is_mobile=True)


@pytest.fixture(scope="module")
def over(browser: Browser, site: Site) -> str:
    """A match that is over, and which everyone may see; nobody changes it, so there is one."""
    from tests.web.tables import finished

    if not site.over:
        device = Device(browser.new_context(locale="en-GB"), site.url)
        site.over = finished(device)
        device.context.close()
    return site.over
