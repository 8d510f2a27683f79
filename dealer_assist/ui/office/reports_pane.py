"""Reports of shifts, days and months: turned over by touch, taken along as files or on paper."""

from dataclasses import replace

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.reports.paging import Choose, ReportPage, newest, report_for
from dealer_assist.reports.period import Period
from dealer_assist.reports.sections import SUMMARY
from dealer_assist.ui.models.actions import ActionModel, ActionState
from dealer_assist.ui.models.controls import ChoiceModel
from dealer_assist.ui.office.copies import (
    CSV,
    EXCEL,
    PDF,
    PRINT,
    Exported,
    hand_over,
    print_refusal,
    take,
)
from dealer_assist.ui.office.pane import Office, Pane
from dealer_assist.ui.office.presenter import reports as r
from dealer_assist.ui.office.report_view import ReportView, ViewModel
from dealer_assist.ui.print.fonts import load_paper_fonts
from dealer_assist.ui.shell.background_task import BackgroundTask
from dealer_assist.ui.shell.journal_reader import NOT_KEPT
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.buttons import PickButton, TurnButton
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Align, Painter

_GAP, _PART, _KIND, _ARROW, _COPY = 12.0, 20.0, 128.0, 88.0, 156.0
_TOP, _CHAPTER, _AROUND = 88.0, 76.0, 2
_BAR_AFTER_MS = 1_000
ADDING = "The figures are being added up"
SAVING = "The report is being written"
COPIES = ((PDF, "PDF"), (CSV, "CSV"), (EXCEL, "EXCEL"), (PRINT, "PRINT"))


