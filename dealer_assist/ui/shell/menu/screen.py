"""The menu over the table: everything beside the round, in groups. Nothing on it scrolls."""

from itertools import islice

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.shell.menu.model import MenuGroup, MenuModel
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.banner import BANNER_HEIGHT
from dealer_assist.ui.toolkit.button_sheet import ButtonSheet, draw_sheet
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter

_SIDE, _PADDING, _GAP, _BETWEEN = 60.0, 30.0, 12.0, 24.0
_TOP, _BOTTOM = 16.0, 20.0
_HEAD, _GROUP_HEAD = 88.0, 52.0
_TITLE_TOP, _TITLE, _TITLE_GAP = 18.0, 46.0, 24.0
_BUTTON, _FOOT = 104.0, 112.0
_BACK_WIDTH = 424.0


class Menu(Canvas):
    """Reports what was chosen, the way back included."""

    chosen = Signal(object)

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._model: MenuModel | None = None
        self._offered = ButtonSheet(self, self.chosen.emit, in_lists=True)

    @property
    def model(self) -> MenuModel | None:
        """Give what is offered."""
        return self._model

    @property
    def buttons(self) -> tuple[ActionButton, ...]:
        """Give the choices group by group, and the way back as the last."""
        return self._offered.buttons

    def show_state(self, model: MenuModel) -> None:
        """Offer what there is; the same again is the answer to the last press."""
        if model == self._model:
            self._offered.answered()
            return
        self._model = model
        self._offered.offer((one for group in model.groups for one in group.choices), model.back)
        self.setAccessibleName(model.title)
        self.arrange()
        self.update()

    def arrange(self) -> None:
        """Place a column for each group, the way back below them."""
        if self._model is None:
            return
        box, pitch = self._box(), self._pitch()
        width = self._column_width(box)
        buttons = iter(self._offered.choices)
        for place, group in enumerate(self._model.groups):
            left = box.left() + _PADDING + place * (width + _BETWEEN)
            top = box.top() + _HEAD + _GROUP_HEAD
            for button in islice(buttons, len(group.choices)):
                button.place(QRectF(left, top, width, pitch - _GAP), self.scale)
                top += pitch
        foot = QRectF(box.left() + _PADDING, box.bottom() - _PADDING - _FOOT, _BACK_WIDTH, _FOOT)
        self._offered.back.place(foot, self.scale)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep touches beside the buttons from reaching the table."""

    def draw(self, painter: Painter) -> None:
        """Dim the table, paint the sheet and the names of its groups."""
        model, colour = self._model, painter.theme.colour
        if model is None:
            return
        box = self._box()
        draw_sheet(painter, box, _PADDING, (model.title, ""), keeps_banner=model.keeps_banner)
        used = painter.width_of(model.title, "heavy_38") + _TITLE_GAP
        inner = box.adjusted(_PADDING + used, _TITLE_TOP, -_PADDING, 0)
        beside = QRectF(inner.left(), inner.top(), inner.width(), _TITLE)
        painter.text(beside, model.detail, "medium_24", colour.text_2)
        width = self._column_width(box)
        for place, group in enumerate(model.groups):
            left = box.left() + _PADDING + place * (width + _BETWEEN)
            head = QRectF(left, box.top() + _HEAD, width, _GROUP_HEAD - 10)
            painter.text(head, group.title, "bold_28", colour.text_2)

    def _column_width(self, box: QRectF) -> float:
        count = max(1, len(self._groups()))
        return (box.width() - 2 * _PADDING - _BETWEEN * (count - 1)) / count

    def _rows(self) -> int:
        return max((len(group.choices) for group in self._groups()), default=0)

    def _groups(self) -> tuple[MenuGroup, ...]:
        return self._model.groups if self._model else ()

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
