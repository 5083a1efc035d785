"""The people of a server: their names, their browsers, and how they come back or leave."""

from __future__ import annotations

import re
import secrets
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import Connection, delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from grasse.storage.schema import CHAIRS, DEVICES, LINKS, MATCHES, PEOPLE

COLOURS = ("blue", "red", "gold", "green", "violet", "teal", "rose", "grey")
SIGNS = ("rose", "iris", "jasmine", "lavender", "orange", "vetiver", "bottle", "leaf")
# What somebody is called who has not said a name: plants that perfumers use, the same in any
# language, and a number.
PLANTS = ("Iris", "Jasmin", "Lavanda", "Mimosa", "Neroli", "Rosa", "Tonka", "Vetiver", "Viola")
LONGEST = 24  # letters of a name
# The columns of any table that name somebody.
NAMING = ("person", "by", "blocked", "other")
LISTED = 500  # people in one list of an administrator
# What is easily taken for something else: letters of other alphabets, and digits.
ALIKE = str.maketrans(
    {"0": "o", "1": "l", "|": "l", "i": "l"}
    | dict(zip("авекмнорстухіјѕ", "abekmhopctyxljs", strict=True))
    | dict(zip("αβεικνορτυχ", "abelkvoptux", strict=True))
)


@dataclass(frozen=True)
class PersonRow:
    """A row of PEOPLE."""

    person: str
    name: str
    folded: str
    colour: str
    sign: str
    shown: str = "{}"
    phrase: str = ""
    created: float = 0.0
    seen: float = 0.0


@dataclass(frozen=True)
class DeviceRow:
    """A row of DEVICES."""

    key: str
    person: str
    created: float


class NameTaken(Exception):
    """Somebody else has this name."""


def fold(name: str) -> str:
    """A name as it is compared: without accents, capitals, spaces and what looks alike."""
    apart = unicodedata.normalize("NFKD", name.casefold())
    letters = "".join(sign for sign in apart if not unicodedata.combining(sign))
    return re.sub(r"[\W_]+", "", letters).translate(ALIKE)[:64] or name.casefold()[:64]


def new_person() -> str:
    """The name by which the database knows somebody new."""
    return secrets.token_urlsafe(24)


# ---------------------------------------------------------------- reading


def person_of(connection: Connection, key: str) -> str:
    """The person whose browser has a key, of which this is the hash; or nothing."""
    return connection.scalar(select(DEVICES.c.person).where(DEVICES.c.key == key)) or ""


def persons_of(connection: Connection, keys: Iterable[str]) -> dict[str, str]:
    """[hash of a key] the person whose browser has it, of those keys that are somebody's."""
    wanted = select(DEVICES.c.key, DEVICES.c.person).where(DEVICES.c.key.in_(list(keys)))
    return {row.key: row.person for row in connection.execute(wanted)}


def find_person(connection: Connection, person: str) -> PersonRow | None:
    """Somebody, by what the database knows them by."""
    return _one(connection, PEOPLE.c.person == person)


def find_name(connection: Connection, name: str) -> PersonRow | None:
    """Somebody, by name."""
    return _one(connection, PEOPLE.c.folded == fold(name))


def _one(connection: Connection, condition: object) -> PersonRow | None:
    row = connection.execute(select(PEOPLE).where(condition)).first()  # type: ignore[arg-type]
    return PersonRow(**row._mapping) if row is not None else None


def people_of(connection: Connection, people: Iterable[str]) -> dict[str, PersonRow]:
    """Those of these people who are there."""
    wanted = select(PEOPLE).where(PEOPLE.c.person.in_(list(people)))
    return {row.person: PersonRow(**row._mapping) for row in connection.execute(wanted)}


def devices_of(connection: Connection, person: str) -> list[DeviceRow]:
    """The browsers of somebody, the oldest first."""
    wanted = select(DEVICES).where(DEVICES.c.person == person).order_by(DEVICES.c.created)
    return [DeviceRow(**row._mapping) for row in connection.execute(wanted)]


def list_people(connection: Connection, like: str = "", limit: int = LISTED) -> list[PersonRow]:
    """People by name, or those whose name holds *like*."""
    wanted = select(PEOPLE).order_by(PEOPLE.c.folded).limit(limit)
    if like:
        wanted = wanted.where(PEOPLE.c.folded.contains(fold(like), autoescape=True))
    return [PersonRow(**row._mapping) for row in connection.execute(wanted)]


# ---------------------------------------------------------------- coming


def welcome(connection: Connection, person: str, key: str, wish: str, now: float) -> PersonRow:
    """Somebody who comes for the first time: with the name they wish for, or one like it.

    If they are known already, nothing changes.
    """
    known = find_person(connection, person)
    if known is not None:
        return known
    row = PersonRow(
        *(person, "", "", secrets.choice(COLOURS), secrets.choice(SIGNS)), created=now, seen=now
    )
    name = wish or _plant()
    while not _insert(connection, named := _named(row, name)):
        name = f"{wish[: LONGEST - 7]} {secrets.randbelow(9999) + 1}" if wish else _plant()
    connection.execute(DEVICES.insert(), asdict(DeviceRow(key, person, now)))
    return named


