"""A hand that pays from the progressive: press to claim it for the seat, again to take it off."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.models.table import HandModel, HandState
from dealer_assist.ui.models.touches import HandPressed
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import SMALLEST_AMOUNT, Align, Painter
from dealer_assist.ui.toolkit.touchable import Touchable

_RADIUS = 12.0
_SIDE, _TOP = 20.0, 14.0
_NAME, _PAYS, _PRIZE, _FOOT = 34.0, 27.0, 51.0, 24.0
_NAME_SMALL, _PAYS_SMALL, _PRIZE_SMALL = 30.0, 25.0, 39.0
_CHECK, _LOCK, _STAR = 30.0, 24.0, 20.0
_TILE_WIDTH, _TILE_HEIGHT, _CHEVRONS = 54.0, 46.0, 32.0
_TALL_ENOUGH, _WIDE_ENOUGH = 165.0, 250.0
_SMALLEST_NAME = 24
_EACH_GAP, _EACH_DROP = 8.0, 4.0


class HandButton(Touchable):
    """Names itself in `pressed`."""

    touched = Signal(object)

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent, guard_ms=context.theme.touch.toggle_guard_ms)
        self._model = HandModel("", "", "", "", state=HandState.NOT_YET)
        self.fired.connect(self._tell)

    @property
    def model(self) -> HandModel:
        """Give what is shown."""
        return self._model

    def show_state(self, model: HandModel) -> None:
        """Show a hand."""
        if model == self._model:
            return
        self._model = model
        shut = Msg("not yet") if model.state is HandState.NOT_YET else ""
        self.describe(model.name, model.reason or shut)
        self.update()

    def draw(self, painter: Painter) -> None:
        """Paint name, odds, prize, and below them envy and the card it needs."""
        self._draw_box(painter)
        model, (ink, soft) = self._model, self._inks(painter)
        is_small = painter.height < _TALL_ENOUGH
        foot = 0.0 if is_small and not (model.envy or model.level) else _FOOT
        heights = (
            (_NAME_SMALL, _PAYS_SMALL, _PRIZE_SMALL, foot if painter.height > 130 else 0.0)
            if is_small
            else (_NAME, _PAYS, _PRIZE, _FOOT)
        )
        small = "_compact" if is_small else ""
        line = heights[0]
        names, is_beside = self._names(painter, f"hand{small}")
        heights = (line * len(names), *heights[1:])
        top = _TOP - 4 if is_small else _TOP
        rows = [height for height in heights if height]
        gap = (painter.height - 2 * top - sum(rows)) / max(1, len(rows) - 1)
        width = painter.width - 2 * _SIDE
        y = top
        mark = self._draw_mark(painter, y if is_beside else y + heights[0] + gap, ink)
        name = QRectF(_SIDE, y, width - (mark + 10 if mark and is_beside else 0), line)
        for words in names:
            painter.text(name, words, f"hand{small}", ink)
            name.translate(0, line)
        y += heights[0] + gap
        pays = QRectF(_SIDE, y, width - (0 if is_beside else mark + 10), heights[1])
        painter.text(pays, model.pays, f"hand_pays{small}", soft)
        y += heights[1] + gap
        prize = QRectF(_SIDE, y, width, heights[2])
        shut = "_shut" if model.state is HandState.NOT_YET else ""
        role = f"hand_prize{shut}{small}"
        each = self._each_beside(painter, role, width)
        prize.setWidth(width - each)
        used = painter.text(prize, model.prize, role, ink, least=SMALLEST_AMOUNT)
        if each:
            after = QRectF(_SIDE + used + _EACH_GAP, y + _EACH_DROP, each, heights[2])
            painter.text(after, model.each, "hand_each", soft)
        if heights[3]:
            left = model.envy or ("" if each else model.each)
            self._draw_foot(painter, y + heights[2] + gap, left, soft)

    def _each_beside(self, painter: Painter, role: str, width: float) -> float:
        """Give the room for `each` behind the prize; none where it must stand below."""
        if not self._model.each or width < _WIDE_ENOUGH:
            return 0.0
        each = painter.width_of(self._model.each, "hand_each") + _EACH_GAP
        prize = painter.theme.width(painter.said(self._model.prize), role, SMALLEST_AMOUNT)
        return each if prize + each <= width else 0.0

    def _names(self, painter: Painter, role: str) -> tuple[list[str], bool]:
        """Break a long name into two lines; tell whether the mark stands beside it, or below."""
        room, name = painter.width - 2 * _SIDE - _CHECK - 10, self._model.name
        width = painter.theme.width(name, role, _SMALLEST_NAME)
        if painter.height < _TALL_ENOUGH or width <= room:
            return [name], True
        if width <= painter.width - 2 * _SIDE:
            return [name], False
        return painter.broken(name, role, room)[:2], True

    def _draw_mark(self, painter: Painter, y: float, ink: QColor) -> float:
        """Draw the check of a hand that is on, or the padlock; give its width."""
        if self._model.state is HandState.ON:
            painter.icon("check", painter.width - _SIDE - _CHECK, y + 1, _CHECK, ink, 3.6)
            return _CHECK
        if self._model.state is HandState.NOT_YET:
            lock = painter.theme.colour.text_3
            painter.icon("padlock", painter.width - _SIDE - _LOCK, y + 4, _LOCK, lock, 2.2)
            return _LOCK
        return 0.0

    def _tell(self) -> None:
        self.touched.emit(HandPressed(self._model.key))

    def _inks(self, painter: Painter) -> tuple[QColor, QColor]:
        colour = painter.theme.colour
        if self.is_pressed:
            return colour.text_1, colour.text_1
        match self._model.state:
            case HandState.ON:
                return colour.claim_ink, colour.claim_ink_soft
            case HandState.SUGGESTED:
                return colour.next_ink, colour.next_ink_soft
            case HandState.NOT_YET:
                return colour.text_2, colour.text_2
            case _:
                return colour.text_1, colour.text_2

    def _draw_box(self, painter: Painter) -> None:
        colour, lines = painter.theme.colour, painter.theme.line
        whole = QRectF(0, 0, painter.width, painter.height)
        if self.is_pressed:
            painter.panel(whole, colour.pressed, colour.selected, lines.strong, _RADIUS)
            return
        match self._model.state:
            case HandState.ON:
                painter.panel(whole, colour.claim, colour.selected, lines.strong, _RADIUS)
            case HandState.SUGGESTED:
                painter.panel(whole, colour.next, colour.next_edge, lines.strong, _RADIUS)
                left = painter.width - _SIDE - _TILE_WIDTH
                tile = QRectF(
                    left, (painter.height - _TILE_HEIGHT) / 2 - 18, _TILE_WIDTH, _TILE_HEIGHT
                )
                painter.panel(tile, colour.next_ink, radius=10)
                middle = tile.center()
                left, top = middle.x() - _CHEVRONS / 2, middle.y() - _CHEVRONS / 2
                painter.icon("chevrons", left, top, _CHEVRONS, colour.next, 3.4)
            case HandState.NOT_YET:
                painter.panel(whole, colour.well, colour.line, lines.thin, _RADIUS, dashed=True)
            case _:
                painter.panel(whole, colour.raised, colour.line_strong, lines.thin, _RADIUS)

    def _draw_foot(self, painter: Painter, y: float, words: str, ink: QColor) -> None:
        model = self._model
        box = QRectF(_SIDE, y, painter.width - 2 * _SIDE, _FOOT)
        width = painter.text(box, model.level, "hand_foot", ink, Align.RIGHT)
        right = box.right() - width - (8 if width else 0)
        width += painter.stars(right, y + (_FOOT - _STAR) / 2 - 1, model.stars, _STAR, ink) + 8
        box.setRight(box.right() - width - 8)
        painter.text(box, words, "hand_foot", ink)
