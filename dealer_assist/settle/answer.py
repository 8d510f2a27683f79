"""A settled round as the JSON that `settle` answers with; names and order are a promise.

The text is put together here, not made of nested tables by a library: half of the time that an
auditor's file of deals took went there. Words of the definitions and outcomes are plain letters.
"""

import json
from collections.abc import Mapping
from typing import Any

from dealer_assist.rules.deal import SeatResult, Settled
from dealer_assist.settle.jackpots import NO_PRIZE, JackpotSettled, SeatPrize, settle_jackpot
from dealer_assist.settle.reading import Round

# Answers are built from what JSON brought, so nothing in them can go round in circles.
encode = json.JSONEncoder(separators=(",", ":"), allow_nan=False, check_circular=False).encode


def answer(name: object, game_round: Round, settled: Settled) -> dict[str, Any]:
    """Give the answer to one deal as values."""
    values: dict[str, Any] = json.loads(answer_text(name, game_round, settled))
    return values


def answer_text(name: object, game_round: Round, settled: Settled) -> str:
    """Put a settled round and its jackpots into the answer to one deal."""
    deal = game_round.deal
    jackpots = {
        jackpot.wager: settle_jackpot(jackpot, deal.seats, settled.seats)
        for jackpot in game_round.jackpots
    }
    seats = ",".join([_seat(game_round, seat, jackpots) for seat in settled.seats])
    table = _members(settled.table)
    comma = "," if table else ""
    return (
        f'{{"id":{encode(name)},{table}{comma}"seats":[{seats}]{_jackpots(game_round, jackpots)}}}'
    )


def _seat(game_round: Round, seat: SeatResult, jackpots: Mapping[str, JackpotSettled]) -> str:
    net, results = 0, seat.wagers
    wagers = []
    for wager in game_round.game.settles:
        result = results[wager]
        net += result.net
        wagers.append(
            f'"{wager}":{{"stake":{result.stake},"outcome":"{result.outcome}","net":{result.net}}}'
        )
    prizes = ""
    for wager in game_round.game.jackpots:
        settled = jackpots.get(wager)
        prize = settled.prizes.get(seat.seat, NO_PRIZE) if settled else NO_PRIZE
        net += prize.net
        prizes += f'"{wager}":{_prize(prize)},'
    hand = "" if seat.hand is None else f'"hand":"{seat.hand}",'
    hands = f'"hands":{encode(seat.hands)},' if seat.hands else ""
    shown = f'{hand}{hands}"wagers":{{{",".join(wagers)}}}'
    return f'{{"seat":{seat.seat},{shown},{prizes}"net":{net}}}'


def _members(values: Mapping[str, object]) -> str:
    """Write what stands in an object of few members, quicker than the library sets out."""
    return ",".join([f'"{name}":{_value(value)}' for name, value in values.items()])


def _value(value: object) -> str:
    if isinstance(value, dict):
        return f"{{{_members(value)}}}"
    if value is True or value is False:
        return "true" if value else "false"
    return encode(value)


def _prize(prize: SeatPrize) -> str:
    line = "null" if prize.line is None else f'"{prize.line}"'
    return f'{{"line":{line},"prize":{prize.prize},"envy":{prize.envy},"net":{prize.net}}}'


def _jackpots(game_round: Round, jackpots: Mapping[str, JackpotSettled]) -> str:
    if game_round.lists_jackpots:
        listed = [
            f'{{"paytable":{encode(one.definition.key)},{_jackpot(jackpots[one.wager])}}}'
            for one in game_round.jackpots
        ]
        return f',"jackpot":[{",".join(listed)}]'
    if game_round.jackpots:
        return f',"jackpot":{{{_jackpot(jackpots[game_round.jackpots[0].wager])}}}'
    return ""


def _jackpot(settled: JackpotSettled) -> str:
    meters = ",".join([f'"{name}":{cents}' for name, cents in settled.meters.items()])
    return f'"meters":{{{meters}}},"order":[{",".join(map(str, settled.order))}]'