class ReportsPane(Pane):
    """Figures stay as they stood when they were added up; SHIFT, DAY, MONTH add up anew."""

    def __init__(self, context: UiContext, office: Office, parent: QWidget | None = None) -> None:
        super().__init__(context, office, parent)
        load_paper_fonts(office.page_context.resources)
        self.kind, self.chapter = r.DAY, SUMMARY
        self.turned: ReportPage | None = None
        self.adding: BackgroundTask[ReportPage | None] | None = None
        self.copying: BackgroundTask[Exported] | None = None
        self._words, self._period, self._stood = "", ("", ""), ""
        self.kinds = [PickButton(context, self) for _ in r.KINDS]
        self.chapters = [PickButton(context, self) for _ in r.CHAPTERS]
        self.earlier = TurnButton(context, "EARLIER", "arrow-left", self)
        self.later = TurnButton(context, "LATER", "arrow-right", self)
        self.copies = [
            ActionButton(context, self, role="action_small", icon_size=24) for _ in COPIES
        ]
        self.view = ReportView(context, self)
        for button in self.kinds:
            button.chosen.connect(self.choose)
        for button in self.chapters:
            button.chosen.connect(self.open_chapter)
        for copy in self.copies:
            copy.pressed.connect(self._take)
        self.earlier.pressed.connect(lambda: self._turn(self.turned and self.turned.earlier))
        self.later.pressed.connect(lambda: self._turn(self.turned and self.turned.later))
        self.choose(r.DAY)

    def refresh(self) -> None:
        """Follow the printer; the figures stay as they stood."""
        self._show()

    def tick(self, now_ms: int) -> None:
        """Take over what was done beside the table."""
        self.view.tick()
        if (adding := self.adding) is not None:
            if adding.is_done:
                self.adding = None
                self._added(adding)
                self._show()
            else:
                self.view.show_state(self._view_model())
        if (copying := self.copying) is not None and copying.is_done:
            self.copying = None
            self._words = copying.trouble
            if copying.result is not None:
                self._words = copying.result.words
                hand_over(self.office.page_context, copying.result)
            self._show()

    def leave(self) -> None:
        """Wait no longer for figures that nobody will see."""
        if self.adding is not None:
            self.adding.stop()

    def choose(self, kind: str) -> None:
        """Report on the newest shift, day or month."""
        page_context = self.office.page_context
        self.kind = kind
        self._add_up(newest(kind, page_context.desk.table.setup, page_context.clock.now()))

    def open_chapter(self, key: str) -> None:
        """Show another chapter of the report."""
        self.chapter, self._words = key, ""
        self._show()

    def arrange(self) -> None:
        """Place the choice of a period and the copies above, the chapters below, then the body."""
        x = 0.0
        for button in self.kinds:
            button.place(QRectF(x, 0, _KIND, _TOP), self.scale)
            x += _KIND + _GAP
        between = self._between()
        left = QRectF(between.left() - _GAP - _ARROW, 0, _ARROW, _TOP)
        self.earlier.place(left, self.scale)
        self.later.place(QRectF(between.right() + _GAP, 0, _ARROW, _TOP), self.scale)
        for place, copy in enumerate(reversed(self.copies)):
            x = self.design_width - _COPY - place * (_COPY + _GAP)
            copy.place(QRectF(x, 0, _COPY, _TOP), self.scale)
        top, x = _TOP + 14, 0.0
        # A long word gets more of the row than a short one: there are many.
        letters = [_length(label) + _AROUND for _, label in r.CHAPTERS]
        room = self.design_width - _GAP * (len(letters) - 1)
        for button, share in zip(self.chapters, letters, strict=True):
            width = room * share / sum(letters)
            button.place(QRectF(x, top, width, _CHAPTER), self.scale)
            x += width + _GAP
        top += _CHAPTER + 14
        self.view.place(QRectF(0, top, self.design_width, self.design_height - top), self.scale)

    def draw(self, painter: Painter) -> None:
        """Paint which period it is, between the arrows."""
        colour, box = painter.theme.colour, self._between()
        name, more = self._period
        line = QRectF(box.left(), box.top() + (8 if more else 24), box.width(), 40)
        painter.text(line, name, "panel_title", colour.text_1, Align.CENTRE)
        line.translate(0, 40)
        painter.text(line, more, "sum_caption", colour.text_2, Align.CENTRE)

    def _between(self) -> QRectF:
        left = len(self.kinds) * (_KIND + _GAP) - _GAP + _PART + _ARROW + _GAP
        copies = len(self.copies) * (_COPY + _GAP) - _GAP
        right = self.design_width - copies - _PART - _ARROW - _GAP
        return QRectF(left, 0, max(1.0, right - left), _TOP)

    def _turn(self, period: Period | None) -> None:
        if period is not None:
            self._add_up(lambda db: period)

    def _add_up(self, choose: Choose) -> None:
        page_context = self.office.page_context
        journal, setup, now = (
            page_context.journal,
            page_context.desk.table.setup,
            page_context.clock.now(),
        )
        if self.adding is not None:
            self.adding.stop()
        self.turned, self._words, self._period = None, "", ("", "")
        self._stood = f"{now:%H:%M:%S}"
        self.adding = None
        if journal is None:
            self._words = NOT_KEPT
        else:
            self.adding = BackgroundTask(
                lambda tell: report_for(journal, setup, choose, now, tell), page_context.clock.ms()
            )
            self.tick(page_context.clock.ms())
        self._show()

    def _added(self, adding: BackgroundTask[ReportPage | None]) -> None:
        self.turned = adding.result
        if self.turned is not None:
            self._period = r.period_words(self.turned.report.period)
        else:
            self._words = adding.trouble or r.NO_SHIFT

    def _take(self, way: str) -> None:
        page_context, turned = self.office.page_context, self.turned
        journal, now = page_context.journal, page_context.clock.now()
        if turned is None or journal is None or self.copying is not None:
            self._show()
            return
        if way == PRINT and (refusal := print_refusal(page_context)):
            self._words = refusal
            self._show()
            return
        self._words = SAVING
        across = page_context.rack.slip_dots
        self.copying = BackgroundTask(
            lambda tell: take(way, turned.report, journal, now, across), page_context.clock.ms()
        )
        self._show()

    def _show(self) -> None:
        for kind, (key, label) in zip(self.kinds, r.KINDS, strict=True):
            kind.show_state(ChoiceModel(key, label, key == self.kind))
        for chapter, (key, label) in zip(self.chapters, r.CHAPTERS, strict=True):
            chapter.show_state(ChoiceModel(key, label, key == self.chapter))
        turned = self.turned
        self.earlier.show_state("" if turned and turned.earlier else "Nothing earlier on record")
        self.later.show_state("" if turned and turned.later else "Nothing later on record")
        for copy, (key, label) in zip(self.copies, COPIES, strict=True):
            copy.show_state(self._copy_model(key, label))
        self.view.show_state(self._view_model())
        self.update()

    def _copy_model(self, key: str, label: str) -> ActionModel:
        model = ActionModel(key, label, "")
        if self.turned is None or self.copying is not None:
            return replace(model, state=ActionState.NOT_YET, reason="Not yet")
        if key == PRINT and print_refusal(self.office.page_context):
            return replace(model, state=ActionState.NOT_YET, reason="Not ready")
        return model

    def _view_model(self) -> ViewModel:
        if self.adding is not None:
            waited = self.office.page_context.clock.ms() - self.adding.started_ms
            bar = self.adding.share if waited >= _BAR_AFTER_MS else None
            return ViewModel(ADDING, self.chapter, bar=bar)
        if self.turned is None:
            return ViewModel(self._words, self.chapter)
        report = self.turned.report
        words = self._words or r.stood_words(report, self._stood)
        return ViewModel(words, self.chapter, report, is_told=bool(self._words))


def _length(label: str) -> float:
    """Count the letters of a word, a wide one for one and a half."""
    return len(label) + sum(letter in "mwMW" for letter in label) / 2
