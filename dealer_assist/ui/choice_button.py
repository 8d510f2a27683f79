"""A choice that is on or off: a check and a white frame say that it is on."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.kit import Kit
from dealer_assist.ui.models.controls import ChoiceLook
from dealer_assist.ui.paint import Easel
from dealer_assist.ui.selectable import Selectable

_SIDE, _GAP, _MARK, _LINE = 18.0, 14.0, 34.0, 36.0
_DETAIL = 26.0


class ChoiceButton(Selectable[ChoiceLook]):
    """Names its choice in `chosen`."""

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, ChoiceLook("", ""), parent)

    def tell(self, look: ChoiceLook) -> None:
        """Say the choice, and after it how it stands."""
        self.describe(look.label)
        self.setAccessibleDescription(look.detail)

    def draw(self, easel: Easel) -> None:
        """Paint a ring or a check, the words and their detail."""
        colour, lines, look = easel.theme.colour, easel.theme.line, self._look
        whole = QRectF(0, 0, easel.width, easel.height)
        fill = colour.pressed if self.is_pressed else colour.raised
        is_framed = look.is_on or self.is_pressed
        edge = colour.selected if is_framed else colour.line_strong
        easel.panel(whole, fill, edge, lines.strong if is_framed else lines.thin)
        middle = easel.height / 2
        self._draw_mark(easel, QRectF(_SIDE, middle - _MARK / 2, _MARK, _MARK))
        left = _SIDE + _MARK + _GAP
        height = _LINE + (_DETAIL if look.detail else 0.0)
        box = QRectF(left, middle - height / 2, easel.width - left - _SIDE, _LINE)
        easel.text(box, look.label, "panel_title", colour.text_1)
        box = QRectF(box.left(), box.bottom(), box.width(), _DETAIL)
        easel.text(box, look.detail, "action_detail", colour.text_2)

    def _draw_mark(self, easel: Easel, box: QRectF) -> None:
        colour, thin = easel.theme.colour, easel.theme.line.thin
        if not self._look.is_on:
            easel.panel(box, None, colour.line_strong, thin, box.width() / 2)
            return
        easel.panel(box, colour.selected, radius=box.width() / 2)
        size = box.width() - 12
        easel.icon("check", box.left() + 6, box.top() + 6, size, colour.selected_ink, 3.4)
