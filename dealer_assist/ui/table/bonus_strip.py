"""House Money before play, in the panel: its steps above, winners left, the question right."""

from typing import TypeVar

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.table.hands_answer import HandsAnswer
from dealer_assist.ui.table.model.panel import BonusStripModel, WinnerModel
from dealer_assist.ui.table.part import TablePart
from dealer_assist.ui.table.strip_buttons import PILL_TOUCH, BonusRow, StepPill, StripKey
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.card_face import draw_cards
from dealer_assist.ui.toolkit.children import Children, show_or_hide
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.lists.line_with_detail import Writing, draw_line_with_detail
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.rows import column_at, foot_of, row_at
from dealer_assist.ui.toolkit.values.lettering import (
    SMALLEST_AMOUNT,
    SMALLEST_LABEL,
    Align,
    TypeRole,
)

_SIDE, _TOP, _BOTTOM, _GAP = 20.0, 4.0, 16.0, 12.0
_HEAD_GAP, _TITLE_GAP = 12.0, 18.0
_ROW_LEAST, _ROW_MOST, _ROW_GAP = 72.0, 104.0, 12.0
_LIST, _LIST_OF_TWO, _LIST_OF_MANY = 340.0, 208.0, 132.0
_LEAST_SIDE = 6.0
_LOW = 216.0  # room that leaves no line of its own to who is paid
_TILE, _TILE_ICON = 64.0, 42.0
_CAPTION, _WIDE_CAPTION, _STEP, _STEP_LEAST, _DONE = 136.0, 210.0, 106.0, 84.0, 250.0
_CHOICE, _DONE_HEIGHT, _ANSWER = 96.0, 100.0, 128.0
_TAG, _TAG_SIDE = 46.0, 16.0
_FEW, _CLOSING = 3, 2.2
_APART, _FAR, _SIZE_GAP, _APART_TOP = 330.0, 68.0, 16.0, 14.0
_ASKS = Writing("bold_30", 22, "medium_24", "medium_20", pitch=_TILE / 2, gap=18.0)

K = TypeVar("K", StepPill, BonusRow, StripKey)


