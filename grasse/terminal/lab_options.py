"""The options of `grasse lab`, apart from what carries it out: that takes long to import."""

from __future__ import annotations

import argparse


def add_lab(parser: argparse.ArgumentParser) -> None:
    """The options of `grasse lab`."""
    parser.add_argument("game", metavar="GAME", help="which game, such as parfum")
    parser.add_argument(
        "--change",
        metavar="PATH=VALUE",
        action="append",
        default=[],
        help="such as customers.A-03.price=9, or a range, customers.A-03.price=3..9; may be said "
        "several times",
    )
    parser.add_argument("--box", metavar="FILE", help="the box that is changed")
    parser.add_argument(
        "--matches", type=int, default=2000, help="with all boxes together (default: 2000)"
    )
    parser.add_argument(
        "--players", metavar="LIST", default="distiller", help="one for all seats, or one for each"
    )
    parser.add_argument("--seats", type=int, help="how many play (default: as many as can)")
    parser.add_argument("--seed", default="1", help="the same one, the same matches")
    parser.add_argument(
        "--luck",
        type=int,
        metavar="N",
        help="review N deals: how much luck decides (default: up to 6, of a range none)",
    )
    parser.add_argument(
        "--search",
        type=int,
        default=0,
        metavar="N",
        help="try N boxes with values of the given ranges, for fair seats and tiles equally used; "
        "each with --matches matches",
    )
    parser.add_argument(
        "--network", metavar="FILE", help="by which instinct plays (default: that of the game)"
    )
    parser.add_argument(
        "--device",
        choices=("cpu", "cuda"),
        help="play many matches in step, on the processor or on a graphics card; only instinct can",
    )
    parser.add_argument("--until-clear", action="store_true", help="stop early when it is clear")
    add_crew(parser, "lab")
    parser.set_defaults(run=lab)


def add_crew(parser: argparse.ArgumentParser, folder: str) -> None:
    """Who plays many matches, for how long, and where they are kept: in `arena` and `lab` alike."""
    parser.add_argument(
        "--to", metavar="FOLDER", default=folder, help="where all is kept, to go on from"
    )
    parser.add_argument("--processes", type=int, help="(default: one a core)")
    parser.add_argument(
        "--ray",
        nargs="?",
        const="",
        metavar="ADDRESS",
        help="spread the matches over a Ray cluster: this one, or one started here",
    )
    parser.add_argument("--minutes", type=float, help="stop after this time, to go on later")


def lab(chosen: argparse.Namespace) -> int:
    """`grasse lab`: what a change of the box does."""
    from grasse.terminal.lab import Wishes
    from grasse.terminal.lab import lab as open_lab

    wishes = Wishes(
        game=chosen.game,
        changes=chosen.change,
        box=chosen.box,
        matches=chosen.matches,
        players=chosen.players,
        seats=chosen.seats,
        seed=chosen.seed,
        folder=chosen.to,
        processes=chosen.processes,
        ray=chosen.ray,
        minutes=chosen.minutes,
        until_clear=chosen.until_clear,
        luck=chosen.luck,
        network=chosen.network,
        device=chosen.device,
        language=chosen.language,
    )
    if chosen.search > 0:
        from grasse.terminal.balancing import balance

        return balance(wishes, chosen.search)
    return open_lab(wishes)
