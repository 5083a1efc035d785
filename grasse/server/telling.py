"""Tells people what they wait for while no page is open: each turn once, by push and by mail."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import secrets
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace

from sqlalchemy import Connection

from grasse.games import GAMES
from grasse.server import mail, meeting_messages, push
from grasse.server.desk import Desk
from grasse.server.meeting import check_known
from grasse.server.messages import Refusal
from grasse.storage import telling
from grasse.storage.telling import KINDS, Call, SubscriptionRow, TellingRow
from grasse.words import LANGUAGES, Words, speak

EVERY = 2.0  # seconds between two looks
PATIENCE = 20.0  # seconds after a decision: whoever looks in anyway need not be told
AT_ONCE = 8  # browsers and letters: whoever is slow holds up nobody but themselves
LONGEST = 30.0  # seconds that one of them may take in all
KEY = "push"  # what the private key of the server is called
log = logging.getLogger("grasse")


def hash_of(token: str) -> str:
    """What the database knows a link by."""
    return hashlib.sha256(token.encode()).hexdigest()


# ---------------------------------------------------------------- what somebody wants


async def see(desk: Desk, holder: str) -> meeting_messages.Telling:
    """How somebody can be told, and what they want to be told."""

    def ask(connection: Connection) -> meeting_messages.Telling:
        wishes = telling.wishes_of(connection, holder) if holder else TellingRow("")
        devices = telling.subscriptions_of(connection, holder) if holder else []
        return meeting_messages.Telling(
            key="",
            devices=len(devices),
            mails=mail.is_there(),
            mail=wishes.mail,
            confirmed=wishes.confirmed,
            kinds={kind: wishes.wants(kind) for kind in KINDS},
        )

    found = await desk.read(ask)
    if push.is_there():
        found.key = push.public_key(await private_key(desk))
    return found


async def private_key(desk: Desk) -> str:
    """The key of this server, which is made once."""
    if not desk.push_key:
        desk.push_key = await desk.write(telling.secret, KEY, push.new_key())
    return desk.push_key


async def choose(desk: Desk, holder: str, kinds: dict[str, bool]) -> meeting_messages.Telling:
    """Says what one wants to be told."""
    check_known(holder)
    if not set(kinds) <= set(KINDS):
        raise Refusal("malformed", f"there are {', '.join(KINDS)}")

    def keep(connection: Connection) -> None:
        wishes = telling.wishes_of(connection, holder)
        told = {**json.loads(wishes.kinds), **kinds}
        telling.keep_wishes(connection, replace(wishes, kinds=json.dumps(told)))

    await desk.write(keep)
    return await see(desk, holder)


async def subscribe(
    desk: Desk, holder: str, wanted: meeting_messages.Subscribe
) -> meeting_messages.Telling:
    """Lets a browser be called."""
    check_known(holder)
    if not push.is_there():
        raise Refusal("bad_endpoint", "this server calls no browsers")
    push.check_endpoint(wanted.endpoint)
    row = SubscriptionRow(
        telling.name_of(wanted.endpoint),
        holder,
        wanted.endpoint,
        wanted.p256dh,
        wanted.auth,
        wanted.language,
        desk.clock(),
    )
    await desk.write(telling.subscribe, row)
    return await see(desk, holder)


async def unsubscribe(desk: Desk, holder: str, endpoint: str) -> meeting_messages.Telling:
    """Does not let it be called any more."""
    check_known(holder)
    await desk.write(telling.unsubscribe, telling.name_of(endpoint), holder)
    return await see(desk, holder)


async def give_mail(
    desk: Desk, holder: str, address: str, wanted: meeting_messages.GiveMail
) -> meeting_messages.Telling:
    """Takes an address down, and sends a link there: nobody is told anything before it is used.

    *address* is where the wish comes from. A new person costs nothing, so letters are counted for
    where they come from and where they go, too.
    """
    check_known(holder)
    if wanted.mail and not mail.ADDRESS.fullmatch(wanted.mail):
        raise Refusal("bad_mail", "that is no address for mail")
    if wanted.mail and not mail.is_there():
        raise Refusal("bad_mail", "this server sends no mail")
    if wanted.mail:
        desk.gate.letters.take(holder)
        desk.gate.letters.take(wanted.mail.casefold())
        desk.gate.all_letters.take(address)
    token = secrets.token_urlsafe(24) if wanted.mail else ""

    def keep(connection: Connection) -> None:
        row = telling.wishes_of(connection, holder)
        row = replace(row, mail=wanted.mail, confirmed=False, language=wanted.language)
        telling.keep_wishes(connection, replace(row, token=hash_of(token) if token else ""))

    await desk.write(keep)
    if token:
        words = words_of(wanted.language)
        text = words.say("told-confirm", link=mail.link_to(f"#/confirm/{token}"))
        title = words.say("told-confirm-title")
        with suppress(TimeoutError):
            if await aside(mail.send, wanted.mail, title, text):
                return await see(desk, holder)
        raise Refusal("bad_mail", "the letter could not be sent")
    return await see(desk, holder)


async def confirm(desk: Desk, token: str) -> meeting_messages.Confirmed:
    """Somebody follows the link that was sent to their address, once."""

    def change(connection: Connection) -> str:
        row = telling.find_token(connection, hash_of(token))
        if row is None:
            raise Refusal("no_such_token", "that link was used, or another was sent since")
        telling.keep_wishes(connection, replace(row, confirmed=True, token=""))
        return row.mail

    return meeting_messages.Confirmed(await desk.write(change))


# ---------------------------------------------------------------- telling


async def tell(desk: Desk) -> None:
    """Does so as long as the server runs; if the database is away, later."""
    while True:
        try:
            await tell_once(desk)
        except Refusal:
            pass  # of the database, which is said already
        except Exception:
            log.exception("people could not be told; trying again")
        await asyncio.sleep(EVERY)


async def tell_once(desk: Desk, patience: float = PATIENCE) -> int:
    """Tells what is due now; answers with how many calls that were.

    A call counts as told before it is sent: one that is lost comes no second time.
    """
    if not await desk.read(telling.is_due, desk.clock(), patience):
        return 0
    calls = await desk.write(telling.take_calls, desk.clock(), patience)
    await send_all(desk, calls)
    return len(calls)


async def send_all(desk: Desk, calls: Sequence[Call]) -> None:
    """Tells all of it, side by side; what fails is said, and keeps nothing else back."""
    line = asyncio.Semaphore(AT_ONCE)
    ends = await asyncio.gather(*(send(desk, call, line) for call in calls), return_exceptions=True)
    for end in ends:
        if isinstance(end, Exception) and not isinstance(end, Refusal | TimeoutError):
            log.error("somebody could not be told", exc_info=end)


async def send(desk: Desk, call: Call, line: asyncio.Semaphore) -> None:
    """Calls all browsers of somebody, and writes a letter if they gave an address."""

    def ask(connection: Connection) -> tuple[list[SubscriptionRow], TellingRow]:
        return (
            telling.subscriptions_of(connection, call.person),
            telling.wishes_of(connection, call.person),
        )

    browsers, wishes = await desk.read(ask)
    work = []
    if browsers and push.is_there():
        key = await private_key(desk)
        work = [ring(desk, to, content_of(call, to.language), key, line) for to in browsers]
    if wishes.confirmed and mail.is_there():
        work.append(write_letter(call, wishes, line))
    ends = await asyncio.gather(*work, return_exceptions=True)
    for end in ends:
        if isinstance(end, Exception):
            raise end


async def ring(
    desk: Desk, to: SubscriptionRow, content: str, key: str, line: asyncio.Semaphore
) -> None:
    """Calls one browser, and forgets one that is gone."""
    async with line:
        is_there = await aside(push.send, to, content, key)
    if not is_there:
        await desk.write(telling.unsubscribe, to.subscription)


async def write_letter(call: Call, wishes: TellingRow, line: asyncio.Semaphore) -> None:
    """Writes to the address that somebody gave."""
    words = words_of(wishes.language)
    title, text = said(call, words)
    end = words.say("told-mail-end", link=mail.link_to("#/told"))
    whole = f"{text}\n\n{mail.link_to(path_of(call))}\n\n{end}\n"
    async with line:
        await aside(mail.send, wishes.mail, title, whole)


async def aside(work: Callable[..., bool], *arguments: object) -> bool:
    """What waits for another server, in a thread of its own, and no longer than it may.

    The timeouts of a socket are for each read, so one that drips could hold a thread for ever: in
    a pool, those threads would be missing, and matches end in the pool that all share.
    """
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[bool] = loop.create_future()

    def tell(found: bool, error: Exception | None) -> None:
        if answer.done():
            return  # nobody waits any more
        if error is None:
            answer.set_result(found)
        else:
            answer.set_exception(error)

    def run() -> None:
        found, error = True, None
        try:
            found = work(*arguments)
        except Exception as fault:
            error = fault
        with suppress(RuntimeError):  # the server has ended meanwhile
            loop.call_soon_threadsafe(tell, found, error)

    threading.Thread(target=run, name="telling", daemon=True).start()
    try:
        async with asyncio.timeout(LONGEST):
            return await answer
    except TimeoutError:
        log.warning("a service that calls or writes to people took too long")
        raise


def words_of(language: str) -> Words:
    """The words for somebody who speaks a language, or English."""
    return speak(language if language in LANGUAGES else "en")


def path_of(call: Call) -> str:
    """Where a call leads."""
    return {"invited": "#/", "day": "#/day"}.get(call.kind, f"#/match/{call.match}")


def said(call: Call, words: Words) -> tuple[str, str]:
    """A call in words: its title, and a sentence."""
    card = GAMES.get(call.game)
    names = ", ".join(call.names) or words.say("told-bots")
    given = {"game": card.title if card else call.game, "names": names}
    titles = {
        "turn": words.say("told-turn-title", **given),
        "begin": words.say("told-begin-title", **given),
        "invited": words.say("told-invited-title", **given),
        "day": words.say("told-day-title"),
    }
    texts = {
        "turn": words.say("told-turn", **given),
        "begin": words.say("told-begin", **given),
        "invited": words.say("told-invited", **given),
        "day": words.say("told-day"),
    }
    return titles[call.kind], texts[call.kind]


def content_of(call: Call, language: str) -> str:
    """What the service worker of a browser shows; a later call of the same match replaces it."""
    title, text = said(call, words_of(language))
    shown = {"title": title, "body": text, "url": f"/{path_of(call)}", "tag": call.match}
    return json.dumps(shown)
