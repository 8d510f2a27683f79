"""A title among the others: its number, its name, what is particular, or what is missing."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.pages.games.model import TitleTileModel
from dealer_assist.ui.pages.games.paint.blocks import write_whole
from dealer_assist.ui.toolkit.buttons import draw_ground
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.rows import below
from dealer_assist.ui.toolkit.selectable import Selectable
from dealer_assist.ui.toolkit.values.lettering import SMALLEST_LABEL, Align

_SIDE, _NUMBER, _GAP = 14.0, 46.0, 12.0
_NAME, _LINE, _DETAIL = 30.0, 23.0, 25.0
_MARK, _MARK_GAP = 20.0, 8.0


class TitleTile(Selectable[TitleTileModel]):
    """Names the title that was touched; one that cannot open is dashed, and can be asked why."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, TitleTileModel("", "", ""), parent)

    def tell(self, model: TitleTileModel) -> None:
        """Say the title, its number, and what is missing."""
        self.describe(model.name)
        self.setAccessibleDescription(next(iter(model.details), model.number))

    def draw(self, painter: Painter) -> None:
        """Paint the tile."""
        colour, model = painter.theme.colour, self._model
        ink, soft = self._draw_box(painter)
        number = QRectF(_SIDE, 0, _NUMBER, painter.height)
        if model.is_unreadable:
            painter.icon("triangle", _SIDE + 4, painter.height / 2 - 17, 34, colour.fault)
        else:
            painter.text(number, model.number or "–", "bold_26", ink)
        left = number.right() + _GAP
        room = painter.width - left - _SIDE
        is_long = painter.theme.width(model.name, "bold_22", SMALLEST_LABEL) > room
        name = 2 * _LINE if is_long else _NAME
        detail = _DETAIL if model.details else 0.0
        larger = painter.stretched(name + detail, painter.height - 8)
        top = (painter.height - (name + detail) * larger) / 2
        box = QRectF(left, top, room, name * larger)
        if is_long:
            painter.paragraph(box, model.name, "bold_20", ink, _LINE)
        else:
            painter.text(box, model.name, "bold_22", ink)
        self._draw_detail(painter, below(box, _DETAIL * larger), soft)

    def _draw_box(self, painter: Painter) -> tuple[QColor, QColor]:
        """Paint the ground; give the inks of the name and of what is below it."""
        colour, lines, model = painter.theme.colour, painter.theme.line, self._model
        if not model.is_shut:
            ink = draw_ground(painter, self, is_on=model.is_selected)
            is_on = model.is_selected and not self.is_pressed
            return ink, ink if is_on else colour.text_2
        if model.is_selected or self.is_pressed:
            painter.panel(painter.whole, colour.panel, colour.selected, lines.strong, dashed=True)
            return colour.text_1, colour.text_2
        painter.panel(painter.whole, None, colour.line_strong, dashed=True)
        return colour.text_2, colour.text_2

    def _draw_detail(self, painter: Painter, row: QRectF, ink: QColor) -> None:
        model = self._model
        mark = "padlock" if model.is_shut else "check" if model.is_selected else ""
        if mark and model.details:
            painter.icon(mark, row.left(), row.center().y() - _MARK / 2, _MARK, ink)
            row = row.adjusted(_MARK + _MARK_GAP, 0, 0, 0)
        for words in model.details:
            if write_whole(painter, row, words, Align.LEFT, "medium_20", ink):
                return
