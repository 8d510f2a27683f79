"""What is typed to find a table: by touch or by a keyboard, never more than a line."""

import pytest
from PySide6.QtCore import QRectF

from dealer_assist.ui.models.typed import ERASE
from dealer_assist.ui.pages.games.find import HEIGHT, FindGames


@pytest.fixture
def finder(context, shown) -> FindGames:
    finder = FindGames(context)
    shown(finder, 1864, int(HEIGHT))
    finder.place(QRectF(0, 0, 1864, HEIGHT), 1.0)
    finder.changed.connect(lambda typed: finder.show_state(typed, "3 tables"))
    return finder


def test_letters_and_figures_are_typed_and_taken_back(finder: FindGames) -> None:
    for key in ("D", "B", "P", "-", "2", ERASE):
        finder.press(key)
    assert finder.typed == "DBP-"


def test_a_search_begins_with_no_space_and_ends_after_a_line(finder: FindGames) -> None:
    finder.press(" ")
    assert finder.typed == ""
    for _ in range(40):
        finder.press("X")
    assert len(finder.typed) == 24


def test_every_key_is_large_enough_to_touch_and_nothing_is_cut(
    finder: FindGames, cut_texts
) -> None:
    keys = [key for row in finder.keys.rows for key in row]
    assert min(key.height() for key in keys) >= 72
    finder.grab()
    assert cut_texts(finder) == []
