"""Fingerprints of play in batches, to be compared between the CPU and the simulated card."""

from __future__ import annotations

import hashlib
import sys
from typing import Any

import numpy as np

from grasse.games import GAMES
from grasse.research import batch

ARRAYS = ("options", "observations", "seat", "rewards", "done")
SIZE = 2
STEPS = {"parfum": 30, "perfumery": 20, "aqua-mirabilis": 6}
TURNS = {"parfum": 90, "perfumery": 60, "aqua-mirabilis": 40}


def digests(names: list[str], device: str) -> dict[str, str]:
    """A digest of every byte of a batch over some steps, and of random play, game by game."""
    found = {}
    for name in names:
        for seats in (GAMES[name].seats[0], GAMES[name].seats[-1]):
            found[f"{name} {seats} stepped"] = stepped(name, seats, device)
            found[f"{name} {seats} played"] = played(name, seats, device)
    return found


def stepped(name: str, seats: int, device: str) -> str:
    """The digest of all that a batch shows and keeps, step by step."""
    ours: Any = batch(name, SIZE, seats=seats, seed="digest", device=device)
    digest = hashlib.sha256()
    for _ in range(STEPS[name]):
        for array in ARRAYS:
            digest.update(here(getattr(ours, array)).tobytes())
        actions = ours.pick()
        digest.update(here(actions).tobytes())
        ours.step(actions)
    digest.update(ours.states.tobytes())
    ours.reset("another seed")
    digest.update(here(ours.observations).tobytes())
    return digest.hexdigest()


def here(array: Any) -> np.ndarray[Any, Any]:
    """The array in the memory of the machine."""
    return array if isinstance(array, np.ndarray) else array.copy_to_host()


def played(name: str, seats: int, device: str) -> str:
    """The digest of the states after some random decisions."""
    game = GAMES[name]
    box, bits, turns = game.load_box(), game.variant_bits(), TURNS[name]
    if device == "cuda":
        from grasse.research.cuda import Playouts

        matches = Playouts(game, box, SIZE, seats=seats, variants=bits, seed=5)
        matches.play(turns)
        assert matches.decisions.tolist() == [turns] * SIZE
        states = matches.states
    else:
        states = game.loops.playouts(
            box, SIZE, seats=seats, variants=bits, seed=5, limit=turns
        ).states
    return hashlib.sha256(states.tobytes()).hexdigest()


if __name__ == "__main__":
    for what, found in digests(sys.argv[1:], "cuda").items():
        print(what, found)
