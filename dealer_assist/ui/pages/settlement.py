"""SETTLEMENT: what every seat is paid, in the order in which it is paid, envy last.

It is read and not worked with: nothing can be pressed but the way back.
"""

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Never, assert_never

from dealer_assist.jackpot.prizes import LEFT_TO_RIGHT
from dealer_assist.message import Msg, joined
from dealer_assist.rules.money import chips, dollars
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.table.facts.dealing import surrenders
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.facts.rulings import open_at, seats_open
from dealer_assist.table.facts.settling.settlement import (
    CoverAll,
    Prize,
    SeatSettled,
    Settlement,
    WagerPaid,
    WagerStanding,
    settlement,
)
from dealer_assist.table.facts.settling.tokes import TokeEnd, toke_ends
from dealer_assist.table.guide.walk_words import ANSWERED
from dealer_assist.table.places import DEALER, hand_of
from dealer_assist.table.state import Table
from dealer_assist.table.words import has_house_only
from dealer_assist.ui.shell.table_page import OverTable, TablePage
from dealer_assist.ui.table.presenter.bets.folds import folded_words
from dealer_assist.ui.table.presenter.cards.cards import (
    ending_words,
    hand_words,
    low_words,
    wild_words,
)
from dealer_assist.ui.table.presenter.pay.settle_walk import signed
from dealer_assist.ui.toolkit.flow import Step
from dealer_assist.ui.toolkit.nodes import (
    CENTRE,
    RIGHT,
    Box,
    Fitted,
    Icon,
    Node,
    Panel,
    Paragraph,
    Text,
    column,
    inset,
    row,
    space,
    stack,
)
from dealer_assist.ui.toolkit.values.lettering import SMALLEST_AMOUNT
from dealer_assist.value import Value

Pays = tuple[tuple[str, str], ...]
"""Who is paid, and how much."""


class CellKind(Enum):
    """How a wager ended, or what is in its place."""

    WIN = "win"
    LOSE = "lose"
    PUSH = "push"
    CLAIM = "claim"
    NONE = "none"


class PaidCell(Value):
    """One wager of a seat: an amount, or odds, and the word for its end."""

    amount: str = ""
    word: str = ""
    kind: CellKind = CellKind.NONE


class SeatRow(Value):
    """One seat: its wagers by column and what it is paid, or why that is not known.

    `mark` is over its hand: FOLDED.
    """

    seat: str
    hand: str = ""
    cells: tuple[PaidCell, ...] = ()
    pay: str = ""
    take: str = ""
    trouble: str = ""
    mark: str = ""


class SettledSeats(Value):
    """A column for each wager that was made, a row for each seat in payment order.

    `prizes` are the columns of jackpots, which are wide.
    """

    columns: tuple[str, ...]
    prizes: tuple[str, ...]
    rows: tuple[SeatRow, ...]


class PayBand(Node):
    """What is paid after all seats, side by side after one title; none is wider than `most`."""

    title: str
    pays: Pays
    most: float


class SettlementPage(TablePage[Never]):
    """Settles the round as it is on record."""

    def shown(self) -> OverTable:
        """Return the seats under the heads of their columns, what is paid last at the foot."""
        table, game = self.page_context.desk.table, self.page_context.game
        return settlement_sheet(table, game, settlement(table))

    def touched(self, touch: Never) -> Step:
        """Have no touch."""
        assert_never(touch)


_WORDS = {"win": (Msg("WINS"), CellKind.WIN), "lose": (Msg("LOSES"), CellKind.LOSE)}
_INKS = {CellKind.WIN: "ok", CellKind.LOSE: "text_3", CellKind.CLAIM: "claim"}
_NO_CELL = PaidCell()
_TAKEN_BACK = "taken_back"
_RIGHT = "right"  # the column of the right hand, where a seat has two
_HEAD, _ROW_GAP, _ROW_TALLEST, _BAND = 40.0, 8.0, 128.0, 72.0
_SEAT, _HAND, _PAY, _SIDE = 104.0, 350.0, 280.0, 20.0
_LINE, _WORD = 40.0, 26.0
_WIDE = 1.7
_FEWEST = 5
_PAYEE, _TOKE = 260.0, 400.0


