"""The finger that counts is the first one."""

from dealer_assist.ui.toolkit.context import TouchGuard, UiContext


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


def test_two_kits_do_not_share_a_finger(context: UiContext) -> None:
    assert (
        UiContext(context.theme, context.icons, context.clock_ms, context.fonts).finger
        is not context.finger
    )
