"""Who authorises what: the dealer alone, a Supervisor, an Executive; and DEALER CONFIRM.

A claim that its cards or another claim contradict is never the dealer's, however small it is.
"""

from collections.abc import Iterable

from dealer_assist.errors import Refused
from dealer_assist.jackpot import prizes
from dealer_assist.message import Msg
from dealer_assist.table import events as e
from dealer_assist.table.events.values import ConfirmedWin
from dealer_assist.table.facts.authority import dealer_refusal, for_dealer
from dealer_assist.table.facts.claims import envy_from
from dealer_assist.table.procedures import marks
from dealer_assist.table.state import Table

Events = tuple[e.Event, ...]


def confirm_as_dealer(table: Table, at: int) -> Events:
    """Put the small prizes on record in the dealer's name; larger claims stay on."""
    wins = for_dealer(table)
    if why_not := dealer_refusal(table):
        raise Refused(why_not)
    if table.dealer is None:
        raise Refused(Msg("No dealer signed in. Swipe a dealer card"))
    authorised = e.WinsAuthorised(
        at=at,
        by=table.dealer,
        first_number=table.lasting.wins_so_far + 1,
        wins=tuple(ConfirmedWin(sensor, award) for sensor, award in wins),
        meters=(),
        envy=tuple(_envy(table, wins).items()),
    )
    return (authorised, e.PayingBegan(), *marks.alerts(table, authorised.wins, table.dealer, at))


def _envy(table: Table, wins: Iterable[tuple[str, prizes.PrizeAward]]) -> dict[int, int]:
    total: dict[int, int] = {}
    for sensor, award in wins:
        claim = prizes.PrizeClaim(award.seat, award.line, award.stake)
        for seat, cents in envy_from(table, sensor, [claim]).items():
            total[seat] = total.get(seat, 0) + cents
    return dict(sorted(total.items()))
