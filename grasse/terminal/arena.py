"""Players against players: `grasse arena`."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from importlib.util import find_spec
from pathlib import Path

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table as Grid

from grasse.games import GAMES
from grasse.kernel.aliases import Box
from grasse.kernel.game import Game
from grasse.players import PLAYERS, find_player
from grasse.study.arena import (
    ArenaError,
    ChangedError,
    Contest,
    Crew,
    Keeper,
    Lineup,
    Plan,
    all_lineups,
    make_contest,
    run,
    warm_up,
)
from grasse.study.crews import processes, ray_cluster
from grasse.study.report import interval, percent, write_page
from grasse.study.standings import Table, as_json, tabulate
from grasse.terminal.boxfiles import box_owner
from grasse.terminal.complaint import USAGE, Complaint, reason, unknown
from grasse.terminal.keeping import load_box, user_path
from grasse.terminal.language import house_words
from grasse.terminal.opening import find_game
from grasse.terminal.screen import Screen, make_console
from grasse.terminal.warmup import warm_up_game
from grasse.words import Words

JSON, PAGE = "results.json", "arena.md"
STOPPED = 130


@dataclass
class Wishes:
    """What the user asked `grasse arena` for."""

    games: Sequence[str]
    players: str | None = None
    lineups: Sequence[str] = field(default_factory=list)
    seats: str | None = None
    boxes: Sequence[str] = field(default_factory=list)
    deals: int = 10
    seed: str = "1"
    folder: str = "arena"
    save: str | None = None
    processes: int | None = None
    ray: str | None = None  # an address; "" is a cluster of our own
    minutes: float | None = None


def arena(wishes: Wishes) -> int:
    """Plays what is wished for, or what is left of it, and writes what was found."""
    words = house_words()
    crew = choose_crew(words, wishes)
    plan = make_plan(words, wishes)
    folder = user_path(wishes.folder)
    save = user_path(wishes.save) if wishes.save else None
    try:
        done = len(Keeper(plan, folder, save).in_order())
    except ChangedError as error:
        told = words.say(
            "complain-arena-changed",
            file=wishes.folder, setting=error.setting, before=error.before, now=error.now,
        )  # fmt: skip
        raise Complaint(told) from None
    except ArenaError as error:
        raise Complaint(str(error)) from None
    except OSError as error:
        why = words.say("complain-file", file=wishes.folder, reason=reason(error))
        raise Complaint(why) from None
    screen = Screen()
    for contest in {contest.game: contest for contest in plan.contests}.values():
        compiled = partial(warm_up, plan, contest.game)
        warm_up_game(screen, words, GAMES[contest.game], contest.open_box(), compiled)
    stopped = play(words, plan, crew, folder, save, done, wishes.minutes)
    matches = Keeper(plan, folder, None).in_order()
    if len(matches) < len(list(plan.jobs())):
        total = len(list(plan.jobs()))
        screen.say(words.say("arena-stopped", played=len(matches), matches=total))
    tables = tabulate(plan, matches)
    for table in tables:
        show(screen, words, table)
    (folder / JSON).write_text(as_json(plan, tables), encoding="utf-8")
    if not write_page(folder / PAGE, words.say("arena-title"), tables):
        screen.say(words.say("arena-no-pictures", package="matplotlib", extra="grasse[arena]"))
    screen.say(words.say("arena-written", json=str(folder / JSON), page=str(folder / PAGE)))
    return STOPPED if stopped else 0


def play(
    words: Words,
    plan: Plan,
    crew: Crew,
    folder: Path,
    save: Path | None,
    done: int,
    minutes: float | None,
) -> bool:
    """Plays with a bar for whoever waits; answers whether it was stopped by hand."""
    until = time.monotonic() + 60 * minutes if minutes is not None else float("inf")
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(),
        TimeElapsedColumn(), TimeRemainingColumn(),
    )  # fmt: skip
    with Progress(*columns, console=make_console(sys.stderr)) as progress:
        total = len(list(plan.jobs()))
        bar = progress.add_task(words.say("arena-playing"), total=total, completed=done)
        try:
            run(plan, crew, folder, save, until, lambda played: progress.advance(bar))
        except KeyboardInterrupt:
            return True
        except ArenaError as error:
            raise Complaint(str(error)) from None
        except OSError as error:
            file = error.filename or str(folder)
            raise Complaint(words.say("complain-file", file=file, reason=reason(error))) from None
    return False


def choose_crew(words: Words, wishes: Wishes) -> Crew:
    """Who plays, if all is here that it takes."""
    wanted = [("choix", "arena"), *([("ray", "ray")] if wishes.ray is not None else [])]
    for package, extra in wanted:
        if find_spec(package) is None:
            told = words.say("complain-package", package=package, extra=f"grasse[{extra}]")
            raise Complaint(told)
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    chosen = (cores or 1) if wishes.processes is None else wishes.processes
    for option, number in (("--processes", chosen), ("--deals", wishes.deals)):
        if number < 1:
            raise Complaint(words.say("complain-number", option=option), USAGE)
    if wishes.ray is not None:
        return ray_cluster(wishes.ray or os.environ.get("RAY_ADDRESS"))
    return processes(chosen)


# ---------------------------------------------------------------- the plan


def make_plan(words: Words, wishes: Wishes) -> Plan:
    """What is to be played; a complaint names what cannot."""
    games = [find_game(words, name) for name in dict.fromkeys(wishes.games)]
    pool = read_players(words, wishes.players or "")
    lineups = [tuple(read_players(words, text)) for text in wishes.lineups]
    if not pool and not lineups:
        raise Complaint(words.say("complain-arena-nobody", players=", ".join(PLAYERS)), USAGE)
    boxes = read_boxes(words, games, wishes.boxes)
    contests = []
    for game in games:
        for seats in seat_counts(words, game, wishes.seats, bool(pool), lineups):
            chosen = all_lineups(pool, seats) if pool else []
            chosen += [lineup for lineup in lineups if len(lineup) == seats]
            for name, box in boxes[game.name].items():
                contests.append(make_contest(game, seats, chosen, box, name))
    return check_plan(contests, wishes)


def check_plan(contests: Sequence[Contest], wishes: Wishes) -> Plan:
    try:
        return Plan(tuple(contests), wishes.deals, wishes.seed)
    except ArenaError as error:
        raise Complaint(str(error), USAGE) from None


def read_players(words: Words, text: str) -> list[str]:
    """The players that a list names."""
    names = [name.strip() for name in text.split(",") if name.strip()]
    for name in names:
        try:
            find_player(name)
        except LookupError:
            raise unknown(words, "complain-player", name, PLAYERS) from None
    return names


def seat_counts(
    words: Words, game: Game, text: str | None, pool: bool, lineups: Sequence[Lineup]
) -> list[int]:
    """How many play, each in a contest of its own."""
    named = [part.strip() for part in (text or "").split(",") if part.strip()]
    found = [*named, *(str(len(lineup)) for lineup in lineups)]
    if not found or (pool and not named):
        found.append(str(game.seats[-1]))
    for given in found:
        if given not in map(str, game.seats):
            listed = ", ".join(map(str, game.seats))
            told = words.say("complain-seats", game=game.title, seats=listed, given=given)
            raise Complaint(told, USAGE)
    return sorted({int(seats) for seats in found})


def read_boxes(
    words: Words, games: Sequence[Game], files: Sequence[str]
) -> dict[str, dict[str, Box]]:
    """The boxes of each game by name; that of the game itself, if no file has another."""
    boxes: dict[str, dict[str, Box]] = {game.name: {} for game in games}
    for file in files:
        game = box_owner(games, file)
        boxes[game.name][user_path(file).stem] = load_box(words, game, file)
    return {name: found or {"": None} for name, found in boxes.items()}


# ---------------------------------------------------------------- what was found


def show(screen: Screen, words: Words, table: Table) -> None:
    """The standings of a contest as a small table."""
    screen.say()
    counted = words.say("arena-counted", matches=table.matches, deals=table.deals)
    screen.say(f"{table.contest.title}: {counted}", "bold")
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for number, key in enumerate(("player", "rating", "interval", "wins", "place")):
        grid.add_column(words.say(f"arena-{key}"), justify="right" if number else "left")
    for standing in table.standings:
        rating = standing.rating
        grid.add_row(
            standing.player,
            f"{rating.value:+.0f}" if rating else "",
            interval(rating),
            percent(standing.wins),
            f"{standing.place:.2f}",
        )
    screen.show(grid)
