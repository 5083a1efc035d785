"""People with a name, so that one can have several browsers; each browser of before is a person."""

import re
import secrets
import unicodedata

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

ALIKE = str.maketrans(
    {"0": "o", "1": "l", "|": "l", "i": "l"}
    | dict(zip("авекмнорстухіјѕ", "abekmhopctyxljs", strict=True))
    | dict(zip("αβεικνορτυχ", "abelkvoptux", strict=True))
)
COLOURS = ("blue", "red", "gold", "green", "violet", "teal", "rose", "grey")
SIGNS = ("rose", "iris", "jasmine", "lavender", "orange", "vetiver", "bottle", "leaf")
AT_ONCE = 1000


def upgrade() -> None:
    """Adds the tables; whoever holds a chair becomes a person with the name of the last one."""
    op.create_table(
        "people",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("folded", sa.String(64), nullable=False),
        sa.Column("colour", sa.String(16), nullable=False),
        sa.Column("sign", sa.String(16), nullable=False),
        sa.Column("shown", sa.Text, nullable=False),
        sa.Column("phrase", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_index("people_by_name", "people", ["folded"], unique=True)
    op.create_index("people_by_phrase", "people", ["phrase"])
    op.create_table(
        "devices",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("devices_by_person", "devices", ["person"])
    op.create_table(
        "links",
        sa.Column("link", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("links_by_person", "links", ["person"])
    welcome_all(op.get_bind())


def welcome_all(connection: sa.Connection) -> None:
    """Makes a person of every browser that holds a chair."""
    found = connection.execute(
        sa.text(
            "SELECT chairs.holder, chairs.name, matches.created FROM chairs"
            " JOIN matches ON matches.match = chairs.match WHERE chairs.holder <> ''"
            " ORDER BY matches.created, chairs.match, chairs.seat"
        )
    )
    names: dict[str, str] = {}
    created: dict[str, float] = {}
    for holder, name, at in found:
        names[holder] = name
        created.setdefault(holder, at)
    taken: dict[str, int] = {}
    people, devices = [], []
    for holder, name in names.items():
        person, shown = secrets.token_urlsafe(24), free_name(name, taken)
        row = {"person": person, "name": shown, "folded": fold(shown), "at": created[holder]}
        people.append({**row, "colour": secrets.choice(COLOURS), "sign": secrets.choice(SIGNS)})
        devices.append({"key": holder, "person": person, "at": created[holder]})
    insert = sa.text(
        "INSERT INTO people (person, name, folded, colour, sign, shown, phrase, created, seen)"
        " VALUES (:person, :name, :folded, :colour, :sign, '{}', '', :at, :at)"
    )
    known = sa.text("INSERT INTO devices (key, person, created) VALUES (:key, :person, :at)")
    held = sa.text("UPDATE chairs SET holder = :person WHERE holder = :key")
    for first in range(0, len(people), AT_ONCE):
        connection.execute(insert, people[first : first + AT_ONCE])
        connection.execute(known, devices[first : first + AT_ONCE])
        connection.execute(held, devices[first : first + AT_ONCE])


def free_name(name: str, taken: dict[str, int]) -> str:
    """A name that nobody has yet: with a number, if need be. *taken* knows the next of each."""
    free = name[:24] or "Rose"
    while fold(free) in taken:
        short = name[:16] or "Rose"
        number = taken[fold(short)] = taken.get(fold(short), 1) + 1
        free = f"{short} {number}"
    taken[fold(free)] = 1
    return free


def fold(name: str) -> str:
    """A name as it is compared: without accents, capitals, spaces and what looks alike."""
    apart = unicodedata.normalize("NFKD", name.casefold())
    letters = "".join(sign for sign in apart if not unicodedata.combining(sign))
    return re.sub(r"[\W_]+", "", letters).translate(ALIKE)[:64] or name.casefold()[:64]
