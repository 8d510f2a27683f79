"""An amount on its way: chips laid, taken back and undone, or typed."""

from dealer_assist.ui.models.actions import ActionState, Pick
from dealer_assist.ui.models.school.drill import Chips
from dealer_assist.ui.presenters.school.payout import (
    CLEAR,
    UNDO,
    Payout,
    pay_button,
    tray_buttons,
)


def after(*actions: object) -> Payout:
    payout = Payout()
    for one in actions:
        payout = payout.take(one)
    return payout


def test_chips_add_up_in_the_order_in_which_they_were_laid() -> None:
    payout = after(Chips(10_000, 1), Chips(500, 5), Chips(50, 1))
    assert payout.chips == (10_000, 500, 500, 500, 500, 500, 50)
    assert payout.cents == 12_550


def test_a_stack_gives_back_the_last_chip_of_its_own_value() -> None:
    laid = (Chips(500, 1), Chips(100, 1), Chips(500, 1), Chips(2500, 1))
    assert after(*laid, Chips(500, -1)).chips == (500, 100, 2500)
    assert after(*laid, Chips(50, -1)).chips == (500, 100, 500, 2500)  # none lies there


def test_undo_takes_back_the_chip_laid_last_and_clear_all() -> None:
    assert after(Chips(100, 1), Chips(2500, 1), UNDO).chips == (100,)
    assert after(UNDO) == Payout()
    assert after(Chips(100, 5), CLEAR) == Payout()


def test_more_than_the_screen_can_show_is_not_taken() -> None:
    full = after(Pick(99_999_999))
    assert full.cents == 99_999_999
    assert full.take(Pick(100_000_000)) == full
    many = Payout((50_000,) * 1_999)
    assert many.take(Chips(50_000, 5)) == many


def test_what_is_about_something_else_changes_nothing() -> None:
    assert after(Chips(100, 1), "paytable", None).cents == 100


def test_nothing_to_take_back_and_nothing_to_pay_say_so() -> None:
    assert [one.action.reason for one in tray_buttons(Payout())] == ["No chip yet"] * 2
    assert pay_button(Payout()).action.reason == "Build the amount first"
    assert pay_button(Payout(), may_be_nothing=True).action.state is ActionState.NEXT
    assert pay_button(after(Chips(50, 1))).action.detail == "$0.50"
