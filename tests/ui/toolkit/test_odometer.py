"""Digits roll only between amounts of the same shape."""

from PySide6.QtCore import QRectF

from dealer_assist.ui.toolkit.odometer import moving_part, same_shape


def test_amounts_of_one_shape_roll() -> None:
    assert same_shape("$12,846.37", "$12,845.45")


def test_a_digit_more_does_not_roll() -> None:
    assert not same_shape("$9,999.99", "$10,000.00")
    assert not same_shape("", "$1.00")


def test_only_digits_that_differ_move(context) -> None:
    box = QRectF(26, 46, 448, 200)
    cents = moving_part(context.theme, box, "$5,000.24", "$5,000.48")
    whole = moving_part(context.theme, box, "$5,000.24", "$6,000.48")
    assert cents.left() > box.left() + 200
    assert whole.left() < cents.left()
    assert box.contains(cents)
    assert box.contains(whole)
    assert moving_part(context.theme, box, "$5,000.24", "$5,000.24").isEmpty()


def test_a_long_amount_still_moves_inside_its_box(context) -> None:
    box = QRectF(0, 0, 300, 200)
    part = moving_part(context.theme, box, "$1,118,402.51", "$9,229,513.62")
    assert box.adjusted(-1, 0, 1, 0).contains(part)
