"""METERS on the screen: what is pending, a row a level, the course and the forecast of one."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from dealer_assist.floor.actions import Holder
from dealer_assist.floor.view import FloorView
from dealer_assist.ui.floor.drawing import (
    draw_heads,
    draw_panel,
    draw_pill,
    pill_width,
)
from dealer_assist.ui.floor.frame import Buttons, Filters, FloorScreen
from dealer_assist.ui.floor.list_screen import RowLine
from dealer_assist.ui.models.actions import Pick
from dealer_assist.ui.models.floor.pages import BandModel, MetersPageModel, PlotModel
from dealer_assist.ui.presenters.floor.meters import meters_page
from dealer_assist.ui.presenters.floor.shown import Shown
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Align, Painter

_BAND, _GAP, _LOW, _SIDE, _HEADS = 112.0, 14.0, 326.0, 576.0, 40.0
_ROW, _ROW_GAP, _MOST_BANDS = 72.0, 12.0, 2


class MetersScreen(FloorScreen):
    """Shows every meter; a touch on a row draws that one."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._model: MetersPageModel | None = None
        self._lines: list[RowLine] = []
        self._bands = Buttons(self, "action")
        self._spans = Filters(self, "span")
        self._hits = Buttons(self)

    def show_view(
        self, view: FloorView, shown: Shown, trouble: str, cards: tuple[Holder, ...]
    ) -> None:
        """Show the page of a reading."""
        self.show_state(meters_page(view, shown, trouble))

    def show_state(self, model: MetersPageModel) -> None:
        """Show the meters."""
        self._model = model
        while len(self._lines) < len(model.grid.rows):
            line = RowLine(self.context, self)
            line.chosen.connect(
                lambda key: self.asked.emit(Pick(("level", str(key).partition(" ")[2])))
            )
            self._lines.append(line)
        for place, line in enumerate(self._lines):
            line.setVisible(place < len(model.grid.rows))
            if place < len(model.grid.rows):
                line.grid = model.grid
                line.show_state(model.grid.rows[place])
        self._bands.show_state(tuple(one.act for one in model.bands[:_MOST_BANDS]))
        self._spans.show_state(model.spans)
        self._hits.show_state((model.hits,))
        self.show_frame(model.frame)

    def _band_boxes(self) -> list[QRectF]:
        body, count = self.body(), len(self._bands.shown)
        return [
            QRectF(body.left(), body.top() + place * (_BAND + _GAP), body.width(), _BAND)
            for place in range(count)
        ]

    def _table(self) -> QRectF:
        body, bands = self.body(), self._band_boxes()
        top = bands[-1].bottom() + _GAP if bands else body.top()
        return QRectF(body.left(), top, body.width(), body.bottom() - _LOW - _GAP - top)

    def _plot_box(self) -> QRectF:
        body = self.body()
        return QRectF(body.left(), body.bottom() - _LOW, body.width() - _SIDE - _GAP, _LOW)

    def _forecast_box(self) -> QRectF:
        body = self.body()
        return QRectF(body.right() - _SIDE, body.bottom() - _LOW, _SIDE, _LOW)

    def arrange(self) -> None:
        """Place bands, rows and choices; many levels stand closer."""
        super().arrange()
        if self._model is None:
            return
        for button, box in zip(self._bands.shown, self._band_boxes(), strict=True):
            button.place(QRectF(box.right() - 400, box.top(), 400, box.height()), self.scale)
        table, count = self._table(), max(1, len(self._model.grid.rows))
        room = table.height() - _HEADS - 16
        pitch = min(_ROW + _ROW_GAP, room / count)
        for place, line in enumerate(self._lines):
            top = table.top() + _HEADS + 6 + place * pitch
            high = min(_ROW, pitch - 6)
            line.place(QRectF(table.left() + 14, top, table.width() - 28, high), self.scale)
        plot, forecast = self._plot_box(), self._forecast_box()
        self._spans.place(plot.right() - 20, plot.top() + 14, 116, 72)
        for button in self._hits.shown:
            button.place(QRectF(forecast.right() - 228, forecast.top() + 14, 208, 72), self.scale)

    def draw(self, painter: Painter) -> None:
        """Paint bands, heads, course and forecast."""
        super().draw(painter)
        model = self._model
        if model is None:
            return
        for band, box in zip(model.bands, self._band_boxes(), strict=False):
            _draw_band(painter, box, band)
        table = self._table()
        draw_panel(painter, table)
        heads = QRectF(table.left() + 30, table.top() + 4, table.width() - 44, _HEADS - 2)
        draw_heads(painter, heads, model.grid)
        self._draw_plot(painter, self._plot_box(), model.plot)
        forecast = self._forecast_box()
        draw_panel(painter, forecast)
        head = QRectF(forecast.left() + 22, forecast.top() + 14, 300, 72)
        painter.text(head, model.forecast.title, "panel_title", painter.theme.colour.text_1)
        _draw_rows(painter, forecast.adjusted(22, 96, -22, -8), model)

    def _draw_plot(self, painter: Painter, box: QRectF, model: PlotModel) -> None:
        colour = painter.theme.colour
        draw_panel(painter, box)
        head = QRectF(box.left() + 22, box.top() + 14, 300, 72)
        painter.text(head, model.title, "panel_title", colour.text_1)
        area = box.adjusted(92, 104, -36, -46)
        if not model.points:
            painter.label(area, model.nothing, "notice_detail", colour.text_2, Align.CENTRE)
            return
        for share, words in model.up:
            y = area.bottom() - share * area.height()
            painter.rule(area.left(), y, area.right(), colour.line)
            room = QRectF(box.left() + 8, y - 14, area.left() - box.left() - 18, 28)
            painter.text(room, words, "game_caption", colour.text_2, Align.RIGHT)
        for share, words in model.across:
            x = area.left() + share * area.width()
            room = QRectF(x - 60, area.bottom() + 8, 120, 28)
            painter.text(room, words, "game_caption", colour.text_2, Align.CENTRE)
        places = [
            QPointF(area.left() + x * area.width(), area.bottom() - y * area.height())
            for x, y in model.points
        ]
        ground = QPolygonF([*places, QPointF(places[-1].x(), area.bottom()),
                            QPointF(places[0].x(), area.bottom())])  # fmt: skip
        painter.qpainter.setPen(Qt.PenStyle.NoPen)
        painter.qpainter.setBrush(colour.raised)
        painter.qpainter.drawPolygon(ground)
        painter.qpainter.setPen(QPen(colour.text_1, 3))
        painter.qpainter.setBrush(Qt.BrushStyle.NoBrush)
        painter.qpainter.drawPolyline(QPolygonF(places))
        for x, y, words, is_pending in model.marks:
            at = QPointF(area.left() + x * area.width(), area.bottom() - y * area.height())
            painter.qpainter.setPen(QPen(colour.claim, 4))
            painter.qpainter.setBrush(colour.panel if is_pending else colour.claim)
            painter.qpainter.drawEllipse(at, 8, 8)
            width = painter.width_of(words, "tag")
            left = at.x() + 18 if at.x() + 18 + width < area.right() else at.x() - 18 - width
            painter.text(QRectF(left, at.y() - 16, width + 1, 32), words, "tag", colour.claim)


