"""The server: every address on one screen."""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from typing import Any

from litestar import (
    HttpMethod,
    Litestar,
    Response,
    WebSocket,
    get,
    post,
    route,
    websocket,
)
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException, WebSocketDisconnect
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, FromQuery, JSONBody

from grasse.server import (
    admission,
    box_addresses,
    cards,
    day_addresses,
    explorer_addresses,
    lab_addresses,
    lobby,
    meetings,
    messages,
    people_addresses,
    practice,
    previews,
    privacy,
    rated,
    rematches,
    replays,
    rounds,
    shelf,
    telling,
    telling_addresses,
    tournament_addresses,
)
from grasse.server.admission import REFUSED, AnyRequest, give_key, holder_of
from grasse.server.bots import Bots
from grasse.server.connections import Reception
from grasse.server.desk import DATABASE_AWAY, SWEEP, Desk
from grasse.server.differences import Copy
from grasse.server.explorer import Explorer
from grasse.server.homes import Homes
from grasse.server.laboratory import Laboratory
from grasse.server.limits import Gate, Limits
from grasse.server.messages import Refusal, meant_seat
from grasse.server.metrics import Metrics, requests_config, watch
from grasse.server.pulse import Pulse
from grasse.server.results import keep_telling
from grasse.server.reviews import Reviews, trials
from grasse.server.sockets import FAILED, POLICY, Guest
from grasse.server.tidying import terms, tidy
from grasse.server.warmup import Warmup
from grasse.storage import store
from grasse.storage.listener import listen
from grasse.storage.place import is_postgresql
from grasse.words import FOLDER, LANGUAGES

log = logging.getLogger("grasse")
AGAIN, AT_MOST = 1.0, 60.0  # seconds until work that failed is begun again
Around = Callable[[Litestar], AbstractAsyncContextManager[None]]
PACKED: dict[str, Any] = {
    "packed": True
}  # the files of the page are compressed once, not each time
READING = [HttpMethod.GET, HttpMethod.HEAD]
AnySocket = WebSocket[Any, Any, State]


# ---------------------------------------------------------------- games and words


@get("/api/games", responses=REFUSED, sync_to_thread=False)
def games() -> messages.Games:
    """The games, and the bots that can sit at a table."""
    return cards.list_games()


@get("/api/games/{game:str}", responses=REFUSED)
async def game(
    desk: NamedDependency[Desk], game: FromPath[str], box: FromQuery[str] = ""
) -> messages.WholeGame:
    """Everything about one game that does not change during a match; *box*: with a former box."""
    if box:
        await lobby.recall_box(desk, game, box)
    return cards.whole_game(game, box)


@get("/api/games/{game:str}/rules", responses=REFUSED, sync_to_thread=False)
def rules(game: FromPath[str]) -> messages.Rules:
    """The rules of a game, block by block and clause by clause."""
    return cards.rules_of(game)


@get("/api/games/{game:str}/how/{language:str}", responses=REFUSED, sync_to_thread=False)
def how(game: FromPath[str], language: FromPath[str]) -> messages.How:
    """How a game is played, for people, in one language."""
    return cards.how_to(game, language)


@get(
    "/words/{language:str}/{file:str}",
    responses=REFUSED,
    media_type="text/plain",
    sync_to_thread=False,
    opt=PACKED,
)
def words(request: AnyRequest, language: FromPath[str], file: FromPath[str]) -> Response[bytes]:
    """A catalogue of words."""
    known = {path.name for path in (FOLDER / "en").glob("*.ftl")}
    if language not in LANGUAGES or file not in known:
        raise NotFoundException("there are no such words")
    return shelf.send_file(request, FOLDER / language / file)


@get("/words/{file:str}", responses=REFUSED, sync_to_thread=False, opt=PACKED)
def all_words(request: AnyRequest, file: FromPath[str]) -> Response[bytes]:
    """All catalogues of a language by their names, or those of its lessons."""
    return shelf.send_words(request, file)


# ---------------------------------------------------------------- matches


@get("/api/lobby", responses=REFUSED)
async def list_matches(
    request: AnyRequest, desk: NamedDependency[Desk], before: FromQuery[float | None] = None
) -> messages.Lobby:
    """My matches, listed matches, finished matches."""
    return await lobby.lobby(desk, await holder_of(request, desk), before)


