"""What is offered over the table: each choice names itself, old ones go, the banner stays."""

import pytest
from PySide6.QtCore import QRectF

from dealer_assist.ui.toolkit.button_sheet import ButtonSheet, draw_sheet
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.values.touches import (
    Button,
)

BACK = Button("back", "BACK TO TABLE", "arrow-left")
CHOICES = (Button("void", "VOID ROUND", ""), Button("close", "CLOSE TABLE", ""))


class PlainSheet(Canvas):
    """A sheet of 400 by 300 in the middle of 800 by 600."""

    keeps_banner = True

    def draw(self, painter: Painter) -> None:
        box = QRectF(200, 150, 400, 300)
        draw_sheet(painter, box, 20, ("Menu", "Table 17"), keeps_banner=self.keeps_banner)


@pytest.fixture
def sheet(context: UiContext, shown) -> PlainSheet:
    made = PlainSheet(context)
    shown(made, 800, 600)
    return made


def test_a_choice_and_the_way_back_name_themselves(sheet: PlainSheet) -> None:
    named: list[str] = []
    offered = ButtonSheet(sheet, named.append)
    offered.offer(CHOICES, BACK)
    for button in offered.buttons:
        button.fired.emit()
    assert named == ["void", "close", "back"]


def test_new_choices_take_the_place_of_the_old_and_the_way_back_stays(sheet: PlainSheet) -> None:
    offered = ButtonSheet(sheet, lambda _: None)
    offered.offer(CHOICES, BACK)
    back, (old, _) = offered.back, offered.choices
    offered.offer(CHOICES[1:], BACK)
    assert [one.label for one in offered.choices] == ["CLOSE TABLE"]
    assert offered.back is back
    assert old.parent() is None


def test_an_answer_lets_a_pressed_choice_be_pressed_again(
    sheet: PlainSheet, fingers, clock
) -> None:
    offered = ButtonSheet(sheet, lambda _: None)
    offered.offer(CHOICES, BACK)
    button = offered.choices[0]
    button.place(QRectF(0, 0, 300, 100), 1.0)
    clock.advance(800)
    fingers.tap(button)
    assert button.is_waiting
    offered.answered()
    assert not button.is_waiting


def test_the_banner_is_dimmed_only_where_there_is_none(sheet: PlainSheet) -> None:
    bright = sheet.grab().toImage().pixelColor(400, 20)
    sheet.keeps_banner = False
    assert sheet.grab().toImage().pixelColor(400, 20) != bright
    assert sheet.too_long == ()
