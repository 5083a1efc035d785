"""The table has the room of the screen: on its side, with many options, with a hint."""

import re

import pytest
from playwright.sync_api import Page, expect

from grasse.games import GAMES
from tests.web.conftest import PHONE, PICTURED, WIDE, Device, MakeDevice
from tests.web.hands import FRESH, mouse, play
from tests.web.tables import open_match, remember, settle

pytestmark = pytest.mark.slow

ON_ITS_SIDE = {"width": 844, "height": 390}
ZOOMED = {"width": 640, "height": 400}  # 1280 x 800 at twice its size
LARGE = {"width": 932, "height": 430}
CHAIRS = ["me:Rose", "greedy", "greedy"]

# The parts of the page that are to be seen now, as shares of the window.
SHARES = """(selector) => {
    const area = document.querySelector(selector).getBoundingClientRect();
    const [left, top] = [Math.max(area.left, 0), Math.max(area.top, 0)];
    const [right, bottom] = [Math.min(area.right, innerWidth), Math.min(area.bottom, innerHeight)];
    return [(right - left) / innerWidth, (bottom - top) / innerHeight];
}"""
# Many options, as some tables have them.
MANY = """(many) => {
    const page = document.querySelector("grasse-table");
    page.room.table.options = Array.from({ length: many }, (_, at) => at);
    page.requestUpdate();
    return page.updateComplete;
}"""
# How much of the options is out of sight, and how clearly the edge says so: 1 is clear, 0 not.
MORE = """() => {
    const ask = document.querySelector(".ask");
    const edge = Number(getComputedStyle(ask, "::after").opacity);
    return [ask.scrollHeight - ask.clientHeight - ask.scrollTop, edge];
}"""
NO_MORE = (
    f"() => String(({MORE})()) === '0,0'"  # a scroll timeline learns of it with the next frame
)
# What the strongest bot would say of the first options.
HINT = """(said) => {
    const page = document.querySelector("grasse-table");
    const { number, options, chairs } = page.room.table;
    const chances = chairs.map(() => 1 / chairs.length);
    const about = { chances, error: 0.02, points: 80 };
    const opinions = options.slice(0, 3).map((action) => ({ action, ...about }));
    page.hint = said === "thinking" ? said : { number, opinions };
    return page.updateComplete;
}"""
TOP = "(selector) => document.querySelector(selector).getBoundingClientRect().top"


def at_table(device: Device, game: str = "parfum") -> Page:
    """A table of three; it is Rose's turn."""
    page = device.go(open_match(device, CHAIRS, game=game), FRESH)
    settle(page)
    return page


@pytest.mark.parametrize("game", GAMES)
def test_in_a_low_window_the_question_stands_beside_the_table(
    make_device: MakeDevice, game: str
) -> None:
    device = make_device(ON_ITS_SIDE)
    table = open_match(device, CHAIRS, game=game)  # one for all windows: none of them changes it
    for again, size in enumerate((ON_ITS_SIDE, ZOOMED, LARGE)):
        device.page.set_viewport_size(size)  # type: ignore[arg-type]
        page = device.go(f"?again={again}{table}", FRESH)
        settle(page)
        page.evaluate(MANY, 16)
        the_question_stands_beside_the_table(page, size, game)


def the_question_stands_beside_the_table(page: Page, size: dict[str, int], game: str) -> None:
    table = "svg.picture" if game in PICTURED else ".list-view"
    across, down = page.evaluate(SHARES, table)
    assert across >= 0.6
    assert down >= 0.75
    ask, stage = page.locator(".ask").bounding_box(), page.locator(".stage").bounding_box()
    assert ask
    assert stage
    assert stage["x"] + stage["width"] <= ask["x"]
    assert ask["y"] + ask["height"] <= size["height"]
    last = page.locator(".option").last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport(ratio=1)
    assert page.evaluate("() => scrollY") == 0  # the options scroll by themselves
    page.evaluate("() => scrollTo(0, 200)")
    assert page.evaluate(TOP, ".ask") == ask["y"]
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_all_options_are_to_be_seen_where_there_is_room(device: Device) -> None:
    page = at_table(device)
    table = page.locator("svg.picture:not(.sketch)").bounding_box()
    page.evaluate(MANY, 16)
    expect(page.locator(".more-name")).to_have_text(re.compile(r"Show \d+ more options"))
    page.locator(".more-options").click()
    page.wait_for_function(NO_MORE)
    expect(page.locator(".option").last).to_be_in_viewport(ratio=1)
    assert page.locator("svg.picture:not(.sketch)").bounding_box() == table  # it never moves


