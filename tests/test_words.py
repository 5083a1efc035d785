"""The words: every language says all there is to say, and nothing else."""

import ast as python
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import combinations, product
from pathlib import Path

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from grasse.games import GAMES
from grasse.games.howto import players_clauses
from grasse.kernel.aliases import Rng
from grasse.kernel.chance import Seeded
from grasse.kernel.game import Game
from grasse.kernel.match import Match
from grasse.kernel.rng import below, make_rng
from grasse.kernel.seats import CHANCE, WATCHER
from grasse.kernel.tree import Node
from grasse.server import box_forms
from grasse.terminal.answers import COMMANDS, read_command
from grasse.words import ABOUT, FOLDER, HOUSE, LANGUAGES, SHARED, Value, name_key, speak
from tests.every_game.journeys import eagerly

ROOT = Path(__file__).resolve().parent.parent
# The catalogues of the page in the browser: what every page says, and what single ones do.
PAGES = ("page", "lobby", "people", "shell", "day", "tournaments", "boxes", "faults")
LESSONS = tuple(f"lessons-{game}" for game in GAMES)
CATALOGUES = (HOUSE, *PAGES, *SHARED, *GAMES, *(ABOUT + name for name in GAMES), *LESSONS)
OTHERS = [language for language in LANGUAGES if language != "en"]
SAMPLES: tuple[Value, ...] = (0, 1, 2, 5, "unknown")
NUMBERS = (0, 1, 2, 5)
MATCHES = 3  # per number of seats, to see what a game can show

Messages = dict[str, ast.Message]


# ---------------------------------------------------------------- reading a catalogue


@cache
def read(text: str) -> tuple[Messages, list[str]]:
    """The messages of a catalogue, and what is wrong with how it is written."""
    messages: Messages = {}
    wrong = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            wrong.append(f"is no Fluent: {(entry.content or '').strip()!r}")
        elif isinstance(entry, ast.Message):
            if entry.id.name in messages:
                wrong.append(f"{entry.id.name} is there twice")
            messages[entry.id.name] = entry
    return messages, wrong


class Parts(Visitor):
    """Collects the variables of a message, the keys of its selectors, and its own text."""

    def __init__(self, message: ast.Message) -> None:
        self.variables: set[str] = set()
        self.deciding: set[str] = set()  # those that choose what is said, not only filled in
        self.filled: set[str] = set()  # those that stand in what is said
        self.cases: set[str] = set()
        self.text = ""
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)
        self.filled.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.decide(node.selector)
        for variant in node.variants:
            self.visit(variant)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.decide(node.arguments)
        self.generic_visit(node)

    def decide(self, node: ast.BaseNode) -> None:
        """Notes the variables of a selector, or of what a function is given."""
        plain, self.variables = self.variables, set()
        filled = set(self.filled)
        self.visit(node)
        self.deciding |= self.variables
        self.variables |= plain
        self.filled = filled

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        if isinstance(node.key, ast.Identifier):
            self.cases.add(node.key.name)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.text += node.value


@cache
def parts_of(message: ast.Message) -> Parts:
    return Parts(message)


def variables(message: ast.Message) -> set[str]:
    """The variables of a message, those inside its selectors too."""
    return parts_of(message).variables


def is_name(message: ast.Message) -> bool:
    """Whether it is what something is called, which may change with how many there are.

    "rose" and "roses": in another language both may be the same word.
    """
    parts = parts_of(message)
    return parts.variables <= {"count"} and not parts.filled


@cache
def bundle_of(language: str, *texts: str) -> FluentBundle:
    """The words of these catalogues, ready to be said."""
    bundle = FluentBundle([language], use_isolating=False)
    for text in texts:
        bundle.add_resource(FluentResource(text))
    return bundle


