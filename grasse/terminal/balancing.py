"""Values that make a game fairer: `grasse lab --search`."""

from __future__ import annotations

import json
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rich.progress import Progress
from rich.table import Table as Grid

from grasse.kernel.boxfile import BoxError
from grasse.kernel.game import Game
from grasse.study.lab.balancing import FILE, Goals, Tried, choose, front_of, goals_of, search
from grasse.study.lab.change import (
    Arm,
    ChangeError,
    Dial,
    Setting,
    boxed,
    changed_box,
    read_dial,
    shown,
    value_at,
)
from grasse.study.lab.proposal import box_file
from grasse.study.lab.report import Report
from grasse.study.lab.running import Crew, Trials, run
from grasse.study.lab.trial import make_plan, network_settings
from grasse.terminal.complaint import BAD_INPUT, USAGE, Complaint
from grasse.terminal.keeping import user_path
from grasse.terminal.lab import Wishes, choose_crew, read_content, read_plan
from grasse.terminal.lab_words import rounded
from grasse.terminal.language import choose_language
from grasse.terminal.opening import find_game
from grasse.terminal.screen import Screen, make_console
from grasse.terminal.warmup import warm_up_game
from grasse.words import Words, speak

JSON, BOX = "search.json", "proposed.toml"


class Bench:
    """Plays boxes of one game, all with the same luck."""

    def __init__(self, game: Game, content: dict[str, Any], wishes: Wishes, crew: Crew) -> None:
        self.game, self.content, self.wishes, self.crew = game, content, wishes, crew
        self.seats = wishes.seats or game.seats[-1]
        self.players = [name.strip() for name in wishes.players.split(",")]
        self.network = str(user_path(wishes.network)) if wishes.network else ""

    @property
    def manner(self) -> str:
        """All that figures depend on besides the values that are turned at."""
        box = self.game.box_hash(boxed(self.game, self.content))[:16]
        wishes = (self.wishes.players, self.wishes.matches, self.wishes.seed)
        network = network_settings(self.game.name, self.players, self.network).values()
        return " ".join(map(str, (self.game.name, box, self.seats, *wishes, *network)))

    def play(self, boxes: list[tuple[Setting, ...]], seed: str) -> Report:
        """Plays these boxes."""
        arms = []
        for settings in boxes:
            box = changed_box(self.game, self.content, settings)
            arms.append(Arm(settings, box.tobytes()))
        matches = self.wishes.matches * len(boxes)
        asked = (self.game.name, self.seats, arms, self.players, matches, seed)
        plan = make_plan(*asked, network=self.network)
        return run(Trials(plan), self.crew)


def balance(wishes: Wishes, count: int) -> int:
    """Looks for a fairer box, tries the best one again with fresh luck, and proposes it."""
    words = speak(choose_language(wishes.language))
    if find_spec("optuna") is None:
        raise Complaint(words.say("complain-package", package="optuna", extra="grasse[lab]"))
    game = find_game(words, wishes.game)
    content = read_content(words, game, wishes.box)
    dials, now = read_bounds(words, game, content, wishes)
    bench = Bench(game, content, wishes, choose_crew(words, wishes))
    screen, folder = Screen(), Path(wishes.folder).expanduser()
    warm_up_game(screen, words, game, boxed(game, content), players=bench.players)
    paths = [dial.path for dial in dials]

    def evaluate(settings: tuple[Setting, ...]) -> Goals:
        try:
            return goals_of(bench.play([settings], wishes.seed), 0, paths)
        except BoxError:  # the rules of the box do not allow these together
            return Goals(1.0, 10.0)

    with Progress(console=make_console(sys.stderr)) as progress:
        bar = progress.add_task(words.say("lab-tried"), total=count)
        tell = lambda number: progress.update(bar, completed=number)  # noqa: E731
        tried = search(dials, now, evaluate, count, folder / FILE, tell, bench.manner)
    front = front_of(tried)
    best = choose(front, tried[0].goals)
    fresh = bench.play([(), best.settings], f"{wishes.seed} again")
    before, after = (goals_of(fresh, arm, paths) for arm in (0, 1))
    write(folder, game, content, front, best, before, after, fresh)
    show(screen, words, front, best, before, after)
    screen.say(words.say("lab-proposed", file=str(folder / BOX)))
    return 0


def read_bounds(
    words: Words, game: Game, content: dict[str, Any], wishes: Wishes
) -> tuple[list[Dial], list[Any]]:
    """The places that are turned at, each with its bounds, and what stands there now."""
    try:
        dials = [read_dial(text) for text in wishes.changes]
        now = [value_at(content, dial.path) for dial in dials]
        lowest = tuple((dial.path, dial.values[0]) for dial in dials)
        changed_box(game, content, lowest)
        arm = Arm((), boxed(game, content).tobytes())
        read_plan(words, game, [arm], wishes)
    except ChangeError as error:
        raise Complaint(str(error), USAGE) from None
    except BoxError as error:
        raise Complaint("; ".join(map(str, error.faults)), BAD_INPUT) from None
    if not any(len(dial.values) > 1 for dial in dials):
        raise Complaint(words.say("lab-bounds"), USAGE)
    return dials, now


def write(
    folder: Path,
    game: Game,
    content: dict[str, Any],
    front: list[Tried],
    best: Tried,
    before: Goals,
    after: Goals,
    fresh: Report,
) -> None:
    """Writes the proposed box, and what was found."""
    told = {
        "game": game.name,
        "seats": fresh.seats,
        "players": fresh.players,
        "matches": fresh.matches,
        "front": [{"settings": dict(each.settings), **each.goals._asdict()} for each in front],
        "proposed": dict(best.settings),
        "before": before._asdict(),
        "after": after._asdict(),
    }
    (folder / JSON).write_text(json.dumps(told, indent=1), encoding="utf-8")
    (folder / BOX).write_text(box_file(game, content, best.settings), encoding="utf-8")


def show(
    screen: Screen, words: Words, front: list[Tried], best: Tried, before: Goals, after: Goals
) -> None:
    """What can be had, and the proposed box beside the first one, by fresh luck."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for number, key in enumerate(("front", "fairness", "evenness")):
        grid.add_column(words.say(f"lab-{key}"), justify="right" if number else "left")
    for each in front:
        title = ", ".join(f"{path} = {shown(value)}" for path, value in each.settings)
        grid.add_row(title + (" *" if each is best else ""), *map(rounded, each.goals))
    grid.add_row("")
    grid.add_row(words.say("lab-before"), *map(rounded, before))
    grid.add_row(words.say("lab-after"), *map(rounded, after))
    screen.show(grid)
