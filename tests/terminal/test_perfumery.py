"""The table of Perfumery is drawn whole, in its room, and with the numbers of the options."""

import io
import re
from functools import cache

import pytest
from rich.console import Console

from grasse.games import GAMES
from grasse.kernel.chance import Seeded
from grasse.kernel.events import Event
from grasse.kernel.match import Match
from grasse.kernel.rng import make_rng
from grasse.kernel.seats import CHANCE
from grasse.kernel.tree import Node
from grasse.terminal.answers import list_options
from grasse.terminal.games import look_of
from grasse.terminal.narration import Story
from grasse.terminal.pages import make_brush, question
from grasse.terminal.speech import SUBJECT, Speech
from grasse.terminal.table import LEVELS
from grasse.words import LANGUAGES, speak
from tests.every_game.journeys import eagerly
from tests.everyday import first_and_last, slowly
from tests.games.perfumery.scene import scene as lay_scene

NAMES = ["Anna", "Ben", "Cleo", "Dina"]
GAME = GAMES["perfumery"]

PHASES = (
    "dev_turn limit install install_at sort sort_to sort_at replenish essence essence_to pay blend "
    "produce produce_pay store"
).split()

Scene = tuple[Node, list[int]]


@cache
def played(seats: int) -> tuple[dict[str, Scene], Match]:
    """Of each phase that came late, the table with most options; and the finished match."""
    found: dict[str, Scene] = {}
    match = Match(GAME, GAME.load_box(), seats)
    for seed in range(2):
        match = Match(GAME, match.box, seats, {"memory_aid": True})
        luck, rng = Seeded(seed), make_rng(seed)
        while not match.is_over:
            if match.seat == CHANCE:
                match.play(luck.draw(match))
                continue
            options, phase = match.options(), GAME.phases[match.state.phase]
            most = len(found[phase][1]) if phase in found else 0
            if match.state.round_number > 4 and len(options) > most:
                tree = GAME.describe(match.box, match.view(match.seat))
                found[phase] = (tree, options)
            match.play(eagerly(match, rng))
    found["end"] = (GAME.describe(match.box, match.view(0)), [])
    return found, match


def speech_of(language: str, seats: int) -> Speech:
    return Speech(GAME, GAME.load_box(), speak(language, "perfumery"), NAMES[:seats])


def drawn(speech: Speech, scene: Scene, width: int, level: int, before: int = 0) -> str:
    """A table as text, with the numbers of its options, counted on from *before*."""
    tree, actions = scene
    brush = make_brush(speech, list_options(speech, tree, actions))
    brush.numbers = {action: number + before for action, number in brush.numbers.items()}
    console = Console(file=io.StringIO(), width=width, markup=False, highlight=False)
    with console.capture() as capture:
        console.print(look_of("perfumery").draw(tree, brush, width, level))
    return capture.get()


def test_every_phase_of_the_game_is_looked_at() -> None:
    scenes, _ = played(4)
    assert set(PHASES) <= set(scenes)


NO_FIGURE = 700  # no value on the table is so high
# Decisions about these belong to no piece of the drawing, and stand in the list only.
HANDLESS = {"install_done", "pay_done", "produce_done", "store_done"}


@pytest.mark.parametrize(
    ("seats", "width", "level"),
    first_and_last(
        [(*size, n) for size in ((4, 60), (4, 80), (4, 120), (2, 60)) for n in range(LEVELS)]
    ),
)
def test_it_fits_its_width_and_shows_every_option(seats: int, width: int, level: int) -> None:
    scenes, speech = played(seats)[0], speech_of("en", seats)
    for phase, (tree, actions) in scenes.items():
        text = drawn(speech, (tree, actions), width, level)
        assert max(map(len, text.splitlines())) <= width
        assert all(name in text for name in NAMES[:seats])
        text = drawn(speech, (tree, actions), width, level, NO_FIGURE)
        on_pieces = {a for node in tree.walk() if node.kind not in HANDLESS for a in node.actions}
        for number, option in enumerate(list_options(speech, tree, actions), NO_FIGURE + 1):
            assert option.action not in on_pieces or f" {number} " in text, (phase, number)


@pytest.mark.slow
@pytest.mark.parametrize("width", [80, *slowly([60, 120])])
def test_each_level_is_no_taller_than_the_one_before(width: int) -> None:
    speech = speech_of("en", 4)
    for phase, scene in played(4)[0].items():
        heights = [drawn(speech, scene, width, level).count("\n") for level in range(LEVELS)]
        assert heights == sorted(heights, reverse=True), phase


def test_colour_is_never_the_only_sign() -> None:
    text = drawn(speech_of("en", 4), played(4)[0]["dev_turn"], 120, 0)
    for sign in ("F floral", "G green", "A animal", "S synthetic", "→ F", "★"):
        assert sign in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_which_part_of_a_list_belongs_to_which_note(language: str) -> None:
    speech = speech_of(language, 4)
    names = "/".join(speech.say(f"note-{note}") for note in ("top", "middle", "base"))
    for level in range(LEVELS):
        assert f"–/–/– {names}" in drawn(speech, played(4)[0]["dev_turn"], 120, level)


