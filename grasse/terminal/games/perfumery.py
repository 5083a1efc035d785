"""The table of Perfumery in a terminal, wide or narrow, tall or short."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from grasse.kernel.tree import Node
from grasse.terminal.brush import NAME, QUIET, Brush, Flow, spread
from grasse.terminal.look import Look
from grasse.terminal.narration import Brevity
from grasse.terminal.table import WIDE, Cell, board_title, frame, place_title, rows_of

PALETTE = {
    "floral": "magenta",
    "green": "green",
    "animal": "yellow",
    "synthetic": "cyan",
}
LETTERS = dict(zip("FGAS", PALETTE.values(), strict=True))  # the letters of every box
BREVITY = Brevity(
    silent=frozenset(
        "perfume_dealt recipe_dealt next_marker_laid next_marker_taken next_marker_received "
        "card_discarded card_paid blending_began tile_used tile_skipped recipe_used recipe_skipped "
        "blended paid_from_stock paid_from_storage stored volatilised round_ended "
        "perfumer_joined".split()
    ),
    minor=frozenset({"placed"}),
    gathered=frozenset("card_taken card_discarded card_paid recipe_installed".split()),
)
NOTES = ("top", "middle", "base")
OVER = "end"

NO_TITLES, TIGHT, SHORTEST = 1, 2, 3  # levels: each says less than the one before


def draw(tree: Node, brush: Brush, width: int, level: int) -> RenderableType:
    """The whole table, as full as *level* says."""
    drawing = Drawing(tree, brush, width, level)
    if tree.values["phase"] == OVER:
        return drawing.shelves()
    return Group(*drawing.board(), *drawing.bench(), *drawing.perfumeries(), drawing.legend())


LOOK = Look(draw, "essence", PALETTE, BREVITY)


class Drawing:
    """One drawing of the table."""

    def __init__(self, tree: Node, brush: Brush, width: int, level: int) -> None:
        self.tree, self.brush, self.speech = tree, brush, brush.speech
        self.is_wide = width >= WIDE
        self.level, self.is_tight = level, level >= TIGHT
        self.places = {child.kind: child for child in tree.children}
        self.seats = _of(tree, "perfumery")

    # ------------------------------------------------------------ cards

    def _letters(self, group: object) -> Text:
        """Essences by their letters, each in its colour."""
        return Text.assemble(*((letter, LETTERS[letter]) for letter in str(group)))

    def _effect(self, node: Node) -> Text:
        """What a recipe or a tile does: F → FG, or → FG."""
        pays = self._letters(node.values["pay"])
        return spread([pays, Text.assemble("→ ", self._letters(node.values["gain"]))], " ")

    def _list(self, node: Node) -> Text:
        """What a perfume or a payment asks for, Note by Note: FG/–/A."""
        return Text("/").join(self._letters(node.values[note]) or Text("–") for note in NOTES)

    def _storage(self, perfume: Node) -> Text:
        """The storage spaces of a perfume: □ on a card, ○ or ● when it is produced."""
        spaces, stored = str(perfume.values["storage"]), str(perfume.values.get("stored", ""))
        if "stored" not in perfume.values:
            return self._spaces("□", spaces)
        for letter in stored:
            spaces = spaces.replace(letter, "", 1)
        return spread([self._spaces("●", stored), self._spaces("○", spaces)], " ")

    def _spaces(self, sign: str, letters: str) -> Text:
        return spread((Text.assemble(sign, self._letters(letter)) for letter in letters), " ")

    def _brand(self, perfume: Node) -> Text:
        return Text(f"★{perfume.values['brand']}", style="bold")

    def _title(self, card: Node) -> Text:
        return self.brush.text(self.speech.name(card))

    def _print(self, card: Node) -> Text:
        """What is printed on a card, besides its title and its value."""
        if card.kind == "recipe":
            return self._effect(card)
        if card.kind == "perfume":
            return spread([self._list(card), self._storage(card), self._brand(card)], " ")
        return Text()

    def _short(self, card: Node) -> Text:
        """A card without its title: its value and what is printed on it."""
        value = Text(str(card.values["value"]), style="bold")
        return spread([value, self._print(card) or self._title(card)], " ")

    # ------------------------------------------------------------ the board

    def board(self) -> list[RenderableType]:
        """The columns with the decks, and the spaces beside them."""
        display = self.places["display"]
        columns, decks = _of(display, "column"), _of(display, "deck")
        rests = Flow([self.brush.text(self.speech.piece(deck), QUIET) for deck in decks])
        picture = self._row(columns) if self.is_wide else self._lines(columns)
        spaces = Flow([self._space(space) for space in self.places["action_tiles"].children])
        if self.is_tight:
            return [picture, rests, spaces] if self.level < SHORTEST else [picture, spaces]
        title = place_title(self.brush, display)
        spaces_title = place_title(self.brush, self.places["action_tiles"])
        return [frame(Group(picture, rests), title), frame(spaces, spaces_title)]

    def _row(self, columns: Sequence[Node]) -> Table:
        """The columns side by side, their cards one below the other."""
        row = Table.grid(expand=True, padding=(0, 1, 0, 0))
        for _ in columns:
            row.add_column(ratio=1)
        row.add_row(*(Group(self._head(column), *self._pile(column)) for column in columns))
        return row

    def _pile(self, column: Node) -> list[RenderableType]:
        lines: list[RenderableType] = []
        for card in column.children:
            if self.level >= NO_TITLES:
                lines.append(self._short(card))
                continue
            face = Table.grid()  # so that a long title hangs beside the value
            face.add_column(width=3)
            face.add_column()
            face.add_row(Text(f"{card.values['value']:>2} ", style="bold"), self._title(card))
            if card.kind != "funds":
                face.add_row("", self._print(card))
            lines.append(face)
        if column.values["next_marker"]:
            lines.append(self._next_marker())
        return lines

    def _lines(self, columns: Sequence[Node]) -> Table:
        """The columns one below the other, each with its cards in a row."""
        rows = []
        for column in columns:
            cards = [self._short(card) for card in column.children]
            if column.values["next_marker"]:
                cards.append(self._next_marker())
            rows.append((self._head(column), Flow(cards, " · ")))
        return rows_of(rows)

    def _head(self, column: Node) -> Text:
        """The name of a column, and whose perfumer stands there."""
        there = self._perfumers(column)
        name = Text(self.speech.piece(column), style=QUIET if there else "")
        return self.brush.marked(column, spread([name, there], " "))

    def _next_marker(self) -> Text:
        return Text.assemble("‹", self.brush.label("next_marker"), "›")

    def _perfumers(self, space: Node) -> Text:
        """The names of those whose perfumers stand on a space."""
        seats = str(space.values["here"]).split()
        return spread((Text(f"●{self.speech.seat(int(seat))}", style=NAME) for seat in seats), " ")

    def _space(self, space: Node) -> Text:
        """A space for all: what it does, what it costs, and who stands there."""
        there = self._perfumers(space)
        parts = [Text(self.speech.piece(space), style=QUIET if there else "")]
        if space.values.get("cost"):
            parts.append(Text(f"({space.values['cost']})"))
        for offer in _of(space, "offer"):
            price = Text.assemble(self._letters(offer.values["letter"]), f" {offer.values['cost']}")
            parts.append(self.brush.marked(offer, price))
        if space.values.get("holder"):
            parts.append(Text(f"({self.speech.seat(int(space.values['holder']))})", style=QUIET))
        return self.brush.marked(space, spread([*parts, there], " "))

    # ------------------------------------------------------------ what is being done

    def bench(self) -> list[RenderableType]:
        """A payment, an effect or a perfume in the making, if there is one."""
        bench = self.places["workbench"]
        parts: list[Text] = []
        for node in bench.children:
            if node.kind == "effect":
                parts += self._asked(node)
            elif node.kind == "owed":
                left = [(note, node.values[note]) for note in NOTES if node.values[note]]
                parts.append(self.brush.text(self.speech.piece(node), QUIET))
                for note, letters in left:
                    parts.append(Text.assemble(self._note_name(note), " ", self._letters(letters)))
            elif node.values["cost"]:
                parts.append(self.brush.text(self.speech.piece(node)))
        if not parts:
            return []
        title = place_title(self.brush, bench)
        return [Flow([title, *parts])] if self.is_tight else [frame(Flow(parts), title)]

    def _asked(self, effect: Node) -> list[Text]:
        """The effect that may be used now, and the pool that it works on."""
        pool = self._letters(effect.values["pool"]) or Text("–")
        parts = [
            Text.assemble(self.brush.label("pool"), " ", pool),
            Text.assemble(self._note_name(str(effect.values["note"])), "  ", self._effect(effect)),
        ]
        for choice in effect.children:
            if choice.actions:
                name = str(self.speech.words.name("choice", choice.kind))
                parts.append(self.brush.marked(choice, Text(name)))
        return parts

    def _note_name(self, note: str) -> Text:
        return Text(str(self.speech.words.name("note", note)), style=QUIET)

    # ------------------------------------------------------------ in front of the seats

    def perfumeries(self) -> list[RenderableType]:
        """The viewer's own in full, and the others at a glance."""
        mine = [seat for seat in self.seats if seat.values["mine"]]
        others = [seat for seat in self.seats if seat not in mine]
        parts = [self._own(seat) for seat in mine]
        if self.is_tight:
            return [*parts, rows_of([self._glance(seat) for seat in others])]
        return [*parts, self._side_by_side([self._other(seat) for seat in others])]

    def _side_by_side(self, panels: Sequence[RenderableType]) -> RenderableType:
        if not self.is_wide:
            return Group(*panels)
        row = Table.grid(expand=True)
        for _ in panels:
            row.add_column(ratio=1)
        row.add_row(*panels)
        return row

    def _figures(self, seat: Node) -> list[Text]:
        """Points, perfumers and markers of a seat."""
        values, brush = seat.values, self.brush
        left, all_of_them = int(values["perfumers_left"]), int(values["perfumers"])
        points = Text(f"★ {values['score']}", style="bold")
        perfumers = Text("●" * left + "○" * (all_of_them - left))
        parts = [points, Text.assemble(brush.label("perfumers"), " ", perfumers)]
        if values["third"] == "paid_for":
            parts.append(Text(f"+1 {self.speech.words.name('third', 'paid_for')}", style=QUIET))
        if values["start_marker"]:
            parts.append(Text.assemble("‹", brush.label("start_marker", ""), "›"))
        return parts

    def _own(self, seat: Node) -> RenderableType:
        """The viewer's own perfumery: Notes, hand and perfumes."""
        notes = self._notes(_of(seat, "note"))
        hand, shelf = _of(seat, "hand")[0], _of(seat, "shelf")[0]
        cards = self._hand(hand)
        if self.is_wide and hand.children:
            both = Table.grid(expand=True, padding=(0, 2, 0, 0))
            both.add_column(ratio=1)
            both.add_column()
            both.add_row(notes, cards)
            parts: list[RenderableType] = [both]
        else:
            parts = [notes, cards]
        perfumes = self._shelf(shelf)
        if perfumes.parts:
            parts.append(perfumes)
        figures = [*self._figures(seat), self._cards(hand)]
        if self.is_tight:
            return Group(Flow([board_title(self.brush, self.tree, seat), *figures]), *parts)
        return frame(Group(Flow(figures), *parts), board_title(self.brush, self.tree, seat))

    def _cards(self, hand: Node) -> Text:
        """How many cards a hand has, and what they are worth."""
        size = Text(str(hand.values["cards"]), style="bold")
        parts = [self.brush.label("hand"), size]
        if hand.values.get("worth"):  # unknown, of a hand that is not shown
            parts.append(self.brush.label("in_all", worth=hand.values["worth"]))
        return spread(parts, " ")

    def _notes(self, notes: Sequence[Node]) -> Table:
        """The Notes side by side as they lie: the tile at the bottom, the Stockyard on top."""
        row = Table.grid(expand=True, padding=(0, 1, 0, 0))
        for _ in notes:
            row.add_column(ratio=1)
        row.add_row(*(self._stack(note) for note in notes))
        return row

    def _stack(self, note: Node) -> RenderableType:
        style = "" if not note.values["perfumer"] else QUIET
        short = self._note_name(str(note.values["note"])).plain.capitalize()
        title = self.speech.piece(note) if self.is_wide else short
        name = self.brush.marked(note, Text(title, style=style))
        if note.values["perfumer"]:
            name = Text.assemble(name, " ●")
        return Group(name, self._stock(note), *reversed(self._effects(note)))

    def _effects(self, note: Node) -> list[Text]:
        """The tile and the recipes of a Note from the bottom, and where a recipe can go now."""
        positions = [self._position(place) for place in _of(note, "position")]
        lying = [recipe for recipe in _of(note, "recipe") if not recipe.values["lifted"]]
        effects = [self.brush.marked(recipe, self._effect(recipe)) for recipe in lying]
        widest = max((effect.cell_len for effect in effects), default=0)
        lines = [self._effect(_of(note, "tile")[0]), *positions[:1]]
        for index, (recipe, effect) in enumerate(zip(lying, effects, strict=True), 1):
            effect.pad_right(widest - effect.cell_len + 1)
            line = Text.assemble(effect, (self._title(recipe).plain, QUIET))
            line.no_wrap, line.overflow = True, "ellipsis"  # a long title loses its end
            lines += [line, *positions[index : index + 1]]
        return [line for line in lines if line.plain]

    def _position(self, position: Node) -> Text:
        """A place in a stack where a recipe can go, or nothing if it cannot."""
        return self.brush.marked(position, Text("‹")) if position.actions else Text()

    def _stock(self, note: Node) -> Flow:
        """What lies on a Stockyard tile."""
        parts = []
        for essence in _of(_of(note, "stock")[0], "essence"):
            letters = str(essence.values["letter"]) * int(essence.values["count"])
            parts.append(self.brush.marked(essence, self._letters(letters)))
        return Flow([self.brush.label("stock"), *(parts or [Text("–", style=QUIET)])], " ")

    def _hand(self, hand: Node) -> Table | Flow:
        """The cards of a hand by kind, so that the numbers of the options rise."""
        kinds = ("recipe", "perfume", "funds")
        cards = sorted(hand.children, key=lambda c: (kinds.index(c.kind), str(c.values["card"])))
        rows = []
        for card in cards:
            value = Text(str(card.values["value"]), style="bold")
            rows.append((self.brush.marks(card), value, self._title(card), self._print(card)))
        if self.is_tight and not self.is_wide:
            return Flow(spread(row, " ") for row in rows)
        return rows_of(rows, right=[1])

    def _shelf(self, shelf: Node) -> Flow:
        """The perfumes of a seat in a row; its own by their titles, as long as there is room."""
        parts = []
        for perfume in shelf.children:
            marks = [kind for kind in _of(perfume, "kind") if kind.actions]
            kinds = [self.brush.marked(k, self._letters(k.values["letter"])) for k in marks]
            named = self.level < TIGHT or bool(perfume.actions)
            title = self._title(perfume) if named else Text()
            words = spread([title, self._brand(perfume), self._storage(perfume), *kinds], " ")
            parts.append(self.brush.marked(perfume, words))
        return Flow(parts)

    def _other(self, seat: Node) -> RenderableType:
        """Another perfumery: its figures, its perfumes and cards, its Notes a line each."""
        lines: list[RenderableType] = [Flow(self._figures(seat))]
        hand = _of(seat, "hand")[0]
        lines.append(Flow([self._cards(hand), self._stars(seat)]))
        if self.level < NO_TITLES:
            if hand.children:  # what all have seen of it
                lines.append(Flow([self._short(card) for card in hand.children], " · "))
            lines.append(rows_of(self._engine(note) for note in _of(seat, "note")))
        else:
            lines.append(self._recipes(seat))
        return frame(Group(*lines), board_title(self.brush, self.tree, seat))

    def _engine(self, note: Node) -> tuple[Cell, ...]:
        """The effects of a Note in their order, and what lies on its Stockyard tile."""
        effects = [self._effect(node) for node in note.children if node.kind in ("tile", "recipe")]
        stock = Text("").join(
            self._letters(str(node.values["letter"]) * int(node.values["count"]))
            for node in _of(_of(note, "stock")[0], "essence")
        )
        kept = [Text.assemble("[", stock, "]")] if stock else []
        return self._note_name(str(note.values["note"])), Flow([*effects, *kept], " · ")

    def _recipes(self, seat: Node) -> Text:
        """How many recipes are installed in each Note."""
        counts = "/".join(str(note.values["recipes"]) for note in _of(seat, "note"))
        return Text.assemble(self.brush.label("recipes"), f" {counts}")

    def _stars(self, seat: Node) -> Text:
        """The perfumes of a seat by their points and storage alone."""
        shelf = _of(seat, "shelf")[0]
        stars = [spread([self._brand(p), self._storage(p)], " ") for p in shelf.children]
        return spread(stars, " ")

    def _glance(self, seat: Node) -> tuple[Cell, ...]:
        figures = [*self._figures(seat), self._cards(_of(seat, "hand")[0])]
        if self.level < SHORTEST:
            figures += [self._recipes(seat), self._stars(seat)]
        return board_title(self.brush, self.tree, seat), Flow(figures)

    # ------------------------------------------------------------ the end

    def shelves(self) -> RenderableType:
        """When the game is over only the perfumes count: all of them, and their sums."""
        if self.is_tight:
            names = [board_title(self.brush, self.tree, seat) for seat in self.seats]
            return rows_of(zip(names, map(self._sum, self.seats), strict=True))
        return self._side_by_side([self._collection(seat) for seat in self.seats])

    def _collection(self, seat: Node) -> RenderableType:
        perfumes = _of(seat, "shelf")[0].children
        rows = [(self._brand(perfume), self._title(perfume)) for perfume in perfumes]
        lines: list[RenderableType] = []
        if rows:
            lines = [rows_of(rows, right=[0]), Text("─" * 4, style=QUIET)]
        return frame(Group(*lines, self._sum(seat)), board_title(self.brush, self.tree, seat))

    def _sum(self, seat: Node) -> Text:
        total = Text(f"★{seat.values['score']}", style="bold")
        number = len(_of(seat, "shelf")[0].children)
        return spread([total, self.brush.label("total", number=number)], " ")

    def legend(self) -> Flow:
        """What the letters and signs stand for."""
        signs = [
            Text.assemble(
                self._letters(letter), " ", (str(self.speech.noun("letter", letter)), QUIET)
            )
            for letter in LETTERS
        ]
        notes = Text("/").join(self._note_name(note) for note in NOTES)
        signs.append(Text.assemble("–/–/– ", notes))
        for sign, key in (("★", "points"), ("□", "storage"), ("○", "empty"), ("●", "stored")):
            signs.append(Text.assemble(f"{sign} ", self.brush.label(key)))
        return Flow(signs, "  ")


def _of(place: Node, kind: str) -> list[Node]:
    return [child for child in place.children if child.kind == kind]
