"""Are chances true? Plays matches of equals, fits what turns points into chances, and tests it.

    python benchmarks/calibration.py --processes 16 --minutes 7 --keep matches.jsonl
    python benchmarks/calibration.py --keep matches.jsonl --fit        plays nothing more

Players of level 4 without a clock play all games with every number of seats. Of each match it keeps
some decisions with a choice, and how a review's trials of what was decided end. Then, game by
game, it looks for the curve (`grasse/games/chances.py`) that makes what happened likeliest, in the
matches with an even number. Those with an odd number are the test: how often a seat wins that is
said to win with p, and the Brier score beside that of knowing nothing.

It writes `chances.toml` beside each game, and `docs/review/calibration.md` with a plot. With --keep
it goes on where it stopped the last time: a match is known by its number.
"""

from __future__ import annotations

import argparse
import base64
import json
import os
import time
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, replace
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from grasse.games import GAMES
from grasse.games.chances import NAME, Curve
from grasse.kernel.aliases import Floats
from grasse.kernel.chance import Seeded
from grasse.kernel.match import Match
from grasse.kernel.rng import make_rng
from grasse.kernel.seats import CHANCE, ask
from grasse.players import PLAYERS
from grasse.players.search import Habits, Search
from grasse.players.warmup import warm_up
from grasse.study.lookout import Leaves, Lookout, chances_by, words_of
from grasse.study.review.reviewing import warm_reviews

PLAYER = "perfumer"
MOMENTS = 8  # of a match that are kept
TRIALS = 128  # of each
BINS = np.linspace(0, 1, 11)
BOOTSTRAPS = 400
FEWEST = 4  # matches of a contest that anything can be fitted to
FOLDER = Path(__file__).resolve().parent.parent / "docs" / "review"

Contest = tuple[str, int]  # game, seats


# ---------------------------------------------------------------- playing


def habits() -> Habits:
    """Those of the players, without a clock: a busy machine must not make them weaker."""
    return replace(PLAYERS[PLAYER].habits or Habits(), milliseconds=0)


def play(name: str, seats: int, number: int) -> dict[str, Any]:
    """One match, and how the trials of some of its decisions end."""
    began = time.process_time()
    game = GAMES[name]
    match, luck = Match(game, game.load_box(), seats), Seeded(("calibration", number))
    players = {
        seat: Search(make_rng("calibration", number, seat), habits()) for seat in range(seats)
    }
    choices = []
    while not match.is_over:
        if match.seat != CHANCE and len(match.options()) > 1:
            choices.append(len(match.decisions))
        match.play(ask(match, players, luck))
    parts = np.array_split(np.array(choices), MOMENTS)
    lots = np.random.default_rng(number)
    chosen = [int(lots.choice(part)) for part in parts if len(part)]
    return {
        "game": name,
        "seats": seats,
        "number": number,
        "scores": match.scores(),
        "moments": list(look_at(match, chosen, number)),
        "seconds": time.process_time() - began,
    }


def look_at(match: Match, chosen: list[int], number: int) -> Iterator[dict[str, Any]]:
    """The trials of the decisions with these numbers."""
    again, lookout = match.again(), Lookout(match.game, match.box, match.seats)
    for decided, action in enumerate(match.decisions):
        if decided in chosen:
            words = words_of(TRIALS, "calibration", number, decided)
            view = again.view(again.seat)
            leaves = lookout.option(view, action, lookout.tree(0), words)
            over = leaves.spreads == 0
            rows = np.column_stack([leaves.spreads, leaves.points, np.where(over, 1, 0)])
            crowned = np.where(over[:, None], leaves.chances, 0)
            packed = np.hstack([rows, crowned]).astype(np.float16).tobytes()
            yield {
                "seat": again.seat,
                "at": decided / len(match.decisions),
                "leaves": base64.b64encode(packed).decode(),
            }
        again.play(action)


def play_all(given: argparse.Namespace, known: set[tuple[str, int, int]]) -> None:
    """Plays until the time is up; a contest with the fewest matches is next."""
    until = time.monotonic() + 60 * given.minutes
    counts = dict.fromkeys(contests(given), 0)
    for name, seats, number in known:
        if (name, seats) in counts:
            counts[name, seats] = max(counts[name, seats], number + 1)
    waiting: set[Future[dict[str, Any]]] = set()
    pool = ProcessPoolExecutor(given.processes, get_context("spawn"))
    try:
        with given.keep.open("a", encoding="utf-8") as kept:
            while time.monotonic() < until:
                while len(waiting) < given.processes + 2:
                    contest = min(counts, key=lambda each: counts[each])
                    waiting.add(pool.submit(play, *contest, counts[contest]))
                    counts[contest] += 1
                done, waiting = wait(waiting, until - time.monotonic(), FIRST_COMPLETED)
                for future in done:
                    kept.write(json.dumps(future.result()) + "\n")
                    kept.flush()
    finally:
        for process in list((pool._processes or {}).values()):
            process.terminate()
        pool.shutdown(wait=False, cancel_futures=True)


