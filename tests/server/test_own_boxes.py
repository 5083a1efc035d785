"""People's own boxes: made, changed, given away and played with; and what is refused."""

from __future__ import annotations

import random
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar.testing import TestClient

from grasse.games import GAMES
from grasse.kernel import record as records
from grasse.kernel.boxfile import BoxError, BoxText
from grasse.server import box_forms
from grasse.server.app import make_app
from grasse.server.box_messages import LARGEST_FILE, BoxValue, OwnBox, Value
from grasse.server.boxes import shipped
from grasse.server.limits import Limits
from grasse.server.messages import Refusal
from grasse.study.lab.proposal import FILE
from tests.server.browsers import Browser
from tests.server.test_reviews import reviewed

PRICE = "customers/tokens/2/price"  # of A-03
NUMBERS = {  # any that may be 7
    "parfum": PRICE,
    "perfumery": "cards/recipes/3/value",
    "aqua-mirabilis": "city_tile/3/prestige",
}


def make(browser: Browser, game: str = "parfum", **more: Any) -> dict[str, Any]:
    """A copy of our box, or whatever else is wished."""
    made: dict[str, Any] = browser.post("/api/boxes", {"game": game, "name": "Mine", **more})
    return made


def change(browser: Browser, box: str, **values: Any) -> dict[str, Any]:
    """Changes the values at these places ("__" stands for "/")."""
    wish = [{"place": place.replace("__", "/"), "value": each} for place, each in values.items()]
    changed: dict[str, Any] = browser.post(f"/api/boxes/{box}", {"values": wish})
    return changed


def refusal(browser: Browser, path: str, content: Any = None) -> tuple[int, str]:
    answer = browser.ask("POST", path, json=content)
    return answer.status_code, answer.json()["reason"]


def field(box: dict[str, Any], place: str) -> dict[str, Any]:
    return next(each for each in box["fields"] if each["place"] == place)


# ---------------------------------------------------------------- making and changing


def test_what_differs_says_the_title_of_its_card(browser: Browser) -> None:
    """Nobody who is invited knows what R104 is."""
    made = make(browser, "perfumery")
    [place] = [
        e["place"]
        for r in made["rows"]
        if r["name"] == "R104"
        for e in made["fields"]
        if e["place"] == f"{r['place']}/value"
    ]
    told = change(browser, made["box"], **{place: 3})["differences"]
    assert [(each["place"], each["title"]) for each in told] == [
        ("cards/recipes/R104/value", "Bloom Doubling")
    ]


def test_a_copy_of_our_box_is_our_box_until_it_is_changed(browser: Browser) -> None:
    made = make(browser)
    assert (made["hash"], made["faults"], made["differences"]) == (shipped("parfum").hash, [], [])
    assert field(made, PRICE) | {"value": 4, "low": 0, "high": 999} == field(made, PRICE)
    assert made["faces"]["customer A-03"]["values"]["price"] == 4
    changed = change(browser, made["box"], **{PRICE: 9})
    assert changed["hash"] not in ("", made["hash"])
    told = [{"place": "customers/tokens/A-03/price", "before": 4, "after": 9, "title": ""}]
    assert changed["differences"] == told
    assert changed["faces"]["customer A-03"]["values"]["price"] == 9
    (line,) = browser.get("/api/boxes")["boxes"]
    assert (line["box"], line["hash"], line["faults"]) == (made["box"], changed["hash"], 0)


def test_the_proposed_box_of_a_game_can_be_copied(browser: Browser) -> None:
    told = {card["name"]: card["proposed"] for card in browser.get("/api/games")["games"]}
    assert (told["parfum"], told["aqua-mirabilis"]) == (False, True)
    for game in (GAMES[name] for name, proposed in told.items() if proposed):
        wanted = tomllib.loads((game.folder / FILE).read_text(encoding="utf-8"))["changes"]
        made = make(browser, game.name, proposed=True)
        assert (made["faults"], made["hash"] == shipped(game.name).hash) == ([], False)
        after = {tuple(d["place"].split("/")[-2:]): d["after"] for d in made["differences"]}
        assert after == {tuple(path.split(".")[-2:]): value for path, value in wanted.items()}
    assert refusal(browser, "/api/boxes", {"game": "parfum", "name": "Mine", "proposed": True}) == (
        404,
        "no_such_box",
    )


