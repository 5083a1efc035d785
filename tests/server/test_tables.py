"""At the table: deciding, taking back, leaving, coming back, looking on, and talking."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import pytest

from grasse.games import GAMES
from grasse.kernel import record
from grasse.server import fairness
from tests.server.browsers import Browser, Socket, finish, invitation
from tests.terminal.scripted import Terminal


def name_of(action: int) -> str:
    """The kind of decision of Parfum that an action is."""
    return GAMES["parfum"].notation.decision(action).name


def play_to(socket: Socket, count: int) -> None:
    """Decides so often, or until it is another's turn."""
    for _ in range(count):
        if socket.table["options"]:
            socket.decide()


def two_at_a_table(browser: Browser) -> str:
    match: str = browser.open("me", "me")["match"]
    return match


def test_a_new_match_is_ready_to_play_against_bots(browser: Browser) -> None:
    opened = browser.open("me", "greedy", "greedy")
    assert opened["status"] == "playing"
    assert opened["turn"] > 0
    with browser.sit(opened["match"], 1) as me:
        table = me.table if me.table["options"] else me.until_table(lambda t: t["options"])
        assert table["turn"] == table["seat"] == 1
        names = {name_of(action) for action in table["options"]}
        assert names in (
            {"choose_clock"},
            {"take_die", "take_water"},
        )  # the last has no choice left
        before = table["number"]
        assert me.decide()["number"] > before


def test_a_match_waits_until_everyone_sits_down(browser: Browser, other: Browser) -> None:
    opened = browser.open("me", "open")
    match = opened["match"]
    assert opened["status"] == "waiting"
    with browser.sit(match, 1) as me:
        me.send("decide", number=0, action=0)
        assert me.refusal()["reason"] == "waiting"
        joined = other.post(
            f"/api/matches/{match}/join", {"invite": invitation(opened, 2), "name": "Jasmine"}
        )
        assert joined["status"] == "playing"
        assert [chair["mine"] for chair in joined["chairs"]] == [False, True]
        table = me.until_table(lambda t: t["status"] == "playing")
        assert [chair["name"] for chair in table["chairs"]] == ["Person 1", "Jasmine"]
        assert "person_sat_down" in [event["name"] for event in table["events"]]


def test_an_invitation_works_once(browser: Browser, other: Browser, house: Any) -> None:
    opened = browser.open("me", "open")
    path = f"/api/matches/{opened['match']}/join"
    wish = {"invite": invitation(opened, 2), "name": "Jasmine"}
    other.post(path, wish)
    for late in (other, Browser(house)):
        answer = late.ask("POST", path, json=wish)
        assert (answer.status_code, answer.json()["reason"]) == (409, "invitation_used")
    for invite in ("", "x"):
        answer = other.ask("POST", path, json={"invite": invite, "name": "Jasmine"})
        assert answer.json()["reason"] == "invitation_used"


def test_a_name_is_had_once_at_a_table(browser: Browser, other: Browser) -> None:
    opened = browser.open("me", "open")
    path = f"/api/matches/{opened['match']}/join"
    wish = {"invite": invitation(opened, 2), "name": "person  1"}
    answer = other.ask("POST", path, json=wish)
    assert (answer.status_code, answer.json()["reason"]) == (400, "bad_name")
    assert other.post(path, {**wish, "name": "Person 2"})["status"] == "playing"


def test_a_program_may_have_a_chair_that_nobody_takes(browser: Browser) -> None:
    opened = browser.open("me", "open", "open")
    path = f"/api/matches/{opened['match']}/join"
    for wrong, reason in (({"player": "nobody"}, "no_such_player"), ({"player": ""}, "bad_name")):
        answer = browser.ask("POST", path, json={"invite": invitation(opened, 2), **wrong})
        assert answer.json()["reason"] == reason
    with browser.sit(opened["match"], 1) as me:
        for seat in (2, 3):
            assert me.table["status"] == "waiting"
            wish = {"invite": invitation(opened, seat), "player": "greedy"}
            browser.post(path, wish)
            assert browser.ask("POST", path, json=wish).json()["reason"] == "invitation_used"
        table = me.until_table(lambda t: t["status"] == "playing" and t["turn"] == 1)
        assert [chair["kind"] for chair in table["chairs"]] == ["person", "bot", "bot"]
    chairs = browser.get(f"/api/matches/{opened['match']}")["chairs"]
    assert [chair["mine"] for chair in chairs] == [True, False, False]


