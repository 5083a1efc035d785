"""The addresses of the laboratory."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from grasse.server.admission import REFUSED, AnyRequest, address_of, give_key, holder_of
from grasse.server.desk import Desk
from grasse.server.lab_messages import (
    Experiment,
    Experiments,
    LabDraft,
    LabGame,
    LabSketch,
    LabWish,
)
from grasse.server.laboratory import Laboratory


def room(state: State) -> Laboratory:
    """The laboratory of this worker."""
    found: Laboratory = state.laboratory
    return found


@get("/api/laboratory", responses=REFUSED)
async def see_experiments(
    request: AnyRequest, desk: NamedDependency[Desk], state: State
) -> Experiments:
    """What this browser's person tried."""
    return Experiments(await room(state).mine(await holder_of(request, desk)))


@get("/api/laboratory/games/{game:str}", responses=REFUSED)
async def see_lab_game(
    request: AnyRequest,
    desk: NamedDependency[Desk],
    game: FromPath[str],
    state: State,
    box: FromQuery[str] = "",
) -> LabGame:
    """What can be tried with a game, and with an own box or ours."""
    desk.gate.box_files.take(address_of(request))
    return await room(state).about(game, box)


@post("/api/laboratory/sketch", responses=REFUSED)
async def sketch_experiment(
    request: AnyRequest, desk: NamedDependency[Desk], state: State, data: JSONBody[LabDraft]
) -> LabSketch:
    """What changes would be: nothing begins."""
    desk.gate.box_files.take(address_of(request))
    return await room(state).sketch(data)


@post("/api/laboratory", responses=REFUSED)
async def begin_experiment(
    request: AnyRequest, desk: NamedDependency[Desk], state: State, data: JSONBody[LabWish]
) -> Response[Experiment]:
    """Begins an experiment."""
    visitor, cookie = await give_key(request, desk)
    begun = await room(state).begin(visitor, data, address_of(request))
    return Response(begun, cookies=[cookie])


@get("/api/laboratory/{experiment:str}", responses=REFUSED)
async def see_experiment(
    request: AnyRequest, desk: NamedDependency[Desk], state: State, experiment: FromPath[str]
) -> Experiment:
    """How far an experiment is, and what was found so far."""
    return await room(state).see(experiment, await holder_of(request, desk))


@post("/api/laboratory/{experiment:str}/stop", responses=REFUSED)
async def stop_experiment(
    request: AnyRequest, desk: NamedDependency[Desk], state: State, experiment: FromPath[str]
) -> Experiment:
    """Stops an experiment of one's own."""
    return await room(state).stop(experiment, await holder_of(request, desk))


@post("/api/laboratory/{experiment:str}/go-on", responses=REFUSED)
async def go_on_with_experiment(
    request: AnyRequest, desk: NamedDependency[Desk], state: State, experiment: FromPath[str]
) -> Experiment:
    """Goes on with an experiment of one's own."""
    person = await holder_of(request, desk)
    return await room(state).go_on(experiment, person, address_of(request))


HANDLERS = [
    see_experiments,
    see_lab_game,
    sketch_experiment,
    begin_experiment,
    see_experiment,
    stop_experiment,
    go_on_with_experiment,
]
