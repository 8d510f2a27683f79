"""The paytables over the table: they stay as long as they are read."""

import pytest
from audit import findings
from sampled import sampled
from screen_sizes import SIZES
from seated_table import SeatedTable
from shipped_tables import ONE_OF_EACH_GAME

from dealer_assist.table.state import Phase
from dealer_assist.ui.pages.paytables import PaytablesPage


def test_the_paytables_are_read_over_the_table_and_put_away(seated: SeatedTable) -> None:
    seated.start(5)
    seated.press("MENU")
    seated.press("PAYTABLES")
    page = seated.page
    assert isinstance(page, PaytablesPage)
    assert page.model().name == "Paytables of Crazy 4 Poker"
    seated.wait(30_000)
    assert seated.page is page
    seated.press("BACK TO TABLE")
    assert seated.face.pages.page is None
    assert seated.table.round.phase is Phase.IN_PLAY


@pytest.mark.parametrize("name", sampled(ONE_OF_EACH_GAME, 3))
def test_they_fit_every_screen(seat_at, name) -> None:
    table = seat_at(name).open()
    table.press("MENU")
    table.press("PAYTABLES")
    assert [one for _ in table.at_sizes(SIZES) for one in findings(table.window)] == []
