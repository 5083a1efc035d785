"""From the options of `grasse play` to a match that can begin."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from grasse.games import GAMES
from grasse.kernel.game import Game, names_seat
from grasse.kernel.match import Match
from grasse.terminal.complaint import USAGE, Complaint, printable, unknown
from grasse.terminal.keeping import load_box, read_match, user_path
from grasse.terminal.language import choose_language
from grasse.terminal.screen import Screen
from grasse.terminal.seating import Chair, chairs_of, set_chairs
from grasse.terminal.session import Session
from grasse.terminal.warmup import warm_up_game
from grasse.words import Words, speak


@dataclass
class Wishes:
    """What the user asked `grasse play` for."""

    game: str | None = None
    seats: int | None = None
    players: str | None = None
    name: str | None = None
    language: str | None = None
    seed: str | None = None
    box: str | None = None
    options: Sequence[str] = field(default_factory=list)
    resume: str | None = None
    save: str | None = None


def play(wishes: Wishes, screen: Screen | None = None) -> int:
    """Plays a match, new or resumed; answers with the exit code."""
    language = choose_language(wishes.language)
    words = speak(language)
    opened = resume_match(words, wishes) if wishes.resume else new_match(words, wishes)
    match, chairs, seed = opened
    screen = screen or Screen()
    words = speak(language, match.game.name)
    path = save_path(words, wishes)
    warm_up_game(screen, words, match.game, match.box, players=[chair.player for chair in chairs])
    extra = ["--box", wishes.box] if wishes.box else []
    extra += ["--language", language] if wishes.language else []
    Session(screen, words, match, chairs, seed, path, extra).run()
    return 0


def find_game(words: Words, name: str | None) -> Game:
    """The game of this name, or a complaint that knows a better one."""
    if name is None:
        raise Complaint(words.say("complain-no-game", games=", ".join(GAMES)), USAGE)
    if name not in GAMES:
        raise unknown(words, "complain-game", name, GAMES)
    return GAMES[name]


def new_match(words: Words, wishes: Wishes) -> tuple[Match, list[Chair], str]:
    """A new match, who sits at it, and the seed of its luck."""
    game = find_game(words, wishes.game)
    chairs = set_chairs(game, words, wishes.seats, wishes.players, wishes.name)
    variants = read_variants(words, game, len(chairs), wishes.options)
    box = load_box(words, game, wishes.box)
    seed = printable(wishes.seed or str(secrets.randbelow(900_000) + 100_000)).strip()
    return Match(game, box, len(chairs), variants), chairs, seed or "0"


def resume_match(words: Words, wishes: Wishes) -> tuple[Match, list[Chair], str]:
    """The match in a file; what the record says cannot be wished otherwise."""
    for name in ("seats", "players", "name", "seed", "options"):
        if getattr(wishes, name):
            option = name.removesuffix("s") if name == "options" else name
            raise Complaint(words.say("complain-resume", option=f"--{option}"), USAGE)
    kept = read_match(words, user_path(wishes.resume or ""), wishes.box)
    if wishes.game is not None and find_game(words, wishes.game) is not kept.match.game:
        title = kept.match.game.title
        text = words.say("complain-other-game", file=wishes.resume, game=title)
        raise Complaint(text, USAGE)
    chairs = chairs_of(words, kept.players, kept.match.seats)
    return kept.match, chairs, kept.seed or str(secrets.randbelow(900_000) + 100_000)


def read_variants(words: Words, game: Game, seats: int, given: Iterable[str]) -> dict[str, int]:
    """The variants of a match from texts such as learning=yes, or starting_seat=2."""
    variants: dict[str, int] = {}
    for text in given:
        name, _, value = (part.strip() for part in text.partition("="))
        if name not in game.variants:
            raise unknown(words, "complain-variant", name, game.variants)
        if names_seat(game.variants[name]):
            if value not in map(str, range(seats + 1)):
                raise Complaint(words.say("complain-variant-seat", variant=name), USAGE)
            variants[name] = int(value)
        elif value in ("yes", "no"):
            variants[name] = value == "yes"
        else:
            raise Complaint(words.say("complain-yes-no", variant=name), USAGE)
    return variants


def save_path(words: Words, wishes: Wishes) -> Path | None:
    """Where the match is kept as it goes: never over another file."""
    if wishes.save is None:
        return user_path(wishes.resume) if wishes.resume else None
    path = user_path(wishes.save)
    resumed = user_path(wishes.resume) if wishes.resume else None
    if path.exists() and path != resumed:
        raise Complaint(words.say("save-exists", file=wishes.save))
    if not path.parent.is_dir():
        raise Complaint(words.say("save-no-folder", folder=str(path.parent)))
    return path
