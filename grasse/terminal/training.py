"""A network that learns a game: `grasse train`."""

from __future__ import annotations

from dataclasses import dataclass, replace
from importlib.util import find_spec
from pathlib import Path

from grasse.terminal.complaint import Complaint, reason
from grasse.terminal.language import house_words
from grasse.terminal.opening import find_game


@dataclass(frozen=True)
class Wishes:
    """What the command was asked for."""

    game: str
    minutes: float
    device: str
    checkpoint: str | None
    to: str | None
    seed: int
    matches: int | None
    tests: int | None


def train(wishes: Wishes) -> int:
    """Trains, and says on the way how it comes on."""
    words = house_words()
    game = find_game(words, wishes.game)
    if find_spec("torch") is None:
        told = words.say("complain-package", package="PyTorch", extra="grasse[train]")
        raise Complaint(told)
    from grasse.research import training

    settings = training.Settings()
    if wishes.device == "cpu":
        settings = training.small(settings)
    given = {"matches": wishes.matches, "tests": wishes.tests}
    settings = replace(
        settings,
        minutes=wishes.minutes,
        device=wishes.device,
        seed=wishes.seed,
        **{name: value for name, value in given.items() if value is not None},
    )
    to = Path(wishes.to or f"{game.name}.weights")
    checkpoint = Path(wishes.checkpoint) if wishes.checkpoint else None
    try:
        training.train(game, settings, to, checkpoint, lambda line: print(line, flush=True))
    except training.NoCheckpoint as error:
        raise Complaint(str(error)) from None
    except OSError as error:
        where = error.filename or str(to)
        raise Complaint(words.say("complain-file", file=where, reason=reason(error))) from None
    return 0
