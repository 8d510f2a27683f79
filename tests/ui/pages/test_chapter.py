"""A chapter is set as large as it fits."""

import pytest

from dealer_assist.ui.pages.chapter_view import ChapterView
from dealer_assist.ui.pages.rules import Chapter


@pytest.mark.parametrize("count", [3, 8, 16])
def test_many_sentences_still_fit(context, shown, picture, cut_texts, count: int) -> None:
    text = ChapterView(context)
    shown(text, 1420, 770)
    sentence = "A sentence about a rule that a dealer may want to look up between two rounds."
    text.show_state(Chapter("dealing", "DEALING", "card", (sentence,) * count))
    picture(text)
    assert cut_texts(text) == []


def test_it_is_read_out_whole(context) -> None:
    text = ChapterView(context)
    text.show_state(Chapter("dealing", "DEALING", "card", ("One deck.", "Five cards.")))
    assert (text.accessibleName(), text.accessibleDescription()) == (
        "DEALING",
        "One deck. Five cards.",
    )
