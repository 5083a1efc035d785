"""How true is a review? Plants mistakes, and counts which are found and who is accused wrongly.

    python benchmarks/review.py --processes 16 --minutes 7 --keep mistakes.jsonl
    python benchmarks/review.py --keep mistakes.jsonl --tell        plays nothing more

Players that always look ahead play; at a few decisions of each match one of them takes another
option, drawn by lot. Then every decision is judged as a review judges it. What was planted, and
what a review calls a mistake, is judged again with many times the trials, in other worlds: that
counts as the truth. It writes `docs/review/mistakes.md` with a plot. With --keep it goes on where
it stopped.

It tells whether a review of usual thinking agrees with one of long thinking. What both are blind
to, because the game's foresight is, it cannot tell.
"""

from __future__ import annotations

import argparse
import itertools
import json
import multiprocessing
import os
import time
from multiprocessing.pool import AsyncResult
from pathlib import Path
from typing import Any

from grasse.games import GAMES
from grasse.games.chances import curve_of
from grasse.kernel.chance import Seeded
from grasse.kernel.match import Match
from grasse.kernel.rng import below, make_rng
from grasse.kernel.seats import CHANCE, ask
from grasse.players.search import Habits, Search
from grasse.players.warmup import warm_up
from grasse.study.lookout import Lookout
from grasse.study.review.ledger import SIZES, size_of
from grasse.study.review.looking import Look, look_at_choice
from grasse.study.review.moments import Choice, moments_of
from grasse.study.review.reviewing import DEEP, SEED, THINKING, warm_reviews

ITERATIONS = 150  # of those who play
PLANTED = 8  # in a match, about
EVERY = 30  # choices, of which one is planted
FOLDER = Path(__file__).resolve().parent.parent / "docs" / "review"
Row = dict[str, Any]
Task = tuple[str, int, int, int, int]  # game, seats, number, trials of a review, of the truth


def play(task: Task) -> Row:
    """One match with planted decisions, judged."""
    name, seats, number, thinking, deep = task
    game, lots = GAMES[name], make_rng("planted", task)
    match, luck = Match(game, game.load_box(), seats), Seeded(("planted", number))
    habits = Habits(iterations=ITERATIONS)
    players = {seat: Search(make_rng("planted", number, seat), habits) for seat in range(seats)}
    planted: set[int] = set()
    while not match.is_over:
        action = ask(match, players, luck)
        options = match.options() if match.seat != CHANCE else []
        if len(options) > 1 and below(lots, EVERY) == 0 and len(planted) < PLANTED * 2:
            others = [option for option in options if option != action]
            action = others[below(lots, len(others))]
            planted.add(len(match.decisions))
        match.play(action)
    lookout = Lookout(game, match.box, seats, curve_of(game.folder, seats))
    rows, count = [], 0
    for choice in moments_of(match):
        if not isinstance(choice, Choice):
            continue
        count += 1
        said = cost_of(choice, look_at_choice(lookout, choice, thinking, SEED))
        if choice.number in planted or size_of(said) != "none":
            true = look_at_choice(lookout, choice, deep, "truth")
            rows.append([choice.number in planted, said, cost_of(choice, true), true.error])
    return {"game": name, "seats": seats, "number": number, "choices": count, "rows": rows}


def cost_of(choice: Choice, look: Look) -> float:
    """The chance that a decision gave away."""
    return round(float(look.before[choice.seat] - look.after[choice.seat]), 5)


def play_all(given: argparse.Namespace) -> None:
    """Plays until the time is up: one match of each game and number of seats after the other."""
    given.keep.touch()
    rows = map(json.loads, given.keep.read_text(encoding="utf-8").splitlines())
    known = {(row["game"], row["seats"], row["number"]) for row in rows}
    names = given.games.split(",") if given.games else list(GAMES)
    contests = [(name, seats) for seats in map(int, given.seats.split(",")) for name in names]
    tasks = (
        (name, seats, number, given.thinking, given.deep)
        for number in itertools.count()
        for name, seats in contests
        if (name, seats, number) not in known
    )
    context = multiprocessing.get_context("spawn")
    with context.Pool(given.processes) as pool, given.keep.open("a", encoding="utf-8") as kept:
        pool.map(prepare, names, chunksize=1)
        until = time.monotonic() + 60 * given.minutes
        waiting: list[AsyncResult[Row]] = []
        while time.monotonic() < until:
            while len(waiting) < given.processes + 2:
                waiting.append(pool.apply_async(play, (next(tasks),)))
            for answer in [each for each in waiting if each.ready()]:
                waiting.remove(answer)
                kept.write(json.dumps(answer.get()) + "\n")
                kept.flush()
            time.sleep(0.2)


