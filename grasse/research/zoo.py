"""The games as PettingZoo environments: every seat an agent, one after the other (AEC)."""

from __future__ import annotations

from operator import index
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from grasse.games import GAMES, find_game
from grasse.kernel.aliases import Box
from grasse.kernel.game import Game, Variants
from grasse.kernel.rng import start_word
from grasse.research.position import LIMIT, Position, identity, missing

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.env_registry.registration import register
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as error:
    raise missing("pettingzoo") from error

LOST = -1.0  # the reward of a seat that plays what the rules forbid

Observation = dict[str, npt.NDArray[Any]]


class SeatsEnv(AECEnv):  # type: ignore[misc]
    """A match; chance is played inside, and the rewards come at the end (Position.rewards)."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        variants: Variants | None = None,
        box: Box | str | Path | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        card = find_game(game) if isinstance(game, str) else game
        self._position = Position(card, card.seats[-1] if seats is None else seats, variants, box)
        self._start = self._position.content()
        self._luck = np.random.default_rng()
        self.metadata = {
            "name": f"{card.name.replace('-', '_')}_v{card.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,  # a seat decides many times, and not in turn
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self._position.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-LIMIT, LIMIT, (card.FEATURES,), np.float32),
                    "action_mask": spaces.Box(0, 1, (card.ACTIONS,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(card.ACTIONS) for agent in self._seats}

    def observation_space(self, agent: str) -> Any:
        """What observe() answers with."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """What step() takes."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a match; the same seed meets the same luck."""
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self._rng = start_word(int(self._luck.integers(2**62)))
        self._position.stand(self._start)
        self._position.settle(self._rng)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._position.seat]

    def observe(self, agent: str) -> Observation:
        """What *agent* sees, and what it may choose; nothing, if it is another's turn."""
        seen = self._position.seen(self._seats[agent])
        return {"observation": seen.features, "action_mask": seen.options.view(np.int8)}

    def step(self, action: int | None) -> None:
        """Plays *action* and all that chance settles then; raises RuleRefusal if it may not."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._position.play(-1 if action is None else index(action), self._rng)
        self._cumulative_rewards[agent] = 0.0
        if self._position.is_over:
            self.rewards = dict(zip(self.agents, self._position.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[self._position.seat]

    def render(self) -> str | None:
        """What the deciding seat sees, in words."""
        if self.render_mode is None:
            return None
        return self._position.words(self._seats[self.agent_selection])

    def close(self) -> None:
        """Nothing is open."""


def env(game: str | Game, **settings: Any) -> Any:
    """The environment as PettingZoo's own come: what is forbidden loses at once, with a warning."""
    checked = wrappers.TerminateIllegalWrapper(SeatsEnv(game, **settings), illegal_reward=LOST)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))


for card in GAMES.values():
    register("aec", identity(card), entry_point=f"{__name__}:env", kwargs={"game": card.name})
