"""Moments to be decided again: puzzles, and the mistakes of a match that is over."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from functools import cache

import msgspec
import numpy as np

from grasse.games import GAMES
from grasse.games.chances import curve_of
from grasse.kernel.match import Match, refusal
from grasse.kernel.seats import CHANCE, NOBODY
from grasse.players import LEVELS
from grasse.server import messages
from grasse.server.boxes import box_of, shipped
from grasse.server.cards import find_game
from grasse.server.desk import Desk
from grasse.server.looks import sent_tree
from grasse.server.messages import (
    Answer,
    Chair,
    JudgedOption,
    Refusal,
    Verdict,
    meant_seat,
    sent_seat,
)
from grasse.server.prospects import preview, prospects
from grasse.server.replays import eyes_of, find_replay
from grasse.server.reviews import Asked, Reviews, asked_of, reviewing
from grasse.server.told import told_by
from grasse.study.comparing import distance, measure
from grasse.study.lookout import Lookout
from grasse.study.puzzles.collection import Collection, Mined, Puzzle, puzzles_of
from grasse.study.repetition import reviewed
from grasse.study.review.findings import Judgement, MistakeReason, Moment, Review
from grasse.study.review.ledger import size_of
from grasse.study.review.looking import SURE
from grasse.study.review.moments import Choice
from grasse.study.review.whys import why

RIVAL = LEVELS[3]  # what the others of a puzzle are called: they look ahead
TOLD = 12  # decisions of which one is told what happened


# ---------------------------------------------------------------- puzzles


@cache
def collection(game: str) -> Collection:
    """The puzzles of a game."""
    return puzzles_of(find_game(game), box_of(game))


def list_puzzles(game: str) -> messages.Puzzles:
    """The puzzles of a game, without what is best in them."""
    found = collection(find_game(game).name).sorted()
    return messages.Puzzles(
        [messages.PuzzleLine(each.id, each.difficulty, mined.seats) for mined, each in found]
    )


def find_puzzle(desk: Desk, game: str, id: str) -> tuple[Mined, Puzzle]:
    """A puzzle, as soon as its game is ready."""
    found = collection(find_game(game).name).find(id)
    if found is None:
        raise Refusal("no_such_puzzle", "there is no puzzle of this name")
    desk.warmup.check(game)
    return found


async def puzzle(desk: Desk, game: str, id: str) -> messages.Position:
    """The position of a puzzle."""
    mined, found = find_puzzle(desk, game, id)

    def make() -> messages.Position:
        match = mined.open(GAMES[game], box_of(game), found)
        chairs = [
            Chair(sent_seat(seat), *_sitting(seat == match.seat), True, None, "")
            for seat in range(match.seats)
        ]
        return messages.Position(
            game, shipped(game).hash, found.difficulty, table_of(match, chairs)
        )

    return await asyncio.to_thread(make)


def _sitting(is_own: bool) -> tuple[str, str, str]:
    """The kind, the name and the bot of a chair in a puzzle."""
    return ("person", "", "") if is_own else ("bot", "", RIVAL)


async def puzzle_then(desk: Desk, game: str, id: str, action: int) -> messages.Foreseen:
    """What the table of a puzzle would be after an option, as at any table."""
    mined, found = find_puzzle(desk, game, id)
    return await asyncio.to_thread(
        lambda: foreseen(mined.open(GAMES[game], box_of(game), found), action)
    )


async def solve(desk: Desk, game: str, id: str, answer: Answer) -> Verdict:
    """Judges an answer by what was found when the puzzle was made."""
    mined, found = find_puzzle(desk, game, id)
    match = await asyncio.to_thread(mined.open, GAMES[game], box_of(game), found)
    check_option(match, answer.action)
    is_right = answer.action == found.answer
    return Verdict(
        right=is_right,
        answer=answer.action,
        played=-1,
        options=[
            JudgedOption(each.action, each.chance, each.points, each.why) for each in found.options
        ],
        found=found.found,
        asked=found.asked,
        card=reviewed(answer.card, is_right, time.time()),
    )


# ---------------------------------------------------------------- mistakes of a match


async def exercise(desk: Desk, reviews: Reviews, match: str, number: int) -> messages.Position:
    """A decision of a finished match that was reviewed, to be made again."""
    await find_moment(reviews, match, number)
    replay = await find_replay(desk, match)
    row = replay.table.row

    def make() -> messages.Position:
        again, _ = replay.after(number)
        chairs = [
            Chair(sent_seat(chair.seat), "person", chair.name or chair.player, "", True, None, "")
            for chair in replay.table.chairs
        ]
        return messages.Position(row.game, row.box, 0, table_of(again, chairs))

    return await asyncio.to_thread(make)


async def replay_then(
    desk: Desk, match: str, number: int, action: int, eyes: int
) -> messages.Foreseen:
    """What the table of a finished match would have been after another decision."""
    replay = await find_replay(desk, match)
    reader = eyes_of(eyes, replay.table.row.seats)

    def make() -> messages.Foreseen:
        again, _ = replay.after(number)
        if reader == again.seat:  # who decides there is told what it could know
            return foreseen(again, action)
        check_option(again, action)
        again.play(action)
        return messages.Foreseen(number, action, sent_tree(again, reader))

    return await asyncio.to_thread(make)


async def decide_again(
    desk: Desk, reviews: Reviews, match: str, number: int, answer: Answer, asker: Sequence[str]
) -> Verdict:
    """Judges an answer by the review; what that did not look at is searched now."""
    review, moment, judgement = await find_moment(reviews, match, number)
    replay = await find_replay(desk, match)
    again, _ = await asyncio.to_thread(replay.after, number)
    check_option(again, answer.action)
    seat, reason = meant_seat(moment.seat), _reason(review, moment)
    best = JudgedOption(judgement.best, moment.before[seat], moment.points_before[seat], None)
    played = JudgedOption(judgement.chosen, moment.after[seat], moment.points_after[seat], reason)
    told = [best] if judgement.chosen == judgement.best else [best, played]
    is_right = answer.action == judgement.best
    if not is_right and (answer.action != judgement.chosen or reason is None):
        asked, thinking = asked_of(replay.table), review.settings.thinking
        await desk.warmup.hints(asked.game)
        async with reviews.turns.turn(*asker, match):
            cost, apart, reason = await reviews.staff.ask(
                judge, asked, thinking, number, judgement.best, answer.action
            )
        if answer.action == judgement.chosen:
            played.why = reason
        else:
            is_right = size_of(cost) == "none"
            chance, points = max(0.0, best.chance - cost), best.points - apart
            why_not = None if is_right else reason
            told.append(JudgedOption(answer.action, round(chance, 5), round(points, 2), why_not))
    told.sort(key=lambda each: (each is not best, -each.chance))
    card = reviewed(answer.card, is_right, time.time())
    return Verdict(is_right, answer.action, judgement.chosen, told, [], [], card)


def _reason(review: Review, moment: Moment) -> MistakeReason | None:
    """Why a decision was a mistake, if the review says so."""
    place = review.moments.index(moment)
    return next((each.why for each in review.worst if each.moment == place), None)


async def find_moment(
    reviews: Reviews, match: str, number: int
) -> tuple[Review, Moment, Judgement]:
    """A decision that a review has judged; refused if the match is not over, or not reviewed."""
    state = await reviews.state(match)
    if state.review is None:
        raise Refusal("not_reviewed", "the match was not reviewed yet")
    for moment in state.review.moments:
        if moment.number == number and moment.judgement is not None:
            return state.review, moment, moment.judgement
    raise Refusal("no_such_number", "nobody had a choice there")


def judge(
    asked: Asked, thinking: int, number: int, best: int, action: int
) -> tuple[float, float, MistakeReason]:
    """What *action* gives away beside *best*, in chance and points; and why. Takes its time."""
    work = reviewing(asked, thinking)
    match, game = work.match, work.match.game
    choice = next(kind for kind in work.kinds if isinstance(kind, Choice) and kind.number == number)
    lookout = Lookout(game, match.box, match.seats, curve_of(game.folder, match.seats))
    view = np.frombuffer(bytearray(choice.view), game.STATE)[0]
    one, other = (
        measure(lookout, view, each, place, thinking, "again", number)
        for place, each in enumerate((best, action))
    )
    gap, error = distance(one.chances[:, choice.seat], other.chances[:, choice.seat])
    points, _ = distance(one.points[:, choice.seat], other.points[:, choice.seat])
    taken = Choice(choice.number, choice.seat, choice.view, choice.options, action)
    reason = why(game, match.box, match.seats, taken, best, work.settings.seed, points)
    return (gap if gap > SURE * error else 0.0), points, reason


# ---------------------------------------------------------------- the table of a position


def table_of(match: Match, chairs: list[Chair]) -> messages.TableMessage:
    """The table as the seat that decides sees it; made from its view, and from nothing else."""
    seat, options = match.seat, match.options()
    number = len(match.decisions)
    return messages.TableMessage(
        number=number,
        question=number,
        seat=sent_seat(seat),
        status="playing",
        turn=sent_seat(seat),
        decisions=number,
        chairs=chairs,
        tree=sent_tree(match, seat),
        options=options,
        prospects=prospects(match, seat, options),
        ways=None,
        events=_lately(match),
        undo=0,
        asked=None,
        hints=False,
        warming=False,
        links=0,
        scores=[],
        secret="",
        rematch="",
    )


def _lately(match: Match) -> list[messages.GameEvent]:
    """What happened in the last decisions, as the seat that decides now may know it."""
    again, told = match.again(), list[messages.GameEvent]()
    first = len(match.decisions) - TOLD
    for number, action in enumerate(match.decisions, 1):
        rows = again.play(action)
        if number > first:
            told += told_by(match.game, match.box, number, rows).to(match.seat)
    return told


def check_option(match: Match, action: int) -> None:
    """Refuses what the seat that decides may not do."""
    if match.seat in (CHANCE, NOBODY):
        raise Refusal("not_your_turn", "no seat decides there")
    refused = refusal(match.game, match.box, match.state, action)
    if refused:
        raise Refusal("rules", str(refused), refused.clause, action)
    if action not in match.options():
        raise Refusal("rules", "that is no option", 0, action)


def foreseen(match: Match, action: int) -> messages.Foreseen:
    """The table after an option of the seat that decides, as that seat would see it."""
    check_option(match, action)
    tree = preview(match, match.seat, action)
    return messages.Foreseen(
        len(match.decisions), action, tree if tree is not None else msgspec.Raw(b"null")
    )
