"""The body of a report: a chapter, or how far the figures are."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from page_samples import sample_report
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.office.presenter.reports import CHAPTERS
from dealer_assist.ui.office.report_view import ReportView, ViewModel
from dealer_assist.ui.toolkit.context import UiContext

REPORT = sample_report()


@pytest.fixture
def view(context: UiContext, shown: Callable[[QWidget, int, int], None]) -> ReportView:
    made = ReportView(context)
    shown(made, 1628, 754)
    made.arrange()
    return made


@pytest.mark.parametrize("chapter", [key for key, _ in CHAPTERS])
def test_one_part_shows_at_a_time(
    view: ReportView, chapter: str, cut_texts: Callable[[QWidget], list[str]]
) -> None:
    view.show_state(ViewModel("As it stood", chapter, REPORT))
    view.grab()
    parts = {"columns": view.columns, "rows": view.rows, "hits": view.hits}
    wanted = {"summary": "columns", "hits": "hits"}.get(chapter, "rows")
    assert [name for name, part in parts.items() if part.isVisible()] == [wanted]
    assert cut_texts(view) == []


def test_without_a_report_only_a_sentence_shows(view: ReportView) -> None:
    view.show_state(ViewModel("The figures are being added up"))
    assert not view.columns.isVisible()
    assert not view.rows.isVisible()
    assert not view.hits.isVisible()


def test_the_bar_grows(view: ReportView, picture: Callable[[QWidget], bytes]) -> None:
    view.show_state(ViewModel("The figures are being added up"))
    without = picture(view)
    view.show_state(ViewModel("The figures are being added up", bar=0.2))
    little = picture(view)
    view.show_state(ViewModel("The figures are being added up", bar=0.9))
    assert len({without, little, picture(view)}) == 3


def test_the_chain_and_every_note_stand_under_the_summary(
    view: ReportView,
    picture: Callable[[QWidget], bytes],
    cut_texts: Callable[[QWidget], list[str]],
) -> None:
    view.show_state(ViewModel("As it stood", report=REPORT))
    plain = picture(view)
    notes = (
        "The definitions changed in this period: hits are compared with the odds of those in"
        " force now.",
        "Another jackpot was on sensor A in this period; its hits are not listed.",
    )
    view.show_state(ViewModel("As it stood", report=replace(REPORT, notes=notes)))
    assert picture(view) != plain
    assert cut_texts(view) == []
