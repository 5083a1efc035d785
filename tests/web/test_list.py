"""The list says what the tree says: seats by name, nothing twice, everything in its place."""

import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page

from grasse.words import LANGUAGES, speak
from tests.games.perfumery.scene import scene
from tests.web.conftest import Device

pytestmark = pytest.mark.slow

# A list of these trees, one after the other in the same element: its columns, as ids and as words.
SHOW_IN = """async ([game, ...trees]) => {
    await import("/parts/list.js");
    const { Speech } = await import("/speech.js");
    const { speak } = await import("/words.js");
    const info = await (await fetch(`/api/games/${game}`)).json();
    const list = document.createElement("grasse-list");
    list.words = await speak("LANGUAGE", game);
    list.speech = new Speech(list.words, info, ["Rose", "Iris", "Lilac"]);
    document.body.append(list);
    const seen = [];
    for (const tree of trees) {
        list.tree = tree;
        await list.updateComplete;
        const groups = [...list.querySelectorAll(".list-group")];
        const ids = (group) => [...group.children].map((each) => each.dataset.id);
        seen.push({ columns: groups.map(ids), text: list.innerText });
    }
    list.remove();
    return seen;
}"""
SHOW = SHOW_IN.replace("LANGUAGE", "en")


@pytest.fixture
def page(device: Device) -> Page:
    return device.go("index.html", ".game")


def node(id: str, kind: str, *children: Any, **more: Any) -> dict[str, Any]:
    return {"id": id, "kind": kind, "children": list(children), **more}


def table(*places: Any) -> dict[str, Any]:
    return node("table", "table", *places)


def test_seats_are_named_and_what_is_so_or_not_is_no_number(page: Page) -> None:
    column = node("column 1", "column", values={"column": 1, "here": "1 3", "next_marker": 1})
    board = node("perfumery 2", "perfumery", values={"seat": 2, "perfumers": 3, "mine": 0})
    tree = table(node("display", "display", column), board)
    (seen,) = page.evaluate(SHOW, ["perfumery", tree])
    assert "here: Rose, Lilac · next start player\n" in seen["text"]
    assert "perfumers 3" in seen["text"].partition("Iris")[2]  # how many, not whose


def test_who_stands_on_a_space_is_a_name_beside_a_mark_and_never_cut(page: Page) -> None:
    column = node("column 1", "column", values={"column": 1, "here": "1 3"})
    page.evaluate(SHOW.replace("list.remove()", ""), ["perfumery", table(column)])
    names = page.locator("[data-id='column 1'] .seat-name")
    assert names.all_inner_texts() == ["Rose", "Lilac"]
    assert names.locator("svg.mark.seat-3").count() == 1
    assert names.first.evaluate("name => getComputedStyle(name).display") == "inline-block"


BUSY = """
    3 seats, round 5, turn of 1, starter 3, marker 1
    columns: P203 R106, 2, R202, 1 N
    seat 1: hand P306 R204 IF1, top R104, stock FF . S, produced P102:F
    seat 2: hand P205 R308, at acquire:2 | seat 3: at acquire:1
"""
PRINTED = {  # language -> how it says what P203 asks for and stores
    "en": "top 2 × floral · middle floral + green · base animal · storage space floral",
    "de": "Kopf 2 × floral · Herz floral + grün · Basis animalisch · Lagerplatz floral",
    "fr": "tête 2 × florale · cœur florale + verte · fond animale · case de réserve florale",
    "es": "salida 2 × floral · corazón floral + verde · fondo animal · espacio de reserva floral",
    "it": "cuore floreale + verde · fondo animale · spazio di riserva floreale",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_say_in_words_all_that_is_printed_on_them(page: Page, language: str) -> None:
    match = scene(BUSY)
    match.state.memory_aid = 1
    tree = match.game.describe(match.box, match.view(0))
    script = SHOW_IN.replace("LANGUAGE", language)
    (seen,) = page.evaluate(script, ["perfumery", msgspec.to_builtins(tree)])
    assert PRINTED[language] in seen["text"].replace("\u00a0", " ")
    words = speak(language, "perfumery")
    cards = [each for each in tree.walk() if each.kind == "perfume"]
    assert {card.values["card"] for card in cards} >= {"P203", "P306", "P205", "P102"}
    for card in cards:  # in a column, in the own hand, in another one, and produced
        line = (
            seen["text"]
            .partition(str(words.name("title", card.values["title"])))[2]
            .partition("\n")[0]
        )
        for note in ("top", "middle", "base"):
            assert (words.say(f"label-{note}") in line) == bool(card.values[note]), line
    assert not re.search(r"\b[FGAS]+\b", seen["text"])  # no letter is left to be guessed


def test_a_perfume_in_the_making_says_what_is_still_to_pay(page: Page) -> None:
    values = {"card": "P203", "title": "SAGA", "top": "F", "middle": "", "base": "FFA"}
    bench = node("workbench", "workbench", node("owed", "owed", values=values))
    (seen,) = page.evaluate(SHOW, ["perfumery", table(bench)])
    assert "SAGA: still to pay" in seen["text"]  # a title is no group of letters
    assert "top floral · base 2\u00a0×\u00a0floral + animal" in seen["text"]


def test_a_button_that_says_it_all_stands_alone(page: Page) -> None:
    info = page.evaluate("async () => await (await fetch('/api/games/perfumery')).json()")
    places = [each.get("arguments", {}).get("space") for each in info["actions"]]
    sort, column = places.index("sort"), places.index("acquire:1")
    tree = table(
        node(
            "action tiles",
            "action_tiles",
            node("space sort", "sort_space", actions=[sort]),
            node("column 1", "column", values={"column": 1}, actions=[column]),
        )
    )
    (seen,) = page.evaluate(SHOW, ["perfumery", tree])
    assert seen["text"].count("Sort Recipes") == 1
    assert "Column 1" in seen["text"]
    assert "Acquire Cards: column 1" in seen["text"]


def test_a_place_stays_in_its_column_and_boards_have_their_own(page: Page) -> None:
    def places(first: int, last: int) -> dict[str, Any]:
        sizes = {"display": first, "action_tiles": 4, "done": last}
        return table(
            *(
                node(kind, kind, *(node(f"{kind} {n}", "store_done") for n in range(size)))
                for kind, size in sizes.items()
            ),
            node("perfumery 1", "perfumery", values={"seat": 1, "perfumers": 2, "mine": 1}),
        )

    before, after, other = page.evaluate(
        SHOW, ["perfumery", places(12, 2), places(1, 20), places(0, 20)]
    )
    assert before["columns"] == [["display"], ["action_tiles", "done"], ["perfumery 1"]]
    assert after["columns"] == before["columns"]
    assert other["columns"] == [[], *before["columns"][1:]]  # what is empty is not shown


def test_a_board_is_there_even_if_nothing_lies_on_it(page: Page) -> None:
    poor = node("perfumery 2", "perfumery", values={"seat": 2, "money": 0, "tokens": 0, "mine": 0})
    (seen,) = page.evaluate(SHOW, ["parfum", table(poor)])
    assert seen["columns"] == [[], [], ["perfumery 2"]]