def _draw_rows(painter: Painter, box: QRectF, model: MetersPageModel) -> None:
    colour, facts = painter.theme.colour, model.forecast
    count = len(facts.rows) + bool(facts.foot)
    pitch = min(44.0, box.height() / max(1, count))
    for place, fact in enumerate(facts.rows):
        row = QRectF(box.left(), box.top() + place * pitch, box.width(), pitch)
        painter.rule(row.left(), row.top(), row.right(), colour.line)
        painter.text(row, fact.name, "game_detail", colour.text_2)
        painter.text(row, fact.value, "check_found", colour.text_1, Align.RIGHT)
    top = box.top() + len(facts.rows) * pitch
    painter.rule(box.left(), top, box.right(), colour.line)
    row = QRectF(box.left(), top, box.width(), pitch)
    painter.label(row, facts.foot, "game_caption", colour.text_2)


def _draw_band(painter: Painter, box: QRectF, band: BandModel) -> None:
    colour = painter.theme.colour
    painter.panel(box, colour.well, colour.claim, 3)
    x = box.left() + 26
    draw_pill(painter, x, box.center().y(), band.pill)
    x += pill_width(painter, band.pill) + 24
    room = QRectF(x, box.top(), 330, box.height())
    x += painter.text(room, band.amount, "win_prize", colour.text_1) + 26
    limit = box.right() - 400 - 20
    row = QRectF(x, box.top() + 20, limit - x, 38)
    painter.text(row, band.title, "check_found", colour.text_1)
    below = QRectF(row.left(), row.top() + 34, row.width(), 44)
    painter.label(below, band.detail, "game_caption", colour.text_2)
