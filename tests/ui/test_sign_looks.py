"""The sign's facts are plain values."""

from dealer_assist.ui.sign_looks import SignLevel, SignLook


def test_two_signs_with_the_same_facts_are_the_same() -> None:
    level = SignLevel("MEGA", "Royal Flush", "$1.00")
    assert SignLook((level,)) == SignLook((level,))
    assert SignLook((level,)).is_live
