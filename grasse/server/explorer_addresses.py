"""The addresses of the explorer."""

from __future__ import annotations

from litestar import get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from grasse.server import messages
from grasse.server.admission import REFUSED, AnyRequest, address_of, holder_of
from grasse.server.desk import Desk
from grasse.server.explorer import Explorer
from grasse.server.explorer_messages import Explored, ExploreWish

DEAL = "/api/explorer/deals/{game:str}/{seats:int}/{deal:str}"
MOMENT = "/api/explorer/matches/{match:str}/{number:int}"


def room(state: State) -> Explorer:
    """The explorer of this worker."""
    found: Explorer = state.explorer
    return found


@get(DEAL, responses=REFUSED)
async def see_deal(
    game: FromPath[str], seats: FromPath[int], deal: FromPath[str], state: State
) -> messages.Position:
    """A deal at its first decision; any name has its own."""
    return await room(state).deal_position(game, seats, deal)


@get(DEAL + "/then/{action:int}", responses=REFUSED)
async def deal_then(
    game: FromPath[str],
    seats: FromPath[int],
    deal: FromPath[str],
    action: FromPath[int],
    state: State,
) -> messages.Foreseen:
    """The table of a deal after an option, as far as that is certain."""
    return await room(state).deal_then(game, seats, deal, action)


@post(DEAL, responses=REFUSED)
async def explore_deal(
    request: AnyRequest,
    desk: NamedDependency[Desk],
    state: State,
    game: FromPath[str],
    seats: FromPath[int],
    deal: FromPath[str],
    data: JSONBody[ExploreWish],
) -> Explored:
    """Explores the first decision of a deal, up to a round."""
    asker = (address_of(request), await holder_of(request, desk))
    match = await room(state).deal(game, seats, deal)
    return await room(state).explore(match, data.round, asker)


@get(MOMENT, responses=REFUSED)
async def see_moment(
    match: FromPath[str], number: FromPath[int], state: State
) -> messages.Position:
    """A decision of a finished match, before it is made."""
    return await room(state).moment_position(match, number)


@post(MOMENT, responses=REFUSED)
async def explore_moment(
    request: AnyRequest,
    desk: NamedDependency[Desk],
    state: State,
    match: FromPath[str],
    number: FromPath[int],
    data: JSONBody[ExploreWish],
) -> Explored:
    """Explores a decision of a finished match, up to a round."""
    asker = (address_of(request), await holder_of(request, desk))
    again, played = await room(state).moment(match, number)
    return await room(state).explore(again, data.round, asker, played)


HANDLERS = [see_deal, deal_then, explore_deal, see_moment, explore_moment]
