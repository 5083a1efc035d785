"""Profiles: who somebody is here, their browsers, and what others may see of them."""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
from typing import Any

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from grasse.server import people_messages as messages
from grasse.server.desk import Desk
from grasse.server.lobby import plain_name
from grasse.server.messages import Refusal
from grasse.server.phrases import hash_of_phrase, make_phrase, read_phrase
from grasse.server.visitors import GUEST_NAMES, Visitor, wished_name
from grasse.storage import merging, people, store
from grasse.storage.people import COLOURS, SIGNS, NameTaken, PersonRow

LASTS = 600.0  # seconds that a link for another browser works
SEEN_EVERY = 300.0  # seconds after which it is written down again that somebody came


async def me(desk: Desk, person: str) -> messages.Me:
    """Whose browser this is."""

    def ask(connection: Connection) -> tuple[PersonRow | None, int]:
        found = people.find_person(connection, person) if person else None
        return found, len(people.devices_of(connection, person)) if found else 0

    row, devices = await desk.read(ask)
    if row is None:
        shown = messages.ShownToOthers(False, False)
        return messages.Me("", "", "", 0.0, shown, 0, False, list(COLOURS), list(SIGNS))
    now = desk.clock()
    if now - row.seen > SEEN_EVERY:
        await desk.write(people.mark_seen, person, now)
    return messages.Me(
        *(row.name, row.colour, row.sign, row.created, shown_by(row), devices, bool(row.phrase)),
        *(list(COLOURS), list(SIGNS)),
    )


def shown_by(row: PersonRow) -> messages.ShownToOthers:
    """What somebody lets others see; what they never said, they do not."""
    said: dict[str, Any] = json.loads(row.shown)
    return messages.ShownToOthers(bool(said.get("statistics")), bool(said.get("matches")))


async def change(desk: Desk, visitor: Visitor, wish: messages.ChangeMe) -> messages.Me:
    """Changes what somebody is called or looks like; whoever is new becomes a person by it."""
    name = None if wish.name is None else own_name(wish.name)
    values: dict[str, object] = {}
    for field, given, known in (("colour", wish.colour, COLOURS), ("sign", wish.sign, SIGNS)):
        if given is not None:
            if given not in known:
                raise Refusal("malformed", f"a {field} is one of {', '.join(known)}")
            values[field] = given

    def keep(connection: Connection) -> list[str]:
        is_new = people.find_person(connection, visitor.person) is None
        row = people.welcome(connection, visitor.person, visitor.key, name or "", desk.clock())
        if wish.shown is not None:  # what else was said, as in the lobby, stays
            said = {**json.loads(row.shown), **msgspec.to_builtins(wish.shown)}
            values["shown"] = json.dumps(said)
        if values:
            people.change(connection, visitor.person, **values)
        if name is None:
            return []
        changed = people.rename(connection, visitor.person, name, GUEST_NAMES)
        assert not (is_new and changed)
        store.notify(connection, *changed)
        return changed

    try:
        changed = await desk.write(keep)
    except (NameTaken, IntegrityError):
        raise Refusal("name_taken", "somebody else has this name, or one like it") from None
    for match in changed:
        await desk.refresh(match)
    return await me(desk, visitor.person)


def own_name(wish: str) -> str:
    """A name that somebody may have as their own."""
    name = wished_name(plain_name(wish))
    if not name:
        raise Refusal("bad_name", "that is what guests are called")
    return name


# ---------------------------------------------------------------- browsers


def hash_of_link(link: str) -> str:
    """What the database knows a link by."""
    return hashlib.sha256(link.encode()).hexdigest()


async def make_link(desk: Desk, person: str, origin: str) -> messages.DeviceLink:
    """A link by which one more browser becomes this person's; those made before work no more."""
    check_known(person)
    link, until = secrets.token_urlsafe(24), desk.clock() + LASTS
    await desk.write(people.keep_link, hash_of_link(link), person, until)
    address = f"{origin.rstrip('/')}/#/device/{link}"
    return messages.DeviceLink(address, until)


def check_known(person: str) -> None:
    """Refuses whoever is nobody yet."""
    if not person:
        raise Refusal("nobody", "this browser is nobody's yet; a first match makes a profile")


async def give_phrase(desk: Desk, person: str) -> messages.NewPhrase:
    """A new recovery phrase, in place of the one before."""
    check_known(person)
    phrase = make_phrase()
    hashed = await asyncio.to_thread(hash_of_phrase, phrase)
    await desk.write(lambda connection: people.change(connection, person, phrase=hashed))
    return messages.NewPhrase(phrase)


async def forget_others(desk: Desk, visitor: Visitor) -> messages.Me:
    """All other browsers of somebody are theirs no longer, and links no longer work."""
    check_known(visitor.person)

    def forget(connection: Connection) -> None:
        people.forget_devices(connection, visitor.person, visitor.key)
        store.notify(connection, *people.unfinished_matches(connection, visitor.person))

    await desk.write(forget)
    await desk.check_keys(desk.places.values())
    return await me(desk, visitor.person)


async def add_device(desk: Desk, before: Visitor, key: str, wish: messages.AddDevice) -> str:
    """Makes a browser that of the person who made a link or wrote a phrase down; says whose.

    *before* is who it was until now, and *key* the hash of its new key. If they are the same
    person, all that is theirs comes *along*.
    """
    phrase = read_phrase(wish.phrase) if wish.phrase else ""
    hashed = await asyncio.to_thread(hash_of_phrase, phrase) if phrase else ""
    link = hash_of_link(wish.link) if wish.link else ""
    if not link and not hashed:
        raise Refusal("no_such_phrase", "a phrase has eight words of the list")
    now = desk.clock()
    changed: list[str] = []

    def keep(connection: Connection) -> str:
        if link:
            person = people.person_of_link(connection, link, now)
        else:
            person = people.person_of_phrase(connection, hashed)
        if not person:
            if link:
                raise Refusal("link_used", "a link works once, for ten minutes")
            raise Refusal("no_such_phrase", "nobody has this phrase")
        is_other = before.person not in ("", person)
        if is_other and not (wish.instead or wish.along):
            raise Refusal("somebody_else", "this browser is somebody else's; say instead or along")
        people.forget_link(connection, link)
        people.move_device(connection, before.key, key, person, now)
        if is_other and wish.along and people.find_person(connection, before.person):
            changed[:] = merging.merge(connection, before.person, person)
        return person

    try:
        person = await desk.write(keep)
    except merging.HaveMet:
        raise Refusal("have_met", "both have played a rated match or a tournament") from None
    for match in changed:
        await desk.refresh(match)
    return person


# ---------------------------------------------------------------- others


async def profile(desk: Desk, holder: str, name: str) -> messages.Profile:
    """Somebody, as others may see them."""
    row = await find_named(desk, name)
    mine = row.person == holder
    return messages.Profile(row.name, row.colour, row.sign, row.created, shown_by(row), mine)


async def find_named(desk: Desk, name: str) -> PersonRow:
    """Somebody by name, or a refusal."""
    found = await desk.read(people.find_name, name) if is_askable(name) else None
    if found is None:
        raise Refusal("no_such_person", "nobody here has this name")
    return found


def is_askable(name: str) -> bool:
    """Whether a database can be asked for a name at all."""
    return bool(name) and len(name) <= 4 * people.LONGEST and "\0" not in name and _is_text(name)


def _is_text(name: str) -> bool:
    try:
        name.encode()
    except UnicodeEncodeError:
        return False
    return True