# How many options cannot be pressed at each of their corners, as something lies over them.
COVERED = """() => [...document.querySelectorAll(".ask .option")].filter((option) => {
    const { left, right, top, bottom } = option.getBoundingClientRect();
    const corners = [[left + 14, top + 4], [right - 14, bottom - 4]];
    return !corners.every((at) => option.contains(document.elementFromPoint(...at)));
}).length"""


@pytest.mark.parametrize("size", [WIDE, {"width": 1366, "height": 768}, PHONE])
def test_what_shows_more_options_counts_all_that_are_covered_and_is_only_there_if_some_are(
    size: dict[str, int], make_device: MakeDevice
) -> None:
    page = at_table(make_device(size))
    expect(page.locator(".option").last).to_be_in_viewport(ratio=1)
    expect(page.locator(".more-options")).to_have_count(0)
    page.evaluate(MANY, 30)
    page.locator(".more-options").wait_for()
    name = page.locator(".more-options").get_attribute("aria-label")
    assert name == f"Show {page.evaluate(COVERED)} more options"
    page.locator(".more-options").click()
    page.evaluate("() => document.querySelector('.ask').scrollTo(0, 99999)")
    assert page.locator(".ask-foot").is_visible()
    lowest = ".ask .options .option-line >> nth=-1"
    page.locator(lowest).locator(".option").click(trial=True)  # nothing covers it


def test_what_only_goes_on_is_in_sight_and_moves_nothing(make_device: MakeDevice) -> None:
    """Passing comes last, and is not among what is out of sight."""
    page = at_table(make_device({"width": 1366, "height": 768}))
    first = page.locator(".options .option").first
    page.evaluate(MANY, 30)
    expect(page.locator(".ask-foot .option.last")).to_have_count(1)
    expect(page.locator(".ask-foot .option.last")).to_be_in_viewport(ratio=1)
    assert not page.locator(".options .option.last").count()
    cut = first.bounding_box()
    page.evaluate(MANY, 7)
    expect(page.locator(".more-options")).to_have_count(0)
    assert first.bounding_box() == cut


# The same is asked again, and of many options the last two are left.
LAST_TWO = """() => {
    const page = document.querySelector("grasse-table");
    page.room.table.question += 1;
    page.room.table.options = page.room.table.options.slice(-2);
    page.requestUpdate();
    return page.updateComplete;
}"""


def test_what_could_be_done_before_hides_nothing_that_can_be_done(device: Device) -> None:
    page = at_table(device)
    page.evaluate(MANY, 30)
    page.locator(".more-options").wait_for()
    page.evaluate(LAST_TWO)
    expect(page.locator(".option")).to_have_count(2)
    expect(page.locator(".option").first).to_be_in_viewport(ratio=1)
    expect(page.locator(".more-options")).to_have_count(0)


# Another question is asked, with as many options, of which one had scrolled to the last.
ANOTHER = """() => {
    const page = document.querySelector("grasse-table");
    const { table } = page.room;
    document.querySelector(".ask").scrollTo(0, 99999);
    table.question += 1;
    table.tree = { ...table.tree, values: { ...table.tree.values, phase: "prepare" } };
    page.requestUpdate();
    return page.updateComplete;
}"""


def test_another_question_begins_with_its_words(make_device: MakeDevice) -> None:
    page = at_table(make_device({"width": 1366, "height": 768}))
    page.evaluate(MANY, 60)
    page.locator(".more-options").wait_for()
    page.evaluate(ANOTHER)
    assert page.evaluate("() => document.querySelector('.ask').scrollTop") == 0


CUT = """() => [...document.querySelectorAll(".player-name")]
    .filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.innerText)"""


def test_four_names_beside_the_question_are_told_apart(make_device: MakeDevice) -> None:
    device = make_device({"width": 1366, "height": 768})
    page = device.go(open_match(device, ["me:Rose", *["apprentice"] * 3]), FRESH)
    expect(page.locator(".player-name")).to_have_count(4)
    assert page.evaluate(CUT) == []


# How many lines of the log, each one row of text, there is room for.
LINES = """() => {
    const log = document.querySelector(".story");
    const { lineHeight, paddingTop } = getComputedStyle(log);
    const between = parseFloat(getComputedStyle(log.querySelector("li")).paddingTop);
    return (log.clientHeight - 2 * parseFloat(paddingTop)) / (parseFloat(lineHeight) + 2 * between);
}"""


