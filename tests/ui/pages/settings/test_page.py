"""The settings page: a touch applies at once, to the dealer or to the kiosk."""

import pytest
from audit import findings
from screen_sizes import SIZES
from seated_table import SeatedTable

from dealer_assist.ui.pages.settings.page import SettingsPage


def open_on(table: SeatedTable) -> SettingsPage:
    table.press("MENU")
    table.press("SETTINGS")
    return page_of(table)


def page_of(table: SeatedTable) -> SettingsPage:
    page = table.face.pages.page
    assert isinstance(page, SettingsPage)
    return page


def test_a_choice_applies_at_once_and_the_page_stays(seated: SeatedTable) -> None:
    seated.open()
    open_on(seated)
    seated.press("HIGH CONTRAST")
    assert page_of(seated).context.theme.colour.bg.name() == "#000000"
    assert seated.face.views.table.context.theme.colour.bg.name() == "#000000"
    seated.press("HIGH CONTRAST")
    assert page_of(seated).context.theme.colour.bg.name() != "#000000"


def test_larger_letters_are_those_of_one_dealer(seated: SeatedTable) -> None:
    seated.open()
    open_on(seated)
    seated.press("TEXT 150 %")
    assert page_of(seated).context.theme.text_size == 150
    seated.press("BACK TO TABLE")
    assert seated.face.views.table.context.theme.text_size == 150
    seated.swipe("dealer-2")
    assert seated.face.views.table.context.theme.text_size == 100


def test_with_nobody_signed_in_they_are_the_kiosk_s_and_the_page_says_so(
    seated: SeatedTable,
) -> None:
    assert "kiosk's own" in open_on(seated).detail
    seated.press("LEFT-HANDED")
    seated.press("BACK TO TABLE")
    seated.swipe("dealer-1")
    assert seated.face.views.table.context.is_left_handed  # who has chosen nothing has the kiosk's
    page = open_on(seated)
    assert seated.table.dealer is not None
    assert seated.table.dealer.name in page.detail
    seated.press("LEFT-HANDED")
    assert not seated.face.views.table.context.is_left_handed
    seated.swipe("dealer-2")
    assert seated.face.views.table.context.is_left_handed


def test_the_page_follows_a_relief(seated: SeatedTable) -> None:
    seated.open()
    page = open_on(seated)
    before = page.detail
    seated.swipe("dealer-2")
    assert page_of(seated).detail != before


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("choice", ["LEFT-HANDED", "HIGH CONTRAST", "TEXT 150 %"])
def test_it_fits_every_screen(seated: SeatedTable, size, choice) -> None:
    seated.window.resize(*size)
    open_on(seated)
    seated.press(choice)
    assert findings(seated.window) == []


def test_a_row_of_five_choices_stays_in_its_box(seated: SeatedTable) -> None:
    page = open_on(seated)
    four = max(page.rows, key=len)
    inside = max(button.geometry().right() for button in four)
    four.append(type(four[0])(page.context, page))
    page.arrange()
    assert max(button.geometry().right() for button in four) <= inside + 1
