"""An amount on its way: chips laid, taken back and undone, or typed."""

from dealer_assist.school.drills.payout import Payout

LAID = Payout((500, 100, 500, 2500))


def test_chips_add_up_in_the_order_in_which_they_were_laid() -> None:
    payout = Payout().with_chips(10_000, 1).with_chips(500, 5).with_chips(50, 1)
    assert payout.chips == (10_000, 500, 500, 500, 500, 500, 50)
    assert payout.cents == 12_550


def test_a_stack_gives_back_the_last_chip_of_its_own_value() -> None:
    assert LAID.without_chip(500).chips == (500, 100, 2500)
    assert LAID.without_chip(50) == LAID  # none lies there


def test_the_chip_laid_last_is_taken_back_first() -> None:
    assert LAID.without_last().chips == (500, 100, 500)
    assert Payout().without_last() == Payout()


def test_more_than_the_screen_can_show_is_not_taken() -> None:
    full = Payout().with_typed(99_999_999)
    assert full.cents == 99_999_999
    assert full.with_typed(100_000_000) == full
    many = Payout((50_000,) * 1_999)
    assert many.with_chips(50_000, 5) == many
