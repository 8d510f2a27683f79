"""The menu over the table: everything beside the round, in groups. Nothing on it scrolls."""

from itertools import islice

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.action_button import ActionButton
from dealer_assist.ui.banner import BANNER_HEIGHT
from dealer_assist.ui.canvas import Canvas
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.models.menu import MenuGroup, MenuLook
from dealer_assist.ui.offered import Offered, draw_sheet
from dealer_assist.ui.paint import Easel

_SIDE, _PADDING, _GAP, _BETWEEN = 60.0, 30.0, 12.0, 24.0
_TOP, _BOTTOM = 16.0, 20.0
_HEAD, _GROUP_HEAD = 88.0, 52.0
_TITLE_TOP, _TITLE, _TITLE_GAP = 18.0, 46.0, 24.0
_BUTTON, _FOOT = 104.0, 112.0
_BACK_WIDTH = 424.0


class Menu(Canvas):
    """Reports what was chosen, the way back included."""

    chosen = Signal(object)

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent)
        self._look: MenuLook | None = None
        self._offered = Offered(self, self.chosen.emit, in_lists=True)

    @property
    def look(self) -> MenuLook | None:
        """Give what is offered."""
        return self._look

    @property
    def buttons(self) -> tuple[ActionButton, ...]:
        """Give the choices group by group, and the way back as the last."""
        return self._offered.buttons

    def show_state(self, look: MenuLook) -> None:
        """Offer what there is; the same again is the answer to the last press."""
        if look == self._look:
            self._offered.answered()
            return
        self._look = look
        self._offered.offer((one for group in look.groups for one in group.choices), look.back)
        self.setAccessibleName(look.title)
        self.arrange()
        self.update()

    def arrange(self) -> None:
        """Place a column for each group, the way back below them."""
        if self._look is None:
            return
        box, pitch = self._box(), self._pitch()
        width = self._column_width(box)
        buttons = iter(self._offered.choices)
        for place, group in enumerate(self._look.groups):
            left = box.left() + _PADDING + place * (width + _BETWEEN)
            top = box.top() + _HEAD + _GROUP_HEAD
            for button in islice(buttons, len(group.choices)):
                button.place(QRectF(left, top, width, pitch - _GAP), self.scale)
                top += pitch
        foot = QRectF(box.left() + _PADDING, box.bottom() - _PADDING - _FOOT, _BACK_WIDTH, _FOOT)
        self._offered.back.place(foot, self.scale)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep touches beside the buttons from reaching the table."""

    def draw(self, easel: Easel) -> None:
        """Dim the table, paint the sheet and the names of its groups."""
        look, colour = self._look, easel.theme.colour
        if look is None:
            return
        box = self._box()
        draw_sheet(easel, box, _PADDING, (look.title, ""), keeps_banner=look.keeps_banner)
        used = easel.width_of(look.title, "modal_title") + _TITLE_GAP
        inner = box.adjusted(_PADDING + used, _TITLE_TOP, -_PADDING, 0)
        beside = QRectF(inner.left(), inner.top(), inner.width(), _TITLE)
        easel.text(beside, look.detail, "modal_place", colour.text_2)
        width = self._column_width(box)
        for place, group in enumerate(look.groups):
            left = box.left() + _PADDING + place * (width + _BETWEEN)
            head = QRectF(left, box.top() + _HEAD, width, _GROUP_HEAD - 10)
            easel.text(head, group.title, "list_title", colour.text_2)

    def _column_width(self, box: QRectF) -> float:
        count = max(1, len(self._groups()))
        return (box.width() - 2 * _PADDING - _BETWEEN * (count - 1)) / count

    def _rows(self) -> int:
        return max((len(group.choices) for group in self._groups()), default=0)

    def _groups(self) -> tuple[MenuGroup, ...]:
        return self._look.groups if self._look else ()

    def _pitch(self) -> float:
        """Give the height of a button and its gap: smaller only where there are many."""
        top = BANNER_HEIGHT + _TOP
        room = self.design_height - top - _BOTTOM - _HEAD - _GROUP_HEAD - _FOOT - 2 * _PADDING
        return min(_BUTTON + _GAP, (room + _GAP) / max(1, self._rows()))

    def _box(self) -> QRectF:
        columns = self._rows() * self._pitch() - _GAP
        height = _HEAD + _GROUP_HEAD + columns + _PADDING + _FOOT + _PADDING
        top = BANNER_HEIGHT + _TOP
        spare = self.design_height - top - _BOTTOM - height
        width = self.design_width - 2 * _SIDE
        return QRectF(_SIDE, top + max(0.0, spare) / 2, width, height)
