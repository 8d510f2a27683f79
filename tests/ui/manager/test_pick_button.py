"""One of a few things to look at."""

from dealer_assist.ui.kit import Kit
from dealer_assist.ui.manager.pick_button import PickButton
from dealer_assist.ui.models.controls import ChoiceLook


def test_a_touch_names_the_choice_and_the_one_that_shows_is_white(
    kit: Kit, shown, fingers, picture
) -> None:
    pick = PickButton(kit)
    pick.show_state(ChoiceLook("day", "DAY", detail="24 hours"))
    shown(pick, 190, 88)
    named: list[str] = []
    pick.chosen.connect(named.append)
    fingers.tap(pick)
    assert named == ["day"]
    quiet = picture(pick)
    pick.show_state(ChoiceLook("day", "DAY", is_on=True, detail="24 hours"))
    assert picture(pick) != quiet
    assert pick.too_long == ()
