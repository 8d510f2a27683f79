"""A settled round as the JSON that `settle` answers with; names and order are a promise.

The text is put together here, not made of nested tables by a library: half of the time that an
auditor's file of deals took went there. Words of the definitions and outcomes are plain letters.
"""

import json
from collections.abc import Mapping
from functools import cache
from json.encoder import encode_basestring_ascii
from operator import attrgetter
from typing import Any

from dealer_assist.rules.deal import SeatResult, Settled
from dealer_assist.settle.jackpots import NO_PRIZE, JackpotSettled, settle_jackpot
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
    jackpots: dict[str, JackpotSettled] = {}
    for jackpot in game_round.jackpots:
        jackpots[jackpot.wager] = settle_jackpot(jackpot, deal.seats, settled.seats)
    seats = ",".join([_seat(game_round, seat, jackpots) for seat in settled.seats])
    table = _members(settled.table)
    comma = "," if table else ""
    # The id is whatever the deal gave, of any depth: it is the library's to write.
    called = encode_basestring_ascii(name) if isinstance(name, str) else encode(name)
    return f'{{"id":{called},{table}{comma}"seats":[{seats}]{_jackpots(game_round, jackpots)}}}'


def _seat(game_round: Round, seat: SeatResult, jackpots: Mapping[str, JackpotSettled]) -> str:
    game, results = game_round.game, seat.wagers
    facts: list[Any] = []
    for wager in game.settles:
        facts += _ended(results[wager])
    net = sum(facts[2::3])
    for wager in game.jackpots:
        settled = jackpots.get(wager)
        prize = settled.prizes.get(seat.seat, NO_PRIZE) if settled else NO_PRIZE
        net += prize.net
        line = "null" if prize.line is None else f'"{prize.line}"'
        facts += (line, prize.prize, prize.envy, prize.net)
    hand = "" if seat.hand is None else f'"hand":"{seat.hand}",'
    hands = f'"hands":{encode(seat.hands)},' if seat.hands else ""
    return _to_fill(game.settles, tuple(game.jackpots)) % (seat.seat, hand, hands, *facts, net)


_ended = attrgetter("stake", "outcome", "net")


@cache
def _to_fill(settles: tuple[str, ...], jackpots: tuple[str, ...]) -> str:
    """Give the text of a seat with holes for what came of it: one to fill is the quickest."""
    wagers = [f'"{wager}":{{"stake":%d,"outcome":"%s","net":%d}}' for wager in settles]
    prizes = [f'"{wager}":{{"line":%s,"prize":%d,"envy":%d,"net":%d}},' for wager in jackpots]
    return f'{{"seat":%d,%s%s"wagers":{{{",".join(wagers)}}},{"".join(prizes)}"net":%d}}'


def _members(values: Mapping[str, object]) -> str:
    """Write what stands in an object of few members, quicker than the library sets out."""
    text = ""
    for name, value in values.items():
        text += f',"{name}":{_value(value)}'
    return text[1:]


def _value(value: object) -> str:
    if isinstance(value, str):
        return encode_basestring_ascii(value)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return f"{{{_members(value)}}}"
    return encode(value)


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
