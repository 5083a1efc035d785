"""Boxes that people make: their own list, changes, files, links, and matches with them."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from dataclasses import replace

from sqlalchemy import Connection

from grasse.games import GAMES
from grasse.kernel.boxfile import BoxText
from grasse.server import box_forms, boxes
from grasse.server.box_forms import Reading
from grasse.server.box_messages import (
    Boxes,
    BoxLine,
    ChangeBox,
    MatchBox,
    NewBox,
    OwnBox,
)
from grasse.server.cards import find_game
from grasse.server.desk import ATTEMPTS, Desk
from grasse.server.messages import Face, Refusal
from grasse.server.visitors import Visitor
from grasse.storage import own_boxes, people, store
from grasse.storage.own_boxes import OwnBoxRow
from grasse.storage.store import BoxRow, MatchRow
from grasse.study.lab.proposal import has_proposal, proposal

LONGEST_NAME = 40
log = logging.getLogger("grasse")


def plain_name(name: str) -> str:
    """What a box may be called."""
    signs = "".join(sign if sign.isprintable() else " " for sign in name)
    plain = " ".join(signs.split())
    if not plain or len(plain) > LONGEST_NAME:
        raise Refusal("bad_name", f"a box has a name of 1 to {LONGEST_NAME} letters")
    return plain


async def find(desk: Desk, box: str) -> OwnBoxRow:
    """A box by its link."""
    row = await desk.read(own_boxes.find, box)
    if row is None or row.game not in GAMES:
        raise Refusal("no_such_own_box", "there is no such box, or no longer")
    return row


# ---------------------------------------------------------------- one's own


async def mine(desk: Desk, person: str) -> Boxes:
    """The boxes of somebody."""
    rows = await desk.read(own_boxes.boxes_of, person) if person else []
    lines = [BoxLine(r.box, r.game, r.name, r.hash, r.faults, r.changed) for r in rows]
    return Boxes(lines, int(desk.gate.limits.boxes))


async def make(desk: Desk, visitor: Visitor, wanted: NewBox) -> OwnBox:
    """Makes a box: of a file, as a copy of another, of that of a match, or of ours."""
    name, most = plain_name(wanted.name), int(desk.gate.limits.boxes)
    reading = await _source(desk, wanted)
    now = desk.clock()
    row = OwnBoxRow(
        *(secrets.token_urlsafe(12), visitor.person, reading.game.name, name, reading.text),
        *(reading.hash, len(reading.faults), now, now),
    )

    def keep(connection: Connection) -> None:
        people.welcome(connection, visitor.person, visitor.key, "", now)
        if own_boxes.count(connection, visitor.person) >= most:
            raise Refusal("too_many", f"{most} boxes of one person; remove one first")
        own_boxes.keep(connection, row)

    await desk.write(keep)
    return await told(row, visitor.person, reading)


async def _source(desk: Desk, wanted: NewBox) -> Reading:
    """What a new box begins with."""
    if wanted.file:
        content = await asyncio.to_thread(box_forms.parse, wanted.file)
        if wanted.game:
            owner = find_game(wanted.game)
        else:
            owner = await asyncio.to_thread(box_forms.find_owner, content)
        return await asyncio.to_thread(box_forms.read, owner, wanted.file)
    if wanted.copy:
        row = await find(desk, wanted.copy)
        return await asyncio.to_thread(box_forms.read, GAMES[row.game], row.text)
    game = find_game(wanted.game)
    text = boxes.shipped(game.name).text
    if wanted.proposed:
        if not has_proposal(game):
            raise Refusal("no_such_box", "no other box of this game is proposed")
        text = proposal(game)
    elif wanted.hash:
        text = await _text_of(desk, game.name, wanted.hash)
    return await asyncio.to_thread(box_forms.read, game, text)


async def _text_of(desk: Desk, game: str, content: str) -> str:
    """The file of a box that a match is played with."""
    if content == boxes.shipped(game).hash:
        return boxes.shipped(game).text
    text = await desk.read(store.box_text, content)
    if text is None or await desk.read(boxes.recall, game, content) is None:
        raise Refusal("no_such_box", "no match was played with it")
    return text


async def see(desk: Desk, person: str, box: str) -> OwnBox:
    """A box, for whoever knows its link."""
    row = await find(desk, box)
    reading = await asyncio.to_thread(box_forms.read, GAMES[row.game], row.text)
    return await told(row, person, reading)


async def change(desk: Desk, person: str, box: str, wanted: ChangeBox) -> OwnBox:
    """Changes a box of one's own; what others changed meanwhile in another window stays."""
    for _ in range(ATTEMPTS):
        row = await find(desk, box)
        check_owner(row, person)
        reading = await asyncio.to_thread(_changed, row, wanted)
        name = plain_name(wanted.name) if wanted.name else row.name
        new = replace(row, name=name, text=reading.text, hash=reading.hash)
        new = replace(new, faults=len(reading.faults), changed=desk.clock())
        if await desk.write(own_boxes.renew, new):
            return await told(new, person, reading)
    raise Refusal("old", "it was changed elsewhere at the same time")


