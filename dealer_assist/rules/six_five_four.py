"""6-5-4 Poker: the dealer's high up cards are discarded, so six, five or four cards play."""

from dealer_assist.message import Msg
from dealer_assist.rules.awards import Awards, down_to
from dealer_assist.rules.cards import TEN, Card, card_name, rank
from dealer_assist.rules.deal import NOT_MADE, Deal, SeatDeal, SeatResult, Settled
from dealer_assist.rules.hand import Hand
from dealer_assist.rules.ranking4 import HANDS, best_four, lines_met
from dealer_assist.rules.wagers import (
    by_line,
    earned,
    even_money,
    lost,
    play_wager,
    require_play,
    required_ante,
)

PAYTABLES = {
    "ante_bonus": down_to("straight_flush", HANDS),
    "queens_up": down_to("queens_or_better", HANDS),
}
JACKPOTS: dict[str, dict[str, Awards]] = {}

_BOUNDS = Msg("it equals the Ante")


def settle(deal: Deal) -> Settled:
    """Settle every seat against what the dealer is left with."""
    discards = discarded(deal.dealer)
    dealer = best_four(deal.dealer[len(discards) :])
    names = [card_name(card) for card in discards]
    return Settled(
        table={"dealer": {"hand": dealer.text, "qualifies": True, "discards": names}},
        seats=tuple(_settle_seat(deal, seat, dealer) for seat in deal.seats),
    )


def discarded(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Give the up cards that leave the dealer's hand: tens and higher, two at most."""
    up, turned = cards[:2]
    if rank(up) < TEN:
        return ()
    return (up,) if rank(turned) < TEN else (up, turned)


def _settle_seat(deal: Deal, seat: SeatDeal, dealer: Hand) -> SeatResult:
    hand = best_four(seat.cards)
    ante = required_ante(seat)
    play = play_wager(seat)
    met = lines_met(hand)
    queens_up = by_line(seat.wagers.get("queens_up", 0), deal.paytables["queens_up"].pay(met))
    if not play:
        mains = {"play": NOT_MADE, "ante": lost(ante), "ante_bonus": NOT_MADE}
    else:
        require_play(seat, play, ante, ante, _BOUNDS)
        mains = {
            "play": even_money(play, hand, dealer),
            "ante": even_money(ante, hand, dealer),
            "ante_bonus": earned(ante, deal.paytables["ante_bonus"].pay(met)),
        }
    return SeatResult(seat.seat, mains | {"queens_up": queens_up}, hand=hand.text)
