"""What is a third longer in an audit, and what is not."""

import pytest
from longer_words import LongerWords


@pytest.mark.parametrize(
    "words", ["Royal After 5", "Community Royal", "7 Straight Flush", "COIN IN"]
)
def test_what_every_language_leaves_as_it_is_printed_stays(words: str) -> None:
    assert LongerWords().text(words) == words


def test_a_sentence_is_a_third_longer() -> None:
    said = LongerWords().text("Touch a seat that won Royal After 5")
    assert said == "Touch a seat that won Royal After 5" + "n" * 12
