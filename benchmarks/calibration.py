"""Are chances true? Matches of equals, a fit of what turns points into chances, and a test of it.

Equals play all games with every number of seats. Of each match some decisions with a choice are
kept, and how a review's trials of what was decided end. Then, game by game, this looks for the
curves (`grasse/games/chances.py`) that make what happened likeliest, in the matches with an even
number; in Parfum, where matches are long, quicker players play these. Those with an odd number are
the test, played by level 4: how often a seat wins that is said to win with p, and the Brier score
beside that of knowing nothing.

`benchmarks/truth.py` plays, and has this write `chances.toml` beside each game that was played, its
lines of `docs/review/calibration.md`, and a plot.
"""

from __future__ import annotations

import base64
import itertools
import tomllib
import zlib
from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from benchmarks.parts import Contest, Row, folder, plots
from grasse.games import GAMES
from grasse.games.chances import NAME, Curve
from grasse.kernel.aliases import Floats
from grasse.kernel.chance import Seeded
from grasse.kernel.match import Match
from grasse.kernel.rng import make_rng
from grasse.kernel.seats import CHANCE, ask
from grasse.players import PLAYERS
from grasse.players.search import Habits, Search
from grasse.study.lookout import Leaves, Lookout, chances_by, words_of

QUICK = {"parfum": Habits(iterations=48)}  # for the fit
LEVEL = replace(PLAYERS["perfumer"].habits or Habits(), milliseconds=0)  # level 4, without a clock

MOST = 1500  # matches of a contest
MOMENTS = 12  # of a match that are kept
TRIALS = 64  # of each
POINTS, SPREADS, CROWNS = 10, 100, 120  # what is kept are whole numbers: the value times this
BINS = np.linspace(0, 1, 11)
BOOTSTRAPS = 400
FEWEST = 8  # matches of a contest that anything can be fitted to
TRUST = 0.2  # how far, as a logarithm, the curve of a number of seats may well be from the game's
WHOLE, TENTHS, PARTS = 10, 6, 4  # columns of the tables
STAGES = (("first third", 0.0, 1 / 3), ("second", 1 / 3, 2 / 3), ("last", 2 / 3, 1.01))
HEAD = (
    "# Calibration",
    "",
    "Made by `benchmarks/calibration.py` and `benchmarks/truth.py`. All figures are of matches",
    "of level 4 against itself, which the fit did not use. *Off* is how far what was said lies",
    "from how often it was so, on average over tenths; *by luck* is how far true chances would",
    "seem off with so few matches. *Bend* is the power of what was said that would have fitted",
    "best, with its standard error: 1 is right, below 1 is too sure, above 1 too modest.",
    "*Moves* is how far a chance of 75 % would move by it. Plots are drawn when all numbers of",
    "seats of a game are played at once; the tables may be newer.",
    "",
    *(f"![{GAMES[each].title}: said and won](calibration-{each}.svg)" for each in GAMES),
    "",
    "| game | seats | matches | knowing nothing | foresight alone | calibrated | off | by luck"
    " | bend | moves |",
    "|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|",
)
TEXT = (
    "Tenth by tenth: what was said on average, how often it was so, how far that is apart, with",
    "its standard error (matches are drawn again), and how many chances of a seat that was. Of",
    "true chances one tenth in twenty lies more than twice its error apart. The error is too",
    "small where nearly all or nearly none won. A dash: the number was not kept.",
)


# ---------------------------------------------------------------- playing


def contests() -> list[Contest]:
    """What is played."""
    return [(name, seats) for name in GAMES for seats in GAMES[name].seats]


def play(name: str, seats: int, number: int) -> Row:
    """One match, and how the trials of some of its decisions end."""
    game, habits = GAMES[name], LEVEL if is_test(number) else QUICK.get(name, LEVEL)
    if name in QUICK:
        number //= 2  # by other players it is another match
    match, luck = Match(game, game.load_box(), seats), Seeded(("calibration", number))
    players = {seat: Search(make_rng("calibration", number, seat), habits) for seat in range(seats)}
    choices = []
    while not match.is_over:
        if match.seat != CHANCE and len(match.options()) > 1:
            choices.append(len(match.decisions))
        match.play(ask(match, players, luck))
    parts = np.array_split(np.array(choices), MOMENTS)
    lots = np.random.default_rng(number)
    chosen = [int(lots.choice(part)) for part in parts if len(part)]
    return {"scores": match.scores(), "moments": list(look_at(match, chosen, number))}


