"""One thing that END GAME waits for: what it is, and the buttons that deal with it."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.table.model.panel import WaitRowModel
from dealer_assist.ui.table.part import TablePart
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.values.lettering import Align
from dealer_assist.ui.toolkit.view import View

_RADIUS, _TILE, _TILE_RADIUS = 12.0, 52.0, 9.0
_SIDE, _GAP, _EDGE = 22.0, 16.0, 9.0
_TITLE, _LINE = 36.0, 30.0
_BUTTON_WIDTH, _MOST_HEIGHT = 300.0, 80.0
_LONG, _LONG_WIDTH = 20, 370.0
"""From how many letters on the printed name of a hand needs a wider button."""


class WaitRow(TablePart, View[WaitRowModel]):
    """Reports its buttons."""

    _model: WaitRowModel = WaitRowModel("")

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.buttons = [
            ActionButton(context, self, role="bold_26", icon_size=30.0, is_judged=True)
            for _ in range(2)
        ]
        for button in self.buttons:
            button.lie_on(context.theme.colour.raised)
            button.pressed.connect(self.press)

    def show_state(self, model: WaitRowModel) -> None:
        """Show what is waited for; the same again is the answer to the last press."""
        if model.title != self._model.title:
            for button in self.buttons:  # the same word, said of something else
                button.come_anew()
        super().show_state(model)
        for button, action in zip(self.buttons, model.actions, strict=False):
            button.show_state(action)

    def changed(self, model: WaitRowModel) -> None:
        """Say what it is about."""
        self.setAccessibleName(model.title)
        self.setAccessibleDescription(model.detail)
        self.arrange()

    def arrange(self) -> None:
        """Place as many buttons as there are at the right."""
        widths = self._widths()
        height = min(_MOST_HEIGHT, self.design_height - 2 * _EDGE)
        top = (self.design_height - height) / 2
        left = self.design_width - _EDGE - sum(widths) - _GAP * (len(widths) - 1)
        for n, button in enumerate(self.buttons):
            button.setVisible(n < len(widths))
            if n < len(widths):
                button.place(QRectF(left, top, widths[n], height), self.scale)
                left += widths[n] + _GAP

    def draw(self, painter: Painter) -> None:
        """Paint the frame, the tile, and what is to be done; amber where it comes first."""
        colour, lines, model = painter.colour, painter.theme.line, self._model
        edge = colour.next if model.is_next else colour.line_strong
        line = lines.selected if model.is_next else lines.thin
        painter.panel(painter.whole, colour.raised, edge, line, _RADIUS)
        self._draw_tile(painter)
        left = _SIDE + _TILE + _GAP
        buttons = sum(self._widths()) + len(model.actions) * _GAP
        room = painter.width - _SIDE - buttons - left
        most = max(1, int((painter.height - 12 - _TITLE) // _LINE))
        said = model.detail
        lines_of = painter.broken(said, "medium_24", room) if said else []
        if len(lines_of) > most and model.brief:
            said = model.brief
            lines_of = painter.broken(said, "medium_24", room)
        height = min(len(lines_of), most) * _LINE
        top = (painter.height - _TITLE - height) / 2
        if len(lines_of) > most:
            top, height = 6.0, painter.height - 12 - _TITLE
        painter.text(QRectF(left, top, room, _TITLE), model.title, "bold_30", colour.text_1)
        detail = QRectF(left, top + _TITLE, room, height)
        if len(lines_of) > most:
            painter.label(detail, said, "medium_24", colour.text_2)
        elif said:
            painter.paragraph(detail, said, "medium_24", colour.text_2, _LINE)

    def _widths(self) -> list[float]:
        labels = [action.label for action in self._model.actions]
        return [_LONG_WIDTH if len(label) > _LONG else _BUTTON_WIDTH for label in labels]

    def _draw_tile(self, painter: Painter) -> None:
        colour, model = painter.colour, self._model
        tile = QRectF(_SIDE, (painter.height - _TILE) / 2, _TILE, _TILE)
        if model.is_next:
            painter.panel(tile, colour.next, radius=_TILE_RADIUS)
            painter.icon_in(tile, "chevrons", _TILE - 20, colour.next_ink, 3.0)
            return
        painter.panel(tile, colour.panel, colour.line_strong, radius=_TILE_RADIUS)
        painter.text(tile, model.number, "bold_30", colour.text_2, Align.CENTRE)
