"""Set hands held against the dealer's: what the rules make of them once all have set.

The rules are asked, never repeated.
"""

from collections.abc import Iterable, Mapping

from dealer_assist.rules.bets.wagers import by_line
from dealer_assist.rules.cards import Card
from dealer_assist.rules.deal import Deal, SeatDeal, SeatResult, WagerResult
from dealer_assist.rules.games import pai_gow
from dealer_assist.rules.games.pai_gow import ENVY_BET, ON_OWN_CARDS, lines_met
from dealer_assist.rules.paytable import Paytable
from dealer_assist.rules.ranking.pai_gow import is_ace_high, is_queen_high
from dealer_assist.rules.titles.families import ACE_HIGH, QUEEN_HIGH
from dealer_assist.table.facts.dealing import sets
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.places import DEALER
from dealer_assist.table.state import Table
from dealer_assist.value import Value

_HOUSE_WAY = "house_way"
_PUSHED = {ACE_HIGH: is_ace_high, QUEEN_HIGH: is_queen_high}


class Compared(Value):
    """One seat against the dealer: whether its low and its high hand are above the dealer's.

    `outcome` is how its main wager ends; `is_copy` where a hand equals the dealer's and loses by
    it; `all_push` where the dealer's hand pushes whatever is held against it. `net` is what the
    `stake` wins, less the `commission`, or loses; all are 0 where no wager is known.
    """

    low: bool
    high: bool
    outcome: str
    is_foul: bool = False
    is_copy: bool = False
    all_push: bool = False
    stake: int = 0
    net: int = 0

    @property
    def commission(self) -> int:
        """Return what the house keeps of a win."""
        return self.stake - self.net if self.outcome == "win" else 0


def settled(
    table: Table, seats: Iterable[int], paytables: Mapping[str, Paytable]
) -> tuple[SeatResult, ...]:
    """Have the rules settle seats whose cards are known; none before the showdown.

    A hand whose wagers nobody has entered was dealt in all the same; one that nobody has set goes
    by the house way, which bets on all seven cards do not ask.
    """
    title = table.setup.pai_gow
    if title is None or not known.is_showdown(table):
        return ()
    deal = Deal(
        known.cards_at(table, DEALER),
        tuple(_seat_deal(table, seat) for seat in seats if known.is_whole(table, str(seat))),
        paytables,
        table.setup.options,
    )
    return pai_gow.settle(deal, title).seats


def by_known_cards(
    table: Table, seat: int, paytables: Mapping[str, Paytable]
) -> tuple[dict[str, WagerResult], dict[str, int]]:
    """Judge the bets of a seat by whichever hands are known, its own or the dealer's.

    What others' known hands earn its bets is given apart: it needs no card of its own.
    """
    title, stakes = table.setup.pai_gow, table.seat(seat).wagers
    if title is None or not stakes:
        return {}, {}
    wheel = table.setup.options.get("low_straight") != "lowest"
    met = lines_met(_whole(table, DEALER), _whole(table, str(seat)), wheel_is_second=wheel)
    others = (
        lines_met((), cards, wheel_is_second=wheel)[ENVY_BET]
        for other in known.dealt_in(table)
        if other != seat and (cards := _whole(table, str(other)))
    )
    return (
        {
            bet: by_line(stakes.get(bet, 0), paytables[bet].pay(line))
            for bet, line in met.items()
            if bet in paytables
        },
        {bet: pai_gow.envy_for(title, stakes, others) for bet in ON_OWN_CARDS if bet in paytables},
    )


def _whole(table: Table, place: str) -> tuple[Card, ...]:
    return known.cards_at(table, place) if known.is_whole(table, place) else ()


def compared(table: Table, seat: int) -> Compared | None:
    """Compare a seat that is known to be set, once the dealer's cards are; None before."""
    if not table.seat(seat).low or not (results := settled(table, (seat,), {})):
        return None
    mine, dealer = sets.at(table, str(seat)), sets.at(table, DEALER)
    if mine is None or dealer is None:
        return None
    low, high = mine.low.value > dealer.low.value, mine.high.value > dealer.high.value
    (main,) = results[0].wagers.values()
    outcome, is_known = main.outcome, bool(table.seat(seat).wagers)
    is_same = mine.low.value == dealer.low.value or mine.high.value == dealer.high.value
    return Compared(
        low,
        high,
        outcome,
        is_foul=mine.is_foul,
        is_copy=is_same and outcome == "lose",
        all_push=all_push(table) and outcome == "push",
        stake=main.stake if is_known else 0,
        net=main.net if is_known else 0,
    )


def all_push(table: Table) -> bool:
    """True if the dealer's known hand is the one with which all main wagers push."""
    title = table.setup.pai_gow
    is_pushed = _PUSHED.get(title.pushes_on) if title else None
    if is_pushed is None or not known.is_showdown(table):
        return False
    return is_pushed(sets.best(table, DEALER))


def _seat_deal(table: Table, seat: int) -> SeatDeal:
    made = {**dict.fromkeys(table.setup.own_wagers, 1), **table.seat(seat).wagers}
    low = list(table.seat(seat).low) or _HOUSE_WAY
    return SeatDeal(seat, known.cards_at(table, str(seat)), made, {"low": low})
