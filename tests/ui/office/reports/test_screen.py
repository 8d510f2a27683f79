"""A report as it is seen: a chapter, or how far the figures are."""

from collections.abc import Callable

import pytest
from page_samples import sample_report
from PySide6.QtWidgets import QWidget

from dealer_assist.reports.figures import Report
from dealer_assist.ui.office.reports import presenter as r
from dealer_assist.ui.office.reports.model import PeriodTurned, ReportKind, ReportsModel
from dealer_assist.ui.office.reports.screen import ReportsScreen
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.value import replace

REPORT = sample_report()
ADDING = ReportsModel(
    r.kinds_of(ReportKind.DAY), ("", ""), "", "", r.copies_of(is_open=False, print_refusal=""),
    r.chapters_of("summary"), "The figures are being added up",
)  # fmt: skip


def showing(chapter: str, report: Report = REPORT) -> ReportsModel:
    return replace(ADDING, words="As it stood", chapter=r.chapter_model(report, chapter))


@pytest.fixture
def screen(context: UiContext, shown: Callable[[QWidget, int, int], None]) -> ReportsScreen:
    made = ReportsScreen(context)
    made.show_state(ADDING)
    shown(made, 1628, 946)
    made.arrange()
    return made


@pytest.mark.parametrize("chapter", [key for key, _ in r.CHAPTERS])
def test_one_part_shows_at_a_time(
    screen: ReportsScreen, chapter: str, cut_texts: Callable[[QWidget], list[str]]
) -> None:
    screen.show_state(showing(chapter))
    screen.grab()
    parts = {"columns": screen.columns, "rows": screen.rows, "hits": screen.hits}
    wanted = {"summary": "columns", "hits": "hits"}.get(chapter, "rows")
    assert [name for name, part in parts.items() if part.isVisible()] == [wanted]
    assert cut_texts(screen) == []


def test_without_a_report_only_a_sentence_shows(screen: ReportsScreen) -> None:
    parts = (screen.columns, screen.rows, screen.hits)
    assert [part for part in parts if part.isVisible()] == []


def test_the_bar_grows(screen: ReportsScreen, picture: Callable[[QWidget], bytes]) -> None:
    seen = {picture(screen)}
    for share in (0.2, 0.9):
        screen.show_state(replace(ADDING, bar=share))
        seen.add(picture(screen))
    assert len(seen) == 3


def test_the_chain_and_every_note_stand_under_the_summary(
    screen: ReportsScreen,
    picture: Callable[[QWidget], bytes],
    cut_texts: Callable[[QWidget], list[str]],
) -> None:
    screen.show_state(showing("summary"))
    plain = picture(screen)
    notes = (
        "The definitions changed in this period: hits are compared with the odds of those in"
        " force now.",
        "Another jackpot was on sensor A in this period; its hits are not listed.",
    )
    screen.show_state(showing("summary", replace(REPORT, notes=notes)))
    assert picture(screen) != plain
    assert cut_texts(screen) == []


def test_the_arrows_turn_to_other_periods(screen: ReportsScreen, fingers) -> None:
    told: list[object] = []
    screen.touched.connect(told.append)
    fingers.tap(screen.earlier)
    fingers.tap(screen.later)
    assert told == [PeriodTurned(-1), PeriodTurned(1)]
