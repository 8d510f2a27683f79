"""A place of the card pad."""

from collections.abc import Callable
from typing import Any

from ink import painted
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dealer_assist.ui.pages.cards.buttons import CardPlace
from dealer_assist.ui.pages.cards.presenter.pad import PlaceModel, PlaceTouched
from dealer_assist.ui.toolkit.context import UiContext

Shown = Callable[[QWidget, int, int], None]


def test_a_touch_names_the_place(
    context: UiContext, shown: Shown, fingers: Any, qtbot: QtBot
) -> None:
    place = CardPlace(context)
    shown(place, 170, 80)
    place.show_state(PlaceModel(PlaceTouched("dealer"), "DEALER", "0 of 5 cards"))
    with qtbot.waitSignal(place.chosen) as pressed:
        fingers.tap(place)

    assert pressed.args == [PlaceTouched("dealer")]
    assert place.model.label == place.label


def test_chosen_whole_and_pressed_places_look_different(
    context: UiContext, shown: Shown, fingers: Any, picture: Callable[[QWidget], bytes]
) -> None:
    place = CardPlace(context)
    shown(place, 170, 80)
    seen = set()
    for model in (
        PlaceModel(PlaceTouched("5"), "SEAT 5", "5 of 5 cards"),
        PlaceModel(PlaceTouched("5"), "SEAT 5", "5 of 5 cards", is_whole=True),
        PlaceModel(PlaceTouched("5"), "SEAT 5", "5 of 5 cards", is_selected=True),
    ):
        place.show_state(model)
        seen.add(picture(place))
        assert place.too_long == ()
    fingers.press(place)
    seen.add(picture(place))
    fingers.lift(place)

    assert len(seen) == 4


def test_the_check_stands_clear_of_the_count(context: UiContext, shown: Shown) -> None:
    place = CardPlace(context)
    shown(place, 170, 112)
    place.show_state(PlaceModel(PlaceTouched("5"), "SEAT 5", "5 of 5 cards", is_whole=True))
    marks = {mark.is_icon: mark.box for mark in painted(place)[1] if "SEAT" not in mark.words}
    assert marks[True].left() >= 8
    assert marks[True].right() < marks[False].left()
