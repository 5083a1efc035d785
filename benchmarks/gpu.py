"""Measures random play on one graphics card, in several layouts, and checks it against the CPU.

    python benchmarks/gpu.py [--games parfum,...] [--layouts own,...] [--check 10000] [--json FILE]

Every game and layout gets a process of its own, so that they compile side by side; a lock lets
them measure one after the other. A layout says where a thread keeps its match while it plays:

    card        in the card's memory, one record after the other
    own         in the thread's own (local) memory, which the card interleaves word by word
    shared      in the shared memory of the block

The house takes the first (grasse/research/cuda.py).

No layouts are `batch`, which is `batch(..., device="cuda")`, stepped with options and observations;
and `torch`, `jax` and `cupy`, which see whether these take the arrays of a batch without a copy.
"""

from __future__ import annotations

import argparse
import contextlib
import fcntl
import importlib
import importlib.metadata
import json
import os
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numba
import numpy as np

from grasse.games import GAMES
from grasse.kernel.game import Game
from grasse.kernel.seats import NOBODY
from grasse.research import batch
from grasse.research import cuda as card
from grasse.research.cuda import cuda, take_turns

LAYOUTS = ("batch", "card", "own", "shared")
SHARED_ATTRIBUTE = 8  # CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
BLOCKS = (32, 64)
SHARED_ROOM = 48 * 1024  # bytes that a block has without asking for more
SIZES = (2**19,)
RUNS = 3
CHECKED_STEPS = 1000
ARRAYS = ("options", "observations", "seat", "rewards", "done")
SEED = "gpu"
TAKERS: dict[str, tuple[Callable[[Any], int], Callable[[Any], Any]]] = {  # pointer, copy
    "torch": (lambda view: view.data_ptr(), lambda view: view.cpu().numpy()),
    "cupy": (lambda view: view.data.ptr, lambda view: view.get()),
    "jax": (lambda view: view.unsafe_buffer_pointer(), np.asarray),
}

# What the kernels below read of the game that they are bound to.
ACTIONS: int
CHANCES: int
STATES: Any
SHORT_EVENTS: Any


# ---------------------------------------------------------------- layouts


def play_in_own_memory(
    box: Any, laid: Any, states: Any, rngs: Any, counts: Any, turns: int, restart: int
) -> None:
    """A kernel: each thread takes its match into its own memory, and brings it back."""
    match = cuda.grid(1)
    if match < len(states):
        own = cuda.local.array(1, STATES)
        rng = cuda.local.array(1, numba.int64)
        mask = cuda.local.array(ACTIONS, numba.boolean)
        weights = cuda.local.array(CHANCES, numba.int32)
        events = cuda.local.array(1, SHORT_EVENTS)
        own[0] = states[match]
        rng[0] = rngs[match, 0]
        counts[match] += take_turns(
            box[0], laid, own, rng, mask, weights, events[0], turns, restart
        )
        states[match] = own[0]
        rngs[match, 0] = rng[0]


def play_in_shared_memory(
    box: Any, laid: Any, states: Any, rngs: Any, counts: Any, turns: int, restart: int
) -> None:
    """A kernel: each thread takes its match beside those of its block, and brings it back."""
    all_of_block = cuda.shared.array(0, STATES)
    match = cuda.grid(1)
    if match < len(states):
        own = all_of_block[cuda.threadIdx.x : cuda.threadIdx.x + 1]
        rng = cuda.local.array(1, numba.int64)
        mask = cuda.local.array(ACTIONS, numba.boolean)
        weights = cuda.local.array(CHANCES, numba.int32)
        events = cuda.local.array(1, SHORT_EVENTS)
        own[0] = states[match]
        rng[0] = rngs[match, 0]
        counts[match] += take_turns(
            box[0], laid, own, rng, mask, weights, events[0], turns, restart
        )
        states[match] = own[0]
        rngs[match, 0] = rng[0]


def make_layout(game: Game, name: str, registers: int) -> card.Layout:
    """The layout of this name, with this many registers a thread, not compiled yet."""
    kernels = {
        "card": card.play_in_card_memory,
        "own": play_in_own_memory,
        "shared": play_in_shared_memory,
    }
    kernel = card.Twins().kernel(kernels[name], card.names_of(game), max_registers=registers)
    shared = card.for_the_card(game.STATE).itemsize if name == "shared" else 0
    return card.Layout(kernel, shared=shared)


# ---------------------------------------------------------------- one game in one layout


