"""A question lies over the table: every choice is named, touches beside it reach nothing."""

import pytest
from audit import findings
from PySide6.QtCore import QPoint

from dealer_assist.ui.toolkit.choice_dialog import ChoiceDialog
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
    Button,
    SheetQuestion,
)
from dealer_assist.value import replace

BACK = Button("back", "BACK TO TABLE", "arrow-left", "The round goes on")
REASONS = tuple(Button(f"reason:{n}", f"REASON {n}", "") for n in range(1, 6))
LOOK = SheetQuestion("Why is this round void?", "All wagers go back.", REASONS, BACK)


@pytest.fixture
def sheet(context, shown) -> ChoiceDialog:
    sheet = ChoiceDialog(context)
    sheet.show_state(LOOK)
    shown(sheet, 1920, 1080)
    sheet.arrange()
    return sheet


def test_a_choice_is_reported_by_its_key(sheet, fingers, clock) -> None:
    heard: list[str] = []
    sheet.chosen.connect(heard.append)
    for label in ("REASON 3", "BACK TO TABLE"):
        clock.advance(800)
        fingers.tap(next(one for one in sheet.buttons if one.label == label))
        clock.advance(500)
    assert heard == ["reason:3", "back"]


def test_a_long_sentence_takes_two_lines_and_touches_no_button(sheet) -> None:
    long = "The prize returns to the meter to the cent. Seed and reserve are reversed. " * 2
    sheet.show_state(replace(LOOK, detail=long.strip()))
    assert findings(sheet) == []


def test_a_choice_that_is_shut_says_why_and_does_nothing(sheet, fingers) -> None:
    heard: list[str] = []
    sheet.chosen.connect(heard.append)
    shut = Button("close", "CLOSE TABLE", "padlock", "", ActionState.NOT_YET, "Between rounds")
    sheet.show_state(SheetQuestion("Menu", "", (shut,), BACK))
    button = sheet.buttons[0]
    fingers.tap(button)
    assert heard == []
    assert button.reason == "Between rounds"


@pytest.mark.parametrize("count", [1, 2, 5, 8])
def test_any_number_of_choices_fits(sheet, count) -> None:
    choices = tuple(Button(f"{n}", f"CHOICE {n}", "") for n in range(count))
    sheet.show_state(SheetQuestion("Menu", "Table 12", choices, BACK))
    assert findings(sheet) == []
    assert len(sheet.buttons) == count + 1


def test_the_same_question_again_keeps_its_buttons(sheet) -> None:
    before = sheet.buttons
    sheet.show_state(SheetQuestion(LOOK.title, LOOK.detail, REASONS, BACK))
    assert sheet.buttons == before


def test_buttons_of_an_old_question_are_gone(sheet, qtbot) -> None:
    for _ in range(5):
        sheet.show_state(SheetQuestion("Menu", "", REASONS[:2], BACK))
        sheet.show_state(LOOK)
    qtbot.wait(0)
    assert len(sheet.findChildren(type(sheet.buttons[0]))) == len(REASONS) + 1


def test_the_banner_stays_bright_and_the_rest_is_dimmed(sheet) -> None:
    image = sheet.grab().toImage()
    assert image.pixelColor(10, 20) != image.pixelColor(10, 900)


def test_a_simulated_table_keeps_its_violet_frame_under_a_question(sheet, context) -> None:
    violet = context.theme.colour.simulated_mid
    corner = QPoint(2, 1077)
    assert sheet.grab().toImage().pixelColor(corner) == violet
    sheet.show_state(replace(LOOK, keeps_banner=False))
    assert sheet.grab().toImage().pixelColor(corner) != violet
