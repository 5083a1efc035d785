"""Several decisions in one go: what is offered, what is played, and what is undone with it."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from grasse.games import GAMES
from grasse.games.parfum.state import NONE
from grasse.kernel.jit import COMPILED
from grasse.kernel.rng import make_rng
from grasse.server import tables, ways
from grasse.server.messages import LONGEST_CHAIN, Decide, Refusal, Ways
from grasse.server.tables import Table
from grasse.server.ways import MOST_WAYS, find_ways, presses
from grasse.storage.store import EntryRow
from grasse.study import ahead
from tests.server.browsers import Browser
from tests.server.test_clocks import START, lay

CASES = Path(__file__).resolve().parents[1] / "web" / "bare" / "ways.json"


def words(table: Table, chain: list[int]) -> str:
    """A chain as it stands in a record."""
    return " ".join(table.match.game.notation.write(table.match.box, action) for action in chain)


def read(table: Table, text: str) -> int:
    """The action that a record writes like this."""
    return table.match.game.notation.read(table.match.box, text)


def asked(game: str, phase: str) -> Table:
    """A table at the first question of this kind, reached by what the house would do."""
    table = lay("", "", game=game)
    table.begin(START)
    for _ in range(2000):
        if table.match.game.phases[int(table.match.state["phase"])] == phase:
            return table
        go_on(table)
    raise AssertionError(f"{phase} never came")


def go_on(table: Table) -> None:
    """Decides what looks best."""
    match, options = table.match, table.options()
    mask, worth = np.zeros(match.game.ACTIONS, np.bool_), np.zeros(match.game.ACTIONS)
    mask[options] = True
    match.game.appraise(match.box, match.view(table.turn), mask, worth)
    action = max(options, key=lambda option: worth[option])
    table.decide(table.turn, table.number, action, START)


def gone_along(table: Table, *chain: int) -> tuple[list[EntryRow], Refusal | None]:
    """Decides one after the other in one go, for the seat whose turn it is."""
    return table.decide_all(table.turn, Decide(table.number, chain[0], then=list(chain[1:])), START)


def ways_of(table: Table) -> Ways:
    """What is offered to the seat whose turn it is."""
    sent = msgspec.json.decode(table.picture(table.turn, table.number, START))
    return msgspec.convert(sent["ways"], Ways)


def test_the_same_die_is_taken_as_often_as_there_are_dice() -> None:
    table = asked("parfum", "prepare")
    chains = [words(table, chain) for chain in ways_of(table).again]
    assert "take_die(rose) take_die(rose) take_die(rose)" in chains
    assert "take_water take_water take_water" in " ".join(chains)  # luck answers each time


def test_the_dice_for_a_note_are_taken_in_one_go() -> None:
    table = asked("parfum", "prepare")
    match = table.match
    tree, ways = match.game.pieces(match.box, match.view(table.turn)), ways_of(table)
    actions, led = int(match.state["actions_left"]), 0
    for note in tree.find("distillery").children:
        for chain in ways.pieces.get(note.id, ()):
            led += 1
            dice = [str(match.game.notation.arguments(match.box, each)["aroma"]) for each in chain]
            assert set(dice) == set(note.counts)
            assert len(dice) == min(actions, 3 * len(note.counts))  # three dice of an aroma
            assert all(dice.count(aroma) >= number for aroma, number in note.counts.items())
    assert led > 2
    for die in match.options():  # somebody who has no action left for it is not offered half of it
        if words(table, [die]).startswith("take_die"):
            table.decide(table.turn, table.number, die, START)
            break
    shorter = ways_of(table).pieces
    assert all(len(chain) < actions for chains in shorter.values() for chain in chains)


def test_the_same_again_ends_with_the_turn() -> None:
    """One seat has the first two clocks, of 3 and 4 actions, and takes water."""
    table = lay("", "", game="parfum")
    table.begin(START)
    first = table.turn
    while table.match.game.phases[int(table.match.state["phase"])] == "wake":
        clocks = sorted(table.options())
        table.decide(table.turn, table.number, clocks[0 if table.turn == first else -1], START)
    assert table.turn == first
    table.picture(first, 0, START)
    assert table._ways is not None
    water = [chain for chain in table._ways.again if words(table, chain[:1]) == "take_water"]
    assert [len(chain) for chain in water] == [3]
    # The last action rolls the dice; if they are of no use, the next turn begins at once.
    match, notation = table.match, table.match.game.notation
    dice = [each for each in match.options() if notation.decision(each).name == "take_die"]
    match.play(dice[0])
    match.play(dice[1])
    view = match.view(first)
    view["distillery"][:] = NONE
    view["seats"][first]["tokens"] = view["seats"][first]["tokens_left"] = 0
    tree = match.game.pieces(match.box, view)
    found = find_ways(match.game, match.box, view, first, match.options(), tree).again
    assert not [chain for chain in found if chain[0] in dice]


def test_a_press_never_leads_into_the_next_turn() -> None:
    """One seat has the first two clocks: what it draws with the second is no part of the first."""
    table = lay("", "", game="parfum")
    table.begin(START)
    first, phases, looked = table.turn, table.match.game.phases, 0
    while phases[int(table.match.state["phase"])] == "wake":
        clocks = sorted(table.options())
        table.decide(table.turn, table.number, clocks[0 if table.turn == first else -1], START)
    while table.turn == first and int(table.match.state["turn"]) == 0:
        if phases[int(table.match.state["phase"])] != "prepare":
            for chains in ways_of(table).pieces.values():
                told = words(table, [action for chain in chains for action in chain])
                assert "take_" not in told
                assert "draw_note" not in told
            looked += 1
        go_on(table)
    assert looked


def test_a_press_leads_from_one_part_of_a_round_into_no_other() -> None:
    """Whoever places a note is not asked yet what to sell, though a customer waits already."""
    phases, beyond = {"place", "compose"}, {"sell", "to"}
    table = lay("", "", game="parfum")
    table.begin(START)
    match, asked_for = table.match, set[str]()
    while table.status == "playing":
        phase = match.game.phases[int(match.state["phase"])]
        names = {match.game.notation.decision(each).name for each in table.options()}
        if phase in phases and not names & beyond:
            asked_for.add(phase)
            chains = [chain for chains in ways_of(table).pieces.values() for chain in chains]
            told = {match.game.notation.decision(each).name for chain in chains for each in chain}
            assert not told & beyond
        if phase == "wake":  # whoever is first and last in line sells first, right after the turns
            clocks = sorted(table.options())
            ends = [clocks[0], clocks[-1]]
            wanted = ends if table.turn == 0 else [each for each in clocks if each not in ends]
            table.decide(table.turn, table.number, (wanted or clocks)[0], START)
        else:
            go_on(table)
    assert asked_for == phases


def test_what_is_about_one_note_is_not_offered_twice_at_once() -> None:
    table = lay("", "", game="parfum")
    table.begin(START)
    begun = 0
    while table.status == "playing":
        if table.match.game.phases[int(table.match.state["phase"])] == "compose":
            begun += 1
            assert not ways_of(table).again
        go_on(table)
    assert begun


def test_no_press_pays_for_an_extra_turn_that_nobody_asked_about() -> None:
    """Whoever is asked may go on by pressing a piece; before, the turn has to be ended."""
    table = lay("", "", game="aqua-mirabilis")
    table.begin(START)
    led = {True: 0, False: 0}  # by whether an extra turn is asked about
    while table.status == "playing":
        is_asked = "extra" in words(table, table.options())
        for chains in ways_of(table).pieces.values():
            for chain in chains:
                assert "extra" not in words(table, chain[1:-1]), words(table, chain)
                led[is_asked] += 1
        go_on(table)
    assert led[True]
    assert led[False]


def test_no_press_leads_to_a_loss() -> None:
    """Cards that are too many for a hand are discarded, but nobody presses a card for that."""
    table = lay("", "", game="perfumery")
    table.begin(START)
    looked = 0
    while table.status == "playing":
        for chains in ways_of(table).pieces.values():
            assert "discard" not in words(table, [chain[-1] for chain in chains])
            looked += 1
        go_on(table)
    assert looked


def test_a_customer_is_sold_to_and_shown_by_whom_it_is_reached() -> None:
    table = asked("parfum", "sell")
    while not any(piece.startswith("customer ") for piece in ways_of(table).pieces):
        go_on(table)
    found = {
        words(table, chain)
        for piece, chains in ways_of(table).pieces.items()
        for chain in chains
        if piece.startswith("customer ")
    }
    assert found
    assert all(chain.startswith("sell(") and " to(" in chain for chain in found)


def test_the_only_customer_is_sold_to_like_one_of_two() -> None:
    """Nobody is asked to whom then: that is forced, and a press on the customer leads to it."""
    table = asked("parfum", "sell")
    led = 0
    while table.status == "playing" and led < 3:
        seat, before, pieces = table.turn, len(table.match.decisions), ways_of(table).pieces
        for sale in [each for each in table.options() if words(table, [each]).startswith("sell(")]:
            gone_along(table, sale)
            then = [words(table, [each]) for each in table.match.decisions[before + 1 :][:1]]
            table.write(tables.BACK, seat, table.steps_back(seat, agreed=True), START)
            if then and then[0].startswith("to("):
                customer = then[0].removeprefix("to(").removesuffix(")")
                chain = [sale, read(table, then[0])]
                assert chain in pieces[f"customer {customer}"]
                _, stopped = gone_along(table, *chain)
                assert stopped is None
                assert table.match.decisions[before:][:2] == chain
                table.write(tables.BACK, seat, table.steps_back(seat, agreed=True), START)
                led += 1
        go_on(table)
    assert led == 3


@pytest.mark.parametrize("name", list(GAMES))
def test_a_way_to_a_piece_ends_with_a_decision_made_with_it(name: str) -> None:
    """Those that are forced included, and then it is played once."""
    table = lay("", "", game=name)
    table.begin(START)
    forced = 0
    for _ in range(150):
        match, seat = table.match, table.turn
        tree = match.game.pieces(match.box, match.view(seat))
        gathers = [place for place in tree.children if "gathers" in place.values]
        gathered = {piece.id for place in gathers for piece in place.children}
        for piece, chains in list(ways_of(table).pieces.items())[:4]:
            if piece in gathered:
                continue
            entries, stopped = gone_along(table, *chains[0])
            made = [entry for entry in entries if entry.value == chains[0][-1]]
            assert made, words(table, chains[0])
            assert stopped is None
            assert chains[0][-1] in tree.find(piece).touches
            forced += made[0].kind == tables.FORCED
            table.write(tables.BACK, seat, table.steps_back(seat, agreed=True), START)
        go_on(table)
        if table.status != "playing":
            break
    assert forced


def test_all_effects_are_one_go() -> None:
    table = asked("perfumery", "blend")
    chain = max(ways_of(table).again, key=len)
    assert set(words(table, chain).split()) == {"effect(use)"}
    assert len(chain) > 1


def test_the_rest_ends_where_more_than_small_things_are_asked() -> None:
    table = asked("parfum", "surplus")
    while len(rest := ways_of(table).rest) < 2 or not words(table, rest).startswith("discard"):
        go_on(table)
    assert {word.partition("(")[0] for word in words(table, rest).split()} == {"discard"}
    entries, stopped = gone_along(table, *rest)
    assert stopped is None
    assert [entry.kind for entry in entries if entry.kind in (tables.DECIDED, tables.ALONG)] == [
        tables.DECIDED,
        *[tables.ALONG] * (len(rest) - 1),
    ]


def test_the_rest_is_more_than_an_option_and_what_ends_it() -> None:
    """Beside "Pay with X", "Pay with X, stop paying" would read as the same."""
    table = asked("parfum", "pay")
    last, found = table.match.game.notation.decision, set[bool]()
    for _ in range(150):
        rest = ways_of(table).rest
        assert len(rest) < 2 or not all(last(action).last for action in rest[1:])
        if rest and words(table, rest).startswith("token("):
            found.add(len(rest) > 1)
        go_on(table)
    assert False in found


def test_what_may_be_needed_elsewhere_is_never_settled_with_the_rest() -> None:
    """Cards that pay or are discarded, and essences: another perfume may need each of them."""
    table = lay("", "", game="perfumery")
    table.begin(START)
    spending = {"pay", "discard", "stock", "storage", "kind"}
    asked_for = set[str]()
    while table.status == "playing":
        names = [table.match.game.notation.decision(each).name for each in table.options()]
        ways = ways_of(table)
        asked_for |= spending.intersection(names)
        assert not ways.rest, words(table, ways.rest)
        for chains in ways.pieces.values():
            for chain in chains:  # none but the first and the last was chosen by whoever presses
                passed = words(table, chain[1:-1])
                assert not any(f"{each}(" in passed for each in spending), words(table, chain)
        go_on(table)
    assert asked_for >= {"pay", "discard", "stock", "storage"}


@pytest.mark.parametrize("name", list(GAMES))
def test_every_way_can_be_gone(name: str) -> None:
    """In a whole match, each chain that is offered is played to its end, and undone as one."""
    table = lay("", "", game=name)
    table.begin(START)
    gone = 0
    while table.status == "playing" and gone < 120:
        ways, seat, before = ways_of(table), table.turn, len(table.match.decisions)
        chains = [list(chain) for chain in presses(table.options(), ways) if len(chain) > 1]
        for chain in chains[:: max(1, len(chains) // 3)]:
            entries, stopped = gone_along(table, *chain)
            is_lucky = any(entry.kind == tables.DRAWN for entry in entries)
            assert is_lucky or stopped is None, words(table, chain)
            gone += 1
            if table.status == "over" or not table.steps_back(seat, agreed=True):
                return
            table.write(tables.BACK, seat, table.steps_back(seat, agreed=True), START)
            assert len(table.match.decisions) == before, words(table, chain)
        assert all(len(chain) <= LONGEST_CHAIN for chain in chains)
        assert all(len(each) <= MOST_WAYS for each in ways.pieces.values())
        go_on(table)
    assert gone > 20


@pytest.mark.parametrize("name", list(GAMES))
def test_ways_are_made_from_the_view_alone(name: str) -> None:
    """Two worlds that look alike to a seat offer it the same."""
    table = lay("", "", game=name)
    table.begin(START)
    for number in range(60):
        game, box, seat, view = (
            *(table.match.game, table.match.box),
            *(table.turn, table.match.view(table.turn)),
        )
        other = np.frombuffer(bytearray(view.tobytes()), game.STATE)[0]
        game.guess(box, other, seat, make_rng("another world", number))
        game.hide(box, other, seat)
        found = [
            find_ways(game, box, each, seat, table.options(), game.pieces(box, each))
            for each in (view, other)
        ]
        assert found[0] == found[1]
        go_on(table)


def test_luck_stops_a_chain_unless_it_is_the_same_again() -> None:
    table = asked("parfum", "prepare")
    water, rose = read(table, "take_water"), read(table, "take_die(rose)")
    before = len(table.match.decisions)
    _, stopped = gone_along(table, water, rose)
    assert stopped is not None
    assert stopped.reason == "stopped"
    assert table.match.decisions[before] == water  # that one is done
    assert rose not in table.match.decisions[before:]
    _, stopped = gone_along(table, water, water)
    assert stopped is None


def test_what_the_rules_forbid_stops_a_chain_where_it_stands() -> None:
    table = asked("parfum", "prepare")
    rose, passing = read(table, "take_die(rose)"), read(table, "pass")
    _, stopped = gone_along(table, rose, rose, passing)
    assert stopped is not None
    assert (stopped.reason, stopped.action) == ("rules", passing)
    assert table.match.decisions[-2:] == [rose, rose]


def test_what_goes_along_is_undone_with_the_first() -> None:
    table = asked("parfum", "prepare")
    rose, seat, before = read(table, "take_die(rose)"), table.turn, len(table.match.decisions)
    table.decide(seat, table.number, rose, START)
    assert table.steps_back(seat) == 1
    table.decide(seat, table.number, rose, START, tables.ALONG)
    assert table.steps_back(seat) == 2
    again = Table(table.row, table.chairs, table.entries)  # read from what was written down
    assert again.steps_back(seat) == 2
    table.undo(seat, table.number, START)
    assert len(table.match.decisions) == before
    table.decide(seat, table.number, rose, START)
    table.decide(seat, table.number, rose, START)
    assert table.steps_back(seat) == 1  # what was decided alone is undone alone


def test_nothing_goes_along_with_what_was_decided_before_another() -> None:
    table = lay("", "")
    table.begin(START)
    first = table.turn
    while table.turn == first:
        go_on(table)
    while table.turn != first:
        go_on(table)
    entry = table.decide(first, table.number, table.options()[0], START, tables.ALONG)[0]
    assert entry.kind == tables.DECIDED


def test_a_chain_is_told_and_written_like_single_decisions(browser: Browser) -> None:
    opened = browser.open("me", "greedy")
    with browser.sit(opened["match"], 1) as me:
        table = me.until_table(lambda t: t["ways"]) if not me.table["ways"] else me.table
        while not table["ways"]["again"]:
            me.decide()
            table = me.table if me.table["ways"] else me.until_table(lambda t: t["ways"])
        chain, before = table["ways"]["again"][0], table["decisions"]
        me.send("decide", number=table["number"], action=chain[0], then=[*chain[1:], 10**6])
        assert me.refusal()["reason"] in ("malformed", "stopped", "not_your_turn")
        if me.table["decisions"] == before:  # the refusal was faster
            me.until_table(lambda t: t["decisions"] > before)
        assert me.table["decisions"] >= before + len(chain)
        assert len(me.table["events"]) >= len(chain)


@pytest.mark.parametrize("case", json.loads(CASES.read_text(encoding="utf-8")))
def test_presses_are_counted_like_the_page_does(case: dict[str, Any]) -> None:
    """tests/web/bare/ways.test.js asks the page the same."""
    found = presses(case["options"], Ways(case["again"], case["rest"], case["pieces"]))
    assert {" ".join(map(str, chain)): cost for chain, cost in found.items()} == case["presses"]


@pytest.mark.skipif(not COMPILED, reason="interpreted")
@pytest.mark.parametrize("name", list(GAMES))
def test_nothing_is_compiled_while_somebody_waits(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All that looks for ways is compiled when a game is warmed up, for whatever is asked."""
    fresh = cache(ahead.ahead_in.__wrapped__)
    monkeypatch.setattr(ways, "ahead_in", fresh)
    table = lay("", "", game=name)
    ways.warm_ways(table.match.game, table.match.box)
    loops = [each for each in fresh(table.match.game) if hasattr(each, "signatures")]
    compiled = [len(loop.signatures) for loop in loops]
    table.begin(START)
    for _ in range(60):
        ways_of(table)
        go_on(table)
    assert [len(loop.signatures) for loop in loops] == compiled
