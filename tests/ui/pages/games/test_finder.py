"""What is typed to find a table: by touch or by a keyboard, never more than a line."""

import pytest
from audit import findings
from ink import painted
from PySide6.QtCore import QRectF

from dealer_assist.ui.pages.games.finder import HEIGHT, HINT, FindGames, FindKey
from dealer_assist.ui.toolkit.context import with_preferences
from dealer_assist.ui.toolkit.values.preferences import LANGUAGES, TEXT_SIZES, Preferences
from dealer_assist.ui.toolkit.values.typed import ERASE


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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", TEXT_SIZES)
def test_what_can_be_typed_is_said_at_every_size_in_every_language(
    context, shown, language: str, size: int
) -> None:
    own = with_preferences(context, Preferences(language=language, text_size=size))
    key = FindKey(own)
    shown(key, 1068, 72)
    key.place(QRectF(0, 0, 1068, 72), 1.0)
    key.show_state("29 se abren, 37 aún no")
    _, marks = painted(key)
    assert HINT in [mark.words for mark in marks]
    assert [one for one in findings(key) if "help" not in one] == []