def say(bundle: FluentBundle, key: str, values: Mapping[str, Value]) -> tuple[str, list[str]]:
    """A message in words, and what went wrong."""
    pattern = bundle.get_message(key).value
    if pattern is None:
        return "", ["it has no value"]
    text, errors = bundle.format_pattern(pattern, dict(values))
    return str(text), [str(error) for error in errors]


@cache
def catalogue(language: str, name: str) -> str:
    return (FOLDER / language / f"{name}.ftl").read_text(encoding="utf-8")


def whole(language: str, game: str) -> str:
    """Both catalogues of a game."""
    return catalogue(language, game) + catalogue(language, ABOUT + game)


# ---------------------------------------------------------------- what can be wrong with one


def compare(text: str, english: str) -> list[str]:
    """How the keys of a catalogue, and the variables of each, differ from the English ones."""
    found, wanted = read(text)[0], read(english)[0]
    wrong = [f"{key} is missing" for key in wanted if key not in found]
    wrong += [f"{key} is not in the English words" for key in found if key not in wanted]
    for key in found.keys() & wanted.keys():
        if is_name(found[key]) and is_name(wanted[key]):
            continue
        differing = variables(found[key]) ^ variables(wanted[key])
        wrong += [f"{key} does not agree with the English about ${name}" for name in differing]
    return sorted(wrong)


def wrong_selectors(text: str, language: str) -> list[str]:
    """Selectors that ask for a plural which the language does not have, or which nothing gives."""
    known = {*Locale(language).plural_form.tags, "other", "unknown"}
    return [
        f"{key} has a case [{case}], which never comes in {language}"
        for key, message in read(text)[0].items()
        for case in sorted(parts_of(message).cases - known)
        if not (key.startswith("clause-") and f"\npiece-{case} =" in text)  # what it forbids
        and not (key.startswith("nothing-") and f"\nphase-{case} =" in text)  # what is asked next
    ]


def wrong_sayings(text: str, language: str) -> list[str]:
    """Messages that cannot be said with some values, or that leave gaps."""
    bundle = bundle_of(language, text)
    wrong = []
    for key, message in read(text)[0].items():
        deciding = sorted(parts_of(message).deciding)
        filled = variables(message).difference(deciding)
        for fill, *values in product((2, "unknown"), *[SAMPLES] * len(deciding)):
            given: dict[str, Value] = {"count": 1} if is_name(message) else {}  # as name() gives it
            given |= {**dict.fromkeys(filled, fill), **dict(zip(deciding, values, strict=True))}
            said, errors = say(bundle, key, given)
            gaps = "  " in said and "  " not in parts_of(message).text
            if said != said.strip() or gaps or not said:
                errors.append(f"has gaps: {said!r}")
            if errors:
                wrong.append(f"{key} with {given}: {errors[0]}")
                break
    return wrong


def wrong_numbers(text: str, language: str, english: str) -> list[str]:
    """Messages that say the same for two numbers which the English tells apart, or the reverse.

    French counts 0 as one: [one] un dé would be said of no die at all.
    """
    ours, theirs = bundle_of(language, text), bundle_of("en", english)
    wrong = []
    messages = read(text)[0]
    for key in messages.keys() & read(english)[0].keys():
        if is_name(messages[key]):
            continue
        names = variables(messages[key])
        for name, (one, two) in product(sorted(names), combinations(NUMBERS, 2)):
            rest = dict.fromkeys(names, 2)
            pair = [{**rest, name: one}, {**rest, name: two}]
            alike = [say(ours, key, given)[0] for given in pair]
            english_alike = [say(theirs, key, given)[0] for given in pair]
            if (alike[0] == alike[1]) != (english_alike[0] == english_alike[1]):
                wrong.append(f"{key} with ${name} {one} and {two}: {alike[0]!r}, {alike[1]!r}")
    return sorted(wrong)


SIGNS = {  # language -> what may not be found in its texts, and why
    "fr": (
        (r"[^\u00a0][:;?!»](?!\w)", "wants a no-break space before :;?!»"),
        (r"«[^\u00a0]", "wants a no-break space after «"),
    ),
    "es": (
        (r"^[^¿]*\?", "wants ¿ before ?"),
        (r"^[^¡]*!", "wants ¡ before !"),
    ),
}


