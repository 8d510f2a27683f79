"""The body of a report: one chapter at a time, or how far the figures are."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.frozen import frozen
from dealer_assist.reports.figures import Report
from dealer_assist.reports.sections import HITS, SUMMARY
from dealer_assist.ui.office.hits_chart import HitsChart
from dealer_assist.ui.office.presenter import reports as r
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.column_list import ColumnList
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.row_list import RowList

_SIDE, _TOP, _LINE, _BOTTOM = 24.0, 12.0, 40.0, 12.0
_CHAIN, _NOTES = 36.0, 32.0
_BAR, _BAR_WIDTH = 20.0, 900.0


@frozen
class ViewModel:
    """What shows: a chapter of a report; without one a sentence, and a bar from 0 to 1 if any."""

    words: str
    chapter: str = SUMMARY
    report: Report | None = None
    is_told: bool = False
    bar: float | None = None


class ReportView(Canvas):
    """Shows a chapter as columns, a list or the chart of hits."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._model = ViewModel("")
        self.columns = ColumnList(context, self)
        self.rows = RowList(context, self)
        self.hits = HitsChart(context, self)
        self._show_part()

    @property
    def model(self) -> ViewModel:
        """Give what is shown."""
        return self._model

    def show_state(self, model: ViewModel) -> None:
        """Show a chapter, or what is being done."""
        if model == self._model:
            return
        is_same = model.report is self._model.report and model.chapter == self._model.chapter
        self._model = model
        if not is_same:
            self._show_part()
        self.update()

    def tick(self) -> None:
        """Let the chart come when it can."""
        self.hits.tick()

    def arrange(self) -> None:
        """Give the chapter the room under its line."""
        top = _TOP + _LINE + 8
        inner = QRectF(4, top, self.design_width - 8, self.design_height - top - _BOTTOM)
        self.rows.place(inner, self.scale)
        self.hits.place(inner, self.scale)
        foot = _CHAIN + _NOTES * self._note_lines() + 12
        self.columns.place(inner.adjusted(_SIDE - 4, 0, 4 - _SIDE, -foot), self.scale)

    def draw(self, painter: Painter) -> None:
        """Paint the box, its line, and the chain under the summary."""
        colour, model = painter.theme.colour, self._model
        whole = QRectF(0, 0, painter.width, painter.height)
        painter.panel(whole, colour.panel, colour.line, painter.theme.line.thin)
        line = QRectF(_SIDE, _TOP, painter.width - 2 * _SIDE, _LINE)
        ink = colour.claim if model.is_told else colour.text_2
        painter.text(line, model.words, "panel_hint", ink)
        if model.bar is not None:
            self._draw_bar(painter, model.bar)
        if model.report is not None and model.chapter == SUMMARY:
            self._draw_chain(painter, model.report)

    def _draw_bar(self, painter: Painter, share: float) -> None:
        colour = painter.theme.colour
        box = QRectF(_SIDE, _TOP + _LINE + 24, _BAR_WIDTH, _BAR)
        painter.panel(box, colour.well, colour.line_strong, painter.theme.line.thin, _BAR / 2)
        done = QRectF(box.left(), box.top(), max(_BAR, box.width() * min(1.0, share)), _BAR)
        painter.panel(done, colour.text_1, radius=_BAR / 2)

    def _draw_chain(self, painter: Painter, report: Report) -> None:
        colour, width = painter.theme.colour, painter.width - 2 * _SIDE
        top = painter.height - _BOTTOM - _CHAIN - _NOTES * self._note_lines()
        box = QRectF(_SIDE, top, width, _CHAIN)
        used = painter.text(box, f"Chain at event {report.chain.seq}", "leaf_name", colour.text_2)
        box.setLeft(box.left() + used + 24)
        painter.text(box, report.chain.hash, "leaf_name", colour.text_1)
        top += _CHAIN
        for note in report.notes:
            top += painter.paragraph(
                QRectF(_SIDE, top, width, 2 * _NOTES), note, "panel_hint", colour.fault, _NOTES
            )

    def _note_lines(self) -> int:
        """Keep two lines for each note: a sentence may be longer in another language."""
        return 2 * len(self._model.report.notes) if self._model.report else 0

    def _show_part(self) -> None:
        report, chapter = self._model.report, self._model.chapter
        self.columns.setVisible(report is not None and chapter == SUMMARY)
        self.hits.setVisible(report is not None and chapter == HITS)
        self.rows.setVisible(report is not None and chapter not in (SUMMARY, HITS))
        if report is None:
            return
        if chapter == SUMMARY:
            self.columns.show_state(r.summary_columns(report))
        elif chapter == HITS:
            self.hits.show_state(r.hit_rows(report))
        else:
            self.rows.show_state(r.chapter_list(report, chapter))
        self.arrange()
