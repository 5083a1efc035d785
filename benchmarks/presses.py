"""How many presses a match takes on the page: one for each decision, and with several in one go.

    python -m benchmarks.presses
    python -m benchmarks.presses parfum --matches 40 --seats 2
    python -m benchmarks.presses --write        all games and seats, into results.md

All seats are played by the same sensible player: it takes what looks best at first sight. It knows
what the page offers (grasse/server/ways.py) and chooses the way with the fewest presses. It leaves
small things to the house, and to what is a habit it always gives its first answer; where it wants
another one, it has to say so first. What makes no difference the page answers by itself, as it does
where the others are bots. Where several decisions of one kind can be made in any order, it makes
them in the order in which they are offered, so that equal ones come one after the other.
"""

from __future__ import annotations

import argparse
import datetime
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from benchmarks.games import write
from grasse.games import GAMES, find_game
from grasse.kernel.chance import Seeded
from grasse.kernel.game import Game
from grasse.kernel.match import Match
from grasse.kernel.seats import CHANCE
from grasse.kernel.tree import Node
from grasse.server.messages import Ways
from grasse.server.ways import Lookout, find_ways, presses
from grasse.terminal.speech import Speech
from grasse.words import Words, speak

FREE = 3  # of a question that is moot: to do it costs nothing, so one does not just go on


@dataclass
class Question:
    """What one seat was asked, what it answered, and what the page offered."""

    action: int
    options: list[int]
    ways: Ways
    is_habit: bool
    is_moot: bool  # whether the page answers it by itself


def settle(match: Match, luck: Seeded) -> None:
    """Plays what nobody is asked for."""
    while not match.is_over:
        if match.seat == CHANCE:
            match.play(luck.draw(match))
        elif (action := match.forced()) is not None:
            match.play(action)
        else:
            return


def ask(match: Match) -> Question:
    """What the seat whose turn it is answers, and what the page would offer it."""
    game, box, seat, options = match.game, match.box, match.seat, match.options()
    view = match.view(seat)
    tree = game.pieces(box, view)
    ways = find_ways(game, box, view, seat, options, tree)
    speech = Speech(game, box, _words(game.name), [str(seat + 1) for seat in range(match.seats)])
    ways.pieces = {id: distinct(chains, speech, tree) for id, chains in ways.pieces.items()}
    is_habit = all(game.notation.decision(action).habit for action in options)
    moot = game.describe(box, view).values.get("moot", 0)
    is_moot = bool(moot)
    action = settled(match, options, moot) if is_moot else sensible(match)
    return Question(action, options, ways, is_habit, is_moot)


def settled(match: Match, options: list[int], moot: object) -> int:
    """What the page answers where it makes no difference (grasse/web/habits.js)."""
    decision, is_free = match.game.notation.decision, moot == FREE
    return next((action for action in options if decision(action).last != is_free), options[0])


@cache
def _words(game: str) -> Words:
    return speak("en", game)


def distinct(chains: list[list[int]], speech: Speech, tree: Node) -> list[list[int]]:
    """The ways to a piece; those that read alike are one, as on the page (grasse/web/ways.js)."""
    notation = speech.game.notation
    if len(chains) < 2 or not any(notation.decision(chain[0]).alike for chain in chains):
        return chains
    return list(
        {tuple(speech.try_label(a, tree) or a for a in c): c for c in chains[::-1]}.values()
    )[::-1]


def sensible(match: Match) -> int:
    """What looks best to the seat whose turn it is."""
    lookout = Lookout(match.game, match.box, match.view(match.seat), match.seat)
    return lookout.sensible(match.state, match.options())


def in_order(match: Match, actions: list[int]) -> list[int]:
    """The last *actions* in the order of the options, if that comes to the same."""
    together = sorted(actions)
    before, end = len(match.decisions) - len(actions), match.state.tobytes()
    if together == actions or match.decisions[before:] != actions:
        return actions
    match.rewind(len(actions))
    try:
        for action in together:
            match.play(action)
    except ValueError:
        pass
    if match.state.tobytes() == end:
        return together
    match.rewind(len(match.decisions) - before)
    for action in actions:
        match.play(action)
    return actions


