"""The odds of a table on its screen: at once, every wager, and its PAR sheet to take along."""

from collections.abc import Callable
from pathlib import Path
from time import process_time

import pytest
from audit import findings
from seated_table import SeatedTable
from tree import button, looks

from dealer_assist.odds.kept import Kept
from dealer_assist.ui.pages.odds import page as odds_page
from dealer_assist.ui.pages.odds.page import MoreTouched, OddsPage, OddsSeen, odds_sheet
from dealer_assist.ui.pages.odds.wager import OddsModel, OddsRow
from dealer_assist.ui.pages.page_paper import ToPaper
from dealer_assist.value import replace


def opened(table: SeatedTable) -> OddsPage:
    table.open()
    table.press("MENU")
    table.press("ODDS")
    assert isinstance(table.page, OddsPage)
    return table.page


def test_every_wager_of_the_table_is_there_at_once_with_its_edge(seated: SeatedTable) -> None:
    page = opened(seated)
    shown = {wager.label: wager.detail for wager in looks(page.model())}
    assert shown == {
        "Ante": "3.42%",
        "Super Bonus": "34.78%",
        "Queens Up": "3.06%",
        "Progressive": "31.83%",
    }
    assert page.seen().wager.title == "Ante"
    seated.press("Progressive")
    assert page.seen().wager.figures[2].exact == "now $5,000.00"


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 800), (1024, 768)])
def test_every_wager_fits_every_screen(seated: SeatedTable, size: tuple[int, int]) -> None:
    page = opened(seated)
    seated.window.resize(*size)
    seated.wait(100)
    for wager in looks(page.model()):
        seated.press(wager.label)
        assert findings(seated.window) == []


@pytest.mark.parametrize("name", ["caribbean", "dragon-nexus", "house-money-nexus", "holdem-link"])
def test_the_largest_tables_fit_too(seat_at: Callable[..., SeatedTable], name: str) -> None:
    table = seat_at(name)
    begin = process_time()
    page = opened(table)
    assert page.odds
    assert process_time() - begin < 3.0  # signing in, the menu and the page together
    for wager in looks(page.model()):
        table.face.pages.page.take(wager.touch)
        assert findings(table.window) == []


def test_the_par_sheet_is_saved_as_pdf(
    seated: SeatedTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STATE_DIRECTORY", str(tmp_path))
    page = opened(seated)
    seated.press("SAVE AS PDF")
    assert page.said.startswith("Saved as par-table-12-")
    (file,) = (tmp_path / "exports").glob("par-table-12-*.pdf")
    assert file.read_bytes().startswith(b"%PDF")


def test_the_par_sheet_goes_to_the_slip_printer(seated: SeatedTable) -> None:
    page = opened(seated)
    seated.press("PRINT PAR SHEET")
    assert page.said == "Sent to the slip printer"


def test_what_nobody_worked_out_ahead_comes_while_the_table_goes_on(
    seat_at: Callable[..., SeatedTable], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(odds_page, "load_kept_odds", lambda resources: Kept())
    table = seat_at("dragon-nexus")
    page = opened(table)
    if page.work is not None:
        assert "being worked out" in page.seen().wager.notes[0]
        assert button(page.model(), ToPaper.SAVE).reason == "Once the odds are there"
        page.work.finish(60)
        table.wait(100)
    assert page.odds
    assert button(page.model(), ToPaper.SAVE).reason == ""


def test_wagers_that_the_page_has_no_room_for_are_turned_to() -> None:
    rows = tuple(OddsRow(f"Wager {place}") for place in range(12))
    seen = OddsSeen(rows, 0, 0, OddsModel(), "")
    first, last = (odds_sheet("Odds", replace(seen, first=at), 772.0) for at in (0, 8))
    (more, *_), (again, *_) = first.ways, last.ways
    assert len(looks(first.body)) == 8
    assert len(looks(last.body)) == 4
    assert button(more, MoreTouched(8)).detail == "Page 1 of 2"
    assert button(again, MoreTouched(0)).detail == "Page 2 of 2"
