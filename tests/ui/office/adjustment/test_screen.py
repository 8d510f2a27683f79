"""ADJUST as it is seen: a hold applies, and what is wrong takes the place of before and after."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.models.actions import ActionState
from dealer_assist.ui.models.grid import Grid
from dealer_assist.ui.models.touches import Button
from dealer_assist.ui.office.adjustment.model import (
    AdjustmentDraft,
    AdjustModel,
    AmountTyped,
    Applied,
    DraftModel,
    NoteAsked,
    ReasonAsked,
)
from dealer_assist.ui.office.adjustment.presenter import ways_of
from dealer_assist.ui.office.adjustment.screen import AdjustScreen
from dealer_assist.ui.office.win_list.model import WinPageModel
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.value import replace

DRAFT = DraftModel(
    "Back out win 318, Four Aces",
    "$5,003.68",
    "$118,402.51",
    "",
    is_refused=False,
    reason=Button(ReasonAsked(), "REASON", "check", "Wrong seat"),
    note=Button(NoteAsked(), "NOTE", "check", "It was seat 4"),
    apply=Button(Applied(), "HOLD TO APPLY", "sliders", "Then two cards", ActionState.HOLD),
)
MODEL = AdjustModel(
    ways_of(AdjustmentDraft()), WinPageModel(), (), has_amount=False, cents=None, draft=DRAFT,
    done=Grid((), ()),
)  # fmt: skip


@pytest.fixture
def screen(context: UiContext, shown: Callable[[QWidget, int, int], None]) -> AdjustScreen:
    made = AdjustScreen(context)
    made.show_state(MODEL)
    shown(made, 1_628, 946)
    made.arrange()
    return made


def test_applying_takes_a_hold(screen: AdjustScreen, fingers, clock) -> None:
    told: list[object] = []
    screen.touched.connect(told.append)
    (apply,) = screen.applies
    fingers.tap(apply)
    assert told == []
    clock.advance(500)
    fingers.press(apply)
    screen.tick(clock.advance(900))
    assert told == [Applied()]


def test_before_and_after_give_way_to_what_is_wrong(
    screen: AdjustScreen, picture, cut_texts
) -> None:
    good = picture(screen)
    assert cut_texts(screen) == []
    wrong = "The meter holds $1.00, and that is $99.00 too little to back this win out"
    screen.show_state(replace(MODEL, draft=replace(DRAFT, words=wrong, is_refused=True)))
    assert picture(screen) != good
    assert cut_texts(screen) == []


def test_an_amount_is_typed_where_a_meter_is_set(screen: AdjustScreen) -> None:
    assert not screen.pad.isVisible()
    screen.show_state(replace(MODEL, wins=None, has_amount=True))
    assert screen.pad.isVisible()
    assert not screen.wins.isVisible()
    told: list[object] = []
    screen.touched.connect(told.append)
    screen.pad.press("7")
    assert told == [AmountTyped(700)]
