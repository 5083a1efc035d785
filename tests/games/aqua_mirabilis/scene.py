"""A table of Aqua Mirabilis written as text: our FEN.

    3 seats, seat 2, day 4, turn 2
    seat 1: dial 3, letter 2, flowers B2 O, essences J, tokens 1, perfumer market-J, coach -2
    seat 2: methods distillation maceration, stored maceration B, lessons spec-N base-R
    seat 3: perfume N-1-1 O, presented B-2-4 J N, tiles paris-4, flipped koln-1, influence A2 C
    market: B3 J N2 | supply: O0 | workers: B J | king: B | court: J | cubes: B/J3 L/N
    tops: paris-4 koln-2 | favours: A3 | bonuses: A rose | deliveries: x1-BNOR x2-BJLR

The first line says how many play and who is to act, at the beginning of a turn (T.MAIN); the day
is an index of the track, and `trigger 1` says who reached the last Sunday. All else may be left
out, and is as the setup leaves it, but that nobody has got a compensation.

Every piece is somewhere: what a line names comes from the supply, the display, the reserve, the
stack or the pile. `tiles paris` or `flipped paris` are all tiles of that city that are left. If
the supply is told, what it lacks lies in the depot of the last seat.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import numpy as np

from grasse.games.aqua_mirabilis import GAME
from grasse.games.aqua_mirabilis.box import (
    SCENTS,
    SPECIAL_ABILITY,
    SPECIALISATION,
    SUNDAY,
    SUNDAYS,
    bonus_names,
    city_names,
    dame_names,
    delivery_names,
    lesson_names,
    method_names,
    recipe_names,
    scent_names,
    space_names,
    tile_names,
)
from grasse.games.aqua_mirabilis.records import Box, State
from grasse.games.aqua_mirabilis.state import MAIN, NONE
from grasse.kernel.match import Match
from grasse.kernel.seats import CHANCE
from tests.games.soundness import assert_sound

NUMBERS = {"score": "score", "dial": "dial", "letter": "letter", "coach": "coach"}
NUMBERS["tokens"] = "originality"


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
    places: dict[str, str] = {}
    for line in lines:
        name, found, content = line.partition(":")
        if not found:
            raise SceneError(f"{line!r} has no ':'")
        if name.strip() in places:
            raise SceneError(f"{name.strip()} is named twice")
        places[name.strip()] = content.strip()
    for name in [name for name in places if name.startswith("seat ")]:
        table.lay_seat(int(name.split()[1]) - 1, places.pop(name))
    table.lay_board(places)
    if places:
        raise SceneError(f"there is no place {', '.join(places)}")
    assert_sound(table.box, table.state)
    assert table.match.options(), "somebody must have something to decide"
    return table.match


def majority(state: State, dame: int) -> int:
    """The seat with strictly more influence on a dame than every other, or NONE (AM-0.8)."""
    tokens = [int(count) for count in state.seats["influence"][: state.seats_size, dame]]
    most = max(tokens)
    return tokens.index(most) if most and tokens.count(most) == 1 else NONE


_set_up: dict[tuple[int, bytes], Match] = {}  # by seats and box: a setup takes long, interpreted


def set_up(box: Box, seats: int) -> Match:
    """A match in which chance brought the first thing it could, until it is a seat's turn."""
    key = (seats, box.tobytes())
    if key not in _set_up:
        _set_up[key] = Match(GAME, box, seats)
        while _set_up[key].seat == CHANCE:
            _set_up[key].play(min(_set_up[key].odds()))
    match = Match(GAME, box, seats)
    match.state = _set_up[key].state.copy()
    match.decisions = list(_set_up[key].decisions)
    match.deciders = list(_set_up[key].deciders)
    return match


