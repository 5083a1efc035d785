"""A table of Perfumery written as text: our FEN.

    4 seats, round 2, turn of 1, starter 2, marker 2
    columns: P103 R105, 2, N, 4, 3
    seat 1: hand IF1 R202, top R104 R102, produced P103:G P105, stock GG . F, at hire, hiring
    seat 3: joined | decks: 10

The first line says how many play, and who decides: turn of, blend of, produce of or store of some
seat. All else may be left out, and stays where the setup puts it: unnamed cards in the decks, one
Initial Funds card in each hand, two cards in every column; seat 1 starts and has the marker.

Columns are told from left to right. A number is that many cards, whichever; N is the Next Starting
Player Marker. If columns are told without it, the holder of the other marker has it.
A seat's hand may be `-`. Its stacks are told from the bottom, its stock Top, Middle, Base, with `.`
for nothing; `at` says where its perfumers stand; `hiring` that the third is paid for, `joined`
that it is owned. `:G` is what is stored on a perfume.

Every card is somewhere. If `decks` leaves fewer in each deck, one column must have the `rest`.
"""

from __future__ import annotations

from functools import cache

import numpy as np

from grasse.games.perfumery import GAME
from grasse.games.perfumery.box import (
    FIRST_FUNDS,
    FIRST_PERFUME,
    LETTER_NAMES,
    NOTE_NAMES,
    PERFUME,
    RECIPE,
    card_names,
    space_names,
)
from grasse.games.perfumery.records import Box, State
from grasse.games.perfumery.state import (
    ABOVE,
    BELOW,
    BLENDING,
    HAND_OF,
    IN_DECK,
    INSTALLED_BY,
    JOINED,
    NONE,
    PAID_FOR,
    PRODUCED_BY,
    PRODUCING,
    STORING,
    TURN,
)
from grasse.kernel.match import Match
from grasse.kernel.seats import CHANCE
from tests.games.soundness import assert_sound

PHASES = {"turn": TURN, "blend": BLENDING, "produce": PRODUCING, "store": STORING}
MARKER, REST = "N", "rest"
SETUPS: dict[tuple[bytes, int, int], State] = {}  # for a box, a number of seats and a starter


class SceneError(ValueError):
    """A scene that cannot be laid; says why."""


@cache
def standard_box() -> Box:
    """The box that comes with the game; not to be changed."""
    return GAME.load_box()


def scene(text: str, box: Box | None = None) -> Match:
    """Lays the table that *text* describes, with *box* or the one that comes with the game."""
    head, *lines = (line.strip() for line in text.replace("|", "\n").splitlines() if line.strip())
    places = dict(_halves(line) for line in lines)
    if len(places) < len(lines):
        raise SceneError("a place is named twice")
    table = _Table(head, standard_box() if box is None else box)
    table.lay_seats(places)
    table.lay_columns(places.pop("columns", ""), places.pop("decks", ""))
    if places:
        raise SceneError(f"there is no place {', '.join(places)}")
    assert_sound(table.box, table.state)
    assert table.match.options(), "somebody must have something to decide"
    return table.match


def _halves(line: str) -> tuple[str, str]:
    before, found, after = line.partition(":")
    if not found:
        raise SceneError(f"{line!r} has no ':'")
    return before.strip(), after.strip()