def wrong_signs(text: str, language: str) -> list[str]:
    """Messages that break the language's own rules for signs."""
    bundle = bundle_of(language, text)
    wrong = []
    for key, message in read(text)[0].items():
        said = say(bundle, key, dict.fromkeys(variables(message), 2))[0]
        for pattern, reason in SIGNS.get(language, ()):
            if re.search(pattern, said):
                wrong.append(f"{key} {reason}: {said!r}")
    return wrong


# ---------------------------------------------------------------- what a game has to say


def seen_tables(game: Game) -> list[Node]:
    """Tables of some matches per number of seats: with all that is new, and now and then."""
    box = game.load_box()
    tables: list[Node] = []
    played: Counter[int] = Counter()
    seen: set[object] = set()
    for number, seats in enumerate(game.seats * MATCHES):
        match, rng, luck = Match(game, box, seats), make_rng("words", number), Seeded(number)
        while not match.is_over:
            options = [] if match.seat == CHANCE else match.options()
            news = {int(match.state.phase), *(game.notation.decision(a).name for a in options)}
            if not news <= seen or len(match.decisions) % 50 == 0:
                seen |= news
                tables.append(game.describe(box, match.view(max(match.seat, WATCHER))))
            if not options:
                action = luck.draw(match)
            elif number < len(game.seats):
                action = eagerly(match, rng)
            else:
                action = curious(options, played, rng)
            played[action] += 1
            match.play(action)
        tables.append(game.describe(box, match.view(0)))
    return tables


def curious(options: list[int], played: Counter[int], rng: Rng) -> int:
    """What was tried least so far: it gets about more than chance does."""
    least = min(played[action] for action in options)
    new = [action for action in options if played[action] == least]
    return new[below(rng, len(new))]


@cache
def table_nodes(game_name: str) -> list[Node]:
    """Every piece that was seen on a table."""
    return [node for table in seen_tables(GAMES[game_name]) for node in table.walk()]


def seen_nodes(game_name: str) -> list[Node]:
    """Every piece that was seen, and those that the box names."""
    game = GAMES[game_name]
    return [*table_nodes(game_name), *game.faces(game.load_box()).values()]


def written_kinds(source: str) -> set[str]:
    """The kinds of the nodes that a view makes, where they are written out: Node(id, "kind")."""
    calls = [node for node in python.walk(python.parse(source)) if isinstance(node, python.Call)]
    kinds = [
        call.args[1].value
        for call in calls
        if isinstance(call.func, python.Name)
        and call.func.id == "Node"
        and len(call.args) > 1
        and isinstance(call.args[1], python.Constant)
    ]
    return {kind for kind in kinds if isinstance(kind, str)}


def piece_kinds(game: Game) -> set[str]:
    sources = [path.read_text(encoding="utf-8") for path in game.folder.glob("*.py")]
    return {node.kind for node in seen_nodes(game.name)}.union(*map(written_kinds, sources))


def names_of(values: Iterable[tuple[str, object]], known: Iterable[str] = ()) -> set[str]:
    """The keys of all values that want a name: aroma-rose for ("aroma", "rose").

    Numbers and codes such as HD-01 are their own names, and so are titles, unless one of their
    noun has a name among the *known* keys: then all have. Another value that can be several words
    is a list, and its words have their names elsewhere.
    """
    pairs = [(noun, value) for noun, value in values if isinstance(value, str) and value]
    lists = {noun for noun, value in pairs if " " in value}
    coded = {noun for noun, value in pairs if name_key(noun, value) in known}
    return {
        name_key(noun, value)
        for noun, value in pairs
        if noun in coded or (noun not in lists and re.fullmatch("[a-z_]+", value))
    }


