"""One meter at the top of the page: what it holds; a touch shows its figures."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.office.presenter.meters import MeterCardModel
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import SMALLEST_AMOUNT, Painter
from dealer_assist.ui.toolkit.selectable import Selectable

_CARD_SIDE, _TITLE, _AMOUNT, _NOTE = 22.0, 34.0, 52.0, 30.0


class MeterCard(Selectable[MeterCardModel]):
    """Names its meter in `chosen`."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, MeterCardModel(("", ""), "", "", ""), parent)

    def tell(self, model: MeterCardModel) -> None:
        """Say the meter, and after it what it holds."""
        self.describe(model.title)
        self.setAccessibleDescription(model.amount)

    def draw(self, painter: Painter) -> None:
        """Paint name, amount and note; a white frame where its figures show."""
        colour, lines, model = painter.theme.colour, painter.theme.line, self._model
        whole = QRectF(0, 0, painter.width, painter.height)
        is_framed = model.is_selected or self.is_pressed
        fill = colour.pressed if self.is_pressed else colour.panel
        edge = colour.selected if is_framed else colour.line_strong
        painter.panel(whole, fill, edge, lines.selected if is_framed else lines.thin)
        top = (painter.height - _TITLE - _AMOUNT - _NOTE) / 2
        box = QRectF(_CARD_SIDE, top, painter.width - 2 * _CARD_SIDE, _TITLE)
        painter.text(box, model.title, "card_note", colour.text_2)
        box = QRectF(_CARD_SIDE, box.bottom(), box.width(), _AMOUNT)
        painter.text(box, model.amount, "pay_amount", colour.text_1, least=SMALLEST_AMOUNT)
        box = QRectF(_CARD_SIDE, box.bottom(), box.width(), _NOTE)
        painter.text(box, model.note, "sum_caption", colour.text_2)


Figures = tuple[tuple[str, str], ...]

_COLUMNS, _SIDE, _GAP = 5, 24.0, 20.0
_CAPTION, _VALUE = 26.0, 40.0


class MeterFigures(Canvas):
    """Two rows of figures."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._figures: Figures = ()

    @property
    def figures(self) -> Figures:
        """Give what is shown."""
        return self._figures

    def show_state(self, figures: Figures) -> None:
        """Show the figures of a meter."""
        if figures != self._figures:
            self._figures = figures
            words = ", ".join(f"{name} {value}" for name, value in figures)
            self.setAccessibleDescription(words)
            self.update()

    def draw(self, painter: Painter) -> None:
        """Paint each name above its figure."""
        colour = painter.theme.colour
        whole = QRectF(0, 0, painter.width, painter.height)
        painter.panel(whole, colour.panel, colour.line, painter.theme.line.thin)
        rows = max(1, -(-len(self._figures) // _COLUMNS))
        width = (painter.width - 2 * _SIDE + _GAP) / _COLUMNS - _GAP
        height = painter.height / rows
        for place, (name, value) in enumerate(self._figures):
            row, column = divmod(place, _COLUMNS)
            left = _SIDE + column * (width + _GAP)
            lines = painter.broken(name, "sum_caption", width)
            used = min(2, len(lines)) * _CAPTION + _VALUE
            top = row * height + (height - used) / 2
            room = QRectF(left, top, width, 2 * _CAPTION)
            top += painter.paragraph(room, name, "sum_caption", colour.text_2, _CAPTION)
            painter.text(QRectF(left, top, width, _VALUE), value, "panel_title", colour.text_1)
