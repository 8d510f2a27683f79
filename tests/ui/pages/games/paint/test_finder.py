"""What is typed to find a table: by touch or by a keyboard, never more than a line."""

import pytest
from audit import findings
from ink import painted
from PySide6.QtCore import QRectF

from dealer_assist.ui.pages.games.model import FinderModel
from dealer_assist.ui.pages.games.paint.finder import HEIGHT, HINT, FindGames, FindKey
from dealer_assist.ui.toolkit.context import with_preferences
from dealer_assist.ui.toolkit.values.preferences import LANGUAGES, TEXT_SIZES, Preferences


@pytest.fixture
def finder(context, shown) -> FindGames:
    finder = FindGames(context)
    shown(finder, 1864, int(HEIGHT))
    finder.place(QRectF(0, 0, 1864, HEIGHT), 1.0)
    return finder


def test_a_key_is_told_and_what_is_typed_is_shown(finder: FindGames, fingers) -> None:
    told: list[str] = []
    finder.pressed.connect(told.append)
    fingers.tap(finder.keys.rows[0][0])
    assert told == ["1"]
    finder.show_state(FinderModel("1", "3 tables"))
    _, marks = painted(finder)
    assert {"1▏", "3 tables"} <= {mark.words for mark in marks}


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
