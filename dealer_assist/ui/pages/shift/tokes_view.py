"""The tokes of a shift on the page: four figures, a row a wager, the tray and the verdict."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.pages.shift.tokes import ShiftTokesModel
from dealer_assist.ui.shell.page import GAP
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.figure_tile import FigureTile
from dealer_assist.ui.toolkit.lists.grid import GridView
from dealer_assist.ui.toolkit.lists.measures import SENTENCES
from dealer_assist.ui.toolkit.painter import SMALLEST_AMOUNT, Align, Painter
from dealer_assist.ui.toolkit.view import View

_FIGURES, _TILE, _LOWER, _LOWER_SHARE = 4, 168.0, 236.0, 0.6
_SIDE, _VERDICT, _LINE, _CHECK = 28.0, 64.0, 34.0, 44.0


class TokesView(View[ShiftTokesModel]):
    """Shows the model; nothing on it is touched."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.lie_on(context.theme.colour.bg)
        self.tiles = [FigureTile(context, self) for _ in range(_FIGURES)]
        self.rows = GridView(context, self, SENTENCES)

    def changed(self, model: ShiftTokesModel) -> None:
        """Hand the figures and the rows on."""
        for tile, figure in zip(self.tiles, model.figures, strict=True):
            tile.show_state(figure)
        self.rows.show_state(model.rows)
        self.setAccessibleName(model.verdict)

    def arrange(self) -> None:
        """Place the figures in a row, the wagers below them."""
        width = (self.design_width - GAP * (_FIGURES - 1)) / _FIGURES
        for place, tile in enumerate(self.tiles):
            tile.place(QRectF(place * (width + GAP), 0, width, _TILE), self.scale)
        self.rows.place(self._list().adjusted(0, 8, 0, -8), self.scale)

    def draw(self, painter: Painter) -> None:
        """Paint the panels, the sums of the tray and the verdict."""
        if not self.shows_something:
            return
        colour, thin = painter.theme.colour, painter.theme.line.thin
        painter.panel(self._list(), colour.panel, colour.line, thin)
        lower = QRectF(0, painter.height - _LOWER, painter.width, _LOWER)
        tray = QRectF(lower.left(), lower.top(), lower.width() * _LOWER_SHARE, lower.height())
        painter.panel(tray, colour.panel, colour.line, thin)
        self._draw_tray(painter, tray.adjusted(_SIDE, 8, -_SIDE, -8))
        verdict = lower.adjusted(tray.width() + GAP, 0, 0, 0)
        edge = colour.ok if self.model.is_agreed else colour.fault
        painter.panel(verdict, colour.panel, edge, painter.theme.line.strong)
        self._draw_verdict(painter, verdict.adjusted(_SIDE, 12, -_SIDE, -12))

    def _list(self) -> QRectF:
        whole = QRectF(0, 0, self.design_width, self.design_height)
        return whole.adjusted(0, _TILE + GAP, 0, -_LOWER - GAP)

    def _draw_tray(self, painter: Painter, box: QRectF) -> None:
        colour, rows = painter.theme.colour, self.model.tray
        each = box.height() / len(rows)
        for place, (name, amount) in enumerate(rows):
            row = QRectF(box.left(), box.top() + place * each, box.width(), each)
            if place:
                painter.rule(row.left(), row.top(), row.right(), colour.line)
            is_sum = place == len(rows) - 1
            ink = colour.text_1 if is_sum else colour.text_2
            room = painter.width_of(amount, "heavy_30") + 16
            painter.text(row, amount, "heavy_30", colour.text_1, Align.RIGHT, SMALLEST_AMOUNT)
            words = row.adjusted(0, 0, -room, 0)
            painter.text(words, name, "bold_26" if is_sum else "medium_26", ink)

    def _draw_verdict(self, painter: Painter, box: QRectF) -> None:
        colour, model = painter.theme.colour, self.model
        ink = colour.ok if model.is_agreed else colour.fault
        middle = box.top() + _VERDICT / 2
        name = "check" if model.is_agreed else "triangle"
        painter.icon(name, box.left(), middle - _CHECK / 2, _CHECK, ink)
        row = QRectF(box.left() + _CHECK + 16, box.top(), box.width() - _CHECK - 16, _VERDICT)
        painter.text(row, model.verdict, "heavy_38", colour.text_1)
        left = QRectF(box.left(), row.bottom(), box.width(), box.bottom() - row.bottom())
        for note in model.notes:
            lines = len(painter.broken(note, "medium_24", left.width()))
            room = QRectF(left.left(), left.top(), left.width(), lines * _LINE)
            painter.paragraph(room, note, "medium_24", colour.text_2, _LINE)
            left.setTop(room.bottom())
