"""The settlement as a page to pay from: seat by seat in payment order, envy last."""

from dealer_assist.cards.settlement import Prize, SeatSettled, Settlement, WagerPaid
from dealer_assist.message import Msg
from dealer_assist.rules.money import chips, dollars
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.table.state import Table
from dealer_assist.ui.models.settlement import CellKind, CellModel, SeatRowModel, SettlementModel
from dealer_assist.ui.presenters.cards import hand_words, result_words
from dealer_assist.ui.presenters.felt import SHORT

_WORDS = {"win": (Msg("WINS"), CellKind.WIN), "lose": (Msg("LOSES"), CellKind.LOSE)}
_NO_CELL = CellModel()


def settlement_model(table: Table, game: GameDefinition, found: Settlement) -> SettlementModel:
    """Lay the settled round out, a column for each wager that anybody has made."""
    made = {one.wager for seat in found.seats for one in seat.wagers}
    wagers = [key for key in game.settles if key in made]
    won = {one.sensor for seat in found.seats for one in seat.prizes}
    sensors = [sensor for sensor in table.setup.jackpots if sensor in won]
    names = {**game.wagers, **game.decided}
    labels = [SHORT.get(key, names.get(key, key).upper()) for key in wagers]
    prizes = tuple(_jackpot_name(table, sensor) for sensor in sensors)
    return SettlementModel(
        columns=(*labels, *prizes),
        prizes=prizes,
        rows=tuple(_row(table, seat, wagers, sensors) for seat in found.seats),
        note=found.why_not,
        envy=tuple(
            (Msg("Seat {seat}", seat=seat), dollars(found.envy[seat]))
            for seat in _payees(table, found)
        ),
        dealer=_dealer_words(table, found),
        empty="" if found.seats else Msg("There is nothing to pay yet"),
    )


def _payees(table: Table, found: Settlement) -> list[int]:
    due = (seat for seat, cents in found.envy.items() if cents)
    return sorted(due, key=table.setup.turn_to_pay)


def _jackpot_name(table: Table, sensor: str) -> str:
    several = len(table.setup.jackpots) > 1
    return table.setup.jackpots[sensor].label.upper() if several else Msg("PROGRESSIVE")


def _dealer_words(table: Table, found: Settlement) -> str:
    if result := result_words(table):
        return result
    return Msg("Dealer: {hand}", hand=hand_words(found.dealer)) if found.dealer else ""


def _row(table: Table, seat: SeatSettled, wagers: list[str], sensors: list[str]) -> SeatRowModel:
    paid = {one.wager: one for one in seat.wagers}
    prizes = {one.sensor: one for one in seat.prizes}
    cells = [_cell(paid[key]) if key in paid else _NO_CELL for key in wagers]
    cells += [_prize(table, prizes[one]) if one in prizes else _NO_CELL for one in sensors]
    return SeatRowModel(
        seat=str(seat.seat),
        hand=hand_words(seat.hand) if seat.hand else "",
        cells=tuple(cells),
        pay=dollars(seat.to_pay) if seat.to_pay else "",
        take=Msg("Take {amount}", amount=chips(seat.to_take)) if seat.to_take else "",
        trouble=seat.trouble,
    )


def _cell(one: WagerPaid) -> CellModel:
    word, kind = _WORDS.get(one.outcome, (Msg("PUSH"), CellKind.PUSH))
    if one.odds:
        return CellModel(one.odds, word, kind)
    if one.left_up:
        return CellModel(chips(one.left_up), Msg("LEFT UP"), CellKind.PUSH)
    amount = chips(abs(one.net)) if one.net else chips(one.stake)
    return CellModel(amount, word, kind)


def _prize(table: Table, prize: Prize) -> CellModel:
    label = table.setup.line(prize.sensor, prize.line).label
    if not prize.is_claimed:
        return CellModel(Msg("Not claimed"), label, CellKind.CLAIM)
    return CellModel(dollars(prize.cents), label, CellKind.WIN)
