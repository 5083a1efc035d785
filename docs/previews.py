"""Draws the icons of the page and the pictures of shared links: python docs/previews.py."""

from __future__ import annotations

import base64
import shutil
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from grasse.games import GAMES

WEB = Path(__file__).resolve().parents[1] / "grasse" / "web"
# name: (pixels, share of it that the drawing fills, ground); a mask may cut off all but the middle
ICONS = {
    "192": (192, 1.0, "transparent"),
    "512": (512, 1.0, "transparent"),
    "maskable": (512, 0.6, "#f4eee3"),
    "180": (180, 0.78, "#f4eee3"),
}
LINK = {"width": 1200, "height": 630}  # what those who show links want


def inlined(path: Path, kind: str) -> str:
    """A file as an address."""
    return f"data:{kind};base64,{base64.b64encode(path.read_bytes()).decode()}"


def draw_icons(page: Page) -> None:
    """The icon of the page, in the sizes that systems ask for."""
    (WEB / "icons").mkdir(exist_ok=True)
    drawing = inlined(WEB / "icon.svg", "image/svg+xml")
    for name, (size, share, ground) in ICONS.items():
        page.set_viewport_size({"width": size, "height": size})
        page.set_content(
            f'<body style="margin:0;display:grid;place-items:center;height:100vh;'
            f'background:{ground}"><img src="{drawing}" style="width:{share:.0%}">'
        )
        page.screenshot(path=WEB / "icons" / f"{name}.png", omit_background=True)


def draw_link(page: Page, cover: Path, title: str, target: Path) -> None:
    """What a link shows: the cover, the title, and whose house it is."""
    font = inlined(WEB / "vendor" / "cormorant.woff2", "font/woff2")
    page.set_viewport_size(LINK)  # type: ignore[arg-type]
    page.set_content(f"""<style>
        @font-face {{ font-family: Cormorant; src: url({font}); font-weight: 600 }}
        body {{ margin: 0; height: 630px; position: relative; overflow: hidden; color: #fff;
            font: 600 104px/1 Cormorant }}
        .cover {{ position: absolute; width: 1200px; height: 630px; object-fit: cover }}
        .name {{ position: absolute; inset: auto 0 0 0; padding: 120px 56px 44px; display: flex;
            align-items: end; justify-content: space-between;
            background: linear-gradient(transparent, rgb(30 16 40 / 85%)) }}
        .house {{ display: flex; align-items: center; gap: 16px; font-size: 56px }}
        .house img {{ width: 64px }}
    </style><img class="cover" src="{inlined(cover, "image/svg+xml")}"><div class="name">
    <span>{title}</span><span class="house"><img src="{inlined(WEB / "icon.svg", "image/svg+xml")}"
    >Grasse</span></div>""")
    page.evaluate("() => document.fonts.ready")
    page.screenshot(path=target, type="jpeg", quality=82)


def main() -> None:
    """All of them."""
    path = shutil.which("chromium") or shutil.which("google-chrome")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        page = browser.new_page()
        draw_icons(page)
        draw_link(page, WEB / "hero.svg", "", WEB / "preview.jpg")
        for game in GAMES.values():
            folder = WEB / "games" / game.name
            draw_link(page, folder / "cover.svg", game.title, folder / "preview.jpg")
        browser.close()


if __name__ == "__main__":
    main()