def keys_of(game: Game) -> set[str]:
    """Every key that a game needs."""
    notation = game.notation
    seats = [d.name for d in notation.decisions if notation.first(d.name) < game.ACTIONS]
    chances = [name for name in notation.names if name not in seats]
    box, nodes, faces = game.load_box(), seen_nodes(game.name), game.faces(game.load_box())
    nouns = [(noun, name) for noun in notation.nouns for name in notation.nouns[noun].names(box)]
    values = [pair for node in nodes for pair in node.values.items()]
    known = read(whole("en", game.name))[0]
    words = [  # what has a face may have a name as well
        (noun, value)
        for noun, value in [*nouns, *values]
        if f"{noun} {value}" not in faces or name_key(noun, str(value)) in known
    ]
    clauses = [clause.replace(".", "-") for clause in players_clauses(game)]
    return {
        *("game-blurb", "game-facts", "game-goal", "game-standing", "game-points"),
        *("final-win", "final-shared"),
        *(f"decision-{name}" for name in seats),
        *(f"chance-{name}" for name in chances),
        *(f"event-{kind.name}" for kind in game.event_kinds),
        *(f"clause-{clause}" for clause in clauses),
        *(f"phase-{phase}" for phase in game.phases),
        *(f"purpose-{game.phases[phase]}" for phase in game.law.asked),
        *(f"luck-{phase}" for phase in lucky(game)),
        *(f"variant-{variant}" for variant in game.variants),
        *(f"piece-{kind}" for kind in piece_kinds(game)),
        *(f"about-{kind}" for kind in piece_kinds(game)),
        *(f"glance-{node.kind}" for node in nodes if is_board(node)),
        *names_of(words, known),
    }


def lucky(game: Game) -> list[str]:
    """The phases of a match that nobody is asked: luck settles them, except the last, its end."""
    asked = [game.phases[phase] for phase in game.law.asked]
    others = [phase for phase in game.phases[:-1] if phase not in asked]
    return [phase for phase in others if not phase.startswith("setup_")]


def is_board(node: Node) -> bool:
    """Whether it is what lies in front of a seat."""
    return {"seat", "mine"} <= node.values.keys()


def values_of(game: Game) -> dict[str, set[str]]:
    """What the messages of a game may speak of: for every key the variables that it is given."""
    notation, nodes = game.notation, seen_nodes(game.name)
    given: dict[str, set[str]] = {}
    for node in nodes:
        for family in ("piece", "about"):
            given.setdefault(f"{family}-{node.kind}", {"counts"}).update(node.values)
    for node in nodes:
        for action in [*node.actions, *node.refused]:  # what is seldom allowed is its business, too
            key = f"decision-{notation.decision(action).name}"
            given.setdefault(key, set()).update(given[f"piece-{node.kind}"])
    for decision in notation.decisions:
        arguments = {argument for argument, _ in decision.arguments}
        for family in ("decision", "chance"):
            given.setdefault(f"{family}-{decision.name}", set()).update(arguments)
    for node in nodes:
        if is_board(node):
            pieces = {child.kind for child in node.children}
            given.setdefault(f"glance-{node.kind}", set()).update(pieces, node.values)
    given |= {f"clause-{c.replace('.', '-')}": {"kind", "cost"} for c in players_clauses(game)}
    for kind in game.event_kinds:
        given[f"event-{kind.name}"] = {"seat", *kind.nouns} - {""}
    return given


# ---------------------------------------------------------------- who says it


def spoken(key: str, sources: tuple[str, ...], scripts: tuple[str, ...] = ()) -> bool:
    """Whether a source names *key*, or puts it together: f"label-{name}" from a name it knows.

    The scripts of the page count as well.
    """
    words, patterns = written_strings(sources)
    more_words, more_patterns = script_strings(scripts)
    words, patterns = words | more_words, patterns | more_patterns
    found = [pattern.fullmatch(key) for pattern in patterns]
    whole = any(match and not match.re.groups for match in found)
    parts = [match[1] for match in found if match and match.re.groups]
    return key in words or whole or any({p, p.replace("-", "_")} & words for p in parts)