@post("/api/matches", responses=REFUSED)
async def open_match(
    request: AnyRequest, desk: NamedDependency[Desk], data: JSONBody[messages.OpenMatch]
) -> Response[messages.Summary]:
    """Opens a match."""
    visitor, cookie = await give_key(request, desk)
    return Response(await lobby.open_match(desk, visitor, data), cookies=[cookie])


@post("/api/lessons", responses=REFUSED)
async def open_lesson(
    request: AnyRequest, desk: NamedDependency[Desk], data: JSONBody[messages.OpenLesson]
) -> Response[messages.Summary]:
    """Begins a lesson, or goes on with the one that was begun."""
    visitor, cookie = await give_key(request, desk)
    return Response(await lobby.open_lesson(desk, visitor, data), cookies=[cookie])


@get("/api/matches/{match:str}", responses=REFUSED)
async def see_match(
    request: AnyRequest, desk: NamedDependency[Desk], match: FromPath[str]
) -> messages.Summary:
    """What is known of a match without sitting down."""
    return await lobby.summary(desk, await holder_of(request, desk), match)


@get("/api/matches/{match:str}/written", responses=REFUSED)
async def written(
    request: AnyRequest, desk: NamedDependency[Desk], match: FromPath[str]
) -> messages.Written:
    """What was written down of a match, even if it cannot be played any more."""
    return await lobby.written(desk, await holder_of(request, desk), match)


@post("/api/matches/{match:str}/join", responses=REFUSED)
async def join(
    request: AnyRequest,
    desk: NamedDependency[Desk],
    match: FromPath[str],
    data: JSONBody[messages.Join],
) -> Response[messages.Summary]:
    """Takes a chair by its invitation, for oneself or for a bot."""
    visitor, cookie = await give_key(request, desk)
    return Response(await lobby.join(desk, visitor, match, data), cookies=[cookie])


@post("/api/matches/{match:str}/rematch", responses=REFUSED)
async def rematch(
    request: AnyRequest, desk: NamedDependency[Desk], match: FromPath[str]
) -> messages.Summary:
    """The same game again, for those who played and ask for it."""
    return await rematches.rematch(desk, await holder_of(request, desk), match)


@post("/api/matches/{match:str}/fork", responses=REFUSED)
async def fork(
    request: AnyRequest,
    desk: NamedDependency[Desk],
    match: FromPath[str],
    data: JSONBody[messages.Fork],
) -> Response[messages.Summary]:
    """A new match that goes on from a decision of a finished one."""
    visitor, cookie = await give_key(request, desk)
    return Response(await lobby.fork(desk, visitor, match, data), cookies=[cookie])


@get("/api/matches/{match:str}/record", responses=REFUSED, media_type="text/plain")
async def record(desk: NamedDependency[Desk], match: FromPath[str]) -> Response[str]:
    """The record of a finished match, with the secret behind its chance."""
    disposition = f'attachment; filename="{match}.grasse"'
    text = await replays.record_of(desk, match)
    return Response(text, headers={"content-disposition": disposition})


@get("/api/matches/{match:str}/replay", responses=REFUSED)
async def replay(desk: NamedDependency[Desk], match: FromPath[str]) -> messages.Replay:
    """The decisions and rounds of a finished match."""
    return await replays.replay(desk, match)


@get("/api/matches/{match:str}/replay/{number:int}", responses=REFUSED)
async def replay_step(
    desk: NamedDependency[Desk],
    match: FromPath[str],
    number: FromPath[int],
    eyes: FromQuery[int] = -2,
) -> messages.Step:
    """The table of a finished match after this many decisions."""
    return await replays.step(desk, match, number, eyes)


@get("/api/matches/{match:str}/review", responses=REFUSED)
async def see_review(
    reviews: NamedDependency[Reviews], match: FromPath[str], since: FromQuery[int] = 0
) -> messages.ReviewState:
    """How far the review of a finished match is, with moments from *since* on, or all of it."""
    return await reviews.state(match, since)


@post("/api/matches/{match:str}/review", responses=REFUSED)
async def begin_review(
    request: AnyRequest,
    desk: NamedDependency[Desk],
    reviews: NamedDependency[Reviews],
    match: FromPath[str],
) -> messages.ReviewState:
    """Asks for the review of a finished match."""
    asker = (admission.address_of(request), await holder_of(request, desk))
    return await reviews.begin(match, asker)


