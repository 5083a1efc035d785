"""Luck that nobody can bend alone: how it is drawn, how a record proves it, how that is checked."""

from __future__ import annotations

import hmac
import re
import secrets
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from grasse.kernel.match import Match
from grasse.kernel.seats import CHANCE
from grasse.server import day_luck
from grasse.server.day_luck import Course, Daily
from grasse.server.messages import meant_seat, sent_seat
from grasse.server.trail import Trail, Undone, hash_of, marked, mixed, written_pledges

# The ways of luck; a match keeps the one it began with.
SECRET_ALONE, SHARED, OF_A_DAY = 1, 2, 3
DECIDED, BY_BOT, FORCED, DRAWN = "decided", "by_bot", "forced", "drawn"
NONE = "-"  # in place of a link or a list that is empty
_REMARK = re.compile(
    r"^# (match|hash|secret|forked|luck|began|pledges|day): (\S+)\s*$", re.MULTILINE
)
_PLEDGE = re.compile(r"^# pledge: (\d{1,3}) (\d{1,9}) ([0-9a-f]{64})\s*$", re.MULTILINE)
_BACK = re.compile(r"^# taken_back: (\d{1,3}) (\d{1,9}) (\d{1,9}) (\d{1,9})\s*$", re.MULTILINE)
_STEP = re.compile(
    r"^# (\d{1,9}) (\d{1,9}) (?:(drawn) (\d{1,18}) (\d{1,18}) (\d{1,18})"
    r"|(decided|by_bot|forced) (-|[0-9a-f]{64}))\s*$",
    re.MULTILINE,
)
_OF_DAY = re.compile(r"^# (\d{1,9}) (\d{1,9}) drawn (\d+:\S+ \d+ \d+ [0-9=,]+)\s*$", re.MULTILINE)
_SHARE = re.compile(r"(\d{1,3})=([0-9a-f]{64})")


class Unfair(ValueError):
    """A record whose chance is not the one that was promised; says where and why."""


def make_secret() -> str:
    """A secret for one match."""
    return secrets.token_hex(32)


def fall(digest: bytes, odds: Mapping[int, int]) -> int:
    """The outcome that a digest falls on, as likely as its weight."""
    left = int.from_bytes(digest, "big") % sum(odds.values())
    for action in sorted(odds):
        if left < odds[action]:
            return action
        left -= odds[action]
    raise AssertionError("chance was asked where nothing is left to chance")


def draw(secret: str, name: str, decisions: Sequence[int], odds: Mapping[int, int]) -> int:
    """The outcome of chance after *decisions* in the match *name*, of the secret alone."""
    content = f"{name}:{len(decisions)}:{','.join(map(str, decisions))}"
    return fall(hmac.digest(secret.encode(), content.encode(), "sha256"), odds)


def draw_shared(secret: str, name: str, number: int, mark: str, odds: Mapping[int, int]) -> int:
    """The outcome of chance after *number* decisions, to which all of the trail contributes."""
    content = f"{name}:{number}:{mark}"
    return fall(hmac.digest(secret.encode(), content.encode(), "sha256"), odds)


class Fair:
    """Luck from the secret of a match and what was decided."""

    def __init__(self, secret: str, name: str) -> None:
        self.secret, self.name = secret, name

    def draw(self, match: Match) -> int:
        """Draws the outcome that the secret gives after the decisions so far."""
        return draw(self.secret, self.name, match.decisions, match.odds())


class Shared:
    """Luck from the secret, what was decided, and what the chairs sent with it."""

    def __init__(self, secret: str, name: str, trail: Trail) -> None:
        self.secret, self.name, self.trail = secret, name, trail

    def draw(self, match: Match) -> int:
        """Draws the outcome that the secret and the trail give."""
        number = len(match.decisions)
        mark = self.trail.marks[number]
        return draw_shared(self.secret, self.name, number, mark, match.odds())


def luck_of(way: int, secret: str, name: str, trail: Trail) -> Fair | Shared | Daily:
    """The luck of a match that began with this way of it."""
    if way == OF_A_DAY:
        return Daily(secret)
    return Fair(secret, name) if way == SECRET_ALONE else Shared(secret, name, trail)


# ---------------------------------------------------------------- what a record says


def remarks(name: str, secret: str, forked: int, way: int, trail: Trail, day: str = "") -> str:
    """The head of the proof: all but the decisions themselves."""
    taken_over = min(forked, len(trail.links))  # of a lesson, some may still be to come
    fields = {"match": name, "hash": hash_of(secret), "secret": secret, "forked": taken_over}
    if way == OF_A_DAY:
        fields |= {"luck": way, "day": day or NONE}
    if way == SHARED:
        first = written_pledges(trail.first) or NONE
        fields |= {"luck": way, "began": trail.began, "pledges": first}
    lines = [f"# {field}: {value}" for field, value in fields.items()]
    if way == SHARED:
        for each in trail.pledges:
            lines.append(f"# pledge: {sent_seat(each.seat)} {each.after} {each.head}")
    for back in trail.undone:
        told = (sent_seat(back.seat), back.before, back.count, back.drawn)
        lines.append(f"# taken_back: {' '.join(map(str, told))}")
    return "\n".join(lines) + "\n"