def settlement_sheet(table: Table, game: GameDefinition, found: Settlement) -> OverTable:
    """Return the page; where nothing is settled, it says why and how to pay meanwhile."""
    seats = settled_seats(table, game, found)
    if not seats.rows:
        return OverTable(Msg("Settlement"), _nothing(found))
    head = _line(
        seats,
        Text(Msg("SEAT"), "caption_20", "text_2"),
        space(),
        [Text(label, "caption_20", "text_2", RIGHT) for label in seats.columns],
        Text(Msg("PAY"), "caption_20", "text_2", RIGHT),
    )
    envy = tuple(
        (Msg("Seat {seat}", seat=seat), dollars(found.envy[seat])) for seat in _payees(table, found)
    )
    tokes, ruled = _tokes(table, found), _ruled(table)
    below = (
        _cover_all(found.cover_all) if found.cover_all is not None else None,
        _band(Msg("RULINGS"), ruled) if ruled else None,
        _band(Msg("ENVY, LAST"), envy) if envy else None,
        _band(Msg("TOKES, APART"), tokes, _TOKE) if tokes else None,
    )
    given = (seats, _missing(found), tuple(band for band in below if band is not None))
    return OverTable(
        Msg("Settlement"),
        column(head.of(_HEAD), Fitted(_seats_and_bands, given)),
        _order(table, found),
        aside=Text(_dealer_words(table, found), "bold_28", align=RIGHT),
    )


def _ruled(table: Table) -> Pays:
    """Return what is still to go over the felt by rulings, in the one amount of its seat."""
    return tuple(
        (Msg("Seat {seat}", seat=seat), signed(sum(money.cents for money in open_at(table, seat))))
        for seat in sorted(seats_open(table), key=table.setup.turn_to_pay)
    )


def settled_seats(table: Table, game: GameDefinition, found: Settlement) -> SettledSeats:
    """Return what every seat is paid."""
    made = {wager.wager for seat in found.seats for wager in seat.wagers}
    wagers = [key for key in game.settles if key in made]
    on_hands = table.setup.duties.hands
    has_two = known.has_two_hands(table.setup) and on_hands in wagers
    if has_two:
        wagers.insert(wagers.index(on_hands) + 1, _RIGHT)
    won = {prize.sensor for seat in found.seats for prize in seat.prizes}
    sensors = [sensor for sensor in table.setup.jackpots if sensor in won]
    names = {**game.wagers, **game.decided}
    sides = {on_hands: Msg("LEFT"), _RIGHT: Msg("RIGHT")} if has_two else {}
    labels = [sides.get(key) or game.short.get(key, names.get(key, key).upper()) for key in wagers]
    prizes = tuple(_jackpot_name(table, sensor) for sensor in sensors)
    rows = tuple(line for seat in found.seats for line in _rows(table, seat, wagers, sensors))
    return SettledSeats((*labels, *prizes), prizes, rows)


def _missing(found: Settlement) -> str:
    """Say why wagers are not listed; not where the dealer has said of each how it ended."""
    if any(seat.answer for seat in found.seats):
        return Msg("No cards entered: seats as the dealer marked them")
    return found.why_not


def _tokes(table: Table, found: Settlement) -> tuple[tuple[str, str], ...]:
    """Return the tokes apart: what goes into the toke box, and what is taken."""
    return tuple(
        (
            Msg("{seat} {wager}", seat=seat, wager=table.setup.label_of(wager)),
            _toke_words(end, table.round.tokes[seat, wager].cents),
        )
        for (seat, wager), end in sorted(
            toke_ends(table, found).items(), key=lambda one: table.setup.turn_to_pay(one[0][0])
        )
    )


def _toke_words(end: TokeEnd | None, cents: int) -> str:
    if end is None:
        return Msg("T {amount}, open", amount=chips(cents))
    if not end.box_cents:
        return Msg("Take {amount}", amount=chips(cents))
    return Msg("Box {amount}", amount=chips(end.box_cents))


def _payees(table: Table, found: Settlement) -> list[int]:
    due = (seat for seat, cents in found.envy.items() if cents)
    return sorted(due, key=table.setup.turn_to_pay)


def _order(table: Table, found: Settlement) -> str:
    """Return in which order the page is paid; envy and Cover All only where there are any."""
    is_left = table.setup.payment_order == LEFT_TO_RIGHT
    parts: list[str] = [Msg("Pay left to right") if is_left else Msg("Pay right to left")]
    if table.setup.jackpots:
        parts.append(Msg("wagers before the jackpot"))
    if any(found.envy.values()):
        parts.append(Msg("envy last"))
    if found.cover_all is not None:
        parts.append(Msg("Cover All last"))
    return joined("; ", parts)


