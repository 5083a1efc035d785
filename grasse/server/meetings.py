"""The addresses at which people meet."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from grasse.server import meeting, meeting_messages, messages, rated
from grasse.server.admission import REFUSED, give_key, holder_of
from grasse.server.cards import find_game
from grasse.server.desk import Desk

AnyRequest = Request[Any, Any, State]


@get("/api/meeting", responses=REFUSED)
async def meet(request: AnyRequest, desk: NamedDependency[Desk]) -> meeting_messages.Meeting:
    """Tables with a free chair, invitations, and who is here."""
    return await meeting.meet(desk, await holder_of(request, desk))


@post("/api/meeting", responses=REFUSED)
async def be_seen(
    request: AnyRequest, desk: NamedDependency[Desk], data: JSONBody[meeting_messages.BeSeen]
) -> meeting_messages.Meeting:
    """Lets others see one's name while one is here, or does not."""
    return await meeting.be_seen(desk, await holder_of(request, desk), data.shown)


@post("/api/seeks", responses=REFUSED)
async def seek(
    request: AnyRequest, desk: NamedDependency[Desk], data: JSONBody[meeting_messages.Seek]
) -> Response[messages.Summary]:
    """Plays with somebody: sits down where one waits, or opens a table and waits."""
    visitor, cookie = await give_key(request, desk)
    return Response(await meeting.seek(desk, visitor, data), cookies=[cookie])


@post("/api/matches/{match:str}/sit", responses=REFUSED)
async def sit(
    request: AnyRequest,
    desk: NamedDependency[Desk],
    match: FromPath[str],
    data: JSONBody[meeting_messages.Sit],
) -> Response[messages.Summary]:
    """Takes a free chair at a table that is open to anyone, or to which one was invited."""
    visitor, cookie = await give_key(request, desk)
    return Response(await meeting.sit(desk, visitor, match, data), cookies=[cookie])


@post("/api/matches/{match:str}/stand", responses=REFUSED)
async def stand_up(
    request: AnyRequest, desk: NamedDependency[Desk], match: FromPath[str]
) -> messages.Summary:
    """Leaves a table that has not begun."""
    return await meeting.stand_up(desk, await holder_of(request, desk), match)


@post("/api/matches/{match:str}/invite", responses=REFUSED)
async def invite(
    request: AnyRequest,
    desk: NamedDependency[Desk],
    match: FromPath[str],
    data: JSONBody[meeting_messages.Invite],
) -> meeting_messages.Friends:
    """Asks somebody with whom one has played to this table."""
    return await meeting.invite(desk, await holder_of(request, desk), match, data.name)


@post("/api/matches/{match:str}/decline", responses=REFUSED)
async def decline(
    request: AnyRequest, desk: NamedDependency[Desk], match: FromPath[str]
) -> meeting_messages.Meeting:
    """Does not come to a table to which one was asked."""
    return await meeting.decline(desk, await holder_of(request, desk), match)


@get("/api/friends", responses=REFUSED)
async def friends(request: AnyRequest, desk: NamedDependency[Desk]) -> meeting_messages.Friends:
    """People with whom one has played, and those whom one has blocked."""
    return await meeting.friends(desk, await holder_of(request, desk))


@post("/api/blocks", responses=REFUSED)
async def block(
    request: AnyRequest, desk: NamedDependency[Desk], data: JSONBody[meeting_messages.Block]
) -> meeting_messages.Friends:
    """Does not want to meet somebody, nor to hear them; or does again."""
    return await meeting.block(desk, await holder_of(request, desk), data)


@get("/api/games/{game:str}/ladder", responses=REFUSED)
async def see_ladder(
    request: AnyRequest, desk: NamedDependency[Desk], game: FromPath[str]
) -> meeting_messages.Ladder:
    """The strongest people, and the bots, of a game."""
    find_game(game)
    return await rated.ladder(desk, await holder_of(request, desk), game)


@get("/api/matches/{match:str}/rating", responses=REFUSED)
async def see_rating(
    desk: NamedDependency[Desk], match: FromPath[str]
) -> meeting_messages.RatingChange:
    """What a rated match changed about those who played."""
    return await rated.change_of(desk, match)


HANDLERS = [
    *(meet, be_seen, seek, sit, stand_up, invite, decline, friends, block),
    *(see_ladder, see_rating),
]