def seat(game: Game, layout: card.Layout, size: int) -> card.Playouts:
    """*size* matches at the fullest table."""
    seats, bits = game.seats[-1], game.variant_bits()
    box = game.load_box()
    return card.Playouts(game, box, size, seats=seats, variants=bits, seed=SEED, layout=layout)


def raise_shared_room(kernel: Any, size: int) -> None:
    """Lets a block of *kernel* have *size* bytes of shared memory, which needs asking for."""
    from cuda.bindings import driver

    (compiled,) = kernel.overloads.values()
    handle = compiled._codelibrary.get_cufunc().handle
    attribute = driver.CUfunction_attribute(SHARED_ATTRIBUTE)
    device = driver.CUdevice(cuda.get_current_device().id)
    found = driver.cuKernelSetAttribute(attribute, size, driver.CUkernel(int(handle)), device)
    if int(found[0]):
        raise RuntimeError(f"no {size} bytes of shared memory: {found[0]}")


def launch(playouts: card.Playouts, turns: int) -> None:
    """Lets every match take this many turns, and waits."""
    playouts.play(turns, restart=True)
    cuda.synchronize()


def measure(name: str, chosen: str, options: argparse.Namespace) -> dict[str, Any]:
    """The figures of one game in one layout, and whether it agrees with the CPU."""
    game = GAMES[name]
    found: dict[str, Any] = {"game": name, "layout": chosen, "speeds": []}
    layout = make_layout(game, chosen, options.registers)
    record, box = card.room(game.STATE), card.room(game.BOX)
    words, number = numba.int64[::1], numba.int64
    began = time.perf_counter()
    layout.kernel.compile(
        (box[::1], record[::1], record[::1], numba.int64[:, ::1], words, number, number)
    )
    found["compile_seconds"] = round(time.perf_counter() - began, 1)
    (compiled,) = layout.kernel.overloads.values()
    found["registers"] = compiled.regs_per_thread
    found["local_bytes"] = compiled.local_mem_per_thread
    print(json.dumps({**found, "at": "compiled"}), flush=True)
    if layout.shared * max(options.blocks) > SHARED_ROOM:
        raise_shared_room(layout.kernel, layout.shared * max(options.blocks))
    if options.check:
        found["check"] = check(game, layout, options.check)
        print(name, chosen, json.dumps(found["check"]), flush=True)
    for size in options.sizes:
        playouts = seat(game, layout, size)
        with lock(options.lock):
            for block in options.blocks:
                playouts.layout = layout._replace(block=block)
                speed = speed_of(playouts, options.seconds)
                found["speeds"].append({"size": size, "block": block, "per_second": speed})
                print(name, chosen, size, block, f"{speed / 1e6:.0f} M/s", flush=True)
    return found


