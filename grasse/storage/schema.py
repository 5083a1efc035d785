"""The tables of the database: matches, chairs, and what was written down of each match.

A change here needs a step in migrations/versions; a test holds that both say the same.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Dialect,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    text,
)

METADATA = MetaData()


class Seat(TypeDecorator[int]):
    """A seat counts from 0 in the program, and from 1 in the database, where 0 is nobody."""

    impl = Integer
    cache_ok = True

    def process_bind_param(self, value: int | None, dialect: Dialect) -> int | None:
        """As it is written."""
        return None if value is None else written_seat(value)

    def process_result_value(self, value: int | None, dialect: Dialect) -> int | None:
        """As it is read."""
        return None if value is None else value - 1


def written_seat(seat: int) -> int:
    """A seat as it stands in the database."""
    return seat + 1


# What was agreed at the start, and, from "number" on, where the match stands: that can be told from
# its entries too, and is kept so that a list of matches need not replay them.
MATCHES = Table(
    "matches",
    METADATA,
    Column("match", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("version", Integer, nullable=False),  # of the rules
    Column("box", String(64), nullable=False),  # its hash
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON: {"learning": true}
    Column("clock_kind", String(16), nullable=False),  # none, decision or match
    Column("clock_seconds", Float, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("secret", String(64), nullable=False),  # behind the chance
    Column("forked", Integer, nullable=False),  # decisions that come from another match
    Column("luck", Integer, nullable=False, server_default="1"),  # which way: see fairness.py
    Column("created", Float, nullable=False),
    Column("number", Integer, nullable=False),  # of the last entry
    Column("status", String(16), nullable=False),  # waiting, playing or over
    Column("turn", Seat, nullable=False),  # the seat whose turn it is, or nobody
    Column("scores", Text, nullable=False),  # JSON: [[points, place], …] when it is over
    Column("moved", Float, nullable=False),  # when the last entry was written
    Column("due", Float),  # when somebody has to look after it: a bot's turn, a clock that ends
    Column("rematch", String(32), nullable=False),  # the match that came after
    Column("lesson", String(64), nullable=False, server_default=text("''")),  # if it is one
    Index("matches_by_due", "due"),
    Index("matches_by_status", "status", "listed", "moved"),
)

CHAIRS = Table(
    "chairs",
    METADATA,
    Column("match", String(32), primary_key=True),
    Column("seat", Seat, primary_key=True),
    Column("kind", String(16), nullable=False),  # person, open or bot
    Column("name", String(64), nullable=False),
    Column("player", String(64), nullable=False),  # which program, if it is a bot
    Column("holder", String(64), nullable=False),  # hash of the key of the browser that holds it
    Column("invite", String(64), nullable=False),  # while it is open
    Column("seen", Float, nullable=False),  # when its holder was last known to be here
    Column("gone", Float, nullable=False),  # when its holder last went away
    Index("chairs_by_holder", "holder"),
)

# The boxes that matches were begun with. Those of the games are kept when a server starts, so that
# a match can be played on when they have been edited since.
BOXES = Table(
    "boxes",
    METADATA,
    Column("hash", String(64), primary_key=True),  # as matches name it
    Column("text", Text, nullable=False),  # the box file, as it was loaded
)

# Append-only. A decision is one entry; so is whatever else changes what may be decided next.
# Its key settles two answers to one question that were given to two workers at once.
ENTRIES = Table(
    "entries",
    METADATA,
    Column("match", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),  # from 1, without a gap
    Column("kind", String(16), nullable=False),  # see tables.py of the server
    Column("seat", Seat, nullable=False),  # who; chance is nobody
    Column("value", Integer, nullable=False),  # the action, or how many decisions are taken back
    Column("at", Float, nullable=False),
    Column(
        "link", String(64), nullable=False, server_default=text("''")
    ),  # what a chair gave to the luck
)

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("match", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),  # of the entry after which it was taken
    Column("layout", String(64), nullable=False),  # which record type the bytes are of
    Column("state", LargeBinary, nullable=False),
    Column("floor", Integer, nullable=False),  # decisions that can no longer be taken back freely
)

CHAT = Table(
    "chat",
    METADATA,
    Column("match", String(32), primary_key=True),
    Column("number", BigInteger, primary_key=True),
    Column("seat", Seat, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

# What was found of matches that are over; it can be found again from their entries.
REVIEWS = Table(
    "reviews",
    METADATA,
    Column("match", String(32), primary_key=True),
    Column("method", Integer, nullable=False),  # by which it was made; an older one does not count
    Column("done", Float, nullable=False),  # share of the work; below 1 somebody still makes it
    Column("at", Float, nullable=False),  # when that was so
    Column("review", LargeBinary, nullable=False),  # JSON by zlib; while it is made, its moments
)

# When a server ran: what passes between two runs is on nobody's clock.
RUNS = Table(
    "runs",
    METADATA,
    Column("began", Float, primary_key=True),
    Column("ended", Float, nullable=False),  # when it was last known to run
)
