"""How the truth of reviews is measured: comparisons, and the statistics of `benchmarks`."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import pytest

from benchmarks import calibration, parts
from benchmarks.truth import Plan
from grasse.games.chances import Curve
from grasse.study.lookout import Leaves, Lookout, chances_by
from grasse.study.review import looking
from grasse.study.review.looking import Look, look_at_choice
from grasse.study.review.moments import Choice

TAKEN, OTHER = 0, 1
THINKING = 400
LUCKY = [int(share * THINKING) for share, _ in looking.COMPARISONS]


class Scripted:
    """Trials that find what a test says; the two options differ by *costs*, trial by trial."""

    game = SimpleNamespace(STATE=np.dtype(np.int64))

    def __init__(self, costs: dict[int, tuple[float, float]]) -> None:
        self.costs, self.sizes = costs, list[int]()

    def tree(self, number: int) -> int:
        return number

    def option(self, state: object, action: int, nodes: object, words: Any) -> Leaves:
        """By how many trials are asked for: what the other option is better by, and its noise."""
        mean, noise = self.costs.get(len(words), (0.3, 0.0))
        if action == TAKEN:
            self.sizes.append(len(words))
        signs = np.where(np.arange(len(words)) % 2, 1, -1)
        chance = 0.5 + (0 if action == TAKEN else mean + noise * signs)
        chances = np.column_stack([chance * np.ones(len(words)), 1 - chance * np.ones(len(words))])
        return Leaves(chances * 10, np.ones(len(words)), chances)


def judged(costs: dict[int, tuple[float, float]]) -> tuple[Look, list[int]]:
    """What is found of a choice of two, and the sizes of the comparisons."""
    lookout = Scripted(costs)
    choice = Choice(0, 0, np.int64(0).tobytes(), [TAKEN, OTHER], TAKEN)
    found = look_at_choice(cast("Lookout", lookout), choice, THINKING, "seed")
    return found, lookout.sizes[1:]


def test_what_seemed_costly_by_luck_is_not_named() -> None:
    look, sizes = judged({LUCKY[0]: (0.2, 0.0), LUCKY[1]: (0.2, 0.0), LUCKY[2]: (0.0, 0.5)})
    assert look.best == TAKEN
    assert look.before.tolist() == look.after.tolist()
    assert sizes == LUCKY[:3]


def test_what_is_not_sure_at_first_is_looked_at_again() -> None:
    look, sizes = judged({LUCKY[0]: (0.06, 0.5), **dict.fromkeys(LUCKY[1:], (0.12, 0.1))})
    assert look.best == OTHER
    assert look.before[0] - look.after[0] == pytest.approx(0.12)
    assert look.error == pytest.approx(0.1 / LUCKY[-1] ** 0.5, rel=0.01)
    assert look.points_error == pytest.approx(10 * look.error)
    assert sizes == LUCKY


def test_small_costs_are_not_looked_at_for_as_long_as_large_ones() -> None:
    _, sizes = judged(dict.fromkeys(LUCKY, (0.07, 0.0)))
    assert sizes == LUCKY[:-1]
    _, sizes = judged(dict.fromkeys(LUCKY, (0.03, 0.0)))
    assert sizes == LUCKY[:-2]
    _, sizes = judged(dict.fromkeys(LUCKY, (0.01, 0.0)))
    assert sizes == LUCKY[:1]


def test_outcomes_are_drawn_as_often_as_their_odds_say() -> None:
    odds = {action: 1 + action % 3 for action in range(50)}
    counts = np.zeros(50)
    for start in (np.arange(500) + 0.5) / 500:
        firsts, weights, _ = looking._spread(odds, 10, start)
        np.add.at(counts, firsts, weights)
    wanted = np.array(list(odds.values())) / sum(odds.values())
    assert counts / 500 == pytest.approx(wanted, abs=1e-3)


# ---------------------------------------------------------------- calibration


def imagined(curve: Curve, matches: int, seats: int, seed: int) -> list[parts.Row]:
    """Matches that are won as *curve* says."""
    lots, rows = np.random.default_rng(seed), []
    for number in range(matches):
        points = np.round(lots.normal(50, 8, seats), 1)
        ones = np.ones((2, 1))
        leaves = Leaves(points * ones, np.full(2, 5.0), np.zeros((2, seats)))
        [chances, _] = chances_by(curve, leaves)
        winner = int(lots.choice(seats, p=chances))
        scores = [(0, 1 if seat == winner else 2) for seat in range(seats)]
        moment = {"at": 0.5, "leaves": calibration.pack(leaves)}
        row = {"game": "parfum", "seats": seats, "number": number, "scores": scores}
        rows.append(row | {"moments": [moment]})
    return rows


def test_leaves_are_kept_as_they_were() -> None:
    chances = np.array([[0.0, 0.0], [0.5, 0.5], [1.0, 0.0]])
    leaves = Leaves(
        np.array([[12.3, 45.6], [7.0, 7.0], [-3.0, 99.0]]), np.array([3.25, 0, 0]), chances
    )
    for kept, was in zip(calibration.unpack(calibration.pack(leaves), 2), leaves, strict=True):
        assert kept == pytest.approx(was)


@pytest.mark.slow
def test_a_fit_finds_the_curve_that_matches_were_won_by() -> None:
    rows = imagined(Curve(0.0, 2.0), 3000, 2, 1) + imagined(Curve(0.0, 2.0), 3000, 3, 2)
    found = calibration.read(rows)
    for curve in calibration.fit(found).values():
        assert curve.still + 5 * curve.moving == pytest.approx(10.0, rel=0.15)
    samples = found["parfum", 2]
    right = calibration.test(samples, Curve(0.0, 2.0))
    assert abs(right.bend - 1) < 3 * right.bend_error
    far, alone = calibration.off(right.bins)
    assert far < 2.5 * alone
    assert right.after < right.before
    sure = calibration.test(samples, Curve(0.0, 1.0))
    assert sure.bend < 1 - 3 * sure.bend_error
    assert calibration.off(sure.bins)[0] > 3 * alone


CHANCES = """
[seats.2]
still = 0.0
moving = 2.0
matches = 50