def speed_of(playouts: card.Playouts, seconds: float) -> float:
    """Decisions a second: the median of some runs of about this many seconds."""
    launch(playouts, 300)  # away from the start, where all matches do the same
    began = time.perf_counter()
    launch(playouts, 100)
    turns = max(100, int(100 * seconds / (time.perf_counter() - began)))
    speeds = []
    for _ in range(RUNS):
        before = int(playouts.decisions.sum())
        began = time.perf_counter()
        launch(playouts, turns)
        spent = time.perf_counter() - began
        speeds.append((int(playouts.decisions.sum()) - before) / spent)
    return sorted(speeds)[RUNS // 2]


def check(game: Game, layout: card.Layout, size: int) -> dict[str, Any]:
    """Plays *size* whole matches on the card and on the CPU, and compares every byte."""
    seats, bits = game.seats[-1], game.variant_bits()
    there = seat(game, layout, size)
    there.play_out()
    here = game.loops.playouts(game.load_box(), size, seats=seats, variants=bits, seed=SEED)
    states = there.states
    same = sum(a.tobytes() == b.tobytes() for a, b in zip(states, here.states, strict=True))
    decisions = int(there.decisions.sum())
    return {
        "matches": size,
        "same": same,
        "over": int(np.count_nonzero(states["seat"] == NOBODY)),
        "decisions": decisions,
        "same_decisions": decisions == here.decisions,
    }


def measure_batch(name: str, options: argparse.Namespace) -> dict[str, Any]:
    """The figures of a batch: any option is picked, and all arrays are written, step by step."""
    game = GAMES[name]
    found: dict[str, Any] = {"game": name, "layout": "batch", "speeds": []}
    began = time.perf_counter()
    there = start_batch(game, 32, "cuda")
    there.step(there.pick())
    cuda.synchronize()
    found["compile_seconds"] = round(time.perf_counter() - began, 1)
    (compiled,) = there._step.overloads.values()
    found["registers"] = compiled.regs_per_thread
    found["local_bytes"] = compiled.local_mem_per_thread
    print(json.dumps({**found, "at": "compiled"}), flush=True)
    if options.check:
        found["check"] = check_batch(game, options.check)
        print(name, "batch", json.dumps(found["check"]), flush=True)
    for size in (2**14, 2**16, 2**18):
        there = start_batch(game, size, "cuda")
        with lock(options.lock):
            spent = [time_steps(there, 20) for _ in range(RUNS + 1)][1:]
        speed = 20 * size / sorted(spent)[RUNS // 2]
        found["speeds"].append({"size": size, "block": card.BLOCK, "per_second": speed})
        print(name, "batch", size, f"{speed / 1e6:.1f} M steps/s", flush=True)
    return found


def start_batch(game: Game, size: int, device: str) -> Any:
    """A batch at the fullest table."""
    return batch(game, size, seats=game.seats[-1], seed=SEED, device=device)


def hand_over(name: str, taker: str) -> dict[str, Any]:
    """Whether *taker* sees the arrays of a batch where they lie, and its actions are played."""
    os.environ["XLA_PYTHON_CLIENT_PREALLOCATE"] = "false"  # JAX would take most of the card
    os.environ["JAX_ENABLE_X64"] = "1"  # actions are int64
    library = importlib.import_module("jax.numpy" if taker == "jax" else taker)
    pointer, read = TAKERS[taker]
    there = start_batch(GAMES[name], 1024, "cuda")
    views = {array: library.from_dlpack(getattr(there, array)) for array in ARRAYS}
    before = there.observations.copy_to_host()
    actions = (views["options"] * 1).argmax(1)  # the first option of each
    cuda.synchronize()
    there.step(actions)
    cuda.synchronize()
    places, same = [], []
    for array, view in views.items():
        ours = getattr(there, array)
        places.append(pointer(view) == ours.__cuda_array_interface__["data"][0])
        same.append(bool((read(view) == ours.copy_to_host()).all()))
    changed = bool((before != there.observations.copy_to_host()).any())
    found = {"no_copy": all(places), "step_is_seen": changed and all(same)}
    print(name, taker, json.dumps(found), flush=True)
    return {"game": name, "layout": taker, "handover": found, "error": not all(found.values())}


def time_steps(there: Any, steps: int) -> float:
    """The seconds that this many steps take, each with its pick."""
    actions = there.pick()
    began = time.perf_counter()
    for _ in range(steps):
        there.step(actions, check=False)
        there.pick(actions.array)
    cuda.synchronize()
    return time.perf_counter() - began


def check_batch(game: Game, size: int) -> dict[str, Any]:
    """Steps a batch on the card and one on the CPU, and compares every byte.

    The large arrays at every fiftieth step; what is picked depends on the options of all of them.
    """
    there, here = start_batch(game, size, "cuda"), start_batch(game, size, "cpu")
    same = np.ones(size, np.bool_)
    ended = 0
    for step in range(CHECKED_STEPS):
        names = ("seat", "rewards", "done") if step % 50 else ARRAYS
        for name in names:
            ours, theirs = getattr(here, name), getattr(there, name).copy_to_host()
            same &= (ours == theirs).reshape(size, -1).all(axis=1)
        actions = here.pick()
        same &= actions == there.pick().copy_to_host()
        here.step(actions)
        there.step(actions, check=step % 50 == 0)
        ended += int(here.done.sum())
    states = zip(here.states, there.states, strict=True)
    same &= [ours.tobytes() == theirs.tobytes() for ours, theirs in states]
    return {"matches": size, "same": int(same.sum()), "steps": CHECKED_STEPS, "ended": ended}


@contextlib.contextmanager
def lock(path: str) -> Iterator[None]:
    """Keeps the card for this process alone."""
    with Path(path).open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


# ---------------------------------------------------------------- all of them


def about() -> None:
    """Prints what this machine has."""
    for package in ("numpy", "numba", "numba-cuda", "llvmlite", "cuda-bindings", "cuda-core"):
        with contextlib.suppress(importlib.metadata.PackageNotFoundError):
            print(package, importlib.metadata.version(package))
    with contextlib.suppress(Exception):
        from cuda.pathfinder import load_nvidia_dynamic_lib

        for library in ("nvvm", "nvrtc", "nvJitLink", "cudart"):
            try:
                print(library, load_nvidia_dynamic_lib(library).abs_path)
            except Exception as error:  # whatever it is, the next library may be there
                print(library, "not found:", str(error)[:200])
    with contextlib.suppress(Exception):
        print(cuda.get_current_device().name, cuda.get_current_device().compute_capability)
    print(os.cpu_count(), "cores", flush=True)


def main() -> None:
    """Measures what was asked for."""
    parser = argparse.ArgumentParser(description="Random play on a graphics card.")
    parser.add_argument("--games", type=words, default=tuple(GAMES))
    parser.add_argument("--layouts", type=words, default=LAYOUTS)
    parser.add_argument("--check", type=int, default=0, metavar="MATCHES")
    parser.add_argument("--sizes", type=numbers, default=SIZES)
    parser.add_argument("--blocks", type=numbers, default=BLOCKS)
    parser.add_argument("--registers", type=int, default=card.LEAN, help="of a thread, at most")
    parser.add_argument("--seconds", type=float, default=0.3)
    parser.add_argument("--minutes", type=float, default=9.0, help="then give up")
    parser.add_argument("--json", metavar="FILE")
    parser.add_argument("--lock", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.lock:
        (game,), (layout,) = options.games, options.layouts
        if layout in TAKERS:
            found = hand_over(game, layout)
        elif layout == "batch":
            found = measure_batch(game, options)
        else:
            found = measure(game, layout, options)
        Path(options.json).write_text(json.dumps(found), encoding="utf-8")
        return
    about()
    results = run_all(options)
    if options.json:
        Path(options.json).write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    print_table(results)
    if not results or not all(map(went_well, results)):
        sys.exit(1)


def went_well(result: dict[str, Any]) -> bool:
    """Whether it came to its end, and all that was checked is the same as on the CPU."""
    checked = result.get("check") or {"same": 0, "matches": 0}
    differ = checked["same"] != checked["matches"] or not checked.get("same_decisions", True)
    return not result.get("error") and not differ


def run_all(options: argparse.Namespace) -> list[dict[str, Any]]:
    """Starts a process for every game and layout, and gathers what they found."""
    jobs = []
    last = time.monotonic() + 60 * options.minutes
    with tempfile.TemporaryDirectory() as folder:
        for game in options.games:
            for layout in options.layouts:
                out = Path(folder) / f"{game}-{layout}.json"
                command = [sys.executable, __file__, f"--games={game}", f"--layouts={layout}"]
                command += [f"--check={options.check}", f"--seconds={options.seconds}"]
                command += [f"--registers={options.registers}"]
                command += [f"--sizes={','.join(map(str, options.sizes))}"]
                command += [f"--blocks={','.join(map(str, options.blocks))}"]
                command += [f"--json={out}", f"--lock={folder}/lock"]
                jobs.append((game, layout, out, subprocess.Popen(command)))
        results = []
        for game, layout, out, process in jobs:
            try:
                process.wait(max(1.0, last - time.monotonic()))
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
            nothing = {"game": game, "layout": layout, "error": process.returncode}
            results.append(json.loads(out.read_text("utf-8")) if out.exists() else nothing)
    return results


def print_table(results: list[dict[str, Any]]) -> None:
    """The fastest of every game and layout."""
    print("\n| game | layout | M decisions/s | matches | block | registers | local bytes "
          "| compile, s | same as the CPU |\n|---|---|---|---|---|---|---|---|---|")  # fmt: skip
    for result in results:
        if result.get("error"):
            print(f"| {result['game']} | {result['layout']} | failed |")
            continue
        if "handover" in result:
            print(f"| {result['game']} | {result['layout']} | no copy |")
            continue
        nothing = {"per_second": 0, "size": "", "block": ""}
        best = max(result["speeds"] or [nothing], key=lambda speed: speed["per_second"])
        checked = result.get("check")
        same = f"{checked['same']} of {checked['matches']}" if checked else ""
        figures = (f"{best['per_second'] / 1e6:.0f}", best["size"], best["block"],
                   result["registers"], result["local_bytes"], result["compile_seconds"],
                   same)  # fmt: skip
        print(f"| {result['game']} | {result['layout']} | {' | '.join(map(str, figures))} |")


def words(text: str) -> tuple[str, ...]:
    """Words between commas."""
    return tuple(text.split(","))


def numbers(text: str) -> tuple[int, ...]:
    """Numbers between commas."""
    return tuple(int(number) for number in text.split(",") if number)


if __name__ == "__main__":
    try:
        main()
    except Exception:
        traceback.print_exc()
        sys.exit(1)
