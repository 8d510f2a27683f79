"""One meter at the top of the page: what it holds; a touch shows its figures."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.message import joined
from dealer_assist.ui.office.meters.model import Figures, MeterCardModel, MeterShown
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import SMALLEST_AMOUNT, Painter
from dealer_assist.ui.toolkit.selectable import Selectable
from dealer_assist.ui.toolkit.view import View

_CARD_SIDE, _TITLE, _AMOUNT, _NOTE = 22.0, 34.0, 52.0, 30.0


class MeterCard(Selectable[MeterCardModel]):
    """Names its meter in `chosen`."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, MeterCardModel(MeterShown(("", "")), "", "", ""), parent)

    def tell(self, model: MeterCardModel) -> None:
        """Say the meter, and after it what it holds."""
        self.describe(model.title)
        self.setAccessibleDescription(model.amount)

    def draw(self, painter: Painter) -> None:
        """Paint name, amount and note; a white frame where its figures show."""
        colour, lines, model = painter.theme.colour, painter.theme.line, self._model
        is_framed = model.is_selected or self.is_pressed
        fill = colour.pressed if self.is_pressed else colour.panel
        edge = colour.selected if is_framed else colour.line_strong
        painter.panel(painter.whole, fill, edge, lines.selected if is_framed else lines.thin)
        top = (painter.height - _TITLE - _AMOUNT - _NOTE) / 2
        box = QRectF(_CARD_SIDE, top, painter.width - 2 * _CARD_SIDE, _TITLE)
        painter.text(box, model.title, "semi_22", colour.text_2)
        box = QRectF(_CARD_SIDE, box.bottom(), box.width(), _AMOUNT)
        painter.text(box, model.amount, "heavy_42", colour.text_1, least=SMALLEST_AMOUNT)
        box = QRectF(_CARD_SIDE, box.bottom(), box.width(), _NOTE)
        painter.text(box, model.note, "medium_20", colour.text_2)


_COLUMNS, _SIDE, _GAP = 5, 24.0, 20.0
_CAPTION, _VALUE = 26.0, 40.0


class MeterFigureRow(View[Figures]):
    """Two rows of figures."""

    def changed(self, model: Figures) -> None:
        """Tell the figures to who cannot see them."""
        self.setAccessibleDescription(joined(", ", (joined(" ", one) for one in model)))

    def draw(self, painter: Painter) -> None:
        """Paint each name above its figure."""
        colour = painter.theme.colour
        painter.panel(painter.whole, colour.panel, colour.line, painter.theme.line.thin)
        figures = self.model if self.shows_something else ()
        rows = max(1, -(-len(figures) // _COLUMNS))
        width = (painter.width - 2 * _SIDE + _GAP) / _COLUMNS - _GAP
        height = painter.height / rows
        for place, (name, value) in enumerate(figures):
            row, column = divmod(place, _COLUMNS)
            left = _SIDE + column * (width + _GAP)
            lines = painter.broken(name, "medium_20", width)
            used = min(2, len(lines)) * _CAPTION + _VALUE
            top = row * height + (height - used) / 2
            room = QRectF(left, top, width, 2 * _CAPTION)
            top += painter.paragraph(room, name, "medium_20", colour.text_2, _CAPTION)
            painter.text(QRectF(left, top, width, _VALUE), value, "bold_28", colour.text_1)
