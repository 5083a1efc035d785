"""The pages that a player reads: table, options, scores, rules."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from grasse.games.howto import as_markdown, read_how
from grasse.games.rulebook import Clause, read_clauses
from grasse.kernel.game import Game
from grasse.kernel.match import Match
from grasse.kernel.tree import Node
from grasse.study.hints import HintedOption
from grasse.study.review.findings import MistakeReason
from grasse.terminal.answers import COMMANDS, Option, Reason
from grasse.terminal.brush import NAME, NUMBER, QUIET, Brush
from grasse.terminal.clauses import find_clause, search_clauses
from grasse.terminal.games import look_of
from grasse.terminal.narration import Story
from grasse.terminal.screen import Screen
from grasse.terminal.speech import Speech
from grasse.terminal.table import LEVELS
from grasse.words import Words

LONG_LIST = 6  # options from which there are two columns, if they fit
MANY = 6  # with more options than these they stand under the names of their places
GAP = 6  # columns that a number and the gap beside it take
BEFORE_GAIN = "  "
SHORTEST_GAIN = 12  # columns; in fewer, what an option brings is not told
USUAL_REST = 12  # lines of a usual page besides the table
MOST_FOUND = 15
MOST_LABELS = 3
WHOLE_SECTION = 12  # clauses that are shown in full; of more, only what each is about


def make_brush(speech: Speech, options: Sequence[Option] = ()) -> Brush:
    """A brush for the game of *speech*; pieces get the numbers of these options."""
    look = look_of(speech.game.name)
    numbers = {option.action: number for number, option in enumerate(options, 1)}
    return Brush(speech, look.noun, look.palette, numbers)


def title_line(brush: Brush, tree: Node, right: str = "") -> Table:
    """The first line of a page: the game and the round, and something quiet on the right."""
    line = Table.grid(expand=True)
    line.add_column()
    line.add_column(justify="right")
    game = brush.speech.game.title
    left = Text.assemble((game, "bold"), " · ", brush.speech.piece(tree))
    line.add_row(left, Text(right, style=QUIET))
    return line


class TablePage:
    """Draws the table as full as it fits.

    It stays as short as it once had to be on a usual page, so that it does not jump from one
    question to the next; a page with much to tell may have a shorter one.
    """

    def __init__(self) -> None:
        self.level = 0
        self.size = (0, 0)

    def draw(self, screen: Screen, brush: Brush, tree: Node, room: int) -> RenderableType:
        """The table in *room* lines if it can be that short."""
        size = (screen.console.width, screen.console.height)
        if size != self.size:
            self.level, self.size = 0, size
        picture = look_of(brush.speech.game.name).draw
        level = self.level
        table = picture(tree, brush, size[0], level)
        while screen.is_live and level < LEVELS - 1:
            height = screen.height_of(table)
            if height <= room:
                break
            level += 1
            if height > size[1] - USUAL_REST:
                self.level = level
            table = picture(tree, brush, size[0], level)
        return table


def option_list(
    brush: Brush, options: Sequence[Option], gains: Mapping[int, str], width: int
) -> Table:
    """The options with their numbers and what they bring; in two columns if many and short."""
    labels = [brush.text(option.label) for option in options]
    widest = max((label.cell_len for label in labels), default=0)
    is_wide = len(labels) < LONG_LIST or 2 * (widest + GAP) > width
    room = width if is_wide else width // 2
    cells = [
        (Text(f"{number:>2} ", style=NUMBER), with_gain(label, gains.get(option.action, ""), room))
        for number, (option, label) in enumerate(zip(options, labels, strict=True), 1)
    ]
    grid = Table.grid(padding=(0, 1, 0, 0))
    if len({option.place for option in options if option.place}) > 1 and len(options) > MANY:
        return _by_place(grid, options, cells)
    if is_wide:
        for cell in cells:
            grid.add_row(*cell)
        return grid
    half = (len(cells) + 1) // 2
    for row, (number, label) in enumerate(cells[:half]):
        beside = cells[half + row] if half + row < len(cells) else ()
        grid.add_row(number, label, " ", *beside)
    return grid


def _by_place(grid: Table, options: Sequence[Option], cells: list[tuple[Text, Text]]) -> Table:
    """The options under the names of their places."""
    place = ""
    for option, cell in zip(options, cells, strict=True):
        if option.place and option.place != place:
            grid.add_row("", Text(option.place, style=QUIET))
        place = option.place
        grid.add_row(*cell)
    return grid


def with_gain(label: Text, gain: str, width: int) -> Text:
    """An option, and after it what it brings, as far as that fits into the line."""
    room = width - GAP - label.cell_len - len(BEFORE_GAIN)
    if not gain or room < SHORTEST_GAIN:
        return label
    told = Text(gain, style=QUIET)
    told.truncate(room, overflow="ellipsis")
    return Text.assemble(label, (BEFORE_GAIN, QUIET), told)


def hint_page(
    brush: Brush,
    hints: Sequence[HintedOption],
    options: Sequence[Option],
    names: Sequence[str],
    seat: int,
) -> RenderableType:
    """The best few options, every seat's chance to win, one's points, and what speaks for it."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    say = brush.speech.say
    heads = [Text(name, style=NAME) for name in names]
    grid.add_row("", "", *heads, Text(say("hint-points"), style=QUIET))
    told = set[int]()
    for each in hints:
        number, option = next(
            (n, o) for n, o in enumerate(options, 1) if each.action in (o.action, *o.alike)
        )
        if number in told:  # what reads alike comes to the same, and is one option
            continue
        told.add(number)
        cells = [f"{chance:.0%}".replace("%", " %") for chance in each.chances]
        cells[seat] += f" ± {200 * each.error:.0f}"
        label = Text(f"{number:>2} ", style=NUMBER), brush.text(option.label)
        grid.add_row(*label, *cells, f"{each.points:.0f}")
    parts: list[RenderableType] = [Text(say("hint-title"), style=QUIET), grid]
    if hints and hints[0].why:
        parts.append(Text(because(hints[0].why, brush.speech), style=QUIET))
    return Group(*parts)


