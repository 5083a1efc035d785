"""The games as Gymnasium environments: one seat learns, players of ours take the other chairs."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from grasse.games import GAMES, find_game
from grasse.kernel.aliases import Box, Features
from grasse.kernel.game import Game, Variants
from grasse.kernel.match import RuleRefusal
from grasse.kernel.rng import start_word
from grasse.kernel.seats import Player
from grasse.players import find_player
from grasse.research.position import LIMIT, Position, identity, missing

try:
    import gymnasium
    from gymnasium import spaces
except ModuleNotFoundError as error:
    raise missing("gymnasium") from error

LOST = -1.0  # the reward for playing what the rules forbid: the match is over

Info = dict[str, Any]


class SeatEnv(gymnasium.Env):  # type: ignore[misc]
    """A match as one seat meets it; the reward comes at the end (Position.rewards).

    *others* are names of players, or one for all; *seat* is drawn for each match, unless
    given. What may be chosen is in info["action_mask"]; what may not loses the match at once, and
    info["refused"] says why.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 4}  # noqa: RUF012  (as Gymnasium has it)

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        others: str | Sequence[str] = "greedy",
        seat: int | None = None,
        variants: Variants | None = None,
        box: Box | str | Path | None = None,
        render_mode: str | None = None,
    ) -> None:
        card = find_game(game) if isinstance(game, str) else game
        self._position = Position(card, card.seats[-1] if seats is None else seats, variants, box)
        self._start = self._position.content()
        chairs = self._position.seats
        names = [others] * (chairs - 1) if isinstance(others, str) else others
        if len(names) != chairs - 1:
            raise ValueError(f"{chairs - 1} other chairs are to be taken, not {len(names)}")
        if seat is not None and not 0 <= seat < chairs:
            raise ValueError(f"the seats are 0 to {chairs - 1}; there is no seat {seat}")
        self._others = [find_player(name) for name in names]
        self._wish = seat
        self.render_mode = render_mode
        self.observation_space = spaces.Box(-LIMIT, LIMIT, (card.FEATURES,), np.float32)
        self.action_space = spaces.Discrete(card.ACTIONS)

    def reset(
        self, *, seed: int | None = None, options: Info | None = None
    ) -> tuple[Features, Info]:
        """Begins a match; the same seed meets the same luck and the same others."""
        super().reset(seed=seed)
        chairs = self._position.seats
        drawn = int(self.np_random.integers(chairs))
        self.seat = drawn if self._wish is None else self._wish
        word = int(self.np_random.integers(2**62))
        self._rng = start_word(word)
        free = [chair for chair in range(chairs) if chair != self.seat]
        self._players: dict[int, Player] = {
            chair: card.sit(word, chair) for chair, card in zip(free, self._others, strict=True)
        }
        self._is_lost = False
        self._position.stand(self._start)
        self._position.settle(self._rng)
        self._let_others_play()
        return self._look()

    def _let_others_play(self) -> None:
        position = self._position
        while position.seat in self._players:
            seen = position.seen(position.seat)
            options = np.flatnonzero(seen.options).tolist()
            player = self._players[position.seat]
            position.play(player.choose(position.game, position.box, seen.view, options), self._rng)

    def _look(self) -> tuple[Features, Info]:
        seen = self._position.seen(self.seat)
        if self._is_lost:
            seen.options[:] = False  # as at any other end
        return seen.features, {"action_mask": seen.options.view(np.int8)}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What may be chosen now, where sb3-contrib looks for it."""
        return self._look()[1]["action_mask"].view(np.bool_)

    def step(self, action: int) -> tuple[Features, float, bool, bool, Info]:
        """Plays *action*, and lets the others play until this seat is asked again, or the end."""
        if self._is_lost or self._position.is_over:
            raise ValueError("the match is over; reset() begins another one")
        try:
            self._position.play(index(action), self._rng)
        except RuleRefusal as refused:
            self._is_lost = True
            features, info = self._look()
            return features, LOST, True, False, {**info, "refused": str(refused)}
        self._let_others_play()
        features, info = self._look()
        reward = self._position.rewards()[self.seat]
        return features, reward, self._position.is_over, False, info

    def render(self) -> str | None:
        """What this seat sees, in words."""
        return self._position.words(self.seat) if self.render_mode == "ansi" else None


for card in GAMES.values():
    gymnasium.register(identity(card), f"{__name__}:SeatEnv", kwargs={"game": card.name})
