"""The settlement over the table: what every seat is paid, in the order in which it is paid."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from dealer_assist.cards.settlement import settlement
from dealer_assist.message import Msg
from dealer_assist.ui.pages.settlement.model import (
    CellKind,
    CellModel,
    SeatRowModel,
    SettlementModel,
)
from dealer_assist.ui.pages.settlement.presenter import settlement_model
from dealer_assist.ui.shell.page import Page
from dealer_assist.ui.toolkit.boxes import (
    CENTRE,
    RIGHT,
    Drawn,
    Fitted,
    Icon,
    Node,
    Panel,
    Paragraph,
    Stack,
    Text,
    column,
    inset,
    row,
    space,
)
from dealer_assist.ui.toolkit.painter import SMALLEST_AMOUNT, Align, Painter

_HEAD, _ROW_GAP, _ROW_TALLEST, _BAND = 40.0, 8.0, 128.0, 72.0
_SEAT, _HAND, _PAY, _SIDE = 104.0, 350.0, 280.0, 20.0
_LINE, _WORD = 40.0, 26.0
_WIDE = 1.7
_FEWEST = 5
_BAND_TITLE = 0.4
_PAYEE, _TOKE = 260.0, 400.0
_INKS = {CellKind.WIN: "ok", CellKind.LOSE: "text_3", CellKind.CLAIM: "claim"}
_Pays = tuple[tuple[str, str], ...]


class SettlementPage(Page):
    """Nothing can be pressed here but the way back: it is read, not worked with."""

    title = Msg("Settlement")
    model = SettlementModel((), ())

    def refresh(self) -> None:
        """Settle the round as it stands on record."""
        table, game = self.page_context.desk.table, self.page_context.game
        self.model = settlement_model(table, game, settlement(table, game))
        self.detail = self.model.order if self.model.rows else ""
        self.arrange()
        self.update()

    def content(self) -> Node:
        """Stand the seats under the heads of their columns, what is paid last at the foot."""
        if not self.model.rows:
            return _nothing(self.model)
        heads = [Text(label, "caption_20", "text_2", RIGHT) for label in self.model.columns]
        head = self._line(
            Text(Msg("SEAT"), "caption_20", "text_2"),
            space(),
            heads,
            Text(Msg("PAY"), "caption_20", "text_2", RIGHT),
        )
        return column(head.of(_HEAD), Fitted(self._seats_and_bands))

    def draw(self, painter: Painter) -> None:
        """Paint the dealer's hand beside the title."""
        super().draw(painter)
        half = self.head()
        half.setLeft(half.center().x())
        if self.model.rows:
            ink = painter.theme.colour.text_1
            painter.text(half, self.model.dealer, "bold_28", ink, Align.RIGHT)

    def _seats_and_bands(self, box: QRectF) -> Node:
        model = self.model
        bands = [
            _band(model.last_title, model.last) if model.last_title else None,
            _band(Msg("ENVY, LAST"), model.envy) if model.envy else None,
            _band(Msg("TOKES, APART"), model.tokes, _TOKE) if model.tokes else None,
        ]
        below = [band.of(_BAND) for band in bands if band is not None]
        note = _note(model.note).of(_BAND) if model.note else None
        room = box.height() - (len(below) + bool(note)) * (_BAND + _ROW_GAP)
        # The same height for up to five seats; more need all the room there is.
        each = min(_ROW_TALLEST, room / max(_FEWEST, len(model.rows)) - _ROW_GAP)
        rows = (self._row(one).of(each) for one in model.rows)
        return column(*rows, note, space(), *below, gap=_ROW_GAP)

    def _line(self, seat: Node, hand: Node, cells: Sequence[Node], pay: Node) -> Node:
        """Stand a seat, its hand, its wagers and what is paid in their columns."""
        room: list[Node] = [
            inset(cell, (6, 0, _SIDE, 0)).sharing(share)
            for cell, share in zip(cells, self._shares(), strict=True)
        ]
        wide = hand.of(self._hand_width())
        return row(
            seat.of(_SEAT), wide, *(room or [space()]), inset(pay, (0, 0, _SIDE, 0)).of(_PAY)
        )

    def _shares(self) -> list[float]:
        """Give the widths of wagers: a winning hand's name is longer than the end of a wager."""
        return [_WIDE if label in self.model.prizes else 1.0 for label in self.model.columns]

    def _hand_width(self) -> float:
        return _HAND if any(one.hand or one.trouble for one in self.model.rows) else 0.0

    def _row(self, model: SeatRowModel) -> Node:
        hand: Node = Text(model.hand, "semi_22")
        if model.mark:
            mark = Text(model.mark, "semi_20", "text_2")
            hand = column(space(), mark.of(28), hand.of(36), space())
        line = self._line(
            Text(model.seat, "heavy_48", align=CENTRE),
            space() if model.trouble else inset(hand, (0, 0, _SIDE, 0)),
            [_cell(one) for one in model.cells],
            _pay(model),
        )
        trouble = Fitted(lambda box: self._trouble(model, box.width())) if model.trouble else None
        return Panel(Stack(trouble, line))

    def _trouble(self, model: SeatRowModel, width: float) -> Node:
        """Say over the whole row why nothing is known, or over what stands before its wagers."""
        shares, room = self._shares(), width - _SEAT - _PAY
        if any(cell.kind is not CellKind.NONE for cell in model.cells):
            room = min(room, _HAND + 3 * (room - _HAND) * shares[0] / sum(shares))
        words = Paragraph(model.trouble, "semi_22", "fault_text", 30)
        told = row(Icon("triangle", 30, "fault"), inset(words, (0, 12, 0, 4)), gap=14)
        return row(space(_SEAT), told.of(room), space())


