"""The pages of the sheet are told apart by their type alone."""

from dealer_assist.ui.supervisor_looks import RecordedLook, SheetLook, SwipeLook, VerifyLook


def test_there_are_three_pages() -> None:
    assert set(SheetLook.__args__) == {VerifyLook, SwipeLook, RecordedLook}


def test_equal_pages_are_equal(sheets) -> None:
    assert sheets.verify() == sheets.verify()
    assert sheets.ask() != sheets.refused()
