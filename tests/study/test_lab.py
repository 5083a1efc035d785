"""The laboratory: a change is compared deal by deal, and nothing that was played is lost."""

from __future__ import annotations

import math
import pickle
import tomllib
import zlib
from pathlib import Path
from statistics import NormalDist
from typing import Any

import numpy as np
import pytest

from grasse.games import GAMES
from grasse.kernel.boxfile import BoxError
from grasse.study.arena import ArenaError, ChangedError
from grasse.study.crews import processes
from grasse.study.lab.change import (
    ChangeError,
    arms_of,
    boxed,
    changed,
    read_dial,
)
from grasse.study.lab.evidence import (
    ALPHA,
    LOOKS,
    Estimate,
    beyond_chance,
    level_of,
    mean_of,
    ratio_of,
    spent,
)
from grasse.study.lab.measures import WHOLE, layout_of
from grasse.study.lab.report import Compared, Row, is_settled
from grasse.study.lab.running import Trials, run
from grasse.study.lab.trial import (
    CHUNK,
    ROWS,
    Done,
    Job,
    Plan,
    PlayerError,
    do,
    make_plan,
    usual_samples,
)

PARFUM = GAMES["parfum"]
PRICE = "customers.A-03.price=9"


def content(game: str = "parfum") -> dict[str, Any]:
    return tomllib.loads(GAMES[game].components.read_text(encoding="utf-8"))


def made_up(plan: Plan, job: Job, step: int = 3, noise: int = 100) -> Done:
    """What a job might find: everything is 100 before, and *step* more after."""
    sums = np.zeros((len(plan.arms), ROWS, plan.layout.size), np.int64)
    sums[:, 0], sums[:, 1] = 100 * CHUNK + job.number, 100**2 * CHUNK
    sums[1, 3], sums[1, 4] = step * CHUNK, (step * step + noise) * CHUNK
    return Done(job.name, zlib.compress(sums.tobytes()))


def plan_of(
    *changes: str, matches: int = 2 * CHUNK, players: tuple[str, ...] = ("uniform",)
) -> Plan:
    arms = arms_of(PARFUM, content(), [read_dial(text) for text in changes])
    return make_plan("parfum", 2, arms, players, matches)


def test_sums_are_packed_and_taken_up_by_the_same_plan_alone() -> None:
    plan = plan_of(PRICE, matches=4 * CHUNK)  # two parts
    first = Trials(plan)
    first.keep(made_up(plan, Job("deals", 0)))
    first.keep(Done("luck 1 0", ledger=[[0.5, 0.5, 0.0, 0.0, 0.0]]))
    again = Trials(plan)
    assert again.take_up(first.packed())
    assert (again.counted, again.ledgers) == (1, first.ledgers)
    done = [Job("deals", 0), Job("luck", 1), Job("deals", 1)]
    assert [again.has(job) for job in done] == [True, True, False]
    for trials in (first, again):
        trials.keep(made_up(plan, Job("deals", 1)))
    assert again.packed() == first.packed()
    others = Trials(plan_of(PRICE, matches=2 * CHUNK)), Trials(plan_of("customers.A-03.price=3..5"))
    for other in others:  # it has but one part; it has more boxes
        assert not other.take_up(first.packed())
        assert other.counted == 0


# ---------------------------------------------------------------- changes


def test_a_change_is_a_value_or_a_range_of_them() -> None:
    assert read_dial(PRICE).values == (9,)
    assert read_dial("customers.A-03.price = 3..9..3").values == (3, 6, 9)
    assert read_dial('customers.A-03.stack="B"').values == read_dial("a.b=B").values == ("B",)
    assert read_dial("a.wants={ rose = 2 }").values == ({"rose": 2},)


@pytest.mark.parametrize("text", ["", "a", "a=", "=3", "a=9..3", "a=0..100000", "a=;"])
def test_what_is_no_change_is_refused(text: str) -> None:
    with pytest.raises(ChangeError):
        read_dial(text)


@pytest.mark.parametrize("game", GAMES)
def test_every_box_survives_being_written_again(game: str) -> None:
    own = GAMES[game].load_box()
    assert boxed(GAMES[game], content(game)).tobytes() == own.tobytes()


def test_a_row_is_found_by_its_name_and_only_it_changes() -> None:
    [base, arm] = arms_of(PARFUM, content(), [read_dial(PRICE)])
    before = np.frombuffer(base.box, PARFUM.BOX)[0]
    after = np.frombuffer(arm.box, PARFUM.BOX)[0]
    prices = [(row["name"], int(row["price"])) for row in after["customers"]]
    assert [each for each in prices if each[1] == 9] == [(b"A-03", 9)]
    assert (before["notes"] == after["notes"]).all()
    assert arm.title == "customers.A-03.price = 9"


