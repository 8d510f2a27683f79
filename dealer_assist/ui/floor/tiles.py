"""A table on the map: one of many, so the picture of one at rest is kept."""

from collections.abc import Hashable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg, joined
from dealer_assist.ui.floor.map import TableTile, Tile, TileLook
from dealer_assist.ui.toolkit.boxes import ink_of
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.controls import shows_by
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.selectable import Selectable
from dealer_assist.ui.toolkit.values.lettering import TypeRole
from dealer_assist.value import Value, replace

_LARGE = 150.0
_SIDE = 6.0  # the line round a table that needs a person is four wide
_TOP = 7.0


class _Look(Value):
    """Ground and edge of a table, the inks of its three lines, and a mark where it is loud."""

    fill: str
    edge: str
    line: float
    number: str
    game: str
    phase: str
    icon: str = ""


_LOOKS = {
    TileLook.OPEN: _Look("panel", "line", 2, "text_1", "text_2", "text_2"),
    TileLook.CLOSED: _Look("", "line", 2, "text_3", "text_3", "text_3"),
    TileLook.PENDING: _Look("claim", "selected", 4, "claim_ink", "claim_ink", "claim_ink", "star"),
    TileLook.TICKET: _Look("well", "claim", 3, "text_1", "text_2", "claim", "star"),
    TileLook.LOST: _Look("fault_well", "fault", 4, "text_1", "text_2", "fault", "unlink"),
    TileLook.CALLS: _Look("well", "selected", 3, "text_1", "text_2", "text_1", "bell"),
    TileLook.STOPPED: _Look("fault_well", "fault", 4, "text_1", "text_2", "fault", "unequal"),
}
_PRESSED = _Look("pressed", "selected", 3, "text_1", "text_1", "text_1")


class TableTileButton(Selectable[Tile]):
    """Names its table in `chosen`."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, Tile(""), parent)
        self.lie_on(context.theme.colour.bg)

    def tell(self, model: Tile) -> None:
        """Say which table it is and how it is."""
        self.describe(Msg("Table {table}", table=model.number))
        self.setAccessibleDescription(joined(", ", (model.game, model.word)))

    def look(self) -> Hashable | None:
        """Keep the picture of a table at rest: most of a floor has not changed."""
        return None if self.is_pressed else self._model

    def draw(self, painter: Painter) -> None:
        """Paint number, link, game and phase."""
        look = _LOOKS[self._model.look]
        if self.is_pressed:
            look = replace(_PRESSED, icon=look.icon)
        fill = ink_of(painter, look.fill) if look.fill else None
        edge = ink_of(painter, look.edge)
        painter.panel(painter.whole, fill, edge, look.line, 10, dashed=fill is None)
        self._draw_words(painter, look)

    def _draw_words(self, painter: Painter, look: _Look) -> None:
        model = self._model
        is_large = painter.height >= _LARGE
        pitch = painter.height / 3.1
        room = painter.width - _SIDE  # the longest name may go to the right edge
        number: TypeRole = "heavy_48" if is_large else "bold_28"
        game: TypeRole = "bold_28" if is_large else "medium_20"
        loud: TypeRole = "bold_26" if is_large else "bold_20"
        ink, soft, strong = (ink_of(painter, name) for name in (look.number, look.game, look.phase))
        used = painter.text(QRectF(_SIDE, _TOP, room, pitch), model.number, number, ink)
        marks = QRectF(_SIDE + used, _TOP, room - used - _SIDE, pitch)
        if look.icon:
            painter.icon(look.icon, marks.right() - 26, marks.center().y() - 12, 24, strong, 2.6)
        else:
            self._draw_marks(painter, marks, soft)
        top = pitch + 2.5
        painter.text(QRectF(_SIDE, top, room, pitch), model.game, game, soft)
        last = QRectF(_SIDE, top + pitch - 4, room, pitch)
        painter.text(last, model.word, loud if look.icon else game, strong)

    def _draw_marks(self, painter: Painter, box: QRectF, ink: QColor) -> None:
        """Write the letters of its links, and that somebody has taken note of an alert."""
        model, x, middle = self._model, box.right(), box.center().y()
        if model.letters:
            width = painter.width_of(model.letters, "medium_20")
            room = QRectF(x - width, box.top(), width + 1, box.height())
            painter.text(room, model.letters, "medium_20", ink)
            x -= width + 22
            painter.icon("link", x, middle - 9, 18, ink, 2.6)
        if model.is_noted:
            painter.icon("triangle", x - 26, middle - 10, 20, ink, 2.4)


shows_by(TableTile, TableTileButton)