@post("/api/matches/{match:str}/share", responses=REFUSED)
async def share(
    request: AnyRequest,
    desk: NamedDependency[Desk],
    match: FromPath[str],
    data: JSONBody[messages.ShareMatch],
) -> messages.Summary:
    """Lets everybody who has its link look at a finished match of one's own, or nobody else."""
    return await privacy.share(desk, await holder_of(request, desk), match, data)


@websocket("/api/matches/{match:str}/socket")
async def socket(socket: AnySocket, desk: NamedDependency[Desk], match: FromPath[str]) -> None:
    """Plays, or looks on."""
    await sit(socket, desk, match)


# ---------------------------------------------------------------- for administrators


@route("/health", http_method=READING, include_in_schema=False)
async def health(state: State, desk: NamedDependency[Desk]) -> Response[messages.Health]:
    """Whether this server can do its work: it answers, and so does the database."""
    if not await state.pulse.is_there():
        return Response(messages.Health("broken"), status_code=503)
    return Response(messages.Health("ok", desk.warmup.waiting()))


# ---------------------------------------------------------------- the page


@route(
    ["/", "/{file:path}"],
    http_method=READING,
    include_in_schema=False,
    sync_to_thread=False,
    opt=PACKED,
)
def page(request: AnyRequest, file: FromPath[str] = "/") -> Response[bytes]:
    """The page, and all that belongs to it."""
    if not file.strip("/"):
        return shelf.send_front(request, previews.house(request))
    return shelf.send_file(request, shelf.find(file))


@route("/t/{match:str}", http_method=READING, include_in_schema=False, opt=PACKED)
async def shared(
    request: AnyRequest,
    desk: NamedDependency[Desk],
    match: FromPath[str],
    lang: FromQuery[str] = "",
) -> Response[bytes]:
    """The page with a preview of a match, for links that are shared."""
    preview = await previews.of_match(request, desk, match, lang)
    return shelf.send_front(request, preview)


# ---------------------------------------------------------------- putting it together


async def sit(socket: AnySocket, desk: Desk, match: str) -> None:
    """Lets a socket in, and tells it why if it may not stay."""
    try:
        admission.check_origin(socket)
    except Refusal as refusal:
        await socket.close(code=POLICY, reason=refusal.reason)  # unaccepted: the answer is a 403
        return
    await socket.accept()
    guest = Guest(desk, socket, match, "", admission.address_of(socket))
    with suppress(WebSocketDisconnect, RuntimeError):
        try:
            admission.take_read(desk.gate, socket)  # it is told a whole table
            guest.holder = await holder_of(socket, desk)
            guest.seat, since, differences, guest.wants_ahead = asked_seat(socket)
            guest.copy = Copy(guest.wants_ahead) if differences else None
            await guest.stay(since)
        except Refusal as refusal:
            await guest.refuse(refusal)
            code = FAILED if refusal.reason == "broken" else POLICY
            await socket.close(code=code, reason=refusal.reason)


async def when_database_answers(database: str, make: Callable[[], Desk]) -> Desk:
    """A desk, as soon as PostgreSQL answers: a worker may be started while it is away.

    If the worker gave up instead, uvicorn would end all the others with it.
    """
    desk, is_told = None, False
    while True:
        try:
            desk = desk or make()
            await desk.beat()
            return desk
        except (Refusal, *DATABASE_AWAY):
            if not is_postgresql(database):
                raise
        if not is_told:
            log.warning("a worker waits for the database")
            is_told = True
        await asyncio.sleep(SWEEP)


async def keep_on(work: Callable[..., Awaitable[None]], *arguments: Any) -> None:
    """Does work beside the requests; if it fails, that is logged, and it is begun again."""
    loop, rest = asyncio.get_running_loop(), AGAIN
    while True:
        began = loop.time()
        try:
            await work(*arguments)
            return
        except Exception:
            log.exception("%s failed; trying again", getattr(work, "__qualname__", work))
        if loop.time() - began > AT_MOST:
            rest = AGAIN
        await asyncio.sleep(rest)
        rest = min(2 * rest, AT_MOST)


def asked_seat(socket: AnySocket) -> tuple[int, int | None, bool, bool]:
    """The seat of a socket, and the last table that it has seen.

    And whether differences will do, and whether it wants to know what its options bring.
    """
    found = []
    for name in ("seat", "since", "differences", "prospects"):
        text = str(socket.query_params.get(name, ""))
        if text and not (text.isascii() and text.isdecimal() and len(text) < 10):
            raise Refusal("malformed", f"{name} is a number")
        found.append(int(text) if text else None)
    return meant_seat(found[0] or 0), found[1], bool(found[2]), found[3] != 0