def test_the_perfumes_that_all_have_seen_show_what_they_ask_for() -> None:
    seen = set()
    for phase, scene in played(4)[0].items():
        text = drawn(speech_of("en", 4), scene, 120, 0) if phase != "end" else ""
        for place in (node for node in scene[0].walk() if node.kind in ("column", "hand") and text):
            for card in (card for card in place.children if card.kind == "perfume"):
                asked = "/".join(str(card.values[n]) or "–" for n in ("top", "middle", "base"))
                assert f"{asked} " in text, (phase, place.id, card.id)
                seen.add(place.id)
    assert {"hand 1", "hand 2", "hand 3", "hand 4", "column 1"} <= seen


def test_of_another_hand_it_shows_how_many_cards_there_are() -> None:
    match = lay_scene("2 seats, turn of 1 | seat 1: hand IF1 | seat 2: hand P304 R204 IF2")
    texts, asked = [], ""
    for aid in (0, 1):
        match.state.memory_aid = aid
        tree = GAME.describe(match.box, match.view(0))
        texts.append(drawn(speech_of("en", 2), (tree, match.options()), 120, 0))
        for card in (node for node in tree.walk() if node.id == "card P304"):
            asked = "/".join(str(card.values[n]) or "–" for n in ("top", "middle", "base"))
    assert asked in texts[1]
    assert asked not in texts[0]
    assert all("hand 3" in text for text in texts)


def test_a_perfume_in_the_making_is_named() -> None:
    tree, actions = played(4)[0]["produce_pay"]
    owed = next(node for node in tree.walk() if node.kind == "owed")
    text = drawn(speech_of("en", 4), (tree, actions), 120, 0)
    assert f"{owed.values['title']}: still to pay" in text


@pytest.mark.slow
@pytest.mark.parametrize("width", [60, *slowly([80, 120])])
def test_a_cut_title_leaves_the_effect_whole(width: int) -> None:
    seen = 0
    for scene in played(4)[0].values():
        if scene[0].values["phase"] == "end":
            continue
        text = drawn(speech_of("en", 4), scene, width, 0)
        mine = next(node for node in scene[0].children if node.values.get("mine"))
        for recipe in (node for node in mine.walk() if "lifted" in node.values):
            if not recipe.values["lifted"]:
                effect, title = str(recipe.values["effect"]), str(recipe.values["title"])
                assert re.search(rf"{re.escape(effect)} +{re.escape(title[:2])}", text), title
                seen += 1
    assert seen > 20


def test_the_end_is_a_list_of_perfumes_with_their_sum() -> None:
    scenes, match = played(4)
    text = drawn(speech_of("en", 4), scenes["end"], 120, 0)
    words = speak("en", "perfumery")
    for seat in (node for node in scenes["end"][0].children if node.kind == "perfumery"):
        shelf = next(child for child in seat.children if child.kind == "shelf")
        assert (
            sum(int(perfume.values["brand"]) for perfume in shelf.children) == seat.values["score"]
        )
        titles = [str(words.name("title", perfume.values["title"])) for perfume in shelf.children]
        assert all(title in text for title in titles)
        assert f"★{seat.values['score']}" in text
    assert any(points for points, _ in match.scores())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_and_question_can_be_said(language: str) -> None:
    speech = speech_of(language, 4)
    for tree, actions in played(4)[0].values():
        labels = [option.label for option in list_options(speech, tree, actions)]
        assert all(label == label.strip() and "  " not in label for label in labels)
        asked = question(make_brush(speech), tree, "Anna").plain
        assert "()" not in asked
        assert "{" not in "".join([asked, *labels])


def test_a_question_says_what_it_is_about() -> None:
    speech, (tree, _) = speech_of("en", 4), played(4)[0]["pay"]
    asked = question(make_brush(speech), tree, "Anna").plain
    assert f"({tree.values['paid']} of {tree.values['cost']} paid)" in asked


def test_cards_that_are_taken_together_are_told_together() -> None:
    speech = speech_of("en", 2)
    taken = [
        Event("card_taken", 0, {"card": card, "column": 3}) for card in ("R101", "P101", "IF1")
    ]
    told = speech.events(taken, SUBJECT)
    assert told == f"{SUBJECT} takes Petal Press, First Bloom, Initial Funds (column 3)"


def test_the_news_of_others_is_short() -> None:
    match = played(4)[1]
    story, speech = Story.of(match), speech_of("en", 4)
    first, last = story.first_turn(), len(match.decisions)
    short = story.lines(speech, -1, first, last, look_of("perfumery").brevity)
    whole = story.lines(speech, -1, first, last)
    told = [part for line in short for part in line.told()]
    assert len(told) < sum(len(line.told()) for line in whole) / 3
    assert not any("Note tile" in part or "laid above" in part for part in told)
    produced = [part for line in whole for part in line.told() if "produces" in part]
    assert produced
    assert [part for part in told if "produces" in part] == produced
