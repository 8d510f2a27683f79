"""Texas Hold'em Bonus: two cards each and five shared, a wager on each street or a fold."""

from dealer_assist.errors import Refused, shown
from dealer_assist.message import Msg
from dealer_assist.rules.awards import Awards, Met
from dealer_assist.rules.cards import ACE, JACK, KING, TEN, Card, rank, suit
from dealer_assist.rules.deal import NOT_MADE, Deal, SeatDeal, SeatResult, Settled, WagerResult
from dealer_assist.rules.hand import Hand
from dealer_assist.rules.progressive import HOLDEM_JUDGES, WAGER, holdem_progressive
from dealer_assist.rules.ranking5 import best_five, is_at_least
from dealer_assist.rules.wagers import by_line, even_money, lost, pushed, required_ante

# What each street's wager is, in antes.
STREETS = {"flop": 2, "turn": 1, "river": 1}

PAYTABLES = {
    "bonus": Awards(
        (
            ("aa_v_aa", "aa"),
            ("aa",),
            ("ak_suited",),
            ("aq_aj_suited",),
            ("ak_unsuited",),
            ("high_pair",),
            ("aq_aj_unsuited",),
            ("low_pair",),
        )
    )
}
JACKPOTS = {WAGER: HOLDEM_JUDGES}


def settle(deal: Deal) -> Settled:
    """Settle every seat against the dealer, who always qualifies."""
    streets = [_streets(seat) for seat in deal.seats]
    _check_board(deal.board, someone_plays=any(bets["flop"] for bets in streets))
    dealer = best_five(deal.dealer + deal.board)
    return Settled(
        table={"dealer": {"hand": dealer.text, "qualifies": True}},
        seats=tuple(
            _settle_seat(deal, seat, bets, dealer)
            for seat, bets in zip(deal.seats, streets, strict=True)
        ),
    )


def _streets(seat: SeatDeal) -> dict[str, int]:
    """Give the wager of each street in cents; a fold is before the flop and ends the hand."""
    ante = required_ante(seat)
    decision = seat.decision
    for key in decision:
        if key not in STREETS:
            raise Refused(
                Msg(
                    "Seat {seat}: there is no {key} decision, only flop, turn, river",
                    seat=seat.seat,
                    key=shown(key),
                )
            )
    if decision.get("flop") == "fold":
        if len(decision) > 1:
            raise Refused(
                Msg("Seat {seat} folded and has no Turn or River decision", seat=seat.seat)
            )
        return dict.fromkeys(STREETS, 0)
    if decision.get("flop") != "bet":
        raise Refused(
            Msg("Seat {seat} must fold or bet twice the Ante before the flop", seat=seat.seat)
        )
    for street in ("turn", "river"):
        if decision.get(street) not in ("check", "bet"):
            raise Refused(
                Msg(
                    "Seat {seat} must check or bet the Ante on the {street}",
                    seat=seat.seat,
                    street=street,
                )
            )
    return {
        street: antes * ante if decision[street] == "bet" else 0
        for street, antes in STREETS.items()
    }


def _check_board(board: tuple[Card, ...], *, someone_plays: bool) -> None:
    if len(board) == 5 or (len(board) in (3, 4) and not someone_plays):
        return
    raise Refused(
        Msg(
            "The board has {cards} cards instead of 5: the round is void, all wagers go back",
            cards=len(board),
        )
    )


def _settle_seat(deal: Deal, seat: SeatDeal, bets: dict[str, int], dealer: Hand) -> SeatResult:
    hand = best_five(seat.cards + deal.board)
    folded = not bets["flop"]
    ante = required_ante(seat)
    mains = {"ante": lost(ante) if folded else _ante(deal, ante, hand, dealer)}
    for street, stake in bets.items():
        mains[street] = even_money(stake, hand, dealer) if stake else NOT_MADE
    met = bonus_lines(seat.cards, deal.dealer)
    bonus = by_line(seat.wagers.get("bonus", 0), deal.paytables["bonus"].pay(met))
    return SeatResult(
        seat=seat.seat,
        wagers=mains | {"bonus": bonus},
        lines=holdem_progressive(deal, seat, folded=folded),
        hand=hand.text,
    )


def _ante(deal: Deal, stake: int, hand: Hand, dealer: Hand) -> WagerResult:
    """Pay the Ante only for a winning hand that is high enough; any other winner takes it back."""
    if hand.value > dealer.value and not meets_ante_rule(hand, deal.options.get("ante_rule")):
        return pushed(stake)
    return even_money(stake, hand, dealer)


def meets_ante_rule(hand: Hand, rule: object) -> bool:
    """Tell whether a winning hand is high enough for the Ante: flush, straight or three tens."""
    if rule == "three_tens" and hand.kind == "three_of_a_kind":
        return hand.ranks[0] >= TEN
    return is_at_least(hand, "flush" if rule in (None, "flush") else "straight")


def bonus_lines(cards: tuple[Card, ...], dealer: tuple[Card, ...]) -> Met:
    """Name the Bonus lines of two cards, the highest first; the dealer's matter for aces only."""
    high, low = sorted((rank(card) for card in cards), reverse=True)
    if high == low == ACE:
        return ("aa_v_aa", "aa") if all(rank(card) == ACE for card in dealer) else ("aa",)
    if high == low:
        return ("high_pair",) if high >= JACK else ("low_pair",)
    if high == ACE and low >= JACK:
        suited = "suited" if suit(cards[0]) == suit(cards[1]) else "unsuited"
        return (f"ak_{suited}",) if low == KING else (f"aq_aj_{suited}",)
    return ()
