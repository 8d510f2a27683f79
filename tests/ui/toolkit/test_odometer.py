"""Digits roll only between amounts of the same shape."""

from PySide6.QtCore import QRectF

from dealer_assist.ui.toolkit.odometer import digits_that_move, same_shape


def test_amounts_of_one_shape_roll() -> None:
    assert same_shape("$12,846.37", "$12,845.45")


def test_a_digit_more_does_not_roll() -> None:
    assert not same_shape("$9,999.99", "$10,000.00")
    assert not same_shape("", "$1.00")


def test_only_digits_that_differ_move(context) -> None:
    box = QRectF(26, 46, 448, 200)
    cents = digits_that_move(context.theme, box, "$5,000.24", "$5,000.48")
    whole = digits_that_move(context.theme, box, "$5,000.24", "$6,000.48")
    assert [(one.old, one.new) for one in cents] == [("2", "4"), ("4", "8")]
    assert cents[0].place.left() > box.left() + 200
    assert whole[0].place.left() < cents[0].place.left()
    assert all(box.contains(one.place) for one in (*cents, *whole))
    assert digits_that_move(context.theme, box, "$5,000.24", "$5,000.24") == []


def test_a_long_amount_still_moves_inside_its_box(context) -> None:
    box = QRectF(0, 0, 300, 200)
    moving = digits_that_move(context.theme, box, "$1,118,402.51", "$9,229,513.62")
    assert all(box.adjusted(-1, 0, 1, 0).contains(one.place) for one in moving)
