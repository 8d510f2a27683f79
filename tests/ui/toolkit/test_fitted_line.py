"""A line is fitted into its box once, and written as if it were fitted anew."""

import pytest

from dealer_assist.ui.toolkit import fitted_line as module
from dealer_assist.ui.toolkit.context import with_preferences
from dealer_assist.ui.toolkit.fitted_line import fitted_line
from dealer_assist.ui.toolkit.values.preferences import Preferences


@pytest.fixture(autouse=True)
def nothing_kept(monkeypatch) -> None:
    monkeypatch.setattr(module, "_LINES", {})


def test_a_line_with_room_keeps_its_size_and_its_words(context) -> None:
    line = fitted_line(context.theme, "SEAT 3", "bold_28", 400.0, 60.0, 20, 0)
    assert (line.words, line.is_cut) == ("SEAT 3", False)
    assert line.font.pixelSize() == 28
    assert line.width == context.theme.width("SEAT 3", "bold_28")
    assert 0 < line.drop < 14


def test_a_long_line_is_written_smaller_and_then_cut(context) -> None:
    words = "Straight Flush of Diamonds"
    small = fitted_line(context.theme, words, "bold_28", 300.0, 60.0, 20, 0)
    cut = fitted_line(context.theme, words, "bold_28", 120.0, 60.0, 20, 0)
    assert 20 <= small.font.pixelSize() < 28
    assert (small.words, small.is_cut) == (words, False)
    assert cut.is_cut
    assert cut.words.endswith("…")
    assert cut.width <= 120


def test_letters_grow_for_who_wants_them_larger_up_to_the_most_that_is_given(context) -> None:
    fitted_line(context.theme, "PAID", "bold_28", 400.0, 90.0, 20, 0)  # kept, and not taken
    large = with_preferences(context, Preferences(text_size=150)).theme
    assert fitted_line(large, "PAID", "bold_28", 400.0, 90.0, 20, 0).font.pixelSize() == 42
    assert fitted_line(large, "PAID", "bold_28", 400.0, 36.0, 20, 0).font.pixelSize() == 30
    assert fitted_line(large, "PAID", "bold_28", 400.0, 90.0, 20, 28).font.pixelSize() == 28


def test_the_same_line_is_fitted_once_and_what_is_kept_has_an_end(context, monkeypatch) -> None:
    one = fitted_line(context.theme, "PAID", "bold_28", 400.0, 90.0, 20, 0)
    assert fitted_line(context.theme, "PAID", "bold_28", 400.0, 90.0, 20, 0) is one
    monkeypatch.setattr(module, "_MOST", 8)
    for number in range(30):
        fitted_line(context.theme, f"SEAT {number}", "bold_28", 400.0, 60.0, 20, 0)
    assert len(module._LINES) <= 8
