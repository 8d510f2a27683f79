"""The settlement as a page to pay from: seat by seat in payment order, envy last."""

from collections.abc import Mapping

from dealer_assist.cards.settlement import (
    CoverAll,
    Prize,
    SeatSettled,
    Settlement,
    WagerPaid,
    WagerStanding,
)
from dealer_assist.cards.tokes import TokeEnd, toke_ends
from dealer_assist.jackpot.prizes import LEFT_TO_RIGHT
from dealer_assist.message import Msg, joined
from dealer_assist.rules.money import chips, dollars
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.table.facts.dealing import surrenders
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.places import DEALER, hand_of
from dealer_assist.table.state import Table
from dealer_assist.table.words import has_house_only
from dealer_assist.ui.pages.settlement.model import (
    CellKind,
    CellModel,
    SeatRowModel,
    SettlementModel,
)
from dealer_assist.ui.table.presenter.bets.folds import folded_words
from dealer_assist.ui.table.presenter.cards.cards import (
    ending_words,
    hand_words,
    low_words,
    wild_words,
)

_WORDS = {"win": (Msg("WINS"), CellKind.WIN), "lose": (Msg("LOSES"), CellKind.LOSE)}
_NO_CELL = CellModel()
_TAKEN_BACK = "taken_back"
_RIGHT = "right"  # the column of the right hand, where a seat has two


def settlement_model(table: Table, game: GameDefinition, found: Settlement) -> SettlementModel:
    """Lay the settled round out, a column for each wager that anybody has made."""
    made = {one.wager for seat in found.seats for one in seat.wagers}
    wagers = [key for key in game.settles if key in made]
    on_hands = table.setup.duties.hands
    has_two = known.has_two_hands(table.setup) and on_hands in wagers
    if has_two:
        wagers.insert(wagers.index(on_hands) + 1, _RIGHT)
    won = {one.sensor for seat in found.seats for one in seat.prizes}
    sensors = [sensor for sensor in table.setup.jackpots if sensor in won]
    names = {**game.wagers, **game.decided}
    sides = {on_hands: Msg("LEFT"), _RIGHT: Msg("RIGHT")} if has_two else {}
    labels = [sides.get(key) or game.short.get(key, names.get(key, key).upper()) for key in wagers]
    prizes = tuple(_jackpot_name(table, sensor) for sensor in sensors)
    return SettlementModel(
        columns=(*labels, *prizes),
        prizes=prizes,
        rows=tuple(row for seat in found.seats for row in _rows(table, seat, wagers, sensors)),
        note=found.why_not,
        order=_order(table, found),
        last_title=_cover_all_title(found.cover_all),
        last=_cover_all_pays(found.cover_all),
        envy=tuple(
            (Msg("Seat {seat}", seat=seat), dollars(found.envy[seat]))
            for seat in _payees(table, found)
        ),
        dealer=_dealer_words(table, found),
        tokes=_tokes(table, found),
        empty="" if found.seats else Msg("There is nothing to pay yet"),
    )


def _tokes(table: Table, found: Settlement) -> tuple[tuple[str, str], ...]:
    """Tell the tokes apart: what goes into the toke box, and what is taken."""
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
    """Say in which order the page is paid; envy and Cover All only where there are any."""
    is_left = table.setup.payment_order == LEFT_TO_RIGHT
    parts: list[str] = [Msg("Pay left to right") if is_left else Msg("Pay right to left")]
    if table.setup.jackpots:
        parts.append(Msg("wagers before the jackpot"))
    if any(found.envy.values()):
        parts.append(Msg("envy last"))
    if found.cover_all is not None:
        parts.append(Msg("Cover All last"))
    return joined("; ", parts)


def _cover_all_title(one: CoverAll | None) -> str:
    if one is None:
        return ""
    hand = hand_words(one.hand)
    if one.place == DEALER:
        where = Msg("COVER ALL, LAST: {hand} of the dealer", hand=hand)
    else:
        where = Msg("COVER ALL, LAST: {hand} at seat {seat}", hand=hand, seat=one.place)
    if not one.odds:
        return Msg("{hand}, no win", hand=where)
    return joined(", ", (where, one.odds))


def _cover_all_pays(one: CoverAll | None) -> tuple[tuple[str, str], ...]:
    if one is None:
        return ()
    return tuple(
        (
            Msg("Seat {seat}", seat=seat),
            dollars(paid.net) if paid.net > 0 else Msg("Take {amount}", amount=chips(paid.stake)),
        )
        for seat, paid in one.seats
    )


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
        return Msg("Dealer: {high}; low {low}", high=high, low=low)
    return Msg("Dealer: {hand}", hand=hand_words(found.dealer)) if found.dealer else ""