@cache
def written_strings(sources: tuple[str, ...]) -> tuple[set[str], set[re.Pattern[str]]]:
    """The words of all strings that are written out, and patterns of those put together."""
    words: set[str] = set()
    patterns: set[re.Pattern[str]] = set()
    for source in sources:
        for node in python.walk(python.parse(source)):
            if isinstance(node, python.Constant) and isinstance(node.value, str):
                words.update(node.value.split())
            elif isinstance(node, python.JoinedStr):
                fixed = [v.value if isinstance(v, python.Constant) else None for v in node.values]
                shape = "".join("(.+)" if part is None else str(part) for part in fixed)
                if re.fullmatch(r"[a-z][a-z_-]*-\(\.\+\)[a-z_-]*", shape):
                    patterns.add(re.compile(shape))
    return words, patterns


@cache
def script_strings(scripts: tuple[str, ...]) -> tuple[set[str], set[re.Pattern[str]]]:
    """The same for JavaScript: `label-${name}` is put together, "money" and money: are names."""
    words: set[str] = set()
    patterns: set[re.Pattern[str]] = set()
    for script in scripts:
        words.update(word for text in re.findall(r'"([^"\n]*)"', script) for word in text.split())
        words.update(re.findall(r"\b([a-z_]+)(?=:)", script))
        for text in re.findall(r"`((?:[a-z_-]+|\$\{[^}`]*\})+)`", script):
            chosen = re.sub(r'\$\{[^}]*\? "([a-z-]*)" : "([a-z-]*)"\}', r"(?:\1|\2)", text)
            shape = re.sub(r"\$\{[^}]*\}", "(.+)", chosen)
            if re.fullmatch(r"[a-z][a-z_-]*-\(\.\+\)|\(\.\+\)-[a-z]+|[^(]+(\(\?:.*\))+", shape):
                patterns.add(re.compile(shape))
    return words, patterns


@cache
def house_sources() -> tuple[str, ...]:
    return tuple(path.read_text(encoding="utf-8") for path in (ROOT / "grasse").rglob("*.py"))


@cache
def house_scripts() -> tuple[str, ...]:
    web = ROOT / "grasse" / "web"
    paths = [path for path in web.rglob("*.js") if "vendor" not in path.parts]
    return tuple(path.read_text(encoding="utf-8") for path in paths)


def wrong_keys(
    text: str, needed: set[str], sources: tuple[str, ...], scripts: tuple[str, ...] = ()
) -> list[str]:
    """The keys that a catalogue lacks, and those that nobody says.

    Where one key of a family such as event- is needed, all are known, and no source is asked.
    """
    known = set(read(text)[0])
    families = {key.partition("-")[0] for key in needed}
    wrong = [f"{key} is missing" for key in sorted(needed - known)]
    for key in sorted(known - needed):
        if key.partition("-")[0] in families or not spoken(key, sources, scripts):
            wrong.append(f"nobody says {key}")
    return wrong


def wrong_variables(text: str, given: Mapping[str, set[str]]) -> list[str]:
    """The variables that a message speaks of although it is not given them."""
    return [
        f"{key} speaks of ${variable}, which it is not given"
        for key, message in read(text)[0].items()
        if key in given
        for variable in sorted(variables(message) - given[key])
    ]


# ---------------------------------------------------------------- the tests


def test_every_language_has_every_catalogue() -> None:
    folders = {path.name for path in FOLDER.iterdir() if path.is_dir() and path.name[0] != "_"}
    assert folders == set(LANGUAGES)
    for language in LANGUAGES:
        files = {path.name for path in (FOLDER / language).iterdir()}
        assert files == {*(f"{name}.ftl" for name in CATALOGUES), "how"}, language
        texts = {path.name for path in (FOLDER / language / "how").iterdir()}
        assert texts == {f"{name}.md" for name in GAMES}, language


