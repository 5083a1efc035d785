"""The addresses of people's own boxes, and of those that matches are played with."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from grasse.server import admission, box_messages, own_boxes
from grasse.server.admission import REFUSED, AnyRequest, give_key, holder_of
from grasse.server.desk import Desk


@get("/api/boxes", responses=REFUSED)
async def list_boxes(request: AnyRequest, desk: NamedDependency[Desk]) -> box_messages.Boxes:
    """The boxes that are one's own."""
    return await own_boxes.mine(desk, await holder_of(request, desk))


@post("/api/boxes", responses=REFUSED, request_max_body_size=box_messages.LARGEST_IMPORT)
async def make_box(
    request: AnyRequest, desk: NamedDependency[Desk], data: JSONBody[box_messages.NewBox]
) -> Response[box_messages.OwnBox]:
    """Makes a box: of a file, as a copy of another, of that of a match, or of ours."""
    desk.gate.box_files.take(admission.address_of(request))
    visitor, cookie = await give_key(request, desk)
    return Response(await own_boxes.make(desk, visitor, data), cookies=[cookie])


@get("/api/boxes/{box:str}", responses=REFUSED)
async def see_box(
    request: AnyRequest, desk: NamedDependency[Desk], box: FromPath[str]
) -> box_messages.OwnBox:
    """A box, for whoever knows its link."""
    desk.gate.box_files.take(admission.address_of(request))
    return await own_boxes.see(desk, await holder_of(request, desk), box)


@post("/api/boxes/{box:str}", responses=REFUSED)
async def change_box(
    request: AnyRequest,
    desk: NamedDependency[Desk],
    box: FromPath[str],
    data: JSONBody[box_messages.ChangeBox],
) -> box_messages.OwnBox:
    """Changes a box of one's own."""
    desk.gate.box_files.take(admission.address_of(request))
    return await own_boxes.change(desk, await holder_of(request, desk), box, data)


@post("/api/boxes/{box:str}/remove", responses=REFUSED)
async def remove_box(
    request: AnyRequest, desk: NamedDependency[Desk], box: FromPath[str]
) -> box_messages.Boxes:
    """Removes a box of one's own; matches that were opened with it go on."""
    return await own_boxes.remove(desk, await holder_of(request, desk), box)


@get("/api/boxes/{box:str}/file", responses=REFUSED, media_type="application/toml")
async def box_file(desk: NamedDependency[Desk], box: FromPath[str]) -> Response[str]:
    """A box as a file, for `grasse --box` and for others."""
    row = await own_boxes.find(desk, box)
    disposition = f'attachment; filename="{row.game}-box.toml"'
    return Response(row.text, headers={"content-disposition": disposition})


@get("/api/games/{game:str}/boxes/{content:str}", responses=REFUSED)
async def see_match_box(
    request: AnyRequest, desk: NamedDependency[Desk], game: FromPath[str], content: FromPath[str]
) -> box_messages.MatchBox:
    """What is different in the box that a match is played with."""
    desk.gate.box_files.take(admission.address_of(request))
    return await own_boxes.see_match_box(desk, game, content)


HANDLERS = [list_boxes, make_box, see_box, change_box, remove_box, box_file, see_match_box]
