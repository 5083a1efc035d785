"""Whole trees of the search at a few positions of the corpus, as they once grew.

python -m tests.players.golden writes them down; look at what changed before you keep it.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from grasse.kernel.match import Match
from grasse.kernel.rng import make_rng
from grasse.players import PLAYERS
from grasse.players.network import network_of
from grasse.players.network_search import NetworkSearch
from grasse.players.search import Habits, Search, Tree
from grasse.players.search_tree import ROOT
from tests.records import corpus

FILE = Path(__file__).with_name("golden.json")
ITERATIONS = 48
DIGITS = 4  # of a value

# Game, record, and how many decisions of it were played; then comes a seat that has a choice.
POSITIONS = [
    ("parfum", "1-3-greedy", 100),
    ("parfum", "1-2-levels", 400),
    ("perfumery", "1-2-greedy", 120),
    ("perfumery", "1-4-beginners", 500),
    ("aqua-mirabilis", "1-2-greedy", 150),
    ("aqua-mirabilis", "1-3-levels", 250),
]

BY_NETWORK = [POSITIONS[2], POSITIONS[4]]  # of games that have a network, as their files want


def position(game: str, name: str, number: int) -> Match:
    """A match of the corpus at the first choice after *number* decisions."""
    whole = corpus.replay(game, name)
    match = whole.again()
    for action in whole.decisions:
        if len(match.decisions) >= number and len(match.options()) > 2:
            break
        match.play(action)
    return match


def grow(match: Match, by_network: bool = False) -> dict[str, Any]:
    """The tree of a search from here on: of each option that was tried its visits and values."""
    habits = replace(PLAYERS["nose"].habits or Habits(), milliseconds=0, iterations=ITERATIONS)
    habits = replace(habits, nodes=20_000)
    player = Search(make_rng("golden"), habits)
    if by_network:
        assert network_of(match.game) is not None
        player = NetworkSearch(make_rng("golden"), habits, by_network=habits)
    player.consider(match.game, match.box, match.view(match.seat))
    return below(match, player.trees[0], ROOT)


def below(match: Match, tree: Tree, node: int) -> dict[str, Any]:
    """What was tried after a node, by its words: visits, values, and what was tried after that."""
    found = {}
    for child in tree.children(node):
        visits = int(tree.nodes[child].visits)
        if visits:
            words = match.game.notation.write(match.box, int(tree.nodes[child].action))
            values = tree.nodes[child]["values"][: match.seats].tolist()
            means = [round(value / visits, DIGITS) for value in values]
            found[words] = [visits, means, below(match, tree, child)]
    return dict(sorted(found.items()))


def name_of(game: str, name: str, number: int, by_network: bool = False) -> str:
    """By what a tree is known."""
    return f"{game} {name} {number}" + " by network" * by_network


if __name__ == "__main__":
    trees = {name_of(*each): grow(position(*each)) for each in POSITIONS}
    trees |= {name_of(*each, True): grow(position(*each), True) for each in BY_NETWORK}
    FILE.write_text(json.dumps(trees, indent=None).replace('"}, "', '"},\n"') + "\n", "utf-8")
