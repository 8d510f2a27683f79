"""The pay walk in the panel: amounts at the left, the way and its buttons at the right."""

from itertools import zip_longest

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.table.duty_tile import DutyTile
from dealer_assist.ui.table.model.panel import PayLineModel, PayWalkModel
from dealer_assist.ui.table.part import TablePart
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.children import show_or_hide
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.rows import column_at, row_at, top_of
from dealer_assist.ui.toolkit.values.lettering import (
    SMALLEST_AMOUNT,
    SMALLEST_LABEL,
    Align,
    TypeRole,
)

_BUTTONS, _GAP = 596.0, 14.0
_BESIDE_ANSWERS, _ANSWER, _ROW = 400.0, 104.0, 46.0
_PAID_SHARE = 0.57
_LINE, _DUTY, _DUTY_WIDTH, _FOOT = 58.0, 80.0, 316.0, 82.0
_HINT: TypeRole = "medium_20"
_DETAIL, _AMOUNT_GAP = 25.0, 16.0
_TWO, _ONE, _ONE_FOOT, _TITLES = 54.0, 35.0, 30.0, 0.5
"""Rows of two lines down to this height, then of one; the foot of one line; room for titles."""


def _whose(model: PayWalkModel) -> object:
    """Return what tells one seat of the walk from the next."""
    return model.paid.touch if model.paid is not None else model.answers[:1]


