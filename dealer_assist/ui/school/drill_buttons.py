"""What a drill is answered by: an answer to choose, and a key of the keypad."""

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.models.school.drill import Mark, OfferModel
from dealer_assist.ui.school.drawing import PITCH, write
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import SMALLEST_LABEL, Align, Painter
from dealer_assist.ui.toolkit.selectable import Selectable
from dealer_assist.ui.toolkit.touchable import Touchable

ERASE = "⌫"


class OfferButton(Selectable[OfferModel]):
    """An answer to choose: raised, white when picked, green or coral when judged."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, OfferModel("", ""), parent)
        self.is_judged = False

    def tell(self, model: OfferModel) -> None:
        """Say the answer."""
        self.describe(model.label, Msg("It is answered") if self.is_judged else "")
        self.setAccessibleDescription(model.detail)

    def judge(self, model: OfferModel, *, is_judged: bool) -> None:
        """Show an answer, before or after the verdict."""
        if is_judged != self.is_judged:
            self.is_judged = is_judged
            self._model = OfferModel("", "")
        self.show_state(model)

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
            width = painter.theme.width(painter.said(model.label), "panel_title")
            if not icon and width <= room.width():
                painter.text(room, model.label, "panel_title", ink, Align.CENTRE)
            else:
                write(painter, room, model.label, ("panel_title", "fold_live"), ink)
            return
        least = painter.theme.width(painter.said(model.label), "panel_title", SMALLEST_LABEL)
        high = 36.0 if least <= room.width() else 2 * PITCH
        line = QRectF(room.left(), room.center().y() - (high + 32) / 2, room.width(), high)
        write(painter, line, model.label, ("panel_title", "fold_live"), ink)
        line = QRectF(room.left(), line.bottom() - 2, room.width(), 36)
        painter.text(line, model.detail, "game_caption", ink)

    def _dress(self, painter: Painter) -> tuple[QColor | None, QColor, QColor, str]:
        colour = painter.theme.colour
        match self._model.mark:
            case Mark.RIGHT:
                return colour.ok_well, colour.ok, colour.text_1, "check"
            case Mark.WRONG:
                return colour.fault_well, colour.fault, colour.fault_text, "cross"
            case Mark.PICKED:
                return colour.selected, colour.selected, colour.selected_ink, ""
            case Mark.PLAIN if self.is_judged:
                return colour.well, colour.line, colour.text_2, ""
            case Mark.PLAIN:
                fill = colour.pressed if self.is_pressed else colour.raised
                return fill, colour.line_strong, colour.text_1, ""


class DigitKey(Touchable):
    """A key of the keypad."""

    def __init__(
        self, context: UiContext, word: str, tell: Callable[[str], None], parent: QWidget
    ) -> None:
        super().__init__(context, parent, is_repeatable=True)
        self.word = word
        self.describe(Msg("Erase") if word == ERASE else word)
        self.fired.connect(lambda: tell(word))

    def draw(self, painter: Painter) -> None:
        """Paint the digit."""
        colour = painter.theme.colour
        whole = QRectF(0, 0, painter.width, painter.height)
        fill = colour.pressed if self.is_pressed else colour.raised
        painter.panel(whole, fill, colour.line_strong, 2)
        if self.word == ERASE:
            size = 44.0
            left, top = (painter.width - size) / 2, (painter.height - size) / 2
            painter.icon("arrow-left", left, top, size, colour.text_1)
        else:
            painter.text(whole, self.word, "settle_total", colour.text_1, Align.CENTRE)
