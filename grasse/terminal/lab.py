"""What a change of the box does to a game: `grasse lab`."""

from __future__ import annotations

import os
import sys
import time
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from typing import Any, cast

import msgspec
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table as Grid

from grasse.kernel.boxfile import BoxError
from grasse.kernel.game import Game
from grasse.players import PLAYERS, find_player
from grasse.study.arena import ArenaError, ChangedError
from grasse.study.crews import processes, ray_cluster
from grasse.study.lab.change import Arm, ChangeError, Dial, arms_of, read_dial
from grasse.study.lab.company import side_by_side
from grasse.study.lab.report import Report, headline
from grasse.study.lab.running import FILE, Crew, Trials, run
from grasse.study.lab.trial import (
    CHUNK,
    Plan,
    PlayerError,
    do,
    make_plan,
    usual_samples,
    warm_instinct,
)
from grasse.study.review.reviewing import warm_reviews
from grasse.terminal.complaint import BAD_INPUT, USAGE, Complaint, reason, unknown
from grasse.terminal.keeping import load_box, user_path
from grasse.terminal.lab_network import check_network, lay_on
from grasse.terminal.lab_page import Naming, make_page
from grasse.terminal.lab_words import number_of, signed
from grasse.terminal.language import choose_language
from grasse.terminal.opening import find_game
from grasse.terminal.screen import Screen, make_console
from grasse.terminal.warmup import warm_up_game
from grasse.words import Words, speak

JSON, PAGE = "lab.json", "lab.html"
STOPPED = 130
WRITTEN_EVERY = 20.0  # seconds between two pages of the result so far


@dataclass
class Wishes:
    """What the user asked `grasse lab` for."""

    game: str
    changes: Sequence[str] = field(default_factory=list)
    box: str | None = None
    matches: int = 2000
    players: str = "distiller"
    seats: int | None = None
    seed: str = "1"
    folder: str = "lab"
    processes: int | None = None
    ray: str | None = None  # an address; "" is a cluster of our own
    minutes: float | None = None
    until_clear: bool = False
    luck: int | None = None  # deals that are reviewed; as usual
    network: str | None = None  # a file; without one that of the game
    device: str | None = None  # matches in step, on "cpu" or "cuda"
    language: str | None = None


def lab(wishes: Wishes) -> int:
    """Plays what is wished for, or what is left of it, and writes what was found."""
    code = choose_language(wishes.language)
    words = speak(code)
    game = find_game(words, wishes.game)
    arms = read_arms(words, game, wishes)
    plan = read_plan(words, game, arms, wishes)
    crew = choose_crew(words, wishes)
    folder, screen = user_path(wishes.folder), Screen()
    trials = open_trials(words, plan, folder, wishes.folder)
    box = plan.open_box(0)
    warm_up_game(screen, words, game, box, players=plan.players)
    warm_instinct(plan)
    if plan.samples:
        warm_reviews(game, box)
    naming = Naming(game, box, speak(code, game.name))
    stopped = play(words, trials, crew, folder, naming, wishes)
    report = trials.report(final=not stopped)
    write(report, folder, naming)
    show(screen, naming, report)
    if trials.counted < plan.chunks:
        told = {"matches": report.matches, "wanted": plan.deals * len(arms)}
        if report.is_settled and wishes.until_clear:
            screen.say(words.say("lab-clear-stop", **told))
        else:
            screen.say(words.say("lab-stopped", played=told["matches"], matches=told["wanted"]))
    screen.say(words.say("lab-written", json=str(folder / JSON), page=str(folder / PAGE)))
    return STOPPED if stopped else 0


# ---------------------------------------------------------------- the plan


def read_content(words: Words, game: Game, box: str | None) -> dict[str, Any]:
    """What stands in the box file that is changed; a complaint says what is wrong with it."""
    if box:
        load_box(words, game, box)  # complains
    path = user_path(box) if box else game.components
    return tomllib.loads(path.read_bytes().decode("utf-8-sig"))


def read_arms(words: Words, game: Game, wishes: Wishes) -> list[Arm]:
    """The boxes to compare: every fault of a change is told at its field."""
    content = read_content(words, game, wishes.box)
    try:
        dials: list[Dial] = [read_dial(text) for text in wishes.changes]
        return arms_of(game, content, dials)
    except ChangeError as error:
        raise Complaint(str(error), USAGE) from None
    except BoxError as error:
        raise Complaint("; ".join(map(str, error.faults)), BAD_INPUT) from None


def read_plan(words: Words, game: Game, arms: Sequence[Arm], wishes: Wishes) -> Plan:
    """What is played; a complaint names what cannot be."""
    if wishes.matches < 1:
        raise Complaint(words.say("complain-number", option="--matches"), USAGE)
    seats = wishes.seats or game.seats[-1]
    if seats not in game.seats:
        listed = ", ".join(map(str, game.seats))
        told = words.say("complain-seats", game=game.title, seats=listed, given=str(seats))
        raise Complaint(told, USAGE)
    players = read_players(words, wishes.players, seats)
    network = check_network(words, game, players, wishes.network, wishes.device)
    usual = usual_samples(wishes.matches, len(arms))
    samples = usual if wishes.luck is None else max(0, wishes.luck)
    plan = (game.name, seats, arms, players, wishes.matches, wishes.seed, samples)
    try:
        return make_plan(*plan, network)
    except PlayerError as error:
        known = [
            card.name for card in PLAYERS.values() if not card.habits or card.habits.iterations
        ]
        name = str(error).split(" ", 1)[0]
        raise Complaint(words.say("lab-clock", player=name, players=", ".join(known))) from None


