"""Compiling a game while the player can see that something happens."""

from __future__ import annotations

import threading
import time

from rich.status import Status

from grasse.kernel.aliases import Box
from grasse.kernel.game import Game
from grasse.kernel.jit import forget_old_caches
from grasse.players.warmup import warm_up
from grasse.terminal.screen import Screen
from grasse.words import Words

SHOWN_AFTER = 0.4  # seconds
TOLD_AFTER = 4.0  # seconds; what is kept on disk takes less
WARM: set[str] = set()  # games that this process has compiled


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
