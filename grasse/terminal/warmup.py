"""Compiling a game while the player can see that something happens."""

from __future__ import annotations

import threading
import time

from rich.status import Status

from grasse.kernel.aliases import Box
from grasse.kernel.chance import Seeded
from grasse.kernel.game import Game
from grasse.kernel.jit import forget_old_caches
from grasse.kernel.match import Match
from grasse.kernel.seats import CHANCE
from grasse.players import PLAYERS
from grasse.terminal.screen import Screen
from grasse.words import Words

SHOWN_AFTER = 0.4  # seconds
TOLD_AFTER = 4.0  # seconds; what is kept on disk takes less
DECISIONS = 40  # enough to meet all that a match calls
WARM: set[str] = set()  # games that this process has compiled


def warm_up(game: Game, box: Box) -> None:
    """Plays the beginning of a match with every player, so that all of it is compiled."""
    match = Match(game, box, game.seats[-1])
    players = [card.sit("warm-up") for card in PLAYERS.values()]
    luck = Seeded("warm-up")
    while len(match.decisions) < DECISIONS and not match.is_over:
        if match.seat == CHANCE:
            match.play(luck.draw(match))
        else:
            view, options = match.view(match.seat), match.options()
            chosen = [player.choose(game, box, view, options) for player in players]
            match.play(chosen[-1])
    game.describe(box, match.view(0))
    match.scores()


def prepare(screen: Screen, words: Words, game: Game, box: Box) -> None:
    """Warms the game up in a thread; from some seconds on says how long it takes, and why."""
    if game.name in WARM:
        return
    faults: list[BaseException] = []

    def work() -> None:
        try:
            forget_old_caches()
            warm_up(game, box)
        except BaseException as fault:
            faults.append(fault)

    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    thread.join(SHOWN_AFTER)
    if thread.is_alive():
        _show_progress(screen, words, game, thread)
    if faults:
        raise faults[0]
    WARM.add(game.name)


def _show_progress(screen: Screen, words: Words, game: Game, thread: threading.Thread) -> None:
    began = time.monotonic() - SHOWN_AFTER
    spinner = "line" if screen.console.options.ascii_only else "dots"
    text = words.say("warmup-opening", game=game.title)
    if not screen.is_live:
        screen.say(text)
        thread.join()
        return
    with Status(text, console=screen.console, spinner=spinner) as status:
        while thread.is_alive():
            thread.join(0.2)
            seconds = int(time.monotonic() - began)
            if seconds >= TOLD_AFTER:
                status.update(words.say("warmup-compiling", game=game.title, seconds=seconds))
