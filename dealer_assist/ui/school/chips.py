"""Chips to pay with: a tray to touch, and the stacks that were built."""

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPen
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.rules.money import dollars
from dealer_assist.ui.toolkit.buttons import draw_ground
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Align, Painter
from dealer_assist.ui.toolkit.touchable import Touchable

VALUES = (50, 100, 500, 2500, 10_000, 50_000)
"""Chips in cents; a house may have others."""
_COLOURS = {
    50: "chip_50",
    100: "chip_100",
    500: "chip_500",
    2500: "chip_2500",
    10_000: "chip_10000",
    50_000: "chip_50000",
}
_LIGHT = 100
_DRAWN = 8


def short(cents: int) -> str:
    """Write a chip's value: $25, $0.50."""
    return f"${cents // 100}" if cents % 100 == 0 else dollars(cents)


class ChipKey(Touchable):
    """Adds one chip for every touch."""

    pressed = Signal(int)

    def __init__(self, context: UiContext, cents: int, parent: QWidget | None = None) -> None:
        super().__init__(context, parent, is_repeatable=True)
        self.cents = cents
        self.describe(Msg("Add {value}", value=short(cents)))
        self.fired.connect(lambda: self.pressed.emit(self.cents))

    def draw(self, painter: Painter) -> None:
        """Paint the chip from above with its value."""
        draw_ground(painter, self)
        size = min(painter.width - 40, painter.height - 76)
        disc = QRectF((painter.width - size) / 2, 18, size, size)
        _draw_disc(painter, disc, self.cents)
        words = QRectF(8, disc.bottom() + 10, painter.width - 16, 30)
        painter.text(
            words, Msg("Add one"), "game_caption", painter.theme.colour.text_1, Align.CENTRE
        )


class ChipStack(Touchable):
    """Gives one chip back for every touch; empty it cannot be touched."""

    pressed = Signal(int)

    def __init__(self, context: UiContext, cents: int, parent: QWidget | None = None) -> None:
        super().__init__(context, parent, is_repeatable=True)
        self.cents, self.count = cents, 0
        self.fired.connect(lambda: self.pressed.emit(self.cents))
        self.show_state(0)

    def show_state(self, count: int) -> None:
        """Show so many chips."""
        self.count = count
        reason = "" if count else Msg("No chip of this value lies here")
        self.describe(Msg("Take back {value}", value=short(self.cents)), reason)
        self.update()

    def draw(self, painter: Painter) -> None:
        """Paint the chips from the side, eight at most, and how many they are."""
        colour = painter.theme.colour
        whole = QRectF(0, 0, painter.width, painter.height)
        fill = colour.pressed if self.is_pressed else colour.panel
        painter.panel(
            whole, fill if self.count else None, colour.line, 2, 12, dashed=not self.count
        )
        words = QRectF(6, painter.height - 42, painter.width - 12, 34)
        if not self.count:
            painter.text(words, short(self.cents), "check_found", colour.text_3, Align.CENTRE)
            return
        said = Msg("{n} × {value}", n=self.count, value=short(self.cents))
        painter.text(words, said, "check_found", colour.text_1, Align.CENTRE)
        body, edge = _inks(painter, self.cents)
        wide, high = painter.width * 0.62, 34.0
        pitch = min(16.0, (painter.height - 100) / _DRAWN)
        for place in range(min(self.count, _DRAWN)):
            top = painter.height - 86 - place * pitch
            box = QRectF((painter.width - wide) / 2, top, wide, high)
            painter.qpainter.setPen(QPen(edge, 2))
            painter.qpainter.setBrush(body)
            painter.qpainter.drawEllipse(box)


def _inks(painter: Painter, cents: int) -> tuple[QColor, QColor]:
    colour = painter.theme.colour
    body: QColor = getattr(colour, _COLOURS[cents])
    return body, colour.paper_black if cents == _LIGHT else colour.paper


def _draw_disc(painter: Painter, box: QRectF, cents: int) -> None:
    body, ink = _inks(painter, cents)
    qpainter = painter.qpainter
    qpainter.setPen(QPen(painter.theme.colour.line_strong, 2))
    qpainter.setBrush(body)
    qpainter.drawEllipse(box)
    qpainter.save()
    qpainter.translate(box.center())
    qpainter.setPen(Qt.PenStyle.NoPen)
    qpainter.setBrush(ink)
    edge = box.width() / 2
    for _ in range(6):
        qpainter.drawRect(QRectF(-9, -edge + 1, 18, 14))
        qpainter.rotate(60)
    qpainter.setBrush(Qt.BrushStyle.NoBrush)
    qpainter.setPen(QPen(ink, 3))
    qpainter.drawEllipse(QPointF(0, 0), edge * 0.66, edge * 0.66)
    qpainter.restore()
    role = "panel_title" if len(short(cents)) < 5 else "check_found"
    painter.text(box.adjusted(22, 0, -22, 0), short(cents), role, ink, Align.CENTRE)