def prepare(name: str) -> None:
    """Compiles all that a match of this game needs."""
    warm_up(GAMES[name], GAMES[name].load_box(), "nose")
    warm_reviews(GAMES[name], GAMES[name].load_box())


# ---------------------------------------------------------------- telling


def tell(rows: list[Row]) -> list[str]:
    """The tables, as lines of Markdown."""
    lines = [
        "# Planted mistakes",
        "",
        "Made by `benchmarks/review.py`. A cost is the chance to win that a decision gave away;",
        "the true one is what many times the trials say. *Found*: a review names the decision.",
        "*False*: a review names it with that size, and the truth is less than half of the least",
        "that this size asks for. *Of all*: false ones among all decisions with a choice.",
        "",
        "![what a review said, and the truth](mistakes.svg)",
        "",
        "| game | seats | matches | true cost | planted | found | named | false | of all |",
        "|---|--:|--:|---|--:|--:|--:|--:|--:|",
    ]
    contests = sorted({(row["game"], row["seats"]) for row in rows})
    for name, seats in contests:
        mine = [row for row in rows if (row["game"], row["seats"]) == (name, seats)]
        choices = sum(row["choices"] for row in mine)
        judged = [each for row in mine for each in row["rows"]]
        above = 1.01
        for least, _ in SIZES:
            within = [row for row in judged if row[0] and least <= row[2] < above]
            found = [row for row in within if size_of(row[1]) != "none"]
            named = [row for row in judged if least <= row[1] < above]
            false = [row for row in named if row[2] < least / 2]
            size = f"{least:.0%} and more" if above > 1 else f"{least:.0%} to {above:.0%}"
            lines.append(
                f"| {GAMES[name].title} | {seats} | {len(mine)} | {size} | {len(within)}"
                f" | {share(len(found), len(within))} | {len(named)}"
                f" | {share(len(false), len(named))} | {share(len(false), choices, 2)} |"
            )
            above = least
    return lines


def share(part: int, whole: int, digits: int = 0) -> str:
    """A share in per cent."""
    return f"{part / whole:.{digits}%}" if whole else "–"


def draw(rows: list[Row], path: Path) -> None:
    """What a review said beside the truth, for each game."""
    import matplotlib as mpl
    from matplotlib import pyplot

    mpl.rcParams.update({"svg.hashsalt": "grasse", "svg.fonttype": "none", "font.size": 8})
    names = sorted({row["game"] for row in rows})
    size = (3.0 * len(names), 3.2)
    figure, axes = pyplot.subplots(1, len(names), figsize=size, squeeze=False)
    for axis, name in zip(axes[0], names, strict=True):
        judged = [each for row in rows if row["game"] == name for each in row["rows"]]
        for is_planted, colour in ((False, "#cccccc"), (True, "#4c72b0")):
            mine = [each for each in judged if each[0] == is_planted]
            axis.plot([each[2] for each in mine], [each[1] for each in mine], ".",
                      color=colour, markersize=3)  # fmt: skip
        axis.plot([0, 1], [0, 1], color="#999999", linewidth=0.8)
        axis.set_title(GAMES[name].title)
        axis.set_xlim(-0.02, 0.6)
        axis.set_ylim(-0.02, 0.6)
    figure.supxlabel("true cost (blue: planted)")
    figure.supylabel("cost that a review says")
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})


def main() -> None:
    """Plays, and tells."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default="", help="some of them, with commas between")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--minutes", type=float, default=7)
    parser.add_argument("--seats", default="2")
    parser.add_argument("--thinking", type=int, default=THINKING)
    parser.add_argument("--deep", type=int, default=DEEP)
    parser.add_argument("--keep", type=Path, required=True, help="file of what was played")
    parser.add_argument("--tell", action="store_true", help="play nothing more")
    given = parser.parse_args()
    if not given.tell:
        play_all(given)
    rows = [json.loads(line) for line in given.keep.read_text(encoding="utf-8").splitlines()]
    lines = tell(rows)
    print("\n".join(lines))
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / "mistakes.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
    draw(rows, FOLDER / "mistakes.svg")


if __name__ == "__main__":
    main()