class BonusStrip(TablePart):
    """Reports every key by its name, and answers as actions."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._model = BonusStripModel("", (), ())
        self.pills = Children(lambda: self._wired(StepPill(context, self)))
        self.rows = Children(lambda: self._wired(BonusRow(context, self)))
        self.choices = Children(lambda: self._wired(StripKey(context, self)))
        self.steps = Children(lambda: self._wired(StripKey(context, self, is_repeatable=True)))
        self.answers = Children(self._new_answer)
        self.done = ActionButton(context, self)
        self.done.pressed.connect(self.press)

    @property
    def model(self) -> BonusStripModel:
        """Return what is shown."""
        return self._model

    def show_state(self, model: BonusStripModel) -> None:
        """Show the strip; a new state is also the answer to the last press."""
        self._model = model
        self.setAccessibleName(model.title)
        won = model.winner
        self.pills.show(model.pills)
        self.rows.show(model.rows)
        self.answers.show(model.answers)
        self.choices.show(won.choices if won else ())
        self.steps.show(won.steps if won else ())
        role: TypeRole = "heavy_38" if model.is_apart else "bold_30"
        hands = model.hands or ((),) * len(model.answers)
        for answer, laid in zip(self.answers, hands, strict=True):
            answer.show_hands(laid, role)
        show_or_hide(self.done, won.done if won else None)
        self.arrange()
        self.update()

    def arrange(self) -> None:
        """Lay out the steps, the winners, and the keys of the question."""
        self._lay_pills()
        body = self._body()
        right = self._lay_rows(body)
        if self._model.winner is not None:
            self._lay_winner(right)
        else:
            self._lay_answers(right)

    def draw(self, painter: Painter) -> None:
        """Paint the title, and the question or the winner."""
        colour = painter.colour
        title = QRectF(_SIDE, _TOP, self._title_width(), PILL_TOUCH)
        if self._model.is_apart:
            self._draw_asked(painter)
            return
        if title.width():
            painter.text(title, self._model.title, "bold_28", colour.text_1)
        right = self._right()
        if self._model.winner is not None:
            self._draw_winner(painter, right, self._model.winner)
        else:
            self._draw_question(painter, right)

    def _body(self) -> QRectF:
        top = _TOP + PILL_TOUCH + _HEAD_GAP
        width = self.design_width - 2 * _SIDE
        return QRectF(_SIDE, top, width, self.design_height - top - _BOTTOM)

    def _list_width(self) -> float:
        return self._columns() * (self._row_width() + _ROW_GAP) - _ROW_GAP

    def _row_width(self) -> float:
        match self._columns():
            case 1:
                return _LIST
            case 2:
                return _LIST_OF_TWO
        return _LIST_OF_MANY

    def _columns(self) -> int:
        fit = max(1, int((self._body().height() + _ROW_GAP) // (_ROW_LEAST + _ROW_GAP)))
        return max(1, -(-len(self._model.rows) // fit))

    def _right(self) -> QRectF:
        taken = self._list_width() + _SIDE if self._model.rows else 0.0
        return self._body().adjusted(taken, 0, 0, 0)

    def _title_width(self) -> float:
        """Return the room of the title; steps with long words need it."""
        words = self.context.translator.text(self._model.title)
        width = self.context.theme.width(words, "bold_28")
        wanted = sum(pill.wanted_width() + _GAP for pill in self.pills)
        return width if wanted + width + _TITLE_GAP <= self.design_width - 2 * _SIDE else 0.0

    def _lay_pills(self) -> None:
        title = self._title_width()
        x = _SIDE + (title + _TITLE_GAP if title else 0.0)
        room = self.design_width - _SIDE - x - _GAP * (len(self.pills) - 1)
        widths = [pill.wanted_width() for pill in self.pills]
        if sum(widths) > room:
            widths = [pill.wanted_width(SMALLEST_LABEL, _LEAST_SIDE) for pill in self.pills]
            spare = (room - sum(widths)) / max(1, len(widths))
            widths = [width + max(0.0, spare) for width in widths]
        for pill, width in zip(self.pills, widths, strict=True):
            pill.place(QRectF(x, _TOP, width, PILL_TOUCH), self.scale)
            x += width + _GAP

    def _lay_rows(self, body: QRectF) -> QRectF:
        columns = self._columns()
        deep = -(-len(self.rows) // columns)
        high = min(_ROW_MOST, (body.height() - (deep - 1) * _ROW_GAP) / max(1, deep))
        wide = self._row_width()
        for number, row in enumerate(self.rows):
            line, column = divmod(number, columns)  # read as words are
            x, y = body.left() + column * (wide + _ROW_GAP), body.top() + line * (high + _ROW_GAP)
            row.place(QRectF(x, y, wide, high), self.scale)
        return self._right()

    def _bands(self, right: QRectF) -> tuple[QRectF, QRectF, QRectF]:
        """Return the bands of a winner: who and how much, what stays up, the way on."""
        first = 0.0 if right.height() < _LOW else min(70.0, max(44.0, right.height() * 0.2))
        rest = (right.height() - first - (2 if first else 1) * _GAP) / 2
        second, third = min(_CHOICE, rest), min(_DONE_HEIGHT, rest)
        spare = (right.height() - first - second - third) / 2 if first else 0.0
        top = right.top()
        line = row_at(right, top, first)
        choices = row_at(right, top + first + spare, second)
        foot = foot_of(right, third)
        return line, choices, foot

    def _lay_winner(self, right: QRectF) -> None:
        line, choices, foot = self._bands(right)
        caption = _CAPTION if line.height() else _WIDE_CAPTION
        room = choices.width() - caption - _GAP * len(self.choices)
        shares = (1.0, 1.25, 1.0)
        x = choices.left() + caption + _GAP
        for key, share in zip(self.choices, shares, strict=True):
            width = room * share / sum(shares)
            key.place(column_at(choices, x, width), self.scale)
            x += width + _GAP
        count = len(self.steps)
        step = min(_STEP, max(_STEP_LEAST, (foot.width() - _DONE) / max(1, count) - _GAP))
        high = min(84.0, foot.height())
        for number, key in enumerate(self.steps):
            left = foot.left() + number * (step + _GAP)
            key.place(QRectF(left, foot.bottom() - high, step, high), self.scale)
        left = foot.left() + count * (step + _GAP) + _GAP
        self.done.place(column_at(foot, left, foot.right() - left), self.scale)

    def _lay_answers(self, right: QRectF) -> None:
        if not self.answers:
            return
        if self._model.is_apart:
            self._lay_apart(right)
            return
        high = min(_ANSWER, right.height() - _TILE - _GAP)
        # One answer a seat, and a wider one that closes the question for all.
        shares = [1.0] * len(self.answers)
        if len(shares) > _FEW:
            shares[-1] = _CLOSING
        wide = (right.width() - 16 * (len(shares) - 1)) / max(2.0, sum(shares))
        left = right.left()
        for share, answer in zip(shares, self.answers, strict=True):
            answer.place(QRectF(left, right.bottom() - high, wide * share, high), self.scale)
            left += wide * share + 16

    def _lay_apart(self, right: QRectF) -> None:
        """Place the first answer far left, the others in equal parts, all of them high.

        Two answers weigh the same: each has half of the room.
        """
        top = _APART_TOP + _TILE + _GAP
        high, (first, *others) = right.bottom() - top, self.answers
        apart = _APART if len(others) > 1 else (right.width() - _FAR) / 2
        first.place(QRectF(right.left(), top, apart, high), self.scale)
        left = right.left() + apart + _FAR
        wide = (right.right() - left - _SIZE_GAP * (len(others) - 1)) / max(1, len(others))
        for number, answer in enumerate(others):
            box = QRectF(left + number * (wide + _SIZE_GAP), top, wide, high)
            answer.place(box, self.scale)

    def _draw_question(self, painter: Painter, right: QRectF) -> None:
        colour, model = painter.colour, self._model
        room = right.height() - _TILE - _GAP
        below = min(_ANSWER, room) + _GAP if self.answers else 0.0
        middle = right.top() + (right.height() - below) / 2
        tile = QRectF(right.left(), middle - _TILE / 2, _TILE, _TILE)
        self._draw_tile(painter, tile)
        words = QRectF(tile.right() + 22, middle - 36, right.right() - tile.right() - 22, 40)
        painter.text(words, model.question, "bold_30", colour.text_1)
        detail = row_at(words, middle + 6, 30)
        painter.text(detail, model.question_detail, "medium_24", colour.text_2)

    def _draw_tile(self, painter: Painter, tile: QRectF) -> None:
        """Paint the amber tile of a question, or a check once it is answered."""
        colour = painter.colour
        if self._model.is_over:
            painter.icon_in(tile, "check", _TILE_ICON, colour.ok, 3.2)
            return
        painter.panel(tile, colour.next, radius=10.0)
        painter.icon_in(tile, "chevrons", _TILE_ICON, colour.next_ink, 3.2)

    def _draw_asked(self, painter: Painter) -> None:
        """Paint tile, seat and question in one line: the answers need the height."""
        colour, model = painter.colour, self._model
        tile = QRectF(_SIDE, _APART_TOP, _TILE, _TILE)
        self._draw_tile(painter, tile)
        tag = QRectF(tile.right() + 18, tile.center().y() - _TAG / 2, 0, _TAG)
        tag.setWidth(painter.width_of(model.title, "heavy_30") + 2 * _TAG_SIDE)
        painter.panel(tag, colour.selected, radius=9.0)
        painter.text(tag, model.title, "heavy_30", colour.selected_ink, Align.CENTRE)
        left = tag.right() + 18
        room = QRectF(left, tile.top(), painter.width - _SIDE - left, _TILE)
        draw_line_with_detail(
            painter, room, model.question, model.question_detail, _ASKS, colour.text_2
        )

    def _draw_winner(self, painter: Painter, right: QRectF, won: WinnerModel) -> None:
        colour = painter.colour
        line, choices, _ = self._bands(right)
        wide = _CAPTION if line.height() else _WIDE_CAPTION
        role: TypeRole = "bold_26"
        first, ink = won.caption, colour.text_1
        second = won.limit
        if line.height():
            self._draw_line(painter, line, won)
        else:  # the list has the hand, the prompt the seat
            first, role, second = won.pay, "bold_28", won.limit
        caption = QRectF(choices.left(), choices.center().y() - 34, wide, 34)
        painter.text(caption, first, role, ink)
        limit = QRectF(choices.left(), choices.center().y(), wide, choices.height() / 2)
        painter.paragraph(limit, second, "semi_20", colour.text_2, 24)

    def _draw_line(self, painter: Painter, line: QRectF, won: WinnerModel) -> None:
        """Paint who is paid for which hand, and how much."""
        colour = painter.colour
        middle, x = line.center().y(), line.left()
        tag = QRectF(x, middle - min(_TAG, line.height()) / 2, 0, min(_TAG, line.height()))
        tag.setWidth(painter.width_of(won.seat, "heavy_30") + 2 * _TAG_SIDE)
        painter.panel(tag, colour.selected, radius=9.0)
        painter.text(tag, won.seat, "heavy_30", colour.selected_ink, Align.CENTRE)
        x = tag.right() + 16
        wide = min(52.0, line.height() * 0.75)
        used = painter.text(
            line, won.pay, "heavy_42", colour.text_1, Align.RIGHT, least=SMALLEST_AMOUNT
        )
        hand = painter.theme.width(painter.said(won.hand), "bold_26", SMALLEST_LABEL)
        if x + 2 * (wide + 6) + 12 + hand + 30 <= line.right() - used:
            room = line.adjusted(x - line.left(), 0, 0, 0)  # they lie on the plate too
            x = draw_cards(painter, room, won.cards, wide, 6) + 12
        room = column_at(line, x, line.right() - used - x - 18)
        if hand <= room.width():
            self._draw_hand(painter, room, won)

    def _draw_hand(self, painter: Painter, room: QRectF, won: WinnerModel) -> None:
        colour, middle = painter.colour, room.center().y()
        if room.height() < 50:
            painter.text(room, won.hand, "bold_26", colour.text_1)
            return
        hand = row_at(room, middle - 32, 34)
        painter.text(hand, won.hand, "bold_26", colour.text_1)
        odds = row_at(room, middle + 2, 28)
        painter.text(odds, won.odds, "medium_24", colour.text_2)

    def _wired(self, key: K) -> K:
        key.touched.connect(self.touched)
        return key

    def _new_answer(self) -> HandsAnswer:
        answer = HandsAnswer(self.context, self, is_judged=True)
        answer.pressed.connect(self.press)
        return answer
