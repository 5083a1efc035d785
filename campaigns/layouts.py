"""Every game, seat count, box and choice of options that suite and campaigns play."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from campaigns.soundness.play import soundness
from grasse.games import GAMES
from grasse.kernel.aliases import Box
from grasse.kernel.game import Game, names_seat
from grasse.kernel.match import Match

BOXES = Path(__file__).resolve().parents[1] / "tests" / "boxes"
DEFAULT = "default"  # the box that comes with a game


@dataclass(frozen=True)
class Case:
    """One way to lay a table: a game, a box, a number of seats, and the options."""

    name: str  # of the game
    box_name: str
    seats: int
    chosen: frozenset[str]  # the variants that are on; one names a seat: the usual or last

    @property
    def game(self) -> Game:
        return GAMES[self.name]

    @property
    def box(self) -> Box:
        return load(self.game, self.box_name)

    @property
    def box_file(self) -> Path:
        return _boxes(self.name)[self.box_name]

    @property
    def variants(self) -> dict[str, int]:
        return {
            name: (default or self.seats if on else 0) if names_seat(default) else on
            for name, default in self.game.variants.items()
            for on in (name in self.chosen,)
        }

    @property
    def bits(self) -> int:
        return self.game.variant_bits(self.variants)

    @property
    def is_endless(self) -> bool:
        """Whether random play need not end, as the checks of the game admit."""
        return (self.box_name, self.chosen) in soundness(self.name).ENDLESS

    def match(self) -> Match:
        return Match(self.game, self.box, self.seats, self.variants)

    def __str__(self) -> str:
        options = "+".join(sorted(self.chosen)) or "plain"
        return f"{self.name}-{self.seats}-{self.box_name}-{options}"


@cache
def _boxes(name: str) -> dict[str, Path]:
    folder = BOXES / name
    owners = {path.stem: path for path in sorted(folder.glob("*.toml"))}
    return {DEFAULT: GAMES[name].components, **owners}


@cache
def _load(name: str, box_name: str) -> Box:
    return GAMES[name].load_box(_boxes(name)[box_name])


def load(game: Game, box_name: str = DEFAULT) -> Box:
    """A box of *game*: its own, or one of tests/boxes/<game>/."""
    return _load(game.name, box_name)


def box_names(game: Game) -> list[str]:
    """The boxes of *game* that the suite plays with, its own first."""
    return list(_boxes(game.name))


def choices(game: Game) -> list[frozenset[str]]:
    """Choices of the options of *game*: the usual one first, each option alone, then all on.

    All that there are would double with every option.
    """
    usual = frozenset(name for name, on in game.variants.items() if on)
    alone = [usual ^ {name} for name in game.variants]
    return list(dict.fromkeys([usual, *alone, frozenset(game.variants)]))


ALL = [
    Case(game.name, box_name, seats, chosen)
    for game in GAMES.values()
    for box_name in box_names(game)
    for seats in game.seats
    for chosen in choices(game)
]
PLAIN = [case for case in ALL if case.chosen == choices(case.game)[0]]  # with the usual options
BARE = [case for case in PLAIN if case.box_name == DEFAULT]  # and with the game's own box
MIDDLE = [case for case in BARE if case.seats == case.game.seats[len(case.game.seats) // 2]]