@pytest.mark.parametrize("name", CATALOGUES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_is_well_written(language: str, name: str) -> None:
    text = catalogue(language, name)
    wrong = [
        *read(text)[1],
        *wrong_selectors(text, language),
        *wrong_sayings(text, language),
        *wrong_signs(text, language),
    ]
    assert not wrong, "\n" + "\n".join(wrong)


@pytest.mark.parametrize("name", CATALOGUES)
@pytest.mark.parametrize("language", OTHERS)
def test_a_language_says_what_english_says(language: str, name: str) -> None:
    text, english = catalogue(language, name), catalogue("en", name)
    wrong = [*compare(text, english), *wrong_numbers(text, language, english)]
    assert not wrong, "\n" + "\n".join(wrong)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_and_the_house_share_no_key(name: str) -> None:
    house = read("\n".join(catalogue("en", each) for each in (HOUSE, *PAGES)))
    assert not house[1]
    assert not read(catalogue("en", name))[0].keys() & house[0].keys()


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_all_its_words_and_no_others(name: str) -> None:
    needed, sources = keys_of(GAMES[name]), house_sources()
    wrong = wrong_keys(whole("en", name), needed, sources, house_scripts())
    assert not wrong, "\n" + "\n".join(wrong)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_piece_has_a_name_and_a_meaning(name: str, language: str) -> None:
    """Whatever lies on the tables of whole matches can be asked what it is."""
    bundle = bundle_of(language, whole(language, name))
    wrong = set()
    for node in table_nodes(name):
        given = {**{key: value or 0 for key, value in node.values.items()}, "counts": "2 roses"}
        said, errors = say(bundle, f"about-{node.kind}", given)
        title, _, meaning = said.partition("\n")
        if errors or not title or not meaning:
            wrong.add(f"{node.kind}: {errors or said}")
    assert sorted(wrong) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_a_game_gives_its_messages_what_they_speak_of(name: str) -> None:
    wrong = wrong_variables(whole("en", name), values_of(GAMES[name]))
    assert not wrong, "\n" + "\n".join(wrong)


def test_somebody_says_every_word_of_the_house() -> None:
    wrong = wrong_keys(catalogue("en", HOUSE), set(), house_sources())
    assert not wrong, "\n" + "\n".join(wrong)


@pytest.mark.parametrize("name", SHARED)
def test_somebody_says_every_word_of_what_is_shared(name: str) -> None:
    wrong = wrong_keys(catalogue("en", name), set(), house_sources(), house_scripts())
    assert not wrong, "\n" + "\n".join(wrong)


def test_somebody_says_every_word_of_the_page() -> None:
    text = "\n".join(catalogue("en", name) for name in PAGES)
    wrong = wrong_keys(text, reasons(), house_sources(), house_scripts())
    wrong = [each for each in wrong if each.rpartition(" ")[2] not in box_parts()]
    assert not wrong, "\n" + "\n".join(wrong)


def box_parts() -> set[str]:
    """A word for every part of every box, and one for those that another game may have."""
    found = {"box-part-other"}
    for game in GAMES.values():
        text = game.components.read_text("utf-8-sig")
        for row in box_forms.row_places(box_forms.read(game, text)):
            found.add("-".join(["box-part", *(step for step in row if isinstance(step, str))]))
    return found


def test_every_part_of_a_box_has_a_name() -> None:
    known = {key for key in read(catalogue("en", "boxes"))[0] if key.startswith("box-part-")}
    assert known == box_parts()


def reasons() -> set[str]:
    """A word for every reason that docs/protocol.md lists, and for two of the page's own."""
    table = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (`[a-z_]+`(?:, `[a-z_]+`)*) \|", table, re.MULTILINE)
    found = {name for row in rows for name in re.findall("[a-z_]+", row)}
    assert "not_over" in found
    return {f"refused-{name}" for name in (*found, "offline", "failed")}


def test_the_page_finds_its_words() -> None:
    known = {key for name in CATALOGUES for key in read(catalogue("en", name))[0]}
    said = {
        key
        for script in house_scripts()
        for pair in re.findall(r'"(page-[a-z0-9_-]+)"|say\("([a-z0-9_-]+)"', script)
        for key in pair
    }
    assert "page-play-now" in said
    assert sorted(said - known - {""}) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_command_is_understood_in_every_language(language: str) -> None:
    words = speak(language)
    for command in COMMANDS:
        local = words.say(f"command-{command}")
        assert words.say(f"help-{command}").split()[0] == local
        assert read_command(words, f"{local} rose") == (command, "rose")
        assert read_command(words, f"{command} rose") == (command, "rose")
    why, no = words.say("command-why"), words.say("command-not")
    assert read_command(words, f"{why} {no} rose") == ("why", "rose")


# ---------------------------------------------------------------- the tests can fail

ENGLISH = """\
title = Parfum
dice = { $left ->
    [0] no die
    [one] one die
   *[other] { $left } dice
}
sold = { $seat } sells to { $customer }
"""
FRENCH = """\
title = Parfum
dice = { $left ->
    [0] aucun dé
    [one] un dé
   *[other] { $left } dés
}
sold = { $seat } vend : { $customer }
"""


def test_a_good_catalogue_is_let_through() -> None:
    assert read(FRENCH)[1] == []
    assert compare(FRENCH, ENGLISH) == []
    assert wrong_selectors(FRENCH, "fr") == []
    assert wrong_sayings(FRENCH, "fr") == []
    assert wrong_numbers(FRENCH, "fr", ENGLISH) == []
    assert wrong_signs(FRENCH, "fr") == []


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("title = Parfum\n", "", "title is missing"),
        ("title", "titre = Parfum\ntitle", "titre is not in the English words"),
        ("{ $customer }", "à un client", "sold does not agree with the English about $customer"),
        ("{ $left } dés", "{ $reste } dés", "dice does not agree with the English about $reste"),
        ("un dé", "un dé sur { $size }", "dice does not agree with the English about $size"),
    ],
)
def test_a_difference_from_english_is_caught(old: str, new: str, reason: str) -> None:
    assert compare(FRENCH.replace(old, new, 1), ENGLISH) == [reason]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("title = { $seat", "is no Fluent: 'title = { $seat'"),
        ("title", "is no Fluent: 'title'"),
        ("dice = { $left ->\n    [one] die\n}", "is no Fluent"),
        ("title = A\ntitle = B", "title is there twice"),
    ],
)
def test_a_slip_of_the_pen_is_caught(text: str, reason: str) -> None:
    (wrong,) = read(text)[1]
    assert wrong.startswith(reason)


