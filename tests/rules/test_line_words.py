"""Lines of a paytable have a dealer's words."""

import pytest

from dealer_assist.rules.line_names import footnote, footnotes, hand_words


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("four_of_a_kind", "Four of a Kind"),
        ("aq_aj_suited", "A-Q or A-J suited"),
        ("win_by_6_7", "Win by 6 or 7"),
        ("natural_tie", "Natural Tie"),
    ],
)
def test_lines_are_named_as_a_dealer_says_them(line, words) -> None:
    assert hand_words(line) == words


def test_a_win_by_points_has_its_note_under_the_table() -> None:
    lines = ("win_by_9", "win_by_6_7", "natural_win", "natural_tie", "pair")
    assert [footnote(line) for line in lines] == ["*Non-naturals", "*Non-naturals", "", "", ""]
    assert footnotes(lines) == ("*Non-naturals",)
