"""The body of a report: a chapter, or how far the figures are."""

import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget

sys.path.insert(0, str(Path(__file__).parents[2] / "reports"))

from page_samples import sample_report

from dealer_assist.ui.kit import Kit
from dealer_assist.ui.manager.report_view import ReportView, ViewLook
from dealer_assist.ui.present.reports_office import CHAPTERS

REPORT = sample_report()


@pytest.fixture
def view(kit: Kit, shown: Callable[[QWidget, int, int], None]) -> ReportView:
    made = ReportView(kit)
    shown(made, 1628, 754)
    made.arrange()
    return made


@pytest.mark.parametrize("chapter", [key for key, _ in CHAPTERS])
def test_one_part_shows_at_a_time(
    view: ReportView, chapter: str, cut_texts: Callable[[QWidget], list[str]]
) -> None:
    view.show_state(ViewLook("As it stood", chapter, REPORT))
    view.grab()
    parts = {"leaf": view.leaf, "rows": view.rows, "hits": view.hits}
    wanted = {"summary": "leaf", "hits": "hits"}.get(chapter, "rows")
    assert [name for name, part in parts.items() if part.isVisible()] == [wanted]
    assert cut_texts(view) == []


def test_without_a_report_only_a_sentence_shows(view: ReportView) -> None:
    view.show_state(ViewLook("The figures are being added up"))
    assert not view.leaf.isVisible()
    assert not view.rows.isVisible()
    assert not view.hits.isVisible()


def test_the_bar_grows(view: ReportView, picture: Callable[[QWidget], bytes]) -> None:
    view.show_state(ViewLook("The figures are being added up"))
    without = picture(view)
    view.show_state(ViewLook("The figures are being added up", bar=0.2))
    little = picture(view)
    view.show_state(ViewLook("The figures are being added up", bar=0.9))
    assert len({without, little, picture(view)}) == 3


def test_the_chain_and_every_note_stand_under_the_summary(
    view: ReportView,
    picture: Callable[[QWidget], bytes],
    cut_texts: Callable[[QWidget], list[str]],
) -> None:
    view.show_state(ViewLook("As it stood", report=REPORT))
    plain = picture(view)
    notes = (
        "The definitions changed in this period: hits are compared with the odds of those in"
        " force now.",
        "Another jackpot was on sensor A in this period; its hits are not listed.",
    )
    view.show_state(ViewLook("As it stood", report=replace(REPORT, notes=notes)))
    assert picture(view) != plain
    assert cut_texts(view) == []
