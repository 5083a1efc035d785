"""What an option brings, in words: what the engine has found out is only said here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from grasse.kernel.events import Event
from grasse.kernel.game import Game
from grasse.kernel.match import Match
from grasse.kernel.tree import Node
from grasse.study.prospects import Prospect, prospects_of
from grasse.terminal.speech import SUBJECT, Speech

SEVERAL = 2  # things that happen are told
UNTOLD = "–"  # what the words have for an event that is not worth telling beside an option


def gains(speech: Speech, match: Match, tree: Node, options: Sequence[int]) -> dict[int, str]:
    """What each of the options of the seat whose turn it is brings, in a line."""
    view = match.view(match.seat)
    found = prospects_of(match.game).all(match.box, view, options)
    return {each.action: gain(speech, each, tree) for each in fair(match.game, found, tree)}


def fair(game: Game, found: Sequence[Prospect], tree: Node) -> list[Prospect]:
    """The same without the points of small decisions of which several are asked in a row.

    What is paid for brings them, whichever way it is paid: beside the one way that ends the payment
    they would look like a reason to choose it.
    """

    def is_small(prospect: Prospect) -> bool:
        return game.notation.decision(prospect.chain[-1]).small

    if not any(is_small(each) and _asks_again(each, tree) for each in found):
        return list(found)
    return [replace(each, least=0, most=0, adds=0) if is_small(each) else each for each in found]


def _asks_again(prospect: Prospect, tree: Node) -> bool:
    """Whether the same is asked after it."""
    return prospect.next == "question" and prospect.phase == tree.values.get("phase")


def gain(speech: Speech, prospect: Prospect, tree: Node) -> str:
    """What an option brings at a table, in a line.

    The page has a short line, and all on demand. Here nothing can be asked for, and what does not
    fit is cut off: so the most important comes first, and where the points come from after what
    happens.
    """
    happens = _happens(speech, prospect.events, tree)
    few = _few(speech, prospect.events, happens, tree)
    told = [*_points(speech, prospect), *_warning(speech, prospect, tree), *few]
    if len(happens) > len(few):
        told.append(speech.say("brings-more", count=len(happens) - len(few)))
    told += _sources(speech, prospect)
    if not _asks_again(prospect, tree):
        told.append(_comes(speech, prospect))
    for action, share in prospect.odds.items():
        outcome = speech.label(action)
        told.append(speech.say("brings-odds", percent=round(share * 100), outcome=outcome))
    return " · ".join(told)


def _warning(speech: Speech, prospect: Prospect, tree: Node) -> list[str]:
    """What a piece that takes one `over` a limit makes one lose."""
    node = speech.carrier(prospect.chain[-1], tree)
    if node is None or not node.values.get("over") or not speech.words.has(f"over-{node.kind}"):
        return []
    return [speech.say(f"over-{node.kind}", **speech.values(node))]


def _few(speech: Speech, events: Sequence[Event], happens: Sequence[str], tree: Node) -> list[str]:
    """What is told first: what is lost by it.

    Then, where much of one kind happens, that comes after what happens once, so that what is only
    counted ("and 3 more") is more of what was told last; else, how much of something there is tells
    most.
    """
    # "and one more" takes as much room as the thing:
    room = SEVERAL + 1 if len(happens) == SEVERAL + 1 else SEVERAL
    times = Counter(event.name for event in events)
    once = _happens(speech, [event for event in events if times[event.name] == 1], tree)
    often = [each for each in happens if each not in once]
    much = _happens(speech, [event for event in events if _counts(event)], tree)
    lost = _happens(speech, [e for e in events if speech.words.has(f"loss-{e.name}")], tree)
    first = once[: room - 1] if len(often) > 1 else []
    return list(dict.fromkeys([*lost, *first, *much, *happens]))[:room]


def _sources(speech: Speech, prospect: Prospect) -> list[str]:
    """Where the points come from, if that is more than one place."""
    sums: Counter[str] = Counter()
    for event in prospect.events:
        if noun := speech.game.sources.get(event.name):
            points = event.values.get(noun)
            sums[event.name] += points if isinstance(points, int) else 0
    if len(sums) < 2:
        return []
    return [f"{speech.say(f'scoring-{name}')} {points}" for name, points in sums.items()]


def _counts(event: Event) -> bool:
    """Whether an event tells how much of something there is, which tells most."""
    return any(isinstance(value, int) for value in event.values.values())


def _points(speech: Speech, prospect: Prospect) -> list[str]:
    """Points with their sign, or from how few to how many: "+4 to +6 coins"."""
    least, most = prospect.least, prospect.most
    if not least and not most:  # only small things are asked before they come
        least = most = prospect.adds
    told = f"{_sign(most)}{speech.say('game-points', points=abs(most))}"
    if least != most:
        told = speech.say("brings-from-to", least=f"{_sign(least)}{abs(least)}", most=told)
    elif not most:  # of what is done for its points alone the game says that, too
        key = f"nothing-{speech.game.notation.decision(prospect.chain[-1]).name}"
        is_known = prospect.next != "unsure" and speech.words.has(key)
        said = speech.say(key, phase=prospect.phase) if is_known else ""
        return [said] if said else []
    # that something else brings them, which nothing but this leads to, the game says:
    key = f"sum-{speech.game.notation.decision(prospect.chain[-1]).name}"
    return [speech.say(key, sum=told) if speech.words.has(key) else told]


def _sign(points: int) -> str:
    return "−" if points < 0 else "+" if points else ""


def _happens(speech: Speech, events: Sequence[Event], tree: Node) -> list[str]:
    """What happens, without what only brings points; what happens again is counted."""
    told: Counter[str] = Counter()
    for event in events:
        if event.name not in speech.game.sources:
            said = speech.outcome(event, SUBJECT, tree)
            if said == UNTOLD:
                continue
            plain = said.removeprefix(SUBJECT).strip()
            told[plain.replace(SUBJECT, speech.seat(event.seat + 1))] += 1
    return [text if times == 1 else f"{text} ×\u00a0{times}" for text, times in told.items()]


def _comes(speech: Speech, prospect: Prospect) -> str:
    """What comes next."""
    if prospect.next == "luck":
        return speech.say(f"luck-{prospect.phase}")
    words = {"question": "brings-question", "others": "brings-others"}
    words |= {"over": "brings-over", "unsure": "brings-unsure"}
    question = speech.say(f"phase-{prospect.phase}").removesuffix(".") if prospect.phase else ""
    return speech.say(words[prospect.next], question=question)
