"""How true is a review? Plants mistakes, and counts which are found and who is accused wrongly.

Players that always look ahead play; at some decisions of each match one of them errs on purpose.
Half of these take another option by lot; as that seldom costs much, the other half take, by lot,
one of those that a short search holds for costly. Then every decision is judged as a review judges
it. What was planted, and what a review calls a mistake, is judged again with four times the trials,
in other worlds and with larger trees: that counts as the truth.

That tells whether a review agrees with one that thinks longer. What both are blind to, because the
game's foresight is, it cannot tell: so what was called a blunder is also played to the end of the
match, without foresight, by the game's sense of worth.

`benchmarks/truth.py` plays, and has this write `docs/review/mistakes.md` with a plot.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from benchmarks.parts import Contest, Row, folder, plots, share
from grasse.games import GAMES
from grasse.games.chances import curve_of
from grasse.kernel.aliases import State
from grasse.kernel.chance import Seeded
from grasse.kernel.match import Match
from grasse.kernel.rng import below, make_rng
from grasse.kernel.seats import CHANCE, ask
from grasse.players.search import Habits, Search
from grasse.players.search_tree import NODE
from grasse.study.lookout import Lookout, error_of, words_of
from grasse.study.review.ledger import SIZES, size_of
from grasse.study.review.looking import WIDEST, Look, look_at_choice
from grasse.study.review.moments import Choice, moments_of
from grasse.study.review.reviewing import SEED, THINKING

MOST = 300  # matches of a contest
ITERATIONS = 150  # of those who play
EVERY = 25  # choices, of which one is planted
PLANTED = 12  # in a match, at most
GLANCE, COSTLY = 64, 0.08  # trials of each option by which costly ones are planted; how costly
DEEPER = 4  # times the trials of a review: the truth
NODES = 200_000  # of its trees
SMALL, ONE_IN = (
    0.05,
    4,
)  # of smaller costs that are named, and were not planted, one in four is judged
TO_END, GROWN = 1000, 2000  # trials that are played to the end; before them, to grow the trees
BY_LOT, BY_COST, NOT_PLANTED = "lot", "cost", ""


def contests() -> list[Contest]:
    """What is played."""
    return [(name, 2) for name in GAMES]


def play(name: str, seats: int, number: int) -> Row:
    """One match with planted decisions, judged."""
    match, planted = plant(name, seats, number)
    curve = curve_of(match.game.folder, seats)
    lookout = Lookout(match.game, match.box, seats, curve)
    deep = Lookout(match.game, match.box, seats, curve)
    deep._trees = [np.zeros(NODES, NODE) for _ in range(WIDEST)]
    rows, count, lots = [], 0, make_rng("judged", number)
    for choice in moments_of(match):
        if not isinstance(choice, Choice):
            continue
        count += 1
        look = look_at_choice(lookout, choice, THINKING, SEED)
        kind, said = planted.get(choice.number, NOT_PLANTED), cost_of(choice, look)
        weight = ONE_IN if kind == NOT_PLANTED and said < SMALL else 1
        if (kind or size_of(said) != "none") and below(lots, weight) == 0:
            true = look_at_choice(deep, choice, DEEPER * THINKING, "truth")
            cost = cost_of(choice, true)
            ends = to_the_end(deep, choice, true, look) if max(said, cost) >= SIZES[0][0] else None
            rows.append([kind, said, cost, round(true.error, 5), weight, ends])
    return {"choices": count, "rows": rows}


def plant(name: str, seats: int, number: int) -> tuple[Match, dict[int, str]]:
    """A match, and which of its decisions were planted in which way."""
    game, lots = GAMES[name], make_rng("planted", name, seats, number)
    match, luck = Match(game, game.load_box(), seats), Seeded(("planted", number))
    lookout = Lookout(game, match.box, seats, curve_of(game.folder, seats))
    habits = Habits(iterations=ITERATIONS)
    players = {seat: Search(make_rng("planted", number, seat), habits) for seat in range(seats)}
    planted: dict[int, str] = {}
    while not match.is_over:
        action = ask(match, players, luck)
        options = match.options() if match.seat != CHANCE else []
        if len(options) > 1 and below(lots, EVERY) == 0 and len(planted) < PLANTED:
            kind = BY_LOT if below(lots, 2) == 0 else BY_COST
            others = [option for option in options if option != action]
            if kind == BY_COST:
                words = words_of(GLANCE, "planted", number, len(match.decisions))
                others = costly(lookout, match.view(match.seat), others, action, words)
            if others:
                action = others[below(lots, len(others))]
                planted[len(match.decisions)] = kind
        match.play(action)
    return match, planted


def costly(lookout: Lookout, view: State, others: list[int], best: int, words: Any) -> list[int]:
    """Those of the options that seem to cost much, beside *best*."""
    seat = int(view.seat)

    def worth(action: int) -> float:
        leaves = lookout.option(view, action, lookout.tree(0), words)
        return float(leaves.chances[:, seat].mean())

    least = worth(best) - COSTLY
    return [action for action in others if worth(action) <= least]


def cost_of(choice: Choice, look: Look) -> float:
    """The chance that a decision gave away."""
    return round(float(look.before[choice.seat] - look.after[choice.seat]), 5)


def to_the_end(lookout: Lookout, choice: Choice, true: Look, said: Look) -> list[float]:
    """What the chosen option costs if it and the better one are played to the end; its error."""
    state = np.frombuffer(bytearray(choice.view), lookout.game.STATE)[0]
    best = true.best if true.best != choice.chosen else said.best
    grown = words_of(GROWN, "grown", choice.number)
    words = words_of(TO_END, "to the end", choice.number)
    usual, found = lookout.manner, []
    for action in (best, choice.chosen):
        nodes = lookout.tree(0)
        lookout.option(state, action, nodes, grown)
        lookout.manner = usual._replace(horizon=0)
        found.append(lookout.option(state, action, nodes, words).chances[:, choice.seat])
        lookout.manner = usual
    apart = found[0] - found[1]
    return [round(float(apart.mean()), 4), round(error_of(apart), 4)]


# ---------------------------------------------------------------- telling


def tell(rows: list[Row]) -> dict[str, Any]:
    """Writes the tables and the plot; answers the figures."""
    lines = [
        "# Planted mistakes",
        "",
        "Made by `benchmarks/review.py` and `benchmarks/truth.py`. A cost is the chance to win",
        "that a decision gave away; the true one is what a search of four times the trials says,",
        "with larger trees. *Planted* were decisions by lot, and, by lot, some that a short search",
        "held for costly. *Found*: a review names the decision. *False*: a review names it with",
        "that size, and the truth is less than half of the least that this size asks for. *Not",
        "planted*: the same among decisions that the players made in earnest. Brackets hold",
        "intervals of 95 %.",
        "",
        "![what a review said, and the truth](mistakes.svg)",
        "",
        "| game | seats | matches | cost | planted by lot | found | planted as costly | found"
        " | named | false | not planted | false | false of all decisions |",
        "|---|--:|--:|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|",
    ]
    figures: dict[str, Any] = {}
    for name, seats in sorted({(row["game"], row["seats"]) for row in rows}):
        mine = [row for row in rows if (row["game"], row["seats"]) == (name, seats)]
        choices = sum(row["choices"] for row in mine)
        judged = [each for row in mine for each in row["rows"]]
        above = 1.01
        for least, _ in SIZES:
            size = f"{least:.0%} and more" if above > 1 else f"{least:.0%} to {above:.0%}"
            cells, told = of_size(judged, choices, least, above)
            lines.append(f"| {GAMES[name].title} | {seats} | {len(mine)} | {size} | {cells} |")
            figures[f"{name} {seats} {size}"] = told
            above = least
    lines += ["", *ends_of(rows)]
    (folder() / "mistakes.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
    draw(rows)
    return figures


def of_size(judged: list[Any], choices: int, least: float, above: float) -> tuple[str, list[float]]:
    """A row of the table: what is found and named of mistakes that cost so much."""
    cells, told = [], list[float]()
    for kind in (BY_LOT, BY_COST):
        within = [row for row in judged if row[0] == kind and least <= row[2] < above]
        found = [row for row in within if size_of(row[1]) != "none"]
        cells += [str(len(within)), share(len(found), len(within))]
        told += [len(within), len(found)]
    named = [row for row in judged if least <= row[1] < above]
    for some in (named, [row for row in named if row[0] == NOT_PLANTED]):
        size = sum(row[4] for row in some)
        false = sum(row[4] for row in some if row[2] < least / 2)
        cells += [str(size), share(false, size)]
        told += [size, false]
    cells.append(f"{told[5] / max(1, choices):.2%}")
    return " | ".join(cells), told


def ends_of(rows: list[Row]) -> list[str]:
    """What blunders cost when they are played to the end."""
    lines = [
        "What a review calls a blunder, played to the end of the match from both options, without",
        f"foresight, {TO_END:,} times each, by the game's sense of worth. *Not worse*: below",
        "nothing by more than twice its error.",
        "",
        "| game | blunders | cost, said | true | to the end | not worse |",
        "|---|--:|--:|--:|--:|--:|",
    ]
    for name in sorted({row["game"] for row in rows}):
        judged = [each for row in rows if row["game"] == name for each in row["rows"]]
        found = [each for each in judged if each[5] and size_of(each[1]) == "blunder"]
        if not found:
            continue
        means = [float(np.mean([each[place] for each in found])) for place in (1, 2)]
        ends = [each[5][0] for each in found]
        error = float(np.std(ends) / len(ends) ** 0.5)
        wrong = sum(each[5][0] < -2 * each[5][1] for each in found)
        lines.append(
            f"| {GAMES[name].title} | {len(found)} | {means[0]:.1%} | {means[1]:.1%}"
            f" | {np.mean(ends):.1%} ± {error:.1%} | {share(wrong, len(found))} |"
        )
    return lines


def draw(rows: list[Row]) -> None:
    """What a review said beside the truth, for each game."""
    pyplot = plots()
    names = sorted({row["game"] for row in rows})
    size = (3.0 * len(names), 3.2)
    figure, axes = pyplot.subplots(1, len(names), figsize=size, squeeze=False)
    for axis, name in zip(axes[0], names, strict=True):
        judged = [each for row in rows if row["game"] == name for each in row["rows"]]
        for kind, colour in ((NOT_PLANTED, "#bbbbbb"), (BY_COST, "#4c72b0"), (BY_LOT, "#c44e52")):
            mine = [each for each in judged if each[0] == kind]
            axis.plot([each[2] for each in mine], [each[1] for each in mine], ".",
                      color=colour, markersize=3)  # fmt: skip
        axis.plot([0, 1], [0, 1], color="#999999", linewidth=0.8)
        axis.set_title(GAMES[name].title)
        axis.set_xlim(-0.02, 0.6)
        axis.set_ylim(-0.02, 0.6)
    figure.supxlabel("true cost (red: planted by lot, blue: as costly, grey: not planted)")
    figure.supylabel("cost that a review says")
    figure.tight_layout()
    figure.savefig(folder() / "mistakes.svg", metadata={"Date": None})
