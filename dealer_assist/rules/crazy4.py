"""Crazy 4 Poker: best four of five, two equal mandatory wagers, King-high qualifies the dealer."""

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.rules.awards import Met, down_to
from dealer_assist.rules.cards import ACE, KING
from dealer_assist.rules.deal import NOT_MADE, Deal, SeatDeal, SeatResult, Settled, WagerResult
from dealer_assist.rules.hand import Hand
from dealer_assist.rules.money import chips
from dealer_assist.rules.progressive import FOUR_CARD_JUDGES, WAGER, four_card_progressive
from dealer_assist.rules.ranking4 import HANDS, KINDS, best_four, kinds_down_from, lines_met
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
    "super_bonus": down_to("straight", HANDS),
    "queens_up": down_to("queens_or_better", HANDS),
    "bad_beat": down_to("two_pair", tuple(kinds_down_from(kind) for kind in reversed(KINDS))),
}
JACKPOTS = {WAGER: FOUR_CARD_JUDGES}

_HIGH_PLAY = Msg("with aces or better it is 1 to 3 times the Ante")
_LOW_PLAY = Msg("it equals the Ante below a pair of aces")


def settle(deal: Deal) -> Settled:
    """Settle every seat against the dealer's best four."""
    dealer = best_four(deal.dealer)
    is_in = qualifies(dealer)
    return Settled(
        table={"dealer": {"hand": dealer.text, "qualifies": is_in}},
        seats=tuple([_settle_seat(deal, seat, dealer, qualifies=is_in) for seat in deal.seats]),
    )


def qualifies(dealer: Hand) -> bool:
    """Tell whether the dealer's hand is king-high or better."""
    return dealer.kind != "high_card" or dealer.ranks[0] >= KING


def may_triple(hand: Hand) -> bool:
    """Tell whether a hand allows a Play wager of up to three antes: a pair of aces or better."""
    return hand.kind != "high_card" and (hand.kind != "pair" or hand.ranks[0] == ACE)


def _settle_seat(deal: Deal, seat: SeatDeal, dealer: Hand, *, qualifies: bool) -> SeatResult:
    hand = best_four(seat.cards)
    met = lines_met(hand)
    ante = required_ante(seat)
    if seat.wagers.get("super_bonus", 0) != ante:
        raise Refused(
            Msg(
                "Seat {seat}: the Super Bonus must equal the Ante of {ante}",
                seat=seat.seat,
                ante=chips(ante),
            )
        )
    play = play_wager(seat)
    folded = not play
    if folded:
        play_ends, ante_ends, super_bonus_ends = NOT_MADE, lost(ante), lost(ante)
    else:
        _check_play(seat, play, ante, hand)
        play_ends = even_money(play, hand, dealer) if qualifies else won(play)
        ante_ends = even_money(ante, hand, dealer) if qualifies else pushed(ante)
        pay = deal.paytables["super_bonus"].pay(met)
        super_bonus_ends = (
            _super_bonus(deal, ante, hand, dealer, qualifies=qualifies)
            if pay is None
            else by_line(ante, pay)
        )
    return SeatResult(
        seat=seat.seat,
        wagers={
            "play": play_ends,
            "ante": ante_ends,
            "queens_up": _queens_up(deal, seat, met, folded=folded),
            "super_bonus": super_bonus_ends,
            "bad_beat": _bad_beat(deal, seat, hand, dealer, folded=folded),
        },
        lines=four_card_progressive(deal, seat, hand, folded=folded),
        hand=hand.text,
    )


def _check_play(seat: SeatDeal, play: int, ante: int, hand: Hand) -> None:
    if may_triple(hand):
        require_play(seat, play, ante, 3 * ante, _HIGH_PLAY)
    else:
        require_play(seat, play, ante, ante, _LOW_PLAY)


def _super_bonus(
    deal: Deal, stake: int, hand: Hand, dealer: Hand, *, qualifies: bool
) -> WagerResult:
    """Settle a Super Bonus that no line pays: it loses to a higher hand only."""
    if hand.value >= dealer.value:
        return pushed(stake)
    forgiven = not qualifies and deal.options.get("super_bonus_unqualified") == "push"
    return pushed(stake) if forgiven else lost(stake)


def _queens_up(deal: Deal, seat: SeatDeal, met: Met, *, folded: bool) -> WagerResult:
    stake = seat.wagers.get("queens_up", 0)
    if folded and not deal.options.get("queens_up_on_fold", True):
        return by_line(stake, None)
    return by_line(stake, deal.paytables["queens_up"].pay(met))


def _bad_beat(deal: Deal, seat: SeatDeal, hand: Hand, dealer: Hand, *, folded: bool) -> WagerResult:
    stake = seat.wagers.get("bad_beat", 0)
    if folded or hand.value == dealer.value:
        return by_line(stake, None)
    beaten = dealer if hand.value > dealer.value else hand
    # A line stands for its kind or higher: BBB-02 has no line of its own for four of a kind.
    return by_line(stake, deal.paytables["bad_beat"].pay(kinds_down_from(beaten.kind)))
