"""Ratings in the database: which matches still have to be counted, and what those before changed.

Matches are counted one after the other, each in one transaction: the change of every seat, the new
ratings, and that it is done. Whoever is killed before that leaves a match that is still to be
counted, and nothing else.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import Connection, delete, func, select, text, update
from sqlalchemy.dialects import postgresql, sqlite

from grasse.storage.schema import MATCHES, PEOPLE, RATED, RATINGS
from grasse.storage.store import MatchRow

LOCK = 50  # in PostgreSQL: one match at a time, and nobody goes meanwhile
SHOWN = 200  # people on a page of the ladder


@dataclass(frozen=True)
class RatingRow:
    """A row of RATINGS."""

    game: str
    person: str
    mu: float
    sigma: float
    matches: int
    number: int


@dataclass(frozen=True)
class RatedRow:
    """A row of RATED."""

    match: str
    seat: int
    number: int
    game: str
    holder: str
    bot: str
    place: int
    mu_before: float
    sigma_before: float
    mu: float
    sigma: float


def lock(connection: Connection) -> None:
    """Nobody else counts, nor changes whose a rating is, until this transaction ends."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))


def next_to_count(connection: Connection, but: Collection[str] = ()) -> MatchRow | None:
    """The first rated match that is over and not counted, *but* those.

    Nobody else counts until this ends.
    """
    due = MATCHES.c.rated, ~MATCHES.c.counted, MATCHES.c.status == "over"
    rest = select(MATCHES).where(*due, MATCHES.c.match.not_in(list(but)))
    wanted = rest.order_by(MATCHES.c.moved, MATCHES.c.match).limit(1)
    if connection.execute(wanted).first() is None:
        return None
    lock(connection)
    row = connection.execute(wanted).first()  # another worker may have counted it meanwhile
    return MatchRow(**row._mapping) if row is not None else None


def next_number(connection: Connection) -> int:
    """The number of the next match that counts."""
    return (connection.scalar(select(func.max(RATED.c.number))) or 0) + 1


def ratings_of(connection: Connection, game: str, people: Iterable[str]) -> dict[str, RatingRow]:
    """The ratings of these people in a game, of those who have one."""
    wanted = select(RATINGS).where(RATINGS.c.game == game, RATINGS.c.person.in_(list(people)))
    return {row.person: RatingRow(**row._mapping) for row in connection.execute(wanted)}


def keep(connection: Connection, match: str, rows: Sequence[RatedRow]) -> None:
    """Keeps what a match changed, and that it is counted; without rows, it changed nothing."""
    connection.execute(update(MATCHES).where(MATCHES.c.match == match).values(counted=True))
    if rows:
        connection.execute(RATED.insert(), [asdict(row) for row in rows])
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    for row in rows:
        if row.holder:
            values = {"mu": row.mu, "sigma": row.sigma, "number": row.number}
            first = insert(RATINGS).values(game=row.game, person=row.holder, matches=1, **values)
            again = {**values, "matches": RATINGS.c.matches + 1}
            keys = ["game", "person"]
            connection.execute(first.on_conflict_do_update(index_elements=keys, set_=again))


def all_rated(connection: Connection) -> list[RatedRow]:
    """What every match changed, in the order in which they were counted."""
    wanted = select(RATED).order_by(RATED.c.number, RATED.c.seat)
    return [RatedRow(**row._mapping) for row in connection.execute(wanted)]


def rated_match(connection: Connection, match: str) -> list[RatedRow]:
    """What one match changed, seat by seat."""
    wanted = select(RATED).where(RATED.c.match == match).order_by(RATED.c.seat)
    return [RatedRow(**row._mapping) for row in connection.execute(wanted)]


def rated_matches(
    connection: Connection, matches: Sequence[str]
) -> dict[tuple[str, int], RatedRow]:
    """[match, seat] what these matches changed."""
    found = connection.execute(select(RATED).where(RATED.c.match.in_(matches)))
    return {(row.match, row.seat): RatedRow(**row._mapping) for row in found}


def own_ratings(connection: Connection, person: str) -> list[RatingRow]:
    """The ratings of somebody, game by game."""
    wanted = select(RATINGS).where(RATINGS.c.person == person).order_by(RATINGS.c.game)
    return [RatingRow(**row._mapping) for row in connection.execute(wanted)]


def all_ratings(connection: Connection) -> list[RatingRow]:
    """The rating of everybody in every game."""
    wanted = select(RATINGS).order_by(RATINGS.c.game, RATINGS.c.person)
    return [RatingRow(**row._mapping) for row in connection.execute(wanted)]


def best_of(connection: Connection, game: str, me: str) -> list[tuple[str, RatingRow]]:
    """The strongest people of a game with their names, and *me* if they have a rating."""
    joined = select(PEOPLE.c.name, RATINGS).join(PEOPLE, PEOPLE.c.person == RATINGS.c.person)
    of_game = joined.where(RATINGS.c.game == game)
    found = list(connection.execute(of_game.order_by(RATINGS.c.mu.desc()).limit(SHOWN)))
    if me not in [row.person for row in found]:
        found += connection.execute(of_game.where(RATINGS.c.person == me))
    rows = [dict(row._mapping) for row in found]
    return [(row.pop("name"), RatingRow(**row)) for row in rows]


def forget_all(connection: Connection) -> None:
    """Forgets all ratings; every rated match is to be counted again."""
    lock(connection)
    connection.execute(delete(RATED))
    connection.execute(delete(RATINGS))
    connection.execute(update(MATCHES).where(MATCHES.c.counted).values(counted=False))
