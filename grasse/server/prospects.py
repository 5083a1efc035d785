"""What the options of a seat bring, as it is sent: made from the view of that seat, and no more."""

from __future__ import annotations

import msgspec

from grasse.kernel.match import Match
from grasse.server import messages
from grasse.server.messages import sent_seat
from grasse.study.prospects import Prospect, prospects_of


def prospects(match: Match, seat: int, options: list[int]) -> list[messages.Prospect]:
    """What each of its options brings the seat whose turn it is."""
    ahead = prospects_of(match.game)
    return [_sent(prospect) for prospect in ahead.all(match.box, match.view(seat), options)]


def _sent(prospect: Prospect) -> messages.Prospect:
    events = [
        messages.GameEvent(0, event.name, sent_seat(event.seat), event.values)
        for event in prospect.events
    ]
    odds = [(action, round(share, 4)) for action, share in prospect.odds.items()]
    return messages.Prospect(
        prospect.action, prospect.points, events, prospect.next, prospect.phase, odds
    )


def preview(match: Match, seat: int, action: int) -> msgspec.Raw | None:
    """The table as the seat would see it after *action*, encoded, if that is certain."""
    view = prospects_of(match.game).after(match.box, match.view(seat), action)
    if view is None:
        return None
    return msgspec.Raw(msgspec.json.encode(match.game.describe(match.box, view)))