def is_test(number: Any) -> Any:
    """Whether the match with this number is kept from the fit; of many numbers, for each."""
    return number % 2 == 1


def is_free(numbers: Any, contest: Contest) -> Any:
    """Which of these matches test the curve that is shipped: it was not fitted to them."""
    name, seats = contest
    if name in QUICK:  # what is kept for a fit is not of level 4 there
        return is_test(numbers)
    used = 2 * shipped(name).get(seats, (Curve(), 0))[1]
    return is_test(numbers) | (numbers >= used)


def shipped(name: str) -> dict[int, tuple[Curve, int]]:
    """[seats] The curves of a game that are shipped, and the matches that each was fitted to."""
    text = (GAMES[name].folder / NAME).read_text(encoding="utf-8")
    return {
        int(seats): (Curve(found["still"], found["moving"]), found["matches"])
        for seats, found in tomllib.loads(text)["seats"].items()
    }


def look_at(match: Match, chosen: list[int], number: int) -> Iterator[Row]:
    """The trials of the decisions with these numbers."""
    again, lookout = match.again(), Lookout(match.game, match.box, match.seats)
    for decided, action in enumerate(match.decisions):
        if decided in chosen:
            words = words_of(TRIALS, "calibration", number, decided)
            leaves = lookout.option(again.view(again.seat), action, lookout.tree(0), words)
            yield {"at": round(decided / len(match.decisions), 4), "leaves": pack(leaves)}
        again.play(action)


def pack(leaves: Leaves) -> str:
    """Leaves as text."""
    crowned = np.where(leaves.spreads[:, None] == 0, leaves.chances, 0) * CROWNS
    rows = np.hstack([leaves.spreads[:, None] * SPREADS, leaves.points * POINTS, crowned])
    return base64.b64encode(zlib.compress(np.round(rows).T.astype(np.int16).tobytes(), 9)).decode()


def unpack(text: str, seats: int) -> Leaves:
    """What was packed."""
    packed = np.frombuffer(zlib.decompress(base64.b64decode(text)), np.int16)
    rows = packed.reshape(2 * seats + 1, -1).T.astype(float)
    points, crowned = rows[:, 1 : seats + 1] / POINTS, rows[:, seats + 1 :] / CROWNS
    return Leaves(points, rows[:, 0] / SPREADS, crowned)


# ---------------------------------------------------------------- fitting


@dataclass
class Samples:
    """Decisions of matches of one contest, and how the matches ended."""

    match: Any  # [sample] its number
    at: Floats  # [sample] how far the match was, 0..1
    leaves: Leaves  # of all samples, one after the other
    won: Floats  # [sample, seat] its share of the win

    def said(self, curve: Curve) -> Floats:
        """[sample, seat] the chances."""
        trials = len(self.leaves.spreads) // len(self.at)
        found: Floats = chances_by(curve, self.leaves)
        return found.reshape(len(self.at), trials, -1).mean(1)

    def loss(self, curve: Curve) -> float:
        """How surprised one is by what happened: a sum over matches, the mean of each."""
        surprise = -(self.won * np.log(np.clip(self.said(curve), 1e-3, 1))).sum(1)
        return float(surprise.sum() / MOMENTS)

    def only(self, inside: Any) -> Samples:
        """Some of the samples."""
        trials = len(self.leaves.spreads) // len(self.at)
        rows = np.repeat(inside, trials)
        leaves = Leaves(*(each[rows] for each in self.leaves))
        return Samples(self.match[inside], self.at[inside], leaves, self.won[inside])


