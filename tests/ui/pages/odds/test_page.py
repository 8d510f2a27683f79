"""The odds of a table on its screen: at once, every wager, and its PAR sheet to take along."""

from collections.abc import Callable
from pathlib import Path
from time import process_time

import pytest
from audit import findings
from seated_table import SeatedTable

from dealer_assist.odds.kept import Kept
from dealer_assist.ui.pages.odds import page as odds_page
from dealer_assist.ui.pages.odds.page import OddsPage


def opened(table: SeatedTable) -> OddsPage:
    table.open()
    table.press("MENU")
    table.press("ODDS")
    found = table.face.pages.page
    assert isinstance(found, OddsPage)
    return found


def test_every_wager_of_the_table_is_there_at_once_with_its_edge(seated: SeatedTable) -> None:
    page = opened(seated)
    shown = {button.label: button.model.edge for button in page.buttons}
    assert shown == {
        "Ante": "3.42%",
        "Super Bonus": "34.78%",
        "Queens Up": "3.06%",
        "Progressive": "31.83%",
    }
    assert page.view.model.title == "Ante"
    seated.press("Progressive")
    assert page.view.model.figures[2].exact == "now $5,000.00"


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 800), (1024, 768)])
def test_every_wager_fits_every_screen(seated: SeatedTable, size: tuple[int, int]) -> None:
    page = opened(seated)
    seated.window.resize(*size)
    seated.wait(100)
    for button in page.buttons:
        seated.press(button.label)
        assert findings(seated.window) == []


@pytest.mark.parametrize("name", ["caribbean", "dragon-nexus", "house-money-nexus", "holdem-link"])
def test_the_largest_tables_fit_too(seat_at: Callable[..., SeatedTable], name: str) -> None:
    table = seat_at(name)
    begin = process_time()
    page = opened(table)
    assert page.odds
    assert process_time() - begin < 3.0  # signing in, the menu and the page together
    for place, button in enumerate(page.buttons):
        button.chosen.emit(place)
        assert findings(table.window) == []


def test_the_par_sheet_is_saved_as_pdf(
    seated: SeatedTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STATE_DIRECTORY", str(tmp_path))
    page = opened(seated)
    seated.press("SAVE AS PDF")
    assert page.detail.startswith("Saved as par-table-12-")
    (file,) = (tmp_path / "exports").glob("par-table-12-*.pdf")
    assert file.read_bytes().startswith(b"%PDF")


def test_the_par_sheet_goes_to_the_slip_printer(seated: SeatedTable) -> None:
    page = opened(seated)
    seated.press("PRINT PAR SHEET")
    assert page.detail == "Sent to the slip printer"


def test_what_nobody_worked_out_ahead_comes_while_the_table_goes_on(
    seat_at: Callable[..., SeatedTable], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(odds_page, "load_kept_odds", lambda resources: Kept())
    table = seat_at("dragon-nexus")
    page = opened(table)
    if page.work is not None:
        assert "being worked out" in page.view.model.notes[0]
        assert page.save.reason == "Once the odds are there"
        page.work.finish(60)
        table.wait(100)
    assert page.odds
    assert page.save.reason == ""
