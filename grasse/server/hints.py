"""What somebody at a table may ask about it: a hint, and why a bot did what it did."""

from __future__ import annotations

import asyncio
import hmac

from grasse.kernel.seats import WATCHER
from grasse.server import messages
from grasse.server.bots import NOBODY, Asker, looks_ahead
from grasse.server.boxes import former_box
from grasse.server.desk import Desk
from grasse.server.messages import sent_seat
from grasse.server.reasons import question
from grasse.server.tables import Table


async def hint(
    desk: Desk, match: str, seat: int, number: int, asker: Asker = NOBODY
) -> messages.Hint:
    """What the best bot thinks of what a seat may decide now."""

    def ask(table: Table, _: float) -> tuple[str, bytes, bytes, str, bytes]:
        table.check_hint(seat, number)
        words = f"{sent_seat(seat)}?{number}".encode()
        seed = hmac.digest(table.row.secret.encode(), words, "sha256").hex()
        view, seen = table.match.view(seat).tobytes(), table.match.view(WATCHER).tobytes()
        return table.row.game, view, seen, seed, former_box(table.row)

    game, view, seen, seed, box = await desk.look(match, ask)
    await desk.warmup.hints(game)
    found = await desk.bots.hint(game, view, seed, asker, box)
    opinions = []
    for each in found:
        soon = await desk.bots.explain(game, seen, each.action, seed, box, asker)
        chances = [round(chance, 3) for chance in each.chances]
        opinion = messages.Opinion(
            each.action,
            round(each.share, 3),
            chances,
            round(each.error, 3),
            round(each.points, 1),
            each.why,
        )
        if soon.tries:  # what only this seat knows may forbid it in every world of a watcher
            opinion.soon, opinion.source = round(soon.points, 1), soon.source
        opinions.append(opinion)
    return messages.Hint(number, opinions)


async def explain(
    desk: Desk, match: str, number: int, seat: int = WATCHER, asker: Asker = NOBODY
) -> messages.Why:
    """Why a bot, that of *seat* if it is given, did what it did from entry *number* on."""
    table = await desk.look(match, lambda table, _: table)
    # All up to there is played again, beside the loop that all tables share.
    asked = await asyncio.to_thread(question, table, number, seat)
    found = await desk.bots.explain(
        asked.game, asked.view, asked.action, asked.seed, asked.box, asker
    )
    points = round(found.points, 1)
    ahead = looks_ahead(asked.player)
    return messages.Why(
        number,
        sent_seat(seat),
        asked.player,
        ahead,
        found.tries,
        found.times,
        points,
        found.source,
    )
