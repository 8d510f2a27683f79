"""The menu over the table: every group fits, and a touch names what was chosen."""

import pytest
from audit import findings
from ink import painted
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.shell.menu.model import MenuGroup, MenuModel
from dealer_assist.ui.shell.menu.screen import Menu
from dealer_assist.ui.toolkit.values.touches import (
    Button,
)
from dealer_assist.value import replace

BACK = Button("back", "BACK TO TABLE", "arrow-left")


def group(title: str, count: int) -> MenuGroup:
    choices = (Button(f"{title}{n}", f"{title} {n}", "info", "What it is") for n in range(count))
    return MenuGroup(title, tuple(choices))


LOOK = MenuModel("Menu", "Table 17", (group("ROUND", 3), group("LOOK", 8), group("KIOSK", 6)), BACK)


@pytest.fixture
def menu(context, shown) -> Menu:
    menu = Menu(context)
    shown(menu, 1920, 1080)
    menu.show_state(LOOK)
    return menu


def test_eight_choices_in_a_group_still_fit(menu) -> None:
    assert len(menu.buttons) == 18
    assert findings(menu) == []


def test_a_choice_is_named_and_the_same_menu_again_answers_it(menu, fingers, clock) -> None:
    heard: list[str] = []
    menu.chosen.connect(heard.append)
    for _ in range(2):
        fingers.tap(menu.buttons[4])
        menu.show_state(LOOK)
        clock.advance(500)
    fingers.tap(menu.buttons[-1])
    assert heard == ["LOOK1", "LOOK1", "back"]


def test_choices_that_are_gone_leave_nothing_behind(menu) -> None:
    menu.show_state(replace(LOOK, groups=LOOK.groups[:1]))
    assert [one.label for one in menu.buttons] == ["ROUND 0", "ROUND 1", "ROUND 2", "BACK TO TABLE"]
    assert findings(menu) == []


def test_the_words_of_a_column_begin_under_each_other(menu) -> None:
    longer = replace(LOOK.groups[0].choices[0], label="BACK OUT A WIN")
    first = MenuGroup("ROUND", (longer, *LOOK.groups[0].choices[1:]))
    menu.show_state(replace(LOOK, groups=(first, *LOOK.groups[1:])))
    labels = {button.label for button in menu.buttons[:3]}
    _, marks = painted(menu)
    assert len({mark.box.left() for mark in marks if mark.words in labels}) == 1


class Below(QWidget):
    """What lies under the menu, and hears what the menu lets through."""

    def __init__(self) -> None:
        super().__init__()
        self.touches = 0

    def mousePressEvent(self, event) -> None:  # noqa: N802
        self.touches += 1


def test_a_touch_beside_the_buttons_does_not_reach_the_table(context, shown, qtbot) -> None:
    below = Below()
    menu = Menu(context, below)
    menu.show_state(LOOK)
    shown(below, 1920, 1080)
    menu.place(QRectF(0, 0, 1920, 1080), 1.0)
    qtbot.mouseClick(menu, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert below.touches == 0
