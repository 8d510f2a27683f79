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

from dealer_assist.rules.bets.endings import Ended
from dealer_assist.rules.deal import SeatResult, Settled, WagerResult
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.settle.jackpots import NO_PRIZE, JackpotResult, settle_jackpot
from dealer_assist.settle.reading import Round

_NONE: Mapping[str, int] = {}
# Answers are built from what JSON brought, so nothing in them can go round in circles.
encode = json.JSONEncoder(separators=(",", ":"), allow_nan=False, check_circular=False).encode


def answer(name: object, game_round: Round, settled: Settled) -> dict[str, Any]:
    """Return the answer to one deal as values."""
    values: dict[str, Any] = json.loads(answer_text(name, game_round, settled))
    return values


def answer_text(name: object, game_round: Round, settled: Settled) -> str:
    """Put a settled round and its jackpots into the answer to one deal."""
    deal = game_round.deal
    jackpots: dict[str, JackpotResult] = {}
    for jackpot in game_round.jackpots:
        jackpots[jackpot.wager] = settle_jackpot(jackpot, deal.seats, settled.seats)
    seats = ",".join([_seat(game_round, seat, jackpots) for seat in settled.seats])
    table = _table(settled.table)
    comma = "," if table else ""
    # The id is whatever the deal gave, of any depth: it is the library's to write.
    called = encode_basestring_ascii(name) if isinstance(name, str) else encode(name)
    return f'{{"id":{called},{table}{comma}"seats":[{seats}]{_jackpots(game_round, jackpots)}}}'


def _seat(game_round: Round, seat: SeatResult, jackpots: Mapping[str, JackpotResult]) -> str:
    game, results = game_round.game, seat.wagers
    if type(results) is Ended:
        if not results.text:
            results.text, results.net = _wagers(game, results)
        wagers, net = results.text, results.net
    else:
        wagers, net = _wagers(game, results, seat.envy)
    prizes = ""
    for wager in game.jackpots:
        settled = jackpots.get(wager)
        prize = settled.prizes.get(seat.seat, NO_PRIZE) if settled else NO_PRIZE
        net += prize.net
        line = "null" if prize.line is None else f'"{prize.line}"'
        prizes += (
            f'"{wager}":{{"line":{line},"prize":{prize.prize},"envy":{prize.envy},'
            f'"net":{prize.net}}},'
        )
    hand = "" if seat.hand is None else f'"hand":"{seat.hand}",'
    if seat.facts:
        hand = f"{_members(seat.facts)},"
    hands = f'"hands":{encode(seat.hands)},' if seat.hands else ""
    return f'{{"seat":{seat.seat},{hand}{hands}"wagers":{{{wagers}}},{prizes}"net":{net}}}'


def _wagers(
    game: GameDefinition, results: Mapping[str, WagerResult], envy: Mapping[str, int] = _NONE
) -> tuple[str, int]:
    """Write how each wager ended, and add up what they come to."""
    if envy:
        return _with_envy(game, results, envy)
    facts: list[Any] = []
    order = (*game.settles, *game.besides) if game.besides else game.settles
    for wager in order:
        facts += _ended(results[wager])
    return _to_fill(order) % tuple(facts), sum(facts[2::3])


def _with_envy(
    game: GameDefinition, results: Mapping[str, WagerResult], envy: Mapping[str, int]
) -> tuple[str, int]:
    """Write the wagers where others' hands may earn one of them more; its net holds that."""
    texts, total = [], 0
    for wager in game.settles:
        stake, outcome, net = _ended(results[wager])
        net += envy.get(wager, 0)
        total += net
        earned = f',"envy":{envy[wager]}' if wager in envy else ""
        told = f'"stake":{stake},"outcome":"{outcome}"{earned},"net":{net}'
        texts.append(f'"{wager}":{{{told}}}')
    return ",".join(texts), total


_ended = attrgetter("stake", "outcome", "net")


@cache
def _to_fill(settles: tuple[str, ...]) -> str:
    """Return the text of the wagers with holes for their results: to fill one is quickest."""
    return ",".join([f'"{wager}":{{"stake":%d,"outcome":"%s","net":%d}}' for wager in settles])


_HAND_ALONE = {"hand", "qualifies"}


def _table(table: Mapping[str, object]) -> str:
    """Write what the dealer held; most often it is a hand that qualifies or not."""
    dealer = table.get("dealer")
    if type(dealer) is dict and dealer.keys() == _HAND_ALONE:
        is_in = "true" if dealer["qualifies"] else "false"
        return f'"dealer":{{"hand":"{dealer["hand"]}","qualifies":{is_in}}}'
    return _members(table)


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


def _jackpots(game_round: Round, jackpots: Mapping[str, JackpotResult]) -> str:
    if game_round.lists_jackpots:
        listed = [
            f'{{"paytable":{encode(one.definition.key)},{_jackpot(jackpots[one.wager])}}}'
            for one in game_round.jackpots
        ]
        return f',"jackpot":[{",".join(listed)}]'
    if game_round.jackpots:
        return f',"jackpot":{{{_jackpot(jackpots[game_round.jackpots[0].wager])}}}'
    return ""


def _jackpot(settled: JackpotResult) -> str:
    meters = ",".join([f'"{name}":{cents}' for name, cents in settled.meters.items()])
    return f'"meters":{{{meters}}},"order":[{",".join(map(str, settled.order))}]'
