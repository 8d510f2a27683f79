"""House Money: a complete blackjack round with a bonus on the first two cards.

What a player leaves up of the bonus joins the blackjack wager: doubles and splits match it all.
"""

from collections.abc import Mapping

from dealer_assist.errors import Refused, shown
from dealer_assist.message import Msg
from dealer_assist.rules.awards import Awards
from dealer_assist.rules.bets.besides import check_besides, dealer_draws_for, settled_besides
from dealer_assist.rules.bets.bonus_bets import blazing_7s, trilux
from dealer_assist.rules.bets.wagers import by_line, by_net, word_for
from dealer_assist.rules.cards import ACE, KING, Card, card_name, rank, suit
from dealer_assist.rules.deal import (
    NOT_MADE,
    Deal,
    Lines,
    SeatDeal,
    SeatResult,
    Settled,
    WagerResult,
)
from dealer_assist.rules.games.blackjack import (
    Actions,
    BlackjackHand,
    HouseRules,
    dealer_draws,
    house_rules,
    net,
    play_out,
)
from dealer_assist.rules.money import chips
from dealer_assist.rules.pays import ToOne
from dealer_assist.rules.ranking.blackjack import count, is_blackjack
from dealer_assist.rules.shoe import Shoe
from dealer_assist.value import Value

INSURANCE_PAYS = ToOne(2)

PAYTABLES = {"house_money": Awards((("ak_suited",), ("straight_flush",), ("pair",), ("straight",)))}
JACKPOTS = {"blazing_7s": blazing_7s.JUDGES, "trilux": trilux.JUDGES}


class _Played(Value):
    """A seat after its last action: the bonus, the hands, and the first card it drew."""

    bonus: WagerResult
    hands: tuple[BlackjackHand, ...]
    third: Card | None


def settle(deal: Deal) -> Settled:
    """Play every seat from 1 to 7, then the dealer, and settle what they wagered."""
    rules = house_rules(deal.options)
    shoe = Shoe(deal.draw)
    played = {
        seat.seat: _play(deal, seat, shoe, rules)
        for seat in sorted(deal.seats, key=lambda seat: seat.seat)
    }
    dealer = deal.dealer
    someone_waits = any(hand.waits for seat in played.values() for hand in seat.hands)
    if someone_waits or dealer_draws_for(deal):
        dealer = dealer_draws(dealer, shoe, rules)
    return Settled(
        table={
            "dealer": {
                "cards": [card_name(card) for card in dealer],
                "total": count(dealer)[0],
                "blackjack": is_blackjack(dealer),
                "qualifies": True,
            }
        },
        seats=tuple(
            _settle_seat(
                deal,
                seat,
                played[seat.seat],
                dealer,
                rules,
                settled_besides(deal, seat, dealer, someone_waits=someone_waits),
            )
            for seat in deal.seats
        ),
    )


def bonus_line(cards: tuple[Card, ...]) -> str | None:
    """Name the House Money line of the first two cards."""
    low, high = sorted(rank(card) for card in cards)
    is_suited = suit(cards[0]) == suit(cards[1])
    if low == high:
        return "pair"
    # An ace is the neighbour of the king and of the deuce.
    if high - low not in (1, ACE):
        return None
    if not is_suited:
        return "straight"
    return "ak_suited" if low == KING else "straight_flush"


def _play(deal: Deal, seat: SeatDeal, shoe: Shoe, rules: HouseRules) -> _Played:
    before = shoe.drawn
    try:
        check_wagers(seat.wagers, deal.dealer[0])
        check_besides(deal, seat)
        bonus = _bonus(deal, seat)
        hand = BlackjackHand(seat.cards, seat.wagers["blackjack"] + _left_up(deal, seat, bonus))
        actions = Actions(seat.decision.get("actions", ()))
        # Nobody acts once the dealer has looked and found a blackjack.
        hands = (hand,) if is_blackjack(deal.dealer) else play_out(hand, actions, shoe, rules)
        actions.done()
    except Refused as no:
        raise Refused(Msg("Seat {seat}: {why}", seat=seat.seat, why=no.message)) from None
    return _Played(bonus, hands, deal.draw[before] if shoe.drawn > before else None)


