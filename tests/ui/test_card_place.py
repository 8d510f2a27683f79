"""A place of the card pad."""

from collections.abc import Callable
from typing import Any

from ink import painted
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dealer_assist.ui.card_place import CardPlace
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.present.card_pad import PlaceLook

Shown = Callable[[QWidget, int, int], None]


def test_a_touch_names_the_place(kit: Kit, shown: Shown, fingers: Any, qtbot: QtBot) -> None:
    place = CardPlace(kit)
    shown(place, 170, 80)
    place.show_state(PlaceLook("dealer", "DEALER", "0 of 5 cards"))
    with qtbot.waitSignal(place.chosen) as pressed:
        fingers.tap(place)

    assert pressed.args == ["dealer"]
    assert place.look.label == place.label


def test_chosen_whole_and_pressed_places_look_different(
    kit: Kit, shown: Shown, fingers: Any, picture: Callable[[QWidget], bytes]
) -> None:
    place = CardPlace(kit)
    shown(place, 170, 80)
    seen = set()
    for look in (
        PlaceLook("5", "SEAT 5", "5 of 5 cards"),
        PlaceLook("5", "SEAT 5", "5 of 5 cards", is_whole=True),
        PlaceLook("5", "SEAT 5", "5 of 5 cards", is_selected=True),
    ):
        place.show_state(look)
        seen.add(picture(place))
        assert place.too_long == ()
    fingers.press(place)
    seen.add(picture(place))
    fingers.lift(place)

    assert len(seen) == 4


def test_the_check_stands_clear_of_the_count(kit: Kit, shown: Shown) -> None:
    place = CardPlace(kit)
    shown(place, 170, 112)
    place.show_state(PlaceLook("5", "SEAT 5", "5 of 5 cards", is_whole=True))
    marks = {mark.is_icon: mark.box for mark in painted(place)[1] if "SEAT" not in mark.words}
    assert marks[True].left() >= 8
    assert marks[True].right() < marks[False].left()
