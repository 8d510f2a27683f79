"""The family of blackjack titles: a round by the acts of its file, with bets on named cards."""

from contextlib import suppress

from dealer_assist.errors import Refused, shown
from dealer_assist.message import Msg
from dealer_assist.rules.awards import Met
from dealer_assist.rules.bets.besides import check_besides, dealer_draws_for, settled_besides
from dealer_assist.rules.bets.bonus_bets import blazing_7s, push_22, super_match, trilux
from dealer_assist.rules.bets.wagers import by_line, by_net
from dealer_assist.rules.cards import Card, card_name
from dealer_assist.rules.deal import Deal, SeatDeal, SeatResult, Settled, WagerResult
from dealer_assist.rules.games.blackjack import (
    VERBS,
    Actions,
    HouseRules,
    dealer_draws,
    house_rules,
)
from dealer_assist.rules.games.blackjack_title_hands import ActedHand, net_of, outcome_of, play_out
from dealer_assist.rules.games.house_money import INSURANCE_PAYS, check_wagers, jackpot_lines
from dealer_assist.rules.ranking.blackjack import count, is_blackjack
from dealer_assist.rules.shoe import Shoe
from dealer_assist.rules.titles.families import Acts
from dealer_assist.value import Value, replace

_FREE_VERBS = ("free_double", "free_split")
_PUSH_22 = "push_22"
_SUPER_MATCH = "super_match"
DOUBLINGS = "doublings"
SAYS_STAND = "says_stand"
"""In a decision: true where each doubled hand that may double again has a stand of its own."""
"""The house rule how often a hand is doubled."""
PAYTABLES = {
    _PUSH_22: push_22.AWARDS,
    _SUPER_MATCH: super_match.AWARDS,
}
JACKPOTS = {"blazing_7s": blazing_7s.JUDGES, "trilux": trilux.JUDGES}


class _Played(Value):
    """A seat after its last action: its hands, and the first card it drew."""

    hands: tuple[ActedHand, ...]
    third: Card | None


def settle(deal: Deal, acts: Acts) -> Settled:
    """Play every seat from 1 to 7, then the dealer, and settle what they wagered."""
    rules, shoe = house_rules(deal.options), Shoe(deal.draw)
    if deal.options.get("zap_18") is True:
        acts = replace(acts, zap=(*acts.zap, 18))
    if DOUBLINGS in deal.options:
        acts = replace(acts, doublings=int(str(deal.options[DOUBLINGS])))
    played = {
        seat.seat: _play(deal, seat, shoe, rules, acts)
        for seat in sorted(deal.seats, key=lambda seat: seat.seat)
    }
    dealer = deal.dealer
    is_asked = any(hand.waits(acts) for seat in played.values() for hand in seat.hands)
    # A bet on the dealer's own hand has him draw, though nobody is left to be beaten.
    bets_on_him = any(seat.wagers.get(_PUSH_22) for seat in deal.seats)
    if is_asked or bets_on_him or dealer_draws_for(deal):
        dealer = dealer_draws(dealer, shoe, rules)
    table = {
        "cards": [card_name(card) for card in dealer],
        "total": count(dealer)[0],
        "blackjack": is_blackjack(dealer),
        "qualifies": True,
    }
    return Settled(
        {"dealer": table},
        tuple(
            [
                _seat(
                    deal,
                    seat,
                    played[seat.seat],
                    dealer,
                    (rules, acts),
                    settled_besides(deal, seat, dealer, someone_waits=is_asked),
                )
                for seat in deal.seats
            ]
        ),
    )


def _play(deal: Deal, seat: SeatDeal, shoe: Shoe, rules: HouseRules, acts: Acts) -> _Played:
    """Play a seat; where a doubled hand's stand may be left out, actions are read either way."""
    before = shoe.drawn
    says_stand = seat.decision.get(SAYS_STAND) is True
    try:
        return _played(deal, seat, shoe, rules, acts, says_stand=says_stand)
    except Refused as no:
        refusal = no
    if acts.doublings > 1 and not says_stand:
        shoe.put_back(before)
        with suppress(Refused):
            return _played(deal, seat, shoe, rules, acts, says_stand=True)
    raise Refused(Msg("Seat {seat}: {why}", seat=seat.seat, why=refusal.message)) from None


