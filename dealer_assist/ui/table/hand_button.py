"""A hand that pays from the progressive: press to claim it for the seat, again to take it off."""

from collections.abc import Hashable

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg, Translated, joined
from dealer_assist.ui.table.actions import (
    HandPressed,
)
from dealer_assist.ui.table.model.panel import HandModel, HandState
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.touchable import Touchable
from dealer_assist.ui.toolkit.values.lettering import (
    SMALLEST_AMOUNT,
    SMALLEST_LABEL,
    Align,
    TypeRole,
)
from dealer_assist.ui.toolkit.view import View

_RADIUS = 12.0
_SIDE, _TOP = 20.0, 14.0
_NAME, _PAYS, _PRIZE, _FOOT = 34.0, 27.0, 51.0, 24.0
_CHECK, _LOCK, _STAR = 30.0, 24.0, 20.0
_TILE_WIDTH, _TILE_HEIGHT, _CHEVRONS = 54.0, 46.0, 32.0
_TALL_ENOUGH = 165.0
_SMALLEST_NAME = 24
_EACH_GAP, _EACH_DROP = 8.0, 4.0
_LOW_SIDE, _LOW_TOP = 14.0, 7.0
_LOW_NAME, _LOW_PAYS, _LOW_PRIZE = 32.0, 24.0, 40.0
_LOW_TILE_WIDTH, _LOW_CHEVRONS = 44.0, 24.0


