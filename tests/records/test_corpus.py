"""What was played stays played: every match of the corpus goes as it went."""

from __future__ import annotations

import pytest

from grasse.games import GAMES
from grasse.kernel.game import Game
from grasse.players import PLAYERS
from tests.every_game.cases import box_names, choices
from tests.records import corpus
from tests.records.plans import PLANS, is_shared

LEAST = 20  # records of each game
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))

# What no match of the corpus has, each with its reason.
MISSING: dict[str, dict[str, str]] = {"parfum": {}, "perfumery": {}, "aqua-mirabilis": {}}


@pytest.mark.parametrize("game", GAMES)
def test_every_match_goes_as_it_went(game: str) -> None:
    """If a rule was changed on purpose, raise the version; these records keep to the old one."""
    known = corpus.digests(game)
    changed = {}
    for name in corpus.names(game):
        told = known["records"][name]
        fields = corpus.fields_of(known, told)
        said = corpus.difference(told, corpus.digest(corpus.replay(game, name), fields), fields)
        if said:
            changed[name] = said
    assert not changed


@pytest.mark.parametrize("game", GAMES)
def test_a_box_of_the_corpus_still_has_its_hash(game: str) -> None:
    used = {corpus.header_of(corpus.text_of(game, name))["box"] for name in corpus.names(game)}
    for content in used:
        assert GAMES[game].box_hash(corpus.box_of(game, content)) == content


@pytest.mark.parametrize("game", GAMES)
def test_the_plans_the_records_and_the_hashes_name_the_same_matches(game: str) -> None:
    planned = sorted(plan.name for plan in PLANS[game])
    assert corpus.names(game) == planned == list(corpus.digests(game)["records"])
    assert len(planned) >= LEAST


# ---------------------------------------------------------------- what the corpus holds


def named_in(game: Game) -> set[str]:
    """The events, phases and decisions that there are."""
    return {
        *(f"event {kind.name}" for kind in game.event_kinds),
        *(f"phase {phase}" for phase in game.phases),
        *(f"decision {decision.name}" for decision in game.notation.decisions),
    }


@pytest.mark.slow
@every_game
def test_every_event_phase_and_decision_is_met(game: Game) -> None:
    """Every way to end is an event."""
    matches = [corpus.replay(game.name, name) for name in corpus.names(game.name)]
    found = set[str]().union(*map(corpus.met_in, matches))
    assert named_in(game) - found == set(MISSING[game.name])


@every_game
def test_every_seat_count_option_box_and_player_is_met(game: Game) -> None:
    plans = PLANS[game.name]
    assert {len(plan.players) for plan in plans} == set(game.seats)
    assert {plan.box for plan in plans} == set(box_names(game))
    assert {name for plan in plans for name in plan.players} >= set(PLAYERS)
    played = [game.choose_variants(plan.variants, plan.rules) for plan in plans]
    on = {frozenset(name for name, value in each.items() if value) for each in played}
    assert on >= set(choices(game))


@every_game
def test_victories_are_shared_and_decisions_were_undone(game: Game) -> None:
    known = corpus.digests(game.name)["records"]
    shared = {plan.name for plan in PLANS[game.name] if plan.wanted is is_shared}
    assert len(shared) >= 2
    assert all(is_shared(corpus.replay(game.name, name)) for name in shared)
    backs = {plan.name for plan in PLANS[game.name] if plan.undo}
    assert len(backs) >= 3
    assert all(known[name]["taken_back"] > 5 for name in backs)


def test_the_corpus_stays_small() -> None:
    files = [path for path in corpus.FOLDER.rglob("*") if path.suffix in (".xz", ".json")]
    assert sum(path.stat().st_size for path in files) < 500_000


# ---------------------------------------------------------------- a difference is told


def test_a_difference_is_told_by_field_and_place() -> None:
    match = corpus.replay("perfumery", "1-2-greedy")
    fields = ["seat", "seats.score"]
    known = corpus.digest(match, fields)
    shorter = match.again()
    for action in match.decisions[:-1]:
        shorter.play(action)
    assert corpus.difference(known, known, fields) == ""
    said = corpus.difference(known, corpus.digest(shorter, fields), fields)
    assert said.startswith("other values in seat, seats.score; other states from between decision")
    assert f"decisions were {len(match.decisions)}" in said