@pytest.mark.parametrize("case", ["few", "two", "onne"])
def test_a_plural_that_never_comes_is_caught(case: str) -> None:
    (wrong,) = wrong_selectors(FRENCH.replace("[one]", f"[{case}]"), "fr")
    assert wrong == f"dice has a case [{case}], which never comes in fr"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("title = { other }", "Unknown message: other"),
        ("title = { NUMMER($left) }", "Unknown function"),
        ("title = { $left ->\n    [1] { other }\n   *[other] a\n}", "Unknown message: other"),
        ('title = the { $left ->\n    [1] { "" }\n   *[other] a\n} end', "has gaps"),
        ('title = { "" }', "has gaps"),
    ],
)
def test_a_message_that_cannot_be_said_is_caught(text: str, reason: str) -> None:
    (wrong,) = wrong_sayings(text, "en")
    assert reason in wrong


def test_a_number_that_reads_like_another_is_caught() -> None:
    wrong = wrong_numbers(FRENCH.replace("    [0] aucun dé\n", ""), "fr", ENGLISH)
    assert wrong == ["dice with $left 0 and 1: 'un dé', 'un dé'"]
    assert wrong_numbers(FRENCH.replace("{ $left } dés", "des dés"), "fr", ENGLISH)


@pytest.mark.parametrize(
    ("language", "said", "is_good"),
    [
        ("fr", "Vendre\u00a0?", True),
        ("fr", "Vendre ?", False),
        ("fr", "Vendre?", False),
        ("fr", "dans l'eau\u00a0: rien", True),
        ("fr", "dit «\u00a0oui\u00a0»", True),
        ("fr", "dit « oui\u00a0»", False),
        ("es", "¿Vendes?", True),
        ("es", "Vendes?", False),
        ("es", "¡Cierre!", True),
        ("es", "Cierre!", False),
        ("de", "Verkaufen?", True),
    ],
)
def test_the_signs_of_a_language_are_watched(language: str, said: str, is_good: bool) -> None:
    assert (wrong_signs(f"sell = {said}", language) == []) == is_good


