"""What the server tells of its games, whoever plays them."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from grasse.games import GAMES
from grasse.games.howto import numbers, players_clauses, read_how, signposts
from grasse.games.rulebook import BREAK, Block, read_rules, row_clause
from grasse.kernel.game import Game
from grasse.players import PLAYERS
from grasse.server import messages
from grasse.server.boxes import find_box, shipped
from grasse.server.messages import Refusal
from grasse.server.teaching import names_of
from grasse.study.lab.proposal import has_proposal
from grasse.study.skill import anchors
from grasse.words import LANGUAGES, speak

WEB = Path(__file__).resolve().parents[1] / "web"  # the page; games/<game> in it draws a game


def find_game(name: str) -> Game:
    """The game of this name."""
    if name not in GAMES:
        raise Refusal("no_such_game", f"there are {', '.join(GAMES)}")
    return GAMES[name]


def list_games() -> messages.Games:
    """What can be played here."""
    cards = [messages.GameCard(**_card(game)) for game in GAMES.values()]
    levels = {card.name: card.level for card in PLAYERS.values() if card.level}
    return messages.Games(cards, list(PLAYERS), levels, LANGUAGES)


def _card(game: Game) -> dict[str, Any]:
    """A game in a few words."""
    return {
        "name": game.name,
        "title": game.title,
        "prefix": game.prefix,
        "version": game.version,
        "seats": list(game.seats),
        "options": dict(game.variants),
        "picture": (WEB / "games" / game.name / "picture.js").exists(),
        "lessons": names_of(game.name),
        "ladder": list(anchors(game.name)),
        "proposed": has_proposal(game),
    }


@lru_cache(16)
def whole_game(name: str, content: str = "") -> messages.WholeGame:
    """Everything about a game that does not change during a match.

    It is told of the game's own box, or of the one that has the hash *content*.
    """
    game = find_game(name)
    content = content or shipped(name).hash
    box, notation = find_box(name, content), game.notation
    decisions = {}
    for decision in notation.decisions:
        nouns = dict(decision.arguments)
        is_chance = notation.first(decision.name) >= game.ACTIONS
        decisions[decision.name] = messages.DecisionKind(
            arguments=nouns,
            hidden=decision.hidden,
            alike=decision.alike,
            last=decision.last,
            aside=decision.aside,
            besides=decision.besides,
            small=decision.small,
            habit=decision.habit,
            chance=is_chance,
        )
    events = {}
    for kind in game.event_kinds:
        values, clause = [noun for noun in kind.nouns if noun], game.event_clause(kind)
        events[kind.name] = messages.EventKind(values, clause, kind.points, kind.chapter)
    return messages.WholeGame(
        **_card(game),
        box=content,
        nouns={noun: notation.names_of(box, noun) for noun in notation.nouns},
        decisions=decisions,
        actions=[messages.Action(**notation.structured(box, n)) for n in range(notation.size)],
        events=events,
        phases=list(game.phases),
        clauses={str(clause): game.clause(clause) for clause in game.clauses},
        faces=game.faces(box),
    )


@cache
def rules_of(name: str) -> messages.Rules:
    """The rules of a game, block by block."""
    read = read_rules(find_game(name).folder / "rules.md")
    return messages.Rules([_block(block) for block in read if block.kind != BREAK])


def _block(block: Block) -> messages.RulesBlock:
    assert block.kind != BREAK
    rows = [messages.RulesRow(row_clause(row), row) for row in block.rows]
    return messages.RulesBlock(block.kind, block.text, block.level, block.clause, rows)


@cache
def how_to(name: str, language: str) -> messages.How:
    """How a game is played, in a language."""
    game = find_game(name)
    if language not in LANGUAGES:
        raise Refusal("no_such_page", f"there are {', '.join(LANGUAGES)}")
    how, posts, words = read_how(language, game), signposts(game), speak(language, name)
    sections = [
        messages.HowSection(
            *(section.id, section.title, section.search),
            [messages.HowBlock(block.kind, block.text, block.figure) for block in section.blocks],
        )
        for section in how.sections
    ]
    clauses = [
        messages.HowClause(clause, words.clause(clause), posts.of_clause(clause))
        for clause in players_clauses(game)
    ]
    return messages.How(how.title, sections, numbers(game), posts.phases, posts.kinds, clauses)
