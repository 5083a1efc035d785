"""The table of Aqua Mirabilis in a terminal, wide or narrow, tall or short."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from grasse.kernel.tree import Node
from grasse.terminal.brush import NAME, QUIET, Brush, Flow, spread
from grasse.terminal.look import Look
from grasse.terminal.narration import Brevity
from grasse.terminal.table import Cell, board_title, frame, place_title, rows_of, says

PALETTE = {
    "B": "green",
    "J": "cyan",
    "L": "magenta",
    "N": "yellow",
    "O": "dark_orange",
    "R": "red",
}
BREVITY = Brevity(
    silent=frozenset(
        "dial_reset bonus_seen token_removed top_turned flowers_discarded coach_moved "
        "points_gained perfume_discarded".split()
    ),
    minor=frozenset("method_used flower_stored flower_dropped production_began".split()),
    gathered=frozenset({"flower_taken", "delivered"}),
    saying=frozenset(
        "turn_began cube_placed flowers_delivered essences_discarded originality_discarded".split()
    ),
)
OBVIOUS = frozenset(  # ends of lists, and parts of what an event tells as a whole
    "end_turn done workers_done skip gifts_done influence_done finish act tile cost_item pay input "
    "complement first".split()
)
PAIRED, THREEFOLD = 76, 112  # columns from which two or three places stand side by side
WIDE_ROWS = (  # which places stand side by side, and how they share the width
    {"market": 38, "versailles": 42, "apprenticeship": 40},
    {"court_life": 45, "travel": 42, "recipes": 33},
)
PAIRED_ROWS = (
    {"market": 38, "versailles": 42},
    {"recipes": 36, "apprenticeship": 44},
    {"court_life": 42, "travel": 38},
)
LEAN, TIGHT, SHORT = 1, 2, 3  # levels: each says less than the one before
FREE, CUBE, TOKEN, WORKER = "·", "●", "+", "▲"


def draw(tree: Node, brush: Brush, width: int, level: int) -> RenderableType:
    """The whole table, as full as *level* says."""
    drawing = Drawing(tree, brush, width, level)
    return Group(*drawing.board(), *drawing.boards(), *drawing.choice())


LOOK = Look(draw, "scent", PALETTE, BREVITY, OBVIOUS)


class Drawing:
    """One drawing of the table."""

    def __init__(self, tree: Node, brush: Brush, width: int, level: int) -> None:
        self.tree, self.brush, self.speech = tree, brush, brush.speech
        self.is_wide, self.is_paired = width >= THREEFOLD, width >= PAIRED
        self.level, self.is_lean, self.is_tight = level, level >= LEAN, level >= TIGHT
        self.places = {child.kind: child for child in tree.children}
        self.seats = _of(tree, "board")

    # ------------------------------------------------------------ the board

    def board(self) -> list[RenderableType]:
        """Market, Versailles, recipes, court, journeys and lessons."""
        drawn = {
            "market": self._market(),
            "versailles": self._versailles(),
            "recipes": self._recipes(),
            "court_life": self._court_life(),
            "travel": self._travel(),
            "apprenticeship": self._apprenticeship(),
        }
        legends = {"market": self._legend((WORKER, "worker")), "versailles": self._cell_legend()}
        places = {
            kind: self._framed(kind, content, legends.get(kind)) for kind, content in drawn.items()
        }
        if self.is_wide:
            return [_side_by_side(places, widths) for widths in WIDE_ROWS]
        if self.is_paired:
            return [_side_by_side(places, widths) for widths in PAIRED_ROWS]
        return list(places.values())

    def _framed(
        self, kind: str, content: RenderableType, legend: Text | None = None
    ) -> RenderableType:
        title = place_title(self.brush, self.places[kind])
        if self.is_tight:
            return Padding(Group(title, content), (0, 2, 0, 0))
        panel = frame(content, title)
        if legend is not None:
            panel.subtitle, panel.subtitle_align = legend, "right"
        return panel

    def _legend(self, *signs: tuple[str, str]) -> Text:
        """What signs mean."""
        parts = [Text.assemble(f"{sign} ", self.brush.label(key)) for sign, key in signs]
        return spread(parts, "  ")

    def _cell_legend(self) -> Text:
        return self._legend((CUBE, "cube"), (FREE, "free"), (TOKEN, "token"))

    def _price(self, spaces: Iterable[Node]) -> Text:
        """What action spaces cost, with their numbers, and who stands there.

        Of free spaces that cost the same, one is enough.
        """
        free: dict[int, Text] = {}
        names = []
        for space in spaces:
            owner, cost = int(space.values["owner"]), int(space.values["cost"])
            if owner:
                names.append(Text(self.speech.seat(owner), style=NAME))
            elif cost not in free or self.brush.marks(space):
                price = Text.assemble(str(cost), " ", self.brush.label("ap"))
                free[cost] = self.brush.marked(space, price)
        return spread([*free.values(), *names], " ")

    def _market(self) -> RenderableType:
        """The stalls, and what the Sundays will bring."""
        rows: list[tuple[Cell, ...]] = []
        for stall in _of(self.places["market"], "stall"):
            scent, left = str(stall.values["scent"]), int(stall.values["left"])
            owner = int(stall.values["owner"])
            flowers = Text("●" * left or FREE, style=self.brush.palette.get(scent, QUIET))
            workers = Text(WORKER * int(stall.values["workers"]), style="bold")
            name = Text(self.speech.seat(owner) if owner else "", style=NAME)
            rows.append(
                (
                    self.brush.marks(stall),
                    self._scents([scent]),
                    self.brush.word(scent),
                    flowers,
                    spread([workers, name], " "),
                )
            )
        lines: list[RenderableType] = [rows_of(rows)]
        for sunday in self.places["calendar"].children[: 1 if self.is_lean else 3]:
            days = self.brush.label("in_days", days=int(sunday.values["days"]))
            is_last = bool(sunday.values["last"])
            title = self.brush.label("last_sunday") if is_last else self._weekday("SUN")
            lines.append(spread([title, days, self._letters(sunday.counts)], " "))
        if not self.is_lean:
            stock = {
                str(node.values["scent"]): int(node.values["left"])
                for node in self.places["supply"].children
            }
            lines.append(Text.assemble(self.brush.label("supply"), " ", self._letters(stock)))
        return Group(*lines)

    def _weekday(self, key: str) -> Text:
        return Text(str(self.speech.words.name("weekday", key)), style=QUIET)

    def _letters(self, counts: Mapping[str, int]) -> Text:
        """How many of each, as short as can be: 2B 4J."""
        style = self.brush.palette.get
        return spread([Text(f"{n}{key}", style=style(key, "")) for key, n in counts.items()], " ")

    def _versailles(self) -> RenderableType:
        """The preference matrix: columns are the King's, rows the Court's."""
        brush, place = self.brush, self.places["versailles"]
        king = str(_value(place, "king", "column"))
        court = str(_value(place, "court", "row"))
        scents = [str(stall.values["scent"]) for stall in _of(self.places["market"], "stall")]
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True)
        for _ in scents:
            grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True)
        crown = [brush.label("king", "bold") if scent == king else Text() for scent in scents]
        grid.add_row(Text(), *crown, Text())
        heads = [Text(scent, style=self._pawn_style(scent, king)) for scent in scents]
        grid.add_row(Text(), *heads, Text())
        cells = {(str(c.values["column"]), str(c.values["row"])): c for c in _of(place, "cell")}
        for row in scents:
            line = [self._cell(cells.get((column, row))) for column in scents]
            name = Text(row, style=self._pawn_style(row, court))
            pawn = next(iter(_of(place, "court")), None)
            here = brush.label("court", "bold") if row == court else Text()
            mark = brush.marked(pawn, here) if pawn is not None and row == court else here
            grid.add_row(name, *line, mark)
        price = self._price(_of(place, "gallery"))
        return Group(price, grid)

    def _pawn_style(self, scent: str, pawn: str) -> str:
        style = self.brush.palette.get(scent, "")
        return f"bold {style}" if scent == pawn else style

    def _cell(self, cell: Node | None) -> Text:
        """A cell: cubes, free subsections, and its originality token."""
        if cell is None:
            return Text()
        cubes, left = int(cell.values["cubes"]), int(cell.values["left"])
        token = TOKEN if cell.values["token"] else ""
        style = self.brush.palette.get(str(cell.values["column"]), "")
        free = Text(token + FREE * (left - len(token)), style=QUIET)
        return self.brush.marked(cell, Text.assemble((CUBE * cubes, style), free))

    def _recipes(self) -> RenderableType:
        """The display: for each base the levels of its recipes, by number of complements."""
        brush = self.brush
        recipes = _of(self.places["recipes"], "recipe")
        slots = sorted({int(recipe.values["slots"]) for recipe in recipes})
        heads = [brush.label("complements", slots=size) for size in slots]
        rows: list[tuple[Cell, ...]] = [(Text(), *heads)] if recipes else []
        for base in dict.fromkeys(str(recipe.values["scent"]) for recipe in recipes):
            line: list[Cell] = [brush.word(base)]
            for size in slots:
                fits = [
                    r for r in recipes if r.values["scent"] == base and r.values["slots"] == size
                ]
                levels = [brush.marked(r, Text(str(r.values["level"]))) for r in fits]
                line.append(Flow(levels, " "))
            rows.append(tuple(line))
        return rows_of(rows)

    def _court_life(self) -> RenderableType:
        """The four couples: price, letter, gift, favour, influence and end bonus."""
        place = self.places["court_life"]
        lines: list[RenderableType] = []
        for dame in _of(place, "dame"):
            name = dame.values["dame"]
            spaces = [s for s in _of(place, "audience") if s.values["dame"] == name]
            head = self.brush.marked(dame, Text(str(name), style="bold"))
            steps = f"{dame.values['letter_needed']}→{dame.values['letter_given']}"
            letter = Text.assemble(self.brush.label("letter"), f" {steps}")
            first = [head, self._price(spaces), letter, self._wish(dame)]
            lines.append(Flow([*first, *self._influence(dame)], "  "))
            if self.level < SHORT:
                lines.append(Padding(Flow(self._dame(dame), "  "), (0, 0, 0, 2)))
        return Group(*lines)

    def _influence(self, dame: Node) -> list[Text]:
        """Who has how much influence with a dame."""
        parts = []
        for token in _of(dame, "influence"):
            if token.values["count"]:
                name = (self.speech.seat(int(token.values["seat"])), NAME)
                parts.append(Text.assemble(name, f" {token.values['count']}"))
        return parts

    def _wish(self, dame: Node) -> Text:
        """What a dame likes to be given."""
        wish = self._scents(dame.counts)
        if not dame.counts:
            wish = Text(str(self.speech.words.name("wish", dame.values["wish"])))
        return Text.assemble(self.brush.label("gift"), " ", wish)

    def _dame(self, dame: Node) -> list[Text]:
        """What a dame grants, to whom, and what she hides."""
        favour = Text(str(self.speech.words.name("favour", dame.values["favour"])))
        owner = int(dame.values["owner"])
        if owner:
            favour = Text.assemble(favour, " (", (self.speech.seat(owner), NAME), ")")
        bonus = next((c for c in dame.children if c.kind.endswith("_bonus")), None)
        hint = Text("?", style=QUIET)
        if bonus is not None and bonus.kind != "hidden_bonus":
            hint = Text.assemble(self.speech.piece(bonus), (f" {bonus.values['tiers']}", QUIET))
        return [favour, Text.assemble(self.brush.label("bonus"), " ", hint)]

    def _scents(self, counts: Iterable[str]) -> Text:
        return spread([Text(key, style=self.brush.palette.get(key, "")) for key in counts], " ")

    def _travel(self) -> RenderableType:
        """The cities: price, letter, how many tiles, and the top one."""
        place = self.places["travel"]
        lines: list[RenderableType] = []
        for city in _of(place, "city"):
            name = city.values["city"]
            spaces = [s for s in _of(place, "road") if s.values["city"] == name]
            letter = int(city.values["letter"])
            need = self.brush.label("needs_letter", level=letter) if letter else Text()
            word = Text(str(self.speech.words.name("city", name)), style="bold")
            left = self.brush.label("tiles_left", tiles=int(city.values["height"]))
            lines.append(Flow([word, self._price(spaces), need, left], " "))
            top = next((tile for tile in city.children if tile.values["top"]), None)
            if top is not None and self.level < SHORT:
                lines.append(Padding(self._tile(top), (0, 0, 0, 2)))
        return Group(*lines, self._track())

    def _tile(self, tile: Node) -> Text:
        """What a city tile does; its city is told elsewhere."""
        key = {"flowers_tile": "flowers", "essences_tile": "essences"}.get(tile.kind)
        if key is not None:
            return Text.assemble(self.brush.label(key), " ", self._letters(tile.counts))
        return self.brush.text(self.speech.piece(tile).partition(":")[2].strip())

    def _track(self) -> Flow:
        """The coach track, and whose coach is where."""
        parts = []
        for stop in _of(self.places["track"], "stop"):
            here = [s for s in self.seats if s.values["coach"] == stop.values["position"]]
            names = [Text(self.speech.seat(int(s.values["seat"])), style=NAME) for s in here]
            text = Text(self.speech.piece(stop) if stop.values["visit"] else FREE, style=QUIET)
            if names:
                text = Text.assemble(text, "(", spread(names, ", "), ")")
            parts.append(self.brush.marked(stop, text))
        return Flow(parts, " ")

    def _apprenticeship(self) -> RenderableType:
        """What can be learned, family by family."""
        place = self.places["apprenticeship"]
        lines: list[RenderableType] = []
        kinds = {
            "base-essence": ("base_lesson",),
            "specialisation": ("specialisation_lesson",),
            "special-ability": ("flower_lesson", "points_lesson", "step_lesson"),
            "production-method": ("method_lesson",),
        }
        for family, known in kinds.items():
            spaces = [s for s in _of(place, "school") if s.values["family"] == family]
            word = Text(str(self.speech.words.name("family", family)), style="bold")
            lines.append(Flow([word, self._price(spaces)], "  "))
            if self.level < SHORT:
                lessons = [child for child in place.children if child.kind in known]
                shown = _once([self._lesson(lesson) for lesson in lessons])
                gap = " " if known[0].startswith(("base", "spec")) else "  "
                lines.append(Padding(Flow(shown, gap), (0, 0, 0, 2)))
        return Group(*lines)

    def _lesson(self, lesson: Node) -> Text:
        """A lesson on the board: a letter for a scent, words for all else."""
        if "scent" in lesson.values:
            text = self._scents([str(lesson.values["scent"])])
        elif "method" in lesson.values:
            text = Text(str(self.speech.words.name("method", lesson.values["method"])))
        else:
            text = self.brush.text(self.speech.piece(lesson))
        return self.brush.marked(lesson, text)

    # ------------------------------------------------------------ in front of the seats

    def boards(self) -> list[RenderableType]:
        """The viewer's own board in full, and the others at a glance."""
        parts: list[RenderableType] = []
        for seat in self.seats:
            is_full = bool(seat.values["mine"]) or not any(s.values["mine"] for s in self.seats)
            parts.append(self._board(seat) if is_full else self._glance(seat))
        return parts

    def _board(self, seat: Node) -> RenderableType:
        rows: list[tuple[Cell, ...]] = []
        for key, kinds in (("flowers", "flower"), ("essences", "essence")):
            pips = [self._pips(node) for node in _of(seat, kinds)]
            rows.append((self.brush.label(key), Flow(pips, "  ")))
        rows.append((self.brush.label("methods"), Flow(self._methods(seat), "  ")))
        lessons = [child for child in seat.children if child.kind.endswith("_lesson")]
        learned = [self.brush.text(self.speech.piece(lesson)) for lesson in lessons]
        rows.append((self.brush.label("lessons"), Flow(learned)))
        tiles = [tile for tile in seat.children if "prestige" in tile.values]
        open_tiles = [t for t in tiles if not t.values["flipped"]]
        rows.append((self.brush.label("tiles"), Flow([self._own_tile(t) for t in open_tiles])))
        rows.append((self.brush.label("perfumes"), Flow(self._perfumes(seat))))
        held = rows_of([row for row in rows if says(row[1])])
        if self.is_lean:
            return Group(
                Flow([board_title(self.brush, self.tree, seat), *self._figures(seat)], "  "), held
            )
        return frame(
            Group(Flow(self._figures(seat), "  "), held), board_title(self.brush, self.tree, seat)
        )

    def _figures(self, seat: Node) -> list[Text]:
        """Points, sundial, experience, letter and tokens of a seat."""
        brush, values = self.brush, seat.values
        dial = next(iter(_of(seat, "dial")))
        parts = [
            Text.assemble((str(values["score"]), "bold"), " ", brush.label("points")),
            brush.marked(dial, self._dial(dial)),
            Text.assemble(brush.label("experience"), f" {values['experience']}"),
        ]
        if values["letter"]:
            parts.append(Text.assemble(brush.label("letter"), f" {values['letter']}"))
        token = next(iter(_of(seat, "originality")))
        tokens = Text.assemble(brush.label("originality"), f" {values['originality']}")
        parts.append(brush.marked(token, tokens))
        parts.append(Text.assemble(brush.label("influence"), f" {values['reserve']}"))
        flipped = [t for t in seat.children if t.values.get("flipped")]
        if flipped:
            prestige = sum(int(tile.values["prestige"]) for tile in flipped)
            parts.append(Text.assemble(brush.label("flipped"), f" {len(flipped)} (+{prestige})"))
        return parts

    def _dial(self, dial: Node) -> Text:
        """The sundial: what is left to act, and what a production would have."""
        points, steps = int(dial.values["points"]), int(dial.values["steps"])
        text = Text.assemble((str(dial.values["dial"]), "bold"), " ", self.brush.label("ap"))
        if points:
            produced = self.brush.label("production", points=points, steps=steps)
            text = Text.assemble(text, " (", produced, ")")
        return text

    def _pips(self, node: Node) -> Text:
        scent = str(node.values["scent"])
        return self.brush.marked(node, self.brush.pips({scent: int(node.values["count"])})[0])

    def _methods(self, seat: Node) -> list[Text]:
        """The methods, each with the flowers stored on it."""
        parts = []
        for method in _of(seat, "method"):
            name = self.brush.marked(method, Text(self.speech.piece(method)))
            stored = [self._pips(node) for node in _of(method, "stored")]
            parts.append(spread([name, *stored], " "))
        return parts

    def _own_tile(self, tile: Node) -> Text:
        text = self.brush.text(self.speech.piece(tile))
        return self.brush.marked(tile, text)

    def _perfumes(self, seat: Node) -> list[Text]:
        """The perfumes; those that were presented this week say so."""
        parts = []
        for perfume in _of(seat, "perfume"):
            notes = [self.brush.label("of_level", level=int(perfume.values["level"]))]
            if perfume.values["presented"]:
                notes.append(self.brush.label("presented", ""))
            text = self.brush.text(self.speech.piece(perfume))
            text = Text.assemble(text, " (", spread(notes, ", "), ")")
            parts.append(self.brush.marked(perfume, text))
        return parts

    def _glance(self, seat: Node) -> RenderableType:
        """Another seat in a line or two."""
        flowers = self._counted(_of(seat, "flower"))
        essences = self._counted(_of(seat, "essence"))
        held = []
        for key, letters in (("flowers", flowers), ("essences", essences)):
            if letters:
                held.append(Text.assemble(self.brush.label(key), " ", self._letters(letters)))
        parts = [board_title(self.brush, self.tree, seat), *self._figures(seat), *held]
        if self.level < SHORT:
            parts += self._perfumes(seat)
            tiles = [t for t in seat.children if "prestige" in t.values and not t.values["flipped"]]
            if tiles:
                parts.append(Text.assemble(self.brush.label("tiles"), f" {len(tiles)}"))
        return Flow(parts, "  ")

    def _counted(self, nodes: Iterable[Node]) -> dict[str, int]:
        return {str(node.values["scent"]): int(node.values["count"]) for node in nodes}

    def choice(self) -> list[RenderableType]:
        """What is chosen already of a decision that has several parts."""
        place = self.places["choice"]
        parts = [self.brush.text(self.speech.name(part)) for part in place.children]
        if not parts:
            return []
        title = Text(self.speech.piece(place), style="bold")
        return [Flow([title, *parts])]


def _of(place: Node, kind: str) -> list[Node]:
    return [child for child in place.children if child.kind == kind]


def _value(place: Node, kind: str, key: str) -> str | int:
    return next((child.values[key] for child in _of(place, kind)), "")


def _once(parts: Iterable[Text]) -> list[Text]:
    """Without those that read like one before, and carry no number of their own."""
    return list({part.plain: part for part in reversed(list(parts))}.values())[::-1]


def _side_by_side(places: Mapping[str, RenderableType], widths: Mapping[str, int]) -> Table:
    """Places in a row, which share the width."""
    row = Table.grid(expand=True)
    for width in widths.values():
        row.add_column(ratio=width)
    row.add_row(*(places[kind] for kind in widths))
    return row
