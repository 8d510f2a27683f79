"""What failed goes on record once a minute, by the name of the view."""

import pytest
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.shell.view_errors import ViewErrorLog, failed_view, is_made_of


class Broken(QWidget):
    """A view that cannot be shown."""

    def fail(self) -> None:
        raise ZeroDivisionError("a bug")


def test_a_view_is_told_once_a_minute_however_often_it_fails() -> None:
    notes = ViewErrorLog()
    for _ in range(5):
        notes.add("PromptBar")
    assert notes.due(0) == ("PromptBar",)
    notes.add("PromptBar")
    notes.add("Felt")
    assert notes.due(30_000) == ("Felt",)
    notes.add("PromptBar")
    assert notes.due(60_000) == ("PromptBar",)
    assert notes.due(200_000) == ()


def test_the_innermost_view_at_work_is_named(qapp) -> None:
    with pytest.raises(ZeroDivisionError) as raised:
        Broken().fail()
    assert failed_view(raised.value.__traceback__, QWidget()) == "Broken"


def test_where_no_view_was_at_work_what_was_shown_is_named(qapp) -> None:
    assert failed_view(None, QWidget()) == "QWidget"


def test_a_view_is_made_of_itself_and_what_lies_on_it(qapp) -> None:
    page = QWidget()
    Broken(page)
    assert is_made_of(page, ("Broken",))
    assert not is_made_of(page, ("Felt",))
    assert not is_made_of(None, ("Broken",))
