"""The addresses of the match of the day."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody

from grasse.server import day_messages, days, messages
from grasse.server.admission import REFUSED, AnyRequest, give_key, holder_of
from grasse.server.desk import Desk


@get("/api/day", responses=REFUSED)
async def see_day(
    request: AnyRequest, desk: NamedDependency[Desk], day: FromQuery[str] = ""
) -> day_messages.Day:
    """The matches of today or of another day: who plays, hashes, results."""
    return await days.see(desk, await holder_of(request, desk), day)


@post("/api/day", responses=REFUSED)
async def open_day(
    request: AnyRequest, desk: NamedDependency[Desk], data: JSONBody[day_messages.OpenDay]
) -> Response[messages.Summary]:
    """Begins the match of the day, or goes on with it; or plays it again for practice."""
    visitor, cookie = await give_key(request, desk)
    return Response(await days.play(desk, visitor, data), cookies=[cookie])


HANDLERS = [see_day, open_day]
