"""One of a few things to look at: white while it is the one that shows."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.button_ground import draw_ground
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.models.controls import ChoiceLook
from dealer_assist.ui.paint import Align, Easel
from dealer_assist.ui.selectable import Selectable

_SIDE, _LABEL, _DETAIL = 14.0, 32.0, 26.0


class PickButton(Selectable[ChoiceLook]):
    """Names its choice in `chosen`."""

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, ChoiceLook("", ""), parent)

    def tell(self, look: ChoiceLook) -> None:
        """Say the choice, and after it what stands below it."""
        self.describe(look.label)
        self.setAccessibleDescription(look.detail)

    def draw(self, easel: Easel) -> None:
        """Paint the words in the middle."""
        colour, look = easel.theme.colour, self._look
        ink = draw_ground(easel, self, is_on=look.is_on)
        soft = ink if look.is_on and not self.is_pressed else colour.text_2
        used = _LABEL + (_DETAIL if look.detail else 0.0)
        box = QRectF(_SIDE, (easel.height - used) / 2, easel.width - 2 * _SIDE, _LABEL)
        easel.text(box, look.label, "action_small", ink, Align.CENTRE)
        box = QRectF(_SIDE, box.bottom(), box.width(), _DETAIL)
        easel.text(box, look.detail, "action_detail", soft, Align.CENTRE)