def test_invitations_are_shown_to_those_who_sit_there_only(
    browser: Browser, other: Browser
) -> None:
    opened = browser.open("me", "open")
    assert invitation(opened, 2)
    assert invitation(browser.get(f"/api/matches/{opened['match']}"), 2)
    assert not invitation(other.get(f"/api/matches/{opened['match']}"), 2)


def test_both_chairs_of_one_device_see_every_decision(browser: Browser) -> None:
    match = two_at_a_table(browser)
    with browser.sit(match, 1) as one, browser.sit(match, 2) as two:
        for _ in range(12):
            decider, reader = (one, two) if one.table["turn"] == 1 else (two, one)
            decider.decide()
            sync(decider, reader)
            assert one.table["number"] == two.table["number"]
            assert one.table["turn"] == two.table["turn"]


def test_an_old_answer_and_a_second_one_are_refused(browser: Browser) -> None:
    match = two_at_a_table(browser)
    with browser.sit(match, 1) as one, browser.sit(match, 2) as two:
        me = one if one.table["turn"] == 1 else two
        number, action = me.table["number"], me.table["options"][0]
        me.send("decide", number=number, action=action)
        me.send("decide", number=number, action=action)
        assert me.refusal()["reason"] == "old"
        written = browser.get(f"/api/matches/{match}")["number"]
        me.send("decide", number=number - 1, action=action)
        assert me.refusal()["reason"] == "old"
        me.send("decide", number=number + 1000, action=action)
        assert me.refusal()["reason"] == "old"
        assert browser.get(f"/api/matches/{match}")["number"] == written


def test_another_seat_cannot_decide(browser: Browser) -> None:
    match = two_at_a_table(browser)
    with browser.sit(match, 1) as one, browser.sit(match, 2) as two:
        waiting, deciding = (two, one) if one.table["turn"] == 1 else (one, two)
        action = deciding.table["options"][0]
        waiting.send("decide", number=waiting.table["number"], action=action)
        assert waiting.refusal()["reason"] == "not_your_turn"
        assert waiting.table["options"] == []


def test_what_the_rules_forbid_is_refused_with_the_clause(browser: Browser) -> None:
    match = two_at_a_table(browser)
    clauses = browser.get("/api/games/parfum")["clauses"]
    with browser.sit(match, 1) as one, browser.sit(match, 2) as two:
        me = one if one.table["turn"] == 1 else two
        allowed = set(me.table["options"])
        refused = next(n for n in range(GAMES["parfum"].ACTIONS) if n not in allowed)
        me.send("decide", number=me.table["number"], action=refused)
        answer = me.refusal()
        assert answer["reason"] == "rules"
        assert str(answer["clause"]) in clauses
        assert clauses[str(answer["clause"])] in answer["detail"]
        me.send("decide", number=me.table["number"], action=GAMES["parfum"].ACTIONS)
        assert me.refusal()["reason"] == "malformed"  # an outcome of chance


def test_a_foreign_chair_is_refused(browser: Browser, other: Browser) -> None:
    match = two_at_a_table(browser)
    for stranger in (other, Browser(browser.client)):
        with stranger.client.websocket_connect(f"/api/matches/{match}/socket?seat=1") as session:
            socket = Socket(session)
            assert socket.next()["reason"] == "not_your_chair"
        other.open("me", "greedy")  # now it has a key, of its own