def _plant() -> str:
    return f"{secrets.choice(PLANTS)} {secrets.randbelow(99_999) + 1}"


def _named(row: PersonRow, name: str) -> PersonRow:
    return PersonRow(**{**asdict(row), "name": name, "folded": fold(name)})


def _insert(connection: Connection, row: PersonRow) -> bool:
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    once = insert(PEOPLE).values(asdict(row)).on_conflict_do_nothing(index_elements=["folded"])
    return connection.scalar(once.returning(PEOPLE.c.person)) is not None


# ---------------------------------------------------------------- changing


def rename(
    connection: Connection, person: str, name: str, nobodys: Iterable[str] = ()
) -> list[str]:
    """Gives somebody another name, unless somebody else has it or one like it.

    Their chairs that have the old one, or one of those that are *nobodys*, get it, too; answers
    with those matches.
    """
    old, other = find_person(connection, person), find_name(connection, name)
    if other is not None and other.person != person:
        raise NameTaken(name)
    if old is None or old.name == name:
        return []
    change(connection, person, name=name, folded=fold(name))
    theirs = (CHAIRS.c.holder == person, CHAIRS.c.name.in_([old.name, *nobodys]))
    matches = list(connection.scalars(select(CHAIRS.c.match).where(*theirs)))
    connection.execute(update(CHAIRS).where(*theirs).values(name=name))
    return sorted(set(matches))


def mark_seen(connection: Connection, person: str, now: float) -> None:
    """Writes down that somebody came."""
    change(connection, person, seen=now)


# ---------------------------------------------------------------- browsers


def keep_link(connection: Connection, link: str, person: str, until: float) -> None:
    """Keeps the hash of a link, in place of those that were made before."""
    connection.execute(delete(LINKS).where(LINKS.c.person == person))
    connection.execute(LINKS.insert(), {"link": link, "person": person, "until": until})


def person_of_link(connection: Connection, link: str, now: float) -> str:
    """Who made a link that still works, or nothing; it is held until this transaction ends."""
    wanted = select(LINKS.c.person).where(LINKS.c.link == link, LINKS.c.until >= now)
    return connection.scalar(wanted.with_for_update()) or ""


def forget_link(connection: Connection, link: str) -> None:
    """A link works no more."""
    connection.execute(delete(LINKS).where(LINKS.c.link == link))


def person_of_phrase(connection: Connection, phrase: str) -> str:
    """Whose recovery phrase this is the hash of, or nothing."""
    wanted = select(PEOPLE.c.person).where(PEOPLE.c.phrase == phrase, PEOPLE.c.phrase != "")
    return connection.scalar(wanted) or ""


def move_device(connection: Connection, old: str, key: str, person: str, now: float) -> None:
    """A browser that had the key *old*, or none, is this person's by a new one."""
    connection.execute(delete(DEVICES).where(DEVICES.c.key == old))
    connection.execute(DEVICES.insert(), asdict(DeviceRow(key, person, now)))


def forget_devices(connection: Connection, person: str, but: str) -> None:
    """All browsers of somebody but one are theirs no longer, and links no longer work."""
    connection.execute(delete(DEVICES).where(DEVICES.c.person == person, DEVICES.c.key != but))
    connection.execute(delete(LINKS).where(LINKS.c.person == person))


def change(connection: Connection, person: str, **values: object) -> None:
    """Changes something about somebody."""
    connection.execute(update(PEOPLE).where(PEOPLE.c.person == person).values(values))


def matches_between(connection: Connection, person: str) -> Sequence[str]:
    """The matches at which somebody has a chair."""
    return list(connection.scalars(select(CHAIRS.c.match).where(CHAIRS.c.holder == person)))


def count_people(connection: Connection) -> int:
    """How many people there are."""
    return connection.scalar(select(func.count()).select_from(PEOPLE)) or 0


def forget_links(connection: Connection, now: float) -> None:
    """Removes the links that no longer work."""
    connection.execute(delete(LINKS).where(LINKS.c.until < now))


def unfinished_matches(connection: Connection, person: str) -> list[str]:
    """The matches of somebody that are not over."""
    held = select(CHAIRS.c.match).where(CHAIRS.c.holder == person)
    wanted = select(MATCHES.c.match).where(MATCHES.c.match.in_(held), MATCHES.c.status != "over")
    return sorted(connection.scalars(wanted))


def is_playing(connection: Connection, person: str) -> bool:
    """Whether somebody has a match that is not over."""
    held = select(CHAIRS.c.match).where(CHAIRS.c.holder == person)
    wanted = select(MATCHES.c.match).where(MATCHES.c.match.in_(held), MATCHES.c.status != "over")
    return connection.scalar(wanted.limit(1)) is not None
