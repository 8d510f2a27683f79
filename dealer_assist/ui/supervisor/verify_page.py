"""Page 1 of the supervisor's sheet: each win with its cards, the duties, envy, and what it sums to.

In doubt the sums give way to the question why it is confirmed all the same. Without envy the duties
stand in its place. Shares of one hit stand below it.
"""

from typing import TypeVar

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.supervisor.hit_box import HEIGHT as HIT_HEIGHT
from dealer_assist.ui.supervisor.hit_box import HitBox
from dealer_assist.ui.supervisor.model import EnvyRow, VerifyModel
from dealer_assist.ui.supervisor.reason_choice import ReasonChoice
from dealer_assist.ui.supervisor.step import DialogStep
from dealer_assist.ui.supervisor.win_row import WinRow
from dealer_assist.ui.table.duty_tile import DutyTile
from dealer_assist.ui.toolkit.children import Children, show_or_hide
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import SMALLEST_AMOUNT, Align, Painter
from dealer_assist.ui.toolkit.rows import column_at, row_at, top_of

P = TypeVar("P", WinRow, DutyTile, ReasonChoice, HitBox)

_SIDE_WIDTH, _COLUMN_GAP = 440.0, 24.0
_CAPTION, _CAPTION_ICON = 28.0, 26.0
_ROW, _LOW_ROW, _ROW_GAP = 208.0, 96.0, 12.0
_CROWDED, _FULL = 4, 7
_DUTY, _DUTY_GAP, _DUTIES_HEAD = 80.0, 10.0, 34.0
_IN_A_ROW = 3
_SEAT = Msg("SEAT")
_ENVY_SIDE, _ENVY_HEAD, _ENVY_ROW, _ENVY_SEAT = 24.0, 52.0, 56.0, 104.0
_SUM_ROW, _REASON, _LOW_REASON = 44.0, 80.0, 72.0
_SUMS_HEAD, _SUMS_FOOT = 46.0, 12.0
_SHARE, _IN_ONE_COLUMN = 84.0, 3
_ASIDE_GAP, _ASIDE_HEAD, _NOTE, _ASK = 12.0, 30.0, 28.0, 48.0