def steps(match: Match, trail: Trail, way: int = SHARED) -> str:
    """The rest of the proof, a line for each decision: its action, and what it came with.

    With an outcome of chance that is the sum of the weights, those of the outcomes before it, and
    its own: so whoever checks it need not know the rules. With the luck of a day it is which list
    of the day it comes from, and all weights.
    """
    again, lines = match.again(), []
    course = Course(match) if way == OF_A_DAY else None
    for number, action in enumerate(match.decisions):
        if again.seat == CHANCE and course:
            what = f"{DRAWN} {day_luck.written(course.follow(again), again.odds())}"
        elif again.seat == CHANCE:
            what = f"{DRAWN} {' '.join(map(str, place_in(again.odds(), action)))}"
        else:
            what = f"{trail.kinds[number]} {trail.links[number] or NONE}"
        lines.append(f"# {number + 1} {action} {what}")
        again.play(action)
    return "".join(f"{line}\n" for line in lines)


def place_in(odds: Mapping[int, int], action: int) -> tuple[int, int, int]:
    """The sum of all weights, of those before *action*, and its own."""
    before = sum(weight for other, weight in odds.items() if other < action)
    return sum(odds.values()), before, odds.get(action, 0)


# ---------------------------------------------------------------- checking it


@dataclass
class Share:
    """What one chair gave to the luck."""

    linked: int = 0  # decisions that came with a link
    bare: int = 0  # decisions of its person that came without one
    pledges: int = 0  # how often it gave its word


@dataclass
class Verdict:
    """A record that is fair, and what is to be known of it besides."""

    way: int
    drawn: int = 0
    forked: int = 0  # decisions that come from elsewhere, whose luck is not checked
    shares: dict[int, Share] = field(default_factory=dict)  # [seat]
    undone: list[Undone] = field(default_factory=list)
    day: str = ""  # whose luck it had, if it was a match of the day


@dataclass(frozen=True)
class Step:
    """A line of the proof: what was decided, how, and the link or the odds it came with."""

    action: int
    kind: str
    link: str = ""
    place: tuple[int, int, int] = (0, 0, 0)
    list: str = ""  # of a day: which one, and the odds


class Proof:
    """What the remarks of a record say of its luck."""

    def __init__(self, text: str, match: Match) -> None:
        found = dict(_REMARK.findall(text))
        if found.get("luck", "1") not in ("1", "2", "3"):
            raise Unfair(f"its way of luck is {found['luck']}; a newer Grasse can check it")
        self.way = int(found.get("luck", "1"))
        more = {SECRET_ALONE: [], SHARED: ["began", "pledges"], OF_A_DAY: ["day"]}
        for name in ["match", "hash", "secret", "forked", *more[self.way]]:
            if name not in found:
                raise Unfair(f"the record does not say its {name}: it was not played on a server")
        self.name, self.secret = found["match"], found["secret"]
        self.day = found["day"].strip(NONE) if self.way == OF_A_DAY else ""
        if hash_of(self.secret) != found["hash"]:
            raise Unfair("the secret does not have the hash that was shown")
        whole = len(match.decisions)
        self.forked = int(found["forked"]) if found["forked"].isdecimal() else -1
        if not 0 <= self.forked <= whole:
            raise Unfair(f"it is forked after {found['forked']} of {whole} decisions")
        began = found.get("began", "0")
        self.began = int(began) if began.isdecimal() else -1
        if not 0 <= self.began <= self.forked:
            raise Unfair(f"it began after {began} decisions, and was forked after {self.forked}")
        self.undone = [
            Undone(meant_seat(int(seat)), int(before), int(count), int(drawn))
            for seat, before, count, drawn in _BACK.findall(text)
        ]
        self.first = {
            meant_seat(int(seat)): head for seat, head in _SHARE.findall(found.get("pledges", ""))
        }
        self.pledges: dict[int, list[str]] = {seat: [] for seat in range(match.seats)}
        for seat, _, head in _PLEDGE.findall(text):
            self.pledges.setdefault(meant_seat(int(seat)), []).append(head)
        self.steps = dict(read_steps(text))
        if self.steps or self.way != SECRET_ALONE:
            self._check_steps(match)

    def _check_steps(self, match: Match) -> None:
        """Refuses a proof of other decisions than those of the record."""
        for number, action in enumerate(match.decisions, 1):
            step = self.steps.get(number)
            if step is None:
                raise Unfair(f"the proof does not say how decision {number} came about")
            if step.action != action:
                raise Unfair(
                    f"decision {number} is action {action}, but {step.action} in the proof"
                )
        if len(self.steps) != len(match.decisions):
            raise Unfair(
                f"the proof has {len(self.steps)} steps for {len(match.decisions)} decisions"
            )


