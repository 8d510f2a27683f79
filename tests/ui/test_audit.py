"""The audit of screens finds what is wrong: each flaw is made on purpose, and found."""

from collections.abc import Callable

import pytest
from audit import contrast, findings
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget
from seated_table import SeatedTable

from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.prompt_bar import PromptBar

Painting = Callable[[PromptBar, Painter], None]


@pytest.fixture
def table(seated: SeatedTable) -> SeatedTable:
    """A good table: nothing is wrong with it."""
    seated.open()
    assert findings(seated.window) == []
    return seated


def repainted(monkeypatch: pytest.MonkeyPatch, paint: Painting) -> None:
    """Paint the prompt, and something else over it."""
    draw = PromptBar.draw

    def both(prompt: PromptBar, painter: Painter) -> None:
        draw(prompt, painter)
        paint(prompt, painter)

    monkeypatch.setattr(PromptBar, "draw", both)


def kinds(window: QWidget) -> set[str]:
    return {one.split(":")[0] for one in findings(window)}


def test_a_target_that_is_too_small_is_found(table: SeatedTable) -> None:
    menu = table.hand.control("MENU")
    menu.setGeometry(QRect(menu.pos(), menu.size() / 2))
    assert "small" in kinds(table.window)


def test_targets_that_are_too_close_are_found(table: SeatedTable) -> None:
    call, start = table.hand.control("CALL"), table.hand.control("START GAME")
    call.move(QPoint(start.geometry().right() + 5, call.y()))
    assert f"close: {start.label} and {call.label}" in findings(table.window)


def test_a_target_beyond_the_edge_is_found(table: SeatedTable) -> None:
    table.face.views.table.action_bar.move(-40, table.face.views.table.action_bar.y())
    assert "outside: MENU" in findings(table.window)


def test_words_that_are_cut_are_found(table: SeatedTable, monkeypatch) -> None:
    def paint(prompt: PromptBar, painter: Painter) -> None:
        box = prompt.rect().toRectF().adjusted(900, 0, -700, 0)
        painter.text(box, "Far too many words for this room" * 3, "bold_42", QColor("white"))

    repainted(monkeypatch, paint)
    assert "cut" in kinds(table.window)


def test_words_over_other_words_are_found(table: SeatedTable, monkeypatch) -> None:
    def paint(prompt: PromptBar, painter: Painter) -> None:
        box = prompt.rect().toRectF().adjusted(160, 0, 0, 0)
        painter.text(box, "Twice", "bold_42", QColor("white"))

    repainted(monkeypatch, paint)
    assert "written over each other" in kinds(table.window)


def test_words_that_run_over_their_edge_are_found(table: SeatedTable, monkeypatch) -> None:
    def paint(prompt: PromptBar, painter: Painter) -> None:
        box = prompt.rect().toRectF().adjusted(1600, 0, 400, 0)
        painter.text(box, "More than there is room", "bold_42", QColor("white"))

    repainted(monkeypatch, paint)
    assert "cut off at the edge" in kinds(table.window)


def test_words_that_are_covered_in_part_are_found(table: SeatedTable) -> None:
    table.hand.control("START GAME").raise_()
    prompt = table.face.views.table.prompt
    cover = QWidget(prompt)
    cover.setGeometry(200, 0, 120, prompt.height())
    cover.show()
    assert "covered in part" in kinds(table.window)


def test_words_and_icons_that_do_not_stand_out_are_found(table: SeatedTable, monkeypatch) -> None:
    def paint(prompt: PromptBar, painter: Painter) -> None:
        colour = painter.theme.colour
        box = prompt.rect().toRectF().adjusted(1200, 0, -300, 0)
        painter.text(box, "Hardly seen", "bold_42", colour.line)
        painter.icon("check", 1130, 20, 40, colour.line)

    repainted(monkeypatch, paint)
    found = [one for one in findings(table.window) if one.startswith("pale")]
    assert [one.split(" (")[0] for one in found] == ["pale: Hardly seen", "pale: check"]


def test_a_control_that_the_keyboard_does_not_reach_is_found(table: SeatedTable) -> None:
    table.hand.control("MENU").setFocusPolicy(Qt.FocusPolicy.NoFocus)
    assert "the keyboard does not reach: MENU" in findings(table.window)


def test_what_lies_under_a_sheet_is_not_looked_at(table: SeatedTable) -> None:
    call, start = table.hand.control("CALL"), table.hand.control("START GAME")
    call.move(QPoint(start.geometry().right() + 5, call.y()))
    assert findings(table.window)
    table.press("MENU")
    assert findings(table.window) == []


def test_contrast_is_that_of_the_guideline() -> None:
    """WCAG 2.2: black on white is 21 to 1, #767676 on white the last grey above 4.5."""
    assert contrast(QColor("black"), QColor("white")) == pytest.approx(21)
    assert contrast(QColor("#767676"), QColor("white")) == pytest.approx(4.54, abs=0.01)


def test_a_table_and_each_of_its_parts_are_painted_when_they_are_looked_at(
    table: SeatedTable,
) -> None:
    """A picture of a window that paints nothing is one colour, and nothing is wrong with it."""
    views = table.face.views.table
    for one in (table.window, views, views.prompt, views.felt, views.action_bar.buttons[2]):
        image = one.grab().toImage()
        rows = range(0, image.height(), 3)
        assert len({image.pixel(x, y) for y in rows for x in range(0, image.width(), 3)}) > 9
    assert not table.window.updatesEnabled()
