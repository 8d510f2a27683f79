"""One large figure with its name above and a note below."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.canvas import Canvas
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.models.controls import FigureLook
from dealer_assist.ui.paint import SMALLEST_AMOUNT, Easel

_SIDE, _TOP, _CAPTION, _VALUE, _NOTE = 28.0, 26.0, 36.0, 90.0, 30.0


class FigureTile(Canvas):
    """Shows a figure; it cannot be pressed."""

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent)
        self._look = FigureLook("", "")

    @property
    def look(self) -> FigureLook:
        """Give what is shown."""
        return self._look

    def show_state(self, look: FigureLook) -> None:
        """Show a figure."""
        if look != self._look:
            self._look = look
            self.setAccessibleName(look.caption)
            self.setAccessibleDescription(look.value)
            self.update()

    def draw(self, easel: Easel) -> None:
        """Paint the name, the figure and the note."""
        colour, look = easel.theme.colour, self._look
        whole = QRectF(0, 0, easel.width, easel.height)
        easel.panel(whole, colour.panel, colour.line, easel.theme.line.thin)
        height = _CAPTION + 18 + _VALUE + 14 + 2 * _NOTE
        top = max(_TOP, (easel.height - height) / 2)
        box = QRectF(_SIDE, top, easel.width - 2 * _SIDE, _CAPTION)
        easel.text(box, look.caption, "panel_title", colour.text_2)
        box = QRectF(box.left(), box.bottom() + 18, box.width(), _VALUE)
        easel.text(box, look.value, "win_seat", colour.text_1, least=SMALLEST_AMOUNT)
        box = QRectF(box.left(), box.bottom() + 14, box.width(), easel.height - box.bottom() - 26)
        easel.paragraph(box, look.note, "pay_how", colour.text_2, _NOTE)
