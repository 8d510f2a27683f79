"""The handbook is searched: every word is on the page, titles first, accents or none."""

import pytest

from dealer_assist import paths
from dealer_assist.catalog.handbook import Handbook
from dealer_assist.catalog.handbook_search import find_pages

HANDBOOK = Handbook(paths.handbook())


def found(typed: str, language: str = "en") -> list[str]:
    return [one.name for one in find_pages(HANDBOOK, language, typed)]


@pytest.mark.parametrize(
    ("typed", "page"),
    [
        ("envy", "procedures/two-winners"),
        ("late chip", "procedures/late-chip"),
        ("POWER", "procedures/power-cut"),
        ("back out", "procedures/back-out"),
        ("toke", "procedures/tokes"),
        ("sensor", "procedures/lost-sensor"),
    ],
)
def test_a_page_whose_title_has_the_words_comes_first(typed: str, page: str) -> None:
    assert found(typed)[0] == page


def test_a_word_may_be_begun_and_more_words_leave_fewer_pages() -> None:
    assert "procedures/two-winners" in found("env")
    assert set(found("envy cage")) < set(found("envy"))
    assert found("nvy") == [], "not from the middle of a word"


def test_nothing_typed_and_a_word_of_no_page_find_nothing() -> None:
    assert found("") == found("   ") == found("zeppelin") == []


def test_a_page_is_found_by_its_own_language_without_accents_and_by_english() -> None:
    spanish = found("fija perdida", "es"), found("premio", "es"), found("sensor", "es")
    assert spanish[1][0] in HANDBOOK.names
    assert "procedures/lost-sensor" in spanish[2]
    (first, *_) = find_pages(HANDBOOK, "es", "late chip")
    assert (first.name, first.title) == (
        "procedures/late-chip",
        HANDBOOK.title("procedures/late-chip", "es"),
    )


@pytest.mark.parametrize(
    ("typed", "language"), [("phinh dat tre", "vi"), ("PHỈNH ĐẶT TRỄ", "vi"), ("逾时筹码", "zh")]
)
def test_a_late_chip_is_found_in_vietnamese_and_chinese(typed: str, language: str) -> None:
    assert found(typed, language)[0] == "procedures/late-chip"


def test_a_page_opens_at_the_chapter_that_says_most() -> None:
    (page,) = [one for one in find_pages(HANDBOOK, "en", "end game") if one.name.endswith("/round")]
    chapters = HANDBOOK.page(page.name, "en").chapters
    assert chapters[page.place].title == page.chapter != chapters[0].title