class HandButton(Touchable, View[HandModel]):
    """Names itself in `touched`."""

    touched = Signal(object)
    _model: HandModel = HandModel("", "", "", "", state=HandState.NOT_YET)

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent, guard_ms=context.theme.touch.claim_guard_ms)
        self.fired.connect(lambda: self.touched.emit(HandPressed(self._model.key)))

    @property
    def touch(self) -> object:
        """Return what a press tells."""
        return HandPressed(self._model.key)

    def changed(self, model: HandModel) -> None:
        """Say which hand it is, and why it is shut."""
        shut = Msg("not yet") if model.state is HandState.NOT_YET else ""
        self.describe(model.name, model.reason or shut)

    def look(self) -> Hashable | None:
        """Keep the button at rest."""
        return None if self.is_pressed else self._model

    def draw(self, painter: Painter) -> None:
        """Paint name, odds, prize, envy and the card it needs, as the height allows."""
        self._draw_box(painter)
        if painter.height < _TALL_ENOUGH:
            self._draw_low(painter)
        else:
            self._draw_tall(painter)

    def _draw_tall(self, painter: Painter) -> None:
        """Paint four lines: name, odds, prize, and below them envy and the card it needs."""
        model, (ink, soft) = self._model, self._inks(painter)
        self._draw_next(painter)
        names, is_beside = self._names(painter)
        width, room = painter.width - 2 * _SIDE, painter.height - 2 * _TOP
        odds = self._odds(painter, width if is_beside else width - _CHECK - 10)
        foot = _FOOT if model.envy or model.level or model.each else 0.0
        rows = [_NAME * len(names), _PAYS * len(odds), _PRIZE, *([foot] if foot else [])]
        larger = painter.stretched(sum(rows), room)
        line, high, pay = _NAME * larger, _NAME * larger * len(names), _PAYS * larger
        gap = max(0.0, (room - sum(rows) * larger) / (len(rows) - 1))
        y = _TOP
        mark = self._draw_mark(painter, y if is_beside else y + high + gap, ink)
        name = QRectF(_SIDE, y, width - (mark + 10 if mark and is_beside else 0), line)
        for words in names:
            painter.text(name, words, "bold_28", ink)
            name.translate(0, line)
        y += high + gap
        pays = QRectF(_SIDE, y, width - (0 if is_beside else mark + 10), pay)
        for words in odds:
            painter.text(pays, words, "medium_22", soft)
            pays.translate(0, pay)
        y += pay * len(odds) + gap
        prize = QRectF(_SIDE, y, width, _PRIZE * larger)
        each = self._draw_prize(painter, prize, is_small=False)
        left = model.envy or ("" if each else model.each)
        below = QRectF(_SIDE, prize.bottom() + gap, width, _FOOT * larger)
        self._draw_foot(painter, below, left, soft)

    def _draw_next(self, painter: Painter) -> None:
        """Draw the chevrons of a suggested hand beside what it pays; a long line has them below."""
        model = self._model
        if model.state is not HandState.SUGGESTED or self.is_pressed:
            return
        room = painter.width - 2 * _SIDE - _TILE_WIDTH - 10
        pays = painter.theme.width(painter.said(model.pays), "medium_22", SMALLEST_LABEL)
        if pays <= room:
            middle = (painter.height - _TILE_HEIGHT) / 2 - 18
            self._draw_tile(painter, middle, _TILE_WIDTH, _TILE_HEIGHT, _CHEVRONS)
        elif not (model.envy or model.each):
            top = painter.height - _TOP - (_FOOT + _CHEVRONS) / 2
            painter.icon("chevrons", _SIDE, top, _CHEVRONS, painter.colour.next_ink, 3.4)

    def _odds(self, painter: Painter, width: float) -> list[str]:
        """Break what a hand pays where it does not fit: shares of a prize are a long line."""
        words = painter.said(self._model.pays)
        if painter.theme.width(words, "medium_22", SMALLEST_LABEL) <= width:
            return [words]
        return painter.broken(words, "medium_20", width)

    def _draw_low(self, painter: Painter) -> None:
        """Paint three lines: name and state; odds and envy; prize and the card it needs."""
        model, (ink, soft) = self._model, self._inks(painter)
        gap = (painter.height - 2 * _LOW_TOP - _LOW_NAME - _LOW_PAYS - _LOW_PRIZE) / 2
        width = painter.width - 2 * _LOW_SIDE
        name = QRectF(_LOW_SIDE, _LOW_TOP, width, _LOW_NAME)
        name.setRight(name.right() - self._draw_low_mark(painter, ink))
        words, condition = self._low_name(painter, name.width())
        painter.text(name, words, "bold_26", ink)
        odds = QRectF(_LOW_SIDE, name.bottom() + gap, width, _LOW_PAYS)
        prize = QRectF(_LOW_SIDE, odds.bottom() + gap, width, _LOW_PRIZE)
        level = self._draw_level(painter, prize, ink)
        prize.setRight(prize.right() - (level + _EACH_GAP if level else 0))
        each = self._draw_prize(painter, prize, is_small=True)
        beside = model.envy or ("" if each else model.each)
        used = painter.text(odds, beside, "semi_20", soft, Align.RIGHT)
        odds.setRight(odds.right() - (used + _EACH_GAP if used else 0))
        pays = joined(" · ", [condition, model.pays]) if condition else model.pays
        painter.text(odds, pays, "medium_20", soft)

    def _draw_prize(self, painter: Painter, box: QRectF, *, is_small: bool) -> float:
        """Write the prize, and `each` behind it where there is room; give the room of that."""
        model, (ink, soft) = self._model, self._inks(painter)
        role: TypeRole = "heavy_34"
        if not is_small:
            role = "bold_42" if model.state is HandState.NOT_YET else "heavy_42"
        each = self._each_beside(painter, role, box.width())
        amount = box.adjusted(0, 0, -each, 0)
        used = painter.text(amount, model.prize, role, ink, least=SMALLEST_AMOUNT)
        if each:
            after = QRectF(
                box.left() + used + _EACH_GAP, box.top() + _EACH_DROP, each, box.height()
            )
            painter.text(after, model.each, "semi_24", soft)
        return each

    def _low_name(self, painter: Painter, room: float) -> tuple[str, str]:
        """Return the name, and apart from it a condition that does not fit behind it."""
        name = self._model.name
        if painter.theme.width(painter.said(name), "bold_26", _SMALLEST_NAME) <= room:
            return name, ""
        words, bracket, condition = name.partition(" (")
        return (words, f"({condition}") if bracket else (name, "")

    def _draw_low_mark(self, painter: Painter, ink: QColor) -> float:
        """Draw the state at the right of the name; give the room it takes."""
        if self._model.state is HandState.SUGGESTED and not self.is_pressed:
            self._draw_tile(painter, _LOW_TOP, _LOW_TILE_WIDTH, _LOW_NAME, _LOW_CHEVRONS)
            return _LOW_TILE_WIDTH + _EACH_GAP
        mark = self._draw_mark(painter, _LOW_TOP, ink, _LOW_SIDE)
        return mark + _EACH_GAP if mark else 0.0

    def _draw_level(self, painter: Painter, box: QRectF, ink: QColor) -> float:
        """Write the card that is needed at the right, its stars before it; give the width.

        Where the prize leaves no room for both, the stars alone say it; the prize is never cut.
        """
        model = self._model
        prize = painter.theme.width(painter.said(model.prize), "heavy_34", SMALLEST_AMOUNT)
        word = painter.width_of(model.level, "bold_20")
        stars = model.stars * (_STAR + _EACH_GAP / 2)
        width = 0.0
        if prize + _EACH_GAP + word + stars + _EACH_GAP <= box.width():
            room = box.width() - stars - 2 * _EACH_GAP
            most = painter.size_beside(model.level, "bold_20", room, model.prize, "heavy_34")
            width = painter.text(box, model.level, "bold_20", ink, Align.RIGHT, most=most)
        if not model.stars or prize + _EACH_GAP + stars > box.width():
            return width
        right, top = box.right() - width - (6 if width else 0), box.center().y() - _STAR / 2
        return box.right() - right + painter.stars(right, top, model.stars, _STAR, ink)

    def _each_beside(self, painter: Painter, role: TypeRole, width: float) -> float:
        """Return the room for `each` behind the prize; none where it must stand below."""
        if not self._model.each:
            return 0.0
        each = painter.width_of(self._model.each, "semi_24") + _EACH_GAP
        prize = painter.theme.width(painter.said(self._model.prize), role, SMALLEST_AMOUNT)
        return each if prize + each <= width else 0.0

    def _names(self, painter: Painter) -> tuple[list[str], bool]:
        """Break a long name into two lines; tell whether the mark stands beside it, or below."""
        room, name = painter.width - 2 * _SIDE - _CHECK - 10, self._model.name
        width = painter.theme.width(name, "bold_28", _SMALLEST_NAME)
        if width <= room:
            return [name], True
        if width <= painter.width - 2 * _SIDE:
            return [name], False
        first, *rest = painter.broken(name, "bold_28", room)
        # Everything that is left stands on the second line: smaller, or reported, never dropped.
        return [first, Translated(" ".join(rest))] if rest else [first], True

    def _draw_mark(self, painter: Painter, y: float, ink: QColor, side: float = _SIDE) -> float:
        """Draw the check of a hand that is on, or the padlock; give its width."""
        right = painter.width - side
        if self._model.state is HandState.ON:
            painter.icon("check", right - _CHECK, y + 1, _CHECK, ink, 3.6)
            return _CHECK
        if self._model.state is HandState.NOT_YET:
            lock = painter.colour.text_3
            painter.icon("padlock", right - _LOCK, y + 4, _LOCK, lock, 2.2)
            return _LOCK
        return 0.0

    def _draw_tile(
        self, painter: Painter, top: float, width: float, height: float, chevrons: float
    ) -> None:
        """Draw the chevrons of the hand that the cards make."""
        colour = painter.colour
        side = _LOW_SIDE if painter.height < _TALL_ENOUGH else _SIDE
        tile = QRectF(painter.width - side - width, top, width, height)
        painter.panel(tile, colour.next_ink, radius=10)
        painter.icon_in(tile, "chevrons", chevrons, colour.next, 3.4)

    def _inks(self, painter: Painter) -> tuple[QColor, QColor]:
        colour = painter.colour
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
        colour, lines = painter.colour, painter.theme.line
        whole = painter.whole
        if self.is_pressed:
            painter.panel(whole, colour.pressed, colour.selected, lines.strong, _RADIUS)
            return
        match self._model.state:
            case HandState.ON:
                painter.panel(whole, colour.claim, colour.selected, lines.strong, _RADIUS)
            case HandState.SUGGESTED:
                painter.panel(whole, colour.next, colour.next_edge, lines.strong, _RADIUS)
            case HandState.NOT_YET:
                painter.panel(whole, colour.well, colour.line, radius=_RADIUS, dashed=True)
            case _:
                painter.panel(whole, colour.raised, colour.line_strong, radius=_RADIUS)

    def _draw_foot(self, painter: Painter, box: QRectF, words: str, ink: QColor) -> None:
        model = self._model
        width = painter.text(box, model.level, "semi_20", ink, Align.RIGHT)
        right = box.right() - width - (8 if width else 0)
        top = box.center().y() - _STAR / 2 - 1
        width += painter.stars(right, top, model.stars, _STAR, ink) + 8
        box.setRight(box.right() - width - 8)
        painter.text(box, words, "semi_20", ink)
