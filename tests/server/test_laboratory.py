"""The laboratory in the browser: changes, own boxes, many matches, and who may do what."""

from __future__ import annotations

import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from grasse.games import GAMES
from grasse.games.paces import paces_of
from grasse.server import box_forms, lab_wishes
from grasse.server.box_messages import BoxValue
from grasse.server.lab_messages import LabWish
from grasse.server.lab_seats import fitting
from grasse.server.lab_wishes import LAB_PLAYERS, MOST_BOXES, trial_of
from grasse.server.laboratory import FROM_ONE, STALE, Laboratory, Work
from grasse.server.limits import Gate, Limits
from grasse.server.messages import Refusal
from grasse.storage.schema import EXPERIMENTS
from grasse.study.lab.trial import Done, Job, Plan
from tests.server.browsers import TIMEOUT, Browser
from tests.server.servers import Server

GAME = "aqua-mirabilis"  # its matches are quick
OURS = box_forms.ours(GAME)
NAMES = {name: place for place, name in box_forms.named_places(OURS).items()}
PRESTIGE = NAMES["city_tile/paris-1/prestige"]  # 1
LEVEL = NAMES["recipe/B-1-1/level"]
OURS_LEVEL = next(f.value for f in box_forms.fields_of(OURS) if f.place == LEVEL)
PRICE = "customers/tokens/2/price"  # of Parfum's A-03


def setting(place: str, *values: Any) -> dict[str, Any]:
    return {"place": place, "values": list(values)}


def wish(**other: Any) -> dict[str, Any]:
    made = {"game": GAME, "name": "Rose", "seats": 2, "players": ["greedy"], "matches": 40}
    return {**made, "settings": [setting(PRESTIGE, 3)], **other}


def trial(**other: Any) -> Any:
    return trial_of(msgspec.convert({**wish(), **other}, LabWish), OURS, 1000)


def ended(browser: Browser, name: str) -> dict[str, Any]:
    """The experiment when it goes on no more."""
    went_on, played = time.monotonic(), -1
    while time.monotonic() - went_on < TIMEOUT:  # it stands back behind all others at the machine
        told: dict[str, Any] = browser.get(f"/api/laboratory/{name}")
        if told["status"] not in ("waiting", "working"):
            return told
        if told["played"] > played:
            went_on, played = time.monotonic(), told["played"]
        time.sleep(0.05)
    raise AssertionError("it does not go on")


@pytest.mark.slow
def test_a_change_is_tried_and_kept(browser: Browser, other: Browser) -> None:
    about = browser.get(f"/api/laboratory/games/{GAME}")
    [field] = [each for each in about["fields"] if each["place"] == PRESTIGE]
    assert (field["kind"], field["value"]) == ("number", 1)
    assert about["faces"]["tile paris-1"]
    assert about["players"] == LAB_PLAYERS == list(about["seconds"])
    begun = browser.post("/api/laboratory", wish())
    assert (begun["status"], begun["wanted"], begun["compared"]) == ("waiting", 40, False)
    changed = {"place": "city_tile/paris-1/prestige", "before": 1, "values": [3]}
    assert begun["chosen"] == [changed]
    assert set(begun["faces"]) == {"tile paris-1", "payment paris-1"}
    looks = [begun[key]["tile paris-1"]["values"]["prestige"] for key in ("former", "faces")]
    assert looks == [1, 3]
    name = begun["experiment"]
    again = browser.ask("POST", "/api/laboratory", json=wish())
    assert (again.status_code, again.json()["reason"]) == (429, "too_many")
    told = ended(browser, name)
    assert (told["status"], told["played"], told["mine"]) == ("done", 40, True)
    assert told["seconds"] > 0
    [arm] = told["arms"]
    found = {row["name"]: row for row in arm["changes"]}
    assert found["length"]["before"] > 100
    assert found["points"]["low"] <= found["points"]["change"] <= found["points"]["high"]
    assert "use tile paris-1" in found
    seen = other.get(f"/api/laboratory/{name}")
    assert seen == {**told, "mine": False}
    [mine] = browser.get("/api/laboratory")["experiments"]
    assert mine == {**told, "arms": [], "tiles": [], "faces": {}, "former": {}}
    assert other.get("/api/laboratory") == {"experiments": []}
    exported = browser.get("/api/me/export")
    assert [each["experiment"] for each in exported["experiments"]] == [name]
    measured = browser.get(f"/api/laboratory/games/{GAME}")["seconds"]["greedy"]
    assert measured == pytest.approx(told["seconds"] / 40)


