"""Who is let in: keys of browsers, origins, how often, and how a refusal is told."""

from __future__ import annotations

import hashlib
import logging
import re
import secrets
from contextlib import suppress
from ipaddress import ip_address, ip_network
from typing import Any
from urllib.parse import quote, unquote_to_bytes, urlsplit

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.exceptions import HTTPException, InternalServerException, NotFoundException
from litestar.openapi import ResponseSpec
from litestar.response import Redirect
from litestar.types import Message, Scope

from grasse.server.desk import Desk
from grasse.server.limits import Gate
from grasse.server.messages import Refusal, RefusalBody
from grasse.server.visitors import Visitor
from grasse.storage import people

COOKIE = "grasse"
# Over TLS the browser itself sees to it that no other host can have set it. One without the prefix
# does not count there, or whoever plants one on a neighbouring host would share its chairs.
SECURE_COOKIE = "__Host-grasse"
YEAR = 366 * 24 * 3600
KEY = re.compile(r"[A-Za-z0-9_-]{43}")
STATUS = {
    "malformed": 400,
    "bad_name": 400,
    "bad_chairs": 400,
    "bad_options": 400,
    "bad_clock": 400,
    "bad_rated": 400,
    "bad_endpoint": 400,
    "bad_mail": 400,
    "bad_link": 400,
    "bad_box": 400,
    "bad_place": 400,
    "bad_change": 400,
    "no_such_player": 400,
    "not_your_chair": 403,
    "private": 403,
    "nobody": 403,
    "not_your_box": 403,
    "foreign_origin": 403,
    "too_large": 413,
    "too_often": 429,
    "too_many": 429,
    "broken": 503,
}
REFUSED = {  # what an address may answer besides
    status: ResponseSpec(RefusalBody, generate_examples=False, description="refused")
    for status in (400, 403, 404, 409, 413, 429, 503)
}
# What is read at its own pace, for the database has work with it; `/api/meeting` is among it.
READ = (
    "/api/lobby",
    "/api/laboratory",
    "/api/matches",
    "/api/me",
    "/api/friends",
    "/api/people",
    "/api/day",
    "/api/boxes",
    "/t/",
    "/api/tournaments",
    "/api/telling",
    "/api/explorer",
    "/api/puzzles",
)
READ_OF_GAMES = "/ladder"
# What a table is played again for, or all of somebody is read for.
DEARER = ("/results", "/written", "/replay", "/export", "/api/day")
DEAR = 5.0  # times of what a list costs
OPENING = (
    *("/api/matches", "/api/lessons", "/api/seeks", "/api/day", "/api/tournaments"),
    *("/rematch", "/fork"),
)
REASONS = {400: "malformed", 404: "no_such_page", 405: "no_such_page", 413: "too_large"}
# Of all that is JSON PostgreSQL keeps no NUL. A pattern for each word would say so, too, but types
# that are put together of such words crash msgspec 0.22, which lets go of a pattern too often.
NUL = rb"\u0000"
BROKEN_OFF = "client disconnected prematurely"  # Litestar's: whoever asked went in mid-sentence
HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}
# Said over TLS only: from then on a browser comes over TLS for a year, whatever it is asked for.
STRICT = (b"strict-transport-security", b"max-age=31536000")
_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
log = logging.getLogger("grasse")
Connection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, State]


# ---------------------------------------------------------------- keys


def cookie_of(connection: Connection) -> str:
    """What the cookie with the key is called here."""
    return SECURE_COOKIE if is_secure(connection.scope) else COOKIE


def is_secure(scope: Scope) -> bool:
    """Whether a browser came over TLS."""
    return scope["scheme"] in ("https", "wss")


def key_of(connection: Connection) -> str:
    """The key that a browser sent, if it looks like one of ours."""
    key = connection.cookies.get(cookie_of(connection), "")
    return key if KEY.fullmatch(key) else ""


def hash_of_key(key: str) -> str:
    """What the database knows a browser by; it never has the key itself."""
    return hashlib.sha256(key.encode()).hexdigest()


async def holder_of(connection: Connection, desk: Desk) -> str:
    """The person whose browser this is, or nothing."""
    key = key_of(connection)
    return await desk.read(people.person_of, hash_of_key(key)) if key else ""


async def give_key(request: Request[Any, Any, Any], desk: Desk) -> tuple[Visitor, Cookie]:
    """The person that a browser is, and the cookie with its key.

    A key counts if it is somebody's: then it was issued here. Any other is replaced by a new one,
    so that nobody can choose the key of somebody else.
    """
    key, person = key_of(request), await holder_of(request, desk)
    if not person:
        key, person = new_key(), people.new_person()
    return Visitor(person, hash_of_key(key)), key_cookie(request, key)