def because(why: MistakeReason, speech: Speech) -> str:
    """What speaks for a better option, in words."""
    count = max(1, round(why.count))
    kind = "gain" if why.count else "scoring"
    return speech.say(
        why.id,
        points=max(1, round(why.points)),
        source=speech.say(f"{kind}-{why.source}", count=count) if why.source else "",
        seat=speech.seat(why.seat),
    )


def question(brush: Brush, tree: Node, name: str) -> Text:
    """Who is asked what."""
    speech = brush.speech
    asked = speech.say(f"phase-{tree.values['phase']}") if "phase" in tree.values else ""
    parts = [Text(name, style="bold"), Text(" · "), Text(asked or speech.say("prompt-decide"))]
    detail = f"detail-{tree.values.get('phase')}"
    if speech.words.has(detail):
        parts.append(Text(f" ({speech.say(detail, **speech.values(tree))})", style=QUIET))
    bench = next((node for node in tree.children if node.values.get("actions")), None)
    if bench is not None and speech.words.has("label-actions_left"):
        left = speech.say("label-actions_left", actions=bench.values["actions"])
        parts.append(Text(f" ({left})", style=QUIET))
    return Text.assemble(*parts)


def final_scores(brush: Brush, match: Match, story: Story) -> RenderableType:
    """Who won, and the points and place of everybody; where the game tells it, what for."""
    speech = brush.speech
    ranked = sorted(enumerate(match.scores()), key=lambda item: (item[1][1], item[0]))
    first = [speech.names[seat] for seat, (_, place) in ranked if place == 1]
    points = ranked[0][1][0]
    if len(first) > 1:
        names = speech.say("final-and", first=", ".join(first[:-1]), last=first[-1])
        winner = speech.say("final-shared", names=names, points=points)
    else:
        winner = speech.say("final-win", name=first[0], points=points)
    if match.game.sources:
        account = _account(brush, ranked, story.points())
        return Group(Text(winner, style="bold"), "", account)
    grid = Table.grid(padding=(0, 3, 0, 0))
    grid.add_column(justify="right")
    grid.add_column()
    grid.add_column(justify="right")
    for seat, (total, place) in ranked:
        style = "bold" if place == 1 else ""
        grid.add_row(f"{place}.", speech.names[seat], str(total), style=style)
    return Group(Text(winner, style="bold"), "", grid)