@pytest.mark.parametrize(
    ("query", "reason"),
    [("seat=3", "no_such_seat"), ("seat=x", "malformed"), ("since=-1", "malformed")],
)
def test_a_socket_to_nowhere_is_told_why(browser: Browser, query: str, reason: str) -> None:
    match = two_at_a_table(browser)
    headers = {"cookie": f"grasse={browser.key}"}
    address = f"/api/matches/{match}/socket?{query}"
    with browser.client.websocket_connect(address, headers=headers) as session:
        assert Socket(session).next()["reason"] == reason


def test_there_is_no_such_match(browser: Browser) -> None:
    with browser.client.websocket_connect("/api/matches/nowhere/socket") as session:
        assert Socket(session).next()["reason"] == "no_such_match"
    answer = browser.ask("GET", "/api/matches/nowhere")
    assert (answer.status_code, answer.json()["reason"]) == (404, "no_such_match")


# ---------------------------------------------------------------- taking back


def turn_of(one: Socket, two: Socket) -> tuple[Socket, Socket]:
    return (one, two) if one.table["turn"] == 1 else (two, one)


def sync(*sockets: Socket) -> None:
    """Reads until all have seen the newest table."""
    newest = max(socket.table["number"] for socket in sockets)
    for socket in sockets:
        while socket.table["number"] < newest:
            socket.next()


def reach_turns(one: Socket, two: Socket) -> None:
    """Plays until both clocks are chosen, and somebody prepares."""
    while one.table["tree"]["values"]["phase"] != "prepare":
        turn_of(one, two)[0].decide()
        sync(one, two)


def test_a_choice_is_undone_at_once(browser: Browser) -> None:
    match = two_at_a_table(browser)
    with browser.sit(match, 1) as one, browser.sit(match, 2) as two:
        reach_turns(one, two)
        me, you = turn_of(one, two)
        before = me.table
        me.decide(next(action for action in before["options"] if name_of(action) == "take_die"))
        assert me.table["undo"] == 1
        me.send("undo", number=me.table["number"])
        after = me.until_table(lambda t: t["number"] == me.table["number"] and t["undo"] == 0)
        assert after["tree"] == before["tree"]
        assert after["decisions"] == before["decisions"]
        assert after["number"] > before["number"]  # nothing is ever unwritten
        back = [event for event in after["events"] if event["name"] == "taken_back"]
        assert back[0]["values"] == {"decisions": 1, "number": before["number"]}
        table = you.until_table(lambda t: t["number"] == after["number"])
        assert table["tree"]["values"] == before["tree"]["values"]


def test_taking_back_beyond_that_needs_everyones_consent(browser: Browser) -> None:
    match = two_at_a_table(browser)
    with browser.sit(match, 1) as one, browser.sit(match, 2) as two:
        me, you = turn_of(one, two)
        decisions = me.table["decisions"]
        me.decide()
        sync(one, two)
        you.decide()
        sync(one, two)
        me.send("undo", number=me.table["number"])
        asked = you.until_table(lambda t: t["asked"])["asked"]
        assert asked["seat"] == me.table["seat"]
        assert asked["agreed"] == []
        me.send("agree", number=you.table["number"])  # one cannot agree to one's own wish
        assert me.refusal()["reason"] == "nothing_asked"
        you.send("agree", number=you.table["number"])
        table = me.until_table(lambda t: not t["asked"] and t["decisions"] == decisions)
        assert table["turn"] == me.table["seat"]


def ask_to_undo(one: Socket, two: Socket) -> tuple[Socket, Socket]:
    """Both decide, and then the first of them wants to undo the decision; that one comes first."""
    me, you = turn_of(one, two)
    me.decide()
    sync(one, two)
    you.decide()
    sync(one, two)
    me.send("undo", number=me.table["number"])
    return me, you


def test_one_who_disagrees_is_enough(browser: Browser) -> None:
    match = two_at_a_table(browser)
    with browser.sit(match, 1) as one, browser.sit(match, 2) as two:
        me, you = ask_to_undo(one, two)
        decisions = you.until_table(lambda t: t["asked"])["decisions"]
        you.send("disagree", number=you.table["number"])
        assert you.until_table(lambda t: not t["asked"])["decisions"] == decisions
        told = me.until_table(lambda t: t["number"] == you.table["number"])["events"]
        assert [(e["name"], e["seat"]) for e in told] == [("disagreed", you.table["seat"])]
        you.send("agree", number=you.table["number"])
        assert you.refusal()["reason"] == "nothing_asked"


