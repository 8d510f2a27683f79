"""The lines that a poker hand meets for its progressive wager, as the jackpot judges it."""

from functools import cache

from dealer_assist.rules.awards import down_to
from dealer_assist.rules.cards import Card
from dealer_assist.rules.deal import Deal, Lines, SeatDeal
from dealer_assist.rules.hand import Hand
from dealer_assist.rules.ranking4 import HANDS as FOUR_CARD_HANDS
from dealer_assist.rules.ranking4 import lines_met
from dealer_assist.rules.ranking5 import HANDS as FIVE_CARD_HANDS
from dealer_assist.rules.ranking5 import best_five

WAGER = "progressive"
_set_of = cache(frozenset[str])

# A royal is told by the number of cards that were out when it was complete.
_ROYAL_AFTER = {seen: f"royal_after_{seen}" for seen in (5, 6, 7)}
_FIVE_CARDS = down_to("three_of_a_kind", FIVE_CARD_HANDS)
FOUR_CARD_JUDGES = {
    "best_four": down_to("three_of_a_kind", FOUR_CARD_HANDS),
    "first_five": _FIVE_CARDS,
}
HOLDEM_JUDGES = {
    "first_five": _FIVE_CARDS,
    "seven_cards": down_to(
        "full_house",
        (
            *((line, "royal_flush") for line in _ROYAL_AFTER.values()),
            ("community_royal",),
            *(met for met in FIVE_CARD_HANDS if met != ("royal_flush",)),
        ),
    ),
}


def may_win(deal: Deal, seat: SeatDeal, *, folded: bool) -> bool:
    """Tell whether a seat's cards are looked at: it has the wager and, as a rule, did not fold."""
    in_play = not folded or deal.options.get("folded_hands_win") is True
    return in_play and bool(seat.wagers.get(WAGER))


def four_card_progressive(
    deal: Deal, seat: SeatDeal, hand: Hand, *, folded: bool
) -> dict[str, Lines]:
    """Judge the best four, or all five dealt cards where the jackpot links five-card games."""
    if not may_win(deal, seat, folded=folded):
        return {}
    if deal.judges[WAGER] == "best_four":
        return {WAGER: _set_of(lines_met(hand))}
    return {WAGER: frozenset({best_five(seat.cards).kind})}


def holdem_progressive(deal: Deal, seat: SeatDeal, *, folded: bool) -> dict[str, Lines]:
    """Judge the two cards with the flop, or with the whole board."""
    if not may_win(deal, seat, folded=folded):
        return {}
    if deal.judges[WAGER] == "first_five":
        return {WAGER: frozenset({best_five(seat.cards + deal.board[:3]).kind})}
    return {WAGER: seven_card_lines(seat.cards, deal.board)}


def seven_card_lines(cards: tuple[Card, ...], board: tuple[Card, ...]) -> Lines:
    """Name the lines of two cards and a board; a royal goes by the card that completed it."""
    if len(board) == 5 and best_five(board).kind == "royal_flush":
        return frozenset({"community_royal"})
    kind = best_five(cards + board).kind
    if kind != "royal_flush":
        return frozenset({kind})
    seen = next(n for n in _ROYAL_AFTER if best_five((cards + board)[:n]).kind == "royal_flush")
    return frozenset({_ROYAL_AFTER[seen], "royal_flush"})