def _account(
    brush: Brush,
    ranked: Sequence[tuple[int, tuple[int, int]]],
    points: Mapping[str, Mapping[int, int]],
) -> Table:
    """The points of everybody, source by source; the winner first."""
    speech = brush.speech
    grid = Table.grid(padding=(0, 3, 0, 0))
    grid.add_column()
    for _ in ranked:
        grid.add_column(justify="right")
    names = [Text(f"{place}. {speech.names[seat]}") for seat, (_, place) in ranked]
    grid.add_row("", *names, style="bold")
    for source, by_seat in points.items():
        figures = [str(by_seat[seat]) if by_seat.get(seat) else "·" for seat, _ in ranked]
        grid.add_row(Text(speech.say(f"scoring-{source}"), style=QUIET), *figures)
    grid.add_row("", *(str(total) for _, (total, _) in ranked), style="bold")
    return grid


def help_page(words: Words, clause: str) -> Table:
    """What can be said at the prompt; *clause* is an example."""
    grid = Table.grid(padding=(0, 3, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_row(Text(words.say("help-number"), style="bold"), words.say("help-number-does"))
    grid.add_row(Text(words.say("help-words"), style="bold"), words.say("help-words-does"))
    for name in COMMANDS:
        does = words.say(f"help-{name}-does", clause=clause)
        grid.add_row(Text(words.say(f"help-{name}"), style="bold"), does)
    return grid


# ---------------------------------------------------------------- rules


def reason_page(
    brush: Brush, found: Sequence[Reason], numbers: Mapping[int, int]
) -> RenderableType:
    """What the rules say to what was asked about; each clause once."""
    speech = brush.speech
    parts: list[RenderableType] = []
    for clause in dict.fromkeys(reason.clause for reason in found):
        about = [reason for reason in found if reason.clause == clause]
        parts.append(_about(brush, about))
        if clause == 0:
            given = [
                numbers[r.action] for r in about if r.action is not None and r.action in numbers
            ]
            number = ", ".join(map(str, given))
            parts.append(Padding(speech.say("why-allowed", number=number), (0, 0, 0, 2)))
        else:
            parts.append(Padding(_clause_reason(brush, speech.game.clause(clause)), (0, 0, 0, 2)))
    return Group(*parts)


def _about(brush: Brush, found: Sequence[Reason]) -> Text:
    labels = list(dict.fromkeys(reason.label for reason in found))
    more = " …" if len(labels) > MOST_LABELS else ""
    text = brush.text(" · ".join(labels[:MOST_LABELS]) + more)
    text.stylize("bold")
    return text


def _clause_reason(brush: Brush, name: str) -> RenderableType:
    speech = brush.speech
    told = brush.text(speech.words.clause(name))
    told.append(f"  {name}", style=QUIET)
    clauses = read_clauses(speech.game.folder / "rules.md")
    clause = clauses.get(name)
    if clause is None or clause.is_heading:
        return told
    return Group(told, Padding(Markdown(clause.text), (0, 0, 0, 2), style=QUIET))


def rules_page(speech: Speech, given: str, width: int) -> RenderableType | None:
    """The clauses that *given* names or that speak of it; how to play if nothing is given."""
    if not given:
        return how_page(speech.game, speech.words.language)
    clauses = read_clauses(speech.game.folder / "rules.md")
    found = find_clause(clauses, speech.game.prefix, given)
    if found and len(found) <= WHOLE_SECTION:
        return Group(*(_whole(clause) for clause in found))
    if found:
        return _summaries(found, width)
    found = search_clauses(clauses, given)
    if len(found) == 1:
        return _whole(found[0])
    return _summaries(found[:MOST_FOUND], width, len(found) - MOST_FOUND) if found else None


def how_page(game: Game, language: str) -> RenderableType:
    """How to play a game."""
    return Markdown(as_markdown(read_how(language, game)))


def _whole(clause: Clause) -> RenderableType:
    head = Text.assemble((clause.id, "bold"), " ", (clause.title, "bold"))
    return Group(head, Padding(Markdown(clause.text), (0, 0, 0, 2))) if clause.text else head


def _summaries(clauses: Iterable[Clause], width: int, more: int = 0) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    for clause in clauses:
        style = "bold" if clause.is_heading else ""
        short = textwrap.shorten(clause.summary, max(width - 14, 20), placeholder=" …")
        if clause.is_heading:
            short = clause.title
        grid.add_row(Text(clause.id, style=style), Text(short, style=style))
    if more > 0:
        grid.add_row("", Text(f"+ {more}", style=QUIET))
    return grid
