"""Messages and requests that are not as they should be, and some that are."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Sequence
from typing import Any, get_args
from urllib.parse import quote

import msgspec
from msgspec import inspect

from grasse.games import GAMES
from grasse.server import messages

METHODS = ("GET", "GET", "GET", "POST", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH", "BREW")
PAGES = ("/", "/index.html", "/health", "/metrics", "/{odd}", "/api/{odd}", "/words/{odd}/{odd}")
# Some let bots play on, or think for a second: a few of them are enough.
DEAR = (messages.Leave, messages.WantHint, messages.AskWhy)
CHEAP = tuple(kind for kind in get_args(messages.Message) if kind not in DEAR)
NUMBERS = (0, 1, -1, 2**31 - 1, 2**31, 2**53, 2**63, -(2**63), 10**40, 0.5, -0.0, 1e308)
TEXTS = (
    *("", " ", "\0", "\ud800", "é", "💐" * 40, "a" * 65, "a" * 3000, "../../etc/passwd"),
    *(
        "%00",
        "%2e%2e/",
        "'; DROP TABLE matches; --",
        "<script>",
        "{}",
        "null",
        "\r\nx: y",
        "\u202e",
    ),
)
OPEN = {
    "game": "parfum",
    "chairs": [{"kind": "me", "name": "Rose"}, {"kind": "bot", "player": "greedy"}],
    "options": {},
    "clock": {"kind": "none", "seconds": 0},
    "listed": True,
}
BODIES: tuple[dict[str, Any], ...] = (
    OPEN,
    {"invite": "x", "name": "Rose", "player": ""},
    {"number": 1, "seat": 1, "name": "Rose", "player": "greedy"},
)


def odd(rng: random.Random, depth: int = 0) -> Any:
    """Something that nobody expects, but JSON can say."""
    kind = rng.randrange(8)
    if kind == 0:
        return rng.choice(NUMBERS)
    if kind == 1:
        return rng.choice(TEXTS)
    if kind == 2:
        return rng.choice((None, True, False))
    if kind == 3 and depth < 3:
        return [odd(rng, depth + 1) for _ in range(rng.randrange(5))]
    if kind == 4 and depth < 3:
        return {str(rng.choice(TEXTS)): odd(rng, depth + 1) for _ in range(rng.randrange(4))}
    if kind == 5:
        return rng.randint(-5, 400)
    return "".join(chr(rng.randrange(32, 0x2FF)) for _ in range(rng.randrange(12)))


def changed(rng: random.Random, content: dict[str, Any]) -> Any:
    """A message with something wrong about it."""
    made = json.loads(json.dumps(content))
    place = made
    while True:  # somewhere in it
        inside = list(place) if isinstance(place, dict) else list(range(len(place)))
        if not inside:
            return odd(rng)
        key = rng.choice(inside)
        if isinstance(place[key], dict | list) and place[key] and rng.random() < 0.6:
            place = place[key]
            continue
        break
    act = rng.randrange(4)
    if act == 0 and isinstance(place, dict):
        del place[key]
    elif act == 1 and isinstance(place, dict):
        place[str(odd(rng))] = odd(rng)
    else:
        place[key] = odd(rng)
    return made


def spoken(rng: random.Random, content: Any) -> str | bytes:
    """JSON, or what was JSON once."""
    text = json.dumps(content)
    act = rng.randrange(12)
    if act == 0:
        return text[: rng.randrange(len(text) + 1)]
    if act == 1:
        return rng.randbytes(rng.randrange(200))
    if act == 2:
        return text.encode()
    if act == 3:
        return "[" * rng.choice((10, 1500, 4000))
    if act == 4:
        return text + " " * rng.choice((4096, 20_000))
    if act == 5:
        place = rng.randrange(len(text) + 1)
        return text[:place] + rng.choice(('"', "\\", "NaN", "1e999", "\0", "}", ",")) + text[place:]
    return text


def value_of(rng: random.Random, kind: inspect.Type) -> Any:
    """Something that the type of a field allows, more or less."""
    if isinstance(kind, inspect.IntType):
        return rng.randrange(6)
    if isinstance(kind, inspect.BoolType):
        return rng.random() < 0.5
    if isinstance(kind, inspect.ListType):
        return [value_of(rng, kind.item_type) for _ in range(rng.randrange(4))]
    return rng.choice((*TEXTS, "hello", rng.randbytes(32).hex()))


def right(rng: random.Random, kind: type, table: dict[str, Any]) -> dict[str, Any]:
    """A message of a kind as it should be, if the table is as it was."""
    made: dict[str, Any] = {"type": kind.__struct_config__.tag}  # type: ignore[attr-defined]
    for each in msgspec.structs.fields(kind):
        if each.name == "number":
            made[each.name] = max(0, table["number"] + rng.choice((0, 0, 0, 0, 0, 1, -1, 1000)))
        elif each.name == "action" and rng.random() < 0.9:
            made[each.name] = rng.choice(table["options"] or [0])
        elif each.required or rng.random() < 0.2:
            made[each.name] = value_of(rng, inspect.type_info(each.type))
    return made


def message(rng: random.Random, table: dict[str, Any]) -> str | bytes:
    """Something to say at a table: right, nearly right, or nonsense."""
    known = DEAR if rng.random() < 0.005 else CHEAP
    chosen = right(rng, rng.choice((*known, messages.Decide) if known is CHEAP else known), table)
    act = rng.random()
    if act < 0.4:
        return json.dumps(chosen)
    if act < 0.75:
        return spoken(rng, changed(rng, chosen))
    return spoken(rng, odd(rng))


def request(
    rng: random.Random, routes: Sequence[str], matches: Sequence[str], key: str
) -> tuple[str, bytes, bool]:
    """A request as it goes over the wire: its method, all of it, and whether its body is small.

    *routes* are paths with {match}, {game} and other names in them.
    """
    method, path = rng.choice(METHODS), rng.choice(routes)
    while "{" in path:
        word = quote(str(odd(rng)).encode("utf-8", "surrogatepass")[:2000], safe="") or "x"
        path = path.replace("{match}", rng.choice((*matches, "nobody")), 1)
        path = path.replace("{game}", rng.choice(list(GAMES)), 1)
        path = re.sub(r"\{(?!match|game)\w+\}", word, path, count=1)
    if rng.random() < 0.3:
        name = rng.choice(("before", "eyes", "box", "seat", "since", "x"))
        path += f"?{name}={quote(str(odd(rng)).encode('utf-8', 'surrogatepass')[:500])}"
    body = b""
    if method in ("POST", "PUT", "PATCH") or rng.random() < 0.05:
        content = rng.choice(BODIES)
        said: str | bytes = json.dumps(content)
        if rng.random() < 0.9:
            said = spoken(rng, changed(rng, content) if rng.random() < 0.8 else odd(rng))
        body = said if isinstance(said, bytes) else said.encode("utf-8", "surrogatepass")
    kind = rng.choice(("application/json", "application/json", "text/plain", "x", ""))
    headers = [
        "host: 127.0.0.1",
        f"content-length: {len(body)}",
        f"content-type: {kind}",
        f"cookie: grasse={rng.choice((key, key, 'x', 'a' * 43, ';;=', ''))}",
    ]
    if rng.random() < 0.2:
        headers.append(
            rng.choice(
                (
                    *("origin: http://[", "origin: null", "origin: http://127.0.0.1", "accept: x"),
                    *("if-none-match: \"'", "authorization: Bearer x", "x-forwarded-for: ::1, x"),
                    *(f"x: {'y' * 9000}", "accept-encoding: br;q=x", "range: bytes=9-1"),
                )
            )
        )
    head = "\r\n".join((f"{method} {path} HTTP/1.1", *headers, "", ""))
    return method, head.encode("utf-8", "surrogatepass") + body, len(body) <= 16_384


def noise(rng: random.Random) -> bytes:
    """What is no request at all."""
    return rng.choice(
        (
            rng.randbytes(rng.randrange(1, 300)),
            b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\n\r\n",
            b"POST /api/matches HTTP/1.1\r\nhost: x\r\ncontent-length: -5\r\n\r\n",
            b"POST /api/matches HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
            b"GET / HTTP/9.9\r\n\r\n",
            b"GET /api/lobby HTTP/1.1\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n",
        )
    )