HANDLERS = [
    *(
        games,
        game,
        rules,
        how,
        words,
        all_words,
        list_matches,
        open_match,
        see_match,
        written,
        join,
        rematch,
    ),
    *(fork, open_lesson, record, replay, replay_step, see_review, begin_review, share),
    *practice.HANDLERS,
    *people_addresses.HANDLERS,
    *day_addresses.HANDLERS,
    *tournament_addresses.HANDLERS,
    *lab_addresses.HANDLERS,
    *explorer_addresses.HANDLERS,
    *(socket, health, shared, page),
    *meetings.HANDLERS,
    *telling_addresses.HANDLERS,
    *box_addresses.HANDLERS,
]


def make_app(
    database: str,
    limits: Limits | None = None,
    patient: bool = True,
    ahead: bool = False,
    homes: Homes | None = None,
    reception: Reception | None = None,
    around: Sequence[Around] = (),
) -> Litestar:
    """The server on a database.

    If it is *patient*, it opens when all games are compiled; else some may come later. What the
    bots that look ahead need is compiled *ahead*, or when the first of them is asked. *homes* says
    which matches other workers look after; whoever they lead here comes to the *reception*.
    What is *around* begins after all of it, and ends before.
    """
    gate, kept, thinking = Gate(limits), terms(), trials()
    entrance = admission.Admission(gate)

    async def let_in(request: AnyRequest) -> None:
        await entrance.check(request)
        await privacy.check(request)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        warmup = Warmup()
        await warmup.open(everything=patient)
        # What is alive now stays, and a table's entries make no circles: looking through all of
        # it again and again would hold up everyone.
        gc.collect()
        gc.freeze()
        gc.set_threshold(50_000, 50, 100)
        # The thread that writes is asked to wait for this one no longer than that, a dozen times in
        # each commit: at Python's 5 ms a decision would wait for most of a tenth of a second.
        sys.setswitchinterval(0.0005)

        def open_desk() -> Desk:
            engine = store.open_database(database)
            try:
                return Desk(engine, Bots(), warmup=warmup, gate=gate, homes=homes)
            except BaseException:
                engine.dispose()
                raise

        desk = await when_database_answers(database, open_desk)
        app.state.desk, app.state.reviews = desk, Reviews(desk, thinking)
        app.state.pulse = Pulse(desk)
        app.state.laboratory, app.state.explorer = Laboratory(desk), Explorer(desk)
        work = [keep_on(desk.run), keep_on(watch, desk), keep_on(tidy, desk, kept)]
        work += [keep_on(warmup.compile, ahead), keep_on(rated.count, desk)]
        work += [keep_on(keep_telling, desk), keep_on(telling.tell, desk)]
        work.append(keep_on(app.state.reviews.run))
        work.append(keep_on(app.state.laboratory.run))
        work.append(keep_on(rounds.run, desk))
        if is_postgresql(database):
            work.append(keep_on(listen, database, desk.hear, desk.refresh_all))
        if homes is not None and reception is not None:
            work.append(keep_on(homes.run, reception.welcome))
        tasks = [asyncio.create_task(each) for each in work]
        try:
            yield
        finally:
            if reception is not None:
                await reception.close()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await app.state.reviews.close()
            await app.state.laboratory.close()
            app.state.explorer.close()
            await desk.close()

    async def provide_desk(state: State) -> Desk:
        found: Desk = state.desk
        return found

    async def provide_reviews(state: State) -> Reviews:
        found: Reviews = state.reviews
        return found

    return Litestar(
        route_handlers=[*HANDLERS, Metrics],
        dependencies={"desk": provide_desk, "reviews": provide_reviews},
        lifespan=[lifespan, *around],
        middleware=[requests_config().middleware],
        before_request=let_in,
        before_send=[admission.say_headers],
        exception_handlers={Refusal: admission.refused, Exception: admission.failed},
        compression_config=CompressionConfig(
            "gzip", gzip_compress_level=6, exclude_opt_key="packed"
        ),
        logging_config=None,
        request_max_body_size=messages.LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Grasse",
            version="1",
            description="docs/protocol.md says what it all means.",
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
    )
