"""The tests that the page's modules have of their own, under Node: story, speech, chairs, words."""

import hmac
import json
import subprocess
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

from grasse.games import GAMES
from grasse.server import fairness
from grasse.server.cards import how_to
from grasse.server.differences import Copy
from grasse.server.replays import Replay
from grasse.server.trail import hash_of
from grasse.words import LANGUAGES
from tests.server.test_clocks import START, lay
from tests.server.test_days import daily
from tests.server.test_days import played as of_a_day
from tests.server.test_differences import moves
from tests.server.test_fairness import IRIS, ROSE, begun, play
from tests.server.test_leaks import NOW
from tests.web.bare import FOLDER, NODE
from tests.web.trees import as_json, info, played

STEPS = 45  # decisions whose differences are followed


def hashes() -> list[dict[str, str]]:
    """Texts with what Python says of them."""
    texts = ["", "a", "secret", "x" * 63, "x" * 64, "été", "日本" * 50, "0" * 1000]
    return [
        {
            "key": key,
            "text": text,
            "hash": hash_of(text),
            "seal": hmac.digest(key.encode(), text.encode(), "sha256").hex(),
        }
        for key, text in zip(reversed(texts), texts, strict=True)
    ]


def records() -> list[dict[str, Any]]:
    """Records of the server with what Python finds in them: all ways of luck."""
    old = lay("", "")
    for _ in range(20):
        old.decide(old.turn, old.number, old.options()[0], START)
    shared = play(begun(ROSE, IRIS), ROSE, IRIS)
    shared.undo(0, shared.number, START)
    found = []
    day = of_a_day(daily("today"), "greedy", "a")
    for table in (shared, old, day):
        text = Replay(table).record()
        verdict = fairness.verify(text, table.match)
        shares = verdict.shares.values()
        found.append(
            {
                "text": text,
                "actions": msgspec.to_builtins(info("parfum"))["actions"],
                "drawn": verdict.drawn,
                "linked": [share.linked for share in shares],
                "bare": [share.bare for share in shares],
                "undone": len(verdict.undone),
            }
        )
    return found


def steps() -> list[dict[str, Any]]:
    """What two chairs and a watcher are sent: differences, and the whole tables that they make."""
    found, copies, since = [], {reader: Copy() for reader in (-1, 0, 1)}, 0
    for table in islice(moves(GAMES["parfum"]), STEPS):
        for reader, copy in copies.items():
            sent = json.loads(table.difference(reader, since, NOW, copy))
            whole = json.loads(table.picture(reader, since, NOW))
            found.append({"reader": reader, "sent": sent, "whole": whole})
        since = table.number
    return found


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Every game as the server tells it, and a match of it."""
    games = {}
    for name, game in GAMES.items():
        match = played(name, min(game.seats))
        games[name] = {
            "info": info(name),
            "how": {
                language: msgspec.to_builtins(how_to(name, language)) for language in LANGUAGES
            },
            "trees": [as_json(tree) for tree in match.trees],
            "events": msgspec.to_builtins(match.events),
            "scores": match.scores,
            "questions": match.questions,
        }
    path = tmp_path_factory.mktemp("told") / "games.json"
    path.write_text(json.dumps(games), encoding="utf-8")
    proofs = {"hashes": hashes(), "records": records()}
    path.with_name("luck.json").write_text(json.dumps(proofs), encoding="utf-8")
    path.with_name("wire.json").write_text(json.dumps(steps()), encoding="utf-8")
    return path


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.test.js")), ids=lambda file: file.stem)
def test_the_tests_of_the_page(file: Path, told: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRASSE_TOLD", str(told))
    command = [NODE, "--test-reporter=spec", str(file)]  # with --test it would start another Node
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
