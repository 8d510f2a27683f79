"""What a touch makes of an amount, and the buttons that say what can be done with it."""

import pytest

from dealer_assist.school.drills.payout import Payout
from dealer_assist.ui.school.drill.payout import paid, pay_button, tray_buttons
from dealer_assist.ui.school.drill.touches import (
    ChipsLaid,
    ChipTaken,
    Cleared,
    PayTouch,
    Typed,
    Undone,
)
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
)


@pytest.mark.parametrize(
    ("touch", "cents"),
    [
        (ChipsLaid(500, 5), 5100),
        (ChipTaken(100), 2500),
        (Undone(), 100),
        (Cleared(), 0),
        (Typed(4250), 4250),
    ],
)
def test_a_touch_changes_the_amount(touch: PayTouch, cents: int) -> None:
    assert paid(Payout((100, 2500)), touch).cents == cents


def test_nothing_to_take_back_and_nothing_to_pay_say_so() -> None:
    assert [one.button.reason for one in tray_buttons(Payout())] == ["No chip yet"] * 2
    assert pay_button(Payout()).button.reason == "Build the amount first"
    assert pay_button(Payout(), may_be_nothing=True).button.state is ActionState.NEXT
    assert pay_button(Payout((50,))).button.detail == "$0.50"
