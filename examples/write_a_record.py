"""A match as a text file: written, read again, and refused once it is tampered with."""

from __future__ import annotations

import tempfile
from pathlib import Path

from grasse.games import find_game
from grasse.kernel import record
from grasse.kernel.chance import Seeded
from grasse.kernel.match import Match
from grasse.kernel.seats import play_out
from grasse.players import find_player


def main() -> None:
    """Writes a record, reads it, and replays its first decisions."""
    parfum = find_game("parfum")
    match = Match(parfum, parfum.load_box(), seats=2)
    play_out(match, {seat: find_player("greedy").sit(seat) for seat in range(2)}, Seeded(1))
    text = record.write(match, ["Jean-Baptiste", "Laure"])
    print("\n".join(text.splitlines()[:12]), "\n ...\n")

    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "match.grasse")
        file.write_text(text, encoding="utf-8")
        found = record.read_file(file, find_game)  # plays every decision again
    print(f"the same to the byte: {found.match.state.tobytes() == match.state.tobytes()}")
    print(f"players: {', '.join(found.players)}; scores: {found.match.scores()}")

    try:
        record.read(text.replace(" seat 1 ", " seat 2 ", 1), find_game)
    except record.RecordError as error:
        print(f"edited, it is refused: {error}")


if __name__ == "__main__":
    main()
