"""One of a few things to look at."""

from dealer_assist.ui.toolkit.buttons import PickButton
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.values.touches import (
    Choice,
)


def test_a_touch_names_the_choice_and_the_one_that_shows_is_white(
    context: UiContext, shown, fingers, picture
) -> None:
    pick = PickButton(context)
    pick.show_state(Choice("day", "DAY", detail="24 hours"))
    shown(pick, 190, 88)
    named: list[str] = []
    pick.chosen.connect(named.append)
    fingers.tap(pick)
    assert named == ["day"]
    quiet = picture(pick)
    pick.show_state(Choice("day", "DAY", is_on=True, detail="24 hours"))
    assert picture(pick) != quiet
    assert pick.too_long == ()
