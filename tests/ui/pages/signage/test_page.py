"""The signs of a table on its screen: each to look at, all of them to take along."""

from pathlib import Path

import pytest
from audit import findings
from seated_table import SeatedTable
from tree import words

from dealer_assist.ui.pages.signage.page import SignagePage


@pytest.fixture
def signs(seated: SeatedTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SeatedTable:
    monkeypatch.setenv("STATE_DIRECTORY", str(tmp_path))
    seated.open()
    seated.press("MENU")
    seated.press("TABLE SIGNS")
    return seated


def page(table: SeatedTable) -> SignagePage:
    found = table.page
    assert isinstance(found, SignagePage)
    return found


@pytest.mark.parametrize("size", [(1920, 1080), (1366, 768), (1280, 800), (1024, 768)])
def test_every_sign_fits_every_screen(signs: SeatedTable, size: tuple[int, int]) -> None:
    signs.window.resize(*size)
    signs.wait(100)
    for sign in page(signs).signage.signs:
        signs.press(sign.name or sign.title)
        assert findings(signs.window) == []


def test_the_signs_are_saved_as_pdf_under_names_of_their_own(
    signs: SeatedTable, tmp_path: Path
) -> None:
    signs.press("SAVE AS PDF")
    assert any(one.startswith("Saved as signs-table-12-") for one in words(page(signs).model()))
    signs.press("SAVE AS PDF")
    files = sorted((tmp_path / "exports").glob("signs-table-12-*.pdf"))
    assert len(files) == 2
    assert files[0].read_bytes().startswith(b"%PDF")


def test_the_signs_go_to_the_slip_printer_and_not_on_record(signs: SeatedTable) -> None:
    before = len(signs.notebook.entries)
    signs.press("PRINT THE SIGNS")
    signs.wait(3_000)
    assert "Sent to the slip printer" in words(page(signs).model())
    kinds = {entry.kind for entry in signs.notebook.entries[before:]}
    assert "PagePrinted" not in kinds


def test_a_folder_that_cannot_be_written_is_named(
    seated: SeatedTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "exports").write_text("a file in the way")
    monkeypatch.setenv("STATE_DIRECTORY", str(tmp_path))
    seated.open()
    seated.press("MENU")
    seated.press("TABLE SIGNS")
    seated.press("SAVE AS PDF")
    assert any(one.startswith("Nothing was saved: ") for one in words(page(seated).model()))
