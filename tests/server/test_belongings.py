"""What somebody takes along: all that is kept of them, and nothing that is still secret."""

from __future__ import annotations

import json

from grasse.server.belongings import packed
from grasse.storage import meeting, people, store, telling, tournaments
from grasse.storage.meeting import InvitationRow
from grasse.storage.telling import TellingRow
from grasse.storage.tournaments import TournamentRow
from tests.server.test_clocks import START


def test_whom_one_has_asked_and_blocked_and_what_one_hosts_is_taken_along(database: str) -> None:
    engine = store.open_database(database)
    with engine.begin() as connection:
        for person, name in (("me", "Rose"), ("friend", "Iris"), ("pest", "Tonka")):
            people.welcome(connection, person, f"key of {person}", name, START)
        people.change(connection, "me", shown=json.dumps({"here": True}))
        meeting.block(connection, "me", "pest", START)
        meeting.block(connection, "pest", "me", START)
        meeting.invite(connection, InvitationRow("table", "friend", "me", START))
        row = TournamentRow(
            "club", "me", "Club night", "parfum", "{}", "lots", True, START, 0.0, START
        )
        tournaments.create(connection, row)
        telling.keep_wishes(connection, TellingRow("me", mail="me@grasse.example", token="hashed"))
        text = packed(connection, "me", START).decode()
    engine.dispose()
    told = json.loads(text)
    assert told["profile"]["shown"] == {"statistics": False, "matches": False, "here": True}
    assert told["blocked"] == [{"name": "Tonka"}]
    assert told["invited"] == [{"match": "table", "name": "Iris", "at": START}]
    assert [each["title"] for each in told["tournaments"]] == ["Club night"]
    assert told["telling"][0]["mail"] == "me@grasse.example"
    for hidden in ("hashed", "lots", "friend", "pest", "key of me"):
        assert f'"{hidden}"' not in text
