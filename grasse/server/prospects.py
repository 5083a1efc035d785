"""What the options of a seat bring, as it is sent: made from the view of that seat, and no more."""

from __future__ import annotations

import msgspec

from grasse.kernel.aliases import View
from grasse.kernel.match import Match
from grasse.server import messages
from grasse.server.messages import sent_seat
from grasse.study.prospects import Prospect, prospects_of

MOST_CHAINS = 64  # in one go, that are looked at
KEPT = 4096
_SENT: dict[int, tuple[Prospect, messages.Prospect]] = {}  # by identity of the first


def prospects(
    match: Match,
    seat: int,
    options: list[int],
    ways: messages.Ways | None = None,
    view: View | None = None,
) -> list[messages.Prospect]:
    """What each of its options, and several in one go, bring the seat whose turn it is.

    *view* is what it sees, if that was made already.
    """
    ahead, view = prospects_of(match.game), match.view(seat) if view is None else view
    found = ahead.all(match.box, view, options, _chains(ways) if ways else [])
    return [_sent(prospect) for prospect in found]


def _chains(ways: messages.Ways) -> list[list[int]]:
    """What the page offers in one go and luck does not answer: to pieces, and all the rest."""
    chains = [chain for found in ways.pieces.values() for chain in found]
    if len(ways.rest) > 1:
        chains.insert(0, ways.rest)
    return chains[:MOST_CHAINS]


def _sent(prospect: Prospect) -> messages.Prospect:
    """As it is sent; the same prospect is told again and again, and made once."""
    found = _SENT.get(id(prospect))
    if found is None or found[0] is not prospect:
        if len(_SENT) >= KEPT:
            _SENT.clear()
        found = _SENT[id(prospect)] = prospect, _made(prospect)
    return found[1]


def _made(prospect: Prospect) -> messages.Prospect:
    events = [
        messages.GameEvent(0, event.name, sent_seat(event.seat), event.values)
        for event in prospect.events
    ]
    odds = [(action, round(share, 4)) for action, share in prospect.odds.items()]
    return messages.Prospect(
        action=prospect.action,
        then=prospect.chain[1:],
        points=prospect.points,
        least=prospect.least,
        most=prospect.most,
        adds=prospect.adds,
        events=events,
        next=prospect.next,
        phase=prospect.phase,
        odds=odds,
    )


def preview(match: Match, seat: int, action: int) -> msgspec.Raw | None:
    """The table as the seat would see it after *action*, encoded, if that is certain."""
    view = prospects_of(match.game).after(match.box, match.view(seat), action)
    if view is None:
        return None
    return msgspec.Raw(msgspec.json.encode(match.game.describe(match.box, view)))