class VerifyPage(DialogStep):
    """Shows each claim with a button that strikes it out, and the duties to be touched."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._model: VerifyModel | None = None
        self.rows = Children(lambda: self._wired(WinRow(context, self)))
        self.duties = Children(lambda: self._wired(DutyTile(context, self)))
        self.reasons = Children(lambda: self._wired(ReasonChoice(context, self)))
        self.hit = self._wired(HitBox(context, self))

    def show_state(self, model: VerifyModel) -> None:
        """Show the claims."""
        self._model = model
        self.rows.show(model.wins)
        self.duties.show(model.duties)
        self.reasons.show(model.reasons)
        show_or_hide(self.hit, model.hit)
        self.show_buttons(model.back, model.confirm)
        self.arrange()
        self.update()

    def tick(self, now_ms: int) -> None:
        """Let the hold against the cards fill."""
        self.next.tick(now_ms)

    def arrange(self) -> None:
        """Stack the claims over the duties; many of them make one line each."""
        super().arrange()
        if self._model is None:
            return
        body = self._column()
        self.hit.place(top_of(body, HIT_HEIGHT), self.scale)
        self._lay_duties(body)
        self._lay_reasons()
        top = self._caption_top() + _CAPTION + 10
        room = self._duties_top() - 10 - top
        if self._model.hit is not None:
            self._lay_shares(row_at(body, top, room))
            return
        most = _LOW_ROW if self._is_crowded() else _ROW
        count = max(1, len(self.rows))
        gap = _ROW_GAP
        height = min(most, (room + gap) / count - gap)
        y = top
        for row in self.rows:
            high = min(height, _LOW_ROW) if row.model.is_struck else height
            row.place(row_at(body, y, high), self.scale)
            y += high + gap

    def draw(self, painter: Painter) -> None:
        """Paint captions, sums and the envy list around the claims."""
        colour, model = painter.colour, self._model
        painter.fill(painter.whole, colour.panel)
        if model is None:
            return
        body = self._column()
        top = self._caption_top()
        painter.icon(model.arrow, body.left(), top + 1, _CAPTION_ICON, colour.text_2, 2.6)
        caption = QRectF(body.left() + 40, top, body.width() - 40, _CAPTION)
        painter.text(caption, model.caption.upper(), "caption_20", colour.text_2)
        self._draw_side(painter, model)
        if model.duties:
            self._draw_duties_head(painter, model)

    def _column(self) -> QRectF:
        return self.body().adjusted(0, 0, -_SIDE_WIDTH - _COLUMN_GAP, 0)

    def _side(self) -> QRectF:
        body = self.body()
        return column_at(body, body.right() - _SIDE_WIDTH, _SIDE_WIDTH)

    def _caption_top(self) -> float:
        top = self._column().top()
        has_hit = self._model is not None and self._model.hit is not None
        return top + HIT_HEIGHT + 12 if has_hit else top

    def _is_aside(self) -> bool:
        """Tell whether the duties stand in the place that envy leaves free."""
        return self._model is not None and not self._model.envy.rows

    def _lay_shares(self, room: QRectF) -> None:
        """Stack the shares of a hit; more than three stand in two columns."""
        columns = 1 if len(self.rows) <= _IN_ONE_COLUMN else 2
        down = -(-len(self.rows) // columns)
        height = min(_SHARE, (room.height() + _DUTY_GAP) / down - _DUTY_GAP)
        width = (room.width() - _DUTY_GAP * (columns - 1)) / columns
        for number, row in enumerate(self.rows):
            column, at = divmod(number, down)
            x = room.left() + column * (width + _DUTY_GAP)
            y = room.top() + at * (height + _DUTY_GAP)
            row.place(QRectF(x, y, width, height), self.scale)

    def _is_crowded(self) -> bool:
        return len(self.rows) >= _CROWDED

    def _duty_columns(self) -> int:
        return max(1, len(self.duties)) if self._is_crowded() else _IN_A_ROW

    def _duties_top(self) -> float:
        bottom = self._column().bottom()
        if not self.duties or self._is_aside():
            return bottom
        rows = -(-len(self.duties) // self._duty_columns())
        return bottom - rows * (_DUTY + _DUTY_GAP) + _DUTY_GAP - self._duties_head()

    def _duties_head(self) -> float:
        """Give the height of the caption; seven wins leave it none, so that they can be touched."""
        return _DUTIES_HEAD if len(self.rows) < _FULL else 0.0

    def _lay_duties(self, body: QRectF) -> None:
        if self._is_aside():
            side = self._side()
            y = side.top() + 8 + self._aside_head()
            for tile in self.duties:
                tile.place(QRectF(side.left() + 16, y, side.width() - 32, _DUTY), self.scale)
                y += _DUTY + _ASIDE_GAP
            return
        columns, top = self._duty_columns(), self._duties_top() + self._duties_head()
        width = (body.width() - _DUTY_GAP * (columns - 1)) / columns
        for number, tile in enumerate(self.duties):
            row, column = divmod(number, columns)
            x = body.left() + column * (width + _DUTY_GAP)
            y = top + row * (_DUTY + _DUTY_GAP)
            tile.place(QRectF(x, y, width, _DUTY), self.scale)

    def _lay_reasons(self) -> None:
        side, is_aside = self._side(), self._is_aside()
        height, gap = (_LOW_REASON if is_aside else _REASON), _ASIDE_GAP
        y = side.bottom() - len(self.reasons) * (height + gap)
        for choice in self.reasons:
            inner = QRectF(side.left() + 16, y, side.width() - 32, height)
            choice.place(inner, self.scale)
            y += height + gap

    def _aside_head(self) -> float:
        """Give the height of the duties' caption; its note leaves its line to the reasons."""
        return _ASIDE_HEAD if self.reasons else _ASIDE_HEAD + _NOTE

    def _draw_duties_head(self, painter: Painter, model: VerifyModel) -> None:
        colour, body = painter.colour, self._column()
        if self._is_aside():
            side = self._side().adjusted(20, 8, -16, 0)
            side.setHeight(_ASIDE_HEAD)
            painter.text(side, Msg("DUTIES, TOUCH WHEN DONE"), "caption_20", colour.text_2)
            if not self.reasons:
                side.translate(0, _ASIDE_HEAD - 4)
                painter.text(side, model.duties_note, "medium_20", colour.text_2)
            return
        if not self._duties_head():
            return
        line = row_at(body, self._duties_top(), _DUTIES_HEAD)
        width = painter.text(line, model.duties_note, "medium_20", colour.text_2, Align.RIGHT)
        head = line.adjusted(0, 0, -width - 16, 0)
        painter.text(head, Msg("DUTIES, TOUCH WHEN DONE"), "caption_20", colour.text_2)

    def _draw_side(self, painter: Painter, model: VerifyModel) -> None:
        colour, side = painter.colour, self._side()
        if not (model.envy.rows or model.duties or self.reasons):  # the sums stand by themselves
            side.setHeight(_SUMS_HEAD + len(model.sums) * _SUM_ROW + _SUMS_FOOT)
        painter.panel(side, colour.well, colour.line)
        inner = side.adjusted(_ENVY_SIDE, 8, -_ENVY_SIDE, -12)
        bottom = inner.bottom()
        if self.reasons:
            bottom = self.reasons[0].y() / self.scale - _ASK
            frame = row_at(side, bottom, side.bottom() - bottom)
            painter.panel(frame, colour.well, colour.fault, painter.theme.line.device)
            ask = row_at(inner, bottom + 3, _ASK - 4)
            painter.label(ask, model.reasons_title, "bold_24", colour.text_1)
        else:
            bottom -= len(model.sums) * _SUM_ROW
            self._draw_sums(painter, row_at(inner, bottom, 0), model)
            bottom -= 36
        if model.envy.rows:
            self._draw_envy(painter, top_of(inner, bottom), model)

    def _draw_sums(self, painter: Painter, at: QRectF, model: VerifyModel) -> None:
        colour, y = painter.colour, at.top()
        head = row_at(at, y - 34, 30)
        painter.text(head, Msg("TO PAY IN ALL"), "caption_20", colour.text_2)
        for total in model.sums:
            row = row_at(at, y, _SUM_ROW)
            width = painter.text(
                row, total.amount, "bold_30", colour.text_1, Align.RIGHT, SMALLEST_AMOUNT
            )
            caption = row.adjusted(0, 0, -width - 8, 0)
            painter.label(caption, total.caption, "medium_22", colour.text_2)
            y += _SUM_ROW

    def _draw_envy(self, painter: Painter, box: QRectF, model: VerifyModel) -> None:
        """List the seats and their sum between the head and a bottom edge."""
        colour, envy = painter.colour, model.envy
        head = top_of(box, _ENVY_HEAD - 8)
        width = painter.text(head, envy.detail, "medium_20", colour.text_2, Align.RIGHT)
        painter.text(head.adjusted(0, 0, -width - 8, 0), envy.title, "bold_24", colour.text_1)
        y, bottom = box.top() + _ENVY_HEAD - 8, box.height()
        pitch = min(_ENVY_ROW, (bottom - y) / (len(envy.rows) + 1))
        for row in envy.rows:
            self._draw_envy_row(painter, row, row_at(box, y, pitch))
            y += pitch
        painter.rule(box.left(), y, box.right(), colour.line_strong)
        total = row_at(box, y, pitch)
        used = painter.text(total, envy.total, "bold_30", colour.text_1, Align.RIGHT)
        painter.text(total.adjusted(0, 0, -used - 8, 0), envy.players, "medium_22", colour.text_2)

    def _draw_envy_row(self, painter: Painter, row: EnvyRow, box: QRectF) -> None:
        colour = painter.colour
        painter.rule(box.left(), box.top(), box.right(), colour.line)
        plain, small = painter.plain_size("bold_30"), painter.plain_size("bold_20")
        wanted = painter.width_of(row.seat, "bold_30") + painter.width_of(_SEAT, "bold_20") + 20
        at = 0.0
        if wanted <= _ENVY_SEAT:  # a longer word leaves no room for the sum, and the head says it
            at = painter.text(box, _SEAT, "bold_20", colour.text_2, most=small) + 8
        # The sum lies between both: neither takes more than the room of plain letters.
        seat = box.adjusted(at, 0, 0, 0)
        at += painter.text(seat, row.seat, "bold_30", colour.text_1, most=plain)
        width = painter.text(
            box, row.amount, "bold_30", colour.text_1, Align.RIGHT, SMALLEST_AMOUNT, plain
        )
        middle = box.adjusted(_ENVY_SEAT if wanted <= _ENVY_SEAT else at + 12, 0, -width - 10, 0)
        parts = painter.broken(row.adds_up, "medium_20", middle.width())
        pitch = min(24.0, box.height() / max(1, len(parts)))
        y = box.center().y() - pitch * len(parts) / 2
        for part in parts:
            line = row_at(middle, y, pitch)
            painter.text(line, part, "medium_20", colour.text_2)
            y += pitch

    def _wired(self, part: P) -> P:
        part.pressed.connect(self.press)
        return part
