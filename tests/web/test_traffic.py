"""What comes over the wire before somebody who was never here sits at a table."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from grasse.server import shelf
from grasse.words import LANGUAGES
from tests.web.bare import NODE
from tests.web.conftest import PHONE, PICTURED, ROOT, Device, MakeDevice, Site
from tests.web.hands import FRESH
from tests.web.wire import Wire, counted

pytestmark = pytest.mark.slow

REQUESTS = 25
BYTES = 250_000


@pytest.fixture(scope="module")
def bundle() -> Path:
    """The bundle of these sources; it is made if it is not there."""
    made = subprocess.run(
        [NODE, ROOT / "scripts" / "bundle.js"], capture_output=True, text=True, check=False
    )
    assert made.returncode == 0, made.stderr
    return Path(made.stdout.strip())


def test_a_bundle_fits_its_sources_and_speaks_all_languages(bundle: Path) -> None:
    assert bundle.name == shelf.version()
    for language in LANGUAGES:
        for file in (f"{language}.json", f"{language}-lessons.json"):
            assert json.loads((bundle / "words" / file).read_bytes()) == shelf.words_of(file)


def visit(phone: Device, wire: Wire, address: str, wait_for: str) -> None:
    """Goes to an address as one who was never here, and looks what it took."""
    page = phone.go(address, wait_for)
    page.wait_for_load_state("networkidle")
    assert page.locator("html").get_attribute("data-files"), "the page is bundled"
    assert len(wire.requests) <= REQUESTS, wire.requests
    assert wire.received <= BYTES
    assert len(set(wire.requests)) == len(wire.requests), "something was fetched twice"


@pytest.mark.usefixtures("bundle")
def test_the_first_table_takes_few_requests_and_kilobytes(
    site: Site, make_device: MakeDevice
) -> None:
    seated = f"svg.picture, {FRESH}"

    def come(address: str, wait_for: str) -> str:
        with counted(site.port) as wire:  # a wire of one's own: no late request of another is on it
            phone = make_device(PHONE, url=wire.url, has_touch=True, is_mobile=True)
            visit(phone, wire, address, wait_for)
            shown = phone.page.url.removeprefix(f"{wire.url}/")
            phone.context.close()
            return shown

    come("", ".game")
    tables = [come(f"#/play/{game}", seated) for game in PICTURED]
    come(tables[0], "svg.picture")  # somebody who looks on
