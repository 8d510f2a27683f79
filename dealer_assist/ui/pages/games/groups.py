"""The games that tables are grouped by, one button each; they never change place."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.pages.games.model import GameGroup
from dealer_assist.ui.toolkit.buttons import draw_ground
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import SMALLEST_LABEL, Painter
from dealer_assist.ui.toolkit.selectable import Selectable

_SIDE, _LABEL, _DETAIL, _DETAILS = 20.0, 34.0, 26.0, 48.0
_LINE = 23.0  # of a name that needs two
_GAP, _LEAST, _MOST = 12.0, 72.0, 96.0
ONE_COLUMN, TWO_COLUMNS = 424.0, 632.0


class GroupButton(Selectable[GameGroup]):
    """Names its group in `chosen`."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, GameGroup("", ""), parent)

    def tell(self, model: GameGroup) -> None:
        """Say the game, how many tables it has, and why there is none."""
        self.describe(model.label, model.reason)
        self.setAccessibleDescription(model.reason or model.detail)

    def draw(self, painter: Painter) -> None:
        """Paint the game and what there is of it."""
        colour, model = painter.theme.colour, self._model
        ink = draw_ground(painter, self, is_on=model.is_selected)
        soft = ink if model.is_selected and not self.is_pressed else colour.text_2
        words, room = model.reason or model.detail, painter.width - 2 * _SIDE
        is_long = painter.theme.width(model.label, "bold_20", SMALLEST_LABEL) > room
        label = 2 * _LINE if is_long else _LABEL
        is_short = painter.theme.width(painter.said(words), "semi_20", SMALLEST_LABEL) <= room
        detail = min(_DETAIL if is_short else _DETAILS, painter.height - label)
        top = (painter.height - label - detail) / 2
        box = QRectF(_SIDE, top, room, label)
        if is_long:
            painter.paragraph(box, model.label, "bold_20", ink, _LINE)
        else:
            painter.text(box, model.label, "bold_26", ink)
        box = QRectF(_SIDE, box.bottom(), room, detail)
        painter.label(box, words, "semi_20", colour.text_3 if model.reason else soft)


class GameGroups(Canvas):
    """Names the group that was touched; where one column is too short there are two."""

    chosen = Signal(object)

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.buttons: list[GroupButton] = []

    def show_state(self, groups: Sequence[GameGroup]) -> None:
        """Show the groups in their order."""
        while len(self.buttons) < len(groups):
            button = GroupButton(self.context, self)
            button.chosen.connect(self.chosen)
            self.buttons.append(button)
        for place, button in enumerate(self.buttons):
            button.setVisible(place < len(groups))
            if place < len(groups):
                button.show_state(groups[place])

    def width_for(self, height: float) -> float:
        """Give the width that all buttons need at a height."""
        return ONE_COLUMN if self._count() <= _rows_in(height) else TWO_COLUMNS

    def arrange(self) -> None:
        """Place the buttons below each other, from the left."""
        count = self._count()
        columns = 1 if count <= _rows_in(self.design_height) else 2
        rows = max(1, -(-count // columns))
        width = (self.design_width - _GAP * (columns - 1)) / columns
        height = min(_MOST, (self.design_height + _GAP) / rows - _GAP)
        for place, button in enumerate(self.buttons[:count]):
            column, row = divmod(place, rows)
            box = QRectF(column * (width + _GAP), row * (height + _GAP), width, height)
            button.place(box, self.scale)

    def _count(self) -> int:
        return sum(not button.isHidden() for button in self.buttons)


def _rows_in(height: float) -> int:
    return int((height + _GAP) // (_LEAST + _GAP))