class _Table:
    """A table being laid: all cards wait in the decks, those of the setup too; now some move."""

    def __init__(self, head: str, box: Box) -> None:
        flags = {phrase.strip() for phrase in head.split(",")}
        phrases = [flag.split() for flag in flags if flag.split()[-1].isdecimal()]
        numbers = {words[0]: int(words[-1]) for words in phrases}
        (seats,) = [int(flag.split()[0]) for flag in flags if flag.endswith(" seats")]
        (phase,) = numbers.keys() & PHASES.keys()
        unknown = set(numbers) - {phase, "round", "starter", "marker"}
        if unknown or len(flags) > len(numbers) + 1:
            raise SceneError(f"not known: {', '.join(unknown)}")
        self.box, self.names = box, card_names(box)
        self.match = Match(GAME, box, seats)
        self.state: State = self.match.state
        self.seats, self.columns = seats, int(box.columns_size[seats])
        self.starter = numbers.get("starter", 1) - 1
        self.told: set[int] = set()  # seats whose hands are told
        self.play_setup()
        self.take_up_setup()
        state = self.state
        state.phase, state.seat = PHASES[phase], numbers[phase] - 1
        state.round_number = numbers.get("round", 1)
        state.starter = self.starter
        state.marker = numbers.get("marker", self.starter + 1) - 1
        if state.phase == BLENDING:
            state.note = 0

    def play_setup(self) -> None:
        """Plays the setup, so that the rules leave all as they do; once for all scenes."""
        key = (self.box.tobytes(), self.seats, self.starter)
        while key not in SETUPS and self.state.seat == CHANCE:
            outcomes = self.match.odds()
            starter = GAME.notation.first("starter") + self.starter
            self.match.play(starter if starter in outcomes else min(outcomes))
        SETUPS.setdefault(key, self.state)
        self.match.state = SETUPS[key]  # a copy
        self.state = self.match.state
        self.match.decisions.clear()
        self.match.deciders.clear()

    def take_up_setup(self) -> None:
        """Takes up the cards that the setup has dealt."""
        state = self.state
        for card in np.flatnonzero(state.places[:FIRST_FUNDS] > IN_DECK):
            state.decks[self.box.cards[card].kind, self.box.cards[card].tier] += 1
            state.places[card] = IN_DECK
        state.columns_size[:] = 0
        state.arrivals[:] = 0
        state.arrivals_size = 0
        for seat in range(self.seats):
            state.seats[seat].hand[:] = 0
            state.seats[seat].hand_left = 0

    def take(self, name: str) -> int:
        """Takes a card out of its deck, or an Initial Funds card from where the setup put it."""
        if name not in self.names:
            raise SceneError(f"there is no card {name}")
        card, state = self.names.index(name), self.state
        if card >= FIRST_FUNDS:
            if card - FIRST_FUNDS >= self.seats or state.arrivals[card] > 0:
                raise SceneError(f"{name} is in two places, or in none")
        elif state.places[card] != IN_DECK:
            raise SceneError(f"{name} is in two places, or in none")
        else:
            state.decks[self.box.cards[card].kind, self.box.cards[card].tier] -= 1
        return card

    def put(self, name: str, place: int) -> int:
        card = self.take(name)
        self.state.places[card] = place
        self.state.arrivals_size += 1
        self.state.arrivals[card] = self.state.arrivals_size
        return card

    # What a seat has.

    def lay_seats(self, places: dict[str, str]) -> None:
        for name in [name for name in places if name.startswith("seat ")]:
            self.lay_seat(int(name.split()[1]) - 1, places.pop(name))
        for seat in range(self.seats):
            if seat not in self.told and self.state.arrivals[FIRST_FUNDS + seat] == 0:
                self.hold(seat, [self.names[FIRST_FUNDS + seat]])

    def lay_seat(self, seat: int, content: str) -> None:
        mine = self.state.seats[seat]
        for phrase in content.split(","):
            item, *words = phrase.split()
            if item == "hand":
                self.told.add(seat)
                self.hold(seat, [word for word in words if word != "-"])
            elif item in NOTE_NAMES:
                self.install(seat, NOTE_NAMES.index(item), words)
            elif item == "produced":
                for word in words:
                    self.produce(seat, *word.split(":"))
            elif item == "stock":
                for note, word in enumerate(words):
                    mine.stock[note] = [word.count(letter) for letter in LETTER_NAMES]
            elif item == "at":
                for word in words:
                    mine.placed[space_names().index(word)] = 1
                    mine.perfumers_left -= 1
            elif item == "hiring":
                mine.hired = PAID_FOR
            elif item == "joined":
                mine.hired = JOINED
                mine.perfumers += 1
                mine.perfumers_left += 1
            else:
                raise SceneError(f"a seat has no {item}")

    def hold(self, seat: int, names: list[str]) -> None:
        for name in names:
            self.state.seats[seat].hand[self.put(name, HAND_OF + seat)] = 1
            self.state.seats[seat].hand_left += 1

    def install(self, seat: int, note: int, names: list[str]) -> None:
        for index, name in enumerate(names):
            mine = self.state.seats[seat]
            mine.stacks[note, index] = self.put(name, INSTALLED_BY + seat)
            mine.stacks_size[note] = index + 1

    def produce(self, seat: int, name: str, stored: str = "") -> None:
        card = self.put(name, PRODUCED_BY + seat)
        self.state.seats[seat].score += self.box.cards[card].brand
        self.state.seats[seat].produced_size += 1
        for letter in stored:
            essence = LETTER_NAMES.index(letter)
            self.state.storage[card - FIRST_PERFUME, essence] += 1
            self.state.seats[seat].stored[essence] += 1

    # What lies in the middle.

    def lay_columns(self, columns: str, decks: str) -> None:
        told = columns.split(",") if columns else ["2"] * (self.columns - 1) + ["2 N"]
        if len(told) != self.columns:
            raise SceneError(f"there are {self.columns} columns, not {len(told)}")
        self.state.next_marker, self.state.next_marker_column = self.state.marker, NONE
        for column, words in enumerate(told):
            for word in words.split():
                if word == MARKER:
                    self.state.next_marker, self.state.next_marker_column = NONE, column
                elif word in self.names:
                    self.lay(word, column)
        for column, words in enumerate(told):
            for _ in range(sum(int(word) for word in words.split() if word.isdecimal())):
                self.lay(self.spare(), column)
        if decks:
            self.shrink_decks(int(decks), told)
        if not self.state.arrivals[FIRST_FUNDS : FIRST_FUNDS + self.seats].all():
            raise SceneError("an Initial Funds card is nowhere")
        self.state.final_round = self.state.decks.sum() == 0

    def lay(self, name: str, column: int) -> None:
        is_perfume = self.box.cards[self.names.index(name)].kind == PERFUME
        self.put(name, (ABOVE if is_perfume else BELOW) + column)
        self.state.columns_size[column] += 1

    def spare(self) -> str:
        """A card that nobody has named: Initial Funds first, then perfumes and recipes in turn."""
        state = self.state
        for funds in range(FIRST_FUNDS, FIRST_FUNDS + self.seats):
            if state.arrivals[funds] == 0:
                return self.names[funds]
        kind = PERFUME if state.decks[PERFUME].sum() >= state.decks[RECIPE].sum() else RECIPE
        return self.in_deck(kind)[0]

    def in_deck(self, kind: int) -> list[str]:
        lying = (self.state.places == IN_DECK) & (self.box.cards["kind"] == kind)
        return [self.names[card] for card in np.flatnonzero(lying)]

    def shrink_decks(self, size: int, told: list[str]) -> None:
        columns = [column for column, words in enumerate(told) if REST in words.split()]
        if len(columns) != 1:
            raise SceneError("some cards are nowhere: let a column have the 'rest'")
        for kind in (PERFUME, RECIPE):
            deck = self.in_deck(kind)
            for name in deck[: len(deck) - size]:
                self.lay(name, columns[0])
