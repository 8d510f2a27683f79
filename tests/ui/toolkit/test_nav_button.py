"""A subject in the list at the left."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.toolkit.buttons import NavButton
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.values.touches import Tab


@pytest.fixture
def button(context: UiContext, shown: Callable[[QWidget, int, int], None]) -> NavButton:
    made = NavButton(context)
    made.show_state(Tab("alerts", "Alerts", "triangle"))
    shown(made, 236, 88)
    return made


def test_the_subject_that_shows_is_white(
    button: NavButton, picture: Callable[[QWidget], bytes]
) -> None:
    quiet = picture(button)

    button.show_state(Tab("alerts", "Alerts", "triangle", is_selected=True))

    assert picture(button) != quiet


def test_what_waits_is_counted_in_picture_and_name(
    button: NavButton, picture: Callable[[QWidget], bytes]
) -> None:
    quiet = picture(button)

    button.show_state(Tab("alerts", "Alerts", "triangle", count=2))

    assert picture(button) != quiet
    assert button.label == "Alerts, 2 waiting"


def test_a_press_names_the_subject(button: NavButton) -> None:
    named: list[str] = []
    button.chosen.connect(named.append)

    button.fired.emit()

    assert named == ["alerts"]
