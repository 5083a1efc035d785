"""Mail by SMTP, if the administrator has set it up."""

from __future__ import annotations

import logging
import os
import re
import smtplib
import ssl
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

from grasse.server.logs import BadSetting

PATIENCE = 20.0  # seconds that the server of the mail may take
ADDRESS = re.compile(
    r"[^@\s\x00-\x1f,;<>\"()\[\]\\:]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63}){1,8}"
)
log = logging.getLogger("grasse")


def is_there() -> bool:
    """Whether this server sends mail."""
    return bool(os.environ.get("GRASSE_SMTP"))


def check_settings() -> None:
    """Refuses settings that mean nothing, before anybody waits for mail."""
    if not is_there():
        return
    place = urlsplit(os.environ["GRASSE_SMTP"])
    if place.scheme not in ("smtp", "smtps", "starttls") or not place.hostname:
        raise BadSetting("GRASSE_SMTP is smtp://…, starttls://… or smtps://user:password@host:port")
    for name in ("GRASSE_MAIL_FROM", "GRASSE_ADDRESS"):
        if not os.environ.get(name):
            raise BadSetting(f"GRASSE_SMTP needs {name}, too")


def link_to(path: str) -> str:
    """An address of the page, as it stands in mail."""
    return f"{os.environ.get('GRASSE_ADDRESS', '').rstrip('/')}/{path}"


def send(to: str, subject: str, text: str) -> bool:
    """Sends a letter; answers whether it was taken. Takes its time: in a thread."""
    letter = EmailMessage()
    letter["From"], letter["To"], letter["Subject"] = os.environ["GRASSE_MAIL_FROM"], to, subject
    letter["Auto-Submitted"] = "auto-generated"
    letter.set_content(text)
    place = urlsplit(os.environ["GRASSE_SMTP"])
    host, context = place.hostname or "", ssl.create_default_context()
    try:
        if place.scheme == "smtps":
            port = place.port or smtplib.SMTP_SSL_PORT
            line: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=PATIENCE, context=context)
        else:
            line = smtplib.SMTP(host, place.port or 25, timeout=PATIENCE)
        with line:
            if place.scheme == "starttls":
                line.starttls(context=context)
            if place.username:
                line.login(unquote(place.username), unquote(place.password or ""))
            line.send_message(letter)
    except (OSError, smtplib.SMTPException) as error:
        log.warning("a letter could not be sent: %s", type(error).__name__)
        return False
    return True
