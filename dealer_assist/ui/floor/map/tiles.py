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

_LARGE = 150.0
_SIDE = 6.0  # the line round a table that needs a person is four wide
_TOP = 7.0


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
        colour, model = painter.theme.colour, self._model
        whole = painter.whole
        ink, soft, strong = colour.text_1, colour.text_2, colour.text_2
        match model.look:
            case TileLook.PENDING:
                painter.panel(whole, colour.claim, colour.selected, 4, 10)
                ink = soft = strong = colour.claim_ink
            case TileLook.TICKET:
                painter.panel(whole, colour.well, colour.claim, 3, 10)
                strong = colour.claim
            case TileLook.LOST | TileLook.STOPPED:
                painter.panel(whole, colour.fault_well, colour.fault, 4, 10)
                strong = colour.fault
            case TileLook.CLOSED:
                painter.panel(whole, None, colour.line, 2, 10, dashed=True)
                ink = strong = colour.text_3
                soft = colour.text_3
            case _:
                painter.panel(whole, colour.panel, colour.line, 2, 10)
        if self.is_pressed:
            painter.panel(whole, colour.pressed, colour.selected, 3, 10)
            ink = soft = strong = colour.text_1
        self._draw_words(painter, ink, soft, strong)

    def _draw_words(self, painter: Painter, ink: QColor, soft: QColor, strong: QColor) -> None:
        model = self._model
        is_large = painter.height >= _LARGE
        pitch = painter.height / 3.1
        room = painter.width - _SIDE  # the longest name may go to the right edge
        roles: tuple[TypeRole, TypeRole, TypeRole] = ("bold_28", "medium_20", "medium_20")
        if is_large:
            roles = ("heavy_48", "bold_28", "bold_28")
        is_loud = model.look not in (TileLook.OPEN, TileLook.CLOSED)
        last = roles[2]
        if is_loud:
            last = "bold_26" if is_large else "bold_20"
        used = painter.text(QRectF(_SIDE, _TOP, room, pitch), model.number, roles[0], ink)
        self._draw_marks(painter, QRectF(_SIDE + used, _TOP, room - used - _SIDE, pitch), ink, soft)
        top = pitch + 2.5
        painter.text(QRectF(_SIDE, top, room, pitch), model.game, roles[1], soft)
        painter.text(QRectF(_SIDE, top + pitch - 4, room, pitch), model.word, last, strong)

    def _draw_marks(self, painter: Painter, box: QRectF, ink: QColor, soft: QColor) -> None:
        model, colour = self._model, painter.theme.colour
        icons = {
            TileLook.PENDING: ("star", ink),
            TileLook.TICKET: ("star", colour.claim),
            TileLook.LOST: ("unlink", colour.fault),
            TileLook.STOPPED: ("unequal", colour.fault),
        }
        y = box.center().y() - 12
        if model.look in icons:
            name, shade = icons[model.look]
            painter.icon(name, box.right() - 26, y, 24, shade, 2.6)
            return
        x = box.right()
        if model.letters:
            width = painter.width_of(model.letters, "medium_20")
            painter.text(
                QRectF(x - width, box.top(), width + 1, box.height()),
                model.letters,
                "medium_20",
                soft,
            )
            x -= width + 22
            painter.icon("link", x, box.center().y() - 9, 18, soft, 2.6)
        if model.is_noted:
            painter.icon("triangle", x - 26, box.center().y() - 10, 20, soft, 2.4)


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
