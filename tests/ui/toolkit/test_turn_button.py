"""An arrow to what came before."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.toolkit.buttons import TurnButton
from dealer_assist.ui.toolkit.context import UiContext


@pytest.fixture
def button(context: UiContext, shown: Callable[[QWidget, int, int], None]) -> TurnButton:
    made = TurnButton(context, "EARLIER", "arrow-left")
    shown(made, 88, 88)
    return made


def test_it_is_heard_by_its_name_and_tells_a_press(button: TurnButton) -> None:
    told: list[bool] = []
    button.pressed.connect(lambda: told.append(True))

    button.fired.emit()

    assert button.label == "EARLIER"
    assert told == [True]


def test_one_that_leads_nowhere_looks_so_and_says_why(
    button: TurnButton, picture: Callable[[QWidget], bytes]
) -> None:
    open_ = picture(button)

    button.show_state("Nothing earlier on record")

    assert picture(button) != open_
    assert not button.is_available
    assert button.reason == "Nothing earlier on record"
    button.show_state("")
    assert button.is_available
    assert picture(button) == open_
