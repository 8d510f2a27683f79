"""Exceptions on paper: the day and whatever is open, and who took note of each."""

from datetime import UTC, datetime, timedelta

from shipped_tables import shipped

from dealer_assist.journal.queries.trails import AlertLine
from dealer_assist.reports.exceptions_page import (
    ExceptionsOnPaper,
    due_on_paper,
    exceptions_page,
)
from dealer_assist.reports.page import Notice, PaperGrid, Rows
from dealer_assist.value import replace

NOW = datetime(2026, 3, 14, 21, 44, tzinfo=UTC)
NOTED = AlertLine(7, NOW, "void 9", "voided", "Round 9 void", NOW, "supervisor-1", 9, "dealer-1")
OPEN = replace(NOTED, seq=8, sentence="Win 3 was backed out", acknowledged_utc=None, round=0)
NAMES = {"supervisor-1": "J. Park", "dealer-1": "M. Cho"}
SETUP = shipped("crazy4-nexus")


def test_the_day_and_whatever_is_open_are_due() -> None:
    long_ago = NOW - timedelta(days=9)
    old = replace(NOTED, seq=1, at_utc=long_ago)
    still_open = replace(OPEN, seq=2, at_utc=long_ago)
    due = due_on_paper((OPEN, NOTED, still_open, old), NOW - timedelta(hours=12))
    assert [line.seq for line in due] == [2, 7, 8]


def test_each_line_says_when_what_and_who_noted_it() -> None:
    listed = ExceptionsOnPaper([("Void", NOTED), ("Back-out", OPEN)], NAMES)
    page = exceptions_page(listed, SETUP, NOW)
    (grid,) = (block for block in page.blocks if isinstance(block, PaperGrid))
    first, second = grid.rows
    assert first[1:] == ("9", "Void", "Round 9 void", "M. Cho", f"J. Park, {first[0]}")
    assert second[1:] == ("–", "Back-out", "Win 3 was backed out", "M. Cho", "none yet")
    (head,) = (block for block in page.blocks if isinstance(block, Rows))
    assert ("Not acknowledged", "1") in head.rows
    assert page.marks == ("SIMULATED",)


def test_a_day_without_any_says_so_and_a_reprint_is_one() -> None:
    page = exceptions_page(ExceptionsOnPaper([], NAMES, shown="Void"), SETUP, NOW, copy=2)
    assert Notice("No exceptions in this period") in page.blocks
    assert "REPRINT 1" in page.marks or any("REPRINT" in mark for mark in page.marks)
    (head,) = (block for block in page.blocks if isinstance(block, Rows))
    assert ("Listed", "Void") in head.rows
