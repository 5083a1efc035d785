"""Draws the pictures of docs/pictures: a page of a real match, as the terminal shows it.

python docs/draw.py
"""

from __future__ import annotations

import io
import re
from contextlib import suppress
from pathlib import Path

from rich.console import Console

from grasse.games import GAMES
from grasse.kernel.chance import Seeded
from grasse.kernel.match import Match
from grasse.kernel.seats import ask
from grasse.players import PLAYERS
from grasse.terminal.screen import Screen
from grasse.terminal.seating import Chair
from grasse.terminal.session import Session
from grasse.words import speak

FOLDER = Path(__file__).parent / "pictures"
SEED = "2015"
# After how many decisions, and in which phase, seat 1 is asked.
MOMENTS = {
    "parfum": (220, "water"),
    "perfumery": (450, "dev_turn"),
    "aqua-mirabilis": (300, "main"),
}


class TakenError(Exception):
    """The page is drawn; nobody answers."""


class Camera(Screen):
    """A screen that keeps what is drawn on it, up to the first question."""

    def ask(self) -> str:
        """Ends the session: the page is complete."""
        raise TakenError


def moment(name: str) -> Match:
    """A match between greedy players, at the moment of the picture."""
    game = GAMES[name]
    match = Match(game, game.load_box(), game.seats[-1])
    players = {seat: PLAYERS["greedy"].sit(SEED, seat) for seat in range(match.seats)}
    luck, (least, phase) = Seeded(SEED), MOMENTS[name]
    while not (
        match.seat == 0
        and len(match.decisions) >= least
        and game.phases[match.state.phase] == phase
        and len(match.options()) > 2
    ):
        match.play(ask(match, players, luck))
    return match


def draw(name: str) -> str:
    """The page as SVG, without fonts from elsewhere."""
    match = moment(name)
    console = Console(
        file=io.StringIO(), record=True, width=120, height=60, force_terminal=True,
        color_system="truecolor", markup=False, emoji=False, highlight=False,
    )  # fmt: skip
    words = speak("en", name)
    me = Chair(words.say("seat-name", seat=1), "me")
    chairs = [me, *(Chair(f"greedy {seat}", "greedy") for seat in range(2, match.seats + 1))]
    session = Session(Camera(console), words, match, chairs, SEED)
    with suppress(TakenError):
        session.run()
    picture = console.export_svg(title=f"grasse play {name}", unique_id="grasse")
    return re.sub(r"@font-face \{.*?\}\s*|<!--.*?-->\s*", "", picture, flags=re.DOTALL)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        path = FOLDER / f"{name}.svg"
        path.write_text(draw(name), encoding="utf-8")
        print(path)