def test_a_fault_is_told_at_its_field_and_keeps_the_box_from_being_played(browser: Browser) -> None:
    box = make(browser)["box"]
    for nonsense, key in ((-1, "range"), ("many", "not-number"), (None, "missing")):
        changed = change(browser, box, **{PRICE: nonsense})
        assert [(each["place"], each["key"]) for each in changed["faults"]] == [(PRICE, key)]
        assert changed["hash"] == ""
        assert "customer A-03" in changed["faces"]  # the others are drawn all the same
    chairs = [{"kind": "me", "name": "A"}, {"kind": "bot", "player": "greedy"}]
    wish = {"game": "parfum", "chairs": chairs, "box": box}
    assert refusal(browser, "/api/matches", wish) == (409, "box_has_faults")
    assert change(browser, box, **{PRICE: 4})["hash"] == shipped("parfum").hash


def origin(box: dict[str, Any], place: str) -> tuple[str, bool]:
    (row,) = [each for each in box["rows"] if each["place"] == place]
    return row["origin"], row["changed"]


def test_what_was_changed_by_hand_is_told_until_it_is_confirmed(browser: Browser) -> None:
    box, row = make(browser)["box"], "customers/tokens/2"
    changed = change(browser, box, **{PRICE: 9})
    assert origin(changed, row) == ("reconstruction", True)
    assert origin(changed, "customers/tokens/3") == ("reconstruction", False)
    told = browser.post(f"/api/boxes/{box}", {"confirmed": [row]})
    assert origin(told, row) == ("owner", True)
    assert origin(change(browser, box, **{PRICE: 4}), row) == ("reconstruction", False)


def test_a_tile_with_a_fault_cannot_be_confirmed(browser: Browser) -> None:
    box = make(browser)["box"]
    before = change(browser, box, **{PRICE: -2})
    confirmed = {"confirmed": ["customers/tokens/2"]}
    assert refusal(browser, f"/api/boxes/{box}", confirmed) == (409, "box_has_faults")
    at_once = {**confirmed, "values": [{"place": PRICE, "value": "many"}]}
    assert refusal(browser, f"/api/boxes/{box}", at_once) == (409, "box_has_faults")
    after = browser.get(f"/api/boxes/{box}")
    assert (after["rows"], after["faults"]) == (before["rows"], before["faults"])
    others = browser.post(f"/api/boxes/{box}", {"confirmed": ["customers/tokens/3"]})
    assert origin(others, "customers/tokens/3") == ("owner", False)  # it is another's fault


def test_numbers_that_follow_from_others_follow(browser: Browser) -> None:
    box = make(browser)["box"]
    changed = change(browser, box, notes__tiles__0__type="heart")
    assert changed["faults"] == []
    text = browser.ask("GET", f"/api/boxes/{box}/file").text
    assert tomllib.loads(text)["expect"]["notes_by_type"] == {"head": 14, "heart": 13, "base": 15}
    aqua = make(browser, "aqua-mirabilis")["box"]
    changed = change(browser, aqua, city_tile__0__effect="recipe")
    faults = [(each["place"], each["key"]) for each in changed["faults"]]
    assert faults == [(f"city_tile/0/{name}", "missing") for name in ("slots", "base")]
    changed = change(browser, aqua, city_tile__0__base="any", city_tile__0__slots=1)
    assert changed["faults"] == []
    assert "city_tile/0/gain" not in {each["place"] for each in changed["fields"]}


def test_rows_that_an_owner_has_compared_say_so(browser: Browser) -> None:
    made = make(browser)
    guessed = [row["place"] for row in made["rows"] if row["origin"] == "reconstruction"]
    assert len(guessed) == 42 + 24 + 3  # notes, customers but one, the tan clocks
    wish = {"confirmed": guessed[:2]}
    changed = browser.post(f"/api/boxes/{made['box']}", wish)
    origins = {row["place"]: row["origin"] for row in changed["rows"]}
    assert [origins[place] for place in guessed[:3]] == ["owner", "owner", "reconstruction"]
    assert changed["hash"] == made["hash"]  # where it comes from is nothing of the game


