"""The addresses of tournaments."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from grasse.server import rounds, tournament_messages, tournaments
from grasse.server.admission import REFUSED, AnyRequest, give_key, holder_of
from grasse.server.desk import Desk


@get("/api/tournaments", responses=REFUSED)
async def list_tournaments(
    request: AnyRequest, desk: NamedDependency[Desk]
) -> tournament_messages.Tournaments:
    """The tournaments that are listed, and one's own."""
    return await tournaments.list_all(desk, await holder_of(request, desk))


@post("/api/tournaments", responses=REFUSED)
async def open_tournament(
    request: AnyRequest,
    desk: NamedDependency[Desk],
    data: JSONBody[tournament_messages.OpenTournament],
) -> Response[tournament_messages.Tournament]:
    """Opens a tournament."""
    visitor, cookie = await give_key(request, desk)
    return Response(await tournaments.open_one(desk, visitor, data), cookies=[cookie])


@get("/api/tournaments/{tournament:str}", responses=REFUSED)
async def see_tournament(
    request: AnyRequest, desk: NamedDependency[Desk], tournament: FromPath[str]
) -> tournament_messages.Tournament:
    """A tournament: who enters, standings, and the tables of all rounds."""
    return await tournaments.see(desk, await holder_of(request, desk), tournament)


@post("/api/tournaments/{tournament:str}/enter", responses=REFUSED)
async def enter_tournament(
    request: AnyRequest,
    desk: NamedDependency[Desk],
    tournament: FromPath[str],
    data: JSONBody[tournament_messages.EnterTournament],
) -> Response[tournament_messages.Tournament]:
    """Takes part."""
    visitor, cookie = await give_key(request, desk)
    found = await tournaments.enter(desk, visitor, tournament, data)
    return Response(found, cookies=[cookie])


@post("/api/tournaments/{tournament:str}/leave", responses=REFUSED)
async def leave_tournament(
    request: AnyRequest, desk: NamedDependency[Desk], tournament: FromPath[str]
) -> tournament_messages.Tournament:
    """Does not take part any more."""
    return await tournaments.leave(desk, await holder_of(request, desk), tournament)


@post("/api/tournaments/{tournament:str}/absence", responses=REFUSED)
async def be_absent(
    request: AnyRequest,
    desk: NamedDependency[Desk],
    tournament: FromPath[str],
    data: JSONBody[tournament_messages.BeAbsent],
) -> tournament_messages.Tournament:
    """Does not play the next round, or does after all."""
    holder = await holder_of(request, desk)
    return await tournaments.be_absent(desk, holder, tournament, data.absent)


@post("/api/tournaments/{tournament:str}/begin", responses=REFUSED)
async def begin_tournament(
    request: AnyRequest, desk: NamedDependency[Desk], tournament: FromPath[str]
) -> tournament_messages.Tournament:
    """Its host begins the first round."""
    return await rounds.begin(desk, await holder_of(request, desk), tournament)


@post("/api/tournaments/{tournament:str}/close", responses=REFUSED)
async def close_tournament(
    request: AnyRequest, desk: NamedDependency[Desk], tournament: FromPath[str]
) -> tournament_messages.Tournament:
    """Its host ends it with the round that is played; said again, the round, too."""
    return await rounds.close(desk, await holder_of(request, desk), tournament)


HANDLERS = [
    *(list_tournaments, open_tournament, see_tournament, enter_tournament, leave_tournament),
    *(be_absent, begin_tournament, close_tournament),
]
