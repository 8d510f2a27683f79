"""The bets that any game of blackjack may offer besides, by the cards that they go by.

Their tables and house rules are in a file of their own, `resources/bets/blackjack.toml`.
"""

from collections.abc import Callable, Collection, Mapping

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.rules.awards import Awards, Met
from dealer_assist.rules.bets.bonus_bets import (
    bet_the_bust,
    field_gold,
    fortune_blackjack,
    trilux_fixed,
)
from dealer_assist.rules.bets.side_bets import ON_DEALERS_HAND, SIDE_BETS, LinesOf
from dealer_assist.rules.bets.wagers import by_line, pushed
from dealer_assist.rules.cards import Card
from dealer_assist.rules.deal import Deal, SeatDeal, WagerResult
from dealer_assist.rules.money import chips
from dealer_assist.rules.ranking.blackjack import is_blackjack

FIELD_GOLD = "field_gold"
BET_THE_BUST = "bet_the_bust"
ON_UP_CARD: Mapping[str, Callable[[tuple[Card, ...], Card], Met]] = {
    "fortune_blackjack": fortune_blackjack.lines,
    "trilux_fixed": trilux_fixed.lines,
}
"""The wagers on a seat's first two cards with the dealer's up card."""
ON_FIRST_TWO = (*SIDE_BETS, FIELD_GOLD, *ON_UP_CARD)
"""Every wager that goes by a seat's first two cards, with the up card or without."""
AWARDS: Mapping[str, Awards] = {
    FIELD_GOLD: field_gold.AWARDS,
    "fortune_blackjack": fortune_blackjack.AWARDS,
    "trilux_fixed": trilux_fixed.AWARDS,
    BET_THE_BUST: bet_the_bust.AWARDS,
}
ON_FINAL_HAND: Mapping[str, LinesOf] = {**ON_DEALERS_HAND, BET_THE_BUST: bet_the_bust.lines}
"""Every wager on the dealer's final hand."""
_WITHOUT_HANDS, _SETTLED = "bust_without_hands", "settled"


def with_the_hand(options: Mapping[str, object]) -> tuple[str, ...]:
    """Name the bets on the first two cards that this house settles with the hand, at the end."""
    return (FIELD_GOLD,) if options.get(_SETTLED) == "with the hand" else ()


def bust_pushes(options: Mapping[str, object]) -> bool:
    """True if a bet on the bust goes back where no hand is left to be beaten."""
    return options.get(_WITHOUT_HANDS) == "push"


def on_first_two(wager: str, cards: tuple[Card, ...], up_card: Card) -> Met:
    """Name the lines that a seat's first two cards meet, with the up card where it counts."""
    if wager == FIELD_GOLD:
        return field_gold.lines(cards, dealer_blackjack=False)
    return ON_UP_CARD[wager](cards, up_card)


def dealer_draws_for(deal: Deal) -> bool:
    """True if a bet on his bust has the dealer draw, though no hand is left to be beaten."""
    return not bust_pushes(deal.options) and any(
        seat.wagers.get(BET_THE_BUST) for seat in deal.seats
    )


def check_besides(deal: Deal, seat: SeatDeal) -> None:
    """Refuse a bet on the bust that was never offered, or that is too high."""
    stake, blackjack = seat.wagers.get(BET_THE_BUST, 0), seat.wagers.get("blackjack", 0)
    if not stake:
        return
    if why_not := why_no_bust_bet(deal.dealer, deal.paytables[BET_THE_BUST].lines):
        raise Refused(why_not)
    if stake > blackjack:
        raise Refused(bust_bet_too_high(stake, blackjack))


def why_no_bust_bet(dealer: tuple[Card, ...], lines: Collection[str]) -> str:
    """Say why no bet on the bust is offered against these cards of the dealer, or nothing."""
    if is_blackjack(dealer):
        return Msg("the dealer has blackjack, so no bet on a bust was offered. Give it back")
    if dealer and bet_the_bust.line_of(dealer[0]) not in lines:
        return Msg("no bet on a bust is offered under this up card. Give it back")
    return ""


def bust_bet_too_high(stake: int, blackjack: int) -> str:
    """Say that a bet on the bust is more than the wager that it stands beside."""
    return Msg(
        "a bet on the bust of {stake} is more than the {blackjack} blackjack wager. "
        "Give the rest back",
        stake=chips(stake),
        blackjack=chips(blackjack),
    )


def settled_besides(
    deal: Deal, seat: SeatDeal, dealer: tuple[Card, ...], *, someone_waits: bool
) -> dict[str, WagerResult]:
    """Settle the bets of a seat by its first two cards and the dealer's final hand."""
    found = {}
    for wager in AWARDS:
        if wager not in deal.paytables:
            continue
        stake = seat.wagers.get(wager, 0)
        if not stake:
            met: Met = ()
        elif wager == BET_THE_BUST:
            met = bet_the_bust.lines(dealer)
        else:
            met = on_first_two(wager, seat.cards[:2], dealer[0])
        found[wager] = by_line(stake, deal.paytables[wager].pay(met))
    if seat.wagers.get(BET_THE_BUST) and not someone_waits and not dealer_draws_for(deal):
        found[BET_THE_BUST] = pushed(seat.wagers[BET_THE_BUST])
    return found
