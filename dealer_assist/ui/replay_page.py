"""A round that is over, on the table's own screen: every step as it stood, and nothing to press."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.action_button import ActionButton
from dealer_assist.ui.banner import draw_frame
from dealer_assist.ui.canvas import Canvas
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.layout import Layout
from dealer_assist.ui.paint import Easel
from dealer_assist.ui.present.replay import ReplayLook
from dealer_assist.ui.replay_band import ReplayBand
from dealer_assist.ui.table_screen import TableScreen

_GAP = 14.0
_SHARES = (1.0, 1.1, 0.9, 0.9)


class ReplayPage(Canvas):
    """Names the button that was pressed; the table under its band is a picture only."""

    pressed = Signal(object)

    def __init__(self, kit: Kit, layout: Layout, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.picture = TableScreen(kit, layout, self)
        self.picture.setEnabled(False)
        self.picture.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.band = ReplayBand(kit, self)
        self.cover = Cover(kit, self)
        self.buttons = [ActionButton(kit, self) for _ in _SHARES]
        for button in self.buttons:
            button.pressed.connect(self.pressed)

    def show_state(self, look: ReplayLook) -> None:
        """Show a step."""
        self.picture.show_state(look.table)
        self.cover.is_simulated = bool(look.table.banner)
        self.band.show_state(look.words, look.detail, look.trouble)
        for button, action in zip(self.buttons, look.actions, strict=True):
            button.show_state(action)
        self.arrange()

    def arrange(self) -> None:
        """Lay the band over the prompt and the buttons over the action bar."""
        whole = QRectF(0, 0, self.design_width, self.design_height)
        self.picture.place(whole, self.scale)
        self.band.place(self._over(self.picture.prompt), self.scale)
        bar = self._over(self.picture.action_bar)
        below = QRectF(
            0, bar.top() - _GAP / 2, whole.width(), whole.height() - bar.top() + _GAP / 2
        )
        self.cover.place(below, self.scale)
        room = bar.width() - _GAP * (len(self.buttons) - 1)
        left = bar.left()
        for button, share in zip(self.buttons, _SHARES, strict=True):
            width = room * share / sum(_SHARES)
            button.place(QRectF(left, bar.top(), width, bar.height()), self.scale)
            left += width + _GAP

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep touches of the picture from reaching the live table below."""

    def _over(self, part: Canvas) -> QRectF:
        box = part.geometry()
        return QRectF(
            box.x() / self.scale,
            box.y() / self.scale,
            box.width() / self.scale,
            box.height() / self.scale,
        )


class Cover(Canvas):
    """Hides the action bar of the picture: its buttons belong to another time."""

    is_simulated = False

    def draw(self, easel: Easel) -> None:
        """Paint plain ground, and go on with the violet frame."""
        easel.fill(QRectF(0, 0, easel.width, easel.height), easel.theme.colour.bg)
        if self.is_simulated:
            draw_frame(easel)
