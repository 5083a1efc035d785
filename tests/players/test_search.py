"""Looking ahead: it finds what is true, repeats itself, keeps its time, and sees nothing hidden."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest
from numba.core.runtime import _nrt_python, rtsys

from examples.connect_four import GAME as CONNECT_FOUR
from grasse.games import GAMES
from grasse.kernel.chance import Seeded
from grasse.kernel.game import Game
from grasse.kernel.jit import COMPILED
from grasse.kernel.match import Match
from grasse.kernel.rng import make_rng
from grasse.kernel.seats import CHANCE, Player, play_out
from grasse.players import PLAYERS
from grasse.players.search import Finding, Habits, Search, find
from grasse.players.search_tree import NOTHING, ROOT, clear
from tests.every_game.cases import hints

FEW = 6 if COMPILED else 2  # iterations where any number will do
SHORT = "aqua-mirabilis"  # the game whose calm moments come soonest
# One game in a plain run: each takes a while to compile, or very long where nothing is compiled.
QUICK, *SLOW = sorted(GAMES, key=lambda name: name != ("parfum" if COMPILED else SHORT))
games = pytest.mark.parametrize(
    "game",
    [pytest.param(GAMES[QUICK], id=QUICK)]
    + [pytest.param(GAMES[n], id=n, marks=pytest.mark.slow) for n in SLOW if COMPILED],
)


def at(game: Game, seats: int, decisions: int, seed: object = 1) -> Match:
    """A match after this many decisions of seats, where one has a choice."""
    match, luck = Match(game, game.load_box(), seats), Seeded(seed)
    player = PLAYERS["greedy"].sit(seed)
    made = 0
    while match.seat == CHANCE or made < decisions or len(match.options()) == 1:
        if match.seat == CHANCE:
            match.play(luck.draw(match))
        else:
            made += 1
            match.play(player.choose(game, match.box, match.view(match.seat), match.options()))
    return match


def columns(text: str) -> Match:
    """Connect Four after stones were dropped into these columns."""
    match = Match(CONNECT_FOUR, CONNECT_FOUR.load_box(), 2)
    for column in text.split():
        match.play_words(f"drop({column})")
    return match


def answer(match: Match, player: Search) -> int:
    """What a player chooses now."""
    return player.choose(match.game, match.box, match.view(match.seat), match.options())


# ---------------------------------------------------------------- truth


@pytest.mark.interpreted
@pytest.mark.parametrize(
    ("stones", "column"),
    [
        ("1 7 1 7 1 6", 1),  # three on top of each other: win
        ("2 2 3 3 4", 5),  # two ways to four, one of them is at the edge of the board
        ("1 7 1 6 1", 1),  # the other has three: stop it
        ("4 1 4 2 4 7", 4),
    ],
)
def test_it_wins_or_saves_at_once(stones: str, column: int) -> None:
    match = columns(stones)
    chosen = answer(match, Search(make_rng(stones), Habits(iterations=400 if COMPILED else 60)))
    told = match.game.notation.write(match.box, chosen)
    assert told == f"drop({column})" or (stones == "2 2 3 3 4" and told == "drop(1)")


def test_it_sees_a_win_in_two() -> None:
    """Three in the lower row with both ends open cannot be stopped: 2 or 5 makes them."""
    match = columns("4 4 3 3")
    for seed in range(5):
        chosen = answer(match, Search(make_rng(seed), Habits(iterations=1500)))
        told = match.game.notation.write(match.box, chosen)
        assert told in {"drop(2)", "drop(5)"}


def test_what_it_sees_in_a_lost_position_is_not_a_win() -> None:
    match = columns("3 3 4 4 5")  # both ends are open; the second seat cannot stop both
    player = Search(make_rng(1), Habits(iterations=2000))
    found = player.consider(match.game, match.box, match.view(match.seat))
    assert found[0].values[1] < 0.2 < 0.8 < found[0].values[0]
    assert sum(each.visits for each in found) == 2000


def test_more_iterations_beat_what_looks_best_at_once() -> None:
    wins = 0.0
    for number in range(10):
        match = Match(CONNECT_FOUR, CONNECT_FOUR.load_box(), 2)
        player, other = Search(make_rng(number), Habits(iterations=200)), PLAYERS["greedy"]
        while not match.is_over:
            args = (match.game, match.box, match.view(match.seat), match.options())
            mine = match.seat == number % 2
            match.play(player.choose(*args) if mine else other.sit(number).choose(*args))
        places = [place for _, place in match.scores()]
        wins += places[number % 2] == 1 if places[0] != places[1] else 0.5
    assert wins >= 8


# ---------------------------------------------------------------- the same again


@pytest.mark.interpreted
@games
def test_the_same_seed_thinks_the_same_whatever_the_threads(game: Game) -> None:
    match = at(game, game.seats[0], 5)
    view = match.view(match.seat)

    def found(threads: int, seed: int = 1) -> object:
        habits = Habits(iterations=4 * FEW, trees=4, threads=threads, horizon=1)
        return Search(make_rng(seed), habits).consider(game, match.box, view)

    assert found(1) == found(2) == found(4)
    if COMPILED and game.name == "parfum":  # in which there is luck soon enough
        assert found(1) != found(1, seed=2)


def test_a_single_option_needs_no_thought() -> None:
    match = at(GAMES["parfum"], 2, 3)
    player = Search(make_rng(1), Habits(milliseconds=10**9))
    assert player.choose(match.game, match.box, match.view(match.seat), [7]) == 7
    assert not player.trees


@games
def test_it_takes_nothing_from_the_heap_while_it_searches(game: Game) -> None:
    """What is taken is for the call, and not for the iterations of it."""
    match = at(game, game.seats[-1], 12)
    player = Search(make_rng(1), Habits(iterations=1))

    def taken(iterations: int) -> int:
        player.habits, player.game = replace(player.habits, iterations=iterations), None
        before = rtsys.get_allocation_stats().alloc
        player.consider(game, match.box, match.view(match.seat))
        return int(rtsys.get_allocation_stats().alloc - before)

    _nrt_python.memsys_enable_stats()
    few, many = [taken(iterations) for iterations in (1, 1, 300)][1:]
    assert 0 < many == few


# ---------------------------------------------------------------- time


def clock_of(seconds: float) -> Callable[[], float]:
    """A clock that goes on by so much whenever somebody looks at it."""
    times = iter(np.arange(10**6) * seconds)
    return lambda: float(next(times))


@pytest.mark.parametrize("cost", [0.0001, 0.004, 0.02, 0.3])
def test_it_stops_at_the_first_look_after_its_time(cost: float) -> None:
    """Of iterations that take *cost* seconds each, none begins once the time is up."""
    match, spent = columns("4 4"), [0.0]
    player = Search(make_rng(1), Habits(milliseconds=500, nodes=5000), lambda: spent[0])
    grown = []

    def loop(*args: object) -> None:
        size = args[-1]  # grow() takes its iterations last
        assert isinstance(size, int)
        grown.append(size)
        spent[0] += size * cost

    player.loop_of = lambda game: loop
    player.consider(match.game, match.box, match.view(match.seat))
    assert 0.5 - cost <= spent[0] <= 0.5 + max(cost, 0.01)
    assert max(grown[1:], default=1) * cost <= max(0.011, cost)


def test_it_answers_even_if_its_time_is_up_before_it_began() -> None:
    match = columns("4 4")
    player = Search(make_rng(1), Habits(milliseconds=5), clock_of(60.0))
    assert answer(match, player) in match.options()
    assert int(player.trees[0].nodes[ROOT].visits) == 1


def test_a_choice_that_is_clear_takes_less_than_its_time() -> None:
    """It stops as soon as the rest of the time could not change the answer, and not before."""
    match, spent = columns("1 7 1 7 1 6"), [0.0]
    player = Search(make_rng(1), Habits(milliseconds=400), lambda: spent[0])
    real = player.loop_of(match.game)

    def loop(*args: object) -> None:
        assert isinstance(args[-1], int)
        spent[0] += args[-1] * 0.001  # 400 iterations, if there is nothing to save
        real(*args)

    player.loop_of = lambda game: loop
    args = (match.game, match.box, match.view(match.seat))
    player.consider(*args, until_clear=True)
    early, lead = spent[0], player.trees[0].lead()
    assert 0.2 <= early < 0.39
    assert lead > 1000 * (0.4 - early)
    spent[0], player.game = 0.0, None
    player.consider(*args)
    assert spent[0] == pytest.approx(0.4, abs=0.002)


def test_iterations_end_before_a_long_time_does() -> None:
    match = columns("4 4")
    player = Search(make_rng(1), Habits(milliseconds=10**9, iterations=50), clock_of(0.001))
    found = player.consider(match.game, match.box, match.view(match.seat))
    assert sum(each.visits for each in found) == 50


def test_a_full_tree_is_no_end() -> None:
    match = columns("4 4")
    player = Search(make_rng(1), Habits(iterations=300, nodes=20))
    found = player.consider(match.game, match.box, match.view(match.seat))
    assert sum(each.visits for each in found) == 300
    assert int(player.trees[0].nodes[ROOT].following) == 20


# ---------------------------------------------------------------- nothing hidden


@pytest.mark.interpreted
@games
def test_what_a_seat_may_not_know_changes_nothing_that_it_thinks(game: Game) -> None:
    """Where hidden things lie otherwise, it looks the same, and is thought of the same."""
    match = at(game, game.seats[-1], 40 if COMPILED else 8)
    seat, habits = match.seat, Habits(iterations=FEW)
    guessed, scrambled = match.state.copy(), match.state.copy()
    game.hide(match.box, guessed, seat)
    game.guess(match.box, guessed, seat, make_rng("another world"))
    for number, field in enumerate(hints(game).secrets(scrambled, seat).values()):
        field[...] = (field + 7 * number + 3) % 100
    if game.name != SHORT:  # in which nothing is hidden before somebody peeks
        assert scrambled.tobytes() != match.state.tobytes()
    found = []
    for world in (match.state, guessed, scrambled):
        view = world.copy()
        game.hide(match.box, view, seat)
        found.append(Search(make_rng(1), habits).consider(game, match.box, view))
    assert found[0] == found[1] == found[2]


@pytest.mark.interpreted
@games
def test_it_leaves_the_view_as_it_is(game: Game) -> None:
    match = at(game, game.seats[-1], 5)
    view = match.view(match.seat)
    before = view.tobytes()
    player = Search(make_rng(1), Habits(iterations=FEW, horizon=1))
    chosen = player.choose(game, match.box, view, match.options())
    assert chosen in match.options()
    assert view.tobytes() == before


# ---------------------------------------------------------------- keeping the tree


@games
def test_it_keeps_what_it_knows_of_its_own_next_decision(game: Game) -> None:
    """Over a match the tree is kept now and then, and then only for the very same decision."""
    match, luck = at(game, 2, 0), Seeded(3)
    me = match.seat
    player = Search(make_rng(1), Habits(iterations=60, horizon=1))
    other = PLAYERS["greedy"].sit(3)
    kept = asked = 0
    while not match.is_over and asked < 60:
        if match.seat == CHANCE:
            match.play(luck.draw(match))
        elif match.seat != me:
            match.play(other.choose(game, match.box, match.view(match.seat), match.options()))
        else:
            options = match.options()
            chosen = answer(match, player)
            assert chosen in options
            if len(options) > 1:
                asked += 1
                visits = int(player.trees[0].nodes[ROOT].visits)
                kept += visits > 60
                children = player.trees[0].children(ROOT)
                assert {int(player.trees[0].nodes[c].action) for c in children} >= set(options)
                total = sum(int(player.trees[0].nodes[c].visits) for c in children)
                assert total <= visits
            match.play(chosen)
    assert 5 <= kept < asked


def test_another_view_than_expected_begins_anew() -> None:
    first, later = at(GAMES["parfum"], 2, 10), at(GAMES["parfum"], 2, 10, seed=2)
    player = Search(make_rng(1), Habits(iterations=20, horizon=1))
    answer(first, player)
    answer(later, player)
    assert int(player.trees[0].nodes[ROOT].visits) == 20


def test_a_part_of_a_tree_is_a_tree() -> None:
    match = columns("4 4")
    player = Search(make_rng(1), Habits(iterations=500))
    best = player.consider(match.game, match.box, match.view(match.seat))[0]
    tree = player.trees[0]
    node = find(tree, [best.action])

    def shape(root: int) -> list[object]:
        own = tree.nodes[root]
        below = [shape(child) for child in tree.children(root)]
        return [int(own.action), int(own.visits), own["values"].tolist(), below]

    before = shape(node)
    tree.keep(node)
    assert shape(ROOT) == before
    assert int(tree.nodes[ROOT].parent) == NOTHING
    size = int(tree.nodes[ROOT].following)
    for node in range(size):
        assert all(int(tree.nodes[child].parent) == node for child in tree.children(node))
    clear(tree.nodes)
    assert tree.children(ROOT) == []


# ---------------------------------------------------------------- levels


def test_in_a_lapse_it_does_not_think() -> None:
    match = columns("4 4")
    player = Search(make_rng(1), Habits(iterations=10, lapses=500))
    for _ in range(40):
        assert answer(match, player) in match.options()
    thought = []
    player.loop_of = lambda game: lambda *args: thought.append(args[-1])
    player._findings = lambda seat, seats: [Finding(3, 1, (0.5, 0.5))]  # type: ignore[method-assign]
    for _ in range(200):
        answer(match, player)
    assert 70 < len(thought) < 130


@pytest.mark.interpreted
@games
@pytest.mark.parametrize("name", [card.name for card in PLAYERS.values() if card.habits])
def test_a_level_that_looks_ahead_keeps_to_its_options(game: Game, name: str) -> None:
    habits = PLAYERS[name].habits
    assert habits is not None
    few = replace(habits, milliseconds=0, iterations=FEW, horizon=1, lapses=0)
    for seats in game.seats if COMPILED else game.seats[:1]:
        match = at(game, seats, 12)
        assert answer(match, Search(make_rng(name), few)) in match.options()


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_looking_ahead_now_and_then_beats_not_looking(game: Game) -> None:
    """Level 3 against level 2; without the clock, so that it is the same match every time."""
    habits = PLAYERS["distiller"].habits
    assert habits is not None
    wins = 0
    for number in range(8):
        match, luck, mine = Match(game, game.load_box(), 2), Seeded(number), number % 2
        players: dict[int, Player] = {
            mine: Search(make_rng(number), replace(habits, milliseconds=0)),
            1 - mine: PLAYERS["apprentice"].sit(number),
        }
        wins += play_out(match, players, luck).scores()[mine][1] == 1
    assert wins >= 5


@pytest.mark.parametrize(("ambition", "least", "most"), [(1.0, 1.0, 1.0), (0.5, 0.5, 0.99)])
def test_ambition_says_how_much_of_the_value_is_for_winning(
    ambition: float, least: float, most: float
) -> None:
    match = columns("1 2 1 2 1 2")  # a fourth stone in column 1 wins at once
    habits = Habits(iterations=200, horizon=0, ambition=ambition)
    found = Search(make_rng(1), habits).consider(match.game, match.box, match.view(match.seat))
    won = next(each for each in found if each.action == match.game.notation.read(None, "drop(1)"))
    assert least <= won.values[match.seat] <= most
    assert sum(won.values) == pytest.approx(1.0, abs=1e-5)
