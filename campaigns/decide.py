"""Random decisions of every game, by the thousand million, with everything looked at after each.

    python -m campaigns.decide --decisions 1000000000 --jobs 16

Pieces are conserved, counts agree, points never fall, somebody can always decide, what is an option
is not refused and the other way round, matches end, and places are those of the points: what
campaigns/soundness says, on every number of seats, with every box of the tests and every option.
--decisions is for each game. Batches are numbered, and their numbers are their luck: --first goes
on where another run has ended.
"""

from __future__ import annotations

import sys
import time

import numpy as np

from campaigns.layouts import ALL, Case
from campaigns.running import Order, Report, Tell, parser, run
from campaigns.soundness.play import bound, play_soundly, words
from grasse.games import GAMES
from grasse.kernel.rng import make_streams

BATCH = 100  # matches
LIMIT = 50_000  # decisions of a match; random play is far shorter
OFTEN = 1.0  # seconds from one report to the next


def cases_of(game: str) -> list[Case]:
    """Every way to lay a table whose matches have to end; the game's own box half of the time."""
    known = [case for case in ALL if case.name == game and not case.is_endless]
    own = [case for case in known if case.box_name == known[0].box_name]
    others = [case for case in known if case not in own]
    return own * max(1, len(others) // len(own)) + others


def play(case: Case, seed: int, batch: int) -> tuple[int, list[str]]:
    """Plays a batch; answers with its decisions, and with what did not hold."""
    game, seats = case.game, case.seats
    states, rngs = (
        np.zeros(BATCH, game.STATE),
        make_streams(BATCH, "decide", seed, str(case), batch),
    )
    points = np.zeros((2, seats, 2), np.int32)
    room = (*game.loops.scratch(), points[0], points[1], LIMIT)
    decisions, found = 0, []
    for match, (state, rng) in enumerate(zip(states, rngs, strict=True)):
        played, fault = bound(case.name, play_soundly)(
            case.box, state, rng, seats, case.bits, *room
        )
        decisions += played
        if fault:
            where = f"{case}, seed {seed}, batch {batch}, match {match}, decision {played}"
            found.append(f"{where}: {words(case.name, fault)}")
    return decisions, found


def work(order: Order, tell: Tell) -> None:
    """The batches of one job: its share of each game, whichever is furthest behind."""
    chosen = order.chosen
    share = order.amount // len(chosen.games)
    cases = {game: cases_of(game) for game in chosen.games}
    left = dict.fromkeys(chosen.games, share)
    batch, told, report = chosen.first + order.job, time.monotonic(), Report()
    while any(left.values()) and not order.is_late and len(report.findings) < 10:
        game = max(left, key=left.__getitem__)
        case = cases[game][batch // order.jobs % len(cases[game])]
        decisions, found = play(case, order.seed, batch)
        report.counts[game] += decisions
        report.counts["matches"] += BATCH
        report.done += min(decisions, left[game])
        report.findings += found
        left[game] = max(0, left[game] - decisions)
        batch += order.jobs
        if time.monotonic() - told > OFTEN:
            tell(report)
            told, report = time.monotonic(), Report()
    report.most["next batch (--first)"] = batch - order.job
    tell(report)


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    options = parser(__doc__ or "", "decisions", 3_000_000)
    options.add_argument("--games", nargs="+", choices=list(GAMES), default=list(GAMES))
    options.add_argument("--first", type=int, default=0, help="number of the first batch")
    chosen = options.parse_args(arguments)
    chosen.amount *= len(chosen.games)
    for game in chosen.games:  # compiled once, before every job would do so
        play(cases_of(game)[0], chosen.seed, 0)
    return run(work, chosen)


if __name__ == "__main__":
    sys.exit(main())
