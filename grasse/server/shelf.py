"""The files of the page: bundled, if there is a bundle of just these sources, else as they are."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import os
import time
from contextlib import suppress
from functools import lru_cache
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

from grasse.server import cards
from grasse.server.cards import WEB
from grasse.words import FOLDER, LANGUAGES, LESSONS

AnyRequest = Request[Any, Any, State]
HOUSE = WEB.parent
BUNDLES = HOUSE / "bundle"  # scripts/bundle makes it: a folder for each state of the sources
KINDS = {".css", ".ftl", ".html", ".js", ".svg", ".woff2"}
MOMENT = 1.0  # seconds
SMALL = 500  # bytes; what is smaller is not compressed
PACKED = {".jpg", ".png", ".woff2"}  # is compressed already
GAMES = b'<script type="application/json" id="games"></script>'  # in the page
FOREVER = "public, max-age=31536000, immutable"
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # the best first
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("text/plain", ".ftl")
mimetypes.add_type("application/manifest+json", ".webmanifest")


# ---------------------------------------------------------------- which files


def sources() -> list[tuple[str, int, int]]:
    """Everything that a bundle is made of: name, time, size. As scripts/bundle.js has it."""
    found = []
    for folder, _, files in chain(os.walk(WEB), os.walk(FOLDER)):
        for file in files:
            if Path(file).suffix in KINDS:
                path = Path(folder, file)
                status = path.stat()
                name = path.relative_to(HOUSE).as_posix()
                found.append((name, status.st_mtime_ns, status.st_size))
    return sorted(found)


def version() -> str:
    """Names the state of the sources: any change of any of them changes it.

    They are looked at again after a moment: somebody may work on them.
    """
    return _version_at(int(time.monotonic() / MOMENT))


@lru_cache(1)
def _version_at(_: int) -> str:
    return _version(tuple(sources()))


@lru_cache(2)
def _version(files: tuple[tuple[str, int, int], ...]) -> str:
    told = hashlib.sha256()
    for name, *_ in files:
        content = (HOUSE / name).read_bytes()
        told.update(f"{name} {len(content)}\n".encode())
        told.update(content)
    return told.hexdigest()[:16]


def find(file: str) -> Path:
    """A file of the page by its address; else there is no such page."""
    is_bundled = file.startswith("/bundle/")
    place = (HOUSE if is_bundled else WEB) / file.strip("/")
    with suppress(OSError, ValueError):  # such as a name that is too long for any file
        path = place.resolve()
        is_ours = path.is_relative_to(BUNDLES if is_bundled else WEB)
        if is_ours and path.suffix not in ENCODINGS.values() and path.is_file():
            return path
    raise NotFoundException("there is no such page")


# ---------------------------------------------------------------- what is sent


def send_front(request: AnyRequest, preview: str = "") -> Response[bytes]:
    """The page, which is asked for each time: it names the files that belong together.

    It is the bundled one if that fits, with what it would have to ask for at once, and with a
    *preview* for whoever sees a link to it.
    """
    found = version()
    bundled = BUNDLES / found / "index.html"
    page = (bundled if bundled.is_file() else WEB / "index.html").read_bytes()
    games = msgspec.json.encode(cards.list_games()).replace(b"<", rb"\u003c")
    page = page.replace(GAMES, GAMES.replace(b"></", b">" + games + b"</"))
    page = page.replace(b"</head>", preview.encode() + b"</head>", 1)
    answer = send(request, page, "text/html")
    answer.headers["vary"] = "accept-encoding, accept-language"
    answer.headers["grasse-version"] = found  # renewal.js compares it with its own
    return answer


def send_words(request: AnyRequest, file: str) -> Response[bytes]:
    """All words of a language: `fr.json` those of the house and its games, `fr-lessons.json`."""
    return send(request, msgspec.json.encode(words_of(file)), "application/json")


def words_of(file: str) -> dict[str, str]:
    """Catalogues by their names; scripts/bundle.js has the same."""
    language, teaching = file[:2], file[2:] == "-lessons.json"
    if language not in LANGUAGES or not (teaching or file[2:] == ".json"):
        raise NotFoundException("there are no such words")
    return {
        path.stem: path.read_text(encoding="utf-8")
        for path in sorted((FOLDER / language).glob("*.ftl"))
        if path.stem.startswith(LESSONS) == teaching
    }


def send_file(request: AnyRequest, path: Path) -> Response[bytes]:
    """A file, or only that it has not changed since the browser got it.

    What is in a bundle never changes: its address would. It lies there compressed.
    Litestar's own static files name a tag, too, but send the file again whatever the browser has.
    """
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if BUNDLES not in path.parents:
        return send(request, path.read_bytes(), kind, packed=path.suffix in PACKED)
    headers = {"cache-control": FOREVER, "vary": "accept-encoding"}
    for encoding in accepted(request):
        squeezed = path.with_name(path.name + ENCODINGS[encoding])
        if squeezed.is_file():
            path = squeezed
            headers["content-encoding"] = encoding
            break
    return Response(path.read_bytes(), headers=headers, media_type=kind)


def send(request: AnyRequest, content: bytes, kind: str, packed: bool = False) -> Response[bytes]:
    """What may change from one request to the next; compressed if the browser likes."""
    tag = f'"{hashlib.sha256(content).hexdigest()[:16]}"'
    headers = {"etag": tag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    if "gzip" in accepted(request) and len(content) > SMALL and not packed:
        content, headers["content-encoding"] = squeeze(content), "gzip"
    return Response(content, headers=headers, media_type=kind)


@lru_cache(256)
def squeeze(content: bytes) -> bytes:
    """The same, smaller; the same page is sent to everyone."""
    return gzip.compress(content, mtime=0)


def accepted(request: AnyRequest) -> list[str]:
    """What a browser can unpack, the best first."""
    offers = request.headers.get("accept-encoding", "").replace(" ", "").split(",")
    names = {
        name
        for offer in offers
        if not (offer.endswith(";q=0"))
        for name in [offer.partition(";")[0]]
    }
    return [encoding for encoding in ENCODINGS if encoding in names]
