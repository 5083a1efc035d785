"""Plays a game ten thousand times for every number of seats, and writes a page about it.

python docs/balance.py perfumery              writes docs/balance/perfumery.md and its pictures
python docs/balance.py perfumery --matches 50 --to FOLDER    a quick look
"""

from __future__ import annotations

import argparse
import platform
import sys
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import matplotlib as mpl
import numpy as np
import numpy.typing as npt
from matplotlib.figure import Figure
from rich.progress import Progress

from grasse.games import GAMES
from grasse.kernel.aliases import Box
from grasse.kernel.game import Game
from grasse.study.balance import Findings, observe
from grasse.words import speak

FOLDER = Path(__file__).parent / "balance"
MATCHES = 10_000
SEED = 1
COLOURS = {2: "#4c72b0", 3: "#c06f3e", 4: "#5a8f5a"}  # also told apart by place and legend
INK = "#333333"
BINS = 60

mpl.use("svg")
mpl.rcParams.update(
    {
        "svg.hashsalt": "grasse",  # so that the same numbers give the same file
        "svg.fonttype": "none",
        "font.family": "sans-serif",
        "font.size": 9,
        "legend.frameon": False,
    }
)


@dataclass(frozen=True)
class Count:
    """Something that seats do: what it is called, and the event that tells of it."""

    title: str
    event: str


class Study:
    """What is worth knowing of one game: docs/balance/<game>.toml says which events to count."""

    def __init__(self, game: Game) -> None:
        said = tomllib.loads((FOLDER / f"{game.name}.toml").read_text(encoding="utf-8"))
        self.a_player = [Count(title, event) for event, title in said["a_player"].items()]
        self.pieces = [Count(title, event) for event, title in said["pieces"].items()]
        self.remark = said.get("remark", "")
        self.first = said.get("first", "")  # the event about the seat that starts
        kinds = {kind.name: kind for kind in game.event_kinds}
        # Only the first values of events are added up.
        summed = all(kinds[event].nouns[0] == noun for event, noun in game.sources.items())
        say = speak("en", game.name).say
        self.sources = [Count(say(f"scoring-{event}"), event) for event in game.sources if summed]


def main(arguments: Sequence[str]) -> int:
    """Plays, draws and writes."""
    parser = argparse.ArgumentParser(description="a page about how a game plays")
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--matches", type=int, default=MATCHES, help="for each number of seats")
    parser.add_argument("--to", type=Path, default=FOLDER, help="folder of the page")
    chosen = parser.parse_args(arguments)
    game = GAMES[chosen.game]
    box = game.load_box()
    findings = play(game, box, chosen.matches)
    chosen.to.mkdir(parents=True, exist_ok=True)
    page = Page(game, box, findings, chosen.to)
    (chosen.to / f"{game.name}.md").write_text(page.write(), encoding="utf-8")
    print(chosen.to / f"{game.name}.md")
    return 0


def play(game: Game, box: Box, matches: int) -> list[Findings]:
    """The matches for every number of seats, with a bar for whoever waits."""
    found = []
    with Progress() as progress:
        for seats in game.seats:
            bar = progress.add_task(f"{game.title}, {seats} seats", total=matches)
            found.append(observe(game, box, seats, matches, SEED, partial(progress.advance, bar)))
    return found


