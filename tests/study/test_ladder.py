"""The ladder plays, stops in time, goes on, and writes its pages."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def climb(folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """The script, with two players and one deal."""
    command = [sys.executable, "benchmarks/ladder.py", "--games", "parfum", "--seats", "2,4"]
    players = ["--players", "uniform,greedy", "--deals", "1", "--processes", "1"]
    folders = ["--keep", str(folder / "keep"), "--to", str(folder / "pages")]
    return subprocess.run(
        [*command, *players, *folders, *options],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": "."},
        capture_output=True,
        text=True,
        check=True,
    )


@pytest.mark.slow
def test_the_ladder_is_climbed_and_written_down(tmp_path: Path) -> None:
    stopped = climb(tmp_path, "--minutes", "0", "--no-pages")
    assert "0 of 12 matches are played" in stopped.stderr
    played = climb(tmp_path, "--no-pages")
    assert "12 of 12 matches are played" in played.stderr
    assert not (tmp_path / "pages").exists()
    climb(tmp_path, "--minutes", "0")
    page = (tmp_path / "pages" / "parfum.md").read_text()
    assert "| `uniform` | 0.0 % |" in page
    assert "| `greedy` | `uniform` |" in page
    for seats in (2, 4):
        assert f"(parfum-{seats}.svg)" in page
        assert (tmp_path / "pages" / f"parfum-{seats}.svg").stat().st_size > 1000
    found = json.loads((tmp_path / "pages" / "parfum.json").read_text())
    assert [contest["matches"] for contest in found["contests"]] == [2, 10]
