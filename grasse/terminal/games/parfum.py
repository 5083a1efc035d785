"""The table of Parfum in a terminal, wide or narrow, tall or short."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from grasse.kernel.tree import Node
from grasse.terminal.brush import NAME, QUIET, Brush, Flow, spread
from grasse.terminal.look import Look
from grasse.terminal.narration import Brevity
from grasse.terminal.table import WIDE, Cell, board_title, frame, place_title, rows_of

PALETTE = {
    "violet": "bright_blue",
    "bergamot": "green",
    "rose": "red",
    "vanilla": "yellow",
    "lavender": "magenta",
}
BREVITY = Brevity(
    silent=frozenset(
        "customer_arrived note_arrived marker_placed turn_began sale_began passed "
        "round_ended".split()
    ),
    minor=frozenset(
        "die_taken rolled token_taken token_paid colour_rerolled all_rerolled fly_turned "
        "perfume_started placed".split()
    ),
)
PAIRED = 66  # columns from which street and distillery stand side by side
WIDTHS = {"market": 28, "street": 28, "distillery": 44}  # how the width is shared
NOT_ROLLED = ("prepare", "draw", "fetch")  # phases in which the dice have not been rolled yet
FACES = 6

SHORT_SHELVES, TIGHT, FLACONS_ONLY = 1, 2, 3  # levels: each says less than the one before


def draw(tree: Node, brush: Brush, width: int, level: int) -> RenderableType:
    """The whole table, as full as *level* says."""
    drawing = Drawing(tree, brush, width, level)
    return Group(*drawing.board(), *drawing.bench(), *drawing.perfumeries())


LOOK = Look(draw, "aroma", PALETTE, BREVITY)


class Drawing:
    """One drawing of the table."""

    def __init__(self, tree: Node, brush: Brush, width: int, level: int) -> None:
        self.tree, self.brush, self.speech = tree, brush, brush.speech
        self.is_wide, self.is_paired = width >= WIDE, width >= PAIRED
        self.level, self.is_tight = level, level >= TIGHT
        self.places = {child.kind: child for child in tree.children}
        self.seats = _of(tree, "perfumery")

    # ------------------------------------------------------------ the board

    def board(self) -> list[RenderableType]:
        """Clocks, market, street and distillery."""
        market, street, notes = self._booths(), self._street(), self._distillery()
        parts: list[RenderableType] = [self._clocks()]
        if self.is_wide and not self.is_tight:
            stalls = Group(market, *self._stores())
            row = self._side_by_side({"market": stalls, "street": street, "distillery": notes})
            return [*parts, row]
        booths = [self._booth(booth) for booth in _of(self.places["market"], "booth")]
        parts += [Flow(booths, "  "), Flow(self._stores())]
        if self.is_paired:
            return [*parts, self._side_by_side({"street": street, "distillery": notes})]
        return [*parts, self._framed("street", street), self._framed("distillery", notes)]

    def _side_by_side(self, places: dict[str, RenderableType]) -> Table:
        """Places in a row, each as wide as it needs to be."""
        row = Table.grid(expand=True)
        for kind in places:
            row.add_column(ratio=WIDTHS[kind])
        row.add_row(*(self._framed(kind, content) for kind, content in places.items()))
        return row

    def _framed(self, kind: str, content: RenderableType) -> RenderableType:
        title = place_title(self.brush, self.places[kind])
        return content if self.is_tight else frame(content, title)

    def _clocks(self) -> Flow:
        """The market clock in a row: what each clock gives, and who has it."""
        clocks = []
        for clock in self.places["clock_market"].children:
            owner = int(clock.values["owner"])
            free = Node(clock.id, clock.kind, {**clock.values, "owner": 0})
            text = self.brush.text(self.speech.piece(free), QUIET if owner else "")
            name = Text(self.speech.seat(owner) if owner else "", style=NAME)
            clocks.append(self.brush.marked(clock, spread([text, name], " ")))
        return Flow(clocks)

    def _stores(self) -> list[Text]:
        """What is left in the supply and in the well, and which tokens are discarded."""
        well = self.places["well_place"]
        lines = self._rest(well, "well", "discards")
        counts = _of(well, "discards")[0].counts
        values = " ".join(" ".join([value] * count) for value, count in counts.items() if count)
        if values:
            lines[-1] = Text.assemble(lines[-1], (f" ({values})", QUIET))
        lines = [*self._rest(self.places["market"], "supply"), *lines]
        if self.is_tight:
            lines += self._rest(self.places["distillery"], "bag")
            lines += self._rest(self.places["street"], "stack")
        return lines

    def _rest(self, place: Node, *kinds: str) -> list[Text]:
        """The pieces of a place that only need a few quiet words."""
        found = [child for child in place.children if child.kind in kinds]
        texts = [self.brush.text(self.speech.piece(child), QUIET) for child in found]
        return [self.brush.marked(child, text) for child, text in zip(found, texts, strict=True)]

    def _booths(self) -> Table:
        rows = []
        for booth in _of(self.places["market"], "booth"):
            odds = f"{booth.values['flasks']}/{FACES} ▲"
            name, dice = self._stall(booth)
            rows.append((self.brush.marks(booth), name, dice, Text(odds, style=QUIET)))
        return rows_of(rows)

    def _booth(self, booth: Node) -> Text:
        return self.brush.marked(booth, spread(self._stall(booth), " "))

    def _stall(self, booth: Node) -> tuple[Text, Text]:
        """The aroma of a booth, and its dice."""
        name = self.brush.word(str(booth.values["aroma"]))
        dice = "□" * int(booth.values["left"])
        return name, Text(dice, style=name.style)

    def _street(self) -> RenderableType:
        brush, street = self.brush, self.places["street"]
        rows: list[tuple[Cell, ...]] = [self._head("street", "wants", "pays")]
        for customer in street.children:
            if customer.kind == "customer":
                price = Text(str(customer.values["price"]), style="bold")
                wants = Flow(brush.pips(customer.counts), " ")
                rows.append((brush.marks(customer), wants, price))
            elif customer.kind == "empty_street":
                rows.append((Text(), self._empty(), Text()))
        table = rows_of(rows, right=[2])
        return table if self.is_tight else Group(table, *self._rest(street, "stack"))

    def _distillery(self) -> RenderableType:
        brush, place = self.brush, self.places["distillery"]
        rows: list[tuple[Cell, ...]] = [self._head("distillery", "note", "needs", "coins")]
        for note in place.children:
            if note.kind == "note":
                kind = Text(str(self.speech.words.name("type", note.values["type"])))
                coins = Text(str(note.values["coins"]), style="bold")
                rows.append((brush.marks(note), kind, Flow(brush.pips(note.counts), " "), coins))
            elif note.kind == "empty_distillery":
                rows.append((Text(), self._empty(), Text(), Text()))
        table = rows_of(rows, right=[3])
        return table if self.is_tight else Group(table, *self._rest(place, "bag"))

    def _head(self, place: str, *columns: str) -> tuple[Text, ...]:
        """The heads of columns; where there is no frame, the place is named there."""
        heads = [self.brush.column(column) for column in columns]
        if self.is_tight:
            heads[-2] = place_title(self.brush, self.places[place])
        return (Text(), *heads)

    def _empty(self) -> Text:
        return Text("·", style=QUIET)

    # ------------------------------------------------------------ in front of the seats

    def bench(self) -> list[RenderableType]:
        """The dice and the claimed notes of the seat whose turn it is, if there are any."""
        brush, bench = self.brush, self.places["workbench"]
        if not bench.children:
            return []
        rolled = self.tree.values["phase"] not in NOT_ROLLED
        pieces = [self._dice(node, rolled) for node in _of(bench, "dice")]
        for note in _of(bench, "note"):
            pieces.append(brush.marked(note, brush.text(self.speech.name(note))))
        signs = (("▲", "flask"), ("✕", "fly"), ("△", "spent")) if rolled else ()
        legend = [Text.assemble(f"{sign} ", brush.label(key)) for sign, key in signs]
        title = place_title(brush, bench)
        if self.is_tight:
            return [Flow([title, *pieces, spread(legend, "  ")])]
        panel = frame(Flow(pieces), title)
        panel.subtitle, panel.subtitle_align = spread(legend, "  "), "right"
        return [panel]

    def _dice(self, node: Node, rolled: bool) -> Text:
        """The dice of one aroma: flasks, flies, spent ones and those in the air."""
        name = self.brush.word(str(node.values["aroma"]))
        faces = [("▲", "flasks"), ("✕", "flies"), ("△", "spent"), ("□", "rolling")]
        if not rolled:
            faces = [("□", "dice")]
        signs = "".join(sign * int(node.values[key]) for sign, key in faces)
        return self.brush.marked(node, Text.assemble(name, " ", (signs, name.style)))

    def perfumeries(self) -> list[RenderableType]:
        """All side by side if there is room; else the viewer's own, and the others shorter."""
        if self.is_wide and self.level < SHORT_SHELVES:
            row = Table.grid(expand=True)
            for _ in self.seats:
                row.add_column(ratio=1)
            row.add_row(*(self._perfumery(seat) for seat in self.seats))
            return [row]
        mine = [seat for seat in self.seats if seat.values["mine"]]
        parts = [self._perfumery(seat) for seat in mine]
        rows = []
        for seat in self.seats:
            if seat not in mine:
                short = self.level < FLACONS_ONLY
                shelf = self._short_shelf(seat) if short else self._flacons(seat)
                rows.append((board_title(self.brush, self.tree, seat), self._money(seat), shelf))
        return [*parts, rows_of(rows)]

    def _perfumery(self, seat: Node) -> RenderableType:
        """A perfumery with its perfumes; those that are sold out are only counted."""
        all_of_it = _of(seat, "perfume")
        shelf = [perfume for perfume in all_of_it if not _is_sold(perfume)]
        kept, sold = self._kept(seat), Text()
        if len(shelf) < len(all_of_it):
            sold = self.brush.label("sold_out", number=len(all_of_it) - len(shelf))
        lines: list[RenderableType] = []
        if self.is_wide and self.level < SHORT_SHELVES:
            for each in shelf:
                lines += [self._perfume(each), Padding(self._scents(each), (0, 0, 0, 2))]
            lines += [kept] if kept.parts else []
            lines += [sold] if sold else []
            return frame(Group(self._money(seat), *lines), board_title(self.brush, self.tree, seat))
        lines.append(rows_of([(self._perfume(each), self._scents(each)) for each in shelf]))
        lines += [kept] if kept.parts else []
        if self.is_tight:
            return Group(
                Flow([board_title(self.brush, self.tree, seat), self._money(seat), sold]), *lines
            )
        return frame(
            Group(Flow([self._money(seat), sold]), *lines), board_title(self.brush, self.tree, seat)
        )

    def _kept(self, seat: Node) -> Flow:
        """The notes that a seat keeps for later (PA-11.1)."""
        notes = [self.brush.text(self.speech.name(note)) for note in _of(seat, "note")]
        if not notes:
            return Flow([])
        marked = [self.brush.marked(*pair) for pair in zip(_of(seat, "note"), notes, strict=True)]
        return Flow([self.brush.label("kept"), *marked])

    def _money(self, seat: Node) -> Text:
        """Money and tokens; the values of the tokens for those who may see them."""
        brush = self.brush
        money = Text.assemble(brush.label("money"), " ", (str(seat.values["money"]), "bold"))
        tokens = Text.assemble(brush.label("tokens"), " ", (str(seat.values["tokens"]), "bold"))
        purse = []
        for token in _of(seat, "token"):
            values = " ".join([str(token.values["value"])] * int(token.values["count"]))
            purse.append(brush.marked(token, Text(values)))
        if purse:
            tokens = Text.assemble(tokens, " (", spread(purse, " "), ")")
        return spread([money, tokens], "  ")

    def _perfume(self, perfume: Node) -> Text:
        return self.brush.marked(perfume, self.brush.text(self.speech.piece(perfume)))

    def _scents(self, perfume: Node) -> Flow:
        """The scents of a perfume, and its flacons or which notes it still needs."""
        if perfume.values["complete"]:
            rest = (f" {perfume.values['flacons']}", "bold")
            state = Text.assemble(self.brush.label("flacons"), rest)
        else:
            types = str(perfume.values["missing"]).split()
            named = ", ".join(str(self.speech.words.name("type", each)) for each in types)
            state = Text.assemble(self.brush.label("missing"), (f" {named}", QUIET))
        return Flow([*self.brush.pips(perfume.counts), state], " ")

    def _short_shelf(self, seat: Node) -> Flow:
        """The perfumes in a row: flacons and scents, or dots if a perfume is not complete."""
        parts = []
        for perfume in _of(seat, "perfume"):
            scents = spread(self.brush.pips(perfume.counts), " ")
            if not perfume.values["complete"]:
                parts.append(Text.assemble(scents, " …"))
            elif perfume.values["flacons"]:
                flacons = f"{perfume.values['flacons']}× "
                parts.append(Text.assemble((flacons, "bold"), scents))
        kept = [spread(self.brush.pips(note.counts), " ") for note in _of(seat, "note")]
        if kept:
            parts.append(Text.assemble(self.brush.label("kept"), " ", spread(kept, " · ")))
        return Flow(parts)

    def _flacons(self, seat: Node) -> Flow:
        flacons = sum(int(perfume.values["flacons"]) for perfume in _of(seat, "perfume"))
        return Flow([Text.assemble(self.brush.label("flacons"), f" {flacons}")])


def _of(place: Node, kind: str) -> list[Node]:
    return [child for child in place.children if child.kind == kind]


def _is_sold(perfume: Node) -> bool:
    return bool(perfume.values["complete"]) and not perfume.values["flacons"]
