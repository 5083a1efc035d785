"""What an option brings, in words: what the engine has found out is only said here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from grasse.kernel.events import Event
from grasse.kernel.match import Match
from grasse.study.prospects import Prospect, prospects_of
from grasse.terminal.speech import SUBJECT, Speech

SEVERAL = 2  # things that happen are told
UNTOLD = "–"  # what the words have for an event that is not worth telling beside an option


def gains(speech: Speech, match: Match, options: Sequence[int]) -> dict[int, str]:
    """What each of the options of the seat whose turn it is brings, in a line."""
    view, phase = match.view(match.seat), match.game.phases[int(match.state["phase"])]
    found = prospects_of(match.game).all(match.box, view, options)
    return {prospect.action: gain(speech, prospect, phase) for prospect in found}


def gain(speech: Speech, prospect: Prospect, phase: str) -> str:
    """What an option brings; *phase* is that of now."""
    happens = _happens(speech, prospect.events)
    first = _happens(speech, [event for event in prospect.events if _counts(event)])
    few = [*first, *(each for each in happens if each not in first)][:SEVERAL]
    told = [*_points(speech, prospect), *few]
    if len(happens) > SEVERAL:
        told.append(speech.say("brings-more", count=len(happens) - SEVERAL))
    if prospect.next != "question" or prospect.phase != phase:
        told.append(_comes(speech, prospect))
    for action, share in prospect.odds.items():
        outcome = speech.label(action)
        told.append(speech.say("brings-odds", percent=round(share * 100), outcome=outcome))
    return " · ".join(told)


def _counts(event: Event) -> bool:
    """Whether an event tells how much of something there is, which tells most."""
    return any(isinstance(value, int) for value in event.values.values())


def _points(speech: Speech, prospect: Prospect) -> list[str]:
    """Points with their sign, or from how few to how many: "+4 to +6 coins"."""
    most = f"{_sign(prospect.most)}{speech.say('game-points', points=abs(prospect.most))}"
    if prospect.least != prospect.most:
        least = f"{_sign(prospect.least)}{abs(prospect.least)}"
        return [speech.say("brings-from-to", least=least, most=most)]
    return [most] if prospect.most else []


def _sign(points: int) -> str:
    return "−" if points < 0 else "+" if points else ""


def _happens(speech: Speech, events: Sequence[Event]) -> list[str]:
    """What happens, without what only brings points; what happens again is counted."""
    told: Counter[str] = Counter()
    for event in events:
        if event.name not in speech.game.sources:
            said = speech.outcome(event, SUBJECT)
            if said == UNTOLD:
                continue
            plain = said.removeprefix(SUBJECT).strip()
            told[plain.replace(SUBJECT, speech.seat(event.seat + 1))] += 1
    return [text if times == 1 else f"{text} ×\u00a0{times}" for text, times in told.items()]


def _comes(speech: Speech, prospect: Prospect) -> str:
    """What comes next."""
    words = {"question": "brings-question", "luck": "brings-luck", "others": "brings-others"}
    words |= {"over": "brings-over", "unsure": "brings-unsure"}
    question = speech.say(f"phase-{prospect.phase}").removesuffix(".") if prospect.phase else ""
    return speech.say(words[prospect.next], question=question)
