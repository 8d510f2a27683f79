"""A report as it is seen: a chapter, or how far the figures are."""

from collections.abc import Callable

import pytest
from page_samples import sample_report
from PySide6.QtWidgets import QWidget

from dealer_assist.reports.figures import Report
from dealer_assist.ui.office.paint.hits_chart import HitsChart
from dealer_assist.ui.office.reports import chapters as r
from dealer_assist.ui.office.reports.chapters import PeriodTurned, ReportKind
from dealer_assist.ui.office.reports.reports import ReportSeen, reports_page
from dealer_assist.ui.toolkit.buttons import TurnButton
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.lists.column_list import ColumnList
from dealer_assist.ui.toolkit.lists.grid import GridView
from dealer_assist.ui.toolkit.screen import TreeScreen
from dealer_assist.ui.toolkit.values.frame import BARE
from dealer_assist.value import replace

REPORT = sample_report()
ADDING = ReportSeen(
    r.kinds_of(ReportKind.DAY), ("", ""), "", "", r.copies_of(is_open=False, print_refusal=""),
    r.chapters_of("summary"), "The figures are being added up",
)  # fmt: skip


def showing(chapter: str, report: Report = REPORT) -> ReportSeen:
    return replace(ADDING, words="As it stood", chapter=r.chapter_model(report, chapter))


@pytest.fixture
def screen(context: UiContext, shown: Callable[[QWidget, int, int], None]) -> TreeScreen:
    made = TreeScreen(context, style=BARE)
    made.show_state(reports_page(ADDING))
    shown(made, 1628, 946)
    made.arrange()
    return made


def parts_of(screen: TreeScreen) -> list[type]:
    """Return what of a report shows."""
    parts = (ColumnList, GridView, HitsChart)
    return [type(one) for one in screen.controls.shown if isinstance(one, parts)]


@pytest.mark.parametrize("chapter", [key for key, _ in r.CHAPTERS])
def test_one_part_shows_at_a_time(
    screen: TreeScreen, chapter: str, cut_texts: Callable[[QWidget], list[str]]
) -> None:
    screen.show_state(reports_page(showing(chapter)))
    screen.grab()
    wanted = {"summary": ColumnList, "hits": HitsChart}.get(chapter, GridView)
    assert parts_of(screen) == [wanted]
    assert cut_texts(screen) == []


def test_without_a_report_only_a_sentence_shows(screen: TreeScreen) -> None:
    assert parts_of(screen) == []


def test_the_bar_grows(screen: TreeScreen, picture: Callable[[QWidget], bytes]) -> None:
    seen = {picture(screen)}
    for share in (0.2, 0.9):
        screen.show_state(reports_page(replace(ADDING, bar=share)))
        seen.add(picture(screen))
    assert len(seen) == 3


def test_the_chain_and_every_note_stand_under_the_summary(
    screen: TreeScreen,
    picture: Callable[[QWidget], bytes],
    cut_texts: Callable[[QWidget], list[str]],
) -> None:
    screen.show_state(reports_page(showing("summary")))
    plain = picture(screen)
    notes = (
        "The definitions changed in this period: hits are compared with the odds of those in"
        " force now.",
        "Another jackpot was on sensor A in this period. Its hits are not listed.",
    )
    screen.show_state(reports_page(showing("summary", replace(REPORT, notes=notes))))
    assert picture(screen) != plain
    assert cut_texts(screen) == []


def test_the_arrows_turn_to_other_periods(screen: TreeScreen, fingers) -> None:
    told: list[object] = []
    screen.touched.connect(told.append)
    for arrow in screen.controls.shown:
        if isinstance(arrow, TurnButton):
            fingers.tap(arrow)
    assert told == [PeriodTurned(-1), PeriodTurned(1)]
