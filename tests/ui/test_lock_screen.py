"""The locked screen: meters and time in sight, a card opens it, and the table goes on under it."""

import pytest
from audit import findings
from seated_table import SeatedTable

from dealer_assist.table.commands import StartGame
from dealer_assist.table.state import Phase
from dealer_assist.ui.lock_screen import LockScreen
from dealer_assist.ui.ways_off import LOCK, WaysOff

SIZES = ((1920, 1080), (1366, 768), (1280, 800), (1024, 768))


def lock(table: SeatedTable) -> LockScreen:
    ways = WaysOff(lambda: None)
    ways.lead_from(table.face)
    ways.go(LOCK)
    page = table.face.pages.page
    assert isinstance(page, LockScreen)
    return page


def test_it_covers_the_table_without_a_way_back(seated: SeatedTable) -> None:
    page = lock(seated.open())
    assert page.size() == seated.face.size()
    assert not page.back.isVisible()


@pytest.mark.parametrize("who", ["dealer-1", "supervisor-1"])
def test_the_dealer_who_locked_it_or_a_supervisor_opens_it(seated: SeatedTable, who: str) -> None:
    lock(seated.open())
    recorded = len(seated.notebook.entries)
    seated.swipe(who)
    assert seated.face.pages.page is None
    assert len(seated.notebook.entries) == recorded


def test_a_relief_dealers_card_opens_it_and_signs_in(seated: SeatedTable) -> None:
    lock(seated.open())
    seated.swipe("dealer-2")
    assert seated.face.pages.page is None
    assert seated.table.dealer is not None
    assert seated.table.dealer.key == "dealer-2"


def test_another_card_is_refused_in_a_sentence_and_on_record(seated: SeatedTable) -> None:
    page = lock(seated.open())
    seated.swipe("technician-1")
    assert seated.face.pages.page is page
    assert "does not unlock" in page.refusal
    assert seated.notebook.entries[-1].kind == "SwipeRefused"


def test_an_unknown_card_leaves_it_locked(seated: SeatedTable) -> None:
    page = lock(seated.open())
    seated.press("Unknown")
    assert "not on the staff list" in page.refusal


def test_a_simulated_card_can_be_touched(seated: SeatedTable) -> None:
    lock(seated.open())
    seated.press("Dealer M. Okafor")
    assert seated.face.pages.page is None


def test_chips_are_recorded_and_the_meter_follows_under_the_lock(seated: SeatedTable) -> None:
    page = lock(seated.open())
    seated.chips(5)
    assert seated.table.sensor((5, "A")).has_chip
    seated.desk.submit(StartGame())
    seated.wait(1_000)
    assert page.meters[0].look.amount == "$5,000.24"
    assert seated.table.phase is Phase.IN_PLAY


def test_time_goes_on(seated: SeatedTable, picture) -> None:
    page = lock(seated.open())
    before = picture(page)
    seated.wait(61_000)
    assert picture(page) != before


def test_the_reader_is_the_tables_again_afterwards(seated: SeatedTable) -> None:
    lock(seated.open())
    seated.swipe("dealer-1")
    seated.swipe("dealer-2")
    assert seated.table.dealer is not None
    assert seated.table.dealer.key == "dealer-2"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["crazy4-nexus", "house-money-nexus", "caribbean"])
def test_it_fits_every_screen(seat_at, size: tuple[int, int], name: str) -> None:
    table = seat_at(name).open()
    lock(table)
    table.window.resize(*size)
    table.wait(100)
    assert findings(table.window) == []
