"""The settlement over the table: it follows the round and can be read at every size."""

from collections.abc import Callable
from random import Random

import pytest
from audit import findings
from longer_words import LongerWords
from sampled import sampled
from screen_sizes import SIZES
from seated_table import SeatedTable
from shipped_tables import SCREENS
from tree import buttons, every, words

from dealer_assist.devices.simulated.virtual_shoe import deal
from dealer_assist.table.commands.round import SeeCards
from dealer_assist.table.commands.wins import PressHand
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.words import start_label
from dealer_assist.ui.pages.settlement import PayBand, SettlementPage
from dealer_assist.ui.shell.page_entries import PageKey
from dealer_assist.ui.toolkit.context import UiContext, with_preferences
from dealer_assist.ui.toolkit.values.preferences import Preferences
from dealer_assist.value import replace

Seat = Callable[[TableSetup | str], SeatedTable]


def open_settlement(table: SeatedTable, context: UiContext | None = None) -> SettlementPage:
    table.face.pages.open(
        PageKey.SETTLEMENT, lambda: SettlementPage, context or table.context, "SIMULATED"
    )
    table.wait(100)
    opened = table.page
    assert isinstance(opened, SettlementPage)
    return opened


def dealt(table: SeatedTable, seed: int = 1) -> SeatedTable:
    """Start a round with chips everywhere and deal it out."""
    table.open()
    for sensor in table.table.setup.jackpots:
        table.chips(1, 3, 5, 7, sensor=sensor)
    table.press(start_label(table.table.setup))
    for command in deal(table.table, Random(seed)):
        assert table.desk.submit(command)
    return table


@pytest.mark.parametrize("name", sampled(SCREENS, 4))
def test_it_opens_at_a_table_that_was_never_opened(seat_at: Seat, name: str) -> None:
    table = seat_at(name)
    open_settlement(table)
    assert table.face.pages.page is not None
    assert table.face.pages.page.isVisible()


def test_without_cards_it_says_so(seated: SeatedTable) -> None:
    seated.start(5)
    opened = open_settlement(seated)

    assert any(one.startswith("No cards are known") for one in words(opened.model()))


def test_it_follows_the_round(seated: SeatedTable) -> None:
    dealt(seated)
    opened = open_settlement(seated)
    before = words(opened.model())
    seated.desk.submit(SeeCards("dealer", ()))

    assert "WINS" in before
    assert "The cards of the dealer are not known yet" in words(opened.model())


def test_the_way_back_is_all_that_can_be_pressed(seated: SeatedTable) -> None:
    dealt(seated)
    opened = open_settlement(seated)
    assert [one.label for one in buttons(opened.model())] == ["BACK TO TABLE"]
    seated.press("BACK TO TABLE")

    assert seated.face.pages.page is None


@pytest.mark.parametrize("name", sampled(SCREENS, 3))
def test_every_game_fits_every_screen(seat_at: Seat, name: str) -> None:
    table = dealt(seat_at(name))
    open_settlement(table)
    found = []
    for size in SIZES:
        table.window.resize(*size)
        table.wait(100)
        found += [f"{size[0]}: {one}" for one in findings(table.window)]

    assert found == []


@pytest.mark.parametrize(
    "settings",
    [Preferences(left_handed=True), Preferences(high_contrast=True)],
    ids=["left", "contrast"],
)
def test_every_dealer_can_read_it(seated: SeatedTable, settings: Preferences) -> None:
    dealt(seated)
    open_settlement(seated, with_preferences(seated.context, settings))

    assert findings(seated.window) == []


def test_large_prizes_envy_and_troubles_fit_with_longer_words(seated: SeatedTable) -> None:
    dealt(seated)
    wins = [PressHand(seat, "four_aces") for seat in (7, 5, 3, 1)]
    for command in (SeeCards("6", ()), *wins):
        assert seated.desk.submit(command)
    opened = open_settlement(seated, replace(seated.context, translator=LongerWords()))

    page = opened.model()
    [envy] = every(page, PayBand)
    assert len(envy.pays) == 4
    assert any("not known" in one for one in words(page))
    assert findings(seated.window) == []
