"""What the laboratory found as one page: nothing is loaded, plots are drawn in it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape
from itertools import groupby
from typing import Any

from grasse.kernel.aliases import Box
from grasse.kernel.game import Game
from grasse.study.lab.change import shown
from grasse.study.lab.evidence import Estimate
from grasse.study.lab.report import Report, Row, TileRow, headline
from grasse.terminal.lab_words import number_of, rounded, signed
from grasse.terminal.speech import Speech
from grasse.words import Words, WordsError

WIDE, TALL = 260, 18  # of a small plot in a line
STYLE = """
:root { color-scheme: light dark; --ink: #2b2433; --quiet: #6d6478; --line: #d9d2e0;
  --paper: #fffdfa; --one: #7a4fa3; --two: #b3541e; --sure: #7a4fa3; }
@media (prefers-color-scheme: dark) { :root { --ink: #efeaf4; --quiet: #a99fb6; --line: #463d52;
  --paper: #1d1824; --one: #c39be8; --two: #f0a06a; --sure: #c39be8; } }
body { font: 15px/1.45 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 62rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-weight: 600; } h2 { margin-top: 2.2rem; font-size: 1.15rem; }
p.quiet, caption, th { color: var(--quiet); }
.wide { overflow-x: auto; } table { border-collapse: collapse; width: 100%; }
th { text-align: right; font-weight: 500; } th:first-child, td:first-child { text-align: left; }
td { text-align: right; padding: .15rem .5rem; border-top: 1px solid var(--line);
  font-variant-numeric: tabular-nums; white-space: nowrap; }
td:first-child { white-space: normal; } tr.sure td:first-child { font-weight: 600; }
svg text { fill: var(--quiet); font-size: 11px; } .axis { stroke: var(--line); }
.one { stroke: var(--one); fill: var(--one); } .two { stroke: var(--two); fill: var(--two); }
.dim { stroke: var(--quiet); fill: var(--quiet); }
.plots { display: flex; flex-wrap: wrap; gap: 1rem; }
svg text { stroke: none; }
"""


class Naming:
    """What measures and tiles are called, in one language and with one box."""

    def __init__(self, game: Game, box: Box, words: Words) -> None:
        self.game, self.words = game, words
        self.speech = Speech(game, box, words, [])

    def measure(self, name: str) -> str:
        """A measure: "Points of a seat: water tokens left"."""
        kind, _, rest = name.partition(" ")
        if kind == "wins":
            return self.words.say("lab-wins", seat=rest)
        if kind == "source":
            return self.words.say("lab-source", source=self.words.say(f"scoring-{rest}"))
        if kind == "use":
            return self.words.say("lab-use", tile=self.tile(*rest.split(" ", 1)))
        return self.words.say(f"lab-{kind}")

    def tile(self, noun: str, name: str) -> str:
        """A tile by its name in the box file, and by what it is."""
        try:
            said = str(self.speech.noun(noun, name))
        except WordsError:
            return name
        return name if said == name else f"{name} · {said}"

    def played(self, report: Report) -> str:
        """How much was played, and by whom."""
        return self.words.say(
            "lab-played",
            matches=report.matches,
            wanted=report.wanted * len(report.titles),
            seats=report.seats,
            players=", ".join(report.players),
        )

    def luck(self, report: Report) -> Iterable[str]:
        """How much luck decides, with each box."""
        for title, share in zip(report.titles, report.luck, strict=False):
            said = self.words.say(
                "lab-luck-share",
                share=percent(share.luck.value),
                low=percent(share.luck.low),
                high=percent(share.luck.high),
                decisions=percent(share.decisions),
                rest=percent(share.revisions),
                matches=share.matches,
            )
            yield f"{title or self.words.say('lab-box')}: {said}"


def percent(share: float) -> str:
    return f"{100 * share:.0f}"


def make_page(report: Report, naming: Naming) -> str:
    """The whole page."""
    say = naming.words.say
    title = say("lab-of", game=naming.game.title)
    parts = [f"<h1>{escape(title)}</h1>"]
    boxes = [each for each in report.titles if each]
    parts += [f"<p><strong>{escape(' · '.join(boxes[:1]))}</strong></p>"] if len(boxes) == 1 else []
    parts.append(f'<p class="quiet">{escape(naming.played(report))}</p>')
    if report.deals:
        if len(boxes) == 1:
            parts += changed_part(report, naming)
        elif boxes:
            parts += sweep_part(report, naming)
        parts += measures_part(report, naming) if len(boxes) < 2 else []
        parts += luck_part(report, naming)
        parts += tiles_part(report, naming)
    how = say("lab-how", level=f"{100 * report.level:.1f}", rows=len(report.rows))
    parts.append(f'<p class="quiet">{escape(how)}</p>')
    language = naming.words.language
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style><body>{''.join(parts)}</body></html>\n"
    )


# ---------------------------------------------------------------- tables


def table(heads: Sequence[str], rows: Iterable[tuple[bool, Sequence[str]]]) -> str:
    """A table; rows that are sure stand out. Cells are HTML."""
    head = "".join(f"<th>{escape(each)}</th>" for each in heads)
    body = "".join(
        f'<tr class="{"sure" if is_sure else ""}">'
        + "".join(f"<td>{cell}</td>" for cell in cells)
        + "</tr>"
        for is_sure, cells in rows
    )
    return f'<div class="wide"><table><tr>{head}</tr>{body}</table></div>'


def measures_part(report: Report, naming: Naming) -> list[str]:
    """Length, points, sources and seats."""
    say = naming.words.say
    rows = [row for row in report.rows if not row.name.startswith("use ")]
    return [f"<h2>{escape(say('lab-all'))}</h2>", rows_table(report, naming, rows)]


def changed_part(report: Report, naming: Naming) -> list[str]:
    """What changed beyond chance."""
    say = naming.words.say
    head = f"<h2>{escape(say('lab-changed'))}</h2>"
    rows = report.clear_changes(1)
    if not rows:
        return [head, f"<p>{escape(say('lab-changed-nothing', matches=report.matches))}</p>"]
    return [head, rows_table(report, naming, rows)]


def rows_table(report: Report, naming: Naming, rows: Sequence[Row]) -> str:
    """Measures with both boxes and their change, drawn relative to what it was before."""
    say = naming.words.say
    if len(report.titles) < 2:
        heads = [say("lab-measure"), say("lab-before"), say("lab-interval")]
        cells = [
            (False, [escape(naming.measure(row.name)), number_of(row.base), interval(row.base)])
            for row in rows
        ]
        return table(heads, cells)
    heads = [say(f"lab-{key}") for key in ("measure", "before", "after", "change", "interval")]
    changes = [relative(row) for row in rows]
    most = max((max(abs(each.low), abs(each.high)) for each in changes), default=1.0) or 1.0
    return table(
        heads,
        [
            (
                row.others[0].is_clear,
                [
                    escape(naming.measure(row.name)),
                    number_of(row.base),
                    number_of(row.others[0].value),
                    escape(signed(row.others[0].change)),
                    whisker(change, most, row.others[0].is_clear),
                ],
            )
            for row, change in zip(rows, changes, strict=True)
        ],
    )


def relative(row: Row) -> Estimate:
    """A change as a share of what was before."""
    base, change = abs(row.base.value) or 1.0, row.others[0].change
    return Estimate(change.value / base, change.low / base, change.high / base)


def interval(estimate: Estimate | None) -> str:
    """From where to where."""
    return f"{rounded(estimate.low)} … {rounded(estimate.high)}" if estimate else ""


def tiles_part(report: Report, naming: Naming) -> list[str]:
    """Every tile with each box (of many boxes: the first), grouped by what it is."""
    say, parts = naming.words.say, list[str]()
    arms = range(min(2, len(report.titles))) if len(report.titles) == 2 else range(1)
    parts.append(f"<h2>{escape(say('lab-tiles'))}</h2>")
    heads = [say("lab-tile"), say("lab-uses"), "", say("lab-worth"), say("lab-lift")]
    for _, group in groupby(report.tiles, key=lambda tile: tile.noun):
        tiles = list(group)
        most = max((each.high for tile in tiles for each in tile.uses), default=1.0) or 1.0
        parts.append(table(heads, [tile_row(report, naming, each, arms, most) for each in tiles]))
    return parts


def tile_row(
    report: Report, naming: Naming, tile: TileRow, arms: range, most: float
) -> tuple[bool, list[str]]:
    name = f"use {tile.noun} {tile.name}"
    is_sure = len(arms) == 2 and report.row(name).others[0].is_clear
    uses = " → ".join(number_of(tile.uses[arm]) for arm in arms)
    worth = " → ".join(number_of(each) if (each := tile.worth[arm]) else "" for arm in arms)
    lift = " → ".join(
        f"{100 * each.value:+.1f} %" if (each := tile.lift[arm]) else "" for arm in arms
    )
    drawn = dumbbell([tile.uses[arm] for arm in arms], most)
    return is_sure, [escape(naming.tile(tile.noun, tile.name)), uses, drawn, worth, lift]


def luck_part(report: Report, naming: Naming) -> list[str]:
    """How much luck decides."""
    lines = list(naming.luck(report))
    if not lines:
        return []
    head = f"<h2>{escape(naming.words.say('lab-luck'))}</h2>"
    return [head, *(f"<p>{escape(line)}</p>" for line in lines)]


# ---------------------------------------------------------------- plots


def whisker(change: Estimate, most: float, is_sure: bool) -> str:
    """A change and its interval on a line with 0 in the middle."""

    def x(value: float) -> float:
        return round(WIDE / 2 + value / most * (WIDE / 2 - 6), 1)

    kind, y = "one" if is_sure else "dim", TALL / 2
    return (
        f'<svg width="{WIDE}" height="{TALL}" aria-hidden="true">'
        f'<line class="axis" x1="{WIDE / 2}" x2="{WIDE / 2}" y1="0" y2="{TALL}"/>'
        f'<line class="{kind}" x1="{x(change.low)}" x2="{x(change.high)}" y1="{y}" y2="{y}"/>'
        f'<circle class="{kind}" cx="{x(change.value)}" cy="{y}" r="3.5"/></svg>'
    )


def dumbbell(values: Sequence[Estimate], most: float) -> str:
    """The same thing with each box, on one line from 0 on."""

    def x(value: float) -> float:
        return round(6 + max(0.0, value) / most * (WIDE - 12), 1)

    y, parts = TALL / 2, []
    for kind, each in zip(("one", "two"), values, strict=False):
        parts.append(
            f'<line class="{kind}" x1="{x(each.low)}" x2="{x(each.high)}" y1="{y}" y2="{y}"/>'
            f'<circle class="{kind}" cx="{x(each.value)}" cy="{y}" r="3.5"/>'
        )
    axis = f'<line class="axis" x1="6" x2="{WIDE - 6}" y1="{y}" y2="{y}"/>'
    drawn = axis + "".join(reversed(parts))
    return f'<svg width="{WIDE}" height="{TALL}" aria-hidden="true">{drawn}</svg>'


def sweep_part(report: Report, naming: Naming) -> list[str]:
    """What each value of a range, or each pair of two ranges, leads to."""
    varied = [
        path
        for number, (path, _) in enumerate(report.settings[1])
        if len({shown(arm[number][1]) for arm in report.settings[1:]}) > 1
    ]
    draw: Callable[[Report, Naming, Row, list[str]], str] = curve if len(varied) < 2 else heat_map
    drawn = [draw(report, naming, row, varied) for row in headline(report)]
    head = f"<h2>{escape(naming.words.say('lab-sweep'))}: {escape(', '.join(varied))}</h2>"
    return [head, f'<div class="plots">{"".join(drawn)}</div>']


def values_of(report: Report, path: str) -> list[Any]:
    """[changed box] the value that stands at a path."""
    return [dict(arm)[path] for arm in report.settings[1:]]


def curve(report: Report, naming: Naming, row: Row, varied: list[str]) -> str:
    """A measure by one value, with intervals; the box as it is stands as a line across."""
    labels = [shown(value) for value in values_of(report, varied[0])] if varied else []
    points = [other.value for other in row.others]
    lows = [each.low for each in (*points, row.base)]
    highs = [each.high for each in (*points, row.base)]
    least, most = min(lows), max(highs)
    room = (most - least) or 1.0
    wide, tall = 300, 150

    def x(number: int) -> float:
        return round(40 + number * (wide - 55) / max(1, len(points) - 1), 1)

    def y(value: float) -> float:
        return round(tall - 25 - (value - least) / room * (tall - 40), 1)

    line = " ".join(f"{x(n)},{y(each.value)}" for n, each in enumerate(points))
    parts = [f'<line class="dim" x1="40" x2="{wide - 15}" y1="{y(row.base.value)}" '
             f'y2="{y(row.base.value)}" stroke-dasharray="3 3"/>',
             f'<polyline class="one" style="fill:none" points="{line}"/>']  # fmt: skip
    for n, each in enumerate(points):
        parts.append(
            f'<line class="one" x1="{x(n)}" x2="{x(n)}" y1="{y(each.low)}" y2="{y(each.high)}"/>'
            f'<circle class="one" cx="{x(n)}" cy="{y(each.value)}" r="3"/>'
            f'<text x="{x(n)}" y="{tall - 8}" text-anchor="middle">{escape(labels[n])}</text>'
        )
    parts += [f'<text x="2" y="{y(value) + 4}">{rounded(value)}</text>' for value in (least, most)]
    return figure(naming.measure(row.name), wide, tall, parts)


def heat_map(report: Report, naming: Naming, row: Row, varied: list[str]) -> str:
    """A measure by two values."""
    across, down = (values_of(report, path) for path in varied[:2])
    columns, lines = list(dict.fromkeys(map(shown, across))), list(dict.fromkeys(map(shown, down)))
    values = [other.value.value for other in row.others]
    least, room = min(values), (max(values) - min(values)) or 1.0
    size, left = 46, 46
    wide, tall = left + size * len(columns), size * len(lines) + 24
    parts = []
    for n, value in enumerate(values):
        column, line = columns.index(shown(across[n])), lines.index(shown(down[n]))
        x, y, share = left + size * column, size * line, (value - least) / room
        parts.append(
            f'<rect class="one" x="{x}" y="{y}" width="{size - 2}" height="{size - 2}" '
            f'style="stroke:none;opacity:{0.08 + 0.72 * share:.2f}"/>'
            f'<text x="{x + size / 2}" y="{y + size / 2 + 4}" text-anchor="middle" '
            f'style="fill:var(--ink)">{rounded(value)}</text>'
        )
    for n, label in enumerate(columns):
        middle = left + size * n + size / 2
        parts.append(
            f'<text x="{middle}" y="{tall - 8}" text-anchor="middle">{escape(label)}</text>'
        )
    for n, label in enumerate(lines):
        parts.append(f'<text x="2" y="{size * n + size / 2 + 4}">{escape(label)}</text>')
    return figure(naming.measure(row.name), wide, tall, parts)


def figure(title: str, wide: int, tall: int, parts: Sequence[str]) -> str:
    """A drawing with its title."""
    return (
        f'<figure style="margin:0"><figcaption>{escape(title)}</figcaption>'
        f'<svg width="{wide}" height="{tall}" role="img" aria-label="{escape(title)}">'
        f"{''.join(parts)}</svg></figure>"
    )
