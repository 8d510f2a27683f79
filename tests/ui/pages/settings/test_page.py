"""The settings page: a touch applies at once, to the dealer or to the kiosk."""

import pytest
from audit import findings
from PySide6.QtCore import QRectF
from screen_sizes import SIZES
from seated_table import SeatedTable
from tree import words

from dealer_assist.ui.pages.settings import ChoiceRow, SettingsPage, choice_row
from dealer_assist.ui.toolkit.boxes import Room, lay
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.nodes import Mark
from dealer_assist.ui.toolkit.values.preferences import Preferences
from dealer_assist.ui.toolkit.values.touches import Choice


def open_on(table: SeatedTable) -> SettingsPage:
    table.press("MENU")
    table.press("SETTINGS")
    return page_of(table)


def page_of(table: SeatedTable) -> SettingsPage:
    page = table.page
    assert isinstance(page, SettingsPage)
    return page


def context_of(table: SeatedTable) -> UiContext:
    page_of(table)
    assert table.face.pages.page is not None
    return table.face.pages.page.context


def said(page: SettingsPage) -> str:
    """Return whose settings they are."""
    return words(page.model())[1]


def test_a_choice_applies_at_once_and_the_page_stays(seated: SeatedTable) -> None:
    seated.open()
    open_on(seated)
    seated.press("HIGH CONTRAST")
    assert context_of(seated).theme.colour.bg.name() == "#000000"
    assert seated.face.views.table.context.theme.colour.bg.name() == "#000000"
    seated.press("HIGH CONTRAST")
    assert context_of(seated).theme.colour.bg.name() != "#000000"


def test_larger_letters_are_those_of_one_dealer(seated: SeatedTable) -> None:
    seated.open()
    open_on(seated)
    seated.press("TEXT 150%")
    assert context_of(seated).theme.text_size == 150
    seated.press("BACK TO TABLE")
    assert seated.face.views.table.context.theme.text_size == 150
    seated.swipe("dealer-2")
    assert seated.face.views.table.context.theme.text_size == 100


def test_with_nobody_signed_in_they_are_the_kiosk_s_and_the_page_says_so(
    seated: SeatedTable,
) -> None:
    assert "kiosk's own" in said(open_on(seated))
    seated.press("LEFT-HANDED")
    seated.press("BACK TO TABLE")
    seated.swipe("dealer-1")
    assert seated.face.views.table.context.is_left_handed  # who has chosen nothing has the kiosk's
    page = open_on(seated)
    assert seated.table.dealer is not None
    assert seated.table.dealer.name in said(page)
    seated.press("LEFT-HANDED")
    assert not seated.face.views.table.context.is_left_handed
    seated.swipe("dealer-2")
    assert seated.face.views.table.context.is_left_handed


def test_the_page_follows_a_relief(seated: SeatedTable) -> None:
    seated.open()
    page = open_on(seated)
    before = said(page)
    seated.swipe("dealer-2")
    assert said(page_of(seated)) != before


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("choice", ["LEFT-HANDED", "HIGH CONTRAST", "TEXT 150%"])
def test_it_fits_every_screen(seated: SeatedTable, size, choice) -> None:
    seated.window.resize(*size)
    open_on(seated)
    seated.press(choice)
    assert findings(seated.window) == []


def test_a_row_of_five_choices_stays_in_its_box(context: UiContext) -> None:
    def right(count: int) -> float:
        choices = tuple(Choice(Preferences(), f"CHOICE {n}") for n in range(count))
        tree = choice_row(ChoiceRow("Sound", "To be seen too", choices))
        placed = lay(tree, QRectF(0, 0, 1864, 120), Room(context, 1.0))
        return max(box.right() for node, box in placed if isinstance(node, Mark))

    assert right(5) <= right(4) + 1
