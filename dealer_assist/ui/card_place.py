"""A place of the card pad: a touch has the next card go there."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.kit import Kit
from dealer_assist.ui.paint import Align, Easel
from dealer_assist.ui.present.card_pad import PlaceLook
from dealer_assist.ui.selectable import Selectable

_CHECK, _SIDE, _GAP = 20.0, 10.0, 6.0


class CardPlace(Selectable[PlaceLook]):
    """Names its place in `chosen`."""

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, PlaceLook("", "", ""), parent)

    def tell(self, look: PlaceLook) -> None:
        """Say the place."""
        self.describe(look.label)

    def draw(self, easel: Easel) -> None:
        """Paint name and count; white where the next card goes, a check where all are there."""
        colour, lines, look = easel.theme.colour, easel.theme.line, self._look
        whole = QRectF(0, 0, easel.width, easel.height)
        ground, ink, soft = colour.raised, colour.text_1, colour.text_2
        edge, line = colour.line_strong, lines.thin
        if look.is_selected:
            ground, ink, soft = colour.selected, colour.selected_ink, colour.selected_ink
            edge, line = colour.selected, lines.selected
        if self.is_pressed:
            ground, ink, soft = colour.pressed, colour.text_1, colour.text_1
        easel.panel(whole, ground, edge, line)
        middle = easel.height / 2
        box = QRectF(_SIDE, middle - 34, easel.width - 2 * _SIDE, 36)
        easel.text(box, look.label, "panel_title", ink, Align.CENTRE)
        note = QRectF(_SIDE, middle + 2, easel.width - 2 * _SIDE, 28)
        width = easel.width_of(look.detail, "settle_word")
        if look.is_whole and width + _CHECK + _GAP <= note.width():
            left = (easel.width - width - _CHECK - _GAP) / 2
            easel.icon("check", left, middle + 6, _CHECK, soft, 3.2)
            note.setLeft(left + _CHECK + _GAP)
            easel.text(note, look.detail, "settle_word", soft)
            return
        easel.text(note, look.detail, "settle_word", soft, Align.CENTRE)
