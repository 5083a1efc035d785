"""Compiling a game while the player can see that something happens."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from rich.status import Status

from grasse.games import GAMES
from grasse.kernel.aliases import Box
from grasse.kernel.game import Game
from grasse.kernel.jit import forget_old_caches, is_compiled
from grasse.players import PLAYERS
from grasse.players.warmup import SEARCH, warm_up
from grasse.study.prospects import warm_prospects
from grasse.terminal.screen import Screen
from grasse.words import Words

SHOWN_AFTER = 0.4  # seconds
TOLD_AFTER = 4.0  # seconds; what is kept on disk takes less
GAME_WORDS = ("warmup-opening", "warmup-compiling")  # at once, and when it takes longer
SEARCH_WORDS = ("warmup-search", "warmup-searching")
WARM: set[tuple[str, bool]] = set()  # games that this process has compiled; with the search?


def compile_games(screen: Screen, words: Words, games: Iterable[Game]) -> None:
    """Compiles those that were never compiled here, each in a process of its own.

    Numba compiles one thing at a time in a process. The others are on the disk, from where each
    worker loads them; this process, which plays nothing, need not.
    """
    forget_old_caches()
    cold = [game for game in games if not is_compiled(game.folder)]
    with ProcessPoolExecutor(max(1, len(cold)), get_context("spawn")) as pool:
        compiled = {game.name: pool.submit(_compile, game.name) for game in cold}
        for game in cold:
            warm_up_game(screen, words, game, game.load_box(), compiled[game.name].result)


def _compile(name: str) -> None:
    game = GAMES[name]
    warm_up(game, game.load_box())
    warm_prospects(game, game.load_box())


def warm_up_game(
    screen: Screen,
    words: Words,
    game: Game,
    box: Box,
    compiled: Callable[[], None] | None = None,
    players: Iterable[str] = (),
) -> None:
    """Warms the game up in a thread; from some seconds on says how long it takes, and why.

    *compiled* waits until another process has compiled it. Of *players*, those that look ahead
    have their search compiled too.
    """
    searchers = [name for name in players if name in PLAYERS and PLAYERS[name].habits]
    if (game.name, bool(searchers)) in WARM:
        return
    faults: list[BaseException] = []

    def work() -> None:
        try:
            forget_old_caches()
            if compiled is not None:
                compiled()
            warm_up(game, box, *searchers)
            warm_prospects(game, box)
        except BaseException as fault:
            faults.append(fault)

    is_laid = (game.name, False) in WARM  # the table: only players that look ahead are waited for
    is_cold = is_compiled(game.folder) and not is_compiled(game.folder, SEARCH)
    keys = SEARCH_WORDS if searchers and (is_laid or is_cold) else GAME_WORDS
    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    thread.join(SHOWN_AFTER)
    if thread.is_alive():
        _show_progress(screen, words, game, thread, keys)
    if faults:
        raise faults[0]
    WARM.update({(game.name, False), (game.name, bool(searchers))})


def _show_progress(
    screen: Screen, words: Words, game: Game, thread: threading.Thread, keys: tuple[str, str]
) -> None:
    began = time.monotonic() - SHOWN_AFTER
    spinner = "line" if screen.console.options.ascii_only else "dots"
    text = words.say(keys[0], game=game.title)
    if not screen.is_live:
        screen.say(text)
        thread.join()
        return
    with Status(text, console=screen.console, spinner=spinner) as status:
        while thread.is_alive():
            thread.join(0.2)
            seconds = int(time.monotonic() - began)
            if seconds >= TOLD_AFTER:
                status.update(words.say(keys[1], game=game.title, seconds=seconds))
