"""The settlement over the table: what every seat is paid, in the order in which it is paid."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from dealer_assist.cards.settlement import settlement
from dealer_assist.catalog.games import load_games
from dealer_assist.message import Msg
from dealer_assist.ui.pages.settlement.model import (
    CellKind,
    CellModel,
    SeatRowModel,
    SettlementModel,
)
from dealer_assist.ui.pages.settlement.presenter import settlement_model
from dealer_assist.ui.shell.page import Page
from dealer_assist.ui.shell.page_context import PageContext
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import SMALLEST_AMOUNT, SMALLEST_LABEL, Align, Painter
from dealer_assist.ui.toolkit.theme import TypeRole

_HEAD, _ROW_GAP, _ROW_TALLEST, _ENVY = 40.0, 8.0, 128.0, 72.0
_SEAT, _HAND, _PAY, _SIDE = 104.0, 350.0, 280.0, 20.0
_LINE, _WORD = 40.0, 26.0
_WIDE = 1.7
_FEWEST = 5
_NOTHING = 30.0
_BAND_TITLE = 0.4
_PAYEE, _TOKE = 260.0, 400.0


class SettlementPage(Page):
    """Nothing can be pressed here but the way back: it is read, not worked with."""

    title = Msg("Settlement")
    detail = ""  # said by each round: not every game has envy

    def __init__(
        self, context: UiContext, page_context: PageContext, parent: QWidget | None = None
    ) -> None:
        super().__init__(context, page_context, parent)
        self._game = load_games(page_context.resources / "games")[
            page_context.desk.table.setup.game
        ]
        self._model = SettlementModel((), ())

    @property
    def model(self) -> SettlementModel:
        """Give what is shown."""
        return self._model

    def refresh(self) -> None:
        """Settle the round as it stands on record."""
        table = self.page_context.desk.table
        self._model = settlement_model(table, self._game, settlement(table, self._game))
        self.update()

    def draw(self, painter: Painter) -> None:
        """Paint the head of the columns, the seats, and envy below them."""
        super().draw(painter)
        body, model = self.body(), self._model
        if not model.rows:
            self._draw_nothing(painter, body)
            return
        self._draw_head(painter, QRectF(body.left(), body.top(), body.width(), _HEAD))
        top = body.top() + _HEAD
        bands = [bool(model.note), bool(model.last_title), bool(model.envy), bool(model.tokes)]
        room = body.bottom() - top - sum(bands) * (_ENVY + _ROW_GAP)
        # The same height for up to five seats; more need all the room there is.
        height = min(_ROW_TALLEST, room / max(_FEWEST, len(model.rows)) - _ROW_GAP)
        for row in model.rows:
            box = QRectF(body.left(), top, body.width(), height)
            self._draw_row(painter, box, row)
            top += height + _ROW_GAP
        band = QRectF(body.left(), body.bottom() - _ENVY, body.width(), _ENVY)
        if model.tokes:
            self._draw_band(painter, band, Msg("TOKES, APART"), model.tokes, _TOKE)
            band.translate(0, -_ENVY - _ROW_GAP)
        if model.envy:
            self._draw_band(painter, band, Msg("ENVY, LAST"), model.envy)
            band.translate(0, -_ENVY - _ROW_GAP)
        if model.last_title:
            self._draw_band(painter, band, model.last_title, model.last)
            band.translate(0, -_ENVY - _ROW_GAP)
        if model.note:
            below = QRectF(body.left(), min(top, band.top()), body.width(), _ENVY)
            self._draw_note(painter, below)

    def _columns(self, box: QRectF) -> list[QRectF]:
        """Give the column of each wager, between the hand and what is paid."""
        left, right = box.left() + _SEAT + self._hand_width(), box.right() - _PAY
        # The name of a winning hand is longer than the end of a wager.
        shares = [_WIDE if label in self._model.prizes else 1.0 for label in self._model.columns]
        unit = (right - left) / max(1.0, sum(shares))
        columns = []
        for share in shares:
            columns.append(QRectF(left, box.top(), unit * share, box.height()))
            left += unit * share
        return columns

    def _hand_width(self) -> float:
        return _HAND if any(row.hand or row.trouble for row in self._model.rows) else 0.0

    def _draw_head(self, painter: Painter, box: QRectF) -> None:
        colour = painter.theme.colour
        seat = QRectF(box.left(), box.top(), _SEAT, _HEAD)
        painter.text(seat, Msg("SEAT"), "caption_20", colour.text_2)
        head = self.head()
        order = QRectF(head.left(), head.top() + 46, head.width() * 0.6, 46)
        painter.text(order, self._model.order, "medium_24", colour.text_2)
        dealer = self.head()
        dealer.setLeft(dealer.left() + dealer.width() / 2)
        painter.text(dealer, self._model.dealer, "bold_28", colour.text_1, Align.RIGHT)
        for label, column in zip(self._model.columns, self._columns(box), strict=True):
            head = column.adjusted(0, 0, -_SIDE, 0)
            painter.text(head, label, "caption_20", colour.text_2, Align.RIGHT)
        pay = QRectF(box.right() - _PAY, box.top(), _PAY - _SIDE, _HEAD)
        painter.text(pay, Msg("PAY"), "caption_20", colour.text_2, Align.RIGHT)

    def _draw_row(self, painter: Painter, box: QRectF, row: SeatRowModel) -> None:
        colour = painter.theme.colour
        painter.panel(box, colour.panel, colour.line, painter.theme.line.thin)
        seat = QRectF(box.left(), box.top(), _SEAT, box.height())
        painter.text(seat, row.seat, "heavy_48", colour.text_1, Align.CENTRE)
        hand = QRectF(box.left() + _SEAT, box.top(), self._hand_width() - _SIDE, box.height())
        if row.mark and not row.trouble:
            mark = QRectF(hand.left(), hand.center().y() - 32, hand.width(), 28)
            painter.text(mark, row.mark, "semi_20", colour.text_2)
            hand.translate(0, 14)
        painter.text(hand, row.hand, "semi_22", colour.text_1)
        columns = self._columns(box)
        if row.trouble:
            right = columns[len(row.cells) - 1].right() if row.cells else box.right() - _PAY
            wide = QRectF(hand.left(), box.top() + 12, right - hand.left(), box.height() - 16)
            if any(cell.kind is not CellKind.NONE for cell in row.cells):
                wide.setWidth(min(wide.width(), _HAND + 3 * columns[0].width()))
            painter.icon("triangle", wide.left(), box.center().y() - 15, 30, colour.fault, 2.4)
            wide.setLeft(wide.left() + 44)
            painter.paragraph(wide, row.trouble, "semi_22", colour.fault_text, 30)
        for cell, column in zip(row.cells, columns, strict=True):
            self._draw_cell(painter, column.adjusted(6, 0, -_SIDE, 0), cell)
        self._draw_pay(
            painter, QRectF(box.right() - _PAY, box.top(), _PAY - _SIDE, box.height()), row
        )

    def _draw_cell(self, painter: Painter, box: QRectF, cell: CellModel) -> None:
        if cell.kind is CellKind.NONE:
            return
        ink = self._ink(painter, cell.kind)
        middle = box.center().y()
        amount = QRectF(box.left(), middle - _LINE + 4, box.width(), _LINE)
        word = QRectF(box.left(), middle + 6, box.width(), _WORD)
        role: TypeRole = "bold_30"
        least = SMALLEST_AMOUNT
        if cell.kind is CellKind.CLAIM:
            role, least = "semi_22", 20
        painter.text(amount, cell.amount, role, ink, Align.RIGHT, least=least)
        painter.text(word, cell.word, "semi_20", ink, Align.RIGHT)

    def _draw_pay(self, painter: Painter, box: QRectF, row: SeatRowModel) -> None:
        colour, middle = painter.theme.colour, box.center().y()
        if not row.take:
            painter.text(box, row.pay, "heavy_38", colour.text_1, Align.RIGHT)
            return
        if not row.pay:
            painter.text(box, row.take, "bold_30", colour.text_2, Align.RIGHT)
            return
        top = QRectF(box.left(), middle - _LINE + 4, box.width(), _LINE)
        painter.text(top, row.pay, "heavy_38", colour.text_1, Align.RIGHT, least=SMALLEST_AMOUNT)
        foot = QRectF(box.left(), middle + 6, box.width(), _WORD)
        painter.text(foot, row.take, "semi_20", colour.text_2, Align.RIGHT)

    def _draw_nothing(self, painter: Painter, box: QRectF) -> None:
        """Say in the middle of the page why nothing is settled, and how to pay meanwhile."""
        colour, model = painter.theme.colour, self._model
        middle = box.center().y() - _NOTHING
        painter.icon("info", box.center().x() - 40, middle - 100, 80, colour.text_2, 2.0)
        line = QRectF(box.left(), middle, box.width(), 64)
        painter.text(line, model.note or model.empty, "heavy_38", colour.text_1, Align.CENTRE)
        if model.note:
            below = line.translated(0, 64)
            words = Msg("Until then, pay by the layout")
            painter.text(below, words, "medium_30", colour.text_2, Align.CENTRE)

    def _draw_note(self, painter: Painter, box: QRectF) -> None:
        colour = painter.theme.colour
        top = QRectF(box.left() + _SIDE, box.top(), box.width() - 2 * _SIDE, box.height())
        painter.icon("info", top.left(), top.center().y() - 17, 34, colour.text_2, 2.4)
        top.setLeft(top.left() + 52)
        painter.text(top, self._model.note, "medium_26", colour.text_1)

    def _draw_band(
        self,
        painter: Painter,
        box: QRectF,
        title: str,
        pays: tuple[tuple[str, str], ...],
        most: float = _PAYEE,
    ) -> None:
        """Paint what is paid after all seats, side by side under one title."""
        colour = painter.theme.colour
        painter.panel(box, colour.well, colour.line, painter.theme.line.thin)
        x = box.left() + _SIDE
        inner = box.adjusted(_SIDE, 0, -_SIDE, 0)
        if pays:
            inner.setWidth(inner.width() * _BAND_TITLE)
        x += painter.label(inner, title, "caption_20", colour.text_2) + 40
        wide = (box.right() - x) / max(1, len(pays))
        for seat, amount in pays:
            cell = QRectF(x, box.top(), min(wide, most) - 8, box.height())
            used = painter.text(cell, seat, "semi_22", colour.text_2) + 12
            cell.setLeft(cell.left() + used)
            painter.text(cell, amount, "bold_30", colour.text_1, least=SMALLEST_LABEL)
            x += min(wide, most)

    def _ink(self, painter: Painter, kind: CellKind) -> QColor:
        colour = painter.theme.colour
        inks = {CellKind.WIN: colour.ok, CellKind.LOSE: colour.text_3, CellKind.CLAIM: colour.claim}
        return inks.get(kind, colour.text_1)
