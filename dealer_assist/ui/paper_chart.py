"""Hits against their odds on paper: a grey band of chance, a stroke expected, a dot found."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from dealer_assist.reports.page import Bar, Chart
from dealer_assist.ui import paper_type as t

_ROW = 16.0
_LABEL = 110.0
_FIGURES = 96.0
_DOT = 3.2


def chart_height(chart: Chart) -> float:
    """Give the height that a chart takes."""
    return t.SMALL.line + 4 + _ROW * len(chart.bars)


def draw_chart(painter: QPainter, box: QRectF, chart: Chart) -> None:
    """Draw one row a line, each on its own scale from none to the most that is shown."""
    title = QRectF(box.left(), box.top(), box.width(), t.SMALL.line)
    t.write(painter, title, chart.title, t.SMALL, t.inks().soft)
    for number, bar in enumerate(chart.bars):
        top = box.top() + t.SMALL.line + 4 + number * _ROW
        _draw_bar(painter, QRectF(box.left(), top, box.width(), _ROW), bar)


def _draw_bar(painter: QPainter, row: QRectF, bar: Bar) -> None:
    label = QRectF(row.left(), row.top(), _LABEL, _ROW)
    t.write(painter, label, bar.label, t.CELLS[1][0])
    scale = QRectF(row.left() + _LABEL, row.top(), row.width() - _LABEL - _FIGURES, _ROW)
    most = max(bar.actual, bar.high, 1.0) * 1.05

    def x(value: float) -> float:
        return scale.left() + scale.width() * value / most

    middle = scale.center().y()
    painter.fillRect(QRectF(scale.left(), middle - 0.25, scale.width(), 0.5), t.inks().rule)
    band = max(1.0, x(bar.high) - x(bar.low))
    painter.fillRect(QRectF(x(bar.low), middle - 4, band, 8), t.inks().band)
    painter.fillRect(QRectF(x(bar.expected) - 0.5, middle - 6, 1, 12), t.inks().soft)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(t.inks().ink)
    painter.drawEllipse(QPointF(x(bar.actual), middle), _DOT, _DOT)
    figures = QRectF(scale.right() + 6, row.top(), _FIGURES - 6, _ROW)
    words = f"{bar.actual:,.0f} of {bar.low:,.0f} to {bar.high:,.0f}"
    t.write(painter, figures, words, t.SMALL, t.inks().soft, align=1.0)
