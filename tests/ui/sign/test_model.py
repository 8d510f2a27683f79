"""The sign's facts are plain values."""

from dealer_assist.ui.sign.model import SignLevel, SignModel


def test_two_signs_with_the_same_facts_are_the_same() -> None:
    level = SignLevel("MEGA", "Royal Flush", "$1.00")
    assert SignModel((level,)) == SignModel((level,))
    assert SignModel((level,)).is_live