def test_names_are_wanted_for_words_only() -> None:
    values = [
        ("aroma", "rose"),
        ("note", "HD-01"),
        ("price", 3),
        ("stack", "A"),
        ("missing", "head"),
        ("missing", "heart base"),
    ]
    assert names_of(values) == {"aroma-rose"}
    assert names_of([*values, ("stack", "B")], {"stack-A"}) == {"aroma-rose", "stack-A", "stack-B"}
    titles = [("title", "Dew Path"), ("title", "Herbalist's Daughter")]
    assert names_of(titles) == set()
    assert names_of(titles, {"title-Dew-Path"}) == {"title-Dew-Path", "title-Herbalist-s-Daughter"}


def test_the_kinds_of_a_view_are_found() -> None:
    source = 'Node(f"clock {n}", "clock")\nNode(kind, kind)\nNote("a", "b")'
    assert written_kinds(source) == {"clock"}


@pytest.mark.parametrize(
    ("source", "is_spoken"),
    [
        ('say("label-money")', True),
        ('say(f"label-{name}")\nnames = "money tokens"', True),
        ('say(f"label-{name.lower()}")\nnames = "money"', True),
        ('say(f"label-{name}")', False),
        ('say(f"label-{name}-left")\nnames = "money"', False),
        ('names = "money"', False),
        ('say(f"{noun}-{name}")\nnames = "label money"', False),
        ('say("label-money_left")', False),
    ],
)
def test_a_word_that_nobody_says_is_caught(source: str, is_spoken: bool) -> None:
    assert spoken("label-money", (source,)) == is_spoken


@pytest.mark.parametrize(
    ("script", "is_spoken"),
    [
        ('say("label-money")', True),
        ("say(`label-${name}`); const KINDS = { money: 1 };", True),
        ('say(`label-${name}`, ["money"])', True),
        ('say(`${key}-money`, "label")', True),
        ('html`<b>${say(`label-${name}`)}</b>`; say("money")', True),
        ('say(`label${rich ? "-money" : ""}`)', True),
        ('say(`label${rich ? "-gold" : ""}`)', False),
        ("say(`label-${name}`)", False),
        ('const name = "money";', False),
    ],
)
def test_a_word_that_the_page_does_not_say_is_caught(script: str, is_spoken: bool) -> None:
    assert spoken("label-money", (), (script,)) == is_spoken


def test_missing_and_useless_keys_are_caught() -> None:
    text = "event-sold = sold\nevent-bought = bought\nlabel-money = money\nlabel-water = water"
    wrong = wrong_keys(text, {"event-sold", "event-passed"}, ('say("label-money event-bought")',))
    assert wrong == [
        "event-passed is missing",
        "nobody says event-bought",
        "nobody says label-water",
    ]


def test_a_variable_that_is_not_given_is_caught() -> None:
    given = {"sold": {"seat"}, "dice": {"left", "aroma"}}
    assert wrong_variables(ENGLISH, given) == ["sold speaks of $customer, which it is not given"]