def _rows(
    table: Table, seat: SeatSettled, wagers: list[str], sensors: list[str]
) -> list[SeatRowModel]:
    """Give a seat its row, and each hand that it has split off one of its own."""
    paid = {one.wager: one for one in seat.wagers}
    hands = _hands(table, seat, paid)
    prizes = {one.sensor: one for one in seat.prizes}
    cells = [_cell(paid[key]) if key in paid else _NO_CELL for key in wagers]
    for column, (first_of, *_) in hands.items():
        if column in wagers:
            cells[wagers.index(column)] = _hand_cell(table, *first_of)
    cells += [_prize(table, prizes[one]) if one in prizes else _NO_CELL for one in sensors]
    hand = hand_words(seat.hand) if seat.hand else ""
    first = SeatRowModel(
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
    """Give the blackjack hands of a seat by column, those split off below the first."""
    column = table.setup.duties.hands
    if not seat.hands:
        one = paid.get(column)
        return {column: [(str(seat.seat), one)]} if one else {}
    places = zip(known.hands_of(table, seat.seat), seat.hands, strict=False)
    found: dict[str, list[tuple[str, WagerPaid]]] = {}
    for place, one in places:
        is_right = known.has_two_hands(table.setup) and hand_of(place).is_right
        found.setdefault(_RIGHT if is_right else column, []).append((place, one))
    return found


def _split_row(
    table: Table,
    hands: Mapping[str, list[tuple[str, WagerPaid]]],
    n: int,
    wagers: list[str],
    sensors: int,
) -> SeatRowModel:
    here = {column: some[n] for column, some in hands.items() if len(some) > n}
    place, _ = next(iter(here.values()))
    cells = [_hand_cell(table, *here[key]) if key in here else _NO_CELL for key in wagers]
    return SeatRowModel(seat=place, cells=(*cells, *[_NO_CELL] * sensors))


def _mark(table: Table, seat: SeatSettled) -> str:
    """Mark a hand that was folded, name the low hand of one that is set, or count wild cards."""
    if seat.is_foul:
        return Msg("FOUL, LOW {hand}", hand=low_words(seat.low).upper())
    if seat.low:
        return Msg("LOW {hand}", hand=low_words(seat.low).upper())
    return folded_words(table) if seat.has_folded else wild_words(table, str(seat.seat))


def _to_take(seat: SeatSettled) -> str:
    """Say what goes to the tray and what back to its rack: lost chips, and every lammer."""
    amount = chips(seat.to_take)
    if seat.lammers and seat.to_take:
        n = seat.lammers
        return Msg(
            "Take {amount}, {n} lammers", one="Take {amount}, {n} lammer", n=n, amount=amount
        )
    if seat.lammers:
        return Msg("Take {n} lammers", one="Take {n} lammer", n=seat.lammers)
    return Msg("Take {amount}", amount=amount) if seat.to_take else ""


def _hand_cell(table: Table, place: str, one: WagerPaid) -> CellModel:
    """Show how a blackjack hand ended; of one that was given up, what half of it is."""
    if one.odds or not surrenders.is_made(table, place):
        return _cell(one)
    return CellModel(chips(abs(one.net)), Msg("SURRENDER"), CellKind.LOSE)


def _cell(one: WagerPaid) -> CellModel:
    if one.outcome == _TAKEN_BACK:
        return CellModel("–", Msg("BACK"), CellKind.PUSH)
    word, kind = _WORDS.get(one.outcome, (Msg("PUSH"), CellKind.PUSH))
    if one.is_done and not one.left_up:
        done = Msg("PAID") if one.net > 0 else Msg("COLLECTED")
        return CellModel(chips(abs(one.net) or one.stake), done, CellKind.LOSE)
    if one.odds:
        return CellModel(one.odds, word, kind)
    if not one.stake and not one.net:  # a free hand: nobody has put up anything
        return CellModel("–", word, kind)
    if one.left_up:
        return CellModel(chips(one.left_up), Msg("LEFT UP"), CellKind.PUSH)
    amount = chips(abs(one.net)) if one.net else chips(one.stake)
    return CellModel(amount, word, kind)


def _prize(table: Table, prize: Prize) -> CellModel:
    if prize.standing is WagerStanding.LOST:
        stake = chips(table.setup.jackpots[prize.sensor].wager_cents)
        return CellModel(stake, Msg("LOSES"), CellKind.LOSE)
    label = table.setup.line(prize.sensor, prize.line).label
    if prize.standing is WagerStanding.SEEN:
        return CellModel(Msg("Not claimed"), label, CellKind.CLAIM)
    if prize.standing is WagerStanding.CLAIMED:
        claimed = Msg("{amount} claimed", amount=dollars(prize.cents))
        return CellModel(claimed, label, CellKind.CLAIM)
    if prize.standing is WagerStanding.CAGE:
        return CellModel(dollars(prize.cents), Msg("CAGE PAYS, {hand}", hand=label), CellKind.WIN)
    if prize.standing is WagerStanding.PAID:
        return CellModel(dollars(prize.cents), Msg("PAID, {hand}", hand=label), CellKind.LOSE)
    return CellModel(dollars(prize.cents), label, CellKind.WIN)
