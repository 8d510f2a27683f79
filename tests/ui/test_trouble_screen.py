"""Where no table can be opened the screen says why, and what can be done."""

import pytest

from dealer_assist.ui.present.trouble import trouble_look
from dealer_assist.ui.trouble_screen import TroubleScreen

LONG = "The journal of this table is damaged: event 17 does not fit the chain; call for help. " * 4


@pytest.fixture
def screen(kit, shown) -> TroubleScreen:
    screen = TroubleScreen(kit)
    screen.show_state(trouble_look(LONG, 12_345, is_live=False))
    shown(screen, 1920, 1080)
    return screen


@pytest.mark.parametrize("size", [(1920, 1080), (1366, 768), (1280, 800), (1024, 768)])
def test_all_of_it_is_read_on_every_screen(
    screen: TroubleScreen, cut_texts, size: tuple[int, int]
) -> None:
    screen.resize(*size)
    screen.grab()
    assert cut_texts(screen) == []
    places = [button.geometry() for button in screen.buttons]
    assert all(screen.rect().contains(place) for place in places)
    assert not any(a.intersects(b) for a in places for b in places if a is not b)


def test_the_panel_is_as_high_as_its_sentence(screen: TroubleScreen, kit, shown) -> None:
    short = TroubleScreen(kit)
    short.show_state(trouble_look("The disk is full. Make room.", None, is_live=False))
    shown(short, 1920, 1080)
    assert short.buttons[0].y() < screen.buttons[0].y()


def test_a_press_is_named(screen: TroubleScreen, fingers) -> None:
    pressed: list[str] = []
    screen.pressed.connect(pressed.append)
    fingers.tap(screen.buttons[0])
    fingers.tap(screen.buttons[2])
    assert pressed == ["exit", "again"]


def test_a_backup_is_restored_only_by_holding(screen: TroubleScreen, fingers, clock) -> None:
    pressed: list[str] = []
    screen.pressed.connect(pressed.append)
    fingers.tap(screen.buttons[1])
    assert pressed == []
    clock.advance(1_000)
    fingers.press(screen.buttons[1])
    clock.advance(900)
    screen.beat()
    assert pressed == ["restore"]
    fingers.lift(screen.buttons[1])
    screen.leave()
