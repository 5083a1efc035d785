"""OpenSpiel's own test passes on our games, unmodified, and its searches play them."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.evaluate_bots import evaluate_bots
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator
from open_spiel.python.bots.uniform_random import UniformRandomBot
from open_spiel.python.observation import make_observation

from grasse.games import GAMES
from grasse.kernel.match import Match
from grasse.kernel.seats import CHANCE, WATCHER
from grasse.research import baseline, spiel
from tests.research.places import worth

PARFUM = GAMES["parfum"]


def names() -> list[str]:
    return [f"grasse_{name.replace('-', '_')}" for name in GAMES]


def draw(state: Any, rng: np.random.RandomState) -> int:
    """An outcome of chance, or any option of a seat."""
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        return int(rng.choice(outcomes, p=chances))
    return int(rng.choice(state.legal_actions()))


def after(decisions: int, seats: int = 2, seed: int = 1) -> Any:
    """A state of Parfum after as many decisions of the seats, with a seat that has a choice."""
    rng = np.random.RandomState(seed)
    state = pyspiel.load_game("grasse_parfum", {"players": seats}).new_initial_state()
    while decisions > 0 or state.is_chance_node() or len(state.legal_actions()) < 2:
        decisions -= not state.is_chance_node()
        state.apply_action(draw(state, rng))
    return state


@pytest.mark.slow
@pytest.mark.parametrize("name", names())
def test_random_matches_pass_their_test(name: str) -> None:
    game = pyspiel.load_game(name, {"players": 2})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_a_state_says_what_a_match_says() -> None:
    rng = np.random.RandomState(3)
    game = pyspiel.load_game("grasse_parfum", {"players": 3})
    state, match = game.new_initial_state(), Match(PARFUM, PARFUM.load_box(), 3)
    for _ in range(150):
        if match.seat == CHANCE:
            odds = match.odds()
            assert state.current_player() == pyspiel.PlayerId.CHANCE
            assert state.chance_outcomes() == [
                (action - PARFUM.ACTIONS, weight / sum(odds.values()))
                for action, weight in odds.items()
            ]
        else:
            assert state.current_player() == match.seat
            assert state.legal_actions() == match.options()
            features = np.zeros(PARFUM.FEATURES, np.float32)
            PARFUM.encode(match.box, match.view(match.seat), features)
            assert state.observation_tensor(match.seat) == features.tolist()
            assert state.information_state_tensor(match.seat) == features.tolist()
        action = draw(state, rng)
        number = action + PARFUM.ACTIONS * state.is_chance_node()
        words = PARFUM.notation.write(match.box, number)
        assert state.action_to_string(state.current_player(), action) == words
        state.apply_action(action)
        match.play(number)
        assert state.information_state_string(1) == match.view(1).tobytes().hex()
    assert state.returns() == [0, 0, 0]


def test_a_state_in_words_shows_nobodys_secrets() -> None:
    state = after(0)
    assert state.observation_string(0).startswith("phase wake 1, seats 2")
    assert "seat +0 token value" in state.observation_string(0)
    assert "seat +1 token value" not in state.observation_string(0)
    assert "token value" not in str(state)


@pytest.mark.parametrize("recall", [False, True])
def test_an_observer_of_what_is_public_sees_what_a_watcher_sees(recall: bool) -> None:
    state = after(20)
    kind = pyspiel.IIGObservationType(
        perfect_recall=recall, private_info=pyspiel.PrivateInfoType.NONE
    )
    observer, seen = make_observation(state.get_game(), kind), state.position.seen(WATCHER)
    for player in range(2):
        observer.set_from(state, player)
        assert observer.tensor.tolist() == seen.features.tolist()
        words = seen.view.tobytes().hex() if recall else str(state)
        assert observer.string_from(state, player) == words


def test_an_observer_that_is_not_offered_tells_nothing() -> None:
    state, secrets = after(20), pyspiel.PrivateInfoType
    for secret in (secrets.NONE, secrets.SINGLE_PLAYER):
        kind = pyspiel.IIGObservationType(
            perfect_recall=False, public_info=False, private_info=secret
        )
        observer = make_observation(state.get_game(), kind)
        observer.set_from(state, 0)
        assert (observer.tensor, observer.dict, observer.string_from(state, 0)) == (None, {}, None)
    every = pyspiel.IIGObservationType(perfect_recall=False, private_info=secrets.ALL_PLAYERS)
    with pytest.raises(ValueError, match="of one seat or of none, not of all"):
        make_observation(state.get_game(), every)


def test_every_seat_is_paid_for_its_own_place() -> None:
    rng = np.random.RandomState(5)
    game = pyspiel.load_game("grasse_parfum", {"players": 3})
    state, match = game.new_initial_state(), Match(PARFUM, PARFUM.load_box(), 3)
    while not state.is_terminal():
        action = draw(state, rng)
        match.play(action + PARFUM.ACTIONS * state.is_chance_node())
        state.apply_action(action)
    assert state.returns() == worth(match)
    assert state.legal_actions() == []


def test_a_copy_goes_its_own_way() -> None:
    state = after(20)
    twin, thawed = state.clone(), pickle.loads(pickle.dumps(state))
    before = state.information_state_string(0)
    for other in (twin, thawed):
        assert other.information_state_string(0) == before
        other.apply_action(other.legal_actions()[-1])
        assert other.information_state_string(0) != before
    assert state.information_state_string(0) == before
    assert twin.information_state_string(0) == thawed.information_state_string(0)


def test_a_copy_shares_nothing_that_is_written_to() -> None:
    state = after(0)
    own, copied = vars(state.position), vars(state.clone().position)
    arrays = [name for name, value in own.items() if isinstance(value, np.ndarray)]
    assert [name for name in arrays if np.shares_memory(own[name], copied[name])] == ["_boxes"]


def test_a_guessed_world_looks_the_same_and_hides_other_things() -> None:
    state = after(150)  # where the other holds tokens
    seat = state.current_player()
    numbers = iter(np.linspace(0, 0.99, 20))
    worlds = [state.resample_from_infostate(seat, lambda: next(numbers)) for _ in range(20)]
    assert {world.information_state_string(seat) for world in worlds} == {
        state.information_state_string(seat)
    }
    assert len({world.information_state_string(1 - seat) for world in worlds}) > 3
    assert all(world.legal_actions() == state.legal_actions() for world in worlds)


@pytest.mark.slow
def test_their_searches_play() -> None:
    rng = np.random.RandomState(7)
    state, evaluator = after(40), RandomRolloutEvaluator(1, rng)
    game = state.get_game()
    bots = [
        MCTSBot(game, 1.4, 3, evaluator, random_state=rng),
        ISMCTSBot(game, evaluator, 1.4, 3, random_state=rng),
    ]
    searched = {0: 0, 1: 0}
    while min(searched.values()) < 3:
        if state.is_chance_node():
            state.apply_action(draw(state, rng))
            continue
        seat, options = state.current_player(), state.legal_actions()
        action = bots[seat].step(state)
        assert action in options
        searched[seat] += len(options) > 1
        state.apply_action(int(action))


@pytest.mark.slow
def test_a_baseline_plays_there_against_their_random_bot() -> None:
    found = baseline("aqua-mirabilis")
    game = pyspiel.load_game("grasse_aqua_mirabilis", {"players": 2})
    bots = [spiel.SpielBot(0, found.player), UniformRandomBot(1, np.random.RandomState(6))]
    returns = evaluate_bots(game.new_initial_state(), bots, np.random.RandomState(5))
    assert list(returns) == [1.0, -1.0]
    assert bots[0].player_id() == 0


def test_a_bot_is_asked_with_the_view_of_its_seat() -> None:
    state, asked = after(20), []

    class First:
        def choose(self, game: Any, box: Any, view: Any, options: list[int]) -> int:
            asked.append((game, view.tobytes(), options))
            return options[0]

    seat = state.current_player()
    assert spiel.SpielBot(seat, First()).step(state) == state.legal_actions()[0]
    assert asked == [(PARFUM, state.position.seen(seat).view.tobytes(), state.legal_actions())]


def test_a_game_is_made_by_its_parameters() -> None:
    game = pyspiel.load_game("grasse_parfum(players=4,learning=true)")
    assert game.num_players() == 4
    assert game.num_distinct_actions() == PARFUM.ACTIONS
    assert game.new_initial_state().position.content() != after(0, 4).position.content()
    own = pyspiel.load_game("grasse_parfum", {"box": str(PARFUM.components)})
    assert own.num_players() == 4
    with pytest.raises(ValueError, match="an observer takes no parameters"):
        spiel.SpielState(own).get_game().make_py_observer(None, {"depth": 3})
