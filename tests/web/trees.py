"""Tables of whole matches as the server would send them, to test what the page makes of them."""

from functools import cache
from typing import Any, NamedTuple

import msgspec

from grasse.games import GAMES
from grasse.kernel.chance import Seeded
from grasse.kernel.match import Match
from grasse.kernel.seats import CHANCE, WATCHER
from grasse.kernel.tree import Node
from grasse.players import PLAYERS
from grasse.server.cards import whole_game
from grasse.server.messages import GameEvent
from grasse.server.prospects import prospects
from grasse.server.told import game_event


class Played(NamedTuple):
    """A match of greedy ones: every few decisions its table, and all that happened."""

    trees: list[Node]  # seen by the seat whose turn it is
    questions: list[dict[str, Any]]  # some of them, with what the options bring
    events: list[GameEvent]  # as a watcher hears of them
    scores: list[tuple[int, int]]


@cache
def played(name: str, seats: int) -> Played:
    """A whole match."""
    game = GAMES[name]
    match, luck = Match(game, game.load_box(), seats), Seeded(seats)
    players = [PLAYERS["greedy"].sit("picture", seat) for seat in range(seats)]
    found = Played([], [], [], [])
    while not match.is_over:
        if len(match.decisions) % 23 == 0:
            found.trees.append(game.describe(match.box, match.view(max(match.seat, WATCHER))))
        if match.seat == CHANCE:
            rows = match.play(luck.draw(match))
        else:
            view = match.view(match.seat)
            if len(match.decisions) % 7 == 0 and match.forced() is None:
                found.questions.append(question(match))
            rows = match.play(players[match.seat].choose(game, match.box, view, match.options()))
        number, events = len(match.decisions), game.read_events(match.box, rows, WATCHER)
        found.events.extend(game_event(number, event) for event in events)
    found.trees.append(game.describe(match.box, match.view(0)))
    found.scores.extend(match.scores())
    return found


def question(match: Match) -> dict[str, Any]:
    """What is asked now, as far as the words for what its options bring need it."""
    game, options = match.game, match.options()
    phase = game.phases[int(match.state.phase)]
    told = msgspec.to_builtins(prospects(match, match.seat, options))
    tree = {"id": "table", "kind": "table", "values": {"phase": phase}}
    return {"tree": tree, "options": options, "prospects": told}


def trees(name: str, seats: int) -> list[Node]:
    """Tables of a match."""
    return played(name, seats).trees


def as_json(node: Node) -> dict[str, Any]:
    """A node as the server sends it."""
    sent: dict[str, Any] = msgspec.to_builtins(node)
    return sent


def info(name: str) -> dict[str, Any]:
    """A game as the server tells it."""
    told: dict[str, Any] = msgspec.to_builtins(whole_game(name))
    return told