class PayWalk(TablePart):
    """Reports PAID, or an answer, UNDO, the cage, ALL PAID and the duty of the seat."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._model: PayWalkModel | None = None
        self.paid = ActionButton(context, self, role="bold_36", is_judged=True)
        self.others = tuple(
            ActionButton(context, self, role="bold_22", icon_size=28.0, is_judged=True)
            for _ in range(3)
        )
        self.answers = tuple(
            ActionButton(context, self, role="bold_30", is_judged=True) for _ in range(3)
        )
        for button in (self.paid, *self.others, *self.answers):
            button.pressed.connect(self.press)
            button.lie_on(context.theme.colour.panel)
        self.duty = DutyTile(context, self)
        self.duty.pressed.connect(self.press)

    def show_state(self, model: PayWalkModel) -> None:
        """Show a seat of the walk."""
        had, self._model = self._model, model
        if had is not None and _whose(had) != _whose(model):
            for button in self.others:  # the same words, for another seat
                button.come_anew()
        show_or_hide(self.paid, model.paid)
        for buttons, shown in ((self.others, model.others), (self.answers, model.answers)):
            for button, one in zip_longest(buttons, shown):
                show_or_hide(button, one)
        show_or_hide(self.duty, model.duty)
        if model != had:
            self.arrange()
            self.update()

    def tick(self, now_ms: int) -> None:
        """Let the hold of ALL PAID fill."""
        for button in self.others:
            button.tick(now_ms)

    def arrange(self) -> None:
        """Put PAID over the quiet buttons, at the near end; answers side by side at the foot."""
        right, column = self._right_column(), self._left_column()
        height, high = self.design_height, self._paid_high()
        self.paid.place(QRectF(right.left(), 0, right.width(), high), self.scale)
        low = QRectF(right.left(), high + _GAP, right.width(), height - high - _GAP)
        self._lay(self.others, low)
        answer = min(_ANSWER, height)
        self._lay(self.answers, row_at(column, height - answer, answer))
        top = height - _DUTY - self._answers_high()
        self.duty.place(QRectF(column.left(), top, _DUTY_WIDTH, _DUTY), self.scale)

    def _lay(self, buttons: tuple[ActionButton, ...], box: QRectF) -> None:
        """Lay the buttons that are there side by side."""
        shown = [action_button for action_button in buttons if not action_button.isHidden()]
        width = (box.width() - _GAP * (len(shown) - 1)) / max(1, len(shown))
        for number, button in enumerate(shown):
            x = box.left() + number * (width + _GAP)
            button.place(QRectF(x, box.top(), width, box.height()), self.scale)

    def _paid_high(self) -> float:
        return (self.design_height - _GAP) * _PAID_SHARE

    def _answers_high(self) -> float:
        has_answers = self._model is not None and self._model.answers
        return _ANSWER + _GAP if has_answers else 0.0

    def draw(self, painter: Painter) -> None:
        """Paint the amounts; below them the note and what was paid before."""
        colour, model = painter.colour, self._model
        painter.fill(painter.whole, colour.panel)
        if model is None:
            return
        column, y = self._left_column(), 0.0
        height = painter.height - self._answers_high()
        count = max(1, len(model.lines))
        foot_high = _FOOT if model.duty is not None or model.note or model.before else 0.0
        if model.duty is None and foot_high and height - _FOOT < _TWO * count:
            foot_high = _ONE_FOOT
        pitch = min(_LINE, (height - foot_high - 4) / count)
        is_dense = pitch < _TWO
        pitch = min(_ONE, pitch) if is_dense else pitch
        spare = height - foot_high - 4 - pitch * count
        for line in model.lines if is_dense else ():
            self._draw_in_one(painter, line, row_at(column, y, pitch), model.lines)
            y += pitch
            painter.rule(column.left(), y, column.right(), colour.line)
        for line in () if is_dense else model.lines:
            high = pitch
            if spare >= _DETAIL and self._is_long(painter, line, column.width()):
                high, spare = pitch + _DETAIL, spare - _DETAIL
            self._draw_line(painter, line, row_at(column, y, high), pitch)
            y += high
            painter.rule(column.left(), y, column.right(), colour.line)
        left = column.left() + (_DUTY_WIDTH + 20 if model.duty is not None else 0.0)
        foot = QRectF(left, height - foot_high, column.right() - left, foot_high)
        self._draw_foot(painter, foot, model)
        beside = self._right_column()
        pitch = min(_ROW, self._paid_high() / max(1, len(model.order)))
        for number, (title, words) in enumerate(model.order):
            self._draw_order(painter, row_at(beside, number * pitch, pitch), title, words)

    def _right_column(self) -> QRectF:
        wide = _BESIDE_ANSWERS if self._model is not None and self._model.answers else _BUTTONS
        width = min(wide, self.design_width * 0.5)
        return QRectF(self.design_width - width, 0, width, self.design_height)

    def _left_column(self) -> QRectF:
        return QRectF(0, 0, self._right_column().left() - 24, self.design_height)

    def _is_long(self, painter: Painter, line: PayLineModel, width: float) -> bool:
        """True if where the money comes from needs a second line beside the amount."""
        amount = painter.width_of(line.amount, "heavy_34")
        detail = painter.theme.width(painter.said(line.detail), _HINT, SMALLEST_LABEL)
        return detail > width - amount - _AMOUNT_GAP

    def _draw_line(self, painter: Painter, line: PayLineModel, box: QRectF, pitch: float) -> None:
        colour = painter.colour
        ink = colour.text_2 if line.is_later else colour.text_1
        width = painter.text(box, line.amount, "heavy_34", ink, Align.RIGHT, SMALLEST_AMOUNT)
        words = box.adjusted(0, 0, -width - _AMOUNT_GAP, 0)
        half = pitch / 2
        title = top_of(words, half, 2)
        painter.text(title, line.title, "bold_28", ink)
        detail = top_of(words, half - 4, half)
        if box.height() > pitch:
            detail.setBottom(box.bottom())
            painter.paragraph(detail, line.detail, _HINT, colour.text_2, _DETAIL)
            return
        painter.text(detail, line.detail, _HINT, colour.text_2)

    def _draw_in_one(
        self, painter: Painter, line: PayLineModel, box: QRectF, lines: tuple[PayLineModel, ...]
    ) -> None:
        """Write a line in one row, where many lines leave two no room; titles share a column."""
        colour = painter.colour
        ink = colour.text_2 if line.is_later else colour.text_1
        width = painter.text(box, line.amount, "bold_28", ink, Align.RIGHT, SMALLEST_AMOUNT)
        widest = max(painter.width_of(pay_line_model.title, "bold_22") for pay_line_model in lines)
        title = column_at(box, box.left(), min(widest, (box.width() - width) * _TITLES))
        painter.text(title, line.title, "bold_22", ink)
        left = title.right() + _AMOUNT_GAP
        room = column_at(box, left, box.right() - width - _AMOUNT_GAP - left)
        painter.text(room, line.detail, _HINT, colour.text_2)

    def _draw_order(self, painter: Painter, row: QRectF, title: str, words: str) -> None:
        colour = painter.colour
        used = painter.text(row, words, "bold_22", colour.text_1, Align.RIGHT)
        painter.label(row.adjusted(0, 0, -used - _AMOUNT_GAP, 0), title, _HINT, colour.text_2)
        painter.rule(row.left(), row.bottom(), row.right(), colour.line)

    def _draw_foot(self, painter: Painter, box: QRectF, model: PayWalkModel) -> None:
        colour, y = painter.colour, box.top() + 4
        said = ((model.note, colour.text_1), (model.before, colour.text_3))
        size = painter.size_for([words for words, _ in said if words], _HINT, box, _DETAIL, 6)
        for words, ink in said:
            if words:
                row = row_at(box, y, box.bottom() - y)
                lines = len(painter.broken(words, _HINT, box.width()))
                if lines * _DETAIL > row.height():
                    painter.label(row, words, _HINT, ink)
                    return
                y += painter.paragraph(row, words, _HINT, ink, _DETAIL, most=size) + 4
