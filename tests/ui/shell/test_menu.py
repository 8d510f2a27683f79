"""The menu over the table: three groups that fit, and a reason on everything that is shut."""

from typing import Any

import pytest
from audit import findings
from ink import painted
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtWidgets import QWidget

from dealer_assist.table import commands as c
from dealer_assist.table.setup.table_setup import Practices
from dealer_assist.ui.shell.menu import MenuGroup, MenuModel, menu_model, menu_page
from dealer_assist.ui.shell.page_entries import PAGES, PageKey
from dealer_assist.ui.supervisor.adjusting import wins_sheet
from dealer_assist.ui.table.actions import (
    Ask,
    Do,
    Go,
)
from dealer_assist.ui.table.presenter.sheets import irregularity_sheet
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.screen import TreeScreen
from dealer_assist.ui.toolkit.values.frame import BARE
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
    Button,
)
from dealer_assist.value import replace


def choice(model: MenuModel, label: str) -> Button[Any]:
    return next(one for group in model.groups for one in group.choices if one.label == label)


def test_the_table_can_be_closed_between_rounds_only(crazy4) -> None:
    close = choice(menu_model(crazy4.open().table), "CLOSE TABLE")
    assert close.state is ActionState.AVAILABLE
    close = choice(menu_model(crazy4.start(5).table), "CLOSE TABLE")
    assert (close.state, close.reason) == (ActionState.NOT_YET, "Between rounds only")
    assert isinstance(close.touch, Ask)
    asked = close.touch.dialog
    assert asked.title == "Close table 12?"
    assert [one.touch for one in asked.choices] == [Do(c.CloseTable())]


def test_the_menu_says_why_something_is_shut(crazy4) -> None:
    menu = menu_model(crazy4.table)
    assert choice(menu, "CLOSE TABLE").reason == "The table is closed"
    assert choice(menu, "IRREGULARITY").reason == "The table is closed"
    assert choice(menu, "BACK OUT A WIN").reason == "No win in this round"
    assert choice(menu_model(crazy4.open().table), "GAMES").reason == "Close the table first"


def test_a_win_of_this_round_can_be_backed_out_with_two_cards(crazy4) -> None:
    crazy4.start(5).claim(5, "four_aces").record().do(c.BeginPaying())
    back_out = choice(menu_model(crazy4.table), "BACK OUT A WIN")
    assert (back_out.state, back_out.detail) == (ActionState.AVAILABLE, "Two cards, a reason")
    assert back_out.touch == Ask(wins_sheet(crazy4.table))


def test_an_irregularity_leads_to_what_went_wrong(crazy4) -> None:
    model = choice(menu_model(crazy4.start(5).table), "IRREGULARITY")
    assert model.touch == Ask(irregularity_sheet(crazy4.table))


def test_every_page_of_the_table_has_its_button_in_its_group(crazy4) -> None:
    opened = crazy4.open().table
    groups = {group.title: group for group in menu_model(opened).groups}
    titles = {"round": "This round", "look": "Look up", "kiosk": "This kiosk"}
    for entry in (one for one in PAGES if one.is_for(opened)):
        assert Go(entry.key) in {one.touch for one in groups[titles[entry.group]].choices}


def test_a_practice_of_the_house_has_its_button_where_it_is_turned_on(crazy4) -> None:
    table = crazy4.open().table
    ruling = Go("ruling")
    assert ruling not in {one.touch for one in menu_model(table).groups[0].choices}
    setup = replace(table.setup, practices=Practices(rulings=True))
    there = menu_model(replace(table, setup=setup)).groups[0].choices
    assert ruling in {one.touch for one in there}


def test_without_a_way_off_the_table_there_is_only_the_exit(crazy4) -> None:
    ways = [one.touch for one in menu_model(crazy4.table, leads_off=False).groups[-1].choices]
    assert ways[-1] == Go(PageKey.EXIT)
    assert not {Go(PageKey.LOCK), Go(PageKey.GAMES)} & set(ways)


BACK = Button("back", "BACK TO TABLE", "arrow-left")


def group(title: str, count: int) -> MenuGroup:
    choices = (Button(f"{title}{n}", f"{title} {n}", "info", "What it is") for n in range(count))
    return MenuGroup(title, tuple(choices))


LOOK = MenuModel("Menu", "Table 17", (group("ROUND", 3), group("LOOK", 8), group("KIOSK", 6)), BACK)


class Menu:
    """The menu on a screen."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        self.screen = TreeScreen(context, parent, BARE, is_sheet=True)

    def show(self, model: MenuModel) -> None:
        self.screen.show_state(menu_page(model, keeps_banner=True))
        self.screen.answer()

    @property
    def buttons(self) -> tuple[Any, ...]:
        return self.screen.controls.shown


@pytest.fixture
def menu(context, shown) -> Menu:
    menu = Menu(context)
    shown(menu.screen, 1920, 1080)
    menu.show(LOOK)
    return menu


def test_eight_choices_in_a_group_still_fit(menu) -> None:
    assert len(menu.buttons) == 18
    assert findings(menu.screen) == []


def test_a_choice_is_named_and_the_same_menu_again_answers_it(menu, fingers, clock) -> None:
    heard: list[str] = []
    menu.screen.touched.connect(heard.append)
    for _ in range(2):
        fingers.tap(menu.buttons[4])
        menu.show(LOOK)
        clock.advance(500)
    fingers.tap(menu.buttons[-1])
    assert heard == ["LOOK1", "LOOK1", "back"]


def test_choices_that_are_gone_leave_nothing_behind(menu) -> None:
    menu.show(replace(LOOK, groups=LOOK.groups[:1]))
    assert [one.label for one in menu.buttons] == ["ROUND 0", "ROUND 1", "ROUND 2", "BACK TO TABLE"]
    assert findings(menu.screen) == []


def test_the_words_of_a_column_begin_under_each_other(menu) -> None:
    longer = replace(LOOK.groups[0].choices[0], label="BACK OUT A WIN")
    first = MenuGroup("ROUND", (longer, *LOOK.groups[0].choices[1:]))
    menu.show(replace(LOOK, groups=(first, *LOOK.groups[1:])))
    labels = {button.label for button in menu.buttons[:3]}
    _, marks = painted(menu.screen)
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
    menu.show(LOOK)
    shown(below, 1920, 1080)
    menu.screen.place(QRectF(0, 0, 1920, 1080), 1.0)
    qtbot.mouseClick(menu.screen, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert below.touches == 0
