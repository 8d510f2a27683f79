"""The family of pai gow: seven cards set into two and five, both held against the dealer's."""

from collections.abc import Iterable, Mapping
from functools import lru_cache

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.rules.awards import Awards, Met
from dealer_assist.rules.bets.wagers import by_line, lost, pushed, won
from dealer_assist.rules.cards import JOKER, KING, QUEEN, Card, parse_cards_with_joker
from dealer_assist.rules.deal import Deal, SeatDeal, SeatResult, Settled, WagerResult
from dealer_assist.rules.games.house_way import Set, WaysToSet, house_set
from dealer_assist.rules.hand import Hand
from dealer_assist.rules.ranking.pai_gow import (
    FORTUNE,
    is_ace_high,
    is_queen_high,
    seven_card_lines,
)
from dealer_assist.rules.titles.families import ACE_HIGH, QUEEN_HIGH, HouseWay, PaiGow
from dealer_assist.value import Value

PAYTABLES = {
    "fortune": FORTUNE,
    "ace_high": Awards((("both",), ("joker",), ("ace_high",))),
    "queens_dragon": Awards((("queen_high",),)),
    "pai_gowd": Awards((("no_pair",),)),
}
JACKPOTS: Mapping[str, Mapping[str, Awards]] = {"progressive": {}, "pai_gowd": {}}
_HOUSE_WAY = "house_way"
PERCENT = 5
"""Commission on what is won, where a title takes any."""
ENVY_BET = "fortune"
ON_OWN_CARDS = frozenset({ENVY_BET})
"""Bets that all seven cards of a seat decide; the others go by the dealer's hand."""


class _Hand(Value):
    """Seven cards: how they are set, the best five of them, and their line of all seven."""

    set: Set
    best: Hand
    line: Met


def settle(deal: Deal, title: PaiGow) -> Settled:
    """Set the dealer's hand by the house way, and settle every seat against it."""
    way = title.ways[str(deal.options["house_way"])]
    wheel = deal.options.get("low_straight") != "lowest"
    dealer_setting = WaysToSet(deal.dealer, wheel_is_second=wheel)
    dealer = _looked_at(dealer_setting, house_set(dealer_setting, way))
    hands: dict[int, _Hand] = {}
    for seat in deal.seats:
        if not seat.wagers.get("main"):
            raise Refused(
                Msg(
                    "Seat {seat} has cards but no Main wager. Every hand needs one",
                    seat=seat.seat,
                )
            )
        setting = WaysToSet(seat.cards, wheel_is_second=wheel)
        hands[seat.seat] = _looked_at(setting, _chosen(seat, setting, way))
    table = {"high": dealer.set.high.text, "low": dealer.set.low.text, "qualifies": True}
    results = [_seat(deal, title, seat, hands, dealer) for seat in deal.seats]
    return Settled({"dealer": table}, tuple(results))


def _looked_at(setting: WaysToSet, chosen: Set) -> _Hand:
    best, line = _of_all_seven(setting.cards, wheel_is_second=setting.wheel_is_second)
    return _Hand(chosen, best, line)


# A table on a screen is settled many times over with the same eight hands.
@lru_cache(maxsize=16)
def _of_all_seven(cards: tuple[Card, ...], *, wheel_is_second: bool) -> tuple[Hand, Met]:
    """Return the best five of seven cards, however they are set, and their line of all seven."""
    every = [*WaysToSet(cards, wheel_is_second=wheel_is_second).every()]
    kinds = frozenset(setting.high.kind for setting in every)
    royals = any(
        setting.high.kind == "royal_flush" and _is_royal_match(setting) for setting in every
    )
    best = max((setting.high for setting in every), key=lambda hand: hand.value)
    return best, seven_card_lines(cards, kinds, royals)


def best_of(cards: tuple[Card, ...], *, wheel_is_second: bool) -> Hand:
    """Return the best five of seven cards, however they are set."""
    return _of_all_seven(cards, wheel_is_second=wheel_is_second)[0]


