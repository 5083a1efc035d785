"""Tournaments in the database: who enters, who sits where, and which of it has to go on.

What goes on does so in one transaction each: a round begins with all its matches or not at all,
and of several workers one begins it, as the number of the round is raised once.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import Connection, and_, func, or_, select, update

from grasse.storage.schema import ENTRANTS, MATCHES, SITTINGS, TOURNAMENTS
from grasse.storage.store import NAME

LISTED = 60  # tournaments in one list
AT_ONCE = 200  # that are read in one go
ONGOING = ("open", "playing")
PLAYED = ("playing", "ending")  # a round goes on


@dataclass(frozen=True)
class TournamentRow:
    """A row of TOURNAMENTS."""

    tournament: str
    host: str
    title: str
    game: str
    settings: str
    secret: str
    listed: bool
    created: float
    starts: float
    moved: float
    status: str = "open"
    round: int = 0


@dataclass(frozen=True)
class EntrantRow:
    """A row of ENTRANTS."""

    tournament: str
    entrant: int
    holder: str = ""
    player: str = ""
    entered: float = 0.0
    pool: int = 0
    absent: int = 0
    withdrawn: bool = False


@dataclass(frozen=True)
class SittingRow:
    """A row of SITTINGS."""

    tournament: str
    round: int
    number: int
    match: str
    entrants: str
    scores: str = "[]"
    began: float = 0.0


@dataclass(frozen=True)
class Whole:
    """A tournament with all that belongs to it."""

    row: TournamentRow
    entrants: Sequence[EntrantRow]
    sittings: Sequence[SittingRow]


# ---------------------------------------------------------------- reading


def find(connection: Connection, tournament: str) -> TournamentRow | None:
    """The tournament of this name."""
    if not NAME.fullmatch(tournament):
        return None
    wanted = select(TOURNAMENTS).where(TOURNAMENTS.c.tournament == tournament)
    row = connection.execute(wanted).first()
    return TournamentRow(**row._mapping) if row is not None else None


def entrants_of(connection: Connection, tournament: str) -> list[EntrantRow]:
    """Those who have entered, in that order."""
    wanted = select(ENTRANTS).where(ENTRANTS.c.tournament == tournament)
    found = connection.execute(wanted.order_by(ENTRANTS.c.entrant))
    return [EntrantRow(**row._mapping) for row in found]


def sittings_of(connection: Connection, tournament: str) -> list[SittingRow]:
    """The tables of all rounds."""
    wanted = select(SITTINGS).where(SITTINGS.c.tournament == tournament)
    found = connection.execute(wanted.order_by(SITTINGS.c.round, SITTINGS.c.number))
    return [SittingRow(**row._mapping) for row in found]


def whole(connection: Connection, tournament: str) -> Whole | None:
    """A tournament with all that belongs to it."""
    row = find(connection, tournament)
    if row is None:
        return None
    return Whole(row, entrants_of(connection, tournament), sittings_of(connection, tournament))


def listed(connection: Connection, person: str) -> list[tuple[TournamentRow, int, bool]]:
    """Those that everyone may see, and one's own: each with how many enter, and whether one does.

    Those that still go on come first, then the latest.
    """
    mine = select(ENTRANTS.c.tournament).where(ENTRANTS.c.holder == person, ENTRANTS.c.holder != "")
    own = and_(TOURNAMENTS.c.host == person, TOURNAMENTS.c.host != "")
    shown = or_(TOURNAMENTS.c.listed, own, TOURNAMENTS.c.tournament.in_(mine))
    wanted = select(TOURNAMENTS).where(shown, TOURNAMENTS.c.status != "closed")
    is_over = TOURNAMENTS.c.status == "over"
    found = connection.execute(wanted.order_by(is_over, TOURNAMENTS.c.moved.desc()).limit(LISTED))
    rows = [TournamentRow(**row._mapping) for row in found]
    names = [row.tournament for row in rows]
    entered = set(connection.scalars(mine.where(ENTRANTS.c.tournament.in_(names))))
    counts = select(ENTRANTS.c.tournament, func.count().label("number"))
    counts = counts.where(ENTRANTS.c.tournament.in_(names)).group_by(ENTRANTS.c.tournament)
    numbers = {row.tournament: row.number for row in connection.execute(counts)}
    return [(row, numbers.get(row.tournament, 0), row.tournament in entered) for row in rows]


def count_ongoing(connection: Connection, person: str) -> tuple[int, int]:
    """How many tournaments somebody has opened that go on, and how many they have entered."""
    is_ongoing = TOURNAMENTS.c.status.in_(ONGOING)
    opened = select(func.count()).where(TOURNAMENTS.c.host == person, is_ongoing)
    mine = and_(ENTRANTS.c.tournament == TOURNAMENTS.c.tournament, ENTRANTS.c.holder == person)
    entered = select(func.count()).select_from(TOURNAMENTS.join(ENTRANTS, mine))
    entered = entered.where(is_ongoing, ~ENTRANTS.c.withdrawn)
    return connection.scalar(opened) or 0, connection.scalar(entered) or 0


def to_look_after(connection: Connection, now: float, last: str = "") -> list[str]:
    """Those that are played, or that begin by now: some of them, by name, after the *last* ones."""
    begins = and_(TOURNAMENTS.c.status == "open", TOURNAMENTS.c.starts.between(1, now))
    wanted = select(TOURNAMENTS.c.tournament).where(or_(TOURNAMENTS.c.status.in_(PLAYED), begins))
    rest = wanted.where(TOURNAMENTS.c.tournament > last).order_by(TOURNAMENTS.c.tournament)
    return list(connection.scalars(rest.limit(AT_ONCE)))


def statuses(connection: Connection, matches: Sequence[str]) -> dict[str, str]:
    """[match] whether it is played; one that was removed is missing."""
    wanted = select(MATCHES.c.match, MATCHES.c.status).where(MATCHES.c.match.in_(matches))
    return {row.match: row.status for row in connection.execute(wanted)}


def held(connection: Connection, matches: Sequence[str]) -> set[str]:
    """Those of these matches whose luck others still play."""
    wanted = select(MATCHES.c.match).where(MATCHES.c.match.in_(matches), MATCHES.c.held)
    return set(connection.scalars(wanted))


# ---------------------------------------------------------------- writing


def lock(connection: Connection, tournament: str) -> TournamentRow | None:
    """The tournament, which nobody else changes until this transaction ends."""
    wanted = select(TOURNAMENTS).where(TOURNAMENTS.c.tournament == tournament).with_for_update()
    row = connection.execute(wanted).first()
    return TournamentRow(**row._mapping) if row is not None else None


def create(connection: Connection, row: TournamentRow) -> None:
    """A new tournament."""
    connection.execute(TOURNAMENTS.insert(), asdict(row))


def enter(connection: Connection, row: EntrantRow) -> int:
    """One more, with the next number; somebody who had withdrawn has the old one again."""
    of_tournament = ENTRANTS.c.tournament == row.tournament
    if row.holder:
        known = and_(of_tournament, ENTRANTS.c.holder == row.holder)
        back = update(ENTRANTS).where(known).values(withdrawn=False, absent=0)
        if number := connection.scalar(back.returning(ENTRANTS.c.entrant)):
            return int(number)
    last = connection.scalar(select(func.max(ENTRANTS.c.entrant)).where(of_tournament)) or 0
    connection.execute(ENTRANTS.insert(), asdict(row) | {"entrant": last + 1})
    return last + 1


def change_entrant(
    connection: Connection, tournament: str, holder: str, **values: int | bool
) -> bool:
    """Somebody withdraws, or says that they are away; answers whether they had entered."""
    mine = ENTRANTS.c.tournament == tournament, ENTRANTS.c.holder == holder
    return connection.execute(update(ENTRANTS).where(*mine).values(values)).rowcount == 1


def strike(connection: Connection, tournament: str, holder: str) -> bool:
    """Somebody who goes before the first round was never there."""
    mine = ENTRANTS.c.tournament == tournament, ENTRANTS.c.holder == holder
    return connection.execute(ENTRANTS.delete().where(*mine)).rowcount == 1


def set_pools(connection: Connection, tournament: str, pools: dict[int, int]) -> None:
    """Who is in which group."""
    for entrant, pool in pools.items():
        meant = ENTRANTS.c.tournament == tournament, ENTRANTS.c.entrant == entrant
        connection.execute(update(ENTRANTS).where(*meant).values(pool=pool))


def go_on(connection: Connection, row: TournamentRow, values: Mapping[str, str | float]) -> bool:
    """Has a tournament go on from where *row* was; answers no if another was faster."""
    meant = (
        TOURNAMENTS.c.tournament == row.tournament,
        TOURNAMENTS.c.status == row.status,
        TOURNAMENTS.c.round == row.round,
    )
    changed = update(TOURNAMENTS).where(*meant).values(dict(values))
    return connection.execute(changed).rowcount == 1


def close(connection: Connection, row: TournamentRow, now: float) -> None:
    """Ends a tournament with the round that is played; one that has not begun, at once."""
    go_on(connection, row, {"status": "ending" if row.round else "closed", "moved": now})


def seat(connection: Connection, rows: Iterable[SittingRow]) -> None:
    """Who sits where in a round; nobody, if all of them skip it."""
    if values := [asdict(row) for row in rows]:
        connection.execute(SITTINGS.insert(), values)


def keep_scores(connection: Connection, row: SittingRow, scores: Sequence[Sequence[int]]) -> None:
    """What counts of a table that is over: once, and never again otherwise."""
    meant = (
        SITTINGS.c.tournament == row.tournament,
        SITTINGS.c.round == row.round,
        SITTINGS.c.number == row.number,
        SITTINGS.c.scores == "[]",
    )
    connection.execute(update(SITTINGS).where(*meant).values(scores=json.dumps(scores)))


def release(connection: Connection, matches: Sequence[str]) -> list[str]:
    """Shows the luck of matches that others played, too; answers with those that changed."""
    held = MATCHES.c.match.in_(matches), MATCHES.c.held
    shown = update(MATCHES).where(*held).values(held=False).returning(MATCHES.c.match)
    return sorted(connection.scalars(shown))


def make_unrated(connection: Connection, match: str) -> None:
    """A match that was ended by the date does not count for ratings."""
    connection.execute(update(MATCHES).where(MATCHES.c.match == match).values(rated=False))


def leave_all(connection: Connection, person: str, nobody: str) -> None:
    """Somebody leaves for good: their lines stay without a name, what they have opened goes on.

    One that has not begun would never begin; it is closed.
    """
    mine = ENTRANTS.c.holder == person
    gone = {"holder": nobody, "withdrawn": True}
    connection.execute(update(ENTRANTS).where(mine).values(gone))
    opened = TOURNAMENTS.c.host == person
    waiting = update(TOURNAMENTS).where(opened, TOURNAMENTS.c.status == "open")
    connection.execute(waiting.values(status="closed"))
    connection.execute(update(TOURNAMENTS).where(opened).values(host=nobody))
