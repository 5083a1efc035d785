"""Asks axe-core what is wrong with a page for those who cannot see, or cannot use a mouse."""

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

ROOT = Path(__file__).resolve().parents[2]
RUN = """async () => {
    // Without `preload` it copies no imported style sheet into the page, which the policy forbids;
    // only a rule that is off by default looks at those.
    const found = await axe.run(document, { resultTypes: ["violations"], preload: false });
    const shorten = (node) => node.html.slice(0, 200);
    return found.violations.map((each) => [each.id, each.nodes.map(shorten)]);
}"""


@cache
def script() -> str:
    """axe-core as npm has it: scripts/check and scripts/test fetch it."""
    path = ROOT / "node_modules" / "axe-core" / "axe.min.js"
    assert path.is_file(), "axe-core is missing: npm ci"
    return path.read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """What axe-core finds, one line each."""
    page.evaluate(script())  # not as a script element: the policy of the page forbids it
    return [f"{rule}: {' | '.join(nodes[:3])}" for rule, nodes in page.evaluate(RUN)]
