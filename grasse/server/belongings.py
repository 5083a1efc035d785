"""All that is somebody's: taken along as one file, or removed when they leave."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from grasse.server.desk import ATTEMPTS, Desk
from grasse.server.messages import Refusal, sent_seat
from grasse.server.profiles import check_known, shown_by
from grasse.server.summaries import shown_secret
from grasse.storage import meeting, people, results, store
from grasse.storage.leaving import leave
from grasse.storage.people import NAMING, PersonRow
from grasse.storage.schema import CHAIRS, DEVICES, LINKS, MATCHES, METADATA, PEOPLE, RESULTS
from grasse.storage.store import ChairRow, MatchRow

TOLD = {each.name for each in (PEOPLE, DEVICES, LINKS, RESULTS, CHAIRS)}  # in words of their own
# What stands for people, and what nobody is told: the secrets of what goes on, hashes of links.
# (And of an experiment what it takes to go on with it: what came of it is told.)
HIDDEN = ("holder", "host", "secret", "token", "wish", "trials", "worker", *NAMING)


# ---------------------------------------------------------------- taking along


def packed(connection: Connection, person: str, now: float) -> bytes:
    """All that is kept of somebody, as a file."""
    return json.dumps(export(connection, person, now), ensure_ascii=False, indent=1).encode()


def export(connection: Connection, person: str, now: float) -> dict[str, Any]:
    """All that is kept of somebody, without what others said, and without what is still secret."""
    row = people.find_person(connection, person)
    if row is None:
        raise Refusal("nobody", "this browser is nobody's yet")
    held = select(MATCHES.c.match).join(CHAIRS, CHAIRS.c.match == MATCHES.c.match)
    mine = held.where(CHAIRS.c.holder == person).distinct()
    names = sorted(connection.scalars(mine))
    matches, chairs, _ = results.tables_of(connection, names)
    outcomes = results.results_of(connection, person, limit=len(names) * 64 + 1)
    told: dict[str, list[dict[str, Any]]] = {name: [] for name in names}
    for each in outcomes:
        result = plain(vars(each), "match", "person") | {"seat": sent_seat(each.seat)}
        told[each.match].append(result)
    return {
        "profile": profile(row),
        "browsers": [{"since": each.created} for each in people.devices_of(connection, person)],
        "matches": [
            exported_match(connection, matches[name], chairs[name], person, now)
            | {"results": told[name]}
            for name in names
        ],
        **dict(rest(connection, person)),
    }


def profile(row: PersonRow) -> dict[str, Any]:
    """What is kept of somebody themselves; of the phrase there is only a hash."""
    shown = shown_by(row)
    return {
        "name": row.name,
        "colour": row.colour,
        "sign": row.sign,
        "created": row.created,
        "seen": row.seen,
        "recovery_phrase": bool(row.phrase),
        "shown": {
            "statistics": shown.statistics,
            "matches": shown.matches,
            "here": bool(json.loads(row.shown).get("here")),
        },
    }


def exported_match(
    connection: Connection, row: MatchRow, chairs: list[ChairRow], person: str, now: float
) -> dict[str, Any]:
    """A match: before its end, only what this person decided; and what they said."""
    own = {chair.seat for chair in chairs if chair.holder == person}
    is_over = row.status == "over" and not row.held
    hidden = ("due",) if shown_secret(row, row.status, now) else ("secret", "due")
    return {
        **plain(vars(row), *hidden),
        "options": json.loads(row.options),
        "scores": json.loads(row.scores),
        "turn": sent_seat(row.turn),
        "chairs": [
            {"seat": sent_seat(c.seat), "kind": c.kind, "name": c.name, "bot": c.player}
            | {"mine": c.seat in own}
            for c in chairs
        ],
        "entries": [
            [
                e.number,
                e.kind,
                sent_seat(e.seat),
                e.value if is_over or e.seat in own else None,
                e.at,
            ]
            for e in store.entries_of(connection, row.match)
        ],
        "said": [
            {"text": line.text, "at": line.at}
            for line in store.lines_of(connection, row.match)
            if line.seat in own
        ],
    }


def rest(connection: Connection, person: str) -> Iterable[tuple[str, list[dict[str, Any]]]]:
    """What other tables keep of somebody: as it is, without the numbers that stand for people."""
    for table in METADATA.sorted_tables:
        owners = [table.c[name] for name in ("person", "holder", "host") if name in table.c]
        if not owners or table.name in TOLD:
            continue
        found = connection.execute(select(table).where(owners[0] == person))
        rows = [plain(dict(each._mapping), *HIDDEN) for each in found]
        yield table.name, [{name: printable(value) for name, value in row.items()} for row in rows]
    blocked = people.people_of(connection, meeting.blocked_by(connection, person))
    yield "blocked", [{"name": name} for name in sorted(row.name for row in blocked.values())]
    asked = meeting.invitations_by(connection, person)
    known = people.people_of(connection, [row.person for row in asked])
    yield (
        "invited",
        [
            {"match": row.match, "name": known[row.person].name, "at": row.at}
            for row in asked
            if row.person in known
        ],
    )


def plain(values: dict[str, Any], *hidden: str) -> dict[str, Any]:
    """These values without the hidden ones."""
    return {name: value for name, value in values.items() if name not in hidden}


def printable(value: Any) -> Any:
    """A value as JSON can hold it."""
    return value.hex() if isinstance(value, bytes) else value


# ---------------------------------------------------------------- leaving


async def leave_for_good(desk: Desk, person: str, name: str) -> None:
    """Removes somebody and all that is personal, in one transaction."""
    check_known(person)
    row = await desk.read(people.find_person, person)
    if row is None or people.fold(row.name) != people.fold(name):
        raise Refusal("bad_name", "the name says that you mean it")
    for match in await _leave(desk, person):
        await desk.refresh(match)


async def _leave(desk: Desk, person: str, attempts: int = ATTEMPTS) -> list[str]:
    try:
        return await desk.write(leave, person, desk.clock())
    except IntegrityError:  # somebody at one of the tables was faster
        if attempts == 1:
            raise
    return await _leave(desk, person, attempts - 1)
