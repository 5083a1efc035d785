"""Plays the matches of the corpus that are not there yet; those that are, it leaves alone.

python -m tests.records.make [GAME …]
"""

from __future__ import annotations

import json
import lzma
import sys
from dataclasses import replace
from pathlib import Path

from grasse.games import GAMES
from grasse.kernel import record
from grasse.kernel.chance import Seeded
from grasse.kernel.game import Game
from grasse.kernel.match import Match
from grasse.kernel.rng import below, make_rng
from grasse.kernel.seats import Player, ask
from grasse.players import PLAYERS
from grasse.players.search import Search
from tests.every_game.cases import Case, hints
from tests.records import corpus
from tests.records.plans import EAGER, PLANS, Plan

ITERATIONS = {
    "distiller": 40,
    "perfumer": 80,
    "nose": 120,
    "absolute": 160,
}  # instead of their time
LONGEST = 3000  # decisions
TRIED = 2000  # seeds


class Eager:
    """Chooses by the weights of the game's hints."""

    def __init__(self, seed: object) -> None:
        self.rng = make_rng(EAGER, seed)

    def choose(self, game: Game, box: object, view: object, options: list[int]) -> int:
        """Answers with one of *options*."""
        likings = hints(game).EAGERNESS
        words = [game.notation.write(box, action) for action in options]
        weights = [likings.get(each, likings.get(each.partition("(")[0], 1)) for each in words]
        left = below(self.rng, sum(weights)) if sum(weights) else 0
        for action, weight in zip(options, weights, strict=True):
            if left < weight:
                return action
            left -= weight
        return options[0]


def sit(name: str, *seed: object) -> Player:
    """A player who does not look at the clock."""
    if name == EAGER:
        return Eager(seed)
    card = PLAYERS[name]
    if card.habits is None:
        return card.sit(*seed)
    habits = replace(card.habits, milliseconds=0, iterations=ITERATIONS[name], nodes=20_000)
    return Search(make_rng(name, *seed), habits)


def case_of(game: Game, plan: Plan) -> Case:
    """The way in which the table is laid."""
    return Case(game.name, plan.box, len(plan.players), frozenset())


def play(game: Game, plan: Plan, seed: int) -> tuple[Match, int]:
    """Plays a match; answers with how often something was undone."""
    match = Match(game, case_of(game, plan).box, len(plan.players), plan.variants, plan.rules)
    luck, whim = Seeded((plan.name, seed)), make_rng("whim", plan.name, seed)
    players = {n: sit(name, seed, n) for n, name in enumerate(plan.players)}
    backs = 0
    while not match.is_over and len(match.decisions) < LONGEST:
        match.play(ask(match, players, luck))
        seat = match.deciders[-1]
        if plan.undo and seat >= 0 and below(whim, 8) == 0 and match.undoable(seat):
            match.undo(seat, 1 + below(whim, match.undoable(seat)))
            backs += 1
        elif plan.undo and len(match.decisions) > 20 and below(whim, 60) == 0:
            match.rewind(1 + below(whim, 12))  # all agreed
            backs += 1
    return match, backs


def find(game: Game, plan: Plan) -> tuple[Match, int]:
    """Plays until a match is as the plan wants it."""
    for seed in range(1, TRIED):
        match, backs = play(game, plan, seed)
        if match.is_over and plan.wanted(match) and corpus.met_in(match) >= set(plan.meets):
            return match, backs
    raise SystemExit(f"{plan.name}: no such match in {TRIED} tries")


def keep(game: Game, plan: Plan, folder: Path) -> None:
    """Plays a match and keeps it, with its box and its hashes."""
    match, backs = find(game, plan)
    players = ["greedy" if name == EAGER else name for name in plan.players]
    text = record.write(match, players)
    content = corpus.header_of(text)["box"]
    corpus.BOXES.mkdir(exist_ok=True)
    file = corpus.BOXES / f"{content}.toml.xz"
    if not file.exists():
        file.write_bytes(lzma.compress(case_of(game, plan).box_file.read_bytes()))
    known = corpus.digests(game.name) or {"fields": {}, "records": {}}
    layout = corpus.layout_for(known["fields"], game, match.rules)
    found = corpus.digest(match, known["fields"][layout])
    about = {"rules": match.rules, "layout": layout, "taken_back": backs}
    known["records"][plan.name] = {**about, **found}
    known["records"] = dict(sorted(known["records"].items()))
    (folder / f"{plan.name}.txt.xz").write_bytes(lzma.compress(text.encode()))
    (folder / corpus.DIGESTS).write_text(write(known), "utf-8")
    print(game.name, plan.name, len(match.decisions), match.scores(), backs, flush=True)


def write(known: dict[str, object]) -> str:
    """The digests, as text."""
    return json.dumps(known, indent=1) + "\n"


def main(names: list[str]) -> None:
    """Makes what is missing."""
    for name in names or list(GAMES):
        folder = corpus.FOLDER / name
        folder.mkdir(exist_ok=True)
        there = corpus.names(name)
        for each in PLANS[name]:
            if each.name not in there:
                keep(GAMES[name], each, folder)


if __name__ == "__main__":
    main(sys.argv[1:])
