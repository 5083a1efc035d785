"""The laboratory in the browser: experiments, played in turn by a process that stands back."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
import zlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from grasse.games import GAMES
from grasse.games.paces import paces_of
from grasse.players import find_player
from grasse.server import box_forms, own_boxes
from grasse.server.box_forms import Reading
from grasse.server.desk import Desk
from grasse.server.lab_messages import (
    Experiment,
    LabArm,
    LabChange,
    LabDraft,
    LabGame,
    LabLuck,
    LabSketch,
    LabTile,
    LabWish,
)
from grasse.server.lab_orders import Order, base_of, order_of, read_order, taken_up
from grasse.server.lab_seats import fitting_difference
from grasse.server.lab_wishes import LAB_PLAYERS, Trial, sketch_of, trial_of
from grasse.server.messages import Refusal
from grasse.server.staff import Staff
from grasse.server.turns import Turns
from grasse.server.visitors import Visitor, wished_name
from grasse.storage import people
from grasse.storage.experiments import (
    ExperimentRow,
    begin_experiment,
    experiments_of,
    find_experiment,
    keep_experiment,
    renew_experiments,
)
from grasse.study.lab.evidence import LOOKS, Estimate
from grasse.study.lab.report import Compared, Report, Row, headline
from grasse.study.lab.running import Trials, reviews_of
from grasse.study.lab.trial import Job, do

log = logging.getLogger("grasse")
KINDNESS = 10  # bots think at 5, and come before
STALE = 30.0  # seconds after which an experiment that nobody heard of was left by its server
RENEWED_EVERY = STALE / 4  # seconds between two words that one goes on, however long a part takes
TWO = 2  # seats for which the pace is told
LONGEST_QUEUE = 20  # experiments that go on or wait
NOT_YOURS = "that is no experiment of yours that goes on"
FROM_ONE = 5  # of them that one address may have begun

_read = msgspec.json.Decoder(Experiment).decode


@dataclass
class Work:
    """What is played of an experiment, and for whom."""

    order: bytes  # as it is kept
    trials: Trials
    person: str
    address: str


class Laboratory:
    """Plays experiments in parts, in turn; one a person at a time."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.staff = Staff(1, kindness=KINDNESS)
        self.turns = Turns(1)
        self.going: dict[str, Experiment] = {}
        self.name = secrets.token_urlsafe(12)  # of this worker
        self.work: dict[str, Work] = {}  # [experiment]
        self._paces: dict[tuple[str, str], float] = {}  # [game, player] seconds of a match
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def most(self) -> int:
        """How many matches an experiment may have; 0 if there is no laboratory here."""
        return int(self.desk.gate.limits.experiments)

    async def about(self, game: str, box: str) -> LabGame:
        """What can be tried with a game, and with an own box or ours."""
        base, name = await self.base_of(game, box)

        def tell() -> LabGame:
            return LabGame(
                game=game,
                seats=list(GAMES[game].seats),
                players=LAB_PLAYERS,
                seconds={player: self.pace(game, player) for player in LAB_PLAYERS},
                most=self.most,
                box_name=name,
                fields=box_forms.fields_of(base),
                rows=box_forms.rows_of(base),
                faces=own_boxes.faces_of(base),
                differences=box_forms.differences(base) if box else [],
                fitting=fitting_difference(base) if box else list(GAMES[game].seats),
            )

        return await asyncio.to_thread(tell)

    async def base_of(self, game: str, box: str) -> tuple[Reading, str]:
        """The box that is changed, and what it is called: an own one, or ours."""
        if game not in GAMES:
            raise Refusal("no_such_game", "there is no such game")
        if not box:
            return await asyncio.to_thread(box_forms.ours, game), ""
        row = await own_boxes.find(self.desk, box)
        if row.game != game:
            raise Refusal("no_such_box", "it is a box of another game")
        return await asyncio.to_thread(box_forms.read, GAMES[game], row.text), row.name

    def pace(self, game: str, player: str) -> float:
        """Seconds of a match with two seats: as measured here, else with us; 0: unknown."""
        here = self._paces.get((game, player))
        return paces_of(GAMES[game].folder).get(player, 0.0) if here is None else here

    async def sketch(self, draft: LabDraft) -> LabSketch:
        """What changes would be."""
        base, _ = await self.base_of(draft.game, draft.box)
        return await asyncio.to_thread(sketch_of, draft, base)

    async def begin(self, visitor: Visitor, wish: LabWish, address: str) -> Experiment:
        """Begins an experiment; a wish that cannot be fulfilled changes nothing."""
        person = visitor.person
        base, box_name = await self.base_of(wish.game, wish.box)
        trial = await asyncio.to_thread(trial_of, wish, base, self.most)
        self.desk.warmup.check(wish.game)
        order = await asyncio.to_thread(order_of, wish, base, box_name, trial.plan)
        told = begun(secrets.token_urlsafe(12), order, trial)
        known = people.welcome, person, visitor.key, wished_name(wish.name), self.desk.clock()
        work = Work(order.packed(), Trials(trial.plan), person, address)
        return await self._start(told, work, known)

    async def go_on(self, name: str, person: str, address: str) -> Experiment:
        """Goes on with an experiment of one's own that was stopped, or left by its server.

        Nothing is played again, unless the program is another one than it was: its bots may play
        otherwise, and what they did before does not belong to it.
        """
        row = await self.desk.read(find_experiment, name)
        told, order = (
            self._told(row, person) if row else None,
            read_order(row.wish) if row else None,
        )
        if row is None or told is None or order is None or not told.goes_on:
            raise Refusal("nobody", NOT_YOURS)
        self.desk.warmup.check(told.game)
        reading = await asyncio.to_thread(base_of, order)
        trial = await asyncio.to_thread(trial_of, order.wish, reading, self.most)
        trials = await asyncio.to_thread(taken_up, order, trial.plan, row.trials)
        if not trials.counted:  # nothing was played, or nothing that belongs to this program
            renewed = told.played > 0
            order = await asyncio.to_thread(
                order_of, order.wish, reading, order.box_name, trial.plan
            )
            told = begun(name, order, trial)
            told.renewed = renewed
        told.status, told.goes_on = "waiting", False
        return await self._start(told, Work(order.packed(), trials, person, address))

    def _check_room(self, person: str, address: str) -> None:
        """Refuses a second experiment of somebody, and one too many."""
        if any(work.person == person for work in self.work.values()):
            raise Refusal("too_many", "one experiment at a time")
        from_here = sum(work.address == address for work in self.work.values())
        if len(self.going) >= LONGEST_QUEUE or from_here >= FROM_ONE:
            raise Refusal("too_many", "many experiments wait; try again later")

    async def _start(self, told: Experiment, work: Work, *before: tuple[Any, ...]) -> Experiment:
        """Keeps an experiment, after what is to be written before it, and plays it."""
        self._check_room(work.person, work.address)
        name = told.experiment
        self.going[name], self.work[name] = told, work
        try:
            for write in (*before, (begin_experiment, self._row_of(name))):
                await self.desk.write(*write)
        except BaseException:  # or it would be the one of this person for ever
            self._forget(name)
            raise
        answer = msgspec.structs.replace(told)  # as it is now, before anything is played
        task = asyncio.create_task(self._make(name, work), name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return answer

    async def _make(self, name: str, work: Work) -> None:
        told, trials = self.going[name], work.trials
        plan, path = trials.plan, (work.address, work.person, name)
        try:
            if any(find_player(player).habits for player in plan.players):
                await self.desk.warmup.search(plan.game)
            goes_on = await self._play(name, trials, path)
            whole = goes_on and await self._review(name, trials, path)
            told.status = "done" if whole else "stopped"
        except asyncio.CancelledError:
            told.status = "stopped"
            raise
        except Exception:
            told.status = "failed"
            log.exception("experiment %s of %s failed", name, plan.game)
        finally:
            try:
                await asyncio.shield(self._keep(name))
            except Refusal as refusal:  # what was kept before of it stays
                log.warning("experiment %s could not be kept: %s", name, refusal)
            finally:
                self._forget(name)

    async def _play(self, name: str, trials: Trials, path: tuple[str, ...]) -> bool:
        """Plays what is missing, or until it is clear; answers whether nobody stopped that."""
        told, plan = self.going[name], trials.plan
        ends = {-(-plan.chunks * look // LOOKS): look for look in range(1, LOOKS + 1)}
        trials.look = ends.get(trials.counted, 0)
        while trials.counted < plan.chunks and not told.clear:
            async with self.turns.turn(*path):
                told.status, since = "working", time.monotonic()
                done = await self.staff.ask(do, plan, Job("deals", trials.counted))
                told.seconds += time.monotonic() - since
            trials.keep(done)
            trials.look = ends.get(trials.counted, 0)
            report = trials.report(final=bool(trials.look))
            fill(told, report)
            self._learn_pace(told)
            told.clear = bool(trials.look) and report.is_settled
            if not await self._keep(name):
                return False
        return True

    async def _review(self, name: str, trials: Trials, path: tuple[str, ...]) -> bool:
        """Finds out how much luck decides; answers whether nobody stopped that."""
        told = self.going[name]
        for job in reviews_of(trials.plan):
            if trials.has(job):
                continue
            told.status, told.reviewing = "working", True
            async with self.turns.turn(*path):
                trials.keep(await self.staff.ask(do, trials.plan, job))
            told.luck = lucks_of(trials.report())
            if not await self._keep(name):
                break
        else:
            told.reviewing = False
        return not told.reviewing

    def _forget(self, name: str) -> None:
        self.going.pop(name, None)
        self.work.pop(name, None)

    def _learn_pace(self, told: Experiment) -> None:
        """Measures the players; the first deals also wait for a process to start."""
        if len(set(told.players)) == 1 and told.played:
            pace = told.seconds / told.played * TWO / told.seats
            self._paces[told.game, told.players[0]] = pace

    async def _keep(self, name: str) -> bool:
        """Keeps how far it is; answers whether it goes on."""
        return await self.desk.write(keep_experiment, self._row_of(name))

    def _row_of(self, name: str) -> ExperimentRow:
        """An experiment as it is kept; what is done is not gone on with."""
        told, work = self.going[name], self.work[name]
        row = row_of(told, work.person)
        if told.status == "done":
            return replace(row, worker=self.name)
        packed = work.trials.packed()
        return replace(row, wish=work.order, trials=packed, worker=self.name)

    async def run(self) -> None:
        """Says of what is played or waits here that it goes on, without an end."""
        while True:
            await asyncio.sleep(RENEWED_EVERY)
            await self.renew()

    async def renew(self) -> None:
        """Says that once: other workers, and the next server here, take the rest to be left."""
        if self.going:
            await self.desk.write(renew_experiments, list(self.going), self.name, time.time())

    async def see(self, name: str, person: str) -> Experiment:
        """How far an experiment is; whoever has its name may know."""
        row = await self.desk.read(find_experiment, name)
        told = self._told(row, person) if row else None
        if told is None:
            raise Refusal("no_such_page", "there is no such experiment")
        return told

    async def mine(self, person: str) -> list[Experiment]:
        """What somebody tried, without what was found."""
        rows = await self.desk.read(experiments_of, person) if person else []
        found = [told for row in rows if (told := self._told(row, person))]
        bare: dict[str, Any] = {"arms": [], "tiles": [], "faces": {}, "former": {}}
        return [msgspec.structs.replace(each, **bare) for each in found]

    def _told(self, row: ExperimentRow, person: str) -> Experiment | None:
        try:
            told = self.going.get(row.experiment) or _read(zlib.decompress(row.told))
        except msgspec.ValidationError:  # it was written before there was more to tell
            return None
        is_left = row.experiment not in self.going and time.time() - row.at > STALE
        status = told.status
        if is_left and status in ("waiting", "working"):  # by a server that has ended
            status = "stopped"
        is_mine = bool(person) and row.person == person
        goes_on = is_mine and status in ("stopped", "failed") and row.wish is not None
        return msgspec.structs.replace(told, status=status, mine=is_mine, goes_on=goes_on)

    async def stop(self, name: str, person: str) -> Experiment:
        """Stops an experiment of one's own; what was found stays."""
        if name not in self.going:
            return await self._stop_elsewhere(name, person)
        if self.work[name].person != person:
            raise Refusal("nobody", NOT_YOURS)
        told = self.going[name]
        told.status = "stopped"  # even if it has not begun
        tasks = [task for task in self._tasks if task.get_name() == name]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return msgspec.structs.replace(told, goes_on=True)

    async def _stop_elsewhere(self, name: str, person: str) -> Experiment:
        """Writes down that it is stopped; the worker that plays it reads it after this part."""
        row = await self.desk.read(find_experiment, name)
        told = self._told(row, person) if row else None
        if told is None or not told.mine or told.status not in ("waiting", "working"):
            raise Refusal("nobody", NOT_YOURS)
        told.status = "stopped"
        told.goes_on = row is not None and row.wish is not None
        if row is not None:
            stopped = row_of(told, person)
            kept = replace(row, status="stopped", at=stopped.at, told=stopped.told)
            await self.desk.write(keep_experiment, kept)
        return told

    async def close(self) -> None:
        """Leaves what is not done; what was found of it is kept."""
        await self.staff.leave(self._tasks)


def row_of(told: Experiment, person: str) -> ExperimentRow:
    """An experiment of somebody as it is kept."""
    packed = zlib.compress(msgspec.json.encode(told))
    return ExperimentRow(told.experiment, person, told.game, told.status, time.time(), packed)


def begun(name: str, order: Order, trial: Trial) -> Experiment:
    """An experiment of which nothing is played yet."""
    wish = order.wish
    return Experiment(
        experiment=name,
        game=wish.game,
        box_name=order.box_name,
        compared=not wish.settings,
        chosen=trial.chosen,
        seats=wish.seats,
        players=wish.players,
        wanted=trial.plan.deals * len(trial.plan.arms),
        played=0,
        seconds=0.0,
        status="waiting",
        clear=False,
        mine=True,
        arms=[LabArm(values, []) for values in trial.values],
        tiles=[],
        faces=trial.faces,
        former=trial.former,
        alone=wish.alone,
    )


def fill(told: Experiment, report: Report) -> None:
    """Puts what was found so far into the message; of many boxes only what matters most."""
    told.played = report.matches
    many = len(told.arms) > 1
    rows = headline(report) if many else report.rows
    for arm, into in enumerate(told.arms):
        into.changes = [change_of(row, row.others[arm]) for row in rows]
    told.tiles = [
        LabTile(tile.noun, tile.name, values(tile.worth), values(tile.lift), spans(tile.lift))
        for tile in report.tiles
        if not many
    ]


def change_of(row: Row, other: Compared) -> LabChange:
    """A measure with one of the changed boxes."""
    change = other.change
    return LabChange(
        name=row.name,
        before=rounded(row.base.value),
        after=rounded(other.value.value),
        change=rounded(change.value),
        low=rounded(change.low),
        high=rounded(change.high),
        sure=other.is_clear,
    )


def lucks_of(report: Report) -> list[LabLuck]:
    """How much luck decides with each box, once that can be said of all of them."""
    found = [
        LabLuck(
            share=rounded(each.luck.value),
            low=rounded(each.luck.low),
            high=rounded(each.luck.high),
            decisions=rounded(each.decisions),
            rest=rounded(each.revisions),
            matches=each.matches,
        )
        for each in report.luck
    ]
    return found if len(found) == len(report.titles) else []


def values(estimates: Sequence[Estimate | None]) -> list[float | None]:
    """Without their intervals."""
    return [rounded(each.value) if each else None for each in estimates]


def spans(estimates: Sequence[Estimate | None]) -> list[list[float] | None]:
    """Their intervals alone."""
    return [[rounded(each.low), rounded(each.high)] if each else None for each in estimates]


def rounded(value: float) -> float:
    """As much of a number as anybody reads; one that is not known yet is 0."""
    return round(value, 4) if abs(value) < 1e12 else 0.0