@pytest.mark.parametrize("game", GAMES)
def test_a_box_goes_out_as_a_file_and_comes_back_as_the_same(browser: Browser, game: str) -> None:
    made = make(browser, game)
    changed = change(browser, made["box"], **{NUMBERS[game]: 7})
    text = browser.ask("GET", f"/api/boxes/{made['box']}/file").text
    assert GAMES[game].box_hash(GAMES[game].load_box(BoxText(text))) == changed["hash"]
    again = make(browser, "", file=text)  # whose it is can be seen
    assert (again["game"], again["hash"]) == (game, changed["hash"])
    assert again["differences"] == changed["differences"] != []


def test_whoever_has_the_link_may_look_and_copy_and_nobody_else_may_change(
    browser: Browser, other: Browser
) -> None:
    box = make(browser)["box"]
    changed = change(browser, box, **{PRICE: 7})
    seen = other.get(f"/api/boxes/{box}")
    assert (seen["mine"], seen["hash"]) == (False, changed["hash"])
    assert refusal(other, f"/api/boxes/{box}", {"name": "Yours"}) == (403, "not_your_box")
    assert refusal(other, f"/api/boxes/{box}/remove") == (403, "not_your_box")
    copy = make(other, "", copy=box)
    assert (copy["mine"], copy["hash"], copy["game"]) == (True, changed["hash"], "parfum")
    assert [line["box"] for line in other.get("/api/boxes")["boxes"]] == [copy["box"]]
    assert browser.post(f"/api/boxes/{box}", {"name": " A  new name "})["name"] == "A new name"
    assert browser.post(f"/api/boxes/{box}/remove")["boxes"] == []
    assert other.ask("GET", f"/api/boxes/{box}").status_code == 404


# ---------------------------------------------------------------- playing