def _changed(row: OwnBoxRow, wanted: ChangeBox) -> Reading:
    reading = box_forms.read(GAMES[row.game], row.text)
    if not wanted.values and not wanted.confirmed:
        return reading
    return box_forms.change(reading, wanted.values, wanted.confirmed)


async def remove(desk: Desk, person: str, box: str) -> Boxes:
    """Removes a box of one's own; matches that were opened with it go on."""
    check_owner(await find(desk, box), person)
    await desk.write(own_boxes.remove, box, person)
    return await mine(desk, person)


def check_owner(row: OwnBoxRow, person: str) -> None:
    """Refuses whoever would change the box of somebody else."""
    if not person or row.person != person:
        raise Refusal("not_your_box", "only its owner can change it; make a copy")


# ---------------------------------------------------------------- telling


async def told(row: OwnBoxRow, person: str, reading: Reading) -> OwnBox:
    """A box as its page needs it."""

    def tell() -> OwnBox:
        return OwnBox(
            box=row.box,
            game=row.game,
            name=row.name,
            hash=reading.hash,
            mine=bool(person) and row.person == person,
            changed=row.changed,
            fields=box_forms.fields_of(reading),
            rows=box_forms.rows_of(reading),
            faults=box_forms.faults_of(reading),
            differences=box_forms.differences(reading),
            faces=faces_of(reading),
        )

    return await asyncio.to_thread(tell)


def faces_of(reading: Reading) -> dict[str, Face]:
    """The pieces of a box; of one with faults as far as they can be told, so that they are seen."""
    try:
        return dict(reading.game.faces(reading.box))
    except Exception:
        if not reading.faults:
            raise
        log.debug("a box with faults cannot be drawn", exc_info=True)
        return {}


async def see_match_box(desk: Desk, game: str, content: str) -> MatchBox:
    """What is different in the box of a match."""
    card = find_game(game)
    text = await _text_of(desk, game, content)

    def tell() -> MatchBox:
        found = box_forms.differences(box_forms.read(card, text))
        return MatchBox(game, content, found)

    return await asyncio.to_thread(tell)


# ---------------------------------------------------------------- playing


async def with_box(desk: Desk, match: MatchRow, box: str) -> MatchRow:
    """A new match with somebody's box: it is kept under its hash before the match is."""
    row = await find(desk, box)
    if row.game != match.game:
        raise Refusal("no_such_box", "it is a box of another game")
    read: Callable[[BoxText], object] = GAMES[row.game].load_box
    if not row.hash:
        raise Refusal("box_has_faults", f"{row.faults} faults have to be mended first")
    loaded = await asyncio.to_thread(read, BoxText(row.text))
    content = GAMES[row.game].box_hash(loaded)
    if content == boxes.shipped(row.game).hash:
        return match  # it is ours
    await desk.write(store.keep_boxes, [BoxRow(content, row.text)])
    boxes.remember(row.game, content, loaded)
    return replace(match, box=content, box_name=row.name)
