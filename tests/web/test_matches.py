"""Whole matches of every game in a real browser: by mouse, by touch, by keys alone."""

import pytest

from grasse.games import GAMES
from tests.web.conftest import PICTURED, Device, MakeDevice
from tests.web.hands import finger, keys, mouse, play, tab_to
from tests.web.tables import open_match

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", GAMES)
def test_a_match_by_mouse_on_a_wide_screen(device: Device, game: str) -> None:
    page = device.go("", ".game")
    page.locator("[name=seats]").select_option("2")  # the shortest match there is
    page.locator(".game", has_text=GAMES[game].title).locator(".primary").click()
    page.wait_for_selector(".table-page.playing")
    assert play(page, mouse) > 20
    assert page.locator(".scoring tfoot td").count() == 2


@pytest.mark.parametrize("game", GAMES)
def test_a_match_by_keys_alone(device: Device, game: str) -> None:
    page = device.go("", ".game")
    page.mouse.move(0, 0)
    for _ in range(list(GAMES).index(game) + 1):
        tab_to(page, ".game a.button")
    page.keyboard.press("Enter")
    page.wait_for_selector("form.new-match")
    tab_to(page, "[name=chair-1]")
    page.keyboard.type("Bot: Opp")  # two players: the shortest match there is
    tab_to(page, "form .primary")
    page.keyboard.press("Enter")
    page.wait_for_selector(".table-page.playing")
    assert play(page, keys) > 20
    assert tab_to(page, ".end .primary")


@pytest.mark.parametrize("game", GAMES)
def test_a_match_by_finger_on_a_phone_in_the_list(phone: Device, game: str) -> None:
    table = open_match(phone, ["me:Rose", "greedy"], game=game)
    phone.page.evaluate("() => localStorage.setItem('grasse-view', 'list')")
    page = phone.go(f"?again{table}", ".table-page.playing .list-view")
    assert play(page, finger) > 20


@pytest.mark.parametrize("game", PICTURED)
def test_a_match_by_finger_in_the_picture_of_a_phone(phone: Device, game: str) -> None:
    page = phone.go(f"#/play/{game}", "svg.picture.tall")
    assert play(page, mouse, until=30) > 20  # a match may be over before


def test_a_match_with_all_its_motion(make_device: MakeDevice) -> None:
    device = make_device(reduced_motion="no-preference")
    page = device.go("#/play/parfum", "svg.picture")
    assert play(page, mouse, until=12) == 12