def test_in_a_broad_window_the_table_has_the_whole_height(make_device: MakeDevice) -> None:
    """Most laptops: there a question above the table left wide margins beside it."""
    device = make_device({"width": 1366, "height": 768})
    page = at_table(device)
    picture = page.locator("svg.picture:not(.sketch)")
    table, ask = picture.bounding_box(), page.locator(".ask").bounding_box()
    assert table
    assert ask
    assert table["width"] > 990  # 885 with the question above it
    assert table["y"] + table["height"] <= 768
    assert table["x"] + table["width"] <= ask["x"]
    page.evaluate(MANY, 16)
    assert page.evaluate(LINES) >= 3
    expect(page.locator(".players")).to_be_in_viewport(ratio=1)
    page.locator(".more-options").click()
    page.locator(".option").last.scroll_into_view_if_needed()  # whether all fit is a matter of luck
    expect(page.locator(".option").last).to_be_in_viewport(ratio=1)
    assert picture.bounding_box() == table


# Much has happened.
LONG_LOG = """() => {
    const log = document.querySelector("grasse-story");
    const last = log.events.findLast((event) => event.seat > 0); // what was set up is folded
    const told = (_, at) => ({ ...last, number: last.number + at, seat: 1 + (at % 2) });
    log.events = [...log.events, ...Array.from({ length: 40 }, told)];
    return log.updateComplete;
}"""
BELOW = """() => {
    const { scrollHeight, scrollTop, clientHeight } = document.querySelector(".story");
    return scrollHeight - scrollTop - clientHeight;
}"""
READ_BACK = """() => {
    const list = document.querySelector(".story");
    if (list.scrollTop === 0) throw new Error("there is nothing to read back");
    list.scrollTop = 0;
    const heard = (done) => list.addEventListener("scroll", () => setTimeout(done), { once: true });
    return new Promise(heard);
}"""
LOWER = """() => {
    document.querySelector(".story").style.maxHeight = "60px";
}"""
NEXT_TURN = """() => {
    const log = document.querySelector("grasse-story");
    log.seen += 1;
    return log.updateComplete;
}"""


def test_the_log_stays_at_its_newest_line(make_device: MakeDevice) -> None:
    """A question that takes its room hides other lines, and reading back ends with the turn."""
    page = at_table(make_device({"width": 1366, "height": 768}))
    play(page, mouse, until=6)
    settle(page)
    page.evaluate(LONG_LOG)
    page.wait_for_function(f"() => ({BELOW})() <= 1")
    page.evaluate(MANY, 16)
    page.wait_for_function(f"() => ({BELOW})() <= 1")
    assert page.evaluate(LINES) >= 3
    page.evaluate(LOWER)
    page.wait_for_function(f"() => ({BELOW})() <= 1")
    page.evaluate(READ_BACK)
    page.evaluate("() => document.querySelector('grasse-story').requestUpdate()")
    assert page.evaluate(BELOW) > 100
    page.evaluate(NEXT_TURN)
    page.wait_for_function(f"() => ({BELOW})() <= 1")


def test_the_table_is_enlarged_at_a_press(device: Device) -> None:
    page = at_table(device)
    picture = page.locator("svg.picture:not(.sketch)")
    whole = picture.bounding_box()
    assert whole
    page.get_by_role("button", name="Enlarge the table").click()
    large = picture.bounding_box()
    assert large
    assert large["width"] > 1.5 * whole["width"]
    page.get_by_role("button", name="Show the whole table").click()
    assert picture.bounding_box() == whole


@pytest.mark.parametrize("size", [WIDE, PHONE, ON_ITS_SIDE], ids=["wide", "phone", "side"])
def test_an_edge_says_that_there_are_more_options(
    make_device: MakeDevice, size: dict[str, int]
) -> None:
    page = at_table(make_device(size))
    page.evaluate(MANY, 60)
    # a scroll timeline learns of new options with the next frame
    page.wait_for_function(f"() => ({MORE})()[1] === 1")
    assert page.evaluate(MORE)[0] > 100
    page.locator(".option").last.scroll_into_view_if_needed()
    page.evaluate("() => document.querySelector('.ask').scrollTo(0, 99999)")
    page.wait_for_function(NO_MORE)


@pytest.mark.parametrize("said", ["thinking", "opinions"])
def test_a_hint_moves_neither_the_table_nor_the_options(device: Device, said: str) -> None:
    page = at_table(device)
    parts = [page.locator(each).first for each in ("svg.picture", ".ask", ".option")]
    places = [part.bounding_box() for part in parts]
    page.evaluate(HINT, said)
    assert [part.bounding_box() for part in parts] == places
    for option in page.locator(".option").all():
        expect(option).to_be_in_viewport(ratio=1)
    hint, side = page.locator(".hint").bounding_box(), page.locator(".side").bounding_box()
    assert hint
    assert side
    assert (hint["x"], hint["width"]) == (side["x"], side["width"])
    assert side["y"] + side["height"] <= hint["y"]  # it covers nothing
    assert hint["y"] + hint["height"] <= WIDE["height"]


