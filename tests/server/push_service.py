"""A push service of our own: it takes what a server sends, and reads it as the browser would."""

from __future__ import annotations

import base64
import json
import threading
import time
from collections.abc import Callable
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

PATIENCE = 400.0  # seconds; the machine may be busy


def text_of(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).decode().rstrip("=")


class Subscriber:
    """A browser that can be called: its keys, and what it has heard."""

    def __init__(self, service: PushService, name: str) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.secret = name.encode().ljust(16, b"-")[:16]
        self.endpoint = f"{service.url}/to/{name}"
        self.heard: list[dict[str, Any]] = []
        self.is_gone = False  # the browser does not want to be called any more
        self.leads_to = ""  # where its service sends whoever calls

    @property
    def keys(self) -> dict[str, str]:
        """What the browser gives away."""
        point = self.private.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        return {"p256dh": text_of(point), "auth": text_of(self.secret)}

    @property
    def wish(self) -> dict[str, str]:
        """What the page sends to the server."""
        return {"endpoint": self.endpoint, **self.keys}

    def read(self, content: bytes) -> dict[str, Any]:
        """What was sent, which nobody but this browser can read."""
        plain = http_ece.decrypt(
            content, private_key=self.private, auth_secret=self.secret, version="aes128gcm"
        )
        message: dict[str, Any] = json.loads(plain)
        return message


class PushService:
    """The service, in a thread."""

    def __init__(self) -> None:
        self.subscribers: dict[str, Subscriber] = {}
        self.signers: set[str] = set()  # public keys of servers that called
        self.faults: list[str] = []
        self.asked: list[str] = []  # every path, as it came
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                service.asked.append(self.path)
                content = self.rfile.read(int(self.headers["Content-Length"]))
                who = service.subscribers.get(self.path)
                if who is not None and who.leads_to:
                    self.send_response(307)
                    self.send_header("Location", who.leads_to)
                    self.send_header("Content-Length", "0")
                else:
                    self.send_response(service.take(self.path, self.headers, content))
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def make(self, name: str) -> Subscriber:
        """A new browser."""
        made = self.subscribers[f"/to/{name}"] = Subscriber(self, name)
        return made

    def take(self, path: str, headers: Message, content: bytes) -> int:
        """Takes a call as a real service does; answers with a status."""
        who = self.subscribers.get(path)
        if who is None or who.is_gone:
            return 410
        try:
            assert headers["Content-Encoding"].lower() == "aes128gcm"
            assert int(headers["TTL"]) > 0
            signed = dict(
                part.split("=", 1)
                for part in headers["Authorization"].removeprefix("vapid ").split(",")
            )
            assert Vapid02.verify(headers["Authorization"])
            self.signers.add(signed["k"])
            who.heard.append(who.read(content))
        except Exception as error:
            self.faults.append(repr(error))
            return 400
        return 201

    def close(self) -> None:
        """Ends it."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


def wait_until(is_so: Callable[[], Any]) -> None:
    """Waits for something that comes by itself."""
    until = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < until, "it did not come"
        time.sleep(0.02)
