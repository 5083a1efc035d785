"""The addresses at which people say how they want to be told that it is their turn."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody

from grasse.server import meeting_messages, telling
from grasse.server.admission import REFUSED, address_of, holder_of
from grasse.server.desk import Desk

AnyRequest = Request[Any, Any, State]


@get("/api/telling", responses=REFUSED)
async def see_telling(request: AnyRequest, desk: NamedDependency[Desk]) -> meeting_messages.Telling:
    """How one can be told, and what one wants to be told."""
    return await telling.see(desk, await holder_of(request, desk))


@post("/api/telling", responses=REFUSED)
async def choose_kinds(
    request: AnyRequest, desk: NamedDependency[Desk], data: JSONBody[meeting_messages.ChooseKinds]
) -> meeting_messages.Telling:
    """Says what one wants to be told."""
    return await telling.choose(desk, await holder_of(request, desk), data.kinds)


@post("/api/telling/push", responses=REFUSED)
async def subscribe(
    request: AnyRequest, desk: NamedDependency[Desk], data: JSONBody[meeting_messages.Subscribe]
) -> meeting_messages.Telling:
    """Lets this browser be called."""
    return await telling.subscribe(desk, await holder_of(request, desk), data)


@post("/api/telling/silence", responses=REFUSED)
async def unsubscribe(
    request: AnyRequest, desk: NamedDependency[Desk], data: JSONBody[meeting_messages.Unsubscribe]
) -> meeting_messages.Telling:
    """Does not let it be called any more."""
    return await telling.unsubscribe(desk, await holder_of(request, desk), data.endpoint)


@post("/api/telling/mail", responses=REFUSED)
async def give_mail(
    request: AnyRequest, desk: NamedDependency[Desk], data: JSONBody[meeting_messages.GiveMail]
) -> meeting_messages.Telling:
    """Gives an address for mail, or takes it back."""
    holder = await holder_of(request, desk)
    return await telling.give_mail(desk, holder, address_of(request), data)


@post("/api/telling/confirm", responses=REFUSED)
async def confirm_mail(
    desk: NamedDependency[Desk], data: JSONBody[meeting_messages.ConfirmMail]
) -> meeting_messages.Confirmed:
    """Confirms an address, by the link that was sent there."""
    return await telling.confirm(desk, data.token)


HANDLERS = [see_telling, choose_kinds, subscribe, unsubscribe, give_mail, confirm_mail]