def contests(given: argparse.Namespace) -> list[Contest]:
    """What is played."""
    names = given.games.split(",") if given.games else list(GAMES)
    return [(name, seats) for name in names for seats in GAMES[name].seats]


# ---------------------------------------------------------------- fitting


@dataclass
class Sample:
    """A decision of a match, and how the match ended."""

    match: int
    leaves: Leaves
    won: Floats  # [seat] its share of the win
    at: float  # how far the match was, 0..1


def read(path: Path) -> dict[Contest, list[Sample]]:
    """Everything that was kept."""
    found: dict[Contest, list[Sample]] = defaultdict(list)
    for line in path.read_text(encoding="utf-8").splitlines():
        told = json.loads(line)
        seats = told["seats"]
        firsts = np.array([place == 1 for _, place in told["scores"]], float)
        for moment in told["moments"]:
            packed = np.frombuffer(base64.b64decode(moment["leaves"]), np.float16)
            rows = packed.reshape(TRIALS, 2 * seats + 2).astype(float)
            leaves = Leaves(rows[:, 1 : seats + 1], rows[:, 0], rows[:, seats + 2 :])
            won = firsts / firsts.sum()
            found[told["game"], seats].append(Sample(told["number"], leaves, won, moment["at"]))
    return found


def said(samples: list[Sample], curve: Curve) -> Floats:
    """[sample, seat] the chances."""
    return np.array([chances_by(curve, each.leaves).mean(0) for each in samples])


def loss(samples: list[Sample], curve: Curve) -> float:
    """How surprised one is by what happened, on average."""
    won = np.array([each.won for each in samples])
    return float(-(won * np.log(np.clip(said(samples, curve), 1e-4, 1))).sum(1).mean())


def fit(groups: list[list[Sample]]) -> Curve:
    """The curve by which what happened is likeliest: one for all numbers of seats of a game.

    A few hundred matches do not tell the seats apart: a curve for each was worse in the test.
    """
    stills, movings = np.arange(0, 8.1, 1.0), np.arange(0.4, 2.41, 0.1)
    curves = [Curve(float(a), round(float(b), 1)) for a in stills for b in movings]
    return min(curves, key=lambda curve: sum(loss(group, curve) for group in groups))


def brier(chances: Floats, won: Floats) -> float:
    """The mean square of what was said and what was."""
    return float(((chances - won) ** 2).mean())


@dataclass
class Bin:
    """Seats that were said to win about as often."""

    said: float
    won: float
    error: float  # 95 %, by drawing matches again
    size: int


def bins(samples: list[Sample], chances: Floats) -> list[Bin]:
    """What was said, and how often it was so."""
    won = np.array([each.won for each in samples]).ravel()
    match = np.repeat([each.match for each in samples], chances.shape[1])
    place = np.clip(np.digitize(chances.ravel(), BINS) - 1, 0, len(BINS) - 2)
    lots, found = np.random.default_rng(0), []
    for number in range(len(BINS) - 1):
        inside = place == number
        if inside.sum() < 20:
            continue
        _, numbers = np.unique(match[inside], return_inverse=True)
        sums = np.bincount(numbers, won[inside])
        sizes = np.bincount(numbers)
        drawn = lots.integers(0, len(sums), (BOOTSTRAPS, len(sums)))
        means = sums[drawn].sum(1) / sizes[drawn].sum(1)
        error = 1.96 * float(means.std())
        found.append(
            Bin(
                float(chances.ravel()[inside].mean()),
                float(won[inside].mean()),
                error,
                int(inside.sum()),
            )
        )
    return found


# ---------------------------------------------------------------- telling


@dataclass
class Result:
    """What was found of one game with one number of seats."""

    contest: Contest
    curve: Curve
    matches: int
    nothing: float  # Brier score of knowing nothing, of the foresight as it is, of the curve
    before: float
    after: float
    bins_before: list[Bin]
    bins: list[Bin]
    off: float  # mean distance of what was said and what was, over the bins by their size


def test_game(name: str, found: dict[Contest, list[Sample]]) -> list[Result]:
    """Fits one half of the matches and tests the other; the curve that is kept is fitted to all."""
    groups = {contest: samples for contest, samples in found.items() if contest[0] == name}
    halves = [[each for each in group if each.match % 2 == 0] for group in groups.values()]
    tested, kept = fit(halves), fit(list(groups.values()))
    return [test(contest, groups[contest], tested, kept) for contest in sorted(groups)]


def test(contest: Contest, samples: list[Sample], curve: Curve, kept: Curve) -> Result:
    """What *curve* says of the half that it was not fitted to."""
    rest = [each for each in samples if each.match % 2 == 1]
    won = np.array([each.won for each in rest])
    plain, fitted = said(rest, Curve()), said(rest, curve)
    found = bins(rest, fitted)
    sizes = np.array([each.size for each in found])
    off = float((np.array([abs(each.said - each.won) for each in found]) * sizes).sum())
    return Result(
        contest,
        kept,
        len({each.match for each in samples}),
        brier(np.full_like(won, 1 / contest[1]), won),
        brier(plain, won),
        brier(fitted, won),
        bins(rest, plain),
        found,
        off / max(1, sizes.sum()),
    )


