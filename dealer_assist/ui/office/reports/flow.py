"""REPORTS as a flow: added up beside the table, turned over, taken along.

Figures stay as they stood when they were added up; SHIFT, DAY and MONTH add up anew.
"""

from typing import assert_never

from dealer_assist.message import Msg
from dealer_assist.reports.paging import Choose, ReportPage, newest, report_for
from dealer_assist.reports.period import Period
from dealer_assist.reports.sections import SUMMARY
from dealer_assist.ui.office.office import Office
from dealer_assist.ui.office.pane_flow import PaneFlow
from dealer_assist.ui.office.reports import presenter as r
from dealer_assist.ui.office.reports.model import (
    ChapterModel,
    ChapterTurned,
    CopyWay,
    Exported,
    PeriodTurned,
    ReportAsked,
    ReportCopies,
    ReportKind,
    ReportsModel,
    ReportsTouch,
    ReportTaken,
)
from dealer_assist.ui.office.side_task import SideTask
from dealer_assist.ui.shell.background_task import BackgroundTask
from dealer_assist.ui.shell.journal_reader import NOT_KEPT
from dealer_assist.ui.toolkit.flow import Stay, Step

_BAR_AFTER_MS = 1_000
ADDING = Msg("The figures are being added up")
SAVING = Msg("The report is being written")


class ReportsFlow(PaneFlow[ReportsModel, ReportsTouch]):
    """Holds the report, the chapter that shows, and what was said of a copy."""

    def __init__(self, office: Office, copies: ReportCopies) -> None:
        super().__init__(office)
        self._copies = copies
        self.kind, self._key = ReportKind.DAY, SUMMARY
        self.turned: ReportPage | None = None
        self._chapter: ChapterModel | None = None
        self.adding: SideTask[ReportPage | None] = SideTask()
        self.copying: SideTask[Exported] = SideTask()
        self._words, self._stood = "", ""
        self._ask(ReportKind.DAY)

    def made(self) -> ReportsModel:
        """Show the chapter, or how far the figures are."""
        turned, adding = self.turned, self.adding.task
        words, is_told, bar = self._words, False, None
        if adding is not None:
            waited = self.clock.ms() - adding.started_ms
            words, bar = ADDING, adding.share if waited >= _BAR_AFTER_MS else None
        elif turned is not None:
            words, is_told = words or r.stood_words(turned.report, self._stood), bool(words)
        is_open = turned is not None and self.copying.task is None
        return ReportsModel(
            r.kinds_of(self.kind),
            r.period_words(turned.report.period) if turned else ("", ""),
            "" if turned and turned.earlier else Msg("Nothing earlier on record"),
            "" if turned and turned.later else Msg("Nothing later on record"),
            r.copies_of(is_open=is_open, print_refusal=self._copies.print_refusal),
            r.chapters_of(self._key, turned.report if turned else None),
            words,
            is_told,
            bar,
            self._chapter,
        )

    def take(self, touch: ReportsTouch) -> Step:
        """Add up, turn, or take along."""
        match touch:
            case ReportAsked(kind):
                self._ask(kind)
            case PeriodTurned(by):
                if (turned := self.turned) is not None:
                    self._turn(turned.earlier if by < 0 else turned.later)
            case ChapterTurned(key):
                self._key, self._words = key, ""
                self._show_chapter()
            case ReportTaken(way):
                self._copy(way)
            case _:
                assert_never(touch)
        return Stay()

    def tick(self, now_ms: int) -> Step:
        """Take over what was done beside the table."""
        if self.adding.task is not None:
            self.refresh()  # the bar grows
        if (added := self.adding.taken()) is not None:
            self._take_over(added)
        if (copied := self.copying.taken()) is not None:
            self._words = copied.trouble
            if copied.result is not None:
                self._words = copied.result.words
                self._copies.hand_over(copied.result)
            self.refresh()
        return Stay()

    def left(self) -> None:
        """Wait no longer for figures that nobody will see."""
        self.adding.stop()

    def _ask(self, kind: ReportKind) -> None:
        self.kind = kind
        self._add_up(newest(kind.value, self.setup, self.clock.now()))

    def _turn(self, period: Period | None) -> None:
        if period is not None:
            self._add_up(lambda db: period)

    def _add_up(self, choose: Choose) -> None:
        journal, setup = self.page_context.journal, self.setup
        now, now_ms = self.clock.now(), self.clock.ms()
        self.adding.stop()
        self.turned, self._chapter = None, None
        self._words, self._stood = "" if journal else NOT_KEPT, f"{now:%H:%M:%S}"
        if journal is not None:
            self.adding.begin(lambda tell: report_for(journal, setup, choose, now, tell), now_ms)
            self.tick(now_ms)

    def _take_over(self, added: BackgroundTask[ReportPage | None]) -> None:
        self.turned = added.result
        if self.turned is None:
            self._words = added.trouble or r.NO_SHIFT
        self._show_chapter()
        self.refresh()

    def _show_chapter(self) -> None:
        turned = self.turned
        self._chapter = r.chapter_model(turned.report, self._key) if turned else None

    def _copy(self, way: CopyWay) -> None:
        turned, copies = self.turned, self._copies
        journal, now = self.page_context.journal, self.clock.now()
        if turned is None or journal is None or self.copying.task is not None:
            return
        if way is CopyWay.PRINT and (refusal := copies.print_refusal):
            self._words = refusal
            return
        self._words, report = SAVING, turned.report
        self.copying.begin(lambda tell: copies.take(way, report, journal, now), self.clock.ms())
