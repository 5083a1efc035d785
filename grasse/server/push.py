"""Web Push: what a browser is told while no page is open. Its push service cannot read it."""

from __future__ import annotations

import base64
import logging
import os
import re
from collections.abc import Mapping
from functools import cache
from importlib.util import find_spec
from typing import Any
from urllib.parse import urlsplit

from grasse.server.messages import Refusal
from grasse.storage.telling import SubscriptionRow

# The services of the browsers there are. A server calls nobody else: an endpoint is what a browser
# says it is, and might as well be a machine behind our own wall.
SERVICES = (
    "https://fcm.googleapis.com",
    "https://*.push.services.mozilla.com",
    "https://*.notify.windows.com",
    "https://web.push.apple.com",
)
# Nothing in it that two readers of an address may read differently: for some, a backslash ends the
# host. No sign below the space either, which a database might not keep.
PLAIN = re.compile(r"https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?/[!-\[\]-~]*")
KEPT = 3 * 24 * 3600  # seconds that a service keeps what it cannot deliver
PATIENCE = 10.0  # seconds that a service may take
GONE = (404, 410)  # the browser does not want it any more
log = logging.getLogger("grasse")


def is_there() -> bool:
    """Whether this server can call browsers."""
    return find_spec("pywebpush") is not None


def new_key() -> str:
    """A private key for a server, by which push services know it: PEM."""
    from py_vapid import Vapid

    made = Vapid()
    made.generate_keys()
    pem: bytes = made.private_pem()
    return pem.decode()


@cache
def public_key(private: str) -> str:
    """What browsers have to know of it."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid

    key = Vapid.from_pem(private.encode()).public_key
    point = key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).decode().rstrip("=")


def check_endpoint(endpoint: str) -> None:
    """Refuses an endpoint of a service that is not known."""
    given = urlsplit(endpoint) if PLAIN.fullmatch(endpoint) else urlsplit("")
    host = given.netloc.lower()
    for service in services():
        known = urlsplit(service)
        below = known.netloc.removeprefix("*")  # with its dot
        is_host = host.endswith(below) if below != known.netloc else host == below
        if is_host and given.scheme == known.scheme:
            return
    raise Refusal("bad_endpoint", "no push service that this server knows")


def services() -> tuple[str, ...]:
    """The push services that may be called."""
    chosen = os.environ.get("GRASSE_PUSH_SERVICES", "")
    return tuple(each.strip() for each in chosen.split(",") if each.strip()) or SERVICES


def send(to: SubscriptionRow, content: str, private: str) -> bool:
    """Calls one browser; answers whether it can still be called. Takes its time: in a thread."""
    import requests
    from py_vapid import Vapid
    from pywebpush import WebPushException, webpush

    keys: Mapping[str, Any] = {"p256dh": to.p256dh, "auth": to.auth}
    try:
        check_endpoint(to.endpoint)  # it may have been taken down by an older version
    except Refusal:
        log.warning("a browser was not called: its push service is not known")
        return True
    session = requests.Session()
    session.max_redirects = 0  # or a service would say whom we call
    try:
        webpush(
            {"endpoint": to.endpoint, "keys": keys},
            content,
            vapid_private_key=Vapid.from_pem(private.encode()),
            vapid_claims={"sub": os.environ.get("GRASSE_CONTACT") or "mailto:nobody@localhost"},
            timeout=PATIENCE,
            requests_session=session,
            ttl=KEPT,
            headers={"Urgency": "normal"},
        )
    except WebPushException as error:
        if error.status_code in GONE:
            return False
        log.warning("a push service refused a call: %s", error.status_code)
    except (OSError, ValueError) as error:  # requests' faults are OSErrors; ValueError: bad keys
        log.warning("a browser could not be called: %s", type(error).__name__)
        return not isinstance(error, ValueError) or isinstance(error, OSError)
    return True