def test_what_does_not_fit_is_told_at_its_field() -> None:
    with pytest.raises(BoxError) as caught:
        arms_of(PARFUM, content(), [read_dial("customers.A-03.price=1000")])
    [fault] = caught.value.faults
    assert (fault.row, fault.field) == ("[customers] tokens, row 3 (A-03)", "price")
    with pytest.raises(BoxError, match="coins: is unknown"):
        arms_of(PARFUM, content(), [read_dial("customers.A-03.coins=9")])


@pytest.mark.parametrize(
    ("path", "hint"),
    [("customers.A-33.price", "did you mean A-03"), ("custom.x", "did you mean customers")],
)
def test_a_place_that_is_not_there_is_told_with_the_nearest(path: str, hint: str) -> None:
    with pytest.raises(ChangeError, match=hint):
        changed(content(), [(path, 1)])


# ---------------------------------------------------------------- what is counted


def test_a_match_is_counted_as_its_events_tell_it() -> None:
    layout = layout_of(PARFUM, [PARFUM.load_box()], 2)
    kinds = [kind.name for kind in PARFUM.event_kinds]
    sold, claimed = kinds.index("sold"), kinds.index("claimed")
    rows = [(sold, 1, 0, 2, 4), (sold, 0, 5, 2, 4), (sold, 1, 0, 3, 5), (claimed, 0, 7, 2, 0)]
    found = dict(zip(layout.names, layout.count(0, 90, [(6, 2), (9, 1)], rows), strict=False))
    assert (found["length"], found["points"], found["margin"]) == (90, 15, 3)
    assert (found["wins 1"], found["wins 2"]) == (0, WHOLE)
    assert (found["source sold"], found["source claimed"]) == (13, 2)
    assert (found["use customer A-03"], found["use customer A-04"]) == (2, 1)
    out = layout.count(0, 90, [(6, 2), (9, 1)], rows)
    place = [tile.name for tile in layout.tiles].index("A-03")
    uses, points, users, won = (out[layout.part(n)][place] for n in range(4))
    assert (uses, points, users, won) == (2, 8, 2, WHOLE)


def test_tiles_of_two_boxes_are_the_same_by_their_names() -> None:
    """An owner's own box may have them in another order, and others."""
    own = content()
    tokens = own["customers"]["tokens"]
    tokens[2], tokens[3] = tokens[3], tokens[2]
    tokens[4]["id"] = "A-99"
    layout = layout_of(PARFUM, [PARFUM.load_box(), boxed(PARFUM, own)], 2)
    sold = [kind.name for kind in PARFUM.event_kinds].index("sold")
    rows = [(sold, 1, 0, 2, 4), (sold, 0, 0, 4, 4)]  # the third and the fifth customer
    found = [
        dict(zip(layout.names, layout.count(arm, 90, [(6, 2), (9, 1)], rows), strict=False))
        for arm in (0, 1)
    ]
    names = ["A-03", "A-04", "A-05", "A-99"]
    uses = [[each[f"use customer {name}"] for name in names] for each in found]
    assert uses == [[1, 0, 1, 0], [0, 1, 0, 1]]
    assert [tile.noun for tile in layout.tiles] == sorted(
        (tile.noun for tile in layout.tiles), reverse=True
    )  # notes, then customers: those of a kind together


# ---------------------------------------------------------------- evidence


def test_the_looks_spend_the_error_once() -> None:
    parts = [level_of(look) for look in range(1, LOOKS + 1)]
    assert sum(parts) == pytest.approx(ALPHA)
    assert parts == sorted(parts)  # little at first
    assert spent(1) == pytest.approx(ALPHA)


def test_looking_early_does_not_find_more_than_it_may() -> None:
    """Of many comparisons of nothing, at most the error's share is ever called a change."""
    steps = np.random.default_rng(7).standard_normal((4000, LOOKS)).cumsum(axis=1)
    bounds = [NormalDist().inv_cdf(1 - level_of(look) / 2) for look in range(1, LOOKS + 1)]
    scores = np.abs(steps) / np.sqrt(np.arange(1, LOOKS + 1))
    wrong = (scores > bounds).any(axis=1).mean()
    assert 0.02 < wrong < ALPHA
    plain = (scores > NormalDist().inv_cdf(1 - ALPHA / 2)).any(axis=1).mean()
    assert plain > 2 * ALPHA  # what looking without a rule would do


def test_many_things_are_looked_at_by_benjamini_and_hochberg() -> None:
    chances = [0.01, 0.04, 0.03, 0.005, 0.5]
    assert beyond_chance(chances) == [True, True, True, True, False]
    assert beyond_chance([0.04, 0.9, 0.9, 0.9]) == [False] * 4


