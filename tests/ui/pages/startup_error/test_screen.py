"""Where no table can be opened the screen says why, and what can be done."""

from pathlib import Path

import pytest

from dealer_assist.journal.errors import EventsLost, JournalGone, folder_not_writable
from dealer_assist.journal.opening import _no_journal
from dealer_assist.ui.pages.startup_error.presenter import trouble_model
from dealer_assist.ui.pages.startup_error.screen import StartupErrorScreen
from dealer_assist.ui.toolkit.context import with_preferences
from dealer_assist.ui.toolkit.values.preferences import Preferences

FILE = Path("/data") / "crazy4-nexus.live.db"
TROUBLES = (
    str(EventsLost(FILE, 12, 17)),
    str(JournalGone(FILE)),
    str(folder_not_writable(FILE, PermissionError(13, "Denied"))),
    _no_journal(FILE),
)
LONG = "The journal of this table is damaged: event 17 does not fit the chain; call for help. " * 4


@pytest.fixture
def screen(context, shown) -> StartupErrorScreen:
    screen = StartupErrorScreen(context)
    screen.show_state(trouble_model(LONG, 12_345, is_live=False))
    shown(screen, 1920, 1080)
    return screen


@pytest.mark.parametrize("size", [(1920, 1080), (1366, 768), (1280, 800), (1024, 768)])
def test_all_of_it_is_read_on_every_screen(
    screen: StartupErrorScreen, cut_texts, size: tuple[int, int]
) -> None:
    screen.resize(*size)
    screen.grab()
    assert cut_texts(screen) == []
    places = [button.geometry() for button in screen.buttons]
    assert all(screen.rect().contains(place) for place in places)
    assert not any(a.intersects(b) for a in places for b in places if a is not b)


def test_the_panel_is_as_high_as_its_sentence(screen: StartupErrorScreen, context, shown) -> None:
    short = StartupErrorScreen(context)
    short.show_state(trouble_model("The disk is full. Make room.", None, is_live=False))
    shown(short, 1920, 1080)
    assert short.buttons[0].y() < screen.buttons[0].y()


def test_a_press_is_named(screen: StartupErrorScreen, fingers) -> None:
    pressed: list[str] = []
    screen.pressed.connect(pressed.append)
    fingers.tap(screen.buttons[0])
    fingers.tap(screen.buttons[2])
    assert pressed == ["exit", "again"]


def test_a_backup_is_restored_only_by_holding(screen: StartupErrorScreen, fingers, clock) -> None:
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


@pytest.mark.parametrize("language", ["es", "vi", "zh"])
@pytest.mark.parametrize("size", [(1920, 1080), (1024, 768)])
def test_the_longest_trouble_is_read_in_every_language(
    context, shown, cut_texts, language: str, size: tuple[int, int]
) -> None:
    screen = StartupErrorScreen(with_preferences(context, Preferences(language=language)))
    screen.show_state(trouble_model(max(TROUBLES, key=len), 12_345, is_live=True))
    shown(screen, *size)
    screen.grab()
    assert cut_texts(screen) == []


@pytest.mark.parametrize("sentence", [TROUBLES[0], LONG], ids=["usual", "long"])
@pytest.mark.parametrize("size", [(1920, 1080), (1280, 800), (1024, 768)])
def test_help_is_read_below_the_sentence_and_the_panel_goes_back_after_it(
    context, shown, cut_texts, sentence: str, size: tuple[int, int]
) -> None:
    screen = StartupErrorScreen(context)
    screen.show_state(trouble_model(sentence, 12_345, is_live=False))
    shown(screen, *size)
    stood = screen._box()
    screen.help.open()  # as the window does that the button asks
    screen.beat()
    assert screen.help.stage is not None
    panel = screen._box()
    assert panel.bottom() * screen.scale <= screen.help.stage.y()
    assert screen.help.stage.height() >= 400 * screen.scale
    screen.grab()
    assert cut_texts(screen) == []

    screen.help.close()
    screen.beat()
    assert screen._box() == stood
