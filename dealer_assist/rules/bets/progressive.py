"""The lines that a poker hand meets for its progressive wager, as the jackpot judges it."""

from functools import cache

from dealer_assist.rules.awards import down_to
from dealer_assist.rules.cards import Card
from dealer_assist.rules.deal import Deal, Lines, SeatDeal
from dealer_assist.rules.hand import Hand
from dealer_assist.rules.ranking.five_cards import HANDS as FIVE_CARD_HANDS
from dealer_assist.rules.ranking.five_cards import best_five
from dealer_assist.rules.ranking.four_cards import HANDS as FOUR_CARD_HANDS
from dealer_assist.rules.ranking.four_cards import best_four, lines_met
from dealer_assist.rules.ranking.three_cards import SPADES_APART, lines_by_suit

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
THREE_CARD_JUDGES = {"three_cards": down_to("three_of_a_kind", SPADES_APART)}
JUDGES = HOLDEM_JUDGES | FOUR_CARD_JUDGES | THREE_CARD_JUDGES


def may_win(deal: Deal, seat: SeatDeal, *, folded: bool) -> bool:
    """True if a seat's cards are looked at: it has the wager and, as a rule, did not fold."""
    in_play = not folded or deal.options.get("folded_hands_win") is True
    return in_play and bool(seat.wagers.get(WAGER))


def jackpot_lines(deal: Deal, seat: SeatDeal, hand: Hand, *, folded: bool) -> dict[str, Lines]:
    """Judge a seat's cards as the jackpot of its wager does; `hand` is what they are ranked as."""
    if WAGER not in deal.judges or not may_win(deal, seat, folded=folded):
        return {}
    match deal.judges[WAGER]:
        case "best_four":
            # Whoever plays for the best four plays the best four.
            return {WAGER: _set_of(lines_met(hand))}
        case "first_five":
            return {WAGER: _set_of((best_five((seat.cards + deal.board)[:5]).kind,))}
        case "three_cards":
            return {WAGER: _set_of(lines_by_suit(seat.cards))}
        case _:
            return {WAGER: seven_card_lines(seat.cards, deal.board)}


def poker_lines(judge: str, cards: tuple[Card, ...], board: tuple[Card, ...]) -> Lines:
    """Name the lines of a seat's cards by the way in which its jackpot judges."""
    match judge:
        case "best_four":
            return frozenset(lines_met(best_four(cards)))
        case "first_five":
            return frozenset({best_five((cards + board)[:5]).kind})
        case "three_cards":
            return frozenset(lines_by_suit(cards))
        case "seven_cards":
            return seven_card_lines(cards, board)
        case _:
            raise ValueError(f"{judge!r} is no way to judge a poker hand")


def seven_card_lines(cards: tuple[Card, ...], board: tuple[Card, ...]) -> Lines:
    """Name the lines of two cards and a board; a royal goes by the card that completed it."""
    if len(board) == 5 and best_five(board).kind == "royal_flush":
        return frozenset({"community_royal"})
    kind = best_five(cards + board).kind
    if kind != "royal_flush":
        return frozenset({kind})
    seen = next(n for n in _ROYAL_AFTER if best_five((cards + board)[:n]).kind == "royal_flush")
    return frozenset({_ROYAL_AFTER[seen], "royal_flush"})