@pytest.mark.slow
def test_a_match_is_played_with_an_own_box_to_its_end_and_reviewed(
    browser: Browser, other: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    box = make(browser)["box"]
    prices = {f"customers/tokens/{at}/price": 40 for at in range(25)}
    changed = change(browser, box, **prices)
    opened = browser.open("me", "open", box=box)
    assert (opened["box"], opened["box_name"]) == (changed["hash"], "Mine")
    browser.post(f"/api/boxes/{box}/remove")  # the match has a copy of its own
    seen = other.get(f"/api/matches/{opened['match']}")  # before one sits down
    told = other.get(f"/api/games/parfum/boxes/{seen['box']}")["differences"]
    assert len(told) == 25
    assert (
        other.get(f"/api/games/parfum?box={seen['box']}")["faces"]["customer A-03"]["values"][
            "price"
        ]
        == 40
    )
    copy = make(other, hash=seen["box"])
    assert copy["hash"] == seen["box"]
    match, invite = opened["match"], opened["chairs"][1]["invite"]
    other.post(f"/api/matches/{match}/join", {"invite": invite, "player": "greedy"})
    with browser.sit(match, 1) as me:
        if not me.table["options"]:
            me.until_table(lambda table: table["options"])
        me.send("hint", number=me.table["number"])
        hint = me.until(lambda message: message["type"] in ("hint", "refused"))
        expected = max(each["points"] for each in hint["opinions"])
        assert expected > 40, "by these prices; by ours it is some 16"
        me.decide()
        me.send("leave")  # a bot plays on
        end = me.until_table(lambda table: table["status"] == "over")
    assert max(points for points, _ in end["scores"]) > 100
    record = browser.ask("GET", f"/api/matches/{match}/record").text
    assert f"box: {seen['box']}" in record
    text = browser.ask("GET", f"/api/boxes/{copy['box']}/file").text
    own = GAMES["parfum"].load_box(BoxText(text))
    again = records.read(record, GAMES.__getitem__, own).match
    assert again.is_over
    assert browser.get(f"/api/matches/{match}/replay")["last"] == len(again.decisions)
    check_what_follows(browser, match, seen["box"])
    monkeypatch.setattr(browser.client.app.state.reviews, "thinking", 4)
    state, _ = reviewed(browser, match)
    review = state["review"]
    assert (state["status"], review["scores"]) == ("done", end["scores"])
    expected = [max(moment["points_after"]) for moment in review["moments"]]
    assert max(expected[: len(expected) // 2]) > 100, "by these prices, not by ours"


def check_what_follows(browser: Browser, match: str, content: str) -> None:
    """A rematch and a fork have the same box, and nothing of it counts for statistics."""
    once_more = browser.post(f"/api/matches/{match}/rematch")
    forked = browser.post(
        f"/api/matches/{match}/fork", {"number": 5, "seat": 1, "name": "A", "player": "greedy"}
    )
    for each in (once_more, forked):
        assert (each["box"], each["box_name"]) == (content, "Mine")
    (result,) = browser.get("/api/me/results")["results"]
    assert result["counts"] is False


def test_rated_matches_and_seeks_have_our_box(browser: Browser, other: Browser) -> None:
    box = make(browser)["box"]
    change(browser, box, **{PRICE: 7})
    chairs = [{"kind": "me", "name": "A"}, {"kind": "open"}]
    clock = {"kind": "decision", "seconds": 3 * 24 * 3600}
    wish = {"game": "parfum", "chairs": chairs, "box": box, "clock": clock}
    assert refusal(browser, "/api/matches", {**wish, "rated": True}) == (400, "bad_rated")
    assert refusal(browser, "/api/matches", {**wish, "game": "perfumery"}) == (404, "no_such_box")
    public = browser.post("/api/matches", {**wish, "public": True})
    seek = {"game": "parfum", "seats": 2, "pace": "slow", "name": "B", "rated": False}
    assert other.post("/api/seeks", seek)["match"] != public["match"]


def test_a_copy_that_was_not_changed_is_our_box_at_the_table(browser: Browser) -> None:
    opened = browser.open("me", "greedy", box=make(browser)["box"])
    assert (opened["box"], opened["box_name"]) == (shipped("parfum").hash, "")


# ---------------------------------------------------------------- whose they are


def test_boxes_are_taken_along_and_go_with_their_owner(browser: Browser, other: Browser) -> None:
    name = browser.post("/api/me", {"name": "Boxer"})["name"]
    box = make(browser)["box"]
    taken = browser.get("/api/me/export")["own_boxes"]
    assert [each["box"] for each in taken] == [box]
    assert "schema" in tomllib.loads(taken[0]["text"])
    browser.post("/api/me/leave", {"name": name})
    assert other.ask("GET", f"/api/boxes/{box}").status_code == 404


def test_a_person_has_as_many_boxes_as_the_server_allows(tmp_path: Path) -> None:
    app = make_app(str(tmp_path / "few.sqlite"), Limits(boxes=2, box_files=3))
    with TestClient(app) as client:
        browser = Browser(client)
        for _ in range(2):
            make(browser)
        assert refusal(browser, "/api/boxes", {"game": "parfum", "name": "x"}) == (429, "too_many")
        while (refused := refusal(browser, "/api/boxes", {"name": ""}))[1] != "too_often":
            assert refused[1] == "bad_name"  # as often as files may be read at once


# ---------------------------------------------------------------- hostile files

TEXT = shipped("parfum").text
HOSTILE = {
    "empty keys": "= 1",
    "nothing but brackets": "a = " + "[" * 90_000,
    "a key of many parts": "a" + ".a" * 40_000 + " = 1",
    "a header of many parts": "[a" + ".a" * 40_000 + "]",
    "many parts behind what is no end of a line": "a.'\u2028#'" + ".a" * 1500 + " = 1",
    "many parts behind a text": 'x = { y = """\n#"""' + ", a" + ".a" * 1500 + " = 1 }",
    "tables in lists": "x = [\n" + ("{ " + "a." * 99 + "a = [\n") * 15 + "] }," * 15 + "]",
    "a number without end": "a = " + "9" * 90_000,
    "not text": "a = '\x00'",
    "too large": "#" * (LARGEST_FILE + 1),
}
ODD = {
    "rows without end": "notes = { tiles = [" + "{}," * 20_000 + "] }",
    "unknown fields": "\n".join(f"a{n} = 1" for n in range(8000)),
    "unknown values": TEXT.replace('["violet"]', str(["violat"] * 2000), 1),
    "long values": TEXT.replace('"HD-01"', '"' + "x" * 50_000 + '"'),
    "large numbers": TEXT.replace("price = 4", "price = 0x" + "f" * 5000),
    "other kinds": TEXT.replace("price = 4", "price = 1979-05-27T07:32:00Z"),
    "no numbers": TEXT.replace("price = 4", "price = nan"),
    "a table": TEXT.replace("price = 4", "price = { a = { b = [[1], { c = 2 }] } }"),
    "another game's": shipped("perfumery").text,
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_a_file_that_is_no_box_is_refused(browser: Browser, text: str) -> None:
    wish = {"game": "parfum", "name": "x", "file": text}
    answer = browser.ask("POST", "/api/boxes", json=wish)
    assert answer.status_code in (400, 413), answer.text
    assert browser.get("/api/boxes")["boxes"] == []


def test_a_file_that_is_no_toml_says_from_where_on(browser: Browser) -> None:
    wish = {"game": "parfum", "name": "x", "file": "a = 1\nb = c\n"}
    told = browser.ask("POST", "/api/boxes", json=wish).json()["besides"]
    assert told == {"key": "unread", "values": {"line": 2, "column": 5}, "place": ""}
    wish["file"] = "a" + ".a" * 200 + " = 1"
    assert browser.ask("POST", "/api/boxes", json=wish).json()["besides"]["key"] == "deep"


@pytest.mark.parametrize("text", ODD.values(), ids=ODD)
def test_a_file_with_anything_in_it_becomes_a_box_with_faults(browser: Browser, text: str) -> None:
    made = make(browser, file=text)
    assert made["faults"]
    assert made["hash"] == ""
    assert len(msgspec.json.encode(made)) < 1_000_000
    changed = browser.post(f"/api/boxes/{made['box']}", {"values": []})
    assert changed["faults"] == made["faults"]


def test_a_place_that_is_not_of_the_form_is_refused(browser: Browser) -> None:
    box = make(browser)["box"]
    for place in ("schema", "notes/total", "notes/tiles/42/coins", "notes/tiles/0/id", "", "/"):
        wish = {"values": [{"place": place, "value": 1}]}
        assert refusal(browser, f"/api/boxes/{box}", wish) == (400, "bad_place")
    assert refusal(browser, f"/api/boxes/{box}", {"confirmed": ["meta"]}) == (400, "bad_place")
    assert browser.get(f"/api/boxes/{box}")["hash"] == shipped("parfum").hash


VALUES: st.SearchStrategy[Any] = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-20, 1000),
    st.sampled_from(["", "x", "FFG", "rose", "B", "SUN", "any", "heart"]),
    st.lists(st.sampled_from(["rose", "violet", "B", "J", 1, "?"]), max_size=4),
    st.lists(st.lists(st.integers(0, 9), min_size=2, max_size=2), max_size=3),
    st.dictionaries(st.sampled_from(["rose", "violet", "B", "?"]), st.integers(-1, 5), max_size=3),
)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@given(luck=st.integers(0, 10**6), values=st.lists(VALUES, min_size=1, max_size=3))
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
def test_whatever_a_form_writes_is_a_box_or_has_faults_at_their_places(
    game: str, luck: int, values: list[Any]
) -> None:
    reading = box_forms.ours(game)
    places = random.Random(luck).sample(list(reading.file.fields), len(values))
    wish = [
        BoxValue(box_forms.written(place), msgspec.convert(value, Value))
        for place, value in zip(places, values, strict=True)
    ]
    changed = box_forms.change(reading, wish, [])
    assert len(changed.text.encode()) <= LARGEST_FILE
    faults, fields = box_forms.faults_of(changed), box_forms.fields_of(changed)
    assert msgspec.json.encode([faults, fields, box_forms.differences(changed)])
    tops = {str(place[0]) for place in reading.file.fields}
    assert {fault.place.partition("/")[0] for fault in faults} <= tops | {"expect"}
    card = GAMES[game]
    if faults:
        with pytest.raises(BoxError) as error:
            card.load_box(BoxText(changed.text))
        assert list(map(str, error.value.faults)) == list(map(str, changed.faults))
        return
    for seats in card.seats:
        card.loops.playouts(
            *(card.load_box(BoxText(changed.text)), 1),
            seats=seats,
            variants=card.variant_bits(),
            seed=luck,
            threads=1,
            limit=5000,
        )


def test_parsing_refuses_what_could_take_long() -> None:
    with pytest.raises(Refusal, match="bad_box"):
        box_forms.parse("\n".join(["a" + ".a" * 200 + " = 1"] * 50))


def test_a_box_is_told_as_the_protocol_says(browser: Browser) -> None:
    made = make(browser)
    assert msgspec.to_builtins(msgspec.convert(made, OwnBox)) == made
