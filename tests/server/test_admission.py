"""What comes in from outside: forged, malformed, too large, too often, or from elsewhere."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from grasse.games import GAMES
from grasse.server import (
    box_messages,
    day_messages,
    explorer_messages,
    lab_messages,
    meeting_messages,
    messages,
    people_messages,
    steps,
    tournament_messages,
)
from grasse.server.admission import HEADERS
from grasse.server.app import HANDLERS, make_app
from grasse.server.limits import Limits
from grasse.server.sockets import BURST, STUBBORN
from grasse.words import LANGUAGES
from tests.server.browsers import Browser
from tests.server.servers import PATIENCE

PROTOCOL = Path(__file__).resolve().parents[2] / "docs" / "protocol.md"


def same(browser: Browser, match: str) -> Any:
    """All that is kept of a match, to see that nothing was changed."""
    summary = browser.get(f"/api/matches/{match}")
    return {**summary, "chairs": [{**chair, "here": 0} for chair in summary["chairs"]]}


# ---------------------------------------------------------------- requests


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"game": "chess"}, "no_such_game"),
        ({"chairs": []}, "malformed"),
        ({"chairs": [{"kind": "me", "name": "Rose"}]}, "bad_chairs"),
        ({"chairs": [{"kind": "bot", "player": "greedy"}] * 2}, "bad_chairs"),
        ({"chairs": [{"kind": "me", "name": "Rose"}] * 40}, "bad_chairs"),
        ({"chairs": [{"kind": "me", "name": " "}, {"kind": "open"}]}, "bad_name"),
        ({"chairs": [{"kind": "me", "name": "greedy"}, {"kind": "open"}]}, "bad_name"),
        ({"chairs": [{"kind": "me", "name": "Rose"}, {"kind": "me", "name": "rose "}]}, "bad_name"),
        ({"chairs": [{"kind": "me", "name": "x" * 25}, {"kind": "open"}]}, "bad_name"),
        ({"chairs": [{"kind": "me", "name": "x" * 2000}, {"kind": "open"}]}, "malformed"),
        ({"chairs": [{"kind": "me", "name": "Rose"}, {"kind": "bot"}]}, "no_such_player"),
        ({"chairs": [{"kind": "king"}, {"kind": "open"}]}, "malformed"),
        ({"options": {"magic": True}}, "bad_options"),
        ({"options": {"learning": "yes"}}, "malformed"),
        ({"clock": {"kind": "decision", "seconds": 0}}, "bad_clock"),
        ({"clock": {"kind": "none", "seconds": 5}}, "bad_clock"),
        ({"clock": {"kind": "decision", "seconds": -5}}, "malformed"),
        ({"clock": {"kind": "decision", "seconds": 1e300}}, "malformed"),
        ({"clock": {"kind": "sand"}}, "malformed"),
        ({"secret": "0"}, "malformed"),
    ],
)
def test_a_match_that_cannot_be_is_refused(
    browser: Browser, change: dict[str, Any], reason: str
) -> None:
    chairs = [{"kind": "me", "name": "Rose"}, {"kind": "open"}]
    wish = {"game": "parfum", "chairs": chairs, **change}
    answer = browser.ask("POST", "/api/matches", json=wish)
    assert 400 <= answer.status_code < 500
    assert answer.json()["reason"] == reason
    assert browser.key == ""


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[]", b"null", b'{"game": 1}', b"\xff\xfe", b'"\xc3\xd3"', b"[" * 5000]
)
@pytest.mark.parametrize("address", ["/api/matches", "/api/telling/confirm"])
def test_a_body_that_cannot_be_read_is_refused(
    browser: Browser, address: str, content: bytes
) -> None:
    headers = {"content-type": "application/json"}
    answer = browser.ask("POST", address, headers=headers, content=content)
    assert (answer.status_code, answer.json()["reason"]) == (400, "malformed")


def test_a_body_that_is_too_large_is_refused(browser: Browser) -> None:
    answer = browser.ask("POST", "/api/matches", content=b" " * (messages.LARGEST_BODY + 1))
    assert (answer.status_code, answer.json()["reason"]) == (413, "too_large")


def test_a_page_of_another_server_is_refused(browser: Browser) -> None:
    wish = {"game": "parfum", "chairs": [{"kind": "me", "name": "Rose"}, {"kind": "open"}]}
    for origin in ("https://elsewhere.example", "null", "http://testserver.local.example"):
        answer = browser.ask("POST", "/api/matches", headers={"origin": origin}, json=wish)
        assert (answer.status_code, answer.json()["reason"]) == (403, "foreign_origin")
    own = {"origin": str(browser.client.base_url)}
    assert browser.ask("POST", "/api/matches", headers=own, json=wish).status_code == 201


def test_a_socket_of_another_server_is_refused(browser: Browser) -> None:
    match = browser.open("me", "me")["match"]
    headers = {"cookie": f"grasse={browser.key}", "origin": "https://elsewhere.example"}
    address = f"/api/matches/{match}/socket?seat=1"
    with (
        pytest.raises(WebSocketDisconnect, match="foreign_origin"),
        browser.client.websocket_connect(address, headers=headers) as session,
    ):
        session.receive_text(timeout=PATIENCE)


def test_a_forged_key_opens_nothing(browser: Browser, other: Browser) -> None:
    match = browser.open("me", "open")["match"]
    for key in ("", "x", "x" * 43, "A" * 43, "'; DROP TABLE chairs; --", browser.key[:-1] + "é"):
        headers = {b"cookie": f"grasse={key}".encode()}
        answer = other.client.get(f"/api/matches/{match}", headers=headers)
        assert not any(chair["mine"] or chair["invite"] for chair in answer.json()["chairs"])


def test_who_comes_too_often_is_refused(tmp_path: Path) -> None:
    app = make_app(str(tmp_path / "x.sqlite"), Limits(changes=0.001))
    with TestClient(app) as client:
        answers = [Browser(client).ask("POST", "/api/matches", json={}) for _ in range(6)]
        assert [answer.status_code for answer in answers] == [400] * 3 + [429] * 3
        assert answers[-1].json()["reason"] == "too_often"
        assert client.get("/api/games").status_code == 200  # looking costs nothing


def test_every_answer_carries_the_policy(browser: Browser) -> None:
    for path in ("/api/games", "/api/nowhere", "/api/matches/x", "/schema/openapi.json"):
        headers = browser.ask("GET", path).headers
        for name, value in HEADERS.items():
            assert headers[name] == value, path
    policy = HEADERS["content-security-policy"]
    assert "unsafe" not in policy
    assert "default-src 'none'" in policy
    assert HEADERS["cross-origin-resource-policy"] == "same-origin"  # no other page shows ours


@pytest.mark.parametrize(
    "path", ["/api/nowhere", "/words/en/nothing.ftl", "/words/xx/grasse.ftl", "/nothing.js"]
)
def test_there_is_no_such_page(browser: Browser, path: str) -> None:
    answer = browser.ask("GET", path)
    assert (answer.status_code, answer.json()["reason"]) == (404, "no_such_page")


@pytest.mark.parametrize(
    ("path", "leads"),
    [("/me", "/#/me"), ("/puzzles/parfum", "/#/puzzles/parfum"), ("/é", "/#/%C3%A9")],
)
def test_whoever_types_a_page_gets_there(browser: Browser, path: str, leads: str) -> None:
    """A browser would show our words for programs else."""
    answer = browser.ask("GET", path, headers={"accept": "text/html,*/*"}, follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (303, leads)
    asked = browser.ask("GET", f"/api/nowhere{path}", headers={"accept": "text/html,*/*"})
    assert asked.status_code == 404


@pytest.mark.parametrize(
    "path", ["/../pyproject.toml", "/%2e%2e/cli.py", "/..%2fcli.py", "//etc/passwd", "/%00"]
)
def test_nothing_outside_the_page_is_served(browser: Browser, path: str) -> None:
    assert browser.ask("GET", path).status_code in (400, 404)


def test_the_words_and_the_rules_are_served_as_they_are(browser: Browser) -> None:
    for language in LANGUAGES:
        assert "play-seed" in browser.ask("GET", f"/words/{language}/grasse.ftl").text
    blocks = browser.ask("GET", "/api/games/parfum/rules").json()["blocks"]
    assert "PA-3.4.2" in [block["clause"] for block in blocks]
    assert "PA-6.4" in [row["clause"] for block in blocks for row in block["rows"]]
    assert browser.ask("GET", "/api/games/chess/rules").json()["reason"] == "no_such_game"


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_to_play_is_told_in_every_language(browser: Browser, language: str) -> None:
    for game in GAMES:
        how = browser.ask("GET", f"/api/games/{game}/how/{language}").json()
        assert next(section["id"] for section in how["sections"]) == "goal"
        assert how["clauses"]
        assert {clause["section"] for clause in how["clauses"]} <= {
            s["id"] for s in how["sections"]
        }


def test_what_is_told_to_players_is_not_for_engines(browser: Browser) -> None:
    """No file names, test vectors, phases, decisions by their names, or Markdown in a rule."""
    odd = re.compile(r"[`*_|]|\.toml|\.md|\b(TV|TE|RU)-|\b[TVPCF]\.[A-Z]|turn_no|engine|vector")
    for game in GAMES:
        for language in LANGUAGES:
            how = browser.ask("GET", f"/api/games/{game}/how/{language}").json()
            assert [c["text"] for c in how["clauses"] if odd.search(c["text"])] == []


def test_how_to_play_is_not_told_of_what_is_not_there(browser: Browser) -> None:
    for path in ("chess/how/en", "parfum/how/xx"):
        assert browser.ask("GET", f"/api/games/{path}").status_code == 404


def test_a_file_that_has_not_changed_is_not_sent_again(browser: Browser) -> None:
    first = browser.ask("GET", "/words/en/grasse.ftl")
    again = {"if-none-match": first.headers["etag"]}
    second = browser.ask("GET", "/words/en/grasse.ftl", headers=again)
    assert (second.status_code, second.content) == (304, b"")


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_told_with_all_that_its_table_speaks_of(browser: Browser, name: str) -> None:
    told, game = browser.get(f"/api/games/{name}"), GAMES[name]
    assert len(told["actions"]) == game.notation.size
    assert set(told["clauses"].values()) == {game.clause(clause) for clause in game.clauses}
    assert set(told["decisions"]) == set(game.notation.names)
    assert told["faces"]


# ---------------------------------------------------------------- sockets


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "[]",
        "null",
        "{}",
        '{"type": "decide"}',
        '{"type": "decide", "number": "1", "action": 1}',
        '{"type": "decide", "number": 1.5, "action": 1}',
        '{"type": "decide", "number": -1, "action": 1}',
        '{"type": "decide", "number": 1, "action": 99999999999999999999}',
        '{"type": "decide", "number": 1, "action": 1, "seat": 2}',
        '{"type": "table"}',
        '{"type": "chat", "text": ""}',
        '{"type": "chat", "text": "' + "x" * 501 + '"}',
        '{"type": "stand_in", "seat": 1e9}',
        "[" * 2000,
        '"\ud800"',
    ],
)
def test_a_malformed_message_is_refused_and_nobody_is_disturbed(
    browser: Browser, text: str
) -> None:
    match = browser.open("me", "me")["match"]
    with browser.sit(match, 1) as one, browser.sit(match, 2) as two:
        before = same(browser, match)
        one.session.send_text(text) if text.isascii() else one.session.send_bytes(b"\xed\xa0\x80")
        assert one.refusal()["reason"] == "malformed"
        assert same(browser, match) == before
        two.send("ping")
        assert two.until(lambda m: m["type"] == "pong")


def test_a_message_that_is_too_large_is_refused(browser: Browser) -> None:
    match = browser.open("me", "me")["match"]
    with browser.sit(match, 1) as one:
        one.session.send_text(json.dumps({"type": "chat", "text": "x" * 4096}))
        assert one.refusal()["reason"] == "too_large"


def test_messages_that_come_too_often_are_refused_and_then_cut_off(browser: Browser) -> None:
    match = browser.open("me", "me")["match"]
    with browser.sit(match, 1) as one, browser.sit(match, 2) as two:
        for _ in range(int(BURST) + STUBBORN + 80):
            one.send("ping")
        assert one.refusal()["reason"] == "too_often"
        with pytest.raises(WebSocketDisconnect, match="too_often"):
            one.until(lambda m: False)
        two.send("ping")
        assert two.until(lambda m: m["type"] == "pong")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)
KINDS = st.sampled_from(
    "decide undo agree disagree leave return stand_in chat ping table refused".split()
)
NEARLY = st.fixed_dictionaries(
    {"type": KINDS},
    optional={
        "number": st.integers(-5, 400) | JSON,
        "action": st.integers(-5, 400) | JSON,
        "seat": st.integers(-2, 9) | JSON,
        "text": st.text() | JSON,
        "more": JSON,
    },
)


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(sent=st.lists(NEARLY | JSON | st.binary(max_size=40), max_size=6))
def test_whatever_is_sent_the_table_stays_a_table(browser: Browser, sent: list[Any]) -> None:
    """Each message is done or refused, the record stays one, and the socket answers."""
    match = browser.open("me", "me", "me")["match"]
    with browser.sit(match, 2) as one:
        for content in sent:
            if isinstance(content, bytes):
                one.session.send_bytes(content)
            else:
                one.session.send_text(json.dumps(content))
        one.send("ping")
        one.until(lambda m: m["type"] == "pong")
    table = browser.client.app.state.desk.places[match].table
    again = type(table)(table.row, table.chairs, table.entries)
    assert again.match.state.tobytes() == table.match.state.tobytes()


# ---------------------------------------------------------------- the protocol is as it says


STRUCTS: dict[str, Any] = {
    "refusal": messages.RefusalBody,
    "games": messages.Games,
    "game": messages.WholeGame,
    "rules": messages.Rules,
    "how": messages.How,
    "open": messages.OpenMatch,
    "summary": messages.Summary,
    "join": messages.Join,
    "lesson": messages.OpenLesson,
    "lobby": messages.Lobby,
    "meeting": meeting_messages.Meeting,
    "be_seen": meeting_messages.BeSeen,
    "seek": meeting_messages.Seek,
    "sit": meeting_messages.Sit,
    "friends": meeting_messages.Friends,
    "telling": meeting_messages.Telling,
    "choose_kinds": meeting_messages.ChooseKinds,
    "subscribe": meeting_messages.Subscribe,
    "unsubscribe": meeting_messages.Unsubscribe,
    "give_mail": meeting_messages.GiveMail,
    "confirm_mail": meeting_messages.ConfirmMail,
    "confirmed": meeting_messages.Confirmed,
    "ladder": meeting_messages.Ladder,
    "day": day_messages.Day,
    "open_day": day_messages.OpenDay,
    "open_tournament": tournament_messages.OpenTournament,
    "tournament": tournament_messages.Tournament,
    "enter_tournament": tournament_messages.EnterTournament,
    "be_absent": tournament_messages.BeAbsent,
    "lab_game": lab_messages.LabGame,
    "lab_draft": lab_messages.LabDraft,
    "lab_sketch": lab_messages.LabSketch,
    "lab_wish": lab_messages.LabWish,
    "experiment": lab_messages.Experiment,
    "experiments": lab_messages.Experiments,
    "explore": explorer_messages.ExploreWish,
    "explored": explorer_messages.Explored,
    "rating": meeting_messages.RatingChange,
    "invite": meeting_messages.Invite,
    "block": meeting_messages.Block,
    "in": messages.Message,
    "table": messages.TableMessage,
    "whole": steps.WholeTable,
    "step": steps.TableStep,
    "refused": messages.RefusalMessage,
    "hint": messages.Hint,
    "why": messages.Why,
    "preview": messages.Preview,
    "chat": messages.Chat,
    "pong": messages.Pong,
    "replay": messages.Replay,
    "replayed": messages.Step,
    "review": messages.ReviewState,
    "puzzles": messages.Puzzles,
    "answer": messages.Answer,
    "verdict": messages.Verdict,
    "fork": messages.Fork,
    "share": messages.ShareMatch,
    "me": people_messages.Me,
    "change": people_messages.ChangeMe,
    "link": people_messages.DeviceLink,
    "phrase": people_messages.NewPhrase,
    "device": people_messages.AddDevice,
    "profile": people_messages.Profile,
    "results": people_messages.Results,
    "leave": people_messages.LeaveForGood,
    "new_box": box_messages.NewBox,
    "boxes": box_messages.Boxes,
    "own_box": box_messages.OwnBox,
    "change_box": box_messages.ChangeBox,
    "match_box": box_messages.MatchBox,
}
EXAMPLES = re.findall(r"```json (\w+)\n(.*?)```", PROTOCOL.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize(("name", "text"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_the_examples_of_the_protocol_are_messages(name: str, text: str) -> None:
    made = json.loads(msgspec.json.encode(msgspec.json.decode(text, type=STRUCTS[name])))
    shown = json.loads(text)
    if name == "in":  # what a browser sends may leave out whatever has a default
        assert {field: made[field] for field in shown} == shown
    elif name not in ("open", "join", "fork", "change"):
        assert made == shown


def test_every_message_has_an_example_in_the_protocol() -> None:
    assert {name for name, _ in EXAMPLES} == set(STRUCTS)
    shown = {json.loads(text)["type"] for name, text in EXAMPLES if name == "in"}
    assert shown == {kind.__struct_config__.tag for kind in messages.Message.__args__}


def test_every_address_and_every_reason_is_in_the_protocol() -> None:
    text = PROTOCOL.read_text(encoding="utf-8")
    paths = [path for handler in HANDLERS for path in handler.paths]
    for path in paths:
        shown = re.sub(r":(str|int|path)}", "}", path)
        assert shown in text or not path.startswith("/api"), path
    sources = (PROTOCOL.parents[1] / "grasse" / "server").glob("*.py")
    code = "\n".join(source.read_text(encoding="utf-8") for source in sources)
    reasons = set(re.findall(r'Refus(?:al|ing)\(\s*"(\w+)"', code))
    assert len(reasons) > 20
    assert sorted(reason for reason in reasons if f"`{reason}`" not in text) == []


def test_what_the_page_asks_for_is_served() -> None:
    page = PROTOCOL.parents[1] / "grasse" / "web" / "server.js"
    asked = re.findall(r"[\"`/](/api/[^\"`?]*)", page.read_text(encoding="utf-8"))
    served = {re.sub(r"{[^}]*}", "*", path) for handler in HANDLERS for path in handler.paths}
    assert len(asked) > 8
    assert {re.sub(r"\${[^}]*}", "*", path) for path in asked} <= served


def test_what_is_really_sent_is_what_the_protocol_says(browser: Browser) -> None:
    match = browser.open("me", "me")["match"]
    with browser.sit(match, 1) as one:
        sent = [("table", json.loads(one.received[0]))]
    addresses = {"games": "games", "games/parfum": "game", "lobby": "lobby"}
    addresses["games/parfum/rules"] = "rules"
    addresses["games/parfum/how/en"] = "how"
    sent += [(name, browser.get(f"/api/{path}")) for path, name in addresses.items()]
    sent.append(("summary", browser.get(f"/api/matches/{match}")))
    for name, content in sent:
        made = msgspec.convert(content, STRUCTS[name])
        assert json.loads(msgspec.json.encode(made)) == content  # and not a field more
