"""A settled round as the JSON that `settle` answers with; names and order are a promise."""

from collections.abc import Mapping
from typing import Any

from dealer_assist.rules.deal import SeatResult, Settled
from dealer_assist.settle.jackpots import NO_PRIZE, JackpotSettled, SeatPrize, settle_jackpot
from dealer_assist.settle.reading import Round


def answer(name: object, game_round: Round, settled: Settled) -> dict[str, Any]:
    """Put a settled round and its jackpots into the answer to one deal."""
    jackpots = {
        jackpot.wager: settle_jackpot(jackpot, game_round.deal.seats, settled.seats)
        for jackpot in game_round.jackpots
    }
    seats = [_seat(game_round, seat, jackpots) for seat in settled.seats]
    result: dict[str, Any] = {"id": name, **settled.table, "seats": seats}
    if game_round.lists_jackpots:
        result["jackpot"] = [
            {"paytable": jackpot.definition.key, **_jackpot(jackpots[jackpot.wager])}
            for jackpot in game_round.jackpots
        ]
    elif game_round.jackpots:
        result["jackpot"] = _jackpot(jackpots[game_round.jackpots[0].wager])
    return result


def _seat(
    game_round: Round, seat: SeatResult, jackpots: Mapping[str, JackpotSettled]
) -> dict[str, Any]:
    shown: dict[str, Any] = {"seat": seat.seat}
    if seat.hand is not None:
        shown["hand"] = seat.hand
    if seat.hands:
        shown["hands"] = seat.hands
    net = 0
    wagers: dict[str, Any] = {}
    for name in game_round.game.settles:
        result = seat.wagers[name]
        net += result.net
        wagers[name] = {"stake": result.stake, "outcome": result.outcome, "net": result.net}
    shown["wagers"] = wagers
    for wager in game_round.game.jackpots:
        settled = jackpots.get(wager)
        prize = settled.prizes.get(seat.seat, NO_PRIZE) if settled else NO_PRIZE
        net += prize.net
        shown[wager] = _prize(prize)
    shown["net"] = net
    return shown


def _prize(prize: SeatPrize) -> dict[str, Any]:
    return {"line": prize.line, "prize": prize.prize, "envy": prize.envy, "net": prize.net}


def _jackpot(settled: JackpotSettled) -> dict[str, Any]:
    return {"meters": settled.meters, "order": settled.order}