def _cell(cell: CellModel) -> Node:
    if cell.kind is CellKind.NONE:
        return space()
    ink = _INKS.get(cell.kind, "text_1")
    amount = Text(cell.amount, "bold_30", ink, RIGHT, least=SMALLEST_AMOUNT)
    if cell.kind is CellKind.CLAIM:
        amount = Text(cell.amount, "semi_22", ink, RIGHT)
    return _two_lines(amount, Text(cell.word, "semi_20", ink, RIGHT))


def _pay(model: SeatRowModel) -> Node:
    if not model.take:
        return Text(model.pay, "heavy_38", align=RIGHT)
    if not model.pay:
        return Text(model.take, "bold_30", "text_2", RIGHT)
    pay = Text(model.pay, "heavy_38", align=RIGHT, least=SMALLEST_AMOUNT)
    return _two_lines(pay, Text(model.take, "semi_20", "text_2", RIGHT))


def _two_lines(amount: Node, word: Node) -> Node:
    return column(space(), amount.of(_LINE), space(2), word.of(_WORD), space(4), space())


def _nothing(model: SettlementModel) -> Node:
    """Say in the middle of the page why nothing is settled, and how to pay meanwhile."""
    meanwhile = Msg("Until then, pay by the layout") if model.note else ""
    return column(
        space(),
        Icon("info", 80, "text_2", 2.0),
        space(20),
        Text(model.note or model.empty, "heavy_38", align=CENTRE).of(64),
        Text(meanwhile, "medium_30", "text_2", CENTRE).of(64),
        space(32),
        space(),
    )


def _note(words: str) -> Node:
    line = row(Icon("info", 34, "text_2"), Text(words, "medium_26"), gap=18)
    return inset(line, (_SIDE, 0))


def _band(title: str, pays: _Pays, most: float = _PAYEE) -> Node:
    """Give what is paid after all seats, side by side after one title."""

    def draw(painter: Painter, box: QRectF) -> None:
        colour = painter.theme.colour
        head = box if not pays else box.adjusted(0, 0, (_BAND_TITLE - 1) * box.width(), 0)
        x = box.left() + painter.label(head, title, "caption_20", colour.text_2) + 40
        wide = min(most, (box.right() + _SIDE - x) / max(1, len(pays)))
        for seat, amount in pays:
            cell = QRectF(x, box.top(), wide - 8, box.height())
            cell.setLeft(x + painter.text(cell, seat, "semi_22", colour.text_2) + 12)
            painter.text(cell, amount, "bold_30", colour.text_1)
            x += wide

    return Panel(Drawn(draw), fill="well", pad=(_SIDE, 0))