def write_curves(results: list[Result]) -> None:
    """Writes the file of each game."""
    for name in sorted({result.contest[0] for result in results}):
        lines = ["# Made by benchmarks/calibration.py; see grasse/games/chances.py."]
        for result in results:
            if result.contest[0] == name:
                still, moving = result.curve
                lines += ["", f"[seats.{result.contest[1]}]", f"still = {still}"]
                lines += [f"moving = {moving}", f"matches = {result.matches}"]
        (GAMES[name].folder / NAME).write_text("\n".join(lines) + "\n", encoding="utf-8")


def write_page(results: list[Result]) -> None:
    """Writes the table, and draws what was said beside what was."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    lines = [
        "# Calibration",
        "",
        "Made by `benchmarks/calibration.py`. Brier scores are of the matches that the fit did not",
        "use; *off* is how far what was said lies from how often it was so, on average. The plot",
        "shows both, with intervals of 95 %.",
        "",
        "![said and won](calibration.svg)",
        "",
        "| game | seats | matches | knowing nothing | foresight alone | calibrated | off |",
        "|---|--:|--:|--:|--:|--:|--:|",
    ]
    for each in results:
        lines.append(
            f"| {GAMES[each.contest[0]].title} | {each.contest[1]} | {each.matches}"
            f" | {each.nothing:.3f} | {each.before:.3f} | {each.after:.3f} | {each.off:.1%} |"
        )
    (FOLDER / "calibration.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
    draw(results, FOLDER / "calibration.svg")


def draw(results: list[Result], path: Path) -> None:
    """A small plot for each game and number of seats."""
    import matplotlib as mpl
    from matplotlib import pyplot

    mpl.rcParams.update({"svg.hashsalt": "grasse", "svg.fonttype": "none", "font.size": 8})
    names = sorted({each.contest[0] for each in results})
    columns = max(sum(each.contest[0] == name for each in results) for name in names)
    size = (2.4 * columns, 2.4 * len(names))
    figure, axes = pyplot.subplots(len(names), columns, figsize=size, squeeze=False)
    for axis in axes.flat:
        axis.set_visible(False)
    for row, name in enumerate(names):
        mine = [each for each in results if each.contest[0] == name]
        for column, each in enumerate(mine):
            axis = axes[row, column]
            axis.set_visible(True)
            axis.plot([0, 1], [0, 1], color="#999999", linewidth=0.8)
            axis.plot([b.said for b in each.bins_before], [b.won for b in each.bins_before],
                      "o", color="#cccccc", markersize=3)  # fmt: skip
            axis.errorbar([b.said for b in each.bins], [b.won for b in each.bins],
                          [b.error for b in each.bins], fmt="o", color="#4c72b0", markersize=3,
                          linewidth=0.8)  # fmt: skip
            axis.set_title(f"{GAMES[name].title}, {each.contest[1]} seats")
            axis.set_xlim(0, 1)
            axis.set_ylim(0, 1)
    figure.supxlabel("chance that was said (grey: by foresight alone)")
    figure.supylabel("share that won")
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})


def main() -> None:
    """Plays, fits, tests and writes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default="", help="some of them, with commas between")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--minutes", type=float, default=7)
    parser.add_argument("--keep", type=Path, required=True, help="file of what was played")
    parser.add_argument("--fit", action="store_true", help="play nothing more")
    given = parser.parse_args()
    if not given.fit:
        with ProcessPoolExecutor(len(GAMES), get_context("spawn")) as pool:
            list(pool.map(prepare, [name for name, _ in dict(contests(given)).items()]))
        given.keep.touch()
        rows = map(json.loads, given.keep.read_text(encoding="utf-8").splitlines())
        play_all(given, {(row["game"], row["seats"], row["number"]) for row in rows})
    found = {
        contest: samples
        for contest, samples in read(given.keep).items()
        if len({each.match for each in samples}) >= FEWEST
    }
    results = [
        each for name in sorted({name for name, _ in found}) for each in test_game(name, found)
    ]
    if not results:
        print("too few matches to fit anything")
        return
    for each in results:
        print(
            *each.contest, f"{each.matches} matches", each.curve,
            f"Brier {each.nothing:.3f} {each.before:.3f} {each.after:.3f}, off {each.off:.1%}",
        )  # fmt: skip
    write_curves(results)
    write_page(results)


def prepare(name: str) -> None:
    """Compiles all that a match of this game needs."""
    game = GAMES[name]
    box = game.load_box()
    warm_up(game, box, PLAYER)
    warm_reviews(game, box)


if __name__ == "__main__":
    main()
