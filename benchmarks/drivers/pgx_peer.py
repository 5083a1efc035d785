"""Random play in pgx: Connect Four, backgammon (dice) and sparrow mahjong (three hidden hands).

A batch of matches is stepped by `vmap` and `auto_reset` inside one `lax.scan`, all of it jitted,
so that Python is called once for thousands of decisions. A batch of one is the latency of a lone
match; the other size is the fastest of 16, 64, 1024 and 8192 on one core when this was written.
The option is chosen by one uniform number and a running sum of the legal mask, which is faster
here than `jax.random.categorical`. Nobody reads the observations, so XLA is free to drop them.
Dice and draws are made inside a step; in backgammon a decision is one die, not a whole turn.
"""

from collections.abc import Callable, Iterator
from typing import Any

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

from benchmarks.drivers.clock import Entry, Tally, report

BATCHES = {"connect_four": (1, 1024), "backgammon": (1, 64), "sparrow_mahjong": (1, 64)}
DECISIONS = 16384  # in a call, or 32 for each match of a large batch


def choose(key: Any, mask: Any) -> Any:
    """Returns for each match one of its legal actions; *mask* is [match, action]."""
    rank = jnp.cumsum(mask, axis=-1, dtype=jnp.int32)
    pick = jnp.floor(jax.random.uniform(key, rank.shape[:1]) * rank[:, -1])
    return jnp.argmax(rank > pick[:, None], axis=-1)


def player(env: Any, batch: int, seed: int) -> Callable[[], Tally]:
    """Returns a play of some decisions in each of *batch* matches, which outlast the call."""
    steps = max(32, DECISIONS // batch)
    step = jax.vmap(auto_reset(env.step, env.init))

    def decide(carry: Any, _: None) -> tuple[Any, None]:
        state, key, ended = carry
        key, choice, chance = jax.random.split(key, 3)
        action = choose(choice, state.legal_action_mask)
        state = step(state, action, jax.random.split(chance, batch))
        ended += jnp.sum(state.terminated | state.truncated, dtype=jnp.int32)
        return (state, key, ended), None

    def decide_all(state: Any, key: Any) -> Any:
        carry, _ = jax.lax.scan(decide, (state, key, jnp.int32(0)), None, length=steps)
        return carry

    advance = jax.jit(decide_all)
    key = jax.random.PRNGKey(seed)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, batch))

    def play() -> Tally:
        nonlocal state, key
        state, key, ended = advance(state, key)
        return Tally(int(ended), steps * batch)  # int() waits for the result

    return play


def entries(seed: int) -> Iterator[Entry]:
    """Yields each game in each size of batch."""
    for name, batches in BATCHES.items():
        env = pgx.make(name)
        for batch in batches:
            yield Entry(
                name,
                env.num_players,
                f"batch of {batch}",
                player(env, batch, seed),
                chance_inside=name != "connect_four",
            )


if __name__ == "__main__":
    report("pgx", "pgx", entries)