def arranged(match: Match) -> list[int]:
    """What the seat whose turn it is decides until something else is asked; nothing is played."""
    seat, kinds, before = match.seat, match.game.notation.kinds, len(match.decisions)
    actions: list[int] = []
    while match.seat == seat:
        action = sensible(match)
        if actions and kinds[action] != kinds[actions[0]]:
            break
        match.play(action)
        actions.append(action)
    actions = in_order(match, actions)
    match.rewind(len(match.decisions) - before)
    return actions


def play(game: Game, seats: int, seed: int) -> list[list[list[Question]]]:
    """[seat] the questions of a match, those without another seat's between them together."""
    match, luck = Match(game, game.load_box(), seats), Seeded(seed)
    turns: list[list[list[Question]]] = [[] for _ in range(seats)]
    last, planned = CHANCE, list[int]()
    settle(match, luck)
    while not match.is_over:
        question, seat = ask(match), match.seat
        if question.is_moot:
            planned = []
        else:
            if seat != last or not planned or planned[0] not in question.options:
                planned = arranged(match)
            question.action = planned.pop(0)
        turns[seat] += [] if seat == last else [[]]
        turns[seat][-1].append(question)
        match.play(question.action)
        planned = planned if match.seat == seat else []  # luck may change its mind
        settle(match, luck)
        last = seat
    return turns


def least_presses(turns: Sequence[Sequence[Question]]) -> int:
    """The fewest presses that answer these questions."""
    habits: dict[int, int] = {}
    for turn in turns:
        for question in turn:
            if question.is_habit and not question.is_moot:
                habits.setdefault(question.options[0], question.action)
    return sum(presses_of(turn, habits) for turn in turns)


def presses_of(turn: Sequence[Question], habits: dict[int, int]) -> int:
    """The fewest presses that answer these questions one after the other."""
    actions = [question.action for question in turn]
    left = [0] * (len(turn) + 1)  # [question] presses from there on
    for at in reversed(range(len(turn))):
        question = turn[at]
        if question.is_moot:
            left[at] = left[at + 1]
            continue
        usual = habits.get(question.options[0])
        by_itself = question.ways.rest if usual is None else [usual]
        if fits(by_itself, actions, at):
            left[at] = left[at + len(by_itself)]
            continue
        saying_so = 1 if by_itself else 0  # that this time it is to be asked
        offers = presses(question.options, question.ways).items()
        costs = [cost + left[at + len(way)] for way, cost in offers if fits(way, actions, at)]
        left[at] = saying_so + min(costs)
    return left[0]


def fits(chain: Sequence[int], actions: Sequence[int], at: int) -> bool:
    """Whether *chain* is what was decided from *at* on."""
    return len(chain) > 0 and list(actions[at : at + len(chain)]) == list(chain)


def count(name: str, matches: int, seats: int) -> tuple[int, int]:
    """The presses of one seat in that many matches: one for each decision, and the fewest."""
    single = several = 0
    for seed in range(matches):
        turns = play(find_game(name), seats, seed)[seed % seats]
        single += sum(map(len, turns))
        several += least_presses(turns)
    return single, several


def section(names: Sequence[str], matches: int, numbers: Sequence[int]) -> str:
    """The figures as a part of results.md."""
    command = f"python -m benchmarks.presses --matches {matches}"
    lines = [
        "## Presses",
        "",
        "How many presses of the page a whole match takes one seat, if it decides one thing at a",
        "time, and if it decides several in one go as the page offers it. A sensible player, who",
        f"leaves small things to the house, against bots; averages of {matches} matches.",
        "",
        f"- date: {datetime.date.today().isoformat()}",
        f"- command: `{command}`",
        "",
        "| game | seats | one by one | in one go | share |",
        "|---|---:|---:|---:|---:|",
    ]
    for name in names:
        for seats in numbers:
            single, several = count(name, matches, seats)
            per = [f"{number / matches:.1f}" for number in (single, several)]
            share = f"{several / single:.0%}"
            lines.append(f"| {find_game(name).title} | {seats} | {per[0]} | {per[1]} | {share} |")
    return "\n".join(lines)


def main() -> None:
    """Prints a table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 3, 4])
    parser.add_argument("--write", action="store_true", help="put it into results.md")
    wanted = parser.parse_args()
    text = section(wanted.games, wanted.matches, wanted.seats)
    print(text)
    if wanted.write:
        write("presses", text)


if __name__ == "__main__":
    main()
