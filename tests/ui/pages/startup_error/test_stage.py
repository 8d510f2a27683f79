"""Where no table can be opened the screen says why, and what can be done."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRectF

from dealer_assist.journal.errors import EventsLost, JournalGone, folder_not_writable
from dealer_assist.journal.opening import _no_journal
from dealer_assist.ui.pages.startup_error.page import (
    BackupHeld,
    TriedAgain,
    TroubleFlow,
    TroubleLeft,
    TroubleTouch,
)
from dealer_assist.ui.pages.startup_error.stage import TroubleStage
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.context import UiContext, with_preferences
from dealer_assist.ui.toolkit.nodes import Panel
from dealer_assist.ui.toolkit.values.preferences import Preferences

FILE = Path("/data") / "crazy4-nexus.live.db"
TROUBLES = (
    str(EventsLost(FILE, 12, 17)),
    str(JournalGone(FILE)),
    str(folder_not_writable(FILE, PermissionError(13, "Denied"))),
    _no_journal(FILE),
)
LONG = "The journal of this table is damaged: event 17 does not fit the chain; call for help. " * 4


class Seen:
    """The trouble on a screen, and what was touched on it."""

    def __init__(
        self,
        context: UiContext,
        sentence: str,
        events: int | None = 12_345,
        *,
        is_live: bool = False,
    ) -> None:
        self.told: list[TroubleTouch] = []
        flow = TroubleFlow(sentence, events, self.told.append, is_live=is_live)
        self.stage = TroubleStage(context, flow)

    @property
    def buttons(self) -> tuple[Any, ...]:
        shown = self.stage.top_screen.controls.shown
        return tuple(one for one in shown if isinstance(one, ActionButton))

    @property
    def panel(self) -> QRectF:
        placed = self.stage.top_screen._placed
        return next(box for node, box in placed if isinstance(node, Panel) and node.fill)


@pytest.fixture
def seen(context, shown) -> Seen:
    seen = Seen(context, LONG)
    shown(seen.stage, 1920, 1080)
    return seen


@pytest.mark.parametrize("size", [(1920, 1080), (1366, 768), (1280, 800), (1024, 768)])
def test_all_of_it_is_read_on_every_screen(seen: Seen, cut_texts, size: tuple[int, int]) -> None:
    seen.stage.resize(*size)
    seen.stage.grab()
    assert cut_texts(seen.stage) == []
    places = [button.geometry() for button in seen.buttons]
    assert all(seen.stage.rect().contains(place) for place in places)
    assert not any(a.intersects(b) for a in places for b in places if a is not b)


def test_the_panel_is_as_high_as_its_sentence(seen: Seen, context, shown) -> None:
    short = Seen(context, "The disk is full. Make room.", None)
    shown(short.stage, 1920, 1080)
    assert short.buttons[0].y() < seen.buttons[0].y()


def test_a_press_is_named(seen: Seen, fingers) -> None:
    fingers.tap(seen.buttons[0])
    fingers.tap(seen.buttons[2])
    assert seen.told == [TroubleLeft(), TriedAgain()]


def test_a_backup_is_restored_only_by_holding(seen: Seen, fingers, clock) -> None:
    fingers.tap(seen.buttons[1])
    assert seen.told == []
    clock.advance(1_000)
    fingers.press(seen.buttons[1])
    clock.advance(900)
    seen.stage.beat()
    assert seen.told == [BackupHeld()]
    fingers.lift(seen.buttons[1])
    seen.stage.leave()


@pytest.mark.parametrize("language", ["es", "vi", "zh"])
@pytest.mark.parametrize("size", [(1920, 1080), (1024, 768)])
def test_the_longest_trouble_is_read_in_every_language(
    context, shown, cut_texts, language: str, size: tuple[int, int]
) -> None:
    theirs = with_preferences(context, Preferences(language=language))
    stage = Seen(theirs, max(TROUBLES, key=len), is_live=True).stage
    shown(stage, *size)
    stage.grab()
    assert cut_texts(stage) == []


@pytest.mark.parametrize("sentence", [TROUBLES[0], LONG], ids=["usual", "long"])
@pytest.mark.parametrize("size", [(1920, 1080), (1280, 800), (1024, 768)])
def test_help_is_read_below_the_sentence_and_the_panel_goes_back_after_it(
    context, shown, cut_texts, sentence: str, size: tuple[int, int]
) -> None:
    seen = Seen(context, sentence)
    stage = seen.stage
    shown(stage, *size)
    stood = seen.panel
    stage.help.open()  # as the window does that the button asks
    stage.beat()
    assert stage.help.stage is not None
    assert seen.panel.bottom() * stage.scale() <= stage.help.stage.y()
    assert stage.help.stage.height() >= 400 * stage.scale()
    stage.grab()
    assert cut_texts(stage) == []

    stage.help.close()
    stage.beat()
    assert seen.panel == stood