def read(rows: list[Row]) -> dict[Contest, Samples]:
    """Everything that was kept."""
    kept: dict[Contest, list[tuple[int, float, Leaves, Floats]]] = defaultdict(list)
    for row in rows:
        firsts = np.array([place == 1 for _, place in row["scores"]], float)
        for moment in row["moments"]:
            leaves = unpack(moment["leaves"], row["seats"])
            sample = row["number"], moment["at"], leaves, firsts / firsts.sum()
            kept[row["game"], row["seats"]].append(sample)
    found = {}
    for contest, samples in kept.items():
        numbers, at, parts, won = zip(*samples, strict=True)
        if len(set(numbers)) >= FEWEST:
            whole = Leaves(*map(np.concatenate, zip(*parts, strict=True)))
            found[contest] = Samples(np.array(numbers), np.array(at), whole, np.array(won))
    return found


def fit(groups: dict[Contest, Samples]) -> dict[Contest, Curve]:
    """The curves of one game by which what happened is likeliest.

    One for all numbers of seats first; then each number's own is that one, stretched, as far as its
    matches outweigh the guess that all are alike.
    """
    stills, movings = np.arange(0, 8.1, 1.0), np.arange(0.4, 2.81, 0.2)
    curves = itertools.starmap(Curve, itertools.product(stills.tolist(), movings.tolist()))
    shared = min(curves, key=lambda curve: sum(each.loss(curve) for each in groups.values()))
    found = {}
    for contest, samples in groups.items():
        losses = {
            stretch: samples.loss(stretched(shared, stretch)) + (np.log(stretch) / TRUST) ** 2 / 2
            for stretch in np.exp(np.arange(-0.6, 0.61, 0.05)).tolist()
        }
        found[contest] = stretched(shared, min(losses, key=lambda each: losses[each]))
    return found


def stretched(curve: Curve, times: float) -> Curve:
    """A curve with which points count this many times less."""
    return Curve(round(curve.still * times, 2), round(curve.moving * times, 3))


# ---------------------------------------------------------------- testing


@dataclass
class Bin:
    """Seats that were said to win about as often."""

    said: float
    won: float
    error: float  # standard error, by drawing matches again
    size: int


@dataclass
class Test:
    """What was said of matches that the fit did not use, and what was."""

    matches: int
    nothing: float  # Brier scores: of knowing nothing, of the foresight as it is, of the curve
    before: float
    after: float
    bins_before: list[Bin]
    bins: list[Bin]
    bend: float  # the power of what was said that fits best: 1 is right, less is too sure
    bend_error: float


def bins(samples: Samples, chances: Floats) -> list[Bin]:
    """What was said, and how often it was so."""
    won, said = samples.won.ravel(), chances.ravel()
    match = np.repeat(samples.match, chances.shape[1])
    place = np.clip(np.digitize(said, BINS) - 1, 0, len(BINS) - 2)
    lots, found = np.random.default_rng(0), []
    for number in range(len(BINS) - 1):
        inside = place == number
        if inside.sum() < 20:
            continue
        _, numbers = np.unique(match[inside], return_inverse=True)
        sums, sizes = np.bincount(numbers, won[inside] - said[inside]), np.bincount(numbers)
        drawn = lots.integers(0, len(sums), (BOOTSTRAPS, len(sums)))
        error = float((sums[drawn].sum(1) / sizes[drawn].sum(1)).std())
        mean, share = float(said[inside].mean()), float(won[inside].mean())
        found.append(Bin(mean, share, error, int(inside.sum())))
    return found


def off(found: Sequence[Bin]) -> tuple[float, float]:
    """How far what was said lies from what was, on average; and how far luck alone makes it lie."""
    sizes = np.array([each.size for each in found])
    apart = np.array([abs(each.said - each.won) for each in found])
    alone = np.array([each.error for each in found]) * (2 / np.pi) ** 0.5
    return float(np.average(apart, weights=sizes)), float(np.average(alone, weights=sizes))


def bent(chances: Floats, power: float) -> Floats:
    """Chances that are surer of themselves (a power above 1), or less sure."""
    raised = np.clip(chances, 1e-4, 1) ** power
    found: Floats = raised / raised.sum(1, keepdims=True)
    return found