@pytest.mark.parametrize("game", GAMES)
def test_long_boards_stand_beside_each_other(device: Device, game: str) -> None:
    table = open_match(device, CHAIRS, game=game)
    remember(device, "list")
    page = device.go(table, FRESH)
    boards = page.locator(".list-group:last-child > .list-place").all()
    places = [box for board in boards if (box := board.bounding_box())]
    assert len(places) == len(CHAIRS)
    across, rows = [{round(box[side]) for box in places} for side in ("x", "y")]
    if game == "perfumery":  # two columns would stand empty beside the third
        assert (len(across), len(rows)) == (3, 2)
    else:
        assert (len(across), len(rows)) == (1, 3)


def test_the_picture_grows_by_keys_wheel_and_buttons_and_is_seen_through_the_same_place(
    device: Device,
) -> None:
    page = at_table(device)
    picture, sight = page.locator("svg.picture:not(.sketch)"), page.locator(".sight")
    fits, place = picture.bounding_box(), sight.bounding_box()
    assert fits
    assert place

    def grown() -> float:
        now = picture.bounding_box()
        assert now
        return now["width"] / fits["width"]

    page.keyboard.press("+")
    assert 1.2 < grown() < 1.3
    page.get_by_role("button", name="Zoom in").click()
    assert 1.5 < grown() < 1.6
    page.mouse.move(place["x"] + 300, place["y"] + 200)
    piece = page.locator(".picture .piece").element_handles()[0]
    page.keyboard.down("Control")
    page.mouse.wheel(0, -60)
    page.keyboard.up("Control")
    page.wait_for_function(
        "([piece, width]) => piece.ownerSVGElement.getBoundingClientRect().width > width * 1.8",
        arg=[piece, fits["width"]],
    )
    through = sight.bounding_box()
    assert through
    assert through["width"] <= place["width"]
    assert through["y"] + through["height"] <= WIDE["height"]  # the rest is scrolled to
    for _ in range(4):
        page.keyboard.press("-")
    assert picture.bounding_box() == fits


# The strip below the table with a long text: what is cut of it, and the room of strip and table.
STRIP = """(added) => {
    const strip = document.querySelector(".stage .goal");
    const [text, table] = [strip.firstElementChild, document.querySelector(".stage svg.picture")];
    text.append(added);
    const { top, bottom } = strip.getBoundingClientRect();
    const cut = text.scrollHeight - text.clientHeight;
    const page = document.documentElement.scrollHeight;
    return [cut, top, bottom, table.getBoundingClientRect().bottom, page];
}"""


def test_the_goal_is_told_in_two_lines_and_the_table_stays(make_device: MakeDevice) -> None:
    page = at_table(make_device({"width": 1366, "height": 768}), "perfumery")
    short = page.evaluate(STRIP, "")
    long = page.evaluate(
        STRIP,
        " · Rose Meridian, Ballroom 1921 or Fox at Dusk can be produced this round, "
        "but only one of them · Dew Path still needs: green (Base Note)",
    )
    assert long == short
    assert long[0] == 0, "nothing is cut"
    assert long[3] <= long[1] < long[2] <= 768


# The pieces whose card reaches beyond the window, or makes the page scroll.
OUTSIDE = """async () => {
    const about = document.querySelector("grasse-about");
    const page = document.documentElement;
    const before = [page.scrollHeight, page.clientWidth, page.clientHeight];
    const found = [];
    for (const piece of document.querySelectorAll(".stage .picture [data-id]")) {
        about.show(piece.dataset.id);
        await about.updateComplete;
        const card = about.querySelector(".about-card");
        if (!card) continue;
        const { top, bottom, left, right } = card.getBoundingClientRect();
        const now = [page.scrollHeight, page.clientWidth, page.clientHeight];
        const isIn = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
        const at = [top, bottom, left, right].map(Math.round);
        if (!isIn || `${now}` !== `${before}`) found.push(`${piece.dataset.id}: ${at}, ${now}`);
    }
    return found;
}"""


@pytest.mark.parametrize("game", PICTURED)
@pytest.mark.parametrize("size", [{"width": 1366, "height": 768}, LARGE])
def test_a_card_about_a_piece_stays_in_the_window(
    make_device: MakeDevice, game: str, size: dict[str, int]
) -> None:
    page = at_table(make_device(size), game)
    assert page.evaluate(OUTSIDE) == []