def read_steps(text: str) -> Iterator[tuple[int, Step]]:
    """The lines of the proof, each with its number."""
    for number, action, told in _OF_DAY.findall(text):
        yield int(number), Step(int(action), DRAWN, list=told)
    for number, action, drawn, whole, before, own, kind, link in _STEP.findall(text):
        if drawn:
            yield int(number), Step(int(action), DRAWN, "", (int(whole), int(before), int(own)))
        else:
            yield int(number), Step(int(action), kind, "" if link == NONE else link)


class Chains:
    """Follows what each chair pledged, link by link."""

    def __init__(self, proof: Proof) -> None:
        heads = [head for pledges in proof.pledges.values() for head in pledges]
        doubled = [head for head, times in Counter(heads).items() if times > 1]
        if doubled:
            raise Unfair(f"{doubled[0]} was pledged twice")
        for seat, head in proof.first.items():
            if head not in proof.pledges.get(seat, ()):
                raise Unfair(f"seat {sent_seat(seat)} has not pledged what the match began with")
        self.left = {seat: list(heads) for seat, heads in proof.pledges.items()}
        self.due: dict[int, str] = {}

    def follow(self, number: int, seat: int, link: str) -> None:
        """Refuses a link that leads neither to the last one nor to a later pledge."""
        found = hash_of(link)
        if found == self.due.get(seat):
            self.due[seat] = link
            return
        left = self.left.get(seat, [])
        if found not in left:
            named = sent_seat(seat)
            raise Unfair(f"the link of decision {number} is not what seat {named} pledged")
        del left[: left.index(found) + 1]
        self.due[seat] = link


def verify(text: str, match: Match) -> Verdict:
    """Checks every link and every outcome of chance in a record; Unfair says what is wrong.

    *match* is the record as it was replayed. What was taken over from another match is not checked.
    """
    proof = Proof(text, match)
    shares = {seat: Share(pledges=len(proof.pledges[seat])) for seat in range(match.seats)}
    verdict = Verdict(proof.way, 0, proof.forked, shares, proof.undone, proof.day)
    chains, again = Chains(proof), match.again()
    course = Course(match)
    mark = hash_of(proof.name)
    for number, action in enumerate(match.decisions):
        if number == proof.began:
            mark = mixed(mark, proof.first)
        step = proof.steps.get(number + 1)
        if again.seat == CHANCE and number >= proof.forked:
            if proof.way == OF_A_DAY and not (step and step.list):
                raise Unfair(f"the proof does not say where decision {number + 1} comes from")
            check_draw(proof, again, action, mark, course)
            verdict.drawn += 1
        if step is not None:
            check_step(step, again, number + 1, chains, shares)
            if step.list and step.list != day_luck.written(course.follow(again), again.odds()):
                raise Unfair(f"decision {number + 1} comes from another list than the proof says")
            if step.kind == DECIDED and not step.link and number >= proof.forked:
                shares[again.seat].bare += 1
        mark = marked(mark, action, step.link if step else "")
        again.play(action)
    return verdict


def check_draw(proof: Proof, match: Match, action: int, mark: str, course: Course) -> None:
    """Refuses an outcome that is not the one that is due."""
    number, odds = len(match.decisions), match.odds()
    if proof.way == SECRET_ALONE:
        fair = draw(proof.secret, proof.name, match.decisions, odds)
    elif proof.way == OF_A_DAY:
        fair = day_luck.outcome(proof.secret, course.follow(match), odds)
    else:
        fair = draw_shared(proof.secret, proof.name, number, mark, odds)
    if fair != action:
        notation = match.game.notation
        told, due = (notation.write(match.box, each) for each in (action, fair))
        source = "secret and links give" if proof.way == SHARED else "the secret gives"
        raise Unfair(f"decision {number + 1} is {told}, but {source} {due}")


def check_step(
    step: Step, match: Match, number: int, chains: Chains, shares: Mapping[int, Share]
) -> None:
    """Refuses a line of the proof that does not fit the match, or a link that was not pledged."""
    if (step.kind == DRAWN) != (match.seat == CHANCE):
        raise Unfair(f"decision {number} was not {step.kind}")
    if step.kind == DRAWN:
        if not step.list and step.place != place_in(match.odds(), step.action):
            raise Unfair(f"the odds of decision {number} are others than the proof says")
        return
    if step.link:
        chains.follow(number, match.seat, step.link)
        shares[match.seat].linked += 1
