"""Digits roll only between amounts of the same shape."""

from dealer_assist.ui.odometer import same_shape


def test_amounts_of_one_shape_roll() -> None:
    assert same_shape("$12,846.37", "$12,845.45")


def test_a_digit_more_does_not_roll() -> None:
    assert not same_shape("$9,999.99", "$10,000.00")
    assert not same_shape("", "$1.00")
