"""The table of a match as a reader sees it: a seat, a watcher, or whoever may see everything."""

import msgspec

from grasse.kernel.aliases import View
from grasse.kernel.match import Match
from grasse.kernel.seats import WATCHER


def view_of(match: Match, reader: int) -> View:
    """What *reader* sees, not to be changed."""
    return match.view(reader) if reader >= WATCHER else match.state


def sent_tree(match: Match, reader: int) -> msgspec.Raw:
    """The tree of the table for *reader*, encoded; what is empty is left out."""
    return msgspec.Raw(msgspec.json.encode(match.game.describe(match.box, view_of(match, reader))))
