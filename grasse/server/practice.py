"""The addresses of puzzles, and of mistakes to be decided again."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from grasse.kernel.seats import EVERYTHING
from grasse.server import exercises, messages
from grasse.server.admission import REFUSED, address_of, holder_of
from grasse.server.desk import Desk
from grasse.server.reviews import Reviews


@get("/api/puzzles/{game:str}", responses=REFUSED, sync_to_thread=False)
def puzzles(game: FromPath[str]) -> messages.Puzzles:
    """The puzzles of a game, the easiest first."""
    return exercises.list_puzzles(game)


@get("/api/puzzles/{game:str}/{puzzle:str}", responses=REFUSED)
async def puzzle(
    desk: NamedDependency[Desk], game: FromPath[str], puzzle: FromPath[str]
) -> messages.Position:
    """The position of a puzzle; what is best in it is told to those who have decided."""
    return await exercises.puzzle(desk, game, puzzle)


@get("/api/puzzles/{game:str}/{puzzle:str}/then/{action:int}", responses=REFUSED)
async def puzzle_then(
    desk: NamedDependency[Desk], game: FromPath[str], puzzle: FromPath[str], action: FromPath[int]
) -> messages.Foreseen:
    """The table of a puzzle after an option, as far as that is certain."""
    return await exercises.puzzle_then(desk, game, puzzle, action)


@post("/api/puzzles/{game:str}/{puzzle:str}", responses=REFUSED)
async def solve(
    desk: NamedDependency[Desk],
    game: FromPath[str],
    puzzle: FromPath[str],
    data: JSONBody[messages.Answer],
) -> messages.Verdict:
    """Decides in a puzzle, and hears what is best."""
    return await exercises.solve(desk, game, puzzle, data)


@get("/api/matches/{match:str}/replay/{number:int}/then/{action:int}", responses=REFUSED)
async def replay_then(
    desk: NamedDependency[Desk],
    match: FromPath[str],
    number: FromPath[int],
    action: FromPath[int],
    eyes: FromQuery[int] = EVERYTHING,
) -> messages.Foreseen:
    """The table of a finished match after another decision."""
    return await exercises.replay_then(desk, match, number, action, eyes)


@get("/api/matches/{match:str}/again/{number:int}", responses=REFUSED)
async def exercise(
    desk: NamedDependency[Desk],
    reviews: NamedDependency[Reviews],
    match: FromPath[str],
    number: FromPath[int],
) -> messages.Position:
    """A decision of a reviewed match, to be made again."""
    return await exercises.exercise(desk, reviews, match, number)


@post("/api/matches/{match:str}/again/{number:int}", responses=REFUSED)
async def decide_again(
    request: Request[Any, Any, State],
    desk: NamedDependency[Desk],
    reviews: NamedDependency[Reviews],
    match: FromPath[str],
    number: FromPath[int],
    data: JSONBody[messages.Answer],
) -> messages.Verdict:
    """Makes a decision of a reviewed match again, and hears what it is worth."""
    asker = (address_of(request), await holder_of(request, desk))
    return await exercises.decide_again(desk, reviews, match, number, data, asker)


HANDLERS = [puzzles, puzzle, puzzle_then, solve, replay_then, exercise, decide_again]
