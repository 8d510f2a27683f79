"""Files that leave the kiosk."""

from datetime import UTC, datetime
from pathlib import Path

from dealer_assist import paths
from dealer_assist.ui.office.exports import export, exports_folder

AT = datetime(2026, 3, 14, 21, 48, 7, tzinfo=UTC)


def put(text: str):
    return lambda file: file.write_text(text)


def test_they_lie_beside_the_journal(tmp_path: Path) -> None:
    assert exports_folder(tmp_path / "table.live.db") == tmp_path / "exports"


def test_without_a_journal_they_lie_in_the_data_folder(monkeypatch, tmp_path: Path) -> None:
    monkeypatch.setattr(paths, "data_folder", lambda: tmp_path)
    assert exports_folder(None) == tmp_path / "exports"


def test_the_page_can_say_where_a_file_is(tmp_path: Path) -> None:
    folder = tmp_path / "exports"
    said = export(folder, "meter", ".csv", AT, put("one")).words
    assert said == f"Saved as meter-20260314-214807.csv in {folder}"
    assert (folder / "meter-20260314-214807.csv").read_text() == "one"


def test_no_export_writes_over_another(tmp_path: Path) -> None:
    export(tmp_path, "meter", ".csv", AT, put("one"))
    said = export(tmp_path, "meter", ".csv", AT, put("two")).words
    assert "meter-20260314-214807-2.csv" in said
    assert (tmp_path / "meter-20260314-214807.csv").read_text() == "one"


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "exports").write_text("in the way")
    saved = export(tmp_path / "exports", "meter", ".csv", AT, put("one"))
    assert not saved.is_there
    assert saved.words == "Nothing was saved: File exists. Call a technician"
