"""The network by which `instinct` plays in `grasse lab`, and the device that it plays on."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec

from grasse.kernel.game import Game
from grasse.players.network import NetworkError, network_of
from grasse.study.lab.company import Lay, Tables
from grasse.study.lab.instinct import INSTINCT, find_network
from grasse.study.lab.trial import Plan
from grasse.terminal.complaint import USAGE, Complaint, reason
from grasse.terminal.keeping import user_path
from grasse.words import Words

DEVICES = ("cpu", "cuda")


def check_network(
    words: Words, game: Game, players: Sequence[str], file: str | None, device: str | None
) -> str:
    """The path of the network that is asked for, "" for that of the game; complains of faults."""
    for option, given in (("--network", file), ("--device", device)):
        if given and INSTINCT not in players:
            raise Complaint(words.say("lab-only-instinct", option=option), USAGE)
    if device and set(players) != {INSTINCT}:
        raise Complaint(words.say("lab-only-instinct", option="--device"), USAGE)
    if INSTINCT not in players:
        return ""
    if not file and network_of(game) is None:
        raise Complaint(words.say("lab-no-network", game=game.title), USAGE)
    path = str(user_path(file)) if file else ""
    try:
        find_network(game.name, path)
    except NetworkError as error:
        raise Complaint(str(error)) from None
    except OSError as error:
        raise Complaint(words.say("complain-file", file=path, reason=reason(error))) from None
    return path


def lay_on(words: Words, device: str) -> Lay:
    """How tables are laid that a network plays at on a device, if that is there."""
    if find_spec("torch") is None:
        told = words.say("complain-package", package="PyTorch", extra="grasse[train]")
        raise Complaint(told)
    import torch

    from grasse.research.lockstep import Lockstep

    if device == "cuda" and not torch.cuda.is_available():
        raise Complaint(words.say("lab-no-card"))

    def lay(plan: Plan, rows: int, wanted: Sequence[bool]) -> Tables:
        game, boxes = plan.layout.game, [arm.box for arm in plan.arms]
        network = find_network(plan.game, plan.network)
        return Lockstep(game, boxes, plan.seats, rows, wanted, network, device)

    return lay
