"""A curve shows every rival that a learner met, and is written in plain numbers."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from grasse.research.curves import COLOURS, OTHERS, draw_curve, write_curve


def drawn(curve: list[dict[str, float]], folder: Path) -> str:
    draw_curve(curve, str(folder / "curve.svg"), "A test", 0.5)
    return (folder / "curve.svg").read_text(encoding="utf-8")


def test_every_rival_is_drawn(tmp_path: Path) -> None:
    curve = [
        {"seconds": 0, "decisions": 0, "uniform": 0.5, "greedy": 0.0, "nose": 0.0},
        {"seconds": 9, "decisions": 1000, "uniform": 1.0, "greedy": 0.7, "nose": 0.1},
    ]
    picture = drawn(curve, tmp_path)
    for label in ("uniform 100%", "greedy 70%", "nose 10%"):
        assert label in picture
    assert "decisions" not in picture
    for colour in (*COLOURS.values(), OTHERS[0]):
        assert f"stroke: {colour}" in picture
    assert OTHERS[1] not in picture


def test_a_rival_need_not_be_met_at_every_point(tmp_path: Path) -> None:
    curve: list[dict[str, float]] = [
        {"seconds": 0, "uniform": 0.4},
        {"seconds": 5, "greedy": 0.2, "uniform": 0.6},
        {"seconds": 9, "uniform": 0.8},
    ]
    picture = drawn(curve, tmp_path)
    assert "uniform 80%" in picture
    assert "greedy 20%" in picture


def test_more_rivals_than_colours_are_drawn_all(tmp_path: Path) -> None:
    names = [f"learner-{number}" for number in range(len(OTHERS) + 1)]
    picture = drawn([{"seconds": 0, **dict.fromkeys(names, 0.5)}], tmp_path)
    assert all(f"{name} 50%" in picture for name in names)


def test_numbers_of_numpy_are_written_as_plain_ones(tmp_path: Path) -> None:
    point: dict[str, Any] = {"seconds": np.float32(1.5), "greedy": np.float32(0.25)}
    settings = {"rate": np.float32(0.5), "seed": 1}
    write_curve([point], str(tmp_path / "curve"), "A test", 0.5, settings)
    assert json.loads((tmp_path / "curve.json").read_text("utf-8")) == {
        "settings": {"rate": 0.5, "seed": 1},
        "curve": [{"seconds": 1.5, "greedy": 0.25}],
    }
    assert "greedy 25%" in (tmp_path / "curve.svg").read_text("utf-8")


def test_an_empty_curve_is_refused_and_nothing_is_written(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="curve is empty"):
        write_curve([], str(tmp_path / "curve"), "A test", 0.5, {})
    with pytest.raises(ValueError, match="curve is empty"):
        drawn([], tmp_path)
    assert list(tmp_path.iterdir()) == []
