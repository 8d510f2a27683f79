"""TAKE IT on the closed screen: with a card, on record, and the appliance is asked once."""

from pathlib import Path

import pytest
from audit import findings
from screen_sizes import SIZES
from seated_table import SeatedTable
from tree import words

from dealer_assist.desk.self_check import check_update
from dealer_assist.program.updates import ASKED, Updates
from dealer_assist.ui.pages import update
from dealer_assist.ui.pages.update import UpdatePage
from dealer_assist.ui.shell.exits import Exits
from dealer_assist.ui.shell.page_entries import PageKey
from dealer_assist.ui.shell.page_stage import PageStage


@pytest.fixture
def session(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the session's folder on a kiosk where 0.6 waits."""
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setattr(update, "read_updates", lambda: Updates("0.6"))
    return tmp_path


@pytest.fixture
def table(seated: SeatedTable, session: Path) -> SeatedTable:
    seated.desk.checks.add(lambda: check_update(Updates("0.6")))
    ways = Exits(lambda: None)
    ways.lead_from(seated.face)
    ways.go(PageKey.UPDATE)
    assert isinstance(seated.page, UpdatePage)
    return seated


def said(table: SeatedTable) -> str:
    stage = table.face.pages.page
    assert isinstance(stage, PageStage)
    return " ".join(words(stage.flow.model()))


def test_a_supervisors_card_takes_it_and_is_on_record(table: SeatedTable, session: Path) -> None:
    assert "Update to version 0.6?" in said(table)
    table.press("TAKE IT")
    table.swipe("dealer-1")
    assert "A Supervisor or a technician can do this" in said(table)
    assert not (session / ASKED).exists()
    table.swipe("supervisor-1")
    assert (session / ASKED).exists()
    (alert,) = [one for one in table.table.lasting.alerts if one.key == "update"]
    assert alert.sentence == "J. Park updated to version 0.6"
    assert table.face.pages.page is None


def test_where_nobody_hears_it_says_what_to_do(
    table: SeatedTable, session: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(session / "gone"))
    table.press("TAKE IT")
    table.swipe("technician-1")
    table.wait()
    assert "Restart this machine to update" in said(table)


def test_the_way_back_takes_nothing(table: SeatedTable, session: Path) -> None:
    table.press("TAKE IT")
    table.press("BACK")
    table.press("BACK TO TABLE")
    assert table.face.pages.page is None
    assert list(session.iterdir()) == []


@pytest.mark.parametrize("size", SIZES)
def test_it_fits_every_screen(table: SeatedTable, size: tuple[int, int]) -> None:
    table.window.resize(*size)
    table.wait(100)
    assert findings(table.window) == []