def bend_of(samples: Samples, chances: Floats) -> tuple[float, float]:
    """The power by which what happened is likeliest, and its standard error over matches."""
    powers = np.arange(0.3, 2.51, 0.02)
    _, numbers = np.unique(samples.match, return_inverse=True)
    losses = np.array(
        [
            np.bincount(numbers, -(samples.won * np.log(bent(chances, power))).sum(1))
            for power in powers
        ]
    )
    lots = np.random.default_rng(0)
    drawn = lots.integers(0, losses.shape[1], (BOOTSTRAPS, losses.shape[1]))
    again = [powers[losses[:, each].sum(1).argmin()] for each in drawn]
    return float(powers[losses.sum(1).argmin()]), float(np.std(again))


def brier(chances: Floats, won: Floats) -> float:
    """The mean square of what was said and what was."""
    return float(((chances - won) ** 2).mean())


def test(samples: Samples, curve: Curve) -> Test:
    """What *curve* says of *samples*."""
    plain, fitted = samples.said(Curve()), samples.said(curve)
    nothing = np.full_like(samples.won, 1 / samples.won.shape[1])
    bend, bend_error = bend_of(samples, fitted)
    return Test(
        len(set(samples.match.tolist())),
        brier(nothing, samples.won),
        brier(plain, samples.won),
        brier(fitted, samples.won),
        bins_before=bins(samples, plain),
        bins=bins(samples, fitted),
        bend=bend,
        bend_error=bend_error,
    )


# ---------------------------------------------------------------- telling


def tell(rows: list[Row], fitted: Collection[int] = (2, 3, 4)) -> dict[str, Any]:
    """Fits, tests and writes; answers the figures.

    Curves of other numbers of seats than *fitted* stay as they are shipped, and are tested as well.
    """
    found = read(rows)
    tests: dict[Contest, Test] = {}
    stages: dict[tuple[str, str], list[Bin]] = {}
    figures: dict[str, Any] = {}
    for name in sorted({name for name, _ in found}):
        groups = {contest: each for contest, each in sorted(found.items()) if contest[0] == name}
        own = {
            contest: samples.only(~is_test(samples.match))
            for contest, samples in groups.items()
            if contest[1] in fitted
        }
        kept = {contest: shipped(name).get(contest[1], (Curve(), 0))[0] for contest in groups}
        rest = {
            each: samples.only(is_free(samples.match, each)) for each, samples in groups.items()
        }
        if own:
            kept |= fit(own)
            rest |= {each: groups[each].only(is_test(groups[each].match)) for each in own}
            write_curves(name, kept, {each: len(set(own[each].match.tolist())) for each in own})
        tests |= {contest: test(samples, kept[contest]) for contest, samples in rest.items()}
        figures[name] = {f"{seats}": kept[name, seats] for _, seats in groups}
        if len(groups) < len(GAMES[name].seats):
            continue  # these figures, and the plot, are of all numbers of seats
        for stage, least, most in STAGES:
            inside = [
                (part, kept[contest])
                for contest, samples in rest.items()
                if len((part := samples.only((samples.at >= least) & (samples.at < most))).at)
            ]
            stages[name, stage] = pooled([bins(part, part.said(curve)) for part, curve in inside])
        draw({contest: tests[contest] for contest in groups})
    write_page(tests, stages)
    return figures


def pooled(groups: list[list[Bin]]) -> list[Bin]:
    """All bins of several contests."""
    return [each for group in groups for each in group]


def write_curves(name: str, curves: dict[Contest, Curve], matches: dict[Contest, int]) -> None:
    """Writes curves, with how many matches each was fitted to; the others of the game stay."""
    new = {contest[1]: (curves[contest], size) for contest, size in matches.items()}
    lines = ["# Made by benchmarks/calibration.py; see grasse/games/chances.py."]
    for seats, (curve, size) in sorted((shipped(name) | new).items()):
        lines += ["", f"[seats.{seats}]", f"still = {curve.still}"]
        lines += [f"moving = {curve.moving}", f"matches = {size}"]
    (GAMES[name].folder / NAME).write_text("\n".join(lines) + "\n", encoding="utf-8")


