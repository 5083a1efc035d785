"""Who sits where: people at this terminal, and bots."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from grasse.kernel.game import Game
from grasse.players import PLAYERS
from grasse.terminal.complaint import USAGE, Complaint, printable, unknown
from grasse.words import Words

ME = "me"
USUAL_LEVEL = 2  # of a bot that nobody chose, as in the browser
DEFAULT_PLAYER = next(card.name for card in PLAYERS.values() if card.level == USUAL_LEVEL)


@dataclass(frozen=True)
class Chair:
    """A seat of the table: how its player is called, and which player it is."""

    name: str
    player: str  # ME, or a name in PLAYERS

    @property
    def is_me(self) -> bool:
        """Whether a person at this terminal sits here."""
        return self.player == ME


def set_chairs(
    game: Game, words: Words, seats: int | None, players: str | None, names: str | None
) -> list[Chair]:
    """The chairs for `--seats 3 --players me,greedy,greedy --name Rose`; the rest is filled up."""
    wanted = [part.strip() for part in players.split(",")] if players is not None else []
    size = seats or len(wanted) or game.seats[-1]
    if size not in game.seats:
        listed = ", ".join(map(str, game.seats))
        text = words.say("complain-seats", game=game.title, seats=listed, given=size)
        raise Complaint(text, USAGE)
    if not wanted:
        wanted = [ME] + [DEFAULT_PLAYER] * (size - 1)
    if len(wanted) != size:
        text = words.say("complain-players", players=len(wanted), seats=size)
        raise Complaint(text, USAGE)
    for name in wanted:
        if name != ME and name not in PLAYERS:
            raise unknown(words, "complain-player", name, [ME, *PLAYERS])
    return _name_chairs(words, wanted, names)


def _name_chairs(words: Words, players: Sequence[str], names: str | None) -> list[Chair]:
    given = [plain_name(part) for part in names.split(",")] if names is not None else []
    people = players.count(ME)
    if len(given) > people:
        raise Complaint(words.say("complain-names", names=len(given), people=people), USAGE)
    for name in given:
        if not name or name in PLAYERS or given.count(name) > 1:
            raise Complaint(words.say("complain-name", name=name or "?"), USAGE)
    chairs = []
    for number, player in enumerate(players, 1):
        if player != ME:
            chairs.append(Chair(bot_name(player, number, players), player))
        elif given:
            chairs.append(Chair(given.pop(0), ME))
        else:
            chairs.append(Chair(words.say("seat-name", seat=number), ME))
    return chairs


def chairs_of(words: Words, header: Sequence[str], seats: int) -> list[Chair]:
    """The chairs of a record: a name that no bot has is that of a person."""
    players = list(header) or [words.say("seat-name", seat=n) for n in range(1, seats + 1)]
    return [
        Chair(bot_name(name, number, players), name)
        if name in PLAYERS
        else Chair(plain_name(name) or words.say("seat-name", seat=number), ME)
        for number, name in enumerate(players, 1)
    ]


def bot_name(player: str, number: int, players: Sequence[str]) -> str:
    """What the table calls a bot: "greedy", or "greedy 2" if there are several."""
    return player if players.count(player) == 1 else f"{player} {number}"


def header(chairs: Sequence[Chair]) -> list[str]:
    """The players as a record names them; chairs_of() reads it."""
    return [chair.name if chair.is_me else chair.player for chair in chairs]


def plain_name(name: str) -> str:
    """A name without the signs that mean something in a record or to a terminal."""
    return " ".join(re.sub(r"[,#:]", " ", printable(name)).split())
