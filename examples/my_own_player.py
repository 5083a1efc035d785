"""A player of your own is any class with choose(): one of the options, by what the view shows."""

from __future__ import annotations

from grasse.games import find_game
from grasse.kernel.aliases import Box, View
from grasse.kernel.chance import Seeded
from grasse.kernel.game import Game
from grasse.kernel.match import Match
from grasse.kernel.seats import Player, play_out
from grasse.players import find_player

MATCHES = 40


class Ambitious:
    """Plays like greedy, but begins no minor perfumes: every one has a heart note."""

    def __init__(self, seed: int) -> None:
        self.adviser = find_player("greedy").sit(seed)

    def choose(self, game: Game, box: Box, view: View, options: list[int]) -> int:
        major = [a for a in options if game.notation.decision(a).name != "minor"]
        return self.adviser.choose(game, box, view, major or options)


def main() -> None:
    parfum, won = find_game("parfum"), 0
    for number in range(MATCHES):
        players: dict[int, Player] = {s: find_player("greedy").sit(number, s) for s in range(4)}
        players[number % 4] = Ambitious(number)
        match = Match(parfum, parfum.load_box(), seats=4)
        won += play_out(match, players, Seeded(number)).scores()[number % 4][1] == 1
    print(f"won {won} of {MATCHES} matches; one of four equals would win {MATCHES // 4}")


if __name__ == "__main__":
    main()
