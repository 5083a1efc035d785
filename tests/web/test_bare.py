"""The tests that the page's modules have of their own, under Node: story, speech, chairs, words."""

import json
import subprocess
from pathlib import Path

import msgspec
import pytest

from grasse.games import GAMES
from grasse.server.cards import how_to
from grasse.words import LANGUAGES
from tests.web.bare import FOLDER, NODE
from tests.web.trees import as_json, info, played


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
    return path


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.test.js")), ids=lambda file: file.stem)
def test_the_tests_of_the_page(file: Path, told: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRASSE_TOLD", str(told))
    command = [NODE, "--test", "--test-reporter=spec", str(file)]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
