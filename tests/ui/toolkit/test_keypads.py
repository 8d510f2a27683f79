"""One key of a pad."""

import pytest

from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.pads.keypads import PadKey


@pytest.mark.parametrize("label", ["A", "SPACE"])
def test_a_key_names_itself_each_time_a_fast_finger_presses_it(
    context: UiContext, clock, shown, fingers, picture, label: str
) -> None:
    key = PadKey(context, label.lower(), label)
    shown(key, 146, 108)
    named: list[str] = []
    key.pressed.connect(named.append)
    for _ in range(2):
        fingers.tap(key)
        clock.advance(100)
    assert named == [label.lower()] * 2
    picture(key)
    assert key.too_long == ()
