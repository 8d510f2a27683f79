"""Four Card Poker: five cards against the dealer's six, best four each, the player wins ties."""

from dealer_assist.message import Msg
from dealer_assist.rules.awards import down_to
from dealer_assist.rules.deal import NOT_MADE, Deal, SeatDeal, SeatResult, Settled, WagerResult
from dealer_assist.rules.hand import Hand
from dealer_assist.rules.progressive import FOUR_CARD_JUDGES, WAGER, four_card_progressive
from dealer_assist.rules.ranking4 import HANDS, best_four, lines_met
from dealer_assist.rules.wagers import (
    by_line,
    earned,
    lost,
    play_wager,
    require_play,
    required_ante,
    won,
)

PAYTABLES = {
    "ante_bonus": down_to("three_of_a_kind", HANDS),
    "aces_up": down_to("pair_of_aces", HANDS),
}
JACKPOTS = {WAGER: FOUR_CARD_JUDGES}

_BOUNDS = Msg("it is 1 to 3 times the Ante")


def settle(deal: Deal) -> Settled:
    """Settle every seat against the dealer's best four of six; the dealer always qualifies."""
    dealer = best_four(deal.dealer)
    return Settled(
        table={"dealer": {"hand": dealer.text, "qualifies": True}},
        seats=tuple(_settle_seat(deal, seat, dealer) for seat in deal.seats),
    )


def _settle_seat(deal: Deal, seat: SeatDeal, dealer: Hand) -> SeatResult:
    hand = best_four(seat.cards)
    ante = required_ante(seat)
    play = play_wager(seat)
    met = lines_met(hand)
    if not play:
        mains = {"play": NOT_MADE, "ante": lost(ante), "ante_bonus": NOT_MADE}
    else:
        require_play(seat, play, ante, 3 * ante, _BOUNDS)
        mains = {
            "play": _against(play, hand, dealer),
            "ante": _against(ante, hand, dealer),
            "ante_bonus": earned(ante, deal.paytables["ante_bonus"].pay(met)),
        }
    aces_up = by_line(seat.wagers.get("aces_up", 0), deal.paytables["aces_up"].pay(met))
    return SeatResult(
        seat=seat.seat,
        wagers=mains | {"aces_up": aces_up},
        lines=four_card_progressive(deal, seat, hand, folded=not play),
        hand=hand.text,
    )


def _against(stake: int, hand: Hand, dealer: Hand) -> WagerResult:
    return won(stake) if hand.value >= dealer.value else lost(stake)
