"""Caribbean Stud with Cover All: five cards each; the highest hand at the table pays everyone."""

from dealer_assist.message import Msg
from dealer_assist.rules.awards import Awards, down_to
from dealer_assist.rules.cards import ACE, KING
from dealer_assist.rules.deal import NOT_MADE, Deal, SeatDeal, SeatResult, Settled, WagerResult
from dealer_assist.rules.hand import Hand
from dealer_assist.rules.pays import Pay
from dealer_assist.rules.ranking5 import HANDS, best_five
from dealer_assist.rules.wagers import (
    by_line,
    even_money,
    lost,
    play_wager,
    pushed,
    require_play,
    required_ante,
    won,
)

PAYTABLES = {
    "play": Awards(HANDS),
    # The highest of two to eight hands; one below three of a kind is no line of Cover All.
    "cover_all": Awards(down_to("three_of_a_kind", HANDS).owed, columns=tuple(range(2, 9))),
}
JACKPOTS: dict[str, dict[str, Awards]] = {}

_BOUNDS = Msg("it is twice the Ante")


def settle(deal: Deal) -> Settled:
    """Settle every seat against the dealer, who qualifies with ace-king, then Cover All."""
    dealer = best_five(deal.dealer)
    hands = tuple(best_five(seat.cards) for seat in deal.seats)
    is_in = qualifies(dealer)
    # Folded hands were dealt too, so they count and may be the highest.
    highest = max((dealer, *hands), key=lambda hand: hand.value)
    column = deal.paytables["cover_all"].by_hands[len(hands) + 1]
    cover_all = column.get(highest.kind)
    return Settled(
        table={"dealer": {"hand": dealer.text, "qualifies": is_in}},
        seats=tuple(
            SeatResult(
                seat.seat,
                _mains(deal, seat, hand, dealer, qualifies=is_in)
                | {"cover_all": by_line(seat.wagers.get("cover_all", 0), cover_all)},
                hand=hand.text,
            )
            for seat, hand in zip(deal.seats, hands, strict=True)
        ),
    )


def qualifies(dealer: Hand) -> bool:
    """Tell whether the dealer's hand is ace-king or better."""
    return dealer.kind != "high_card" or dealer.ranks[:2] == (ACE, KING)


def _mains(
    deal: Deal, seat: SeatDeal, hand: Hand, dealer: Hand, *, qualifies: bool
) -> dict[str, WagerResult]:
    ante = required_ante(seat)
    play = play_wager(seat)
    if not play:
        return {"ante": lost(ante), "play": NOT_MADE}
    require_play(seat, play, 2 * ante, 2 * ante, _BOUNDS)
    if not qualifies:
        return {"ante": won(ante), "play": pushed(play)}
    if hand.value > dealer.value:
        return {"ante": won(ante), "play": by_line(play, _play_pay(deal, hand))}
    return {"ante": even_money(ante, hand, dealer), "play": even_money(play, hand, dealer)}


def _play_pay(deal: Deal, hand: Hand) -> Pay | None:
    return deal.paytables["play"].pay((hand.kind,))