def _bonus(deal: Deal, seat: SeatDeal) -> WagerResult:
    stake = seat.wagers.get("house_money", 0)
    if not stake:
        return NOT_MADE
    line = bonus_line(seat.cards)
    return by_line(stake, deal.paytables["house_money"].pay([line] if line else []))


def _left_up(deal: Deal, seat: SeatDeal, bonus: WagerResult) -> int:
    for key in seat.decision:
        if key not in ("leave", "actions"):
            raise Refused(Msg("a decision has no {key}. Give leave and actions", key=shown(key)))
    leave = seat.decision.get("leave", 0)
    if type(leave) is not int or leave < 0:
        raise Refused(
            Msg("what is left up must be whole cents, 0 or more, not {leave}", leave=shown(leave))
        )
    if leave and bonus.outcome != "win":
        raise Refused(Msg("House Money has not won, so nothing can be left up. Leave 0"))
    if leave and is_blackjack(deal.dealer):
        raise Refused(
            Msg("the dealer has blackjack, so nothing can be left up. Pay House Money out")
        )
    proceeds = bonus.stake + bonus.net
    if leave > proceeds:
        raise Refused(
            Msg(
                "{leave} cannot be left up. Leave at most the House Money proceeds of {proceeds}",
                leave=chips(leave),
                proceeds=chips(proceeds),
            )
        )
    return leave


def check_wagers(wagers: Mapping[str, int], up_card: Card) -> None:
    """Refuse a seat without its blackjack wager, and insurance where there is none."""
    blackjack, insurance = wagers.get("blackjack", 0), wagers.get("insurance", 0)
    if not blackjack:
        raise Refused(Msg("there is no blackjack wager. Every hand needs one"))
    if insurance and rank(up_card) != ACE:
        raise Refused(Msg("insurance needs an ace up. Give the insurance wager back"))
    if insurance * 2 > blackjack:
        raise Refused(
            Msg(
                "insurance of {insurance} is more than half of the {blackjack} blackjack "
                "wager. Give the rest back",
                insurance=chips(insurance),
                blackjack=chips(blackjack),
            )
        )


def _settle_seat(
    deal: Deal,
    seat: SeatDeal,
    played: _Played,
    dealer: tuple[Card, ...],
    rules: HouseRules,
    besides: dict[str, WagerResult],
) -> SeatResult:
    nets = [net(hand, dealer, rules) for hand in played.hands]
    insured = INSURANCE_PAYS if is_blackjack(dealer) else None
    return SeatResult(
        seat.seat,
        wagers={
            "house_money": played.bonus,
            "insurance": by_line(seat.wagers.get("insurance", 0), insured),
            "blackjack": by_net(sum(hand.wager for hand in played.hands), sum(nets)),
            **besides,
        },
        lines=jackpot_lines(deal, seat, played.third),
        hands=tuple(
            {
                "cards": [card_name(card) for card in hand.cards],
                "wager": hand.wager,
                "outcome": word_for(gain),
                "net": gain,
            }
            for hand, gain in zip(played.hands, nets, strict=True)
        ),
    )


def jackpot_lines(deal: Deal, seat: SeatDeal, drawn: Card | None) -> dict[str, Lines]:
    """Judge the first two cards with the up card, or with the first card that was drawn."""
    up_card = deal.dealer[0]
    lines: dict[str, Lines] = {}
    if seat.wagers.get("blazing_7s"):
        by_up_card = deal.options.get("blazing_7s_rule") == "dealer_up_card"
        third = up_card if by_up_card else drawn
        lines["blazing_7s"] = blazing_7s.lines(seat.cards, third)
    if seat.wagers.get("trilux"):
        lines["trilux"] = trilux.lines(seat.cards, up_card)
    return lines
