"""Four greedy bots play a match of Parfum."""

from __future__ import annotations

from grasse.games import find_game
from grasse.kernel.chance import Seeded
from grasse.kernel.match import Match
from grasse.kernel.seats import play_out
from grasse.players import find_player


def main() -> None:
    """Plays the match and prints how it ended."""
    parfum = find_game("parfum")
    match = Match(parfum, parfum.load_box(), seats=4)
    players = {seat: find_player("greedy").sit(seat) for seat in range(match.seats)}
    play_out(match, players, Seeded("a market day in Grasse"))

    print(f"over after {match.state.round_number} rounds and {len(match.decisions)} decisions")
    for seat, (coins, place) in enumerate(match.scores()):
        print(f"seat {seat + 1}: {coins} coins, place {place}")


if __name__ == "__main__":
    main()
