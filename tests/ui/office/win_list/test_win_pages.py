"""Wins page by page, without a window."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from office_table import with_wins
from seated_table import SeatedTable

from dealer_assist.journal.queries.win_list import WinFilter
from dealer_assist.ui.office.journal_access import JournalAccess
from dealer_assist.ui.office.win_list import WinPages, WinsFit, WinsTurned


@pytest.fixture
def pages(seated: SeatedTable, tmp_path: Path) -> Iterator[WinPages]:
    with with_wins(seated, tmp_path):
        made = WinPages(JournalAccess(tmp_path / "table.training.db"))
        made.take(WinsFit(2))
        made.want(WinFilter())
        yield made


def numbers(pages: WinPages) -> list[int]:
    return [one.number for one in pages.wins]


def test_as_many_as_fit_show_and_the_rest_on_further_pages(pages: WinPages) -> None:
    assert (numbers(pages), pages.is_first, pages.is_last) == ([3, 2], True, False)
    pages.take(WinsTurned(1))
    assert (numbers(pages), pages.is_first, pages.is_last) == ([1], False, True)
    pages.take(WinsTurned(-1))
    assert numbers(pages) == [3, 2]


def test_more_room_shows_more_without_being_asked_for_again(pages: WinPages) -> None:
    pages.take(WinsFit(7))
    assert (numbers(pages), pages.is_last) == ([3, 2, 1], True)


def test_another_question_begins_with_its_newest(pages: WinPages) -> None:
    pages.take(WinsTurned(1))
    pages.want(WinFilter(line=("A", "four_aces")))
    assert numbers(pages) == [3]
    pages.want(WinFilter(line=("A", "nothing")))
    assert (numbers(pages), pages.trouble) == ([], "")


def test_a_journal_that_is_not_there_says_why() -> None:
    pages = WinPages(JournalAccess(None))
    pages.want(WinFilter())
    assert pages.trouble == "This table keeps no journal"