class Page:
    """The page of one game, drawn as it is written."""

    def __init__(self, game: Game, box: Box, findings: list[Findings], folder: Path) -> None:
        self.game, self.box, self.findings, self.folder = game, box, findings, folder
        self.study = Study(game)

    def write(self) -> str:
        """All of it, as Markdown."""
        parts = [self.opening(), self.lengths(), self.points()]
        if self.study.sources:
            parts.append(self.sources())
        parts += [self.seats(), self.doings()]
        parts += [self.pieces(count) for count in self.study.pieces]
        return "\n\n".join(parts) + "\n"

    def opening(self) -> str:
        matches = self.findings[0].matches
        day = datetime.now(UTC).date().isoformat()
        return f"""# How {self.game.title} plays

{matches:,} matches of `greedy` players for each number of seats. Greedy takes what looks best at
once; people who plan play otherwise, so this says how the parts of the game work together, not how
strong anything is.

    python docs/balance.py {self.game.name} --matches {matches}

{day}, Python {platform.python_version()}, seed {SEED}. ± is one standard deviation; for shares of
wins it is the 95 % interval.{self.study.remark and f"{chr(10)}{chr(10)}{self.study.remark}"}"""

    def lengths(self) -> str:
        numbers = [each.decisions for each in self.findings]
        self.histogram("length", "decisions of the seats in a match", numbers)
        rows = [[each.seats, spread(each.decisions)] for each in self.findings]
        table = self.table(("seats", "decisions of the seats"), rows)
        return f"## Length\n\n{self.picture('length')}\n\n{table}"

    def points(self) -> str:
        numbers = [each.scores.ravel() for each in self.findings]
        self.histogram("points", "points of a player", numbers)
        rows = []
        for each in self.findings:
            ordered = np.sort(each.scores, axis=1)
            shared = (each.places == 1).sum(axis=1) > 1
            rows.append(
                [
                    each.seats,
                    spread(each.scores),
                    spread(ordered[:, -1]),
                    spread(ordered[:, -1] - ordered[:, -2]),
                    percent(shared.mean()),
                ]
            )
        titles = ("seats", "points of a player", "of the best", "ahead of the second", "shared")
        return f"## Points\n\n{self.picture('points')}\n\n{self.table(titles, rows)}"

    def sources(self) -> str:
        """Points by source: what a player has of each, and what a winner has more."""
        names = [count.title for count in self.study.sources]
        means = [
            [each.sums[:, each.kind(count.event)].mean() for count in self.study.sources]
            for each in self.findings
        ]
        self.bars("sources", "points of a player", names, means)
        rows = []
        for number, count in enumerate(self.study.sources):
            cells: list[object] = [count.title]
            for each, mean in zip(self.findings, means, strict=True):
                sums = each.sums[:, each.kind(count.event)]
                winner = (sums * each.wins).sum(axis=1).mean()
                cells += [f"{mean[number]:.1f}", f"{winner:.1f}"]
            rows.append(cells)
        titles = ["source"]
        for each in self.findings:
            titles += [f"{each.seats} seats", "winner"]
        return f"## Points by source\n\n{self.picture('sources')}\n\n{self.table(titles, rows)}"

    def seats(self) -> str:
        """How often each seat wins, against its fair share."""
        names = [f"seat {seat + 1}" for seat in range(self.game.seats[-1])]
        if self.study.first:
            names = ["who starts", *(f"{seat}. after" for seat in range(1, self.game.seats[-1]))]
        titles = ["seats", *names, "fair"]
        rows, shares = [], []
        for each in self.findings:
            in_order = self.in_order(each)
            wins = in_order.mean(axis=0)
            error = 1.96 * in_order.std(axis=0) / each.matches**0.5
            cells = [f"{percent(w)} ± {100 * e:.1f}" for w, e in zip(wins, error, strict=True)]
            cells += [""] * (self.game.seats[-1] - each.seats)
            rows.append([each.seats, *cells, percent(1 / each.seats)])
            shares.append(list(wins * each.seats) + [0.0] * (self.game.seats[-1] - each.seats))
        self.bars("seats", "wins, 1 is a fair share", names, shares, fair=1.0)
        return f"## The seat\n\n{self.picture('seats')}\n\n{self.table(titles, rows)}"

    def in_order(self, each: Findings) -> npt.NDArray[np.float64]:
        """The wins of each seat, counted from the one that starts, where one does."""
        if not self.study.first:
            return each.wins
        starter = each.counts[:, each.kind(self.study.first)].argmax(axis=1)
        order = (starter[:, None] + np.arange(each.seats)) % each.seats
        return np.take_along_axis(each.wins, order, axis=1)

    def doings(self) -> str:
        rows = []
        for count in self.study.a_player:
            cells: list[object] = [count.title]
            for each in self.findings:
                counts = each.counts[:, each.kind(count.event)]
                winner = (counts * each.wins).sum(axis=1).mean()
                cells += [spread(counts), f"{winner:.1f}"]
            rows.append(cells)
        titles = ["in a match"]
        for each in self.findings:
            titles += [f"a player, {each.seats} seats", "the winner"]
        return f"## What a player does\n\n{self.table(titles, rows)}"

    def pieces(self, count: Count) -> str:
        """How often each piece is used, and how often by somebody who wins."""
        kind = self.findings[0].kind(count.event)
        noun = self.game.event_kinds[kind].nouns[0]
        names = [str(name) for name in self.game.notation.nouns[noun].names(self.box)]
        used = [each.values[kind][: len(names)] / each.matches for each in self.findings]
        key = count.event.replace("_", "-")
        self.bars(key, f"{count.title.lower()} in a match", names, used)
        rows = []
        for number, name in enumerate(names):
            cells: list[object] = [name]
            for each, mean in zip(self.findings, used, strict=True):
                total = each.values[kind][number]
                share = each.winners[kind][number] / total if total else 0.0
                cells += [f"{mean[number]:.2f}", percent(share)] if total else ["", ""]
            if any(mean[number] for mean in used):
                rows.append(cells)
        titles = [noun]
        for each in self.findings:
            titles += [f"{each.seats} seats", "by a winner"]
        never = [name for n, name in enumerate(names) if not any(mean[n] for mean in used)]
        rest = f"\n\nNever: {', '.join(never)}." if never else ""
        title = f"## {count.title}"
        return f"{title}\n\n{self.picture(key)}\n\n{self.table(titles, rows)}{rest}"

    # How it is drawn.

    def picture(self, key: str) -> str:
        return f"![{self.game.title}: {key}]({self.game.name}-{key}.svg)"

    def table(self, titles: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
        lines = ["| " + " | ".join(titles) + " |", "|---" + "|---:" * (len(titles) - 1) + "|"]
        return "\n".join(lines + ["| " + " | ".join(map(str, row)) + " |" for row in rows])

    def histogram(self, key: str, label: str, numbers: Sequence[npt.NDArray[np.int32]]) -> None:
        figure = Figure(figsize=(7.2, 2.6), layout="constrained")
        axes = figure.add_subplot()
        low, high = min(n.min() for n in numbers), max(n.max() for n in numbers)
        edges = list(range(low, high + 2 + (high - low) // BINS, 1 + (high - low) // BINS))
        for each, found in zip(self.findings, numbers, strict=True):
            axes.hist(
                found, edges, weights=np.full(len(found), 100 / len(found)), histtype="step",
                color=COLOURS[each.seats], linewidth=1.6, label=f"{each.seats} seats",
                linestyle={2: "-", 3: "--", 4: ":"}[each.seats],
            )  # fmt: skip
        axes.set(xlabel=label, ylabel="%")
        self.finish(figure, key)

    def bars(
        self,
        key: str,
        label: str,
        names: Sequence[str],
        values: Sequence[Sequence[float] | npt.NDArray[np.float64]],
        fair: float | None = None,
    ) -> None:
        """Flat bars, one for each number of seats, under each other."""
        figure = Figure(figsize=(7.2, 0.6 + 0.42 * len(names)), layout="constrained")
        axes = figure.add_subplot()
        places = np.arange(len(names))
        for number, (each, found) in enumerate(zip(self.findings, values, strict=True)):
            axes.barh(
                places + 0.27 * (number - 1), found, 0.25, color=COLOURS[each.seats],
                label=f"{each.seats} seats", hatch={2: "", 3: "//", 4: "xx"}[each.seats],
                edgecolor="white", linewidth=0,
            )  # fmt: skip
        if fair is not None:
            axes.axvline(fair, color=INK, linewidth=0.8)
        axes.set_yticks(places, names)
        axes.set_ylim(len(names) - 0.5, -0.5)
        axes.set_xlabel(label)
        self.finish(figure, key)

    def finish(self, figure: Figure, key: str) -> None:
        axes = figure.axes[0]
        axes.spines[["top", "right"]].set_visible(False)
        figure.legend(*axes.get_legend_handles_labels(), loc="outside upper right", ncols=3)
        path = self.folder / f"{self.game.name}-{key}.svg"
        figure.savefig(path, metadata={"Date": None, "Creator": None})


def spread(numbers: npt.NDArray[np.int32]) -> str:
    return f"{numbers.mean():.1f} ± {numbers.std():.1f}"


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
