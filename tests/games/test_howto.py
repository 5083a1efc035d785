"""How to play: short, in every language, its numbers from the box, and led to from everywhere."""

import re
import tomllib

import pytest

from grasse.games import GAMES
from grasse.games.howto import (
    FIGURE,
    HowError,
    calculate,
    numbers,
    players_clauses,
    read_how,
    signposts,
    text_path,
)
from grasse.games.rulebook import read_clauses
from grasse.kernel.game import Game
from grasse.words import LANGUAGES

MOST_WORDS = 900
MISTAKES = 5
NEEDED = {"goal", "points", "end", "mistakes"}  # besides them each game has sections of its own
TOLD = {"round", "points", "end", "mistakes", "sunday"}  # nothing is done there
BOTH = [(name, language) for name in GAMES for language in LANGUAGES]
# Numbers are written as figures that come from the box, so these words may not be there.
NUMBER_WORDS = {
    "en": "two three four five six seven eight nine ten",
    "fr": "deux trois quatre cinq sept huit neuf dix",
    "es": "dos tres cuatro cinco seis siete ocho nueve diez",
    "it": "due tre quattro cinque sei sette otto nove dieci",
    "de": "zwei drei vier fünf sechs sieben acht neun zehn",
}
EXCUSED = {"it": {"sei"}}  # "you are"
SPELLED = ["no", "one", "two", "three", "four", "five"]


def shown(language: str, game: Game) -> list[str]:
    how = read_how(language, game)
    return [
        how.title,
        *(text for s in how.sections for text in (s.title, *(b.text for b in s.blocks))),
    ]


@pytest.mark.parametrize(("name", "language"), BOTH)
def test_it_is_read_in_five_minutes(name: str, language: str) -> None:
    words = [
        word for text in shown(language, GAMES[name]) for word in re.findall(r"[\w’'-]+", text)
    ]
    assert 400 < len(words) <= MOST_WORDS


@pytest.mark.parametrize(("name", "language"), BOTH)
def test_every_language_tells_the_same(name: str, language: str) -> None:
    ours, english = read_how(language, GAMES[name]), read_how("en", GAMES[name])
    assert [section.id for section in ours.sections] == [s.id for s in english.sections]
    for section, model in zip(ours.sections, english.sections, strict=True):
        assert [b.kind for b in section.blocks] == [b.kind for b in model.blocks], section.id
        assert [b.figure for b in section.blocks] == [b.figure for b in model.blocks], section.id
    assert {section.id for section in ours.sections} >= NEEDED
    mistakes = next(section for section in ours.sections if section.id == "mistakes")
    assert len(mistakes.blocks) == MISTAKES


@pytest.mark.parametrize(("name", "language"), BOTH)
def test_every_number_comes_from_the_box(name: str, language: str) -> None:
    game = GAMES[name]
    text = text_path(language, game).read_text(encoding="utf-8")
    assert not re.findall(r".*\d.*", text)  # no figure is written out
    written = set(NUMBER_WORDS[language].split()) - EXCUSED.get(language, set())
    assert not written & set(re.findall(r"\w+", text.lower()))
    used = set(re.findall(r"\{([a-z_]+)\}", text))
    assert used == set(numbers(game))


@pytest.mark.parametrize(("name", "language"), [both for both in BOTH if both[1] != "en"])
def test_every_section_speaks_of_the_same_numbers(name: str, language: str) -> None:
    def used(language: str) -> dict[str, list[str]]:
        text = text_path(language, GAMES[name]).read_text(encoding="utf-8")
        parts = re.split(r"\{#([a-z]+)\}", text)
        return {
            section: sorted(set(re.findall(r"\{([a-z_]+)\}", told)))
            for section, told in zip(parts[1::2], parts[2::2], strict=True)
        }

    assert used(language) == used("en")


@pytest.mark.parametrize("name", GAMES)
def test_a_number_that_is_in_no_box_stands_in_its_clause(name: str) -> None:
    game = GAMES[name]
    clauses = read_clauses(game.folder / "rules.md")
    table = tomllib.loads((game.folder / "how.toml").read_text(encoding="utf-8"))["numbers"]
    for number, source in table.items():
        if isinstance(source, dict):
            value, clause = source["value"], clauses[source["clause"]]
            said = re.findall(r"\w+", clause.summary.lower())
            assert {str(value), SPELLED[value]} & set(said), number


def test_numbers_are_found_where_they_lie() -> None:
    box = {
        "dice": {"total": 15},
        "rows": [{"id": "a", "n": 3, "price": 4}, {"id": "b", "n": 1, "price": 9}],
        "days": ["SUN", "MON", "SUN"],
    }
    for path, value in {
        "dice.total": 15,
        "rows[id=b].price": 9,
        "rows[id=a,n=3].price": 4,
        "rows.1.n": 1,
        "rows[most=price].price": 9,
        "rows[least=price].price": 4,
        "days[count=SUN] - 1": 1,
        "dice.total + rows.0.n": 18,
    }.items():
        assert calculate(box, path) == value, path
    with pytest.raises(HowError):
        calculate(box, "days")


@pytest.mark.parametrize("name", GAMES)
def test_everything_leads_to_a_section(name: str) -> None:
    """Every question that seats are asked, every kind of piece, and every clause one can meet."""
    game, posts = GAMES[name], signposts(GAMES[name])
    sections = {section.id for section in read_how("en", game).sections}
    assert {*posts.phases.values(), *posts.kinds.values(), *posts.clauses.values()} <= sections
    assert set(posts.phases) <= set(game.phases)
    asked = {phase for phase in game.phases if not phase.startswith(("setup", "refill", "cleanup"))}
    assert asked - set(posts.phases) <= {"reveal"}  # nobody is asked then
    for clause in players_clauses(game):
        assert posts.of_clause(clause) in sections, clause
    assert posts.of_clause("ZZ-9.9") == ""


def test_the_longest_signpost_counts() -> None:
    posts = signposts(GAMES["aqua-mirabilis"])
    assert posts.of_clause("AM-3.10.6") == "production"
    assert posts.of_clause("AM-3.10.4") == "travel"
    assert posts.of_clause("AM-3.1") == ""  # and not that of AM-3.10


@pytest.mark.parametrize(("name", "language"), BOTH)
def test_a_figure_says_what_it_shows(name: str, language: str) -> None:
    blocks = [b for s in read_how(language, GAMES[name]).sections for b in s.blocks]
    figures = [block for block in blocks if block.kind == FIGURE]
    assert len(figures) >= 5
    assert all(figure.text for figure in figures)


@pytest.mark.parametrize("name", GAMES)
def test_what_can_be_done_is_shown(name: str) -> None:
    """Every section about something that one does has an example or a figure, in all languages."""
    sections = read_how("en", GAMES[name]).sections
    shown = {
        section.id
        for section in sections
        for block in section.blocks
        if block.kind == FIGURE or block.text.startswith("**Example")
    }
    assert {section.id for section in sections} - shown <= TOLD


@pytest.mark.parametrize("name", GAMES)
def test_french_has_its_spaces(name: str) -> None:
    text = text_path("fr", GAMES[name]).read_text(encoding="utf-8")
    told = re.sub(r"<!--.*-->|\{#\w+\}|!\[", "", text)
    assert not re.findall(r".*[^\u00a0*][:;?!»](?!\w)", told)
