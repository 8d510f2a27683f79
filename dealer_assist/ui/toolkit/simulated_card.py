"""A staff card to swipe by touch: violet and dashed, as everything simulated."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.message import joined
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.rows import below
from dealer_assist.ui.toolkit.touchable import Touchable
from dealer_assist.ui.toolkit.values.controls import SimulatedCardModel
from dealer_assist.ui.toolkit.view import View

_SIDE, _GAP = 18.0, 14.0
_STAR, _STAR_GAP, _ICON = 24.0, 6.0, 28.0
_ROLE, _NAME = 32.0, 26.0


class SimulatedCard(Touchable, View[SimulatedCardModel]):
    """Names the card that was swiped."""

    swiped = Signal(object)
    _model: SimulatedCardModel = SimulatedCardModel("", "", "")

    def __init__(
        self, context: UiContext, parent: QWidget | None = None, *, is_judged: bool = False
    ) -> None:
        super().__init__(context, parent, is_judged=is_judged)
        self.fired.connect(self._tell)

    def changed(self, model: SimulatedCardModel) -> None:
        """Say whose card it is."""
        self.describe(joined(" ", filter(None, (model.role, model.name))))

    def draw(self, painter: Painter) -> None:
        """Paint the card's role and name beside its stars."""
        colour, model = painter.theme.colour, self._model
        fill = colour.simulated_mid if self.is_pressed else colour.simulated_well
        edge = colour.selected if self.is_pressed else colour.simulated
        painter.panel(painter.whole, fill, edge, painter.theme.line.device, dashed=True)
        marks = model.stars * (_STAR + _STAR_GAP) - _STAR_GAP if model.stars else _ICON
        words = max(
            painter.width_of(model.role, "bold_26"), painter.width_of(model.name, "semi_20")
        )
        words = min(words, painter.width - 2 * _SIDE - marks - _GAP)
        x = (painter.width - marks - _GAP - words) / 2
        middle = painter.height / 2
        if model.stars:
            for star in range(model.stars):
                left = x + star * (_STAR + _STAR_GAP)
                painter.icon("star", left, middle - _STAR / 2, _STAR, colour.simulated)
        else:
            painter.icon(model.icon, x, middle - _ICON / 2, _ICON, colour.simulated, 2.2)
        x += marks + _GAP
        top = middle - (_ROLE + _NAME) / 2
        role = QRectF(x, top, words + 1, _ROLE)
        painter.text(role, model.role, "bold_26", colour.selected)
        painter.text(below(role, _NAME), model.name, "semi_20", colour.simulated)

    def _tell(self) -> None:
        self.swiped.emit(self._model.key)
