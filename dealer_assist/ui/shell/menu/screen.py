"""The menu over the table: everything beside the round, in groups. Nothing on it scrolls."""

from itertools import islice

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.shell.menu.model import MenuModel
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.boxed import Boxed
from dealer_assist.ui.toolkit.boxes import Drawn, Slot
from dealer_assist.ui.toolkit.button_sheet import ButtonSheet, draw_sheet
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.nodes import Fitted, Node, Text, column, inset, row, space, stack
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.rows import top_of
from dealer_assist.ui.toolkit.values.measures import BANNER_HEIGHT

_SIDE, _PADDING, _GAP, _BETWEEN = 60.0, 30.0, 12.0, 24.0
_TOP, _BOTTOM = 16.0, 20.0
_HEAD, _GROUP_HEAD, _GROUP_TITLE = 88.0, 52.0, 42.0
_TITLE_TOP, _TITLE, _TITLE_GAP = 18.0, 46.0, 24.0
_BUTTON, _FOOT = 104.0, 112.0
_BACK_WIDTH = 424.0


class Menu(Boxed[MenuModel]):
    """Reports what was chosen, the way back included."""

    chosen = Signal(object)
    covers = True

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._offered = ButtonSheet(self, self.chosen.emit, in_lists=True)

    @property
    def buttons(self) -> tuple[ActionButton, ...]:
        """Return the choices group by group, and the way back as the last."""
        return self._offered.buttons

    def show_state(self, model: MenuModel) -> None:
        """Offer what there is; the same again is the answer to the last press."""
        if model == self._model:
            self._offered.answered()
        super().show_state(model)

    def body(self, model: MenuModel) -> Node:
        """Stand a column for each group, as high as the longest, the way back below them."""
        self._offered.offer(
            (choice for group in model.groups for choice in group.choices), model.back
        )
        self.setAccessibleName(model.title)
        rows = max(len(group.choices) for group in model.groups)
        around = _HEAD + _GROUP_HEAD + _FOOT + 2 * _PADDING

        def sheet(room: QRectF) -> Node:
            """Make its buttons smaller only where there are many."""
            pitch = min(_BUTTON + _GAP, (room.height() - around + _GAP) / max(1, rows))
            inner = column(
                space(_HEAD),
                self._groups(model, pitch - _GAP),
                row(Slot(self._offered.back).of(_BACK_WIDTH)).of(_FOOT),
            )
            inner = inset(inner, (_PADDING, 0, _PADDING, _PADDING))
            stands = stack(Drawn(self._draw_sheet), inner).of(around + rows * pitch - _GAP)
            return column(space(), stands, space())

        return inset(Fitted(sheet), (_SIDE, BANNER_HEIGHT + _TOP, _SIDE, _BOTTOM))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep touches beside the buttons from reaching the table."""

    def _groups(self, model: MenuModel, high: float) -> Node:
        buttons = iter(self._offered.choices)
        columns = (
            column(
                column(Text(group.title, "bold_28", "text_2").of(_GROUP_TITLE)).of(
                    _GROUP_HEAD - _GAP
                ),
                *(Slot(button).of(high) for button in islice(buttons, len(group.choices))),
                gap=_GAP,
            )
            for group in model.groups
        )
        return row(*columns, gap=_BETWEEN)

    def _draw_sheet(self, painter: Painter, box: QRectF) -> None:
        """Dim the table; the detail stands beside the title."""
        model = self.model
        draw_sheet(painter, box, _PADDING, (model.title, ""), keeps_banner=model.keeps_banner)
        used = painter.width_of(model.title, "heavy_38") + _TITLE_GAP
        beside = top_of(box.adjusted(_PADDING + used, 0, -_PADDING, 0), _TITLE, _TITLE_TOP)
        painter.text(beside, model.detail, "medium_24", painter.theme.colour.text_2)