def _cover_all(cover_all: CoverAll) -> Node:
    pays = tuple(
        (
            Msg("Seat {seat}", seat=seat),
            dollars(paid.net) if paid.net > 0 else Msg("Take {amount}", amount=chips(paid.stake)),
        )
        for seat, paid in cover_all.seats
    )
    return _band(_cover_all_title(cover_all), pays)


def _cover_all_title(cover_all: CoverAll) -> str:
    hand = hand_words(cover_all.hand)
    if cover_all.place == DEALER:
        where = Msg("COVER ALL, LAST: {hand} of the dealer", hand=hand)
    else:
        where = Msg("COVER ALL, LAST: {hand} at seat {seat}", hand=hand, seat=cover_all.place)
    if not cover_all.odds:
        return Msg("{hand}, no win", hand=where)
    return joined(", ", (where, cover_all.odds))


def _jackpot_name(table: Table, sensor: str) -> str:
    several = len(table.setup.jackpots) > 1
    if several:
        return table.setup.jackpots[sensor].label.upper()
    return Msg("JACKPOT") if has_house_only(table.setup) else Msg("PROGRESSIVE")


def _dealer_words(table: Table, found: Settlement) -> str:
    if result := ending_words(table):
        return result
    if found.dealer_low:
        high, low = hand_words(found.dealer), low_words(found.dealer_low)
        return Msg("Dealer: {high}. Low {low}", high=high, low=low)
    return Msg("Dealer: {hand}", hand=hand_words(found.dealer)) if found.dealer else ""


def _rows(table: Table, seat: SeatSettled, wagers: list[str], sensors: list[str]) -> list[SeatRow]:
    """Make a seat its row, and each hand that it has split off one of its own."""
    paid = {wager.wager: wager for wager in seat.wagers}
    hands = _hands(table, seat, paid)
    prizes = {prize.sensor: prize for prize in seat.prizes}
    cells = [_cell(paid[key]) if key in paid else _NO_CELL for key in wagers]
    for key, (first_of, *_) in hands.items():
        if key in wagers:
            cells[wagers.index(key)] = _hand_cell(table, *first_of)
    cells += [_prize(table, prizes[sensor]) if sensor in prizes else _NO_CELL for sensor in sensors]
    hand = hand_words(seat.hand) if seat.hand else ""
    first = SeatRow(
        seat=str(seat.seat),
        hand=hand,
        mark=_mark(table, seat),
        cells=tuple(cells),
        pay=dollars(seat.to_pay) if seat.to_pay else "",
        take=_to_take(seat),
        trouble=seat.trouble,
    )
    deepest = max(map(len, hands.values()), default=1)
    split = [_split_row(table, hands, n, wagers, len(sensors)) for n in range(1, deepest)]
    return [first, *split]


def _hands(
    table: Table, seat: SeatSettled, paid: Mapping[str, WagerPaid]
) -> dict[str, list[tuple[str, WagerPaid]]]:
    """Return the blackjack hands of a seat by column, those split off below the first."""
    first = table.setup.duties.hands
    if not seat.hands:
        wager_paid = paid.get(first)
        return {first: [(str(seat.seat), wager_paid)]} if wager_paid else {}
    places = zip(known.hands_of(table, seat.seat), seat.hands, strict=False)
    found: dict[str, list[tuple[str, WagerPaid]]] = {}
    for place, wager_paid in places:
        is_right = known.has_two_hands(table.setup) and hand_of(place).is_right
        found.setdefault(_RIGHT if is_right else first, []).append((place, wager_paid))
    return found


def _split_row(
    table: Table,
    hands: Mapping[str, list[tuple[str, WagerPaid]]],
    n: int,
    wagers: list[str],
    sensors: int,
) -> SeatRow:
    here = {key: some[n] for key, some in hands.items() if len(some) > n}
    place, _ = next(iter(here.values()))
    cells = [_hand_cell(table, *here[key]) if key in here else _NO_CELL for key in wagers]
    return SeatRow(seat=place, cells=(*cells, *[_NO_CELL] * sensors))


