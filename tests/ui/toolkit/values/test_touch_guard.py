"""The finger that counts is the first one, and it is the window's own."""

from dealer_assist.ui.toolkit.values.touch_guard import TouchGuard


class Control:
    """Anything that can hold the finger."""


def test_only_the_holder_can_lift_the_finger() -> None:
    finger, first, second = TouchGuard(), Control(), Control()
    assert finger.take(first)
    assert not finger.take(second)
    finger.lift(second)
    assert not finger.take(second)
    finger.lift(first)
    assert finger.take(second)


def test_a_control_that_is_gone_does_not_keep_the_finger() -> None:
    finger, first, second = TouchGuard(), Control(), Control()
    finger.take(first)
    del first
    assert finger.take(second)


def test_a_screen_that_goes_leaves_the_finger_free_and_the_last_touch_known() -> None:
    finger, first, second = TouchGuard(), Control(), Control()
    finger.take(first)
    finger.fire(1_000, (10.0, 20.0))
    finger.let_go()
    assert not finger.is_down
    assert finger.take(second)
    assert (finger.fired_at, finger.at) == (1_000, (10.0, 20.0))
