"""The adjustment that is being put together."""

from dataclasses import replace

import pytest

from dealer_assist.ui.models.actions import ActionModel, ActionState
from dealer_assist.ui.office.adjust_draft import HEIGHT, AdjustDraft
from dealer_assist.ui.office.presenter.adjust import AdjustModel
from dealer_assist.ui.toolkit.context import UiContext

LOOK = AdjustModel(
    "Back out win 318, Four Aces",
    "$5,003.68",
    "$118,402.51",
    "",
    is_refused=False,
    reason=ActionModel("reason", "REASON", "check", "Wrong seat"),
    note=ActionModel("note", "NOTE", "check", "It was seat 4"),
    apply=ActionModel("apply", "HOLD TO APPLY", "sliders", "Then two cards", ActionState.HOLD),
)


@pytest.fixture
def form(context: UiContext, shown) -> AdjustDraft:
    made = AdjustDraft(context)
    made.show_state(LOOK)
    shown(made, 640, int(HEIGHT))
    made.arrange()
    return made


def test_applying_takes_a_hold(form: AdjustDraft, fingers, clock) -> None:
    named: list[str] = []
    form.pressed.connect(named.append)
    fingers.tap(form.apply)
    assert named == []
    clock.advance(500)
    fingers.press(form.apply)
    form.tick(clock.advance(900))
    assert named == ["apply"]


def test_before_and_after_give_way_to_what_is_wrong(form: AdjustDraft, picture, cut_texts) -> None:
    good = picture(form)
    assert cut_texts(form) == []
    wrong = "The meter holds $1.00, and that is $99.00 too little to back this win out"
    form.show_state(replace(LOOK, words=wrong, is_refused=True))
    assert picture(form) != good
    assert cut_texts(form) == []
