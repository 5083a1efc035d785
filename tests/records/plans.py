"""The matches of the corpus: who plays, with which box and variants, and what must happen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from grasse.kernel.game import Variants
from grasse.kernel.match import Match

DEFAULT = "default"  # the box that comes with a game
EAGER = "eager"  # plays by the weights of the game's hints: it gets further than chance does


def is_shared(match: Match) -> bool:
    """Whether several seats have won together."""
    return [place for _, place in match.scores()].count(1) > 1


def is_over(match: Match) -> bool:
    """Whether it has ended."""
    return match.is_over


@dataclass(frozen=True)
class Plan:
    """A match that the corpus shall hold."""

    rules: int  # the version that it is played by
    words: str  # what it is there for
    players: tuple[str, ...]
    variants: Variants = field(default_factory=dict)
    box: str = DEFAULT
    undo: bool = False  # whether the players undo now and then
    meets: tuple[str, ...] = ()  # "event …", "phase …" or "decision …" that must be in it
    wanted: Callable[[Match], bool] = is_over

    @property
    def name(self) -> str:
        """Of its file: version, seats and words."""
        return f"{self.rules}-{len(self.players)}-{self.words}"


U, V, A, D, P, N, G = "uniform visitor apprentice distiller perfumer nose greedy".split()
BEST = "absolute"
LEARNING = {"learning": True}
UNGUARDED = {"stall_guard": False}
KEEPING = {"keep_notes": True}
REST = ("empty_bag", "count_notes")
EMPTY = ("event ended_by_empty_bag",)
READINGS = ("free_parade", "lost_recipes", "king_first")
DRAWN = {"first_seat_starts": False}  # the starting player is drawn by chance
FIRST = {"first_seat_starts": True}

PARFUM = [
    Plan(1, "greedy", (G, G)),
    Plan(1, "greedy", (G, G, G)),
    Plan(1, "greedy", (G, G, G, G)),
    Plan(1, "beginners", (V, A)),
    Plan(1, "beginners", (A, V, A)),
    Plan(1, "beginners", (V, A, V, A)),
    Plan(1, "levels", (D, P)),
    Plan(1, "levels", (N, A, D)),
    Plan(1, "levels", (V, D, P, N)),
    Plan(1, "learning", (G, A), LEARNING),
    Plan(1, "learning", (G, A, G), LEARNING),
    Plan(1, "learning", (A, G, A, G), LEARNING),
    Plan(1, "unguarded", (G, G), UNGUARDED),
    Plan(1, "learning-unguarded", (G, A, G, A), LEARNING | UNGUARDED),
    Plan(1, "taken-back", (G, A), undo=True),
    Plan(1, "taken-back", (A, G, G, A), undo=True),
    Plan(1, "shared", (G, G), wanted=is_shared),
    Plan(1, "shared", (G, G, G), wanted=is_shared),
    Plan(1, "random", (U, U)),
    Plan(1, "empty-bag", (EAGER, EAGER), meets=("event ended_by_empty_bag",)),
    Plan(1, "stall", (A, A), box="barren", meets=("event ended_by_stall",)),
    Plan(1, "owner", (G, A), box="owner"),
    Plan(1, "owner", (EAGER, G, A), box="owner", undo=True),
    Plan(1, "lavish", (EAGER, G, A, EAGER), box="lavish"),
    Plan(1, "best", (BEST, A)),
    Plan(1, "keeping", (G, A), KEEPING, meets=("event notes_kept",)),
    Plan(1, "keeping", (A, D, G), KEEPING, undo=True, meets=("event notes_kept",)),
    Plan(1, "keeping-learning", (EAGER, G, A, EAGER), KEEPING | LEARNING),
    Plan(1, "empty-bag-ends", (EAGER, EAGER), {"empty_bag": True}, meets=EMPTY),
    Plan(1, "counted-notes", (G, A, EAGER), {"count_notes": True}),
    Plan(1, "all-variants", (G, A, EAGER), LEARNING | KEEPING | dict.fromkeys(REST, True)),
]

PERFUMERY = [
    Plan(1, "greedy", (G, G)),
    Plan(1, "greedy", (G, G, G)),
    Plan(1, "greedy", (G, G, G, G)),
    Plan(1, "beginners", (V, A)),
    Plan(1, "beginners", (A, V, A)),
    Plan(1, "beginners", (V, A, V, A)),
    Plan(1, "levels", (D, P)),
    Plan(1, "levels", (N, A, D)),
    Plan(1, "levels", (V, D, P, N)),
    Plan(1, "first-starts", (G, A), FIRST),
    Plan(1, "first-starts", (A, G, A), FIRST),
    Plan(1, "first-starts", (G, A, G, A), FIRST),
    Plan(1, "taken-back", (G, A), undo=True),
    Plan(1, "taken-back", (A, G, G, A), undo=True),
    Plan(1, "shared", (G, G), wanted=is_shared),
    Plan(1, "shared", (G, A, G), wanted=is_shared),
    Plan(1, "random", (U, U)),
    Plan(1, "random", (U, U, U, U), FIRST),
    Plan(1, "eager", (EAGER, EAGER, EAGER)),
    Plan(1, "forced", (EAGER, U, U, EAGER), box="barren", meets=("event forced_to_pass",)),
    Plan(1, "owner", (G, A), box="owner"),
    Plan(1, "owner", (EAGER, G, A), FIRST, box="owner", undo=True),
    Plan(1, "abundant", (EAGER, G, A, EAGER), box="abundant"),
    Plan(1, "kinds", (EAGER, EAGER), box="owner", meets=("phase replenish_kind",)),
    Plan(2, "greedy", (G, G)),
    Plan(2, "third-starts", (A, G, V), {"starting_seat": 3}),
    Plan(2, "aided", (G, A, G, A), {"memory_aid": True}),
    Plan(2, "aided-second-starts", (A, G), {"memory_aid": True, "starting_seat": 2}, undo=True),
    Plan(2, "best", (BEST, A)),
    Plan(2, "open-tiles", (G, A, G, EAGER), {"open_tiles": True}),
    Plan(2, "all-variants", (G, A), {"open_tiles": True, "memory_aid": True, "starting_seat": 1}),
]

AQUA_MIRABILIS = [
    Plan(1, "greedy", (G, G)),
    Plan(1, "greedy", (G, G, G)),
    Plan(1, "greedy", (G, G, G, G)),
    Plan(1, "beginners", (V, A)),
    Plan(1, "beginners", (A, V, A)),
    Plan(1, "beginners", (V, A, V, A)),
    Plan(1, "levels", (D, P)),
    Plan(1, "levels", (N, A, D)),
    Plan(1, "levels", (V, D, P, N)),
    Plan(1, "drawn", (G, A), DRAWN),
    Plan(1, "drawn", (A, G, A), DRAWN),
    Plan(1, "drawn", (G, A, G, A), DRAWN),
    Plan(1, "taken-back", (G, A), undo=True),
    Plan(1, "taken-back", (A, G, G, A), undo=True),
    Plan(1, "shared", (U, U), box="barren", wanted=is_shared),
    Plan(1, "shared", (U, U, U), box="barren", wanted=is_shared),
    Plan(1, "random", (U, U)),
    Plan(1, "eager", (EAGER, EAGER)),
    Plan(1, "eager", (EAGER, EAGER, EAGER), DRAWN),
    Plan(1, "barren", (EAGER, G, A, EAGER), box="barren"),
    Plan(1, "owner", (G, A), box="owner"),
    Plan(1, "owner", (EAGER, G, A), DRAWN, box="owner", undo=True),
    Plan(1, "lavish", (EAGER, G, A, EAGER), box="lavish"),
    Plan(1, "dropped", (EAGER,) * 3, box="owner", meets=("phase dropping", "decision decline")),
    Plan(1, "migrated", (EAGER,) * 3, box="lavish", meets=("decision migrate",)),
    Plan(2, "greedy", (G, G)),
    Plan(2, "drawn", (A, G, V), {"starting_seat": 0}),
    Plan(2, "fourth-starts", (G, A, G, A), {"starting_seat": 4}, undo=True),
    Plan(2, "best", (BEST, A)),
    Plan(2, "free-parade", (G, A), {"free_parade": True}),
    Plan(2, "lost-recipes", (EAGER, G, A), {"lost_recipes": True}),
    Plan(2, "all-variants", (G, A), {"free_parade": True, "lost_recipes": True}),
    Plan(2, "king-first", (G, A), {"king_first": True}),
    Plan(2, "all-readings", (A, G, A), dict.fromkeys(READINGS, True)),
]

PLANS = {"parfum": PARFUM, "perfumery": PERFUMERY, "aqua-mirabilis": AQUA_MIRABILIS}
