"""Every address about people: one's own profile, and others'."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from grasse.server import admission, belongings, people_messages, profiles, results
from grasse.server.admission import REFUSED, AnyRequest, give_key, holder_of, known_visitor
from grasse.server.desk import Desk


@get("/api/me", responses=REFUSED)
async def see_me(request: AnyRequest, desk: NamedDependency[Desk]) -> people_messages.Me:
    """Whose browser this is."""
    return await profiles.me(desk, await holder_of(request, desk))


@post("/api/me", responses=REFUSED)
async def change_me(
    request: AnyRequest, desk: NamedDependency[Desk], data: JSONBody[people_messages.ChangeMe]
) -> Response[people_messages.Me]:
    """Changes what somebody is called, looks like, and lets others see."""
    visitor, cookie = await give_key(request, desk)
    return Response(await profiles.change(desk, visitor, data), cookies=[cookie])


@post("/api/me/link", responses=REFUSED)
async def make_link(request: AnyRequest, desk: NamedDependency[Desk]) -> people_messages.DeviceLink:
    """A link by which one more browser becomes this person's: once, for ten minutes."""
    origin = request.headers.get("origin") or str(request.base_url)
    return await profiles.make_link(desk, await holder_of(request, desk), origin)


@post("/api/me/phrase", responses=REFUSED)
async def give_phrase(
    request: AnyRequest, desk: NamedDependency[Desk]
) -> people_messages.NewPhrase:
    """A recovery phrase, in place of the one before."""
    desk.gate.phrases.take(admission.address_of(request))
    return await profiles.give_phrase(desk, await holder_of(request, desk))


@post("/api/me/forget", responses=REFUSED)
async def forget_others(request: AnyRequest, desk: NamedDependency[Desk]) -> people_messages.Me:
    """All other browsers are this person's no longer."""
    return await profiles.forget_others(desk, await known_visitor(request, desk))


@post("/api/devices", responses=REFUSED)
async def add_device(
    request: AnyRequest, desk: NamedDependency[Desk], data: JSONBody[people_messages.AddDevice]
) -> Response[people_messages.Me]:
    """This browser becomes that of whoever made a link, or wrote down a recovery phrase."""
    if data.phrase:
        desk.gate.phrases.take(admission.address_of(request))
    before, key = await known_visitor(request, desk), admission.new_key()
    person = await profiles.add_device(desk, before, admission.hash_of_key(key), data)
    cookie = admission.key_cookie(request, key)
    return Response(await profiles.me(desk, person), cookies=[cookie])


@get("/api/me/export", responses=REFUSED)
async def export(request: AnyRequest, desk: NamedDependency[Desk]) -> Response[bytes]:
    """All that is kept of oneself, as a file."""
    person = await holder_of(request, desk)
    profiles.check_known(person)
    desk.gate.exports.take(person)
    content = await desk.read(belongings.packed, person, desk.clock())
    headers = {"content-disposition": 'attachment; filename="grasse.json"'}
    return Response(content, headers=headers, media_type="application/json")


@post("/api/me/leave", responses=REFUSED)
async def leave(
    request: AnyRequest, desk: NamedDependency[Desk], data: JSONBody[people_messages.LeaveForGood]
) -> Response[people_messages.Me]:
    """Removes all that is personal, and keeps matches without a name."""
    await belongings.leave_for_good(desk, await holder_of(request, desk), data.name)
    cookie = admission.no_cookie(request)
    return Response(await profiles.me(desk, ""), cookies=[cookie])


@get("/api/me/results", responses=REFUSED)
async def see_results(
    request: AnyRequest, desk: NamedDependency[Desk], before: FromQuery[float | None] = None
) -> people_messages.Results:
    """What came of one's own matches."""
    return await results.my_results(desk, await holder_of(request, desk), before)


@get("/api/people/{name:str}/results", responses=REFUSED)
async def see_results_of(
    request: AnyRequest,
    desk: NamedDependency[Desk],
    name: FromPath[str],
    before: FromQuery[float | None] = None,
) -> people_messages.Results:
    """What came of somebody's matches, as far as they let others see it."""
    return await results.results_of(desk, await holder_of(request, desk), name, before)


@get("/api/people/{name:str}", responses=REFUSED)
async def see_person(
    request: AnyRequest, desk: NamedDependency[Desk], name: FromPath[str]
) -> people_messages.Profile:
    """Somebody, as others may see them."""
    return await profiles.profile(desk, await holder_of(request, desk), name)


HANDLERS = [
    *(see_me, change_me, make_link, give_phrase, forget_others),
    *(add_device, see_person, see_results, see_results_of, export, leave),
]
