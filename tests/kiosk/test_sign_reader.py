"""The reader gives the table on record, and survives a file that is none."""

from pathlib import Path

from dealer_assist.kiosk.sign_reader import SignReader


def test_a_file_that_is_no_journal_gives_nothing(crazy4_nexus, tmp_path: Path) -> None:
    file = tmp_path / "crazy4-nexus.training.db"
    file.write_text("not a journal")
    assert SignReader(crazy4_nexus, file).read() is None
    assert file.read_text() == "not a journal"


def test_a_file_that_is_not_there_gives_nothing(crazy4_nexus, tmp_path: Path) -> None:
    assert SignReader(crazy4_nexus, tmp_path / "none.db").read() is None
    assert list(tmp_path.iterdir()) == []
