"""One key of the card pad."""

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dealer_assist.ui.pages.cards.buttons import CardKey
from dealer_assist.ui.pages.cards.presenter.pad import CardKeyModel, CardPutDown
from dealer_assist.ui.toolkit.context import UiContext

Shown = Callable[[QWidget, int, int], None]


def test_a_touch_names_the_card(
    context: UiContext, shown: Shown, fingers: Any, qtbot: QtBot
) -> None:
    key = CardKey(context)
    shown(key, 103, 145)
    key.show_state(CardKeyModel("Th"))
    with qtbot.waitSignal(key.pressed) as pressed:
        fingers.tap(key)

    assert pressed.args == [CardPutDown("Th")]
    assert key.label == "10 of hearts"


def test_a_card_that_is_used_up_is_shut_and_looks_so(
    context: UiContext, shown: Shown, picture: Callable[[QWidget], bytes]
) -> None:
    key = CardKey(context)
    shown(key, 103, 145)
    key.show_state(CardKeyModel("As"))
    free = picture(key)
    key.show_state(CardKeyModel("As", "As is on the table already"))

    assert not key.is_available
    assert picture(key) != free
    assert key.too_long == ()


def test_a_press_shows_at_once(
    context: UiContext, shown: Shown, fingers: Any, picture: Callable[[QWidget], bytes]
) -> None:
    key = CardKey(context)
    shown(key, 103, 145)
    key.show_state(CardKeyModel("As"))
    free = picture(key)
    fingers.press(key)
    pressed = picture(key)
    fingers.lift(key)

    assert pressed != free