def _played(
    deal: Deal, seat: SeatDeal, shoe: Shoe, rules: HouseRules, acts: Acts, *, says_stand: bool
) -> _Played:
    before = shoe.drawn
    check_wagers(seat.wagers, deal.dealer[0])
    check_besides(deal, seat)
    stake = seat.wagers["blackjack"]
    hands = _dealt(deal, seat, stake, acts)
    more = (*(_FREE_VERBS if acts.free else ()), *(("zap",) if acts.zap else ()))
    actions = Actions(seat.decision.get("actions", ()), (*VERBS, *more))
    # Nobody acts once the dealer has looked and found a blackjack.
    if not is_blackjack(deal.dealer):
        hands = tuple(
            [
                end
                for hand in hands
                for end in play_out(hand, actions, shoe, rules, acts, says_stand=says_stand)
            ]
        )
    actions.done()
    return _Played(hands, deal.draw[before] if shoe.drawn > before else None)


def _dealt(deal: Deal, seat: SeatDeal, stake: int, acts: Acts) -> tuple[ActedHand, ...]:
    """Return the first hand of a seat, or both, their second cards as the player wants them."""
    known = ("switch", "actions") if acts.switch else ("actions",)
    for key in seat.decision:
        if key not in known and not (key == SAYS_STAND and acts.doublings > 1):
            raise Refused(
                Msg(
                    "a decision has no {key}. Give {known}",
                    key=shown(key),
                    known=" and ".join(known),
                )
            )
    if not acts.switch:
        return (ActedHand(seat.cards, stake),)
    switched = seat.decision.get("switch", False)
    if not isinstance(switched, bool):
        raise Refused(Msg("the switch is true or false, not {switch}", switch=shown(switched)))
    first, second, third, fourth = seat.cards
    if not switched:
        return ActedHand((first, second), stake), ActedHand((third, fourth), stake)
    if is_blackjack(deal.dealer):
        raise Refused(Msg("the dealer has blackjack, so nothing is switched. Take that back"))
    return (
        ActedHand((first, fourth), stake, is_switched=True),
        ActedHand((third, second), stake, is_switched=True),
    )


def _seat(
    deal: Deal,
    seat: SeatDeal,
    played: _Played,
    dealer: tuple[Card, ...],
    by: tuple[HouseRules, Acts],
    besides: dict[str, WagerResult],
) -> SeatResult:
    rules, acts = by
    pushes = deal.options.get("dealer_22") == "push"
    ends = [outcome_of(hand, dealer, acts, pushes_22=pushes) for hand in played.hands]
    nets = [net_of(hand, end, rules, acts) for hand, end in zip(played.hands, ends, strict=True)]
    results = {"blackjack": by_net(sum(hand.wager for hand in played.hands), sum(nets)), **besides}
    insured = INSURANCE_PAYS if is_blackjack(dealer) else None
    results["insurance"] = by_line(seat.wagers.get("insurance", 0), insured)
    if _PUSH_22 in deal.paytables:
        results[_PUSH_22] = _by_table(deal, seat, _PUSH_22, push_22.lines(dealer))
    if _SUPER_MATCH in deal.paytables:
        results[_SUPER_MATCH] = _by_table(deal, seat, _SUPER_MATCH, super_match.lines(seat.cards))
    hands = tuple(
        _shown(hand, end, gain, acts)
        for hand, end, gain in zip(played.hands, ends, nets, strict=True)
    )
    return SeatResult(seat.seat, results, jackpot_lines(deal, seat, played.third), hands=hands)


def _by_table(deal: Deal, seat: SeatDeal, wager: str, met: Met) -> WagerResult:
    return by_line(seat.wagers.get(wager, 0), deal.paytables[wager].pay(met))


def _shown(hand: ActedHand, outcome: str, net: int, acts: Acts) -> dict[str, object]:
    free = {"free": hand.free} if acts.free else {}
    cards = [card_name(card) for card in hand.cards]
    return {"cards": cards, "wager": hand.wager, **free, "outcome": outcome, "net": net}
