"""Something to choose: a name, an answer, a day; after a verdict it shows how it was."""

from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.school.drawing import PITCH, write
from dealer_assist.ui.school.lists.model import Mark, Offer
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import SMALLEST_LABEL, Align, Painter
from dealer_assist.ui.toolkit.selectable import Selectable


class OfferButton(Selectable[Offer[Any]]):
    """An answer to choose: raised, white when picked, green or coral when judged."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, Offer(None, ""), parent)

    def tell(self, model: Offer[Any]) -> None:
        """Say the answer."""
        self.describe(model.label, Msg("It is answered") if model.is_judged else "")
        self.setAccessibleDescription(model.detail)

    def draw(self, painter: Painter) -> None:
        """Paint the words, and after the answer a mark before them."""
        model, colour = self._model, painter.theme.colour
        fill, edge, ink, icon = self._dress(painter)
        whole = QRectF(0, 0, painter.width, painter.height)
        is_marked = model.mark is not Mark.PLAIN
        painter.panel(whole, fill, edge, 4 if is_marked else 2)
        left = 20.0
        if icon:
            mark = colour.ok if model.mark is Mark.RIGHT else colour.fault
            painter.icon(icon, left, painter.height / 2 - 20, 40, mark, 3.4)
            left += 54
        room = QRectF(left, 8, painter.width - left - 16, painter.height - 16)
        if not model.detail:
            width = painter.theme.width(painter.said(model.label), "bold_28")
            if not icon and width <= room.width():
                painter.text(room, model.label, "bold_28", ink, Align.CENTRE)
            else:
                write(painter, room, model.label, ("bold_28", "bold_20"), ink)
            return
        least = painter.theme.width(painter.said(model.label), "bold_28", SMALLEST_LABEL)
        high = 36.0 if least <= room.width() else 2 * PITCH
        line = QRectF(room.left(), room.center().y() - (high + 32) / 2, room.width(), high)
        write(painter, line, model.label, ("bold_28", "bold_20"), ink)
        line = QRectF(room.left(), line.bottom() - 2, room.width(), 36)
        painter.text(line, model.detail, "medium_20", ink)

    def _dress(self, painter: Painter) -> tuple[QColor | None, QColor, QColor, str]:
        colour = painter.theme.colour
        match self._model.mark:
            case Mark.RIGHT:
                return colour.ok_well, colour.ok, colour.text_1, "check"
            case Mark.WRONG:
                return colour.fault_well, colour.fault, colour.fault_text, "cross"
            case Mark.PICKED:
                return colour.selected, colour.selected, colour.selected_ink, ""
            case Mark.PLAIN if self._model.is_judged:
                return colour.well, colour.line, colour.text_2, ""
            case Mark.PLAIN:
                fill = colour.pressed if self.is_pressed else colour.raised
                return fill, colour.line_strong, colour.text_1, ""