def test_one_can_withdraw_what_one_asked_for(browser: Browser) -> None:
    match = two_at_a_table(browser)
    with browser.sit(match, 1) as one, browser.sit(match, 2) as two:
        me, you = ask_to_undo(one, two)
        number = you.until_table(lambda t: t["asked"])["number"]
        me.send("disagree", number=number)
        table = you.until_table(lambda t: t["number"] > number)
        assert table["asked"] is None
        assert table["events"] == []


def test_a_decision_withdraws_the_question(browser: Browser) -> None:
    match = two_at_a_table(browser)
    with browser.sit(match, 1) as one, browser.sit(match, 2) as two:
        me, you = ask_to_undo(one, two)
        asked = me.until_table(lambda t: t["asked"])
        sync(one, two)
        turn_of(one, two)[0].decide()
        sync(one, two)
        assert one.table["asked"] is None
        you.send("agree", number=asked["number"])
        assert you.refusal()["reason"] == "nothing_asked"


def test_programs_agree(browser: Browser) -> None:
    match = browser.open("me", "greedy")["match"]
    with browser.sit(match, 1) as me:
        if not me.table["options"]:
            me.until_table(lambda t: t["options"])
        seen = me.table["decisions"]
        me.decide()
        if not me.table["options"]:
            me.until_table(lambda t: t["options"])
        me.send("undo", number=me.table["number"])
        me.until_table(lambda t: t["decisions"] == seen)


def test_there_is_nothing_to_undo_before_the_first_choice(browser: Browser) -> None:
    match = two_at_a_table(browser)
    with browser.sit(match, 1) as me:
        me.send("undo", number=me.table["number"])
        assert me.refusal()["reason"] == "nothing_to_undo"


# ---------------------------------------------------------------- leaving and coming back


def test_a_program_takes_the_chair_of_one_who_leaves_and_gives_it_back(browser: Browser) -> None:
    match = two_at_a_table(browser)
    with browser.sit(match, 1) as one, browser.sit(match, 2) as two:
        me, you = turn_of(one, two)
        me.send("leave")
        told = you.until_table(lambda t: t["turn"] == you.table["seat"])
        names = [event["name"] for event in told["events"]]
        assert told["chairs"][me.table["seat"] - 1]["bot"] == "greedy" or "bot_sat_down" in names
        me.send("decide", number=me.table["number"], action=0)
        assert me.refusal()["reason"] in ("not_your_turn", "old")
        sync(one, two)
        me.send("undo", number=me.table["number"])  # what the bot has decided stands
        assert me.refusal()["reason"] == "not_your_turn"
        me.send("return")
        back = you.until_table(lambda t: not t["chairs"][me.table["seat"] - 1]["bot"])
        assert back["chairs"][me.table["seat"] - 1]["name"]


def test_nobody_is_stood_in_for_who_is_here(browser: Browser) -> None:
    match = two_at_a_table(browser)
    with browser.sit(match, 1) as one, browser.sit(match, 2) as two:
        me, you = turn_of(one, two)
        you.send("stand_in", seat=me.table["seat"])
        assert you.refusal()["reason"] == "not_away"
        you.send("stand_in", seat=7)
        assert you.refusal()["reason"] == "no_such_seat"


def test_a_newcomer_is_told_what_happened_since(browser: Browser) -> None:
    match = two_at_a_table(browser)
    with browser.sit(match, 1) as one, browser.sit(match, 2) as two:
        seen = one.table["number"]
        told: list[Any] = []
        for _ in range(6):
            turn_of(one, two)[0].decide()
            sync(one, two)
        with browser.sit(match, 1, since=seen) as again:
            told = again.table["events"]
        with browser.sit(match, 1) as quiet:
            assert quiet.table["events"] == []
        with browser.sit(match, 1, since=0) as all_of_it:
            assert len(all_of_it.table["events"]) > len(told) > 0
    assert all(event["number"] > seen for event in told)


