"""A choice says that it is on by shape, not by colour alone."""

import pytest

from dealer_assist.ui.toolkit.buttons import ChoiceButton
from dealer_assist.ui.toolkit.values.touches import (
    Choice,
)


@pytest.fixture
def button(context, shown) -> ChoiceButton:
    button = ChoiceButton(context)
    button.show_state(Choice("left_handed", "LEFT-HANDED", is_on=False, detail="Off"))
    shown(button, 340, 130)
    return button


def test_a_touch_names_the_choice(button, fingers) -> None:
    heard: list[str] = []
    button.chosen.connect(heard.append)
    fingers.tap(button)
    assert heard == ["left_handed"]


def test_on_and_off_look_different(button, picture, cut_texts) -> None:
    off = picture(button)
    button.show_state(Choice("left_handed", "LEFT-HANDED", is_on=True, detail="On"))
    assert picture(button) != off
    assert cut_texts(button) == []
    assert (button.accessibleName(), button.accessibleDescription()) == ("LEFT-HANDED", "On")
