"""Hits against their odds: figures, and a chart of each hand in the band that chance allows."""

from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.canvas import Canvas
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.manager.plot_ground import FAILED, WAITING, bare_plot, place_plot
from dealer_assist.ui.manager.plot_library import PlotLibrary
from dealer_assist.ui.paint import Align, Easel
from dealer_assist.ui.present.reports_office import LEGEND, HitRow

_SIDE, _HEAD, _FOOT, _PITCH = 20.0, 44.0, 44.0, 104.0
_COLUMNS = (
    ("Hand", "hand", 270.0),
    ("Hits", "hits", 84.0),
    ("Prizes", "prizes", 190.0),
    ("Actual", "actual", 176.0),
    ("Theoretical", "theoretical", 176.0),
    ("Expected", "expected", 144.0),
    ("Band", "band", 176.0),
)
_FIGURES = sum(width for _, _, width in _COLUMNS)
_GAP, _BAND, _STROKE, _DOT = 24.0, 0.36, 0.56, 22.0
_EDGE = 0.04
_NAME_LINE = 32.0


class HitsChart(Canvas):
    """Paints the figures at once, the chart as soon as its library is loaded."""

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent)
        self.library: PlotLibrary | None = None
        self._rows: tuple[HitRow, ...] = ()
        self._plot: Any = None

    @property
    def rows(self) -> tuple[HitRow, ...]:
        """Give what is shown."""
        return self._rows

    @property
    def is_drawn(self) -> bool:
        """Tell whether the chart is on the screen."""
        return self._plot is not None

    def show_state(self, rows: tuple[HitRow, ...]) -> None:
        """Show the hands of a report; the library is asked for now and not before."""
        self.library = self.library or PlotLibrary()
        if rows != self._rows:
            self._rows = rows
            self.setAccessibleName("Hits against their odds")
            self.setAccessibleDescription(", ".join(f"{one.hand} {one.hits}" for one in rows))
            self.arrange()
            self.update()

    def tick(self) -> None:
        """Draw the chart when the library is there."""
        if self._plot is None and self.library is not None and self.library.can_draw():
            self._plot = bare_plot(self, self.kit.theme.colour.panel)
            self.arrange()
            self._plot.show()
            self.update()

    def arrange(self) -> None:
        """Place the chart beside the figures, its rows on theirs."""
        if self._plot is not None:
            place_plot(self._plot, self._chart(), self.scale)
            self._plot.setVisible(bool(self._rows))
            self._fill()

    def draw(self, easel: Easel) -> None:
        """Paint headings, figures, and what the marks mean."""
        colour = easel.theme.colour
        left, right = _SIDE, easel.width - _SIDE
        if not self._rows:
            box = QRectF(left, _HEAD, right - left, 60)
            easel.text(box, "No progressive on this table", "notice_detail", colour.text_2)
            return
        x = left
        for number, (title, _, width) in enumerate(_COLUMNS):
            align = Align.RIGHT if number else Align.LEFT
            cell = QRectF(x, 0, width - _GAP, _HEAD)
            easel.text(cell, title, "sum_caption", colour.text_2, align)
            x += width
        for place, row in enumerate(self._rows):
            self._draw_row(easel, place, row)
        chart = self._chart()
        if self._plot is None:
            failed = self.library is not None and self.library.has_failed
            words = FAILED if failed else WAITING
            easel.paragraph(chart, words, "notice_detail", colour.text_2, 34, Align.CENTRE)
        foot = QRectF(left, easel.height - _FOOT, right - left, _FOOT)
        easel.text(foot, LEGEND, "sum_caption", colour.text_2)

    def _draw_row(self, easel: Easel, place: int, row: HitRow) -> None:
        colour, pitch = easel.theme.colour, self._pitch()
        top = _HEAD + place * pitch
        right = self._chart().left() if place else easel.width - _SIDE
        easel.rule(_SIDE, top, right, colour.line)
        x = _SIDE
        for number, (_, name, width) in enumerate(_COLUMNS):
            cell = QRectF(x, top, width - _GAP, pitch)
            align = Align.RIGHT if number else Align.LEFT
            role = "leaf_value" if name in ("hits", "actual") else "leaf_name"
            ink = colour.text_1
            if name == "band" and row.is_outside:
                ink = colour.fault
                easel.icon("triangle", cell.left(), top + pitch / 2 - 14, 28, ink, 2.6)
            words = str(getattr(row, name))
            if number:
                easel.text(cell, words, role, ink, align)
            else:
                self._draw_hand(easel, cell, words)
            x += width

    def _draw_hand(self, easel: Easel, cell: QRectF, words: str) -> None:
        """Write a long name in two lines."""
        line = min(_NAME_LINE, cell.height() / 2)
        lines = min(2, len(easel.broken(words, "leaf_name", cell.width())))
        top = cell.center().y() - lines * line / 2
        box = QRectF(cell.left(), top, cell.width(), 2 * line)
        easel.paragraph(box, words, "leaf_name", easel.theme.colour.text_1, line)

    def _pitch(self) -> float:
        room = self.design_height - _HEAD - _FOOT
        return min(_PITCH, room / max(1, len(self._rows)))

    def _chart(self) -> QRectF:
        left = _SIDE + _FIGURES + 8
        width = max(1.0, self.design_width - _SIDE - left)
        # Below the first rule: a line of the list stays whole.
        return QRectF(left, _HEAD + 2, width, max(1.0, self._pitch() * len(self._rows) - 2))

    def _fill(self) -> None:
        import pyqtgraph

        colour, scale = self.kit.theme.colour, self.scale
        item = self._plot.getPlotItem()
        item.clear()
        count = len(self._rows)
        item.setXRange(-_EDGE, 1 + _EDGE, padding=0)
        item.setYRange(-count, 0, padding=0)
        for place, row in enumerate(self._rows):
            y = -place - 0.5
            base = pyqtgraph.mkPen(colour.line, width=max(1.0, scale))
            item.addItem(pyqtgraph.PlotCurveItem([0.0, 1.0], [y, y], pen=base))
            width = max(0.012, row.at_high - row.at_low)
            band = pyqtgraph.BarGraphItem(
                x0=[row.at_low],
                y0=[y - _BAND / 2],
                width=[width],
                height=[_BAND],
                pen=pyqtgraph.mkPen(colour.line_strong, width=max(1.0, scale)),
                brush=pyqtgraph.mkBrush(colour.pressed),
            )
            item.addItem(band)
            stroke = pyqtgraph.mkPen(colour.text_2, width=3 * scale)
            ends = [y - _STROKE / 2, y + _STROKE / 2]
            item.addItem(pyqtgraph.PlotCurveItem([row.at_expected] * 2, ends, pen=stroke))
            dot = pyqtgraph.ScatterPlotItem(
                [row.at_actual],
                [y],
                symbol="d" if row.is_outside else "o",
                size=_DOT * scale,
                pen=pyqtgraph.mkPen(colour.panel, width=2 * scale),
                brush=pyqtgraph.mkBrush(colour.fault if row.is_outside else colour.text_1),
                antialias=True,
            )
            item.addItem(dot)