def write_page(tests: dict[Contest, Test], stages: dict[tuple[str, str], list[Bin]]) -> None:
    """Writes the tables; what was not played keeps its lines."""
    page = folder() / "calibration.md"
    kept = [
        line
        for line in page.read_text(encoding="utf-8").splitlines()
        if line.startswith("| ") and not line.startswith("| game |")
    ]
    played = {(GAMES[name].title, f"{seats}") for name, seats in tests}
    staged = {(GAMES[name].title, stage) for name, stage in stages}

    def of(columns: int, but: set[tuple[str, str]]) -> list[str]:
        """The lines of a table that stay."""
        rows = [line for line in kept if line.count("|") == columns + 1]
        return [row for row in rows if tuple(row[2:].split(" | ")[:2]) not in but]

    whole, tenths, parts = of(WHOLE, played), of(TENTHS, played), of(PARTS, staged)
    for (name, seats), each in tests.items():
        whole.append(_line(GAMES[name].title, seats, each))
        tenths += _tenths(GAMES[name].title, seats, each)
    for (name, stage), found in stages.items():
        if found:
            far, alone = off(found)
            parts.append(f"| {GAMES[name].title} | {stage} | {far:.1%} | {alone:.1%} |")
    lines = [
        *HEAD,
        *sorted(whole),
        *("", *TEXT, ""),
        *("| game | seats | said | won | apart | chances |", "|---|--:|--:|--:|--:|--:|"),
        *sorted(tenths, key=lambda line: line.split(" | ")[:2]),  # a table's tenths in their order
        *("", "By how far the match was, all numbers of seats:", ""),
        *("| game | part of the match | off | by luck |", "|---|---|--:|--:|"),
        *sorted(parts, key=lambda line: line.split(" | ")[0]),  # the stages stay in their order
    ]
    page.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _line(title: str, seats: int, found: Test) -> str:
    """What was found of a game with this many seats."""
    far, alone = off(found.bins)
    low, middle, high = (
        float(bent(np.array([[0.75, 0.25]]), max(0.1, power))[0, 0]) - 0.75
        for power in (found.bend - found.bend_error, found.bend, found.bend + found.bend_error)
    )
    return (
        f"| {title} | {seats} | {found.matches}"
        f" | {found.nothing:.3f} | {found.before:.3f} | {found.after:.3f}"
        f" | {far:.1%} | {alone:.1%}"
        f" | {found.bend:.2f} ± {found.bend_error:.2f} | {middle:+.1%} ± {(high - low) / 2:.1%} |"
    )


def _tenths(title: str, seats: int, found: Test) -> list[str]:
    """What was said, and how often it was so."""
    return [
        f"| {title} | {seats} | {each.said:.1%} | {each.won:.1%}"
        f" | {each.won - each.said:+.1%} ± {each.error:.1%} | {each.size} |"
        for each in found.bins
    ]


def draw(tests: dict[Contest, Test]) -> None:
    """A picture of a game, with a small plot for each number of seats."""
    pyplot = plots()
    for name in sorted({name for name, _ in tests}):
        mine = [contest for contest in tests if contest[0] == name]
        figure, axes = pyplot.subplots(1, len(mine), figsize=(2.4 * len(mine), 2.6), squeeze=False)
        for axis, contest in zip(axes[0], mine, strict=True):
            found = tests[contest]
            axis.plot([0, 1], [0, 1], color="#999999", linewidth=0.8)
            axis.plot([b.said for b in found.bins_before], [b.won for b in found.bins_before],
                      "o", color="#cccccc", markersize=3)  # fmt: skip
            axis.errorbar([b.said for b in found.bins], [b.won for b in found.bins],
                          [1.96 * b.error for b in found.bins], fmt="o", color="#4c72b0",
                          markersize=3, linewidth=0.8)  # fmt: skip
            axis.set_title(f"{GAMES[name].title}, {contest[1]} seats")
            axis.set_xlim(0, 1)
            axis.set_ylim(0, 1)
        figure.supxlabel("chance that was said (grey: by foresight alone)")
        figure.supylabel("share that won, 95 %")
        figure.tight_layout()
        figure.savefig(folder() / f"calibration-{name}.svg", metadata={"Date": None})
        pyplot.close(figure)
