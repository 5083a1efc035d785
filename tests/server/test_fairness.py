"""Luck that nobody can bend alone: it comes from secret, decisions and links, and is checked."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from grasse.games import GAMES
from grasse.kernel import record
from grasse.kernel.match import Match
from grasse.kernel.seats import CHANCE, ask
from grasse.players import find_player
from grasse.server import fairness, tables
from grasse.server.fairness import SECRET_ALONE, SHARED, Fair, Unfair, draw, verify
from grasse.server.messages import Refusal
from grasse.server.replays import Replay
from grasse.server.tables import Table
from grasse.server.trail import Trail, hash_of
from grasse.storage.schema import ENTRIES
from grasse.storage.store import EntryRow, create_match, open_database
from tests.server.browsers import Browser, Socket, chain, invitation
from tests.server.test_clocks import START, lay
from tests.terminal.scripted import Terminal

SECRET, NAME = "5ecret", "tonight"
EVEN = dict.fromkeys(range(10_000), 1)


# ---------------------------------------------------------------- the secret alone


@pytest.fixture(scope="module")
def match() -> Match:
    """The beginning of a match with luck from the secret alone, as it was in 0.1.0."""
    parfum = GAMES["parfum"]
    found, luck = Match(parfum, parfum.load_box(), seats=2), Fair(SECRET, NAME)
    players = {seat: find_player("uniform").sit(seat) for seat in range(2)}
    for _ in range(60):
        found.play(ask(found, players, luck))
    return found


def written(match: Match, forked: int = 0, secret: str = SECRET) -> str:
    trail = Trail(NAME)
    for action in match.decisions:
        trail.play(0, "forced", action, "")
    remarks = fairness.remarks(NAME, secret, forked, SECRET_ALONE, trail)
    return remarks + record.write(match)


def test_fair_luck_is_found_fair(match: Match) -> None:
    everything = verify(written(match), match)
    assert (everything.way, everything.drawn > 20) == (SECRET_ALONE, True)
    assert 0 < verify(written(match, forked=20), match).drawn < everything.drawn


def test_a_hash_of_another_secret_is_noticed_by_itself(match: Match) -> None:
    text = written(match).replace(hash_of(SECRET), hash_of("another"))
    with pytest.raises(Unfair, match="does not have the hash"):
        verify(text, match)


def test_another_secret_with_its_own_hash_gives_other_luck(match: Match) -> None:
    with pytest.raises(Unfair, match="but the secret gives"):
        verify(written(match, secret="another"), match)


@pytest.mark.parametrize("forked", ["61", "99999", "-1", "all"])
def test_a_fork_lies_within_the_match(match: Match, forked: str) -> None:
    text = written(match).replace("# forked: 0", f"# forked: {forked}")
    with pytest.raises(Unfair, match=f"forked after {forked} of 60"):
        verify(text, match)


def test_of_a_fork_is_told_what_was_not_checked(match: Match, tmp_path: Path) -> None:
    """Else a record that takes over all of itself would pass in silence."""
    for name, forked in (("own", 0), ("fork", 60)):
        remarks = written(match, forked).removesuffix(record.write(match))
        (tmp_path / f"{name}.grasse").write_text(record.write(match) + remarks)
    own, fork = (Terminal(tmp_path).run(f"verify {name}.grasse") for name in ("own", "fork"))
    assert (own.code, fork.code) == (0, 0)
    assert "All 0 outcomes" in fork.out
    assert "The first 60 decisions come from another match" in fork.out
    assert "another match" not in own.out


def test_luck_of_a_later_way_is_not_called_unfair(match: Match) -> None:
    with pytest.raises(Unfair, match="a newer Grasse can check it"):
        verify("# luck: 4\n" + written(match), match)


def test_luck_depends_on_all_that_was_decided() -> None:
    lists = ([1, 2, 3], [3, 2, 1], [1, 2, 4], [1, 2], [12, 3])
    assert len({draw(SECRET, NAME, decisions, EVEN) for decisions in lists}) == len(lists)
    assert draw(SECRET, NAME, lists[0], EVEN) == draw(SECRET, NAME, list(lists[0]), EVEN)


def test_luck_depends_on_secret_and_match() -> None:
    drawn = {draw(secret, name, [], EVEN) for secret in ("a", "b") for name in ("a", "b")}
    assert len(drawn) == 4


def test_an_outcome_comes_as_often_as_its_weight() -> None:
    odds = {7: 1, 8: 0, 9: 3}
    drawn = [draw(SECRET, NAME, [number], odds) for number in range(4000)]
    assert set(drawn) == {7, 9}
    assert 900 < drawn.count(7) < 1100  # 1000 expected, and the same in every run


# ---------------------------------------------------------------- chairs contribute


ROSE, IRIS = chain("Rose's own"), chain("Iris's own")


def shared(seats: int = 2) -> Table:
    """A table whose chairs have sat down and will pledge."""
    old = lay(*[""] * seats)
    table = Table(replace(old.row, luck=SHARED), old.chairs)
    for seat in range(seats):
        table.await_pledge(seat, START)
    return table


def begun(*chains: list[str]) -> Table:
    """The same when all have pledged."""
    table = shared(len(chains))
    for seat, links in enumerate(chains):
        table.pledge(seat, links[-1], START)
    return table


def link_of(table: Table, links: list[str]) -> str:
    return links[-2 - table.trail.given(table.turn)]


def decide(table: Table, *chains: list[str], option: int = 0) -> None:
    """The seat whose turn it is chooses, and sends the link that is due."""
    seat = table.turn
    links = chains[seat] if seat < len(chains) else []
    action = table.options()[option % len(table.options())]
    table.decide(seat, table.number, action, START, link=link_of(table, links) if links else "")


def play(table: Table, *chains: list[str], decisions: int = 40) -> Table:
    """Decides as often as that."""
    for number in range(decisions):
        decide(table, *chains, option=number)
    return table


def proof(table: Table) -> str:
    return Replay(table).record()


@pytest.fixture(scope="module")
def together() -> Table:
    """A match to which two chairs contribute."""
    return play(begun(ROSE, IRIS), ROSE, IRIS)


def lucks(table: Table) -> list[int]:
    match = table.match
    made = zip(match.decisions, match.deciders, strict=True)
    return [action for action, seat in made if seat == CHANCE]


def test_a_match_begins_when_those_who_are_to_pledge_have_done_so() -> None:
    table = shared()
    assert table.status == "waiting"
    table.pledge(0, ROSE[-1], START)
    assert table.begin(START) == []
    assert [entry.kind for entry in table.pledge(1, IRIS[-1], START)][:2] == ["pledged", "begun"]
    assert table.trail.first == {0: ROSE[-1], 1: IRIS[-1]}


def test_the_first_luck_depends_on_every_pledge() -> None:
    others = [chain(f"another {number}") for number in range(12)]
    deals = [lucks(begun(ROSE, IRIS)), *(lucks(begun(ROSE, each)) for each in others)]
    assert lucks(begun(ROSE, IRIS)) == deals[0]
    assert len({tuple(deal) for deal in deals}) > 10
    assert len({tuple(lucks(begun(each, IRIS))) for each in others}) > 10


@pytest.mark.parametrize("seat", [0, 1])
def test_luck_depends_on_the_next_link_of_every_chair(seat: int) -> None:
    """The same secret, pledges and decisions: only what a chair still hides is another."""
    marks = set()
    for hidden in ("one", "two", "three"):
        trail = Trail(NAME)
        trail.pledge(0, "a")
        trail.pledge(1, "b")
        trail.begin()
        trail.play(1 - seat, "decided", 7, "known")
        trail.play(seat, "decided", 8, hidden)
        marks.add(trail.marks[-1])
    assert len({fairness.draw_shared(SECRET, NAME, 2, mark, EVEN) for mark in marks}) == 3


def test_fair_luck_of_all_is_found_fair(together: Table) -> None:
    found = verify(proof(together), together.match)
    assert (found.way, found.drawn) == (SHARED, len(lucks(together)))
    assert found.drawn > 20
    assert sum(share.linked for share in found.shares.values()) == 40
    assert all(share.pledges == 1 and not share.bare for share in found.shares.values())


def test_the_proof_of_a_match_can_be_read_as_a_record(together: Table) -> None:
    again = record.read(proof(together), GAMES.__getitem__)
    assert again.match.decisions == together.match.decisions


def test_a_link_that_is_not_due_is_refused_and_changes_nothing() -> None:
    table = play(begun(ROSE, IRIS), ROSE, IRIS, decisions=5)
    links = (ROSE, IRIS)[table.turn]
    due = link_of(table, links)
    number, mark = table.number, table.trail.marks[-1]
    wrong = ["", "0" * 64, links[links.index(due) - 1], links[links.index(due) + 1]]
    for link in wrong:
        with pytest.raises(Refusal, match="bad_link"):
            table.decide(table.turn, table.number, table.options()[0], START, link=link)
    assert (table.number, table.trail.marks[-1]) == (number, mark)
    table.decide(table.turn, table.number, table.options()[0], START, link=due)


def test_a_chair_that_pledged_nothing_sends_no_link() -> None:
    table = shared()
    table.trail.awaited.clear()
    table.begin(START)
    with pytest.raises(Refusal, match="has pledged nothing"):
        table.decide(table.turn, table.number, table.options()[0], START, link=ROSE[-2])
    play(table, decisions=10)
    found = verify(proof(table), table.match)
    assert sum(share.bare for share in found.shares.values()) == 10
    assert not any(share.linked or share.pledges for share in found.shares.values())


def test_what_was_pledged_once_is_not_pledged_again() -> None:
    table = begun(ROSE, IRIS)
    assert table.pledge(0, ROSE[-1], START) == []  # the same word, said twice
    for seat in (0, 1):
        with pytest.raises(Refusal, match="pledged before"):
            table.pledge(seat, (IRIS, ROSE)[seat][-1], START)


def test_a_match_that_began_with_the_secret_alone_goes_on_so() -> None:
    table = lay("", "")
    with pytest.raises(Refusal, match="bad_link"):
        table.pledge(0, ROSE[-1], START)
    play(table, decisions=10)
    assert verify(proof(table), table.match).way == SECRET_ALONE
    again = table.match.again()
    for action in table.match.decisions:
        if again.seat == CHANCE:
            assert action == draw(table.row.secret, table.name, again.decisions, again.odds())
        again.play(action)


def test_what_a_browser_lost_is_pledged_again_and_stands_in_the_record() -> None:
    other = chain("Rose, after she cleared her browser")
    table = play(begun(ROSE, IRIS), ROSE, IRIS, decisions=10)
    table.pledge(0, other[-1], START)
    play(table, other, IRIS, decisions=30)
    found = verify(proof(table), table.match)
    assert [share.pledges for share in found.shares.values()] == [2, 1]
    assert found.shares[0].linked + found.shares[1].linked == 40
    hidden = re.sub(rf"# pledge: .*{other[-1]}\n", "", proof(table))
    with pytest.raises(Unfair, match="is not what seat 1 pledged"):
        verify(hidden, table.match)


def test_somebody_else_on_a_chair_is_not_held_to_its_pledge() -> None:
    table = play(begun(ROSE, IRIS), ROSE, IRIS, decisions=10)
    table.welcome(replace(table.chairs[0], name="Lilac", holder="another"), START)
    play(table, [], IRIS, decisions=40)
    found = verify(proof(table), table.match)
    assert found.shares[0].bare > 0
    assert found.shares[1].bare == 0


def test_a_bot_that_stands_in_sends_nothing() -> None:
    table = play(begun(ROSE, IRIS), ROSE, IRIS, decisions=4)
    seat = table.turn
    table.leave(seat, START)
    table.decide(seat, table.number, table.options()[0], START, tables.BY_BOT)
    assert "by_bot -" in proof(table)
    table.come_back(seat, START)
    play(table, ROSE, IRIS, decisions=10)  # its chain goes on where it was
    assert not any(share.bare for share in verify(proof(table), table.match).shares.values())


def test_the_same_decision_after_a_step_back_has_the_same_luck() -> None:
    table = begun(ROSE, IRIS)
    seat, action, before = table.turn, table.options()[0], len(lucks(table))
    decide(table, ROSE, IRIS)
    while len(lucks(table)) == before:
        seat, action = table.turn, table.options()[0]
        decide(table, ROSE, IRIS)
    mark, given = table.trail.marks[-1], table.trail.given(seat)
    table.undo(seat, table.number, START)
    table.answer(1 - seat, table.number, True, START)
    assert table.trail.given(seat) == given - 1
    assert table.turn == seat
    table.decide(seat, table.number, action, START, link=link_of(table, (ROSE, IRIS)[seat]))
    assert table.trail.marks[-1] == mark
    found = verify(proof(table), table.match)
    assert [(back.seat, back.drawn > 0) for back in found.undone] == [(seat, True)]


def test_entries_that_are_read_again_give_the_same_trail(together: Table) -> None:
    again = Table(together.row, together.chairs, together.entries)
    assert (again.trail.marks, again.trail.links) == (together.trail.marks, together.trail.links)
    assert proof(again) == proof(together)


def test_a_fork_goes_on_with_links_of_its_own(together: Table) -> None:
    row = replace(together.row, match="fork", forked=20)
    made = zip(together.match.decisions[:20], together.match.deciders, strict=False)
    entries = [
        EntryRow("fork", number, "drawn" if seat == CHANCE else "decided", max(seat, -1), action, 0)
        for number, (action, seat) in enumerate(made, 1)
    ]
    table = Table(row, together.chairs, entries)
    table.await_pledge(0, START)
    other = chain("the fork's")
    table.pledge(0, other[-1], START)
    play(table, other, decisions=20)
    found = verify(proof(table), table.match)
    assert found.shares[0].linked > 0
    assert found.shares[1].bare > 0


def test_a_lesson_is_fair_after_its_script(together: Table) -> None:
    """Its first decisions are there when it begins, others are answers with links."""
    row = replace(together.row, match="lesson", forked=24)
    made = zip(together.match.decisions[:10], together.match.deciders, strict=False)
    entries = [
        EntryRow("lesson", n, "drawn" if seat == CHANCE else "decided", max(seat, -1), action, 0)
        for n, (action, seat) in enumerate(made, 1)
    ]
    table = Table(row, together.chairs, entries)
    table.begin(START)
    other = chain("the learner's")
    while len(table.match.decisions) < 24:
        action = together.match.decisions[len(table.match.decisions)]
        if table.match.seat == CHANCE:
            table.write("drawn", -1, action, START)
        elif table.turn == 1:
            table.write("by_bot", 1, action, START)
        else:
            if not table.trail.pledged(0):
                table.pledge(0, other[-1], START)
            table.write("decided", 0, action, START, link_of(table, other))
    assert verify(proof(table), table.match).drawn == 0
    table._settle(START)
    play(table, other if table.trail.pledged(0) else [], decisions=20)
    found = verify(proof(table), table.match)
    assert found.drawn > 3
    assert found.shares[0].linked == len(list(filter(None, table.trail.links)))


CHANGES = {
    "another beginning": (r"# began: 0", "# began: 1", "began after 1 decisions"),
    "another link": (r"(decided )[0-9a-f]{8}", r"\g<1>00000000", "is not what seat"),
    "another pledge": (r"(# pledge: 1 0 )[0-9a-f]{8}", r"\g<1>00000000", "has not pledged what"),
    "other pledges at the start": (r"(# pledges: 1=)[0-9a-f]{8}", r"\g<1>00000000", "not pledged"),
    "a link that is left out": (r"decided [0-9a-f]{64}", "decided -", "is not what seat"),
    "another start": (r"(# pledges: 1=[0-9a-f]{64}),.*", r"\1", "but secret and links give"),
    "a step that is left out": (r"# 9 .*\n", "", "how decision 9 came about"),
    "a step too many": (r"(# 9 .*\n)", r"\1# 999999 1 forced -\n", "steps for"),
    "another action": (r"# 9 \d+", "# 9 99999", "is action"),
    "other odds": (r"drawn (\d+) ", r"drawn 1\1 ", "odds of decision"),
    "chance called a choice": (r"drawn \d+ \d+ \d+", "forced -", "was not forced"),
    "a pledge said twice": (r"(# pledge: .*\n)", r"\1\1", "was pledged twice"),
    "no pledges": (r"# pledges: .*\n", "", "does not say its pledges"),
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_changed_proof_is_found_out(together: Table, change: str) -> None:
    pattern, into, says = CHANGES[change]
    text, times = re.subn(pattern, into, proof(together), count=1)
    assert times == 1
    with pytest.raises(Unfair, match=says):
        verify(text, together.match)


# ---------------------------------------------------------------- over real sockets


def answer(socket: Socket, links: list[str]) -> int:
    """Decides, and sends the link that the table counts to; answers with the new number."""
    table = socket.table
    number, action = table["number"], table["options"][0]
    link = links[-2 - table["links"]]
    socket.send("decide", number=number, action=action, link=link)
    found: int = socket.until_table(lambda new: new["number"] > number)["number"]
    return found


def catch_up(socket: Socket, number: int) -> None:
    """Reads on until the table has come so far."""
    socket.until_table(lambda table: table["number"] >= number)


def pledged(table: dict[str, Any]) -> list[str]:
    return [chair["pledge"] for chair in table["chairs"]]


def test_browsers_contribute_and_everyone_can_check_it(
    browser: Browser, other: Browser, tmp_path: Path
) -> None:
    wish = [{"kind": "me", "name": "Rose", "pledges": True}, {"kind": "open"}]
    opened = browser.post("/api/matches", {"game": "parfum", "chairs": wish})
    match, address = opened["match"], f"/api/matches/{opened['match']}"
    assert (opened["status"], opened["luck"]) == ("waiting", SHARED)
    join = {"invite": invitation(opened, 2), "name": "Iris", "pledge": IRIS[-1]}
    assert other.post(f"{address}/join", join)["status"] == "waiting"
    with browser.sit(match, 1) as rose, other.sit(match, 2) as iris:
        rose.send("pledge", pledge="no hash")
        assert rose.refusal()["reason"] == "malformed"
        rose.send("pledge", pledge=IRIS[-1])
        assert rose.refusal()["reason"] == "bad_link"
        rose.send("pledge", pledge=ROSE[-1])
        for socket in (rose, iris):
            table = socket.until_table(lambda table: table["status"] == "playing")
            assert pledged(table) == [ROSE[-1], IRIS[-1]]
        decided = {1: 0, 2: 0}
        while min(decided.values()) < 3:  # luck says who decides how often
            seat = rose.table["turn"]
            decided[seat] += 1
            number = answer((rose, iris)[seat - 1], (ROSE, IRIS)[seat - 1])
            late = (iris, rose)[seat - 1]
            catch_up(late, number)
        asked = rose if rose.table["turn"] == 1 else iris
        number = asked.table["number"]
        asked.send("decide", number=number, action=asked.table["options"][0], link="0" * 64)
        assert asked.refusal()["reason"] == "bad_link"
        asked.send("decide", number=number, action=asked.table["options"][0])
        assert asked.refusal()["reason"] == "bad_link"
        sent = b"".join(rose.received + iris.received).decode()
        assert not any(link in sent for link in ROSE[:-1] + IRIS[:-1])
        assert browser.get(address)["number"] == number
    desk = browser.client.app.state.desk
    table = desk.places[match].table
    path = tmp_path / "match.grasse"
    path.write_text(Replay(table).record())
    assert Terminal(tmp_path).run("verify match.grasse").code == 0
    path.write_text(path.read_text().replace(ROSE[-3], IRIS[-3]))
    told = Terminal(tmp_path).run("verify match.grasse")
    assert (told.code, "is not what seat 1 pledged" in told.err) == (1, True)


@pytest.mark.slow
def test_a_rematch_waits_for_the_pledge_of_the_one_who_asked(browser: Browser) -> None:
    wish = [{"kind": "me", "name": "Rose", "pledges": True}, {"kind": "bot", "player": "uniform"}]
    match = browser.post("/api/matches", {"game": "parfum", "chairs": wish})["match"]
    with browser.sit(match, 1) as rose:
        rose.send("pledge", pledge=ROSE[-1])
        rose.until_table(lambda table: table["status"] == "playing")
        rose.send("leave")
        rose.until_table(lambda table: table["status"] == "over")
    again = browser.post(f"/api/matches/{match}/rematch")
    assert again["status"] == "waiting"
    with browser.sit(again["match"], 1) as rose:
        rose.send("pledge", pledge=IRIS[-1])
        rose.until_table(lambda table: table["status"] == "playing")
    fork = {"number": 30, "seat": 1, "name": "Rose", "player": "greedy", "pledges": True}
    forked = browser.post(f"/api/matches/{match}/fork", fork)
    assert forked["status"] == "waiting"
    with browser.sit(forked["match"], 1) as rose:
        rose.send("pledge", pledge=ROSE[-1])
        rose.until_table(lambda table: table["status"] == "playing")


def test_all_matches_of_a_database_are_verified(tmp_path: Path) -> None:
    path = tmp_path / "grasse.sqlite"
    engine = open_database(str(path))
    table = play(begun(ROSE, IRIS), ROSE, IRIS)
    row = replace(table.row, **vars(table.standing(START)))
    with engine.execution_options(write=True).begin() as connection:
        create_match(connection, row, table.chairs, table.entries)
    terminal = Terminal(tmp_path)
    told = terminal.run("verify grasse.sqlite")
    assert (told.code, "The luck of the one match in it was fair." in told.out) == (0, True)
    linked = ENTRIES.c.link == ROSE[-4]
    with engine.execution_options(write=True).begin() as connection:
        assert connection.execute(update(ENTRIES).where(linked).values(link="")).rowcount == 1
    engine.dispose()
    told = terminal.run("verify grasse.sqlite")
    assert (told.code, "is not what seat 1 pledged" in told.out) == (1, True)
    assert "bad_link" in terminal.run("records check grasse.sqlite").out
