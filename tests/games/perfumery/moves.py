"""Playing on a table of Perfumery, and telling what became of it, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from grasse.games.perfumery import GAME
from grasse.games.perfumery.box import (
    FIRST_PERFUME,
    LETTER_NAMES,
    NOTE_NAMES,
    PERFUME,
    RECIPE,
    card_names,
    space_names,
)
from grasse.games.perfumery.state import ABOVE, BELOW, HAND_OF, NONE, PRODUCED_BY
from grasse.kernel.chance import Seeded
from grasse.kernel.events import Event
from grasse.kernel.match import Match
from grasse.kernel.seats import CHANCE
from tests.games.moves import Picture, allowed, difference, listed, now
from tests.games.perfumery.scene import standard_box
from tests.games.soundness import assert_sound


def play(match: Match, *decisions: str) -> list[Event]:
    """Plays decisions, of the seats and of chance alike; answers with all that happened.

    Several may stand in one text: `place(hire) pay(IF1) pay_done`.
    """
    happened = []
    for text in decisions:
        for words in text.replace(", ", ",").split():
            happened += match.play_words(words)
            assert_sound(match.box, match.state)
    return happened


def changes(match: Match, *decisions: str) -> Picture:
    """Plays, and tells all that has changed, from what to what; nothing else has."""
    before = picture(match)
    play(match, *decisions)
    return difference(before, picture(match))


def picture(match: Match) -> Picture:
    """The whole table in the words of a scene, read off the state itself."""
    state, seats = match.state, match.seats
    found: Picture = {
        "round": int(state.round_number),
        "final round": bool(state.final_round),
        "starter": int(state.starter) + 1,
        "marker": int(state.marker) + 1,
        "next marker": next_marker(match),
        "decks": tuple(int(state.decks[kind].sum()) for kind in (PERFUME, RECIPE)),
        "pool": letters(state.pool),
    }
    for column in range(match.box.columns_size[seats]):
        found[f"column {column + 1}"] = " ".join(column_cards(match, column + 1))
    for number in range(1, seats + 1):
        seat, name = state.seats[number - 1], f"seat {number}"
        found[f"{name} hand"] = " ".join(hand(match, number))
        for note in NOTE_NAMES:
            found[f"{name} {note}"] = " ".join(stack(match, number, note))
        found[f"{name} produced"] = " ".join(produced(match, number))
        found[f"{name} stock"] = stock(match, number)
        found[f"{name} perfumers"] = f"{seat.perfumers_left} of {seat.perfumers}"
        found[f"{name} at"] = " ".join(
            space for at, space in enumerate(space_names()) if seat.placed[at]
        )
        found[f"{name} hired"] = ("parked", "hiring", "joined")[seat.hired]
        found[f"{name} score"] = int(seat.score)
    return found


def next_marker(match: Match) -> str:
    """Where the Next Starting Player Marker is: `seat 2` or `column 3`."""
    if match.state.next_marker != NONE:
        return f"seat {match.state.next_marker + 1}"
    return f"column {match.state.next_marker_column + 1}"


def _lying(match: Match, place: int) -> list[str]:
    """The cards of one place, in the order in which they came."""
    names, state = card_names(match.box), match.state
    cards = [card for card in range(len(names)) if state.places[card] == place]
    return [names[card] for card in sorted(cards, key=lambda card: int(state.arrivals[card]))]


def hand(match: Match, seat: int) -> list[str]:
    """The hand of a seat, in the order in which its cards came."""
    return _lying(match, HAND_OF + seat - 1)


def column_cards(match: Match, column: int) -> list[str]:
    """The cards of a column, from those dealt above to the last one below."""
    return _lying(match, ABOVE + column - 1) + _lying(match, BELOW + column - 1)


def columns(match: Match) -> list[int]:
    """How many cards lie in each column, without the marker."""
    return [int(size) for size in match.state.columns_size[: match.box.columns_size[match.seats]]]


def stack(match: Match, seat: int, note: str) -> list[str]:
    """The recipes installed in a Note, from the bottom."""
    mine, at = match.state.seats[seat - 1], NOTE_NAMES.index(note)
    return [card_names(match.box)[card] for card in mine.stacks[at, : mine.stacks_size[at]]]


def produced(match: Match, seat: int) -> list[str]:
    """The perfumes of a seat, each with what it stores: `P103:G`."""
    names, found = card_names(match.box), []
    for name in _lying(match, PRODUCED_BY + seat - 1):
        stored = letters(match.state.storage[names.index(name) - FIRST_PERFUME])
        found.append(name if stored == "." else f"{name}:{stored}")
    return found


def stock(match: Match, seat: int) -> str:
    """What lies on the Stockyard tiles: `GG FFA .`."""
    return " ".join(letters(tile) for tile in match.state.seats[seat - 1].stock)


def letters(counts: Any) -> str:
    """Essences as letters: `FFG`, or `.` for none."""
    return "".join(letter * count for letter, count in zip(LETTER_NAMES, counts)) or "."


def begin(seats: int, seed: int = 1, starter: int = 0) -> Match:
    """A match after its setup, with luck from a seed; *starter* names the seat that begins."""
    match, luck = Match(GAME, standard_box(), seats), Seeded(seed)
    while match.seat == CHANCE:
        words = f"starter({starter})"
        if words in allowed(match):
            play(match, words)
        else:
            match.play(luck.draw(match))
    assert_sound(match.box, match.state)
    return match


LAZY = (
    "essence(floral) to(top) effect(skip) produce_done store_done pay_done install_done at(0)"
).split()


def idle(match: Match) -> None:
    """Plays something, as little as possible; quickly, so nothing is looked at afterwards."""
    possible = listed(match)
    match.play_words(next((words for words in LAZY if words in possible), possible[0]))


def idle_until(match: Match, is_enough: Callable[[str], bool]) -> None:
    """Plays as little as possible until *now* is what one waits for."""
    while not is_enough(now(match)):
        assert not match.is_over
        idle(match)


def skip_blending(match: Match, seat: int) -> None:
    """Lets a seat skip every effect, produce nothing and store nothing."""
    idle_until(match, lambda where: not where.startswith(f"seat {seat}:"))


def next_round(match: Match) -> None:
    """Lets a round go by, with as little as possible, to the first turn of the next."""
    before = int(match.state.round_number)
    while match.state.round_number == before or match.seat == CHANCE:
        idle(match)


def placements(match: Match, count: int) -> list[int]:
    """Lets this many perfumers be placed, anywhere; answers with whose they were."""
    found: list[int] = []
    while len(found) < count:
        if now(match).endswith("dev_turn"):
            found.append(match.seat + 1)
        idle(match)
    return found


def places_won(match: Match) -> list[int]:
    """The place of every seat."""
    return [place for _, place in match.scores()]