def test_who_is_here_is_seen_by_the_others(browser: Browser) -> None:
    match = two_at_a_table(browser)
    with browser.sit(match, 1) as one:
        with browser.sit(match, 2):
            one.until_table(lambda t: t["chairs"][1]["here"])
        one.until_table(lambda t: not t["chairs"][1]["here"])


# ---------------------------------------------------------------- watchers and chat


def test_a_watcher_sees_and_does_nothing(browser: Browser, other: Browser) -> None:
    match = two_at_a_table(browser)
    with browser.sit(match, 1) as one, browser.sit(match, 2) as two, other.sit(match) as watcher:
        assert watcher.table["options"] == []
        turn_of(one, two)[0].decide()
        watcher.until_table(lambda t: t["number"] > 0)
        for message in ({"type": "decide", "number": 1, "action": 0}, {"type": "leave"}):
            watcher.send(**message)
            assert watcher.refusal()["reason"] == "not_your_chair"
        watcher.send("chat", text="hello")
        assert watcher.refusal()["reason"] == "not_your_chair"
        watcher.send("ping")
        assert watcher.until(lambda m: m["type"] == "pong")


def test_what_is_said_is_heard_by_all_and_kept(browser: Browser, other: Browser) -> None:
    match = two_at_a_table(browser)
    with browser.sit(match, 1) as one, other.sit(match) as watcher:
        one.send("chat", text="well\x00 <b>played</b>")
        for socket in (one, watcher):
            line = socket.until(lambda m: m["type"] == "chat")["lines"][0]
            assert (line["seat"], line["text"]) == (1, "well  <b>played</b>")
        one.send("chat", text="   ")
        assert one.refusal()["reason"] == "malformed"
    with other.sit(match) as late:
        assert late.until(lambda m: m["type"] == "chat")["lines"][0]["number"] == 1


# ---------------------------------------------------------------- lists, and the end


def test_the_lobby_lists_mine_and_what_can_be_watched(browser: Browser, other: Browser) -> None:
    hidden = browser.open("me", "me")["match"]
    shown = browser.open("me", "me", listed=True)["match"]
    mine = {row["match"] for row in browser.get("/api/lobby")["mine"]}
    assert {hidden, shown} <= mine
    lobby = other.get("/api/lobby")
    assert lobby["mine"] == []
    listed = {row["match"] for row in lobby["listed"]}
    assert shown in listed
    assert hidden not in listed


@pytest.fixture(scope="module")
def finished(house: Any) -> tuple[Browser, str]:
    """A match that was played to its end by two people on one device."""
    browser = Browser(house)
    match = browser.open("me", "me", listed=True, options={"learning": True})["match"]
    with browser.sit(match, 1) as me:
        finish(browser, match)
        me.until_table(lambda t: t["status"] == "over")
        me.send("decide", number=me.table["number"], action=0)
        assert me.refusal()["reason"] == "over"
        me.send("undo", number=me.table["number"])
        assert me.refusal()["reason"] == "over"
    return browser, match


def test_the_end_shows_the_scores_and_the_secret(finished: tuple[Browser, str]) -> None:
    browser, match = finished
    summary = browser.get(f"/api/matches/{match}")
    assert summary["status"] == "over"
    assert sorted(place for _, place in summary["scores"])[0] == 1
    assert hashlib.sha256(summary["secret"].encode()).hexdigest() == summary["hash"]
    assert match in {row["match"] for row in browser.get("/api/lobby")["finished"]}
    with browser.sit(match, 1) as socket:
        assert socket.table["secret"] == summary["secret"]
        assert socket.table["scores"] == summary["scores"]


