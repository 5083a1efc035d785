"""The laboratory in the browser: experiments, played in turn by a process that stands back."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
import zlib
from collections.abc import Sequence

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
from grasse.server.lab_wishes import LAB_PLAYERS, Trial, sketch_of, trial_of
from grasse.server.messages import Refusal
from grasse.server.staff import Staff
from grasse.server.turns import Turns
from grasse.server.visitors import Visitor, wished_name
from grasse.storage import people
from grasse.storage.experiments import (
    ExperimentRow,
    experiments_of,
    find_experiment,
    keep_experiment,
)
from grasse.study.lab.evidence import LOOKS, Estimate
from grasse.study.lab.report import Compared, Report, Row, headline
from grasse.study.lab.running import Trials, reviews_of
from grasse.study.lab.trial import Job, Plan, do

log = logging.getLogger("grasse")
KINDNESS = 10  # bots think at 5, and come before
STALE = 120.0  # seconds after which an experiment that nobody heard of was left by its server
TWO = 2  # seats for which the pace is told
LONGEST_QUEUE = 20  # experiments that go on or wait
NOT_YOURS = "that is no experiment of yours that goes on"
FROM_ONE = 5  # of them that one address may have begun

_read = msgspec.json.Decoder(Experiment).decode


class Laboratory:
    """Plays experiments in parts, in turn; one a person at a time."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.staff = Staff(1, kindness=KINDNESS)
        self.turns = Turns(1)
        self.going: dict[str, Experiment] = {}
        self._people: dict[str, str] = {}  # [experiment] whose
        self._addresses: dict[str, str] = {}  # [experiment] from where
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
        if person in self._people.values():
            raise Refusal("too_many", "one experiment at a time")
        from_here = list(self._addresses.values()).count(address)
        if len(self.going) >= LONGEST_QUEUE or from_here >= FROM_ONE:
            raise Refusal("too_many", "many experiments wait; try again later")
        name = secrets.token_urlsafe(12)
        told = begun(name, wish, box_name, trial)
        self.going[name], self._people[name], self._addresses[name] = told, person, address
        name_wished, now = wished_name(wish.name), self.desk.clock()
        try:
            await self.desk.write(people.welcome, person, visitor.key, name_wished, now)
            await self._keep(name)
        except BaseException:  # or it would be the one of this person for ever
            self._forget(name)
            raise
        path = address, person, name
        task = asyncio.create_task(self._make(name, trial.plan, path), name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return told

    async def _make(self, name: str, plan: Plan, path: tuple[str, ...]) -> None:
        told, trials = self.going[name], Trials(plan)
        ends = {-(-plan.chunks * look // LOOKS): look for look in range(1, LOOKS + 1)}
        try:
            if any(find_player(player).habits for player in plan.players):
                await self.desk.warmup.search(plan.game)
            for number in range(plan.chunks):
                async with self.turns.turn(*path):
                    told.status, since = "working", time.monotonic()
                    done = await self.staff.ask(do, plan, Job("deals", number))
                    told.seconds += time.monotonic() - since
                trials.keep(done)
                trials.look = ends.get(trials.counted, 0)
                report = trials.report(final=bool(trials.look))
                fill(told, report)
                self._learn_pace(told)
                told.clear = bool(trials.look) and report.is_settled
                if told.clear and trials.counted < plan.chunks:
                    break
                if not await self._keep(name):
                    told.status = "stopped"
                    return
            told.status = "done" if await self._review(name, trials, path) else "stopped"
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

    async def _review(self, name: str, trials: Trials, path: tuple[str, ...]) -> bool:
        """Finds out how much luck decides; answers whether nobody stopped that."""
        told = self.going[name]
        for job in reviews_of(trials.plan):
            told.reviewing = True
            async with self.turns.turn(*path):
                trials.keep(await self.staff.ask(do, trials.plan, job))
            told.luck = lucks_of(trials.report())
            if not await self._keep(name):
                break
        else:
            told.reviewing = False
        return not told.reviewing

    def _forget(self, name: str) -> None:
        for kept in (self.going, self._people, self._addresses):
            kept.pop(name, None)

    def _learn_pace(self, told: Experiment) -> None:
        """Measures the players; the first deals also wait for a process to start."""
        if len(set(told.players)) == 1 and told.played:
            pace = told.seconds / told.played * TWO / told.seats
            self._paces[told.game, told.players[0]] = pace

    async def _keep(self, name: str) -> bool:
        """Keeps how far it is; answers whether it goes on."""
        return await self.desk.write(keep_experiment, row_of(self.going[name], self._people[name]))

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
        return [msgspec.structs.replace(each, arms=[], tiles=[], faces={}) for each in found]

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
        return msgspec.structs.replace(told, status=status, mine=is_mine)

    async def stop(self, name: str, person: str) -> Experiment:
        """Stops an experiment of one's own; what was found stays."""
        if name not in self.going:
            return await self._stop_elsewhere(name, person)
        if self._people[name] != person:
            raise Refusal("nobody", NOT_YOURS)
        told = self.going[name]
        told.status = "stopped"  # even if it has not begun
        tasks = [task for task in self._tasks if task.get_name() == name]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return told

    async def _stop_elsewhere(self, name: str, person: str) -> Experiment:
        """Writes down that it is stopped; the worker that plays it reads it after this part."""
        row = await self.desk.read(find_experiment, name)
        told = self._told(row, person) if row else None
        if told is None or not told.mine or told.status not in ("waiting", "working"):
            raise Refusal("nobody", NOT_YOURS)
        told.status = "stopped"
        await self.desk.write(keep_experiment, row_of(told, person))
        return told

    async def close(self) -> None:
        """Leaves what is not done; what was found of it is kept."""
        await self.staff.leave(self._tasks)


def row_of(told: Experiment, person: str) -> ExperimentRow:
    """An experiment of somebody as it is kept."""
    packed = zlib.compress(msgspec.json.encode(told))
    return ExperimentRow(told.experiment, person, told.game, told.status, time.time(), packed)


def begun(name: str, wish: LabWish, box_name: str, trial: Trial) -> Experiment:
    """An experiment of which nothing is played yet."""
    return Experiment(
        experiment=name,
        game=wish.game,
        box_name=box_name,
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
