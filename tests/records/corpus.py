"""Finished matches that are kept, with hashes of every state and question on their way.

A record lies beside its game's `digests.json`, and its box in `boxes/`, under the hash that the
record names. What is hashed are the values of the fields that a state had when the record was
made, each by its name: a field that is added to a state changes nothing, one that takes another
value anywhere on the way does. Action numbers are hashed as they are, because fair luck and stored
matches rest on them.
"""

from __future__ import annotations

import hashlib
import json
import lzma
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from grasse.games import GAMES, find_game
from grasse.kernel import record
from grasse.kernel.aliases import Box
from grasse.kernel.boxfile import BoxText
from grasse.kernel.events import make_events
from grasse.kernel.game import Game
from grasse.kernel.match import Match
from grasse.kernel.seats import CHANCE

FOLDER = Path(__file__).resolve().parent
BOXES = FOLDER / "boxes"
DIGESTS = "digests.json"
SHORT = 8  # letters of a hash: enough to notice an accident
STRETCH = 64  # decisions that share one hash, so that a difference can be found


def names(game: str) -> list[str]:
    """The records of a game."""
    return sorted(path.name.removesuffix(".txt.xz") for path in (FOLDER / game).glob("*.txt.xz"))


def text_of(game: str, name: str) -> str:
    """A record as it was written."""
    return lzma.decompress((FOLDER / game / f"{name}.txt.xz").read_bytes()).decode()


def digests(game: str) -> dict[str, Any]:
    """What is known of the records of a game."""
    path = FOLDER / game / DIGESTS
    found: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return found


@cache
def box_text(content: str) -> str:
    """The file of the box with this hash."""
    return lzma.decompress((BOXES / f"{content}.toml.xz").read_bytes()).decode()


@cache
def box_of(game: str, content: str) -> Box:
    """The box with this hash."""
    return GAMES[game].load_box(BoxText(box_text(content)))


def header_of(text: str) -> dict[str, str]:
    """The fields of a record's header."""
    lines = text.partition("\n\n")[0].splitlines()[1:]
    return {name: value.strip() for name, _, value in (line.partition(":") for line in lines)}


@cache
def replay(game: str, name: str) -> Match:
    """A record of the corpus, replayed with the box that it was played with; not to be changed."""
    text = text_of(game, name)
    return record.read(text, find_game, box_of(game, header_of(text)["box"])).match


def met_in(match: Match) -> set[str]:
    """The events, phases and decisions of a match, by name."""
    game = match.game
    again = match.again()
    found = {f"phase {game.phases[again.state.phase]}"}
    for action in match.decisions:
        rows = again.play(action)
        found |= {f"event {game.event_kinds[kind].name}" for kind in rows["kind"].tolist()}
        found.add(f"phase {game.phases[again.state.phase]}")
        found.add(f"decision {game.notation.decision(action).name}")
    return found


# ---------------------------------------------------------------- hashes


def leaves(kind: np.dtype[Any], path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """The ways to all plain fields of a record type: ("seats", "money")."""
    for name in kind.names or ():
        field: np.dtype[Any] = kind[name]
        if field.base.names:
            yield from leaves(field.base, (*path, name))
        else:
            yield (*path, name)


def field_names(game: Game) -> list[str]:
    """Every field of a state: "seats.money"."""
    return [".".join(path) for path in leaves(game.STATE)]


def layout_for(known: dict[str, list[str]], game: Game, rules: int) -> str:
    """The name under which the fields of a state are listed; those added have their own.

    The first list of a version has its number, the next ones a number after that: "1", "1.1".
    """
    fields = field_names(game)
    of_version = {name: each for name, each in known.items() if name.split(".")[0] == str(rules)}
    for name, each in of_version.items():
        if each == fields:
            return name
    name = f"{rules}.{len(of_version)}" if of_version else str(rules)
    known[name] = fields
    return name


def fields_of(known: dict[str, Any], told: dict[str, Any]) -> list[str]:
    """The fields of a state that a digest speaks of."""
    fields: list[str] = known["fields"][told.get("layout", str(told["rules"]))]
    return fields


# [field of a digest] what it is called now.
RENAMED = {"first_seat_starts": "starting_seat"}


def values(states: Any, field: str) -> np.ndarray[Any, Any]:
    """The values of a field, one row a state."""
    for name in RENAMED.get(field, field).split("."):
        states = states[name]
    return np.asarray(states).reshape(len(states), -1).astype("<i4")


def short_hash(content: bytes) -> str:
    """Enough of a hash to notice an accident."""
    return hashlib.sha256(content).hexdigest()[:SHORT]


def stretches(rows: np.ndarray[Any, Any]) -> str:
    """One hash for each stretch of decisions."""
    starts = range(0, len(rows), STRETCH)
    return " ".join(short_hash(rows[first : first + STRETCH].tobytes()) for first in starts)


def travel(match: Match) -> tuple[Any, list[str]]:
    """All states of a match from the first on, and what was asked in each."""
    again = match.again()
    states, questions = np.zeros(len(match.decisions) + 1, match.game.STATE), []
    events = make_events()
    for number, action in enumerate([*match.decisions, None]):
        states[number] = again.state
        questions.append(question(again))
        if action is not None:  # not play(): that it is allowed was seen when it was read
            match.game.apply(match.box, again.state, action, events)
    return states, questions


def question(match: Match) -> str:
    """Who decides, and what may be decided: the options, or the weight of every outcome."""
    if match.seat == CHANCE:
        return f"chance {match.odds()}"
    return f"{match.seat} {match.options()}"


def digest(match: Match, fields: list[str]) -> dict[str, Any]:
    """What must not change about a match: every state, every question, and the result."""
    states, questions = travel(match)
    columns = [values(states, field) for field in fields]
    asked = [
        short_hash("\n".join(questions[first : first + STRETCH]).encode())
        for first in range(0, len(questions), STRETCH)
    ]
    return {
        "decisions": len(match.decisions),
        "scores": [list(each) for each in match.scores()],
        "fields": " ".join(short_hash(column.tobytes()) for column in columns),
        "states": stretches(np.hstack(columns)),
        "questions": " ".join(asked),
    }


def difference(known: dict[str, Any], found: dict[str, Any], fields: list[str]) -> str:
    """In words what is not as it was; nothing if all is."""
    said = []
    pairs = zip(fields, known["fields"].split(), found["fields"].split(), strict=True)
    changed = [field for field, before, after in pairs if before != after]
    if changed:
        said.append(f"other values in {', '.join(changed)}")
    for what in ("states", "questions"):
        before, after = known[what].split(), found[what].split()
        both = zip(before, after, strict=False)
        first = next((n for n, (old, new) in enumerate(both) if old != new), None)
        if first is not None:
            said.append(f"other {what} from between decision {first * STRETCH} and the next 64 on")
    for what in ("decisions", "scores"):
        if known[what] != found[what]:
            said.append(f"{what} were {known[what]}, and are {found[what]}")
    return "; ".join(said)
