"""`grasse lab`: what a change of the box does, in a terminal, as JSON and as a page."""

from __future__ import annotations

import json
import tomllib
import zlib
from pathlib import Path

import numpy as np
import pytest

from grasse.cli import main
from grasse.games import GAMES
from grasse.study.lab.change import arms_of, read_dial
from grasse.study.lab.running import Trials
from grasse.study.lab.trial import ROWS, Done, make_plan
from grasse.terminal import lab_network
from grasse.terminal.lab_page import Naming, make_page
from grasse.words import speak

CHANGE = "city_tile.paris-1.prestige=3"
QUICK = ("--players", "greedy", "--seats", "2", "--processes", "1", "--matches", "20")


@pytest.mark.slow
def test_a_change_is_reported_and_gone_on_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "lab"
    asked = ["lab", "aqua-mirabilis", "--change", CHANGE, *QUICK, "--language", "de"]
    assert main([*asked, "--to", str(folder)]) == 0
    told = capsys.readouterr().out
    assert "Punkte eines Platzes" in told
    assert "paris-1" in told
    found = json.loads((folder / "lab.json").read_text(encoding="utf-8"))
    assert found["titles"] == ["", "city_tile.paris-1.prestige = 3"]
    page = (folder / "lab.html").read_text(encoding="utf-8")
    assert "<svg" in page
    assert "http" not in page  # nothing is loaded
    kept = (folder / "trials.jsonl").read_bytes()
    assert main([*asked, "--to", str(folder)]) == 0
    assert (folder / "trials.jsonl").read_bytes() == kept


def test_two_ranges_make_a_heat_map() -> None:
    game = GAMES["parfum"]
    content = tomllib.loads(game.components.read_text(encoding="utf-8"))
    dials = [read_dial("customers.A-03.price=3..4"), read_dial("customers.A-04.price=5..7")]
    plan = make_plan("parfum", 2, arms_of(game, content, dials), ["greedy"], 70)
    sums = np.full((7, ROWS, plan.layout.size), 10, np.int64)
    trials = Trials(plan)
    trials.keep(Done("deals 0 0", zlib.compress(sums.tobytes())))
    page = make_page(trials.report(), Naming(game, plan.open_box(0), speak("fr", "parfum")))
    assert page.count("<rect") == 6 * 6  # boxes, and measures that matter most
    assert "customers.A-03.price, customers.A-04.price" in page
    assert "Points d’une place" in page


@pytest.mark.parametrize(
    ("more", "told"),
    [
        (["--change", "customers.A-03.price=1000"], "row 3 (A-03): price: must be 0 to 999"),
        (["--change", "customers.A-3.price=1"], "there is no A-3 in customers"),
        (["--players", "nose"], "nose thinks by the clock"),
        (["--players", "nobody"], "nobody"),
        (["--seats", "9"], "9"),
        (["--matches", "0"], "--matches"),
        (["--players", "instinct"], "No network comes with Parfum"),
        (["--players", "instinct", "--network", "none.weights"], "none.weights"),
        (["--players", "instinct", "--network", __file__], "is no network"),
        (["--players", "greedy", "--network", "some.weights"], "--network is for instinct alone"),
        (["--device", "cpu"], "--device is for instinct alone"),
    ],
)
def test_what_cannot_be_is_told_in_a_line(
    more: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", "parfum", "--to", str(tmp_path / "none"), *more]) > 0
    complaint = capsys.readouterr().err
    assert told in complaint
    assert len(complaint.splitlines()) == 1
    assert not (tmp_path / "none").exists()


IN_STEP = ("--players", "instinct", "--seats", "2", "--device", "cpu")


def test_without_pytorch_it_says_what_to_install(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lab_network, "find_spec", lambda name: None)
    assert main(["lab", "aqua-mirabilis", "--to", str(tmp_path / "none"), *IN_STEP]) > 0
    assert "pip install 'grasse[train]'" in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.torch
def test_without_a_card_it_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("torch.cuda.is_available", lambda: False)
    asked = ["lab", "aqua-mirabilis", "--to", str(tmp_path / "none"), *IN_STEP[:-1], "cuda"]
    assert main(asked) > 0
    assert "finds no graphics card" in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.torch
def test_matches_are_played_in_step_and_gone_on_with_one_by_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["lab", "aqua-mirabilis", "--change", CHANGE, "--players", "instinct", "--seats", "2"]
    for folder, manners in (("both", ("--device", "--processes")), ("one", ("--processes",))):
        for matches, manner in zip((40, 80)[-len(manners) :], manners, strict=True):
            more = [manner, "cpu" if manner == "--device" else "1", "--matches", str(matches)]
            assert main([*asked, *more, "--to", str(tmp_path / folder)]) == 0
    kept = [(tmp_path / folder / "trials.jsonl").read_bytes() for folder in ("both", "one")]
    assert sorted(kept[0].splitlines()) == sorted(kept[1].splitlines())
    assert len(kept[0].splitlines()) == 1 + 4
    assert "instinct" in capsys.readouterr().out
