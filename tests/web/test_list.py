"""The list says what the tree says: seats by name, nothing twice, everything in its place."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.conftest import Device

pytestmark = pytest.mark.slow

# A list of these trees, one after the other in the same element: its columns, as ids and as words.
SHOW = """async ([game, ...trees]) => {
    await import("/parts/list.js");
    const { Speech } = await import("/speech.js");
    const { speak } = await import("/words.js");
    const info = await (await fetch(`/api/games/${game}`)).json();
    const list = document.createElement("grasse-list");
    list.words = await speak("en", game);
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


@pytest.fixture
def page(device: Device) -> Page:
    return device.go("", ".game")


def node(id: str, kind: str, *children: Any, **more: Any) -> dict[str, Any]:
    return {"id": id, "kind": kind, "children": list(children), **more}


def table(*places: Any) -> dict[str, Any]:
    return node("table", "table", *places)


def test_seats_are_named_and_what_is_so_or_not_is_no_number(page: Page) -> None:
    column = node("column 1", "column", values={"column": 1, "perfumers": "1 3", "next_marker": 1})
    board = node("perfumery 2", "perfumery", values={"seat": 2, "perfumers": 3, "mine": 0})
    tree = table(node("display", "display", column), board)
    (seen,) = page.evaluate(SHOW, ["perfumery", tree])
    assert "perfumers Rose, Lilac · next start player\n" in seen["text"]
    assert "perfumers 3" in seen["text"].partition("Iris")[2]  # how many, not whose


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
