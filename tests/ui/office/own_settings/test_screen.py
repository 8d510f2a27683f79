"""MY SETTINGS on the screen: a language is chosen by its own name, and the page follows at once."""

import pytest
from audit import findings
from office_table import enter, flow_of
from screen_sizes import SIZES
from seated_table import SeatedTable

from dealer_assist.ui.office.own_settings import OwnSettingsFlow
from dealer_assist.ui.office.staff import StaffFlow


def test_a_language_is_chosen_and_the_page_follows(seated: SeatedTable) -> None:
    page = enter(seated.open(), "staff", "supervisor-1")
    seated.press("MY SETTINGS")
    flow_of(page, OwnSettingsFlow)
    seated.press("ESPAÑOL")
    assert page.context.translator.language == "es"
    flow_of(page, OwnSettingsFlow)
    assert page.pane.top_screen.context.translator.language == "es"
    seated.press("BACK")
    flow_of(page, StaffFlow)
    assert page.pane.top_screen.context.translator.language == "es"
    seated.face.pages.close()


@pytest.mark.parametrize("size", SIZES)
def test_it_stands_at_every_size(seated: SeatedTable, size: tuple[int, int]) -> None:
    seated.window.resize(*size)
    enter(seated.open(), "own_settings")
    seated.wait(100)
    assert findings(seated.window) == []
    seated.face.pages.close()