def test_means_and_ratios_have_the_errors_of_the_books() -> None:
    values = np.array([3.0, 5.0, 4.0, 8.0])
    mean, error = mean_of(4, values.sum(), (values**2).sum())
    assert mean == values.mean()
    assert error == pytest.approx(values.std(ddof=1) / 2)
    under = np.array([1.0, 2.0, 1.0, 2.0])
    ratio, error = ratio_of(
        4,
        (values.sum(), (values**2).sum()),
        (under.sum(), (under**2).sum()),
        (values * under).sum(),
    )
    rest = values - ratio * under
    assert error == pytest.approx(math.sqrt((rest**2).sum() / 3 / 4) / under.mean())


@pytest.mark.parametrize(
    ("change", "settled"),
    [((0.5, 0.1, 0.9), True), ((0.0, -0.4, 0.4), True), ((0.5, -0.1, 1.1), False)],
)
def test_settled_is_what_is_there_or_too_small_to_matter(
    change: tuple[float, float, float], settled: bool
) -> None:
    sure = Estimate(50, 50, 50)
    row = Row("points", sure, [Compared(sure, Estimate(*change), 0.5, False)])
    assert is_settled(None, row) is settled  # type: ignore[arg-type]


# ---------------------------------------------------------------- playing


def test_the_same_box_plays_the_same_matches() -> None:
    game = GAMES["aqua-mirabilis"]  # its matches are quick
    [base] = arms_of(game, content(game.name), [])
    plan = make_plan(game.name, 2, [base, base], ["greedy"], 2 * CHUNK)
    trials = Trials(plan)
    report = run(trials, processes(1, do))  # type: ignore[arg-type]
    assert report.deals == CHUNK
    assert not trials.sums[1, 3:].any()
    assert report.clear_changes(1) == []
    assert sum(report.row(f"wins {seat}").base.value for seat in (1, 2)) == pytest.approx(1)


def test_what_was_stopped_goes_on_and_finds_the_same(tmp_path: Path) -> None:
    plan = plan_of(PRICE, matches=6 * CHUNK)
    jobs = [Job("deals", number) for number in range(plan.chunks)]
    done = {job: made_up(plan, job) for job in jobs}
    whole = Trials(plan)
    for job in jobs:
        whole.keep(done[job])
    path = tmp_path / "kept" / "trials.jsonl"
    broken = Trials(plan, path)
    broken.keep(done[jobs[2]])  # out of turn: kept, but not counted yet
    broken.keep(done[jobs[0]])
    assert (broken.deals, broken.played) == (CHUNK, 2)
    path.write_bytes(path.read_bytes() + b'{"job": "deals 1')  # the power failed
    asked = []

    def crew(plan: Plan, jobs: Any, until: float) -> Any:
        for job in jobs:
            asked.append(job)
            yield done[job]

    report = run(Trials(plan, path), crew)
    assert asked == [jobs[1]]
    assert report == whole.report()
    assert report == Trials(plan, path).report()


@pytest.mark.parametrize(
    ("matches", "boxes", "reviewed"),
    [(2000, 2, 6), (400, 2, 4), (100, 1, 2), (100, 2, 0), (20_000, 3, 0)],
)
def test_a_few_deals_are_reviewed_unless_somebody_says_otherwise(
    matches: int, boxes: int, reviewed: int
) -> None:
    assert usual_samples(matches, boxes) == reviewed


def test_a_folder_of_another_plan_is_not_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "trials.jsonl"
    Trials(plan_of(), path).keep(Done("luck 0 0"))
    with pytest.raises(ChangedError, match="boxes"):
        Trials(plan_of(PRICE), path)
    path.write_bytes(path.read_bytes() + b"nonsense\n")
    with pytest.raises(ArenaError, match="line 3"):
        Trials(plan_of(), path)


@pytest.mark.parametrize(("step", "noise", "looks"), [(50, 10, 1), (2, 40_000, LOOKS)])
def test_it_stops_early_when_it_is_clear_and_only_then(step: int, noise: int, looks: int) -> None:
    plan = plan_of(PRICE, matches=2 * LOOKS * CHUNK)
    played: list[int] = []

    def crew(plan: Plan, jobs: Any, until: float) -> Any:
        for job in jobs:
            played.append(job.number)
            yield made_up(plan, job, step, noise)

    report = run(Trials(plan), crew, until_clear=True)
    assert (report.look, report.is_settled) == (looks, looks == 1)
    assert played == list(range(looks))
    assert report.level == level_of(looks)


def test_a_plan_can_travel_to_another_process() -> None:
    plan = plan_of(PRICE)
    assert plan.layout.size > 100  # asked for before, as whoever adds up does
    assert pickle.loads(pickle.dumps(plan)) == plan


def test_who_thinks_by_the_clock_is_refused() -> None:
    with pytest.raises(PlayerError, match="nose"):
        plan_of(players=("nose",))