def _mark(table: Table, seat: SeatSettled) -> str:
    """Mark a hand that was folded, name the low hand of one that is set, or count wild cards.

    Of a seat whose cards nobody knows it is what the dealer said.
    """
    if seat.answer:
        return Msg("{answer}, BY HAND", answer=ANSWERED[seat.answer])
    if seat.is_foul:
        return Msg("FOUL, LOW {hand}", hand=low_words(seat.low).upper())
    if seat.low:
        return Msg("LOW {hand}", hand=low_words(seat.low).upper())
    return folded_words(table) if seat.has_folded else wild_words(table, str(seat.seat))


def _to_take(seat: SeatSettled) -> str:
    """Return what goes to the tray and what back to its rack: lost chips, and every lammer."""
    amount = chips(seat.to_take)
    if seat.lammers and seat.to_take:
        n = seat.lammers
        return Msg(
            "Take {amount}, {n} lammers", one="Take {amount}, {n} lammer", n=n, amount=amount
        )
    if seat.lammers:
        return Msg("Take {n} lammers", one="Take {n} lammer", n=seat.lammers)
    return Msg("Take {amount}", amount=amount) if seat.to_take else ""


def _hand_cell(table: Table, place: str, wager_paid: WagerPaid) -> PaidCell:
    """Show how a blackjack hand ended; of one that was given up, what half of it is."""
    if wager_paid.odds or not surrenders.is_made(table, place):
        return _cell(wager_paid)
    return PaidCell(chips(abs(wager_paid.net)), Msg("SURRENDER"), CellKind.LOSE)


def _cell(wager_paid: WagerPaid) -> PaidCell:
    if wager_paid.outcome == _TAKEN_BACK:
        return PaidCell("–", Msg("BACK"), CellKind.PUSH)
    word, kind = _WORDS.get(wager_paid.outcome, (Msg("PUSH"), CellKind.PUSH))
    if wager_paid.is_done and not wager_paid.left_up:
        done = Msg("PAID") if wager_paid.net > 0 else Msg("COLLECTED")
        return PaidCell(chips(abs(wager_paid.net) or wager_paid.stake), done, CellKind.LOSE)
    if wager_paid.odds:
        return PaidCell(wager_paid.odds, word, kind)
    if not wager_paid.stake and not wager_paid.net:  # a free hand: nobody has put up anything
        return PaidCell("–", word, kind)
    if wager_paid.left_up:
        return PaidCell(chips(wager_paid.left_up), Msg("LEFT UP"), CellKind.PUSH)
    amount = chips(abs(wager_paid.net)) if wager_paid.net else chips(wager_paid.stake)
    return PaidCell(amount, word, kind)


def _prize(table: Table, prize: Prize) -> PaidCell:
    if prize.standing is WagerStanding.LOST:
        stake = chips(table.setup.jackpots[prize.sensor].wager_cents)
        return PaidCell(stake, Msg("LOSES"), CellKind.LOSE)
    label = table.setup.line(prize.sensor, prize.line).label
    if prize.standing is WagerStanding.SEEN:
        return PaidCell(Msg("Not claimed"), label, CellKind.CLAIM)
    if prize.standing is WagerStanding.CLAIMED:
        claimed = Msg("{amount} claimed", amount=dollars(prize.cents))
        return PaidCell(claimed, label, CellKind.CLAIM)
    if prize.standing is WagerStanding.CAGE:
        return PaidCell(dollars(prize.cents), Msg("CAGE PAYS, {hand}", hand=label), CellKind.WIN)
    if prize.standing is WagerStanding.PAID:
        return PaidCell(dollars(prize.cents), Msg("PAID, {hand}", hand=label), CellKind.LOSE)
    return PaidCell(dollars(prize.cents), label, CellKind.WIN)


def _seats_and_bands(seats: SettledSeats, note: str, below: tuple[Node, ...], box: Box) -> Node:
    missing = _note(note).of(_BAND) if note else None
    room = box.height() - (len(below) + bool(note)) * (_BAND + _ROW_GAP)
    # The same height for up to five seats; more need all the room there is.
    each = min(_ROW_TALLEST, room / max(_FEWEST, len(seats.rows)) - _ROW_GAP)
    rows = (_row(seats, seat_row).of(each) for seat_row in seats.rows)
    return column(*rows, missing, space(), *below, gap=_ROW_GAP)


