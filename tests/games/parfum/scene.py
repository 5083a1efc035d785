"""A table of Parfum written as text: our FEN.

    4 seats, round 3, prepare, clock 1, actions 3
    clocks: 1 2 3 4
    seat 1: money 10, tokens 0 0 1 2, minor HD-01, major HD-08 HT-01 BS-03 x2
    distillery: HT-09 BS-03 . HD-02 HD-04 HD-05
    street: A-10 A-01 . A-03 A-04
    markers: 4 3 2 1
    discards: 0 0 1 | dice: rose ? ?, violet ?

The first line says how many play and where the match stands: wake, prepare, water, claim, place or
sell, of which clock or chance. All else may be left out, and stays where the setup puts it: notes
in the bag, customers in the stack, tokens in the well, flacons in the supply, money at 0; the
distillery and the street are full, seat 1 holds clock 1 and lies on top of seat 2, and so on.

A `.` is an empty space; markers are told from bottom to top; dice are flask, fly, spent or ?.

Every piece is somewhere. If a line makes the bag, the stack, the well or the supply smaller, some
seat must say that it has the rest: `notes rest` (each begins a perfume), `served rest`,
`tokens rest`, `flacons rest` (on complete majors).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache

from grasse.games.parfum import GAME
from grasse.games.parfum.box import TYPES, aroma_names, customer_names, note_names
from grasse.games.parfum.records import Box, State
from grasse.games.parfum.state import (
    CLAIMING,
    MAJOR_KIND,
    MINOR_KIND,
    NONE,
    PLACING,
    PREPARE,
    SELLING,
    WAKE,
    WATER,
)
from grasse.kernel.arrays import Row
from grasse.kernel.match import Match
from tests.games.soundness import assert_sound

PHASES = {
    "wake": WAKE,
    "prepare": PREPARE,
    "water": WATER,
    "claim": CLAIMING,
    "place": PLACING,
    "sell": SELLING,
}
WITH_DICE = (PREPARE, WATER, CLAIMING, PLACING)
DEFAULT_CLOCKS = {2: "1 2 1 2", 3: "1 2 3", 4: "1 2 3 4"}


class SceneError(ValueError):
    """A scene that cannot be laid; says why."""


@cache
def standard_box() -> Box:
    """The box that comes with the game; not to be changed."""
    return GAME.load_box()


def scene(text: str, box: Box | None = None) -> Match:
    """Lays the table that *text* describes, with *box* or the one that comes with the game."""
    head, *lines = (line.strip() for line in text.replace("|", "\n").splitlines() if line.strip())
    table = _Table(head, standard_box() if box is None else box)
    places = dict(_halves(line, ":") for line in lines)
    if len(places) < len(lines):
        raise SceneError("a place is named twice")
    seats = {name: places.pop(name) for name in list(places) if name.startswith("seat ")}
    for name, content in seats.items():
        table.lay_seat(int(name.split()[1]) - 1, content)
    table.lay_board(places)
    if places:
        raise SceneError(f"there is no place {', '.join(places)}")
    assert_sound(table.box, table.state)
    assert table.match.options(), "somebody must have something to decide"
    return table.match


def _halves(text: str, sign: str) -> tuple[str, str]:
    before, found, after = text.partition(sign)
    if not found:
        raise SceneError(f"{text!r} has no {sign!r}")
    return before.strip(), after.strip()


class _Table:
    """A table being laid: start() has put every piece in its place, now some of them move."""

    def __init__(self, head: str, box: Box) -> None:
        words = [phrase.split() for phrase in head.split(",")]
        numbers = {phrase[0]: int(phrase[1]) for phrase in words if phrase[-1].isdecimal()}
        (seats,) = [int(phrase[0]) for phrase in words if phrase[-1] == "seats"]
        flags = {" ".join(phrase) for phrase in words if not phrase[-1].isdecimal()}
        flags.discard(f"{seats} seats")
        (phase,) = flags & set(PHASES)
        variants = {
            "learning": "learning" in flags,
            "stall_guard": "no stall guard" not in flags,
            **{name: name.replace("_", " ") in flags for name in GAME.readings},
        }
        unknown = flags - set(PHASES) - {"learning", "no stall guard", "final round"}
        unknown -= {name.replace("_", " ") for name in GAME.readings}
        unknown |= set(numbers) - {"round", "clock", "chance", "actions", "quiet"}
        if unknown:
            raise SceneError(f"not known: {', '.join(unknown)}")
        self.box, self.numbers = box, numbers
        self.match = Match(GAME, box, seats, variants)
        self.state: State = self.match.state
        self.state.phase = PHASES[phase]
        self.state.round_number = numbers.get("round", 1)
        self.state.quiet_rounds = numbers.get("quiet", 0)
        self.state.final_round = "final round" in flags
        self.rest: dict[str, int] = {}  # which seat has the rest of the notes, tokens, …

    # What a seat has.

    def lay_seat(self, seat: int, content: str) -> None:
        for phrase in content.split(","):
            item, *words = phrase.split()
            if words == ["rest"]:
                self.rest[item] = seat
            elif item == "money":
                self.state.seats[seat].money = int(words[0])
            elif item == "tokens":
                self.give_tokens(seat, map(int, words))
            elif item == "served":
                for name in words:
                    self.state.served[self.take_customer(name)] = seat
            elif item == "kept":
                for name in words:
                    self.state.kept[self.take_note(name)] = seat
            elif item in ("minor", "major"):
                self.lay_perfume(seat, item, words)
            else:
                raise SceneError(f"a seat has no {item}")

    def lay_perfume(self, seat: int, kind: str, words: list[str]) -> None:
        """A perfume: `minor HD-01 BS-03 x1`; without a number, a complete one has all flacons."""
        notes = [self.take_note(word) for word in words if "-" in word and word != "-"]
        number = self.state.seats[seat].perfumes_size
        perfume = self.state.seats[seat].perfumes[number]
        self.state.seats[seat].perfumes_size += 1
        perfume.kind = MINOR_KIND if kind == "minor" else MAJOR_KIND
        for note in notes:
            perfume.notes[self.box.notes[note].type] = note
        perfume.complete = len(notes) == (2 if kind == "minor" else TYPES)
        if perfume.complete:
            told = [int(word[1:]) for word in words if word.startswith("x")]
            perfume.flacons = told[0] if told else self.box.flacons_for[perfume.kind]
            self.state.flacons_left -= perfume.flacons

    def give_tokens(self, seat: int, values: Iterable[int]) -> None:
        for value in values:
            self.state.well[value] -= 1
            self.state.well_left -= 1
            self.state.seats[seat].tokens[value] += 1
            self.state.seats[seat].tokens_left += 1

    def take_note(self, name: str) -> int:
        """Takes a note out of the bag."""
        note = note_names(self.box).index(name)
        if not self.state.bag[note]:
            raise SceneError(f"{name} is in two places")
        self.state.bag[note] = 0
        self.state.bag_left -= 1
        return note

    def take_customer(self, name: str) -> int:
        """Takes a customer off the stack."""
        customer = customer_names(self.box).index(name)
        if not self.state.stack[customer]:
            raise SceneError(f"{name} is in two places")
        self.state.stack[customer] = 0
        self.state.stack_left -= 1
        return customer

    # What lies on the board.

    def lay_board(self, places: dict[str, str]) -> None:
        """Lays what *places* names, and takes it out of them."""
        state, seats = self.state, int(self.state.seats_size)
        claimed = places.pop("claimed", "").split()
        for order, name in enumerate(claimed):
            state.claimed[order] = self.take_note(name)
        bag, stack = places.pop("bag", "rest"), places.pop("stack", "rest")
        street, distillery = places.pop("street", ""), places.pop("distillery", "")
        kept = bag.split() if "-" in bag else []
        size = int(self.box.distillery_size[seats])
        spare = self.notes_in_bag(kept)[: size - len(claimed)] + ["."] * len(claimed)
        self.fill(state.distillery, distillery, size, self.take_note, spare)
        size = int(self.box.street_size[seats])
        spare = self.customers_in_stack()[:size]
        self.fill(state.street, street, size, self.take_customer, spare)
        self.shrink_bag(kept or self.last(self.notes_in_bag([]), bag))
        self.shrink_stack(self.last(self.customers_in_stack(), stack))
        self.lay_water(places.pop("well", "rest"), places.pop("discards", ""))
        self.shrink_supply(places.pop("supply", "rest"))
        self.lay_markers(places.pop("markers", " ".join(map(str, range(seats, 0, -1)))))
        self.lay_clocks(places.pop("clocks", ""))
        self.lay_dice(places.pop("dice", ""))
        gone = (state.distillery[: self.box.distillery_size[seats]] == NONE).any()
        served = (state.street[: self.box.street_size[seats]] == NONE).any()
        state.quiet = not (gone or served)  # every round begins with all spaces filled

    def notes_in_bag(self, kept: list[str]) -> list[str]:
        names = note_names(self.box)
        return [
            name for note, name in enumerate(names) if self.state.bag[note] and name not in kept
        ]

    def customers_in_stack(self) -> list[str]:
        names = customer_names(self.box)
        return [name for customer, name in enumerate(names) if self.state.stack[customer]]

    @staticmethod
    def last(names: list[str], number: str) -> list[str]:
        """The last few of *names*; all of them if *number* is "rest"."""
        return names if number == "rest" else names[len(names) - int(number) :]

    @staticmethod
    def fill(
        spaces: Row, content: str, size: int, take: Callable[[str], int], spare: list[str]
    ) -> None:
        """Lays the named pieces, or else those to spare."""
        names = content.split() or spare
        if len(names) != size:
            raise SceneError(f"there are {size} spaces, not {len(names)}")
        for space, name in enumerate(names):
            if name != ".":
                spaces[space] = take(name)

    def shrink_bag(self, kept: list[str]) -> None:
        for name in self.notes_in_bag(kept):
            self.lay_perfume(self.has_rest("notes"), "major", [name])

    def shrink_stack(self, kept: list[str]) -> None:
        for name in self.customers_in_stack():
            if name not in kept:
                self.state.served[self.take_customer(name)] = self.has_rest("served")

    def shrink_supply(self, number: str) -> None:
        """Puts flacons on complete majors, made of the first notes of the bag that fit."""
        while number != "rest" and self.state.flacons_left > int(number):
            notes = [
                next(name for name in self.notes_in_bag([]) if name.startswith(letters))
                for letters in ("HD", "HT", "BS")
            ]
            flacons = min(3, int(self.state.flacons_left) - int(number))
            self.lay_perfume(self.has_rest("flacons"), "major", [*notes, f"x{flacons}"])

    def lay_water(self, well: str, discards: str) -> None:
        """The well was filled just now: nobody has taken since; seat 1 threw the discards."""
        state = self.state
        for value in map(int, discards.split()):
            state.well[value] -= 1
            state.well_left -= 1
            state.discards[value] += 1
            state.flow[state.flow_size] = value
            state.flow_size += 1
        if well != "rest":
            for value in range(len(state.well)):
                spare = int(state.well[value]) - well.split().count(str(value))
                self.give_tokens(self.has_rest("tokens"), [value] * spare)
        state.refilled[:] = state.well

    def has_rest(self, item: str) -> int:
        if item not in self.rest:
            raise SceneError(f"some {item} are nowhere: let a seat have '{item} rest'")
        return self.rest[item]

    # Where the match stands.

    def lay_markers(self, seats: str) -> None:
        """From bottom to top; the wake queue follows from them and the money (PA-3.3.1)."""
        state = self.state
        order = [int(seat) - 1 for seat in seats.split()]
        state.markers[: len(order)] = order
        height = {seat: at for at, seat in enumerate(order)}
        queue = sorted(order, key=lambda seat: (int(state.seats[seat].money), -height[seat]))
        state.queue[: len(queue)] = queue

    def lay_clocks(self, owners: str) -> None:
        """`1 . 2 .` says who holds clocks 1, 2, 3, 4; decides whose turn or chance it is."""
        state, seats = self.state, int(self.state.seats_size)
        if not owners and state.phase != WAKE:
            owners = DEFAULT_CLOCKS[seats]
        for position, owner in enumerate(owners.split()):
            state.clocks[position] = NONE if owner == "." else int(owner) - 1
        state.woken = (state.clocks != NONE).sum()
        if state.phase == WAKE:
            state.seat = state.queue[int(state.woken) % seats]
            return
        if state.phase == SELLING:
            state.turn = self.box.clocks_size[seats] - 1
            state.chance = self.numbers.get("chance", 1) - 1
            at = int(state.chance) // 2 if seats == 2 else int(state.chance) % seats
        else:
            state.turn = at = self.numbers.get("clock", 1) - 1
        state.seat = state.clocks[at]

    def lay_dice(self, dice: str) -> None:
        """`rose flask fly, lavender spent`; `?` is a die that is not rolled yet.

        If none are told, the seat has just those that its claimed notes have cost.
        """
        state = self.state
        if not dice:
            for note in state.claimed[state.claimed != NONE]:
                state.dice += self.box.notes[note].needs
            state.flasks[:] = state.dice
            state.spent[:] = state.dice
        if dice and state.phase not in WITH_DICE:
            raise SceneError("nobody has dice now")
        for phrase in dice.split(",") if dice else []:
            name, *faces = phrase.split()
            aroma = aroma_names(self.box).index(name)
            state.dice[aroma] = len(faces)
            state.flasks[aroma] = faces.count("flask") + faces.count("spent")
            state.spent[aroma] = faces.count("spent")
        if state.phase == PREPARE:
            actions = self.box.actions[state.seats_size, state.turn] - state.dice.sum()
            state.actions_left = self.numbers.get("actions", int(actions))