def test_the_record_is_true_and_its_chance_is_fair(
    finished: tuple[Browser, str], tmp_path: Path
) -> None:
    browser, match = finished
    answer = browser.ask("GET", f"/api/matches/{match}/record")
    assert "attachment" in answer.headers["content-disposition"]
    kept = record.read(answer.text, GAMES.__getitem__)
    assert kept.match.is_over
    assert kept.players == ["Person 1", "Person 2"]
    assert fairness.verify(answer.text, kept.match).drawn > 10
    terminal = Terminal(tmp_path)
    terminal.path("match.grasse").write_text(answer.text)
    verified = terminal.run("verify match.grasse")
    assert (verified.code, "outcomes of chance" in verified.out) == (0, True)
    for change in (("# secret: ", "# secret: 0"), ("# match: ", "# match: x")):
        with pytest.raises(fairness.Unfair):
            fairness.verify(answer.text.replace(*change), kept.match)
    with pytest.raises(fairness.Unfair, match="was not played on a server"):
        fairness.verify(record.write(kept.match), kept.match)


def test_a_finished_match_is_replayed_with_every_pair_of_eyes(
    finished: tuple[Browser, str],
) -> None:
    browser, match = finished
    replay = browser.get(f"/api/matches/{match}/replay")
    assert replay["last"] == len(replay["decisions"])
    assert [row["round"] for row in replay["rounds"]][:3] == [1, 2, 3]
    seen: list[Any] = []
    for number in (0, 30, replay["last"]):
        seen = [
            browser.get(f"/api/matches/{match}/replay/{number}?eyes={eyes}")
            for eyes in (-2, 0, 1, 2)
        ]
        assert {step["number"] for step in seen} == {number}
        assert all(step["tree"]["id"] == "table" for step in seen)
    assert seen[0]["scores"] == browser.get(f"/api/matches/{match}")["scores"]
    for path, reason in ((f"{replay['last'] + 1}", "no_such_number"), ("3?eyes=9", "no_such_seat")):
        answer = browser.ask("GET", f"/api/matches/{match}/replay/{path}")
        assert (answer.status_code, answer.json()["reason"]) == (404, reason)


def test_one_can_play_on_from_a_finished_match(finished: tuple[Browser, str]) -> None:
    browser, match = finished
    replay = browser.get(f"/api/matches/{match}/replay")
    wish = {"number": replay["rounds"][1]["number"], "seat": 2, "name": "Rose"}
    forked = browser.post(f"/api/matches/{match}/fork", wish)
    assert forked["forked"] == wish["number"]
    assert [chair["kind"] for chair in forked["chairs"]] == ["bot", "person"]
    with browser.sit(forked["match"], 2) as me:
        if not me.table["options"]:
            me.until_table(lambda t: t["options"])
        assert me.table["tree"]["values"]["round"] >= 2
        assert me.decide()
    for change in ({"number": replay["last"]}, {"seat": 9}, {"player": "nobody"}, {"name": ""}):
        answer = browser.ask("POST", f"/api/matches/{match}/fork", json={**wish, **change})
        assert answer.status_code >= 400


def test_a_rematch_is_one_for_all(finished: tuple[Browser, str], other: Browser) -> None:
    browser, match = finished
    refused = other.ask("POST", f"/api/matches/{match}/rematch")
    assert refused.json()["reason"] == "not_your_chair"
    with browser.sit(match, 1) as one:
        again = browser.post(f"/api/matches/{match}/rematch")
        assert one.until_table(lambda t: t["rematch"])["rematch"] == again["match"]
    assert browser.post(f"/api/matches/{match}/rematch")["match"] == again["match"]
    assert again["status"] == "playing"
    assert [chair["mine"] for chair in again["chairs"]] == [True, True]
    assert again["options"]["learning"]


@pytest.mark.parametrize("what", ["record", "replay", "replay/3", "rematch", "fork"])
def test_what_is_for_the_end_is_refused_before_it(browser: Browser, what: str) -> None:
    match = two_at_a_table(browser)
    method = "POST" if what in ("rematch", "fork") else "GET"
    wish = {"number": 1, "seat": 1, "name": "Rose"} if what == "fork" else None
    answer = browser.ask(method, f"/api/matches/{match}/{what}", json=wish)
    assert (answer.status_code, answer.json()["reason"]) == (409, "not_over")