def read_players(words: Words, text: str, seats: int) -> list[str]:
    """One player for all seats, or one for each."""
    names = [name.strip() for name in text.split(",") if name.strip()]
    for name in names:
        try:
            find_player(name)
        except LookupError:
            raise unknown(words, "complain-player", name, PLAYERS) from None
    if len(names) not in (1, seats):
        raise Complaint(words.say("complain-number", option="--players"), USAGE)
    return names


def choose_crew(words: Words, wishes: Wishes) -> Crew:
    """Who plays, if all is here that it takes."""
    rest = choose_workers(words, wishes)
    return side_by_side(lay_on(words, wishes.device), rest) if wishes.device else rest


def choose_workers(words: Words, wishes: Wishes) -> Crew:
    """Who plays match by match, and reviews: processes, or a cluster."""
    if wishes.ray is not None:
        if find_spec("ray") is None:
            raise Complaint(words.say("complain-package", package="ray", extra="grasse[ray]"))
        return cast(Crew, ray_cluster(wishes.ray or os.environ.get("RAY_ADDRESS"), do))
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    chosen = (cores or 1) if wishes.processes is None else wishes.processes
    if chosen < 1:
        raise Complaint(words.say("complain-number", option="--processes"), USAGE)
    return cast(Crew, processes(chosen, do))


def open_trials(words: Words, plan: Plan, folder: Path, name: str) -> Trials:
    """What was played of the plan before; a complaint if the folder holds another one."""
    try:
        return Trials(plan, folder / FILE)
    except ChangedError as error:
        told = words.say(
            "complain-arena-changed",
            file=name, setting=error.setting, before=error.before, now=error.now,
        )  # fmt: skip
        raise Complaint(told) from None
    except ArenaError as error:
        raise Complaint(str(error)) from None
    except OSError as error:
        raise Complaint(words.say("complain-file", file=name, reason=reason(error))) from None


# ---------------------------------------------------------------- playing


def play(
    words: Words, trials: Trials, crew: Crew, folder: Path, naming: Naming, wishes: Wishes
) -> bool:
    """Plays with a bar that tells the result so far; answers whether it was stopped by hand."""
    minutes = wishes.minutes
    until = time.monotonic() + 60 * minutes if minutes is not None else float("inf")
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(),
        TimeElapsedColumn(), TimeRemainingColumn(),
    )  # fmt: skip
    plan, written = trials.plan, time.monotonic()
    each = CHUNK * len(plan.arms)
    with Progress(*columns, console=make_console(sys.stderr)) as progress:
        bar = progress.add_task(words.say("lab-playing"), total=plan.chunks * each)

        def tell(so_far: Trials) -> None:
            nonlocal written
            progress.update(bar, completed=so_far.played * each)
            if time.monotonic() - written > WRITTEN_EVERY and so_far.counted:
                report = so_far.report()
                write(report, folder, naming)
                progress.update(bar, description=brief(naming, report))
                written = time.monotonic()

        tell(trials)
        try:
            run(trials, crew, until, wishes.until_clear, tell)
        except KeyboardInterrupt:
            return True
        except ArenaError as error:
            raise Complaint(str(error)) from None
        except OSError as error:
            file = str(error.filename or folder)
            raise Complaint(words.say("complain-file", file=file, reason=reason(error))) from None
    return False


def brief(naming: Naming, report: Report) -> str:
    """The result so far, in a few words."""
    row = report.row("points")
    found = signed(row.others[0].change) if row.others else number_of(row.base)
    return f"{naming.measure(row.name)} {found}"


# ---------------------------------------------------------------- what was found


def write(report: Report, folder: Path, naming: Naming) -> None:
    """Writes the result for programs and as a page; each whole or not at all."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in (
        (JSON, msgspec.json.format(msgspec.json.encode(report), indent=1)),
        (PAGE, make_page(report, naming).encode()),
    ):
        part = folder / f".{name}.part"
        part.write_bytes(content)
        part.replace(folder / name)


def show(screen: Screen, naming: Naming, report: Report) -> None:
    """What matters most, and what changed beyond chance."""
    words = naming.words
    screen.say()
    screen.say(words.say("lab-of", game=naming.game.title), "bold")
    screen.say(naming.played(report))
    rows = {row.name: row for row in headline(report)}
    for arm in range(1, len(report.titles)) if len(report.titles) == 2 else ():
        rows |= {row.name: row for row in report.clear_changes(arm)[:20]}
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    heads = ["measure", "before"] + (["after", "change"] if len(report.titles) == 2 else [])
    for number, key in enumerate(heads):
        grid.add_column(words.say(f"lab-{key}"), justify="right" if number else "left")
    for row in rows.values():
        cells = [naming.measure(row.name), number_of(row.base)]
        if len(report.titles) == 2:
            other = row.others[0]
            sure = " *" if other.is_clear else ""
            cells += [number_of(other.value), signed(other.change) + sure]
        grid.add_row(*cells)
    screen.show(grid)
    for line in naming.luck(report):
        screen.say(line)
