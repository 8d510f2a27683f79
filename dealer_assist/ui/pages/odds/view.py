"""The odds of one wager: large figures, where the money goes, and every line with its chance."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.i18n.translator import Translated
from dealer_assist.ui.pages.odds.model import OddsFigure, OddsModel
from dealer_assist.ui.pages.odds.share_bar import BAR, LEGEND, draw_shares
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import SMALLEST_AMOUNT, SMALLEST_LABEL, Align, Painter
from dealer_assist.ui.toolkit.theme import TypeRole

_SIDE, _TOP, _HEAD, _GAP = 28.0, 18.0, 44.0, 14.0
_TILE, _TILE_SIDE = 142.0, 18.0
_CAPTION, _VALUE, _SMALL = 28.0, 50.0, 27.0
_ROW_HEAD, _LEAST_ROW, _MOST_ROW, _NOTE = 34.0, 29.0, 44.0, 32.0
_LINES = (0.29, 0.17, 0.16, 0.28, 0.10)
_PARTS = (0.6, 0.4)


class OddsView(Canvas):
    """Shows the odds of one wager; it cannot be pressed."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._model = OddsModel()

    @property
    def model(self) -> OddsModel:
        """Give what is shown."""
        return self._model

    def show_state(self, model: OddsModel) -> None:
        """Show a wager."""
        if model != self._model:
            self._model = model
            self.setAccessibleName(model.title)
            self.setAccessibleDescription(model.figures[0].value if model.figures else "")
            self.update()

    def draw(self, painter: Painter) -> None:
        """Paint from the top: name, figures, bar, lines, notes."""
        colour, model = painter.theme.colour, self._model
        whole = QRectF(0, 0, painter.width, painter.height)
        painter.panel(whole, colour.panel, colour.line, painter.theme.line.thin)
        inner = whole.adjusted(_SIDE, _TOP, -_SIDE, -_TOP)
        head = QRectF(inner.left(), inner.top(), inner.width(), _HEAD)
        used = painter.text(head, model.title, "heavy_34", colour.text_1)
        place = head.adjusted(used + _SIDE, 4, 0, 4)
        used = painter.text(place, model.method, "medium_20", colour.text_2, Align.RIGHT)
        painter.text(
            place.adjusted(0, 0, -used - _SIDE, 0), model.detail, "medium_22", colour.text_2
        )
        y = head.bottom() + 8
        if model.figures:
            self._draw_figures(painter, QRectF(inner.left(), y, inner.width(), _TILE))
            y += _TILE + _GAP
        if model.shares:
            bar = QRectF(inner.left(), y, inner.width(), BAR + LEGEND)
            draw_shares(painter, bar, model.shares)
            y += BAR + LEGEND + _GAP
        self._draw_rows(painter, QRectF(inner.left(), y, inner.width(), inner.bottom() - y))

    def _draw_figures(self, painter: Painter, box: QRectF) -> None:
        figures = self._model.figures
        width = (box.width() - _GAP * (len(figures) - 1)) / len(figures)
        for place, figure in enumerate(figures):
            tile = QRectF(box.left() + place * (width + _GAP), box.top(), width, _TILE)
            _draw_figure(painter, tile, figure)

    def _draw_rows(self, painter: Painter, room: QRectF) -> None:
        colour, model = painter.theme.colour, self._model
        notes = sum(len(painter.broken(one, "medium_22", room.width())) for one in model.notes)
        spare = room.height() - _ROW_HEAD - notes * _NOTE - 8
        height = max(_LEAST_ROW, min(_MOST_ROW, spare / max(1, len(model.rows))))
        y = room.top()
        if model.rows:
            head = QRectF(room.left(), y, room.width(), _ROW_HEAD)
            _draw_row(painter, head, model.heads, is_head=True)
            y += _ROW_HEAD
        for row in model.rows:
            painter.rule(room.left(), y - 1, room.right(), colour.line)
            _draw_row(painter, QRectF(room.left(), y, room.width(), height), row)
            y += height
        y += 8
        box = QRectF(room.left(), y, room.width(), room.bottom() - y)
        size = painter.size_for(model.notes, "medium_22", box, _NOTE)
        for note in model.notes:
            box = QRectF(room.left(), y, room.width(), room.bottom() - y)
            y += painter.paragraph(box, note, "medium_22", colour.text_2, _NOTE, most=size)


def _draw_figure(painter: Painter, tile: QRectF, figure: OddsFigure) -> None:
    colour = painter.theme.colour
    painter.panel(tile, colour.well, colour.line, painter.theme.line.thin)
    box = QRectF(tile.left() + _TILE_SIDE, tile.top() + 6, tile.width() - 2 * _TILE_SIDE, _CAPTION)
    painter.text(box, figure.caption, "medium_20", colour.text_2)
    box = QRectF(box.left(), box.bottom(), box.width(), _VALUE)
    painter.text(box, figure.value, "heavy_42", colour.text_1, least=SMALLEST_AMOUNT)
    box = QRectF(box.left(), box.bottom(), box.width(), _SMALL)
    if _fits(painter, figure.exact, box.width()):
        painter.text(box, figure.exact, "medium_20", colour.text_2)
    else:  # a fraction of fifty digits is for paper, not for a glance
        painter.text(box, Msg("fraction on the PAR sheet"), "medium_20", colour.text_2)
    box = QRectF(box.left(), box.bottom(), box.width(), _SMALL)
    used = painter.text(box, figure.printed, "medium_20", colour.text_2)
    if figure.differs:
        mark = box.adjusted(used + 10, 0, 0, 0)
        painter.text(mark, Translated("≠"), "bold_26", colour.fault)


def _draw_row(
    painter: Painter, line: QRectF, row: tuple[str, ...], *, is_head: bool = False
) -> None:
    """Write a row: its name at the left, everything else at the right of its column."""
    colour, x = painter.theme.colour, line.left()
    parts = _LINES if len(row) == len(_LINES) else _PARTS
    for place, (words, share) in enumerate(zip(row, parts, strict=True)):
        box = QRectF(x, line.top(), line.width() * share - _GAP, line.height())
        x += line.width() * share
        align = Align.RIGHT if place else Align.LEFT
        if is_head:
            painter.text(box, words, "medium_20", colour.text_2, align)
        elif place == 3 and not _fits(painter, words, box.width()):
            continue
        else:
            strong = place in (1, 4)
            role: TypeRole = "semi_24" if strong or not place else "medium_20"
            painter.text(box, words, role, colour.text_1 if place != 3 else colour.text_2, align)


def _fits(painter: Painter, words: str, room: float) -> bool:
    return painter.theme.width(painter.said(words), "medium_20", SMALLEST_LABEL) <= room
