"""Casino War: the higher card wins; on a tie the seat gives up half, or doubles and goes to war."""

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.rules.awards import Awards
from dealer_assist.rules.bets.wagers import by_line, by_net, lost, pushed, won
from dealer_assist.rules.cards import RANKS, Card, rank
from dealer_assist.rules.deal import (
    NOT_MADE,
    Deal,
    SeatDeal,
    SeatResult,
    Settled,
    WagerResult,
)
from dealer_assist.rules.irregular import wrong_dealer, wrong_hand

WAR, SURRENDER = _ACTIONS = ("war", "surrender")
PAYTABLES = {"tie": Awards((("tie",),))}
JACKPOTS: dict[str, dict[str, Awards]] = {}


def settle(deal: Deal) -> Settled:
    """Settle every seat against the dealer's card, and those at war against his second one."""
    first = rank(deal.dealer[0])
    at_war = {seat.seat: _goes_to_war(seat, first) for seat in deal.seats}
    due = 2 if any(at_war.values()) else 1
    if len(deal.dealer) != due:
        raise wrong_dealer(len(deal.dealer), due)
    for seat in deal.seats:
        due = 2 if at_war[seat.seat] else 1
        if len(seat.cards) != due:
            raise wrong_hand(seat.seat, len(seat.cards), due)
    return Settled(
        {"dealer": {"hand": _hand(deal.dealer), "qualifies": True}},
        tuple([_seat(deal, seat, is_war=at_war[seat.seat]) for seat in deal.seats]),
    )


def _goes_to_war(seat: SeatDeal, dealer: int) -> bool:
    """True if a tied seat goes to war; nobody else has anything to decide."""
    number = seat.seat
    if not seat.wagers.get("wager"):
        raise Refused(Msg("Seat {seat} has a card but no Wager. Every hand needs one", seat=number))
    if not seat.cards:
        raise wrong_hand(number, 0, 1)
    if rank(seat.cards[0]) != dealer:
        if seat.decision:
            raise Refused(
                Msg("Seat {seat} has no tie and decides nothing. Take that back", seat=number)
            )
        return False
    if set(seat.decision) != {"action"} or seat.decision["action"] not in _ACTIONS:
        raise Refused(
            Msg("Seat {seat} has a tie. The action is war or surrender, nothing else", seat=number)
        )
    return seat.decision["action"] == WAR


def _seat(deal: Deal, seat: SeatDeal, *, is_war: bool) -> SeatResult:
    stake, mine, his = seat.wagers["wager"], rank(seat.cards[0]), rank(deal.dealer[0])
    tie = deal.paytables["tie"].pay(("tie",)) if mine == his else None
    results = {"tie": by_line(seat.wagers.get("tie", 0), tie), "war": NOT_MADE}
    if is_war:
        results["wager"], results["war"] = _war(deal, stake, rank(seat.cards[1]))
    elif mine == his:
        # Half of an odd wager comes back rounded down.
        results["wager"] = by_net(stake, stake // 2 - stake)
    else:
        results["wager"] = won(stake) if mine > his else lost(stake)
    return SeatResult(seat.seat, results, hand=_hand(seat.cards))


def _war(deal: Deal, stake: int, mine: int) -> tuple[WagerResult, WagerResult]:
    """Settle first wager and raise: an equal card wins too, at some tables with a bonus."""
    his = rank(deal.dealer[1])
    if mine < his:
        return lost(stake), lost(stake)
    has_bonus = mine == his and deal.options.get("tie_bonus") is True
    return pushed(stake), by_net(stake, 2 * stake if has_bonus else stake)


def _hand(cards: tuple[Card, ...]) -> str:
    return f"high_card:{RANKS[rank(cards[0])]}"