def _line(seats: SettledSeats, seat: Node, hand: Node, cells: Sequence[Node], pay: Node) -> Node:
    """Set a seat, its hand, its wagers and what is paid in their columns."""
    room: list[Node] = [
        inset(cell, (6, 0, _SIDE, 0)).sharing(share)
        for cell, share in zip(cells, _shares(seats), strict=True)
    ]
    has_hand = any(seat_row.hand or seat_row.trouble or seat_row.mark for seat_row in seats.rows)
    wide = hand.of(_HAND if has_hand else 0.0)
    return row(seat.of(_SEAT), wide, *(room or [space()]), inset(pay, (0, 0, _SIDE, 0)).of(_PAY))


def _shares(seats: SettledSeats) -> list[float]:
    """Return the widths of wagers: a winning hand's name is longer than the end of a wager."""
    return [_WIDE if label in seats.prizes else 1.0 for label in seats.columns]


def _row(seats: SettledSeats, seat_row: SeatRow) -> Node:
    hand: Node = Text(seat_row.hand, "semi_22")
    if seat_row.mark:
        mark = Text(seat_row.mark, "semi_20", "text_2")
        hand = column(space(), mark.of(28), hand.of(36), space())
    line = _line(
        seats,
        Text(seat_row.seat, "heavy_48", align=CENTRE),
        space() if seat_row.trouble else inset(hand, (0, 0, _SIDE, 0)),
        [_cell_face(cell) for cell in seat_row.cells],
        _pay(seat_row),
    )
    trouble = Fitted(_trouble, (seat_row, tuple(_shares(seats)))) if seat_row.trouble else None
    return Panel(stack(trouble, line))


def _trouble(seat_row: SeatRow, shares: tuple[float, ...], box: Box) -> Node:
    """Say over the whole row why nothing is known, or over what is before its wagers."""
    room = box.width() - _SEAT - _PAY
    first = next((n for n, one in enumerate(seat_row.cells) if one.kind is not CellKind.NONE), None)
    if first is not None:
        room = _HAND + (room - _HAND) * sum(shares[:first]) / sum(shares)
    words = Paragraph(seat_row.trouble, "semi_22", "fault_text", 30)
    told = row(Icon("triangle", 30, "fault"), inset(words, (0, 12, 0, 4)), gap=14)
    return row(space(_SEAT), told.of(room), space())


def _cell_face(cell: PaidCell) -> Node:
    if cell.kind is CellKind.NONE:
        return space()
    ink = _INKS.get(cell.kind, "text_1")
    amount = Text(cell.amount, "bold_30", ink, RIGHT, least=SMALLEST_AMOUNT)
    if cell.kind is CellKind.CLAIM:
        amount = Text(cell.amount, "semi_22", ink, RIGHT)
    return _two_lines(amount, Text(cell.word, "semi_20", ink, RIGHT))


def _pay(seat_row: SeatRow) -> Node:
    if not seat_row.take:
        return Text(seat_row.pay, "heavy_38", align=RIGHT)
    if not seat_row.pay:
        return Text(seat_row.take, "bold_30", "text_2", RIGHT)
    pay = Text(seat_row.pay, "heavy_38", align=RIGHT, least=SMALLEST_AMOUNT)
    return _two_lines(pay, Text(seat_row.take, "semi_20", "text_2", RIGHT))


def _two_lines(amount: Node, word: Node) -> Node:
    return column(space(), amount.of(_LINE), space(2), word.of(_WORD), space(4), space())


def _nothing(found: Settlement) -> Node:
    meanwhile = Msg("Until then, pay by the layout") if found.why_not else ""
    empty = "" if found.seats else Msg("There is nothing to pay yet")
    return column(
        space(),
        Icon("info", 80, "text_2", 2.0),
        space(20),
        Text(found.why_not or empty, "heavy_38", align=CENTRE).of(64),
        Text(meanwhile, "medium_30", "text_2", CENTRE).of(64),
        space(32),
        space(),
    )


def _note(words: str) -> Node:
    line = row(Icon("info", 34, "text_2"), Text(words, "medium_26"), gap=18)
    return inset(line, (_SIDE, 0))


def _band(title: str, pays: Pays, most: float = _PAYEE) -> Node:
    return Panel(PayBand(title, pays, most), fill="well", pad=(_SIDE, 0)).of(_BAND)
