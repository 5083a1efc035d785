"""Playing on a table of Aqua Mirabilis, and telling what became of it, in words."""

from __future__ import annotations

from typing import Any

import numpy as np

from grasse.games.aqua_mirabilis import GAME
from grasse.games.aqua_mirabilis.box import (
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
from grasse.games.aqua_mirabilis.records import State
from grasse.games.aqua_mirabilis.state import NONE
from grasse.kernel.chance import Seeded
from grasse.kernel.events import Event
from grasse.kernel.match import Match
from grasse.kernel.seats import CHANCE
from tests.games.aqua_mirabilis.scene import standard_box
from tests.games.moves import Picture, allowed, difference, now
from tests.games.soundness import assert_sound


def play(match: Match, *decisions: str) -> list[Event]:
    """Plays decisions, of the seats and of chance alike; answers with all that happened.

    >>> play(match, "act(market-B) workers_done pay(dial)", "end_turn")  # doctest: +SKIP
    """
    happened = []
    for words in split(decisions):
        before = match.state.copy()
        happened += match.play_words(words)
        assert_sound(match.box, match.state)  # AM-4.26, after every decision
        assert_nothing_falls(before, match.state)
    return happened


def assert_nothing_falls(before: State, after: State) -> None:
    """Fails if a seat has fewer points or a lower letter *after* than *before* (AM-4.26 j, l)."""
    assert (after.seats["score"] >= before.seats["score"]).all()
    assert (after.seats["letter"] >= before.seats["letter"]).all()


def split(texts: tuple[str, ...]) -> list[str]:
    """Several decisions may stand in one text: a blank ends each, but not inside brackets."""
    return [word for text in texts for word in text.replace(", ", ",").split()]


def offered(match: Match, name: str) -> set[str]:
    """What may be said of one kind of decision: {"B", "J"} for `first(B)` and `first(J)`."""
    first = f"{name}("
    return {words[len(first) : -1] for words in allowed(match) if words.startswith(first)}


def changes(match: Match, *decisions: str) -> Picture:
    """Plays, and tells all that has changed, from what to what; nothing else has.

    >>> changes(match, "extra(yes)")  # doctest: +SKIP
    {"seat 1 tokens": (1, 0), "reserve": (2, 3)}
    """
    before = picture(match)
    play(match, *decisions)
    return difference(before, picture(match))


def picture(match: Match) -> Picture:
    """All pieces of the table, each under a name of its own, in the words of a scene.

    Left out is what follows from the rest, or only says whose turn it is: now() tells that.
    """
    box, state = match.box, match.state
    scents, dames = scent_names(box), dame_names(box)
    found: Picture = {
        "day": int(state.day),
        "king": named(scents, state.king),
        "court": named(scents, state.court),
        "workers": " ".join(sorted(scents[stall] for stall in state.workers)),
        "reserve": int(state.originality_left),
        "cubes left": int(state.cubes_left),
    }
    found |= {f"supply {name}": int(n) for name, n in zip(scents, state.supply, strict=True)}
    found |= {f"market {name}": int(n) for name, n in zip(scents, state.market, strict=True)}
    for column, row in np.argwhere(state.cubes):
        found[f"cubes {scents[column]}/{scents[row]}"] = int(state.cubes[column, row])
    for column, row in np.argwhere(state.tokens):
        found[f"token {scents[column]}/{scents[row]}"] = True
    for sunday, tiles in enumerate(state.deliveries, 1):
        found[f"sunday {sunday}"] = " ".join(delivery_names(box)[t] for t in tiles if t != NONE)
    found |= {f"display {recipe_names(box)[each]}": True for each in np.flatnonzero(state.display)}
    for name, left in zip(method_names(box), state.methods_left, strict=True):
        found[f"pile {name}"] = int(left)
    for city, top in zip(city_names(box), state.tops, strict=True):
        found[f"top {city}"] = named(tile_names(box), top)
    for dame, favour, bonus in zip(dames, state.favours, state.end_bonuses, strict=True):
        found[f"favour {dame}"] = None if favour == NONE else f"seat {favour + 1}"
        found[f"bonus {dame}"] = named(bonus_names(box), bonus - 1)
    for seat in range(match.seats):
        found |= {f"seat {seat + 1} {key}": each for key, each in board(match, seat).items()}
    return found


def board(match: Match, seat: int) -> Picture:
    """All that a seat has."""
    box, state = match.box, match.state
    owner, scents = state.seats[seat], scent_names(box)
    dames, names = dame_names(box), recipe_names(box)
    found: Picture = {
        "score": int(owner.score),
        "dial": int(owner.dial),
        "perfumer": named(space_names(box), owner.perfumer),
        "letter": int(owner.letter),
        "coach": int(owner.coach),
        "experience": int(owner.experience),
        "tokens": int(owner.originality),
        "influence": listed(owner.influence, dames),
        "peeked": listed(owner.peeked, dames),
        "flowers": listed(owner.flowers, scents),
        "essences": listed(owner.essences, scents),
        "methods": listed(owner.methods, method_names(box), " "),
    }
    for method, stored in zip(method_names(box), owner.stored, strict=True):
        if stored.any():
            found[f"stored {method}"] = listed(stored, scents)
    for lesson in np.flatnonzero(state.lessons == seat):
        found[lesson_names(box)[lesson]] = True
    for tile in np.flatnonzero(state.tiles == seat):
        found[tile_names(box)[tile]] = "flipped" if state.flipped[tile] else "unflipped"
    for perfume in owner.perfumes[owner.perfumes["recipe"] != NONE]:
        formula = "".join(scents[scent] for scent in perfume.complements if scent != NONE)
        shown = " presented" if perfume.presented else ""
        found[f"perfume {names[perfume.recipe]}"] = formula + shown
    return found


def named(names: list[str], index: int) -> str | None:
    return None if index < 0 else names[index]


def listed(counts: Any, names: list[str], between: str = "") -> str:
    """`B2 O` for two of B and one of O."""
    parts = [f"{name}{count if count > 1 else ''}" for name, count in zip(names, counts) if count]
    return " ".join(parts) if between or parts else ""


def told(events: list[Event], *kinds: str) -> list[tuple[Any, ...]]:
    """The events of some kinds, each as its name and values."""
    return [(event.name, *event.values.values()) for event in events if event.name in kinds]


def points(events: list[Event]) -> dict[str, int]:
    """The points of a scoring by source: {"king": 3, "court": 2}."""
    found: dict[str, int] = {}
    for event in events:
        value = event.values.get("points")
        if event.name.endswith("_points") and isinstance(value, int):
            source = event.name.removesuffix("_points")
            found[source] = found.get(source, 0) + value
    return {source: value for source, value in found.items() if value}


def places(match: Match) -> list[int]:
    """The place of every seat."""
    return [place for _, place in match.scores()]


def begin(seats: int, seed: int = 1, **variants: int) -> Match:
    """A match after its setup, with luck from a seed."""
    match = Match(GAME, standard_box(), seats, variants)
    luck = Seeded(seed)
    while match.seat == CHANCE:
        match.play(luck.draw(match))
        assert_sound(match.box, match.state)
    return match


def market(stall: str, *workers: str, pay: str = "dial") -> str:
    """The decisions of a visit: market("N", "BO") goes to N and moves a worker from B to O."""
    moved = " ".join(f"worker({move[0]},{move[1]})" for move in workers)
    return f"act(market-{stall}) {moved} workers_done pay({pay})"


def close(match: Match, extra: str = "no") -> list[Event]:
    """Ends a turn, and answers whether to take an extra turn, if asked."""
    happened = play(match, "end_turn")
    if now(match).endswith("extra"):
        happened += play(match, f"extra({extra})")
    return happened


def idle(match: Match) -> None:
    """A whole turn that costs one action point and does as little as can be."""
    play(match, min(words for words in allowed(match) if words.startswith("act(market")))
    play(match, "workers_done", "pay(dial)")
    close(match)
