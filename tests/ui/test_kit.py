"""The finger that counts is the first one."""

from dealer_assist.ui.kit import Finger, Kit


class Control:
    """Anything that can hold the finger."""


def test_only_the_holder_can_lift_the_finger() -> None:
    finger, first, second = Finger(), Control(), Control()
    assert finger.take(first)
    assert not finger.take(second)
    finger.lift(second)
    assert not finger.take(second)
    finger.lift(first)
    assert finger.take(second)


def test_a_control_that_is_gone_does_not_keep_the_finger() -> None:
    finger, first, second = Finger(), Control(), Control()
    finger.take(first)
    del first
    assert finger.take(second)


def test_two_kits_do_not_share_a_finger(kit: Kit) -> None:
    assert Kit(kit.theme, kit.icons, kit.clock_ms, kit.fonts).finger is not kit.finger
