"""What the kiosk shows where no table can be opened: the sentence, its cure, and the ways on."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.action_button import ActionButton
from dealer_assist.ui.canvas import Canvas, scale_for
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.paint import Easel
from dealer_assist.ui.present.trouble import TroubleLook

_SIDE, _PADDING, _GAP = 160.0, 48.0, 24.0
_ICON, _TITLE, _LINE = 84.0, 64.0, 46.0
_BUTTON, _BUTTON_WIDTH = 112.0, 480.0
_FEWEST_LINES = 3


class TroubleScreen(Canvas):
    """Names the button that was pressed."""

    pressed = Signal(object)

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent)
        self._look = TroubleLook("", "", ())
        self.buttons: list[ActionButton] = []

    def show_state(self, look: TroubleLook) -> None:
        """Show what is wrong; it is shown once."""
        self._look = look
        self.setAccessibleName(look.title)
        self.setAccessibleDescription(look.sentence)
        for button_look in look.buttons:
            button = ActionButton(self.kit, self)
            button.show_state(button_look)
            button.pressed.connect(self.pressed)
            self.buttons.append(button)
        self.arrange()
        self.update()

    def beat(self) -> None:
        """Let a hold fill."""
        now = self.kit.clock_ms()
        for button in self.buttons:
            button.tick(now)

    def leave(self) -> None:
        """Hold nothing that must be given back."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Scale the design to the new size."""
        self.scale = scale_for(self.width(), self.height())
        self.arrange()

    def arrange(self) -> None:
        """Place the buttons below the panel, the way out at the far end."""
        box = self._box()
        count = max(1, len(self.buttons))
        width = min(_BUTTON_WIDTH, (box.width() - _GAP * (count - 1)) / count)
        top = box.bottom() + _GAP
        for place, button in enumerate(self.buttons):
            left = (
                box.left() if place == 0 else box.right() - (count - place) * (width + _GAP) + _GAP
            )
            button.place(QRectF(left, top, width, _BUTTON), self.scale)

    def draw(self, easel: Easel) -> None:
        """Paint the trouble."""
        colour, box = easel.theme.colour, self._box()
        easel.fill(QRectF(0, 0, easel.width, easel.height), colour.bg)
        easel.panel(box, colour.fault_well, colour.fault, easel.theme.line.strong)
        left = box.left() + _PADDING
        easel.icon("triangle", left, box.top() + _PADDING - 8, _ICON, colour.fault, 2)
        room = box.adjusted(_PADDING + _ICON + _GAP, _PADDING, -_PADDING, -_PADDING)
        title = QRectF(room.left(), room.top(), room.width(), _TITLE)
        easel.text(title, self._look.title, "swipe_line", colour.text_1)
        words = room.adjusted(0, _TITLE + _GAP, 0, 0)
        easel.paragraph(words, self._look.sentence, "swipe_detail", colour.fault_text, _LINE)

    def _box(self) -> QRectF:
        """Give the panel as high as its sentence; panel and buttons stand in the middle."""
        width = self.design_width - 2 * _SIDE
        room = width - 2 * _PADDING - _ICON - _GAP
        ruler = Easel(QPainter(), self.kit, width, self.design_height)
        lines = max(_FEWEST_LINES, len(ruler.broken(self._look.sentence, "swipe_detail", room)))
        most = self.design_height - 2 * _GAP - _BUTTON - _GAP
        height = min(most, 2 * _PADDING + _TITLE + _GAP + lines * _LINE)
        top = (self.design_height - height - _GAP - _BUTTON) / 2
        return QRectF(_SIDE, top, width, height)