@pytest.mark.slow
def test_when_all_is_played_a_few_deals_are_reviewed_for_their_luck(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    staff = browser.client.app.state.laboratory.staff
    play = staff.ask

    async def ask(work: Any, plan: Plan, job: Job) -> Done:
        if job.kind == "luck":  # result, luck, own and others' decisions, revisions of two seats
            return Done(job.name, ledger=[[0.5, 0.4, 0.1, 0.0, 0.0], [-0.5, -0.4, 0.0, -0.1, 0.0]])
        done: Done = await play(work, plan, job)
        return done

    monkeypatch.setattr(staff, "ask", ask)
    monkeypatch.setattr(lab_wishes, "usual_samples", lambda matches, boxes: 3)
    told = ended(browser, browser.post("/api/laboratory", wish())["experiment"])
    assert (told["status"], told["played"], told["reviewing"]) == ("done", 40, False)
    share = {"share": 0.8, "low": 0.8, "high": 0.8, "decisions": 0.2, "rest": 0.0, "matches": 3}
    assert told["luck"] == [share, share]  # before and after


@pytest.mark.slow
def test_an_own_box_is_compared_with_ours(browser: Browser) -> None:
    made = browser.post("/api/boxes", {"game": GAME, "name": "Mine"})["box"]
    nothing = browser.ask("POST", "/api/laboratory", json=wish(box=made, settings=[]))
    assert nothing.json()["reason"] == "bad_change"  # it is ours
    browser.post(f"/api/boxes/{made}", {"values": [{"place": PRESTIGE, "value": 4}]})
    about = browser.get(f"/api/laboratory/games/{GAME}?box={made}")
    assert about["box_name"] == "Mine"
    [differs] = about["differences"]
    assert (differs["place"], differs["after"]) == ("city_tile/paris-1/prestige", 4)
    begun = browser.post("/api/laboratory", wish(box=made, settings=[], matches=20))
    assert (begun["compared"], begun["box_name"]) == (True, "Mine")
    [chosen] = begun["chosen"]
    assert (chosen["before"], chosen["values"]) == (1, [4])
    assert ended(browser, begun["experiment"])["status"] == "done"
    changed = browser.post("/api/laboratory", wish(box=made, matches=20))  # its own tile
    assert (changed["compared"], changed["chosen"][0]["before"]) == (False, 4)
    browser.post(f"/api/laboratory/{changed['experiment']}/stop")
    other_game = browser.ask("POST", "/api/laboratory", json=wish(box=made, game="parfum"))
    assert other_game.json()["reason"] == "no_such_box"


def test_every_changed_tile_is_also_tried_alone(browser: Browser) -> None:
    made = trial(settings=[setting(PRESTIGE, 3), setting(LEVEL, 5)], alone=True)
    assert made.values == [[3, OURS_LEVEL], [1, 5], [3, 5]]  # the last one has both
    boxes = [made.plan.open_box(arm) for arm in range(4)]
    assert len({GAMES[GAME].box_hash(box) for box in boxes}) == 4
    assert GAMES[GAME].box_hash(boxes[0]) == OURS.hash
    box = browser.post("/api/boxes", {"game": GAME, "name": "Mine"})["box"]
    changes = [{"place": PRESTIGE, "value": 3}, {"place": LEVEL, "value": 5}]
    browser.post(f"/api/boxes/{box}", {"values": changes})
    begun = browser.post("/api/laboratory", wish(box=box, settings=[], alone=True))
    assert (begun["alone"], begun["compared"], len(begun["arms"])) == (True, True, 3)
    assert begun["arms"][-1]["values"] == [chosen["values"][0] for chosen in begun["chosen"]]
    browser.post(f"/api/laboratory/{begun['experiment']}/stop")


def test_a_single_change_or_a_range_is_not_tried_alone() -> None:
    two = setting(PRESTIGE, 3), setting(LEVEL, 4, 5)
    for settings in ([setting(PRESTIGE, 3)], list(two)):
        with pytest.raises(Refusal, match="bad_change"):
            trial(settings=settings, alone=True)


def test_a_box_with_faults_is_not_played(browser: Browser) -> None:
    made = browser.post("/api/boxes", {"game": GAME, "name": "Broken"})["box"]
    browser.post(f"/api/boxes/{made}", {"values": [{"place": PRESTIGE, "value": "many"}]})
    answer = browser.ask("POST", "/api/laboratory", json=wish(box=made, settings=[]))
    assert answer.json()["reason"] == "box_has_faults"


def test_a_draft_shows_its_pieces_and_its_faults_and_begins_nothing(browser: Browser) -> None:
    draft = {"game": "parfum", "settings": [setting(PRICE, 9)]}
    sketch = browser.post("/api/laboratory/sketch", draft)
    assert (list(sketch["faces"]), sketch["faults"], sketch["boxes"]) == (["customer A-03"], [], 1)
    draft["settings"] = [setting(PRICE, 4, 9, 5000)]  # the ends of a range have to fit
    sketch = browser.post("/api/laboratory/sketch", draft)
    assert [fault["place"] for fault in sketch["faults"]] == [PRICE]
    assert browser.get("/api/laboratory") == {"experiments": []}


@pytest.mark.parametrize(
    ("game", "name", "seats"),
    [
        ("perfumery", "cards/recipes/R109/value", [4]),
        ("perfumery", "cards/perfumes/P107/value", [3, 4]),
        ("perfumery", "cards/perfumes/P101/value", [2, 3, 4]),
        ("perfumery", "setup/4/columns", [4]),
        ("parfum", "board/side_3/customer_spaces", [3]),
        ("parfum", "board/side_2_4/customer_spaces", [2, 4]),
        ("parfum", "clocks/tokens/4/actions", [3]),
        ("parfum", "clocks/tokens/0/actions", [2, 4]),
        ("aqua-mirabilis", "day_track/p4/spaces", [4]),
        ("aqua-mirabilis", "setup/common/seat_3_flowers", [3, 4]),
        ("aqua-mirabilis", "city_tile/paris-1/prestige", [2, 3, 4]),
    ],
)
def test_some_of_a_box_is_for_some_numbers_of_players(
    game: str, name: str, seats: list[int]
) -> None:
    ours = box_forms.ours(game)
    places = {named: place for place, named in box_forms.named_places(ours).items()}
    assert fitting([ours], [places.get(name, name)]) == seats


def test_changes_are_for_the_players_that_all_of_them_are_for(browser: Browser) -> None:
    ours = box_forms.ours("perfumery")
    places = {named: place for place, named in box_forms.named_places(ours).items()}
    three, four = (places[f"cards/perfumes/{name}/value"] for name in ("P107", "P109"))

    def seats(*settings: dict[str, Any]) -> list[int]:
        draft = {"game": "perfumery", "settings": settings}
        found: list[int] = browser.post("/api/laboratory/sketch", draft)["fitting"]
        return found

    assert seats(setting(three, 3)) == [3, 4]
    assert seats(setting(three, 3), setting(four, 3)) == [4]
    # A card that was for three and now is for two changes what two play with.
    assert seats(setting(places["cards/perfumes/P107/min_players"], 2)) == [2, 3, 4]
    never = fitting([ours], ["setup/0/columns", "setup/2/columns"])
    assert never == [2, 4]  # all at once never
    box = browser.post("/api/boxes", {"game": "perfumery", "name": "Mine"})["box"]
    changes = [{"place": three, "value": 3}]
    browser.post(f"/api/boxes/{box}", {"values": changes})
    assert browser.get(f"/api/laboratory/games/perfumery?box={box}")["fitting"] == [3, 4]
    assert browser.get("/api/laboratory/games/perfumery")["fitting"] == [2, 3, 4]


def test_a_database_that_is_away_keeps_nobody_from_another_experiment(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither at the beginning nor at the end of one."""
    laboratory, desk = browser.client.app.state.laboratory, browser.client.app.state.desk

    async def refuse(*_: Any) -> None:
        raise Refusal("broken", "the database does not answer")

    with monkeypatch.context() as away:
        away.setattr(desk, "write", refuse)
        assert browser.ask("POST", "/api/laboratory", json=wish()).status_code == 503
    assert laboratory.going == {}
    first = browser.post("/api/laboratory", wish(matches=1000))["experiment"]
    with monkeypatch.context() as away:
        away.setattr(desk, "write", refuse)
        assert browser.post(f"/api/laboratory/{first}/stop")["status"] == "stopped"
    again = browser.post("/api/laboratory", wish(matches=1000))["experiment"]
    assert browser.post(f"/api/laboratory/{again}/stop")["status"] == "stopped"


def test_one_address_does_not_take_all_places_in_the_laboratory(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    laboratory = browser.client.app.state.laboratory
    others = {
        f"other {n}": Work(b"", cast(Any, None), str(n), "testclient") for n in range(FROM_ONE)
    }
    monkeypatch.setattr(laboratory, "work", others)
    answer = browser.ask("POST", "/api/laboratory", json=wish())
    assert answer.json()["reason"] == "too_many"
    others.popitem()
    name = browser.post("/api/laboratory", wish())["experiment"]
    browser.post(f"/api/laboratory/{name}/stop")


def test_only_who_began_it_can_stop_it(browser: Browser, other: Browser) -> None:
    name = browser.post("/api/laboratory", wish(matches=1000))["experiment"]
    stop = f"/api/laboratory/{name}/stop"
    assert other.ask("POST", stop).json()["reason"] == "nobody"
    assert browser.post(stop)["status"] == "stopped"
    assert ended(browser, name)["played"] < 1000
    assert browser.ask("POST", stop).json()["reason"] == "nobody"


@pytest.mark.slow
def test_it_can_be_stopped_at_another_worker(browser: Browser) -> None:
    name = browser.post("/api/laboratory", wish(matches=1000))["experiment"]
    state = browser.client.app.state
    elsewhere, person = Laboratory(state.desk), state.laboratory.work[name].person
    with browser.client.portal() as portal:
        with pytest.raises(Refusal):
            portal.call(elsewhere.stop, name, "somebody else")
        assert portal.call(elsewhere.stop, name, person).status == "stopped"
        while name in state.laboratory.going:  # it ends when a part of it has been played
            time.sleep(0.01)
        told = browser.get(f"/api/laboratory/{name}")
        assert (told["status"], told["played"] < 1000) == ("stopped", True)
        with pytest.raises(Refusal):
            portal.call(elsewhere.stop, name, person)
        portal.call(elsewhere.close)


@pytest.mark.parametrize(
    ("other_wish", "reason"),
    [
        ({"settings": [setting("city_tile/0/colour", 3)]}, "bad_change"),
        ({"settings": [setting("__class__", 3)]}, "bad_change"),
        ({"settings": [setting(PRESTIGE, 1)]}, "bad_change"),  # as it is
        ({"settings": [setting(PRESTIGE, 2), setting(PRESTIGE, 3)]}, "bad_change"),
        ({"settings": [setting(LEVEL, 999)]}, "bad_change"),  # the box refuses it
        ({"settings": []}, "bad_change"),
        ({"players": ["absolute"]}, "bad_change"),
        ({"players": ["greedy"] * 3}, "bad_change"),  # for two seats
        ({"players": []}, "malformed"),
        ({"seats": 7}, "bad_change"),
        ({"matches": 2_000_000}, "malformed"),
        ({"game": "chess"}, "no_such_game"),
        ({"box": "nobody-has-it"}, "no_such_own_box"),
        ({"settings": [setting(PRESTIGE)]}, "malformed"),
        ({"settings": [setting(PRESTIGE, 10**30)]}, "malformed"),
        ({"more": 1}, "malformed"),
    ],
)
def test_what_does_not_fit_is_refused_and_nothing_begins(
    browser: Browser, other_wish: dict[str, Any], reason: str
) -> None:
    answer = browser.ask("POST", "/api/laboratory", json=wish(**other_wish))
    assert 400 <= answer.status_code < 500
    assert answer.json()["reason"] == reason
    assert browser.get("/api/laboratory") == {"experiments": []}


@pytest.mark.parametrize(
    ("settings", "besides"),
    [
        ([setting(PRESTIGE, 1)], {"key": "same"}),
        (
            [setting(LEVEL, 999)],
            {"key": "range", "place": LEVEL, "values": {"low": "0", "high": "99", "found": "999"}},
        ),
        (
            [setting(PRESTIGE, *range(9)), setting("city_tile/1/prestige", *range(9))],
            {"key": "boxes", "values": {"ranges": 2, "boxes": 25}},
        ),
    ],
)
def test_a_refusal_says_in_words_of_the_page_what_does_not_fit(
    browser: Browser, settings: list[Any], besides: dict[str, Any]
) -> None:
    answer = browser.ask("POST", "/api/laboratory", json=wish(settings=settings))
    told = answer.json()["besides"]
    assert {name: told[name] for name in besides} == besides


def test_the_administrator_says_how_many_matches_it_may_be() -> None:
    desk: Any = SimpleNamespace(gate=Gate(Limits(experiments=30)))
    most = Laboratory(desk).most
    fitting = LabWish(**wish(settings=read(setting(PRESTIGE, 3)), matches=30))
    assert trial_of(fitting, OURS, most).plan.deals == 20
    with pytest.raises(Refusal, match="up to 30 matches"):
        trial_of(LabWish(**wish(settings=read(setting(PRESTIGE, 3)), matches=31)), OURS, most)


def read(*settings: dict[str, Any]) -> Any:
    """As they come in."""
    import msgspec

    from grasse.server.lab_messages import LabSetting

    return msgspec.convert(list(settings), list[LabSetting])


def test_ranges_come_to_every_combination_but_the_box_as_it_is() -> None:
    second = NAMES["city_tile/paris-2/prestige"]
    found = trial(settings=read(setting(PRESTIGE, 0, 1, 2), setting(second, 1, 2)))
    assert found.values == [[0, 1], [0, 2], [1, 2], [2, 1], [2, 2]]  # 1 and 1 it is
    assert len(found.plan.arms) == 6
    with pytest.raises(Refusal, match=f"{MOST_BOXES} boxes"):
        trial(settings=read(setting(PRESTIGE, *range(2, 15)), setting(second, 2, 3)))
    third = NAMES["city_tile/paris-3/prestige"]
    many = [setting(place, 2, 3) for place in (PRESTIGE, second, third)]
    with pytest.raises(Refusal, match="2 ranges"):
        trial(settings=read(*many))


def test_what_follows_from_a_change_follows() -> None:
    """A flacon more changes how many there have to be at the end of the file."""
    parfum = box_forms.ours("parfum")
    places = {name: place for place, name in box_forms.named_places(parfum).items()}
    place = next(place for name, place in places.items() if name.endswith("minor/flacons"))
    now = {field.place: field.value for field in box_forms.fields_of(parfum)}[place]
    made = wish(game="parfum", settings=read(setting(place, now + 1)))
    assert len(trial_of(LabWish(**made), parfum, 100).plan.arms) == 2


def test_what_a_change_makes_meaningless_is_left_out() -> None:
    """Of a dame who takes originality, no essences can be said that she takes."""
    places = {field.place for field in box_forms.fields_of(OURS)}
    assert "couple/0/gift_types" in places
    changed = box_forms.change(OURS, [BoxValue("couple/0/gift", "originality")], [])
    assert not changed.faults
    assert "couple/0/gift_types" not in {field.place for field in box_forms.fields_of(changed)}


def test_how_long_it_takes_is_known_of_everyone_who_plays() -> None:
    measured = [paces_of(game.folder) for game in GAMES.values()]
    assert [list(paces) for paces in measured if paces] == [LAB_PLAYERS] * len(measured)


def test_of_a_game_that_nobody_has_measured_it_is_not_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    added: Any = SimpleNamespace(folder=tmp_path)
    monkeypatch.setitem(GAMES, "added", added)
    desk: Any = SimpleNamespace()
    assert Laboratory(desk).pace("added", "greedy") == 0.0


def fixed(told: dict[str, Any]) -> dict[str, Any]:
    """What does not depend on the machine."""
    return {name: value for name, value in told.items() if name not in ("experiment", "seconds")}


@pytest.fixture
def played(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The jobs that the laboratory has done."""
    staff, found = browser.client.app.state.laboratory.staff, list[str]()
    ask = staff.ask

    async def note(work: Any, plan: Plan, job: Job) -> Done:
        found.append(job.name)
        done: Done = await ask(work, plan, job)
        return done

    monkeypatch.setattr(staff, "ask", note)
    return found


def stop_after(browser: Browser, name: str, matches: int) -> dict[str, Any]:
    """Stops an experiment once this many matches are played."""
    while browser.get(f"/api/laboratory/{name}")["played"] < matches:
        time.sleep(0.01)
    told: dict[str, Any] = browser.post(f"/api/laboratory/{name}/stop")
    return told


@pytest.mark.slow
def test_what_was_stopped_goes_on_and_nothing_is_played_again(
    browser: Browser, other: Browser, played: list[str]
) -> None:
    whole = ended(browser, browser.post("/api/laboratory", wish(matches=80))["experiment"])
    jobs = list(played)
    assert (whole["status"], whole["goes_on"]) == ("done", False)
    assert jobs == [f"deals {number} 0" for number in range(4)]
    name = browser.post("/api/laboratory", wish(matches=80))["experiment"]
    stopped = stop_after(browser, name, 20)
    assert (stopped["status"], stopped["goes_on"]) == ("stopped", True)
    kept = browser.get(f"/api/laboratory/{name}")["played"]
    assert 20 <= kept < 80
    assert not other.get(f"/api/laboratory/{name}")["goes_on"]
    go_on = f"/api/laboratory/{name}/go-on"
    assert other.ask("POST", go_on).json()["reason"] == "nobody"
    played.clear()
    begun = browser.post(go_on)
    assert (begun["status"], begun["played"], begun["goes_on"]) == ("waiting", kept, False)
    assert browser.ask("POST", go_on).json()["reason"] == "nobody"  # it does already
    assert fixed(ended(browser, name)) == fixed(whole)
    assert played == jobs[kept // 20 :]  # two boxes, ten deals in each part
    assert browser.ask("POST", go_on).json()["reason"] == "nobody"  # it is done


@pytest.mark.slow
def test_of_another_program_it_is_played_from_the_first_deal_again(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = browser.post("/api/laboratory", wish(matches=400))["experiment"]
    stop_after(browser, name, 20)
    settings = Plan.settings
    monkeypatch.setattr(Plan, "settings", lambda plan: {**settings(plan), "code": "newer"})
    begun = browser.post(f"/api/laboratory/{name}/go-on")
    assert (begun["played"], begun["renewed"]) == (0, True)
    browser.post(f"/api/laboratory/{name}/stop")


@pytest.mark.slow
def test_a_worker_leaves_what_another_one_has_gone_on_with(browser: Browser) -> None:
    name = browser.post("/api/laboratory", wish(matches=1000))["experiment"]
    state = browser.client.app.state
    elsewhere, person = Laboratory(state.desk), state.laboratory.work[name].person
    while browser.get(f"/api/laboratory/{name}")["played"] < 20:
        time.sleep(0.01)
    with browser.client.portal() as portal:
        portal.call(elsewhere.stop, name, person)
        told = portal.call(elsewhere.go_on, name, person, "elsewhere")
        assert told.status == "waiting"
        while name in state.laboratory.going:  # it ends when a part of it has been played
            time.sleep(0.01)
        assert name in elsewhere.going
        assert portal.call(elsewhere.see, name, person).status in ("waiting", "working")
        portal.call(elsewhere.stop, name, person)
        portal.call(elsewhere.close)


def test_what_is_played_is_heard_of_however_long_a_part_takes(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = browser.client.app.state
    name = browser.post("/api/laboratory", wish(matches=1000))["experiment"]
    elsewhere, person = Laboratory(state.desk), state.laboratory.work[name].person
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + STALE + 1)
    with browser.client.portal() as portal:
        portal.call(state.laboratory.renew)
        assert portal.call(elsewhere.see, name, person).status in ("waiting", "working")
        monkeypatch.setattr(time, "time", lambda: real() + 3 * STALE)
        assert portal.call(elsewhere.see, name, person).status == "stopped"  # its server has ended
        portal.call(elsewhere.close)
    monkeypatch.undo()
    browser.post(f"/api/laboratory/{name}/stop")


def test_an_experiment_of_before_cannot_be_gone_on_with(browser: Browser) -> None:
    name = browser.post("/api/laboratory", wish(matches=1000))["experiment"]
    browser.post(f"/api/laboratory/{name}/stop")
    with browser.client.app.state.desk.engine.execution_options(write=True).begin() as connection:
        connection.execute(EXPERIMENTS.update().values(wish=None, trials=None))
    assert not browser.get(f"/api/laboratory/{name}")["goes_on"]
    refused = browser.ask("POST", f"/api/laboratory/{name}/go-on")
    assert refused.json()["reason"] == "nobody"


@pytest.mark.slow
def test_a_killed_server_loses_at_most_the_part_that_it_played(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "grasse.sqlite"))
    server.start()
    begun, key = server.post("/api/laboratory", wish(matches=80))
    where = f"/api/laboratory/{begun['experiment']}"
    while server.get(where, key)["played"] < 20:
        time.sleep(0.05)
    server.kill()
    server.start()
    kept = server.get(where, key)
    assert 20 <= kept["played"] < 80
    while kept["status"] != "stopped":  # its server might only have been slow
        time.sleep(0.2)
        kept = server.get(where, key)
    assert kept["goes_on"]
    went_on, _ = server.post(f"{where}/go-on", None, key)
    assert went_on["played"] == kept["played"]
    while (told := server.get(where, key))["status"] in ("waiting", "working"):
        assert told["played"] >= kept["played"]
        time.sleep(0.1)
    assert told["status"] == "done"
    server.stop()


def test_an_experiment_that_is_not_there_is_not_told(browser: Browser) -> None:
    assert browser.ask("GET", "/api/laboratory/nothing").status_code == 404
    assert browser.ask("GET", "/api/laboratory/games/chess").status_code == 404
