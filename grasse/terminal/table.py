"""The table of any game, drawn from its tree."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence

from rich import box as boxes
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from grasse.kernel.tree import Node
from grasse.terminal.brush import NAME, QUIET, Brush, Flow, spread

WIDE = 100  # columns from which places stand side by side
Cell = Text | Flow
Layout = Callable[[Node, Brush, int, int], RenderableType]  # (tree, brush, width, level)
LEVELS = 4  # 0: all there is to see; each further level is shorter


def draw_table(tree: Node, brush: Brush, width: int, level: int = 0) -> RenderableType:
    """Draws every place as a panel with its pieces as lines; works for any game."""
    places = [panel(brush, place, place_lines(brush, place)) for place in tree.children]
    shown = [place for place in places if place is not None]
    title = brush.text(brush.speech.piece(tree), "bold")
    if width < WIDE:
        return Group(title, *shown)
    return Group(title, Columns(shown, width=(width - 4) // 3, expand=False))


def panel(
    brush: Brush, place: Node, lines: Iterable[Text], title: Text | None = None
) -> Panel | None:
    """A place with its name on the frame; nothing if there is nothing in it."""
    content = [line for line in lines if line.plain]
    if not content:
        return None
    return frame(Group(*content), title or place_title(brush, place))


def frame(content: RenderableType, title: Text) -> Panel:
    """Something with a calm frame around it."""
    title.stylize("not dim")
    return Panel(
        content,
        title=title,
        title_align="left",
        box=boxes.ROUNDED,
        border_style=QUIET,
        padding=(0, 1),
    )


def board_title(brush: Brush, tree: Node, board: Node) -> Text:
    """Whose board it is, with a sign if it is that seat's turn."""
    name = Text(brush.speech.seat(int(board.values["seat"])), style=NAME)
    if board.values["mine"]:
        name = Text.assemble(name, f" ({brush.speech.say('table-you')})")
    is_turn = tree.values["seat"] == board.values["seat"]
    return Text.assemble("› ", name) if is_turn else name


def rows_of(rows: Iterable[Sequence[Cell]], right: Sequence[int] = ()) -> Table:
    """Aligned columns without lines; those in *right* are flush right, empty ones are left out."""
    listed = list(rows)
    columns = range(max(map(len, listed), default=0))
    kept = [column for column in columns if any(says(row[column]) for row in listed)]
    grid = Table.grid(padding=(0, 1, 0, 0))
    for column in kept:
        grid.add_column(justify="right" if column in right else "left")
    for row in listed:
        grid.add_row(*(row[column] for column in kept))
    return grid


def says(cell: Cell) -> bool:
    """Whether there is anything in a cell."""
    return bool(cell.plain if isinstance(cell, Text) else cell.parts)


def place_title(brush: Brush, place: Node) -> Text:
    """The name of a place, and of the player it belongs to."""
    title = brush.text(brush.speech.piece(place), "bold")
    owner = place.values.get("seat", 0)
    if isinstance(owner, int) and owner > 0:
        title = Text.assemble(title, " · ", (brush.speech.seat(owner), "bold"))
    return title


def place_lines(brush: Brush, place: Node) -> list[Text]:
    """What a place shows: its own figures, and then every piece in it."""
    lines = [figures(brush, place)]
    for child in place.children:
        if child.children or child.actions or child.values or child.counts:
            lines += piece_lines(brush, child, 0)
    return lines


def piece_lines(brush: Brush, node: Node, depth: int) -> list[Text]:
    """A piece, and below it, further in, the pieces that it is made of."""
    text = brush.text(brush.speech.piece(node))
    line = spread([brush.marked(node, text), figures(brush, node)], " · ")
    line.pad_left(2 * depth)
    return [
        line,
        *(part for child in node.children for part in piece_lines(brush, child, depth + 1)),
    ]


def figures(brush: Brush, node: Node) -> Text:
    """The values of a node that the game has a label for: money 12 · tokens 3."""
    words = brush.speech.words
    parts = []
    for key, value in node.values.items():
        singular = re.sub("ies$", "y", key).removesuffix("s")
        label = next((f"label-{k}" for k in (key, singular) if words.has(f"label-{k}")), "")
        if label and value not in (0, ""):
            parts.append(brush.text(f"{words.say(label)} {words.name(key, value)}"))
    return spread(parts, " · ")
