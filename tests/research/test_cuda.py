"""What runs on a graphics card leaves the same bytes as the CPU does, in numba's simulator."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from grasse.games import GAMES
from grasse.kernel.game import Game
from grasse.research import batch
from grasse.research.cuda import WORD, for_the_card, gathered, recorded, spread
from tests.research.digest import digests

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[2]
SIMULATOR = {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}


def run_python(*command: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Runs a Python program from the root, in an environment with these settings."""
    return subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": ".", **settings},
        capture_output=True,
        text=True,
        check=False,
    )


def simulate(*command: str) -> str:
    """What a Python program prints where the card is simulated and nothing is compiled."""
    done = run_python(*command, **SIMULATOR)
    assert done.returncode == 0, done.stderr
    return done.stdout


def compare(*names: str) -> None:
    printed = simulate("-m", "tests.research.digest", *names).splitlines()
    there = dict(line.rsplit(" ", 1) for line in printed)
    assert there == digests(list(names), "cpu")


def test_every_game_on_the_card_leaves_the_same_bytes() -> None:
    compare(*GAMES)


MATCHES = """
import ctypes
import numpy as np
from grasse.kernel.seats import NOBODY
from grasse.research import batch
from grasse.research.cuda import Playouts
from grasse.research.cuda_batches import Tensor
from examples.connect_four import GAME


def refused(call, *args, **settings):
    try:
        call(*args, **settings)
    except (BufferError, TypeError, ValueError) as error:
        print(error)


ours = batch(GAME, 3, seats=2, device="cuda")
seen = np.from_dlpack(ours.observations)  # looks into the memory of the batch
theirs = np.ones((3, GAME.ACTIONS), np.bool_)
other = batch(GAME, 3, seats=2, device="cuda", options=theirs)
assert other.options is theirs
ended = 0
while not ended:
    actions = ours.pick().copy_to_host()
    ours.step(actions)
    other.step(actions)
    ended += ours.done.copy_to_host().sum()
    assert (seen == ours.observations.copy_to_host()).all()
    assert (theirs == ours.options.copy_to_host()).all()
print(np.abs(ours.rewards.copy_to_host()).sum(axis=1).max())
for wrong in (-1, GAME.ACTIONS):
    before = ours.states.tobytes()
    refused(ours.step, [*theirs[:2].argmax(axis=1), wrong])
    assert ours.states.tobytes() == before
for seat in (np.zeros(2, np.int8), np.zeros(6, np.int8)[::2]):
    refused(batch, GAME, 3, seats=2, device="cuda", seat=seat)
refused(batch, GAME, 3, seats=2, device="cuda", views=theirs)
pointer = ctypes.pythonapi.PyCapsule_GetPointer
pointer.argtypes, pointer.restype = [ctypes.py_object, ctypes.c_char_p], ctypes.c_void_p
lent = ours.seat.__dlpack__()
print(Tensor.from_address(pointer(lent, b"dltensor")).deleter is not None)
refused(ours.seat.__dlpack__, copy=True)
matches = Playouts(GAME, GAME.load_box(), 3, seats=2, variants=0, seed=1)
matches.play_out()
assert (matches.states["seat"] == NOBODY).all()
print(matches.decisions.tolist())
matches.play(5)
print(matches.decisions.tolist())
matches.play(5, restart=True)
print((matches.states["seat"] != NOBODY).all())
"""


def test_matches_end_and_begin_again_on_the_card() -> None:
    lines = simulate("-c", MATCHES).splitlines()
    assert lines[0] == "2.0"  # one has won what the other has lost
    assert all(line.startswith("match 2: ") and "is refused by CF-" in line for line in lines[1:3])
    assert lines[3] == "seat must be int8 [3], without gaps, not int8 [2]"
    assert lines[4] == "seat must be int8 [3], without gaps, not int8 [3]"
    assert lines[5].startswith("a batch has no array 'views'; it has options, ")
    assert lines[6] == "True"  # JAX calls the deleter without a look
    assert lines[7] == "an array of a batch is lent, not copied"
    assert lines[8] == lines[9]  # a match that is over takes no more decisions
    assert lines[10] == "True"


ACTIONS = """
from grasse.research import batch
from grasse.research.cuda import BLOCK
from examples.connect_four import GAME


def refused(actions):
    try:
        ours.step(actions)
    except ValueError as error:
        print(error)


ours = batch(GAME, BLOCK + 2, seats=2, device="cuda")
picked = ours.pick()
kept = picked.copy_to_host()
assert ours.pick(picked) is picked
assert (picked.copy_to_host() != kept).any()  # the next ones
ours.step(tuple(kept))
refused(kept[:3])
refused(kept + 0.9)
refused([-1] * len(kept))  # in two blocks
ours.reset()
print((ours.pick().copy_to_host() == kept).all())
"""


def test_actions_are_taken_and_refused_as_on_the_cpu() -> None:
    assert simulate("-c", ACTIONS).splitlines() == [
        "there are 66 matches, and actions of shape (3,)",
        "actions must be integers, not float64",
        "match 0: action -1 is refused by CF-2.1: the board has no such column",
        "True",
    ]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_records_lie_as_the_card_can_read_them(game: Game) -> None:
    for kind in (game.STATE, game.BOX):
        there = for_the_card(kind)
        assert there.isalignedstruct
        assert there.itemsize % (2 * WORD) == WORD  # an odd number of words
        assert recorded(there).itemsize == there.itemsize
        records = np.frombuffer(np.random.default_rng(1).bytes(3 * kind.itemsize), kind)
        assert gathered(spread(records), kind).tobytes() == records.tobytes()


def test_an_unknown_device_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no device 'tpu'; known are cpu and cuda"):
        batch("parfum", 2, seats=2, device="tpu")


def test_the_simulator_needs_interpreted_rules() -> None:
    settings = {**SIMULATOR, "NUMBA_DISABLE_JIT": "0"}
    done = run_python("-c", "import grasse.research.cuda", **settings)
    assert "the CUDA simulator needs NUMBA_DISABLE_JIT=1 as well" in done.stderr


def test_without_a_card_it_says_what_it_takes() -> None:
    command = "from grasse.research import batch; batch('parfum', 2, seats=2, device='cuda')"
    done = run_python("-c", command, CUDA_VISIBLE_DEVICES="")
    assert "no graphics card was found" in done.stderr
    assert "grasse[cuda]" in done.stderr