[seats.3]
still = 1.0
moving = 1.5
matches = 20
"""
PAGE = """
| game | seats | matches |
|---|--:|--:|
| Perfumery | 3 | 60 | 0.214 | 0.123 | 0.123 | 2.7% | 2.3% | 0.90 ± 0.12 | -2.1% ± 2.6% |
| Parfum | 2 | 90 | 0.244 | 0.171 | 0.165 | 1.4% | 2.8% | 1.02 ± 0.18 | +0.4% ± 3.7% |
| Parfum | 3 | 90 | 0.244 | 0.171 | 0.165 | 1.4% | 2.8% | 1.02 ± 0.18 | +0.4% ± 3.7% |
| Parfum | 2 | 15.6% | 14.1% | -1.5% ± 5.1% | – |
| Parfum | 3 | 15.3% | 18.2% | +2.9% ± 2.7% | – |
| Parfum | last | 2.5% | 2.4% |
"""


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the chances of a game, which is Parfum by its name, and the page of them."""
    (tmp_path / "chances.toml").write_text(CHANCES, encoding="utf-8")
    (tmp_path / "calibration.md").write_text(PAGE, encoding="utf-8")
    game = SimpleNamespace(folder=tmp_path, title="Parfum", seats=(2, 3))
    monkeypatch.setattr(calibration, "GAMES", {"parfum": game})
    monkeypatch.setattr(calibration, "QUICK", {})
    monkeypatch.setattr(calibration, "folder", lambda: tmp_path)
    return tmp_path


def test_chances_of_other_numbers_of_seats_stay(shelf: Path) -> None:
    """Those of two seats were gone when three alone had been played."""
    calibration.tell(imagined(Curve(0.0, 2.0), 60, 3, 1))
    kept = calibration.shipped("parfum")
    assert kept[2] == (Curve(0.0, 2.0), 50)
    assert kept[3][1] == 30, "half of them; the others are the test"
    page = (shelf / "calibration.md").read_text(encoding="utf-8")
    rows = [line for line in page.splitlines() if line.startswith("| Parfum |")]
    assert [row for row in rows if "| 2 |" in row] == [
        line for line in PAGE.splitlines() if line.startswith("| Parfum | 2 |")
    ]
    assert "| Parfum | 3 | 30 |" in page
    assert "| Parfum | 3 | 15.3% | 18.2% |" not in page
    assert len([row for row in rows if row.startswith("| Parfum | 3 |")]) > 1
    assert "| Parfum | last | 2.5% | 2.4% |" in page, "it is of all numbers of seats"
    assert "| Perfumery | 3 | 60 |" in page


def test_curves_that_are_not_fitted_are_tested_by_all_that_they_do_not_know(shelf: Path) -> None:
    rows = imagined(Curve(0.0, 2.0), 60, 3, 1)
    before = (shelf / "chances.toml").read_text(encoding="utf-8")
    assert calibration.tell(rows, fitted=())["parfum"] == {"3": Curve(1.0, 1.5)}
    assert (shelf / "chances.toml").read_text(encoding="utf-8") == before
    page = (shelf / "calibration.md").read_text(encoding="utf-8")
    assert "| Parfum | 3 | 40 |" in page, "20 of the first 40, and the last 20"
    _, samples = next(iter(calibration.read(rows).items()))
    tested = calibration.test(
        samples.only(calibration.is_free(samples.match, ("parfum", 3))), Curve(1.0, 1.5)
    )
    assert tested.matches == 40
    told = [line for line in page.splitlines() if line.startswith("| Parfum | 3 |")][1:]
    sizes = [int(line.split(" | ")[-1].removesuffix(" |")) for line in told]
    assert sizes == [each.size for each in tested.bins]


def test_the_plan_begins_nothing_that_cannot_be_finished() -> None:
    plan = Plan(["calibration", "review"], ["parfum"], [2, 3, 4])
    assert plan.next(set(), 600) is None
    task = plan.next({"parfum"}, 30)
    assert task is not None
    assert task[0] == "calibration"
    assert plan.next({"parfum"}, 1) is None
    row = dict(zip(("part", "game", "seats", "number"), task, strict=True))
    plan.note(row | {"seconds": 9.0})
    assert plan.spent["calibration"] == 9.0
    others = [plan.next({"parfum"}, 600) for _ in range(40)]
    assert {each[0] for each in others if each} == {"calibration", "review"}
