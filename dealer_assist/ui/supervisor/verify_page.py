"""Page 1 of the supervisor's sheet: each claimed win, what it pays, and who gets envy."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.models.supervisor import EnvyRow, VerifyModel
from dealer_assist.ui.supervisor.step import GAP, DialogStep
from dealer_assist.ui.supervisor.win_row import WinRow
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import SMALLEST_AMOUNT, Align, Painter

_ENVY_WIDTH, _COLUMN_GAP = 500.0, 24.0
_CAPTION, _CAPTION_ICON = 28.0, 26.0
_ROW, _CHECK, _CHECK_ICON = 196.0, 56.0, 36.0
_SUMS, _LOW_SUMS = 104.0, 48.0
_CROWDED, _VERY_CROWDED = 4, 5
_ENVY_SIDE, _ENVY_ROW, _ENVY_SEAT = 34.0, 55.0, 90.0
_TOTAL = 70.0


class VerifyPage(DialogStep):
    """Shows each claim with a button that strikes it out."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._model: VerifyModel | None = None
        self.rows: list[WinRow] = []

    def show_state(self, model: VerifyModel) -> None:
        """Show the claims."""
        self._model = model
        while len(self.rows) > len(model.wins):
            gone = self.rows.pop()
            gone.setParent(None)
            gone.deleteLater()
        while len(self.rows) < len(model.wins):
            row = WinRow(self.context, self)
            row.button.pressed.connect(self.press)
            row.show()
            self.rows.append(row)
        for row, win in zip(self.rows, model.wins, strict=True):
            row.show_state(win)
        self.show_buttons(model.back, model.confirm)
        self.arrange()
        self.update()

    def arrange(self) -> None:
        """Stack the claims; many of them make low rows and leave the reminder out."""
        super().arrange()
        if not self.rows:
            return
        body = self._column()
        top = body.top() + _CAPTION + GAP
        reserved = 0 if len(self.rows) > _CROWDED else _CHECK
        if not self._sums_are_beside():
            reserved += self._sums() + GAP
        gap = GAP if len(self.rows) <= _CROWDED else 12.0
        room = body.bottom() - reserved - top
        height = min(_ROW, (room + gap) / len(self.rows) - gap)
        for number, row in enumerate(self.rows):
            y = top + number * (height + gap)
            row.place(QRectF(body.left(), y, body.width(), height), self.scale)

    def draw(self, painter: Painter) -> None:
        """Paint captions, sums and the envy list around the claims."""
        colour, model = painter.theme.colour, self._model
        painter.fill(QRectF(0, 0, painter.width, painter.height), colour.panel)
        if model is None:
            return
        body = self._column()
        painter.icon("arrow-left", body.left(), body.top() + 1, _CAPTION_ICON, colour.text_2, 2.6)
        caption = QRectF(body.left() + 40, body.top(), body.width() - 40, _CAPTION)
        painter.text(caption, model.caption.upper(), "caption", colour.text_2)
        self._draw_check(painter, body)
        self._draw_envy(painter)
        self._draw_sums(painter, body)

    def _column(self) -> QRectF:
        return self.body().adjusted(0, 0, -_ENVY_WIDTH - _COLUMN_GAP, 0)

    def _sums(self) -> float:
        return _LOW_SUMS if len(self.rows) > _VERY_CROWDED else _SUMS

    def _draw_check(self, painter: Painter, body: QRectF) -> None:
        if self._model is None or not self.rows or len(self.rows) > _CROWDED:
            return
        top = (self.rows[-1].y() + self.rows[-1].height()) / self.scale
        bottom = body.bottom() - (0 if self._sums_are_beside() else self._sums())
        middle = (top + bottom) / 2
        colour = painter.theme.colour
        painter.icon("info", body.left(), middle - _CHECK_ICON / 2, _CHECK_ICON, colour.text_2, 2.2)
        left = body.left() + _CHECK_ICON + GAP
        line = QRectF(left, middle - 20, body.right() - left, 40)
        painter.text(line, self._model.check, "check", colour.text_1)

    def _draw_sums(self, painter: Painter, body: QRectF) -> None:
        if self._model is None or not self._model.sums:
            return
        colour = painter.theme.colour
        for box, total in zip(self._places(body), self._model.sums, strict=True):
            painter.panel(box, colour.well, colour.line, painter.theme.line.thin)
            inner = box.adjusted(26, 0, -26, 0)
            if box.height() == _LOW_SUMS:
                painter.text(inner, total.caption, "sum_caption", colour.text_2)
                painter.text(inner, total.amount, "envy_amount", colour.text_1, Align.RIGHT)
                continue
            caption = QRectF(inner.left(), box.top() + 15, inner.width(), 26)
            painter.text(caption, total.caption, "sum_caption", colour.text_2)
            amount = QRectF(inner.left(), box.top() + 41, inner.width(), 46)
            painter.text(amount, total.amount, "sum_amount", colour.text_1, least=SMALLEST_AMOUNT)

    def _sums_are_beside(self) -> bool:
        """Tell whether the sums stand where there is no envy to list: claims need the height."""
        return self._model is not None and not self._model.envy.rows

    def _places(self, body: QRectF) -> list[QRectF]:
        """Give the places of the sums: in a row under the claims, or one above the other."""
        count = len(self._model.sums) if self._model else 0
        if self._sums_are_beside():
            left, high = self.body().right() - _ENVY_WIDTH, _SUMS + GAP
            top = body.bottom() - count * high + GAP
            return [QRectF(left, top + n * high, _ENVY_WIDTH, _SUMS) for n in range(count)]
        width = (body.width() - GAP * (count - 1)) / max(1, count)
        top = body.bottom() - self._sums()
        return [
            QRectF(body.left() + n * (width + GAP), top, width, self._sums()) for n in range(count)
        ]

    def _draw_envy(self, painter: Painter) -> None:
        if self._model is None:
            return
        colour, envy, body = painter.theme.colour, self._model.envy, self.body()
        box = QRectF(body.right() - _ENVY_WIDTH, body.top(), _ENVY_WIDTH, body.height())
        if self._sums_are_beside():
            box.setBottom(self._places(body)[0].top() - GAP if self._model.sums else box.bottom())
        painter.panel(box, colour.well, colour.line, painter.theme.line.thin)
        left, right = box.left() + _ENVY_SIDE, box.right() - _ENVY_SIDE
        y = box.top() + 20
        painter.text(QRectF(left, y, right - left, 38), envy.title, "envy_title", colour.text_1)
        detail = QRectF(left, y + 40, right - left, 58)
        used = painter.paragraph(detail, envy.detail, "envy_detail", colour.text_2, 28)
        y += 40 + used + 10
        if not envy.rows:
            return
        seat, adds_up, pay = envy.heads
        painter.text(QRectF(left, y, _ENVY_SEAT, 32), seat, "envy_head", colour.text_2)
        middle = QRectF(left + _ENVY_SEAT, y, right - left - _ENVY_SEAT - 70, 32)
        painter.text(middle, adds_up, "envy_head", colour.text_2)
        painter.text(
            QRectF(left, y, right - left, 32), pay, "envy_head", colour.text_2, Align.RIGHT
        )
        y += 36
        pitch = min(_ENVY_ROW, (box.bottom() - _TOTAL - 20 - y) / len(envy.rows))
        for row in envy.rows:
            self._draw_envy_row(painter, row, QRectF(left, y, right - left, pitch))
            y += pitch
        y = box.bottom() - _TOTAL - 14
        painter.rule(left - 14, y, right + 14, colour.line_strong)
        total = QRectF(left, y + 8, right - left, _TOTAL)
        painter.text(total, envy.players, "envy_players", colour.text_2)
        painter.text(total, envy.total, "sum_amount", colour.text_1, Align.RIGHT)

    def _draw_envy_row(self, painter: Painter, row: EnvyRow, box: QRectF) -> None:
        colour = painter.theme.colour
        painter.rule(box.left() - 14, box.top(), box.right() + 14, colour.line)
        painter.text(box, row.seat, "envy_seat", colour.text_1)
        width = painter.text(
            box, row.amount, "envy_amount", colour.text_1, Align.RIGHT, SMALLEST_AMOUNT
        )
        middle = box.adjusted(_ENVY_SEAT, 0, -width - 10, 0)
        painter.text(middle, row.adds_up, "envy_detail", colour.text_2)
