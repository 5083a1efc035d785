"""The options of `grasse explore`, apart from what carries it out: that takes long to import."""

from __future__ import annotations

import argparse


def add_explore(parser: argparse.ArgumentParser) -> None:
    """The options of `grasse explore`."""
    parser.add_argument("game", nargs="?", metavar="GAME", help="which game, such as parfum")
    parser.add_argument("--seats", type=int, help="how many play (default: as few as can)")
    way = parser.add_mutually_exclusive_group()
    way.add_argument("--seed", help="the same one, the same deal (default: another one each time)")
    way.add_argument("--record", metavar="FILE", help="a match instead of a new deal")
    parser.add_argument(
        "--at", type=int, metavar="N", help="after N decisions of the record (default: the first)"
    )
    parser.add_argument("--box", metavar="FILE", help="the box that is played with")
    parser.add_argument(
        "--rounds", type=int, metavar="N", help="1 to 6: more is surer (default: 6)"
    )
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=explore)


def explore(chosen: argparse.Namespace) -> int:
    """`grasse explore`: what every option of a decision may come to."""
    from grasse.terminal.explore import Wishes
    from grasse.terminal.explore import explore as open_explorer

    wishes = Wishes(
        game=chosen.game,
        seats=chosen.seats,
        seed=chosen.seed,
        record=chosen.record,
        at=chosen.at,
        box=chosen.box,
        rounds=chosen.rounds,
        as_json=chosen.json,
        language=chosen.language,
    )
    return open_explorer(wishes)