class _Table:
    """A table being laid: the setup has put every piece in its place, now some of them move."""

    def __init__(self, head: str, box: Box) -> None:
        words = [phrase.split() for phrase in head.split(",")]
        (seats,) = [int(phrase[0]) for phrase in words if phrase[-1] == "seats"]
        numbers = {phrase[0]: int(phrase[1]) for phrase in words if phrase[-1] != "seats"}
        if unknown := set(numbers) - {"seat", "day", "turn", "trigger"}:
            raise SceneError(f"not known: {', '.join(unknown)}")
        self.box, self.match = box, set_up(box, seats)
        self.state: State = self.match.state
        assert self.state.phase == MAIN
        self.state.seat = self.state.active = numbers.get("seat", 1) - 1
        self.state.turn_number = numbers.get("turn", 1)
        self.state.trigger = numbers.get("trigger", 0) - 1
        last = int(box.days_size[seats]) - 1
        self.state.day = numbers.get("day", last if "trigger" in numbers else 0)
        self.state.seats["flowers"] = 0

    # What a seat has.

    def lay_seat(self, seat: int, content: str) -> None:
        owner = self.state.seats[seat]
        for phrase in content.split(","):
            item, *words = phrase.split()
            if item in NUMBERS:
                owner[NUMBERS[item]] = int(words[0])
            elif item == "perfumer":
                owner.perfumer = space_names(self.box).index(words[0])
            elif item in ("flowers", "essences"):
                owner[item][:] = self.scents(words)
            elif item in ("influence", "peeked"):
                owner[item][:] = self.counts(words, dame_names(self.box))
            elif item in ("tiles", "flipped"):
                self.give_tiles(seat, words, item == "flipped")
            elif item == "lessons":
                self.give_lessons(seat, words)
            elif item in ("methods", "learned"):
                self.give_methods(seat, words, item == "methods")
            elif item == "stored":
                owner.stored[method_names(self.box).index(words[0])] = self.scents(words[1:])
            elif item in ("perfume", "presented"):
                self.lay_perfume(seat, words, item == "presented")
            else:
                raise SceneError(f"a seat has no {item}")
        owner.reserve = self.box.influence_tokens - owner.influence.sum()

    @staticmethod
    def counts(words: list[str], names: list[str]) -> list[int]:
        """`B2 O` is two of B and one of O."""
        found = [0] * len(names)
        for word in words:
            name, number = word.rstrip("0123456789"), word.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ/")
            if name not in names:
                raise SceneError(f"there is no {name}")
            found[names.index(name)] = int(number or 1)
        return found

    def scents(self, words: list[str]) -> list[int]:
        return self.counts(words, scent_names(self.box))

    def give_tiles(self, seat: int, words: list[str], flipped: bool) -> None:
        names, state = tile_names(self.box), self.state
        for word in words:
            if word in city_names(self.box):
                city = city_names(self.box).index(word)
                free = (self.box.tiles["city"] == city) & (state.tiles == NONE)
                found = [int(tile) for tile in np.flatnonzero(free)]
            else:
                found = [names.index(word)]
            for tile in found:
                if state.tiles[tile] != NONE:
                    raise SceneError(f"{names[tile]} is in two places")
                state.tiles[tile], state.flipped[tile] = seat, flipped

    def give_lessons(self, seat: int, words: list[str]) -> None:
        owner = self.state.seats[seat]
        for word in words:
            lesson = lesson_names(self.box).index(word)
            row = self.box.lessons[lesson]
            if self.state.lessons[lesson] != NONE:
                raise SceneError(f"{word} is in two places")
            self.state.lessons[lesson] = seat
            if row.family == SPECIAL_ABILITY:
                owner.abilities[row.subject] = row.amount
            else:
                is_special = row.family == SPECIALISATION
                (owner.specialisations if is_special else owner.bases)[row.subject] = 1

    def give_methods(self, seat: int, words: list[str], on_board: bool) -> None:
        """All methods on the board, instead of the first ones; or those had once and dropped."""
        owner = self.state.seats[seat]
        chosen = [method_names(self.box).index(word) for word in words]
        if on_board:
            owner.methods[:] = 0
            owner.methods[chosen] = 1
        owner.learned[chosen] = 1

    def lay_perfume(self, seat: int, words: list[str], presented: bool) -> None:
        owner, recipe = self.state.seats[seat], recipe_names(self.box).index(words[0])
        if not self.state.display[recipe]:
            raise SceneError(f"{words[0]} is in two places")
        slot = owner.perfumes["recipe"].tolist().index(NONE)
        self.state.display[recipe] = 0
        perfume = owner.perfumes[slot]
        perfume.recipe, perfume.presented = recipe, presented
        scents = sorted(scent_names(self.box).index(word) for word in words[1:])
        perfume.complements[: len(scents)] = scents

    # What lies on the board.

    def lay_board(self, places: dict[str, str]) -> None:
        """Lays what *places* names, and takes it out of them."""
        state, scents = self.state, scent_names(self.box)
        for pawn in ("king", "court"):
            if pawn in places:
                state[pawn] = scents.index(places.pop(pawn))
        if "workers" in places:
            state.workers[:] = [scents.index(word) for word in places.pop("workers").split()]
        if "market" in places:
            state.market[:] = self.scents(places.pop("market").split())
        self.lay_cubes(places.pop("cubes", "").split())
        self.lay_supply(places.pop("supply", "").split())
        self.lay_tops(places.pop("tops", "").split())
        self.lay_favours(places.pop("favours", "").split())
        self.lay_bonuses(places.pop("bonuses", "").split())
        self.lay_deliveries(places.pop("deliveries", ""))
        self.count_experience()
        state.methods_left[:] = self.box.method_copies[state.seats_size]
        state.methods_left -= state.seats["learned"][: state.seats_size].sum(axis=0)

    def lay_cubes(self, words: list[str]) -> None:
        scents = scent_names(self.box)
        cells = [f"{column}/{row}" for column in scents for row in scents]
        self.state.cubes[:] = np.reshape(self.counts(words, cells), (SCENTS, SCENTS))
        self.state.tokens[:] = (self.state.cubes == 0) & ~np.eye(SCENTS, dtype=bool)
        self.state.cubes_left = self.box.cubes - self.state.cubes.sum()
        used = self.state.tokens.sum() + self.state.seats["originality"].sum()
        self.state.originality_left = self.box.originality_tokens - used

    def lay_supply(self, words: list[str]) -> None:
        state = self.state
        complements = state.seats["perfumes"]["complements"]
        used = state.market + state.seats["flowers"].sum(axis=0)
        used += state.seats["essences"].sum(axis=0) + state.seats["stored"].sum(axis=(0, 1))
        used += np.bincount(complements[complements != NONE], minlength=SCENTS)
        state.supply[:] = self.box.scents["tokens"] - used
        if (state.supply < 0).any():
            raise SceneError("there are not so many flowers and essences")
        told = self.scents(words)
        for scent, name in enumerate(scent_names(self.box)):
            if any(word.startswith(name) for word in words):
                spare = int(state.supply[scent]) - told[scent]
                state.supply[scent] -= spare
                state.seats[state.seats_size - 1].essences[scent] += spare

    def lay_tops(self, words: list[str]) -> None:
        names, told = tile_names(self.box), {}
        for word in words:
            told[int(self.box.tiles[names.index(word)].city)] = names.index(word)
        for city in range(len(self.state.tops)):
            stack = np.flatnonzero((self.box.tiles["city"] == city) & (self.state.tiles == NONE))
            self.state.tops[city] = told.get(city, stack[0] if len(stack) else NONE)

    def lay_favours(self, words: list[str]) -> None:
        """Each to whoever has the majority, but for a seat with more than two of them."""
        state, names = self.state, dame_names(self.box)
        state.majorities[:] = [majority(state, dame) for dame in range(len(names))]
        state.favours[:] = state.majorities
        told = {names.index(word[0]): int(word[1]) - 1 for word in words}
        for seat in set(told.values()):
            for dame in np.flatnonzero(state.favours == seat):
                if dame not in told:
                    state.favours[dame] = NONE

    def lay_bonuses(self, words: list[str]) -> None:
        for dame, bonus in zip(words[::2], words[1::2], strict=True):
            place = dame_names(self.box).index(dame)
            self.state.end_bonuses[place] = 1 + bonus_names(self.box).index(bonus)

    def lay_deliveries(self, content: str) -> None:
        """`x1-BNOR x2-BJLR, …`, Sunday by Sunday; those that are past are gone."""
        state, names = self.state, delivery_names(self.box)
        for sunday, phrase in enumerate(re.split(r", *", content) if content else []):
            state.deliveries[sunday] = [names.index(word) for word in phrase.split()]
        days = self.box.weekdays[state.seats_size][: state.day + 1]
        past = int((days[1:] == SUNDAY).sum())
        state.deliveries[: min(past, SUNDAYS)] = NONE

    def count_experience(self) -> None:
        box, state = self.box, self.state
        for seat in range(state.seats_size):
            owner: Any = state.seats[seat]
            unflipped = (state.tiles == seat) & (state.flipped == 0)
            owner.experience = box.tiles["experience"][unflipped].sum()
            owner.experience += box.lessons["experience"][state.lessons == seat].sum()
            owner.experience += box.methods["experience"][owner.methods == 1].sum()
