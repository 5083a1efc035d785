"""What somebody sees of a link before they follow it: a picture of the game, and a sentence.

The page goes by what is behind the `#` of an address, which never reaches a server: there the
invitation is, and it stays secret. A link that is shared has a path, `/t/<match>`, for those
who show links. It tells which game it is and whether it has begun, and names nobody.
"""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request

from grasse.games import GAMES
from grasse.server.cards import WEB
from grasse.server.desk import Desk
from grasse.server.privacy import is_open
from grasse.storage import store
from grasse.words import LANGUAGES, speak

SIZE = {"width": 1200, "height": 630}  # of the pictures; docs/previews.py draws them
STATUSES = ("waiting", "playing", "over")


def language_of(request: Request[Any, Any, Any], wish: str) -> str:
    """The language that a link was shared in; else one that is asked for; else English."""
    asked = request.headers.get("accept-language", "").split(",")
    known = (each.strip()[:2].lower() for each in [wish, *asked])
    return next((each for each in known if each in LANGUAGES), "en")


def house(request: Request[Any, Any, Any]) -> str:
    """The preview of the house itself."""
    language = language_of(request, "")
    return _tags(request, language, "Grasse", speak(language).say("preview-house"), "preview.jpg")


async def of_match(request: Request[Any, Any, Any], desk: Desk, match: str, language: str) -> str:
    """The preview of a match, or of the house if there is no such match, or a private one."""
    row = await desk.read(store.find_match, match)
    if row is None or row.game not in GAMES:
        return house(request)
    if row.status == "over" and not is_open(row, desk.clock()):
        return house(request)
    language, title = language_of(request, language), GAMES[row.game].title
    status = row.status if row.status in STATUSES else "waiting"
    said = speak(language).say(f"preview-{status}", game=title)
    picture = f"games/{row.game}/preview.jpg"
    shown = picture if (WEB / picture).is_file() else "preview.jpg"
    hidden = '<meta name="robots" content="noindex">'
    return hidden + _tags(request, language, f"{title} · Grasse", said, shown)


def _tags(
    request: Request[Any, Any, Any], language: str, title: str, said: str, picture: str
) -> str:
    """As the Open Graph protocol writes it."""
    told = {
        "og:type": "website",
        "og:site_name": "Grasse",
        "og:locale": language,
        "og:title": title,
        "og:description": said,
        "og:image": f"{str(request.base_url).rstrip('/')}/{picture}",
        "og:image:alt": title,
        **{f"og:image:{name}": str(value) for name, value in SIZE.items()},
        "twitter:card": "summary_large_image",
    }
    return "".join(
        f'<meta property="{name}" content="{escape(value)}">' for name, value in told.items()
    )
