"""Chips to pay with: a tray to touch, and the stacks that were built."""

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.rules.money import dollars
from dealer_assist.ui.school.drill.question import CHIPS, ChipCount, ChipStack, TrayChip
from dealer_assist.ui.school.drill.touches import ChipsLaid, ChipTaken
from dealer_assist.ui.toolkit.buttons import draw_ground
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.controls import Tell, Widget, shows
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.touchable import Touchable
from dealer_assist.ui.toolkit.values.lettering import Align

_COLOURS = {
    50: "chip_50",
    100: "chip_100",
    500: "chip_500",
    2500: "chip_2500",
    10_000: "chip_10000",
    50_000: "chip_50000",
}
_LIGHT = 100
HELD_MS, _AT_ONCE = 500, 5
DRAWN = 8
_WORDS, _WIDEST = 42.0, 102.0
THICKNESS, _FLATNESS = 11.0, 0.27
_RING = 0.68
_SPOTS, _SPOT = (0.06, 0.33, 0.56, 0.83), 0.11


def short(cents: int) -> str:
    """Write a chip's value: $25, $0.50."""
    return f"${cents // 100}" if cents % 100 == 0 else dollars(cents)


def fewest(cents: int) -> tuple[tuple[int, int], ...]:
    """Return the fewest chips that make an amount, as value and count, the largest first."""
    found = []
    for value in reversed(CHIPS):
        count, cents = divmod(cents, value)
        if count:
            found.append((value, count))
    return tuple(found)


class ChipKey(Touchable):
    """Adds one chip for every touch, five at once where the finger stays."""

    laid = Signal(object)
    _has_laid = False

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent, is_repeatable=True)
        self.cents = 0
        self.fired.connect(lambda: self.laid.emit(ChipsLaid(self.cents, 1)))

    def show_state(self, cents: int) -> None:
        """Show a chip of this value."""
        self.cents = cents
        self.describe(Msg("Add {value}", value=short(cents)))
        self.update()

    def press_changed(self) -> None:
        """Begin again with every finger, however soon it comes after the last."""
        if self.is_pressed:
            self._has_laid = False

    def tick(self, now_ms: int) -> None:
        """Lay five once the finger has stayed; lifting it adds none."""
        is_held = self.is_pressed and now_ms - self._pressed_at >= HELD_MS
        if is_held and not self._has_laid:
            self._has_laid = True
            self.laid.emit(ChipsLaid(self.cents, _AT_ONCE))

    def _lift(self, contact: int, position: QPointF) -> None:
        if self._has_laid and contact == self._contact:
            self.cancel()
        super()._lift(contact, position)

    def draw(self, painter: Painter) -> None:
        """Paint the chip from above with its value."""
        draw_ground(painter, self)
        size = min(painter.width - 40, painter.height - 76)
        disc = QRectF((painter.width - size) / 2, 18, size, size)
        _draw_disc(painter, disc, self.cents)
        words = QRectF(8, disc.bottom() + 10, painter.width - 16, 30)
        painter.text(words, Msg("Add one"), "medium_20", painter.theme.colour.text_1, Align.CENTRE)


class StackButton(Touchable):
    """Takes one chip back for every touch; empty it cannot be touched."""

    taken = Signal(object)

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent, is_repeatable=True)
        self.cents, self.count = 0, 0
        self.fired.connect(lambda: self.taken.emit(ChipTaken(self.cents)))

    def show_state(self, model: ChipCount) -> None:
        """Show so many chips."""
        self.cents, self.count = model.cents, model.count
        reason = "" if model.count else Msg("No chip of this value here")
        self.describe(Msg("Take back {value}", value=short(self.cents)), reason)
        self.update()

    def draw(self, painter: Painter) -> None:
        """Paint the chips from the side, eight at most, and how many they are."""
        colour = painter.theme.colour
        whole = painter.whole
        fill = colour.pressed if self.is_pressed else colour.panel
        painter.panel(
            whole, fill if self.count else None, colour.line, 2, 12, dashed=not self.count
        )
        if self.count:
            draw_stack(painter, whole, self.cents, self.count)
            return
        words = QRectF(6, painter.height - _WORDS, painter.width - 12, 34)
        painter.text(words, short(self.cents), "bold_24", colour.text_3, Align.CENTRE)


@shows(TrayChip)
def _tray_chip(on: Canvas, node: TrayChip, tell: Tell) -> Widget:
    key = ChipKey(on.context, on)
    key.laid.connect(tell)
    return key


@shows(ChipStack)
def _chip_stack(on: Canvas, node: ChipStack, tell: Tell) -> Widget:
    stack = StackButton(on.context, on)
    stack.taken.connect(tell)
    return stack


def draw_stack(painter: Painter, box: QRectF, cents: int, count: int) -> None:
    """Paint chips from the side, eight at most, and below them how many they are."""
    words = QRectF(box.left() + 4, box.bottom() - _WORDS, box.width() - 8, 34)
    said = Msg("{n} × {value}", n=count, value=short(cents))
    painter.text(words, said, "bold_24", painter.theme.colour.text_1, Align.CENTRE)
    wide = min(box.width() * 0.62, _WIDEST)
    high = wide * _FLATNESS
    pitch = min(THICKNESS, (box.height() - _WORDS - high - 8) / DRAWN)
    foot = words.top() - 6 - high
    for place in range(min(count, DRAWN)):
        top = foot - THICKNESS - place * pitch
        _draw_side(painter, QRectF(box.center().x() - wide / 2, top, wide, high), cents)


def _draw_side(painter: Painter, top: QRectF, cents: int) -> None:
    """Paint a chip that lies flat: its rim with the spots, and its face over it."""
    body, ink = _inks(painter, cents)
    qpainter, outline = painter.qpainter, painter.theme.colour.line_strong
    rim = QPainterPath()
    rim.addEllipse(top.translated(0, THICKNESS))
    sides = QPainterPath()
    sides.addRect(QRectF(top.left(), top.center().y(), top.width(), THICKNESS))
    rim = rim.united(sides)
    qpainter.save()
    qpainter.setPen(QPen(outline, 2))
    qpainter.setBrush(body)
    qpainter.drawPath(rim)
    qpainter.setClipPath(rim, Qt.ClipOperation.IntersectClip)
    for at in _SPOTS:
        left = top.left() + top.width() * at
        spot = QRectF(left, top.center().y(), top.width() * _SPOT, top.height())
        qpainter.fillRect(spot, ink)
    qpainter.restore()
    qpainter.setPen(QPen(ink, 2.5))
    qpainter.setBrush(body)
    qpainter.drawEllipse(top)


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
    qpainter.drawEllipse(QPointF(0, 0), edge * _RING, edge * _RING)
    qpainter.restore()
    inset = edge * (1 - _RING) + 8
    room = box.adjusted(inset, 0, -inset, 0)
    painter.text(room, short(cents), "bold_28", ink, Align.CENTRE, least=16)