async def known_visitor(connection: Connection, desk: Desk) -> Visitor:
    """Whose browser this is and by which key; nobody's, if no match made a person of them."""
    person = await holder_of(connection, desk)
    return Visitor(person, hash_of_key(key_of(connection)) if person else "")


def new_key() -> str:
    """A key for a browser."""
    return secrets.token_urlsafe(32)


def key_cookie(request: Request[Any, Any, Any], key: str) -> Cookie:
    """The cookie with the key of a browser."""
    return Cookie(
        key=cookie_of(request),
        value=key,
        max_age=YEAR,
        httponly=True,
        samesite="strict",
        secure=is_secure(request.scope),
    )


def no_cookie(request: Request[Any, Any, Any]) -> Cookie:
    """Has a browser forget its key."""
    forgotten = key_cookie(request, "")
    forgotten.max_age = 0
    return forgotten


# ---------------------------------------------------------------- origins, and how often


def check_text(request: Request[Any, Any, Any]) -> None:
    """Refuses an address that a database cannot be asked for: PostgreSQL keeps no NUL."""
    query = unquote_to_bytes(request.scope["query_string"])
    if "\0" in request.scope["path"] or b"\0" in query:
        raise Refusal("no_such_page", "nothing has a NUL in its address")


def check_origin(connection: Connection) -> None:
    """Refuses what a page of another server sends; bots send no origin."""
    origin = connection.headers.get("origin")
    if origin is not None and _host_in(origin) != connection.headers.get("host"):
        raise Refusal("foreign_origin", "comes from a page of another server")


def _host_in(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:  # such as http://[
        return ""


def address_of(connection: Connection) -> str:
    """Where somebody comes from; of IPv6 the network that one household has."""
    host = connection.client.host if connection.client else ""
    with suppress(ValueError):
        if ip_address(host).version == 6:
            return str(ip_network(f"{host}/64", strict=False))
    return host


def take_read(gate: Gate, connection: Connection, cost: float = 1.0) -> None:
    """Lets one more read what asks the database, or refuses it."""
    key, address = key_of(connection), address_of(connection)
    gate.reads.take(hash_of_key(key) if key else "", address, cost)


class Admission:
    """Refuses requests that come from a foreign page, or too soon after others."""

    def __init__(self, gate: Gate) -> None:
        self.gate = gate

    async def check(self, request: Request[Any, Any, Any]) -> None:
        """Refuses one of them, or lets it pass."""
        path = request.url.path
        check_text(request)
        address = address_of(request)
        if request.method in ("GET", "HEAD", "OPTIONS"):
            if path.startswith(READ) or path.endswith(READ_OF_GAMES):
                take_read(self.gate, request, DEAR if path.endswith(DEARER) else 1.0)
            return
        check_origin(request)
        self.gate.changes.take(address)
        if path.endswith(OPENING):
            self.gate.openings.take(address)
        if NUL in await request.body():
            raise Refusal("malformed", "no text has a NUL in it")


# ---------------------------------------------------------------- answers


def refused(_: Request[Any, Any, Any], refusal: Refusal) -> Response[RefusalBody]:
    """A refusal as an answer."""
    missing = 404 if refusal.reason.startswith("no_such") else 409
    status = STATUS.get(refusal.reason, missing)
    body = RefusalBody(refusal.reason, refusal.detail, refusal.besides)
    return Response(body, status_code=status)


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[RefusalBody | None]:
    """Anything else as an answer: what the framework refuses, and our own faults."""
    if isinstance(error, NotFoundException) and is_typed(request):
        # Somebody who typed /me means /#/me; what is no page of ours leads home from there.
        return Redirect(f"/#{quote(request.url.path)}", status_code=303)
    if isinstance(error, RecursionError):
        error = HTTPException("too many brackets", status_code=400)
    if isinstance(error, UnicodeDecodeError):  # all that is decoded here was sent to us
        error = HTTPException("the body is no UTF-8", status_code=400)
    if isinstance(error, InternalServerException) and error.detail == BROKEN_OFF:
        error = HTTPException("the request broke off", status_code=400)
    if isinstance(error, HTTPException) and error.status_code < 500:
        reason = REASONS.get(error.status_code, "malformed")
        return Response(RefusalBody(reason, error.detail), status_code=error.status_code)
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response(RefusalBody("broken", "the server failed; it is our fault"), status_code=500)


def is_typed(request: Request[Any, Any, Any]) -> bool:
    """Whether somebody went there with a browser, rather than a page or program that asks."""
    asks_for_a_page = "text/html" in request.headers.get("accept", "")
    return request.method == "GET" and asks_for_a_page and not request.url.path.startswith("/api/")


async def say_headers(message: Message, scope: Scope) -> None:
    """Adds to every answer what a browser has to know."""
    if message["type"] == "http.response.start":
        strict = [STRICT] if is_secure(scope) else []
        message["headers"] = [*message["headers"], *_HEADERS, *strict]
