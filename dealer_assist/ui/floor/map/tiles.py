"""A table on the map, a pit among many, a link above the map: each can be touched."""

from collections.abc import Hashable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg, joined
from dealer_assist.ui.floor.map.model import LinkBox, PitModel, TileLook, TileModel
from dealer_assist.ui.floor.touches import MetersTouched, PitChosen, TableTouched
from dealer_assist.ui.models.grid import Tone
from dealer_assist.ui.toolkit.boxes import ink_of
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Align, Painter
from dealer_assist.ui.toolkit.selectable import Selectable
from dealer_assist.ui.toolkit.theme import TypeRole
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
    TileLook.STOPPED: _Look("fault_well", "fault", 4, "text_1", "text_2", "fault", "unequal"),
}
_PRESSED = _Look("pressed", "selected", 3, "text_1", "text_1", "text_1")


class TableTile(Selectable[TileModel]):
    """Names its table in `chosen`."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, TileModel(TableTouched(""), "", "", "", ""), parent)
        self.lie_on(context.theme.colour.bg)

    def tell(self, model: TileModel) -> None:
        """Say which table it is and how it stands."""
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
        ink, soft, strong = (ink_of(painter, one) for one in (look.number, look.game, look.phase))
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


class PitTile(Selectable[PitModel]):
    """Names its pit in `chosen`: for floors of more pits than a map has room for."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(
            context, PitModel(PitChosen(""), "", "", "", "", Tone.PLAIN, "", ()), parent
        )

    def tell(self, model: PitModel) -> None:
        """Say which pit it is, and the worst of it."""
        self.describe(model.name)
        self.setAccessibleDescription(model.worst or model.open_words)

    def draw(self, painter: Painter) -> None:
        """Paint name, tables open, and the worst state."""
        colour, model = painter.theme.colour, self._model
        edge = ink_of(painter, model.worst_tone) if model.worst else colour.line
        fill = colour.pressed if self.is_pressed else colour.panel
        painter.panel(painter.whole, fill, edge, 3 if model.worst else 2)
        pitch, room = (painter.height - 12) / 3, painter.width - 32
        painter.text(QRectF(16, 6, room, pitch), model.name, "bold_28", colour.text_1)
        painter.text(
            QRectF(16, 6 + pitch, room, pitch), model.open_words, "medium_20", colour.text_2
        )
        last = QRectF(16, 6 + 2 * pitch, room, pitch)
        if model.worst:
            painter.text(last, model.worst, "bold_20", ink_of(painter, model.worst_tone))
        else:
            painter.text(last, model.manager, "medium_20", colour.text_2)


class LinkTile(Selectable[LinkBox]):
    """Names its link in `chosen`."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, LinkBox(MetersTouched(""), "", "", "", ()), parent)

    def tell(self, model: LinkBox) -> None:
        """Say which link it is."""
        self.describe(Msg("Link {letter}", letter=model.letter))

    def draw(self, painter: Painter) -> None:
        """Paint the letter, then a level beside the other."""
        colour, model = painter.theme.colour, self._model
        fill = colour.pressed if self.is_pressed else colour.panel
        painter.panel(painter.whole, fill, colour.line, painter.theme.line.thin)
        name = max(
            painter.width_of(words, "medium_20") for words in (model.label, model.note, "M " * 4)
        )
        name = min(name, painter.width * 0.22)
        painter.icon("link", 20, 22, 24, colour.text_1, 2.4)
        painter.text(QRectF(54, 14, name, 40), model.letter, "bold_28", colour.text_1)
        painter.text(QRectF(20, 54, name, 28), model.label, "medium_20", colour.text_2)
        ink = colour.fault if model.is_paused else colour.text_2
        painter.text(QRectF(20, 84, name, 28), model.note, "medium_20", ink)
        left = 20 + name + 14
        room = (painter.width - left - 4) / max(1, len(model.levels))
        for place, level in enumerate(model.levels):
            box = QRectF(left + place * room, 14, room - 12, 30)
            painter.text(box, level.name, "caption_20", colour.text_2, Align.LEFT)
            painter.text(box.translated(0, 32), level.amount, "bold_30", colour.text_1)
            low = box.translated(0, 66)
            if level.pending:
                painter.icon("star", low.left(), low.top() + 6, 18, colour.claim)
                painter.text(low.adjusted(22, 0, 0, 0), level.pending, "bold_20", colour.claim)
            else:
                painter.text(low, level.note, "medium_20", colour.text_2)