def lines_met(
    dealer: tuple[Card, ...], mine: tuple[Card, ...], *, wheel_is_second: bool
) -> dict[str, Met]:
    """Name the line of each bet that these cards judge; either seven may not be known yet."""
    found: dict[str, Met] = {}
    if mine:
        found[ENVY_BET] = _of_all_seven(mine, wheel_is_second=wheel_is_second)[1]
    if not dealer:
        return found
    theirs = best_of(dealer, wheel_is_second=wheel_is_second)
    found["queens_dragon"] = ("queen_high",) if is_queen_high(theirs) else ()
    found["pai_gowd"] = ("no_pair",) if theirs.kind == "high_card" else ()
    if not is_ace_high(theirs):
        found["ace_high"] = ()
    elif mine and is_ace_high(best_of(mine, wheel_is_second=wheel_is_second)):
        found["ace_high"] = ("both",)
    elif mine:
        found["ace_high"] = ("joker",) if JOKER in dealer else ("ace_high",)
    return found


def _is_royal_match(setting: Set) -> bool:
    first, second = setting.front
    is_natural = JOKER not in setting.front and first & 3 == second & 3
    return is_natural and {first >> 2, second >> 2} == {KING, QUEEN}


def _chosen(seat: SeatDeal, setting: WaysToSet, way: HouseWay) -> Set:
    """Read how a seat set its hand: two of its own cards, or the house way."""
    low = seat.decision.get("low")
    if set(seat.decision) != {"low"} or not isinstance(low, str | list):
        raise Refused(
            Msg(
                'Seat {seat} has not set its hand. Low is its two cards, or "house_way"',
                seat=seat.seat,
            )
        )
    if low == _HOUSE_WAY:
        return house_set(setting, way)
    cards = parse_cards_with_joker(low) if isinstance(low, list) else ()
    held = [place for place, card in enumerate(seat.cards) if card in cards]
    if len(cards) != 2 or len(held) != 2:
        raise Refused(
            Msg(
                "Seat {seat}: the low hand is two of its own seven cards. Name those",
                seat=seat.seat,
            )
        )
    return setting.of((held[0], held[1]))


def _seat(
    deal: Deal, title: PaiGow, seat: SeatDeal, hands: Mapping[int, _Hand], dealer: _Hand
) -> SeatResult:
    mine, wagers = hands[seat.seat], seat.wagers
    results = {"main": _main(deal, title, wagers["main"], mine.set, dealer)}
    wheel = deal.options.get("low_straight") != "lowest"
    met = lines_met(deal.dealer, seat.cards, wheel_is_second=wheel)
    for wager, line in met.items():
        if wager in deal.paytables:
            results[wager] = by_line(wagers.get(wager, 0), deal.paytables[wager].pay(line))
    others = [hand.line for number, hand in hands.items() if number != seat.seat]
    envy = {ENVY_BET: envy_for(title, wagers, others)} if ENVY_BET in results else {}
    facts: dict[str, object] = {"high": mine.set.high.text, "low": mine.set.low.text}
    if mine.set.is_foul:
        facts["foul"] = True
    return SeatResult(seat.seat, results, facts=facts, envy=envy)


def _main(deal: Deal, title: PaiGow, stake: int, mine: Set, dealer: _Hand) -> WagerResult:
    if mine.is_foul:
        return lost(stake)
    if title.pushes_on == ACE_HIGH and is_ace_high(dealer.best):
        return pushed(stake)
    if title.pushes_on == QUEEN_HIGH and is_queen_high(dealer.best):
        return pushed(stake)
    # Equal hands are copies, and copies are the dealer's.
    higher = (mine.high.value > dealer.set.high.value) + (mine.low.value > dealer.set.low.value)
    if higher == 1:
        return pushed(stake)
    if higher == 0:
        return lost(stake)
    if not title.commission:
        return won(stake)
    unit = 100 * int(str(deal.options["commission_to"]))
    commission = -(-stake * PERCENT // unit) * unit // 100
    return WagerResult(stake, "win", stake - commission)


def envy_for(title: PaiGow, wagers: Mapping[str, int], others: Iterable[Met]) -> int:
    """Add up what the others' hands are worth to a stake that is high enough."""
    if not title.envy or wagers.get(ENVY_BET, 0) < max(title.envy_from, 1):
        return 0
    return sum(title.envy.get(line[0], 0) for line in others if line)
