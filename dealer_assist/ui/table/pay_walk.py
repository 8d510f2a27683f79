"""The pay walk in the panel: amounts at the left, the way and its buttons at the right."""

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
_PAID_SHARE = 0.57
_LINE, _DUTY, _DUTY_WIDTH, _FOOT = 58.0, 80.0, 316.0, 82.0
_HINT: TypeRole = "medium_20"
_DETAIL, _AMOUNT_GAP = 25.0, 16.0
_TWO, _ONE, _ONE_FOOT, _TITLES = 48.0, 35.0, 30.0, 0.5
"""Rows of two lines down to this height, then of one; the foot of one line; room for titles."""


class PayWalk(TablePart):
    """Reports PAID, UNDO, the cage, ALL PAID and the duty of the seat."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._model: PayWalkModel | None = None
        self.paid = ActionButton(context, self, role="bold_36", is_judged=True)
        self.others = tuple(
            ActionButton(context, self, role="bold_22", icon_size=28.0, is_judged=True)
            for _ in range(3)
        )
        for button in (self.paid, *self.others):
            button.pressed.connect(self.press)
            button.lie_on(context.theme.colour.panel)
        self.duty = DutyTile(context, self)
        self.duty.pressed.connect(self.press)

    def show_state(self, model: PayWalkModel) -> None:
        """Show a seat of the walk."""
        had, self._model = self._model, model
        if had is not None and had.paid.touch != model.paid.touch:
            for button in self.others:  # the same words, for another seat
                button.come_anew()
        self.paid.show_state(model.paid)
        for button, other in zip(self.others, model.others, strict=True):
            button.show_state(other)
        show_or_hide(self.duty, model.duty)
        if model != had:
            self.arrange()
            self.update()

    def tick(self, now_ms: int) -> None:
        """Let the hold of ALL PAID fill."""
        for button in self.others:
            button.tick(now_ms)

    def arrange(self) -> None:
        """Put PAID over the quiet buttons, at the near end."""
        left = self._right_column().left()
        height = self.design_height
        high = (height - _GAP) * _PAID_SHARE
        self.paid.place(QRectF(left, 0, self._right_column().width(), high), self.scale)
        count = max(1, len(self.others))
        width = (self._right_column().width() - _GAP * (count - 1)) / count
        for number, button in enumerate(self.others):
            x = left + number * (width + _GAP)
            button.place(QRectF(x, high + _GAP, width, height - high - _GAP), self.scale)
            button.show()
        self.paid.show()
        column = self._left_column()
        top = height - _DUTY
        self.duty.place(QRectF(column.left(), top, _DUTY_WIDTH, _DUTY), self.scale)

    def draw(self, painter: Painter) -> None:
        """Paint the amounts; below them the note and what was paid before."""
        colour, model = painter.colour, self._model
        painter.fill(painter.whole, colour.panel)
        if model is None:
            return
        column, y = self._left_column(), 0.0
        count = max(1, len(model.lines))
        foot_high = _FOOT if model.duty is not None or model.note or model.before else 0.0
        if model.duty is None and foot_high and painter.height - _FOOT < _TWO * count:
            foot_high = _ONE_FOOT
        pitch = min(_LINE, (painter.height - foot_high - 4) / count)
        is_dense = pitch < _TWO
        pitch = min(_ONE, pitch) if is_dense else pitch
        spare = painter.height - foot_high - 4 - pitch * count
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
        foot = QRectF(left, painter.height - foot_high, column.right() - left, foot_high)
        self._draw_foot(painter, foot, model)

    def _right_column(self) -> QRectF:
        width = min(_BUTTONS, self.design_width * 0.5)
        return QRectF(self.design_width - width, 0, width, self.design_height)

    def _left_column(self) -> QRectF:
        return QRectF(0, 0, self._right_column().left() - 24, self.design_height)

    def _is_long(self, painter: Painter, line: PayLineModel, width: float) -> bool:
        """Tell whether where the money comes from needs a second line beside the amount."""
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
        widest = max(painter.width_of(one.title, "bold_22") for one in lines)
        title = column_at(box, box.left(), min(widest, (box.width() - width) * _TITLES))
        painter.text(title, line.title, "bold_22", ink)
        left = title.right() + _AMOUNT_GAP
        room = column_at(box, left, box.right() - width - _AMOUNT_GAP - left)
        painter.text(room, line.detail, _HINT, colour.text_2)

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
