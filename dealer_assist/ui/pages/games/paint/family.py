"""A family that titles stand in, by its button; it never changes place."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.message import joined
from dealer_assist.ui.pages.games.model import FamilyModel
from dealer_assist.ui.toolkit.buttons import draw_ground
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.selectable import Selectable
from dealer_assist.ui.toolkit.values.lettering import SMALLEST_LABEL, Align

_SIDE, _BETWEEN, _LINE, _DETAIL = 18.0, 10.0, 34.0, 26.0


class FamilyButton(Selectable[FamilyModel]):
    """Names its family in `chosen`."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, FamilyModel("", ""), parent)

    def tell(self, model: FamilyModel) -> None:
        """Say the family, and how many of it can open."""
        self.describe(joined(", ", (model.label, model.detail)))

    def draw(self, painter: Painter) -> None:
        """Paint the family with its count at the end, below it where the line is too short."""
        colour, model = painter.theme.colour, self._model
        ink = draw_ground(painter, self, is_on=model.is_selected)
        soft = ink if model.is_selected and not self.is_pressed else colour.text_2
        room = painter.width - 2 * _SIDE
        counted = painter.width_of(model.detail, "semi_20")
        line = painter.theme.width(painter.said(model.label), "bold_24", SMALLEST_LABEL)
        if line + _BETWEEN + counted <= room:
            row = QRectF(_SIDE, 0, room, painter.height)
            free = room - _BETWEEN
            most = painter.size_beside(model.detail, "semi_20", free, model.label, "bold_24")
            used = painter.text(row, model.detail, "semi_20", soft, Align.RIGHT, most=most)
            painter.text(row.adjusted(0, 0, -used - _BETWEEN, 0), model.label, "bold_24", ink)
            return
        top = (painter.height - _LINE - _DETAIL) / 2
        painter.text(QRectF(_SIDE, top, room, _LINE), model.label, "bold_24", ink)
        painter.text(QRectF(_SIDE, top + _LINE, room, _DETAIL), model.detail, "semi_20", soft)
