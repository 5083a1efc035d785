"""The games as OpenSpiel games, with chance as a player of its own: grasse_parfum and so on."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import numpy as np

from grasse.games import GAMES
from grasse.kernel.game import Game
from grasse.kernel.rng import start_word
from grasse.kernel.seats import CHANCE, WATCHER, Player
from grasse.research.position import Position, missing

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise missing("open_spiel") from error

LONGEST = 100_000  # decisions of a match, chance's included; none comes near it


def game_type(card: Game) -> Any:
    """What OpenSpiel wants to know of a game; its parameters are the seats, options and the box."""
    return pyspiel.GameType(
        short_name=f"grasse_{card.name.replace('-', '_')}",
        long_name=card.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=card.seats[-1],
        min_num_players=card.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": card.seats[-1], "box": "", **card.variants},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game for a number of seats; the returns are Position.rewards."""

    card: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given, card = params or {}, self.card
        players = given.get("players", card.seats[-1])
        variants = {name: given[name] for name in card.variants if name in given}
        self.start = Position(card, players, variants, given.get("box") or None)
        info = pyspiel.GameInfo(
            num_distinct_actions=card.ACTIONS,
            max_chance_outcomes=card.CHANCES,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(card), info, given)

    def new_initial_state(self) -> SpielState:
        """The table as it is laid, before chance has dealt anything."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What looks at a state for one seat."""
        if params:
            raise ValueError(f"an observer takes no parameters, not {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("an observer sees the secrets of one seat or of none, not of all")
        return SpielObserver(self.start.game.FEATURES, kind)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, as OpenSpiel asks for it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = deepcopy(game.start)

    def current_player(self) -> int:
        """The seat whose turn it is, or chance, or nobody."""
        if self.position.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.position.seat == CHANCE else self.position.seat

    def is_terminal(self) -> bool:
        """Whether the match has ended."""
        return self.position.is_over

    def returns(self) -> list[float]:
        """The rewards of all seats; 0 until the end."""
        return self.position.rewards()

    def _legal_actions(self, player: int) -> list[int]:
        actions: list[int] = np.flatnonzero(self.position.seen(player).options).tolist()
        return actions

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may decide, and how likely it is."""
        weights = self.position.seen(WATCHER).odds
        total = int(weights.sum())
        return [(int(at), int(weights[at]) / total) for at in np.flatnonzero(weights)]

    def _apply_action(self, action: int) -> None:
        by_chance = self.position.seat == CHANCE
        self.position.play(action + self.position.game.ACTIONS if by_chance else action)

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.position.game
        number = action + game.ACTIONS if player == pyspiel.PlayerId.CHANCE else action
        return game.notation.write(self.position.box, number)

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that looks the same to *player*; what it cannot see is guessed."""
        twin: SpielState = self.clone()
        game, view = self.position.game, self.position.seen(player).view
        game.guess(self.position.box, view, player, start_word(int(sampler() * 2**62)))
        twin.position.stand(view.tobytes())
        return twin

    def __str__(self) -> str:
        return self.position.words(WATCHER)


class SpielBot(pyspiel.Bot):  # type: ignore[misc]
    """A player of ours at OpenSpiel's table: it sees the view of its seat, and nothing else."""

    def __init__(self, seat: int, player: Player) -> None:
        super().__init__()
        self.seat, self.player = seat, player

    def player_id(self) -> int:
        """The seat that it plays for."""
        return self.seat

    def restart_at(self, state: SpielState) -> None:
        """Has nothing to forget: every decision is asked with all that its seat knows."""

    def inform_action(self, state: SpielState, player: int, action: int) -> None:
        """Needs not be told: a view holds what a seat remembers."""

    def step(self, state: SpielState) -> int:
        """What it chooses."""
        position = state.position
        view, options = position.seen(self.seat).view, state.legal_actions(self.seat)
        return int(self.player.choose(position.game, position.box, view, options))


class SpielObserver:
    """What one seat sees, or everybody.

    A view holds all that the rules let a seat know and remember. So it is the information state,
    too: ways that led to the same table and the same knowledge are not told apart. Secrets without
    what is public are not offered: then there is no tensor and no string, as OpenSpiel has it.
    """

    def __init__(self, size: int, kind: Any) -> None:
        self.kind = kind
        self.tensor = np.zeros(size, np.float32) if kind.public_info else None
        self.dict = {} if self.tensor is None else {"features": self.tensor}

    def _seat(self, player: int) -> int:
        alone = self.kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return player if alone else WATCHER

    def set_from(self, state: SpielState, player: int) -> None:
        """Writes the features into the tensor."""
        if self.tensor is not None:
            self.tensor[:] = state.position.seen(self._seat(player)).features

    def string_from(self, state: SpielState, player: int) -> str | None:
        """The view in words; or, as an information state, to the byte."""
        if self.tensor is None:
            return None
        if self.kind.perfect_recall:
            content: bytes = state.position.seen(self._seat(player)).view.tobytes()
            return content.hex()
        return state.position.words(self._seat(player))


for card in GAMES.values():
    # A class for each: OpenSpiel holds on to what makes a game until after Python has gone, and
    # of all that could be called only a class stands that.
    pyspiel.register_game(game_type(card), type("SpielGame", (SpielGame,), {"card": card}))
