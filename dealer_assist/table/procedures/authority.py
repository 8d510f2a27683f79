"""Who authorises what: the dealer alone, a Supervisor, an Executive; and DEALER CONFIRM.

A claim that its cards or another claim contradict is never the dealer's, however small it is.
"""

from collections.abc import Iterable

from dealer_assist.errors import Refused
from dealer_assist.jackpot import prizes
from dealer_assist.message import Msg
from dealer_assist.table import events as e
from dealer_assist.table.events.values import ConfirmedWin
from dealer_assist.table.guide.words import has_key
from dealer_assist.table.judging.suggestion import disagreements
from dealer_assist.table.procedures import contradictions, irregularities
from dealer_assist.table.procedures.claims import Awards, awards_of, envy_from
from dealer_assist.table.setup.roles import Role
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Table

Events = tuple[e.Event, ...]


def level_of(table: Table, sensor: str, award: prizes.PrizeAward) -> Role:
    """Give who may authorise an award of this round."""
    level = table.setup.level_for(sensor, award.line, award.hit_prize)
    if level is Role.DEALER and (award.seat, sensor) in _doubted(table):
        return Role.SUPERVISOR
    return level


def for_dealer(table: Table) -> Awards:
    """Give the claims that the dealer may confirm alone, in payment order."""
    wins, _ = awards_of(table) if table.round.claims else ([], {})
    return [(sensor, award) for sensor, award in wins if level_of(table, sensor, award) is _DEALER]


def for_card(table: Table) -> Awards:
    """Give the claims that need a card, in payment order."""
    wins, _ = awards_of(table) if table.round.claims else ([], {})
    return [
        (sensor, award) for sensor, award in wins if level_of(table, sensor, award) is not _DEALER
    ]


def confirm_as_dealer(table: Table, at: int) -> Events:
    """Put the small prizes on record in the dealer's name; larger claims stay on."""
    wins = for_dealer(table)
    if why_not := dealer_refusal(table):
        raise Refused(why_not)
    if table.dealer is None:
        raise Refused(Msg("Nobody deals; swipe a dealer card first"))
    authorised = e.WinsAuthorised(
        at=at,
        by=table.dealer,
        first_number=table.lasting.wins_so_far + 1,
        wins=tuple(ConfirmedWin(sensor, award) for sensor, award in wins),
        meters=(),
        envy=tuple(_envy(table, wins).items()),
    )
    return (authorised, e.PayingBegan())


def dealer_refusal(table: Table) -> str:
    """Say why DEALER CONFIRM records nothing now, or nothing if it does."""
    if why_not := irregularities.holds_wins(table):
        return why_not
    if for_dealer(table):
        return ""
    if not table.setup.authority.dealer_limit_cents:
        return Msg("No dealer confirms alone here; call the supervisor")
    if is_contradicted(table):
        return Msg("The cards say something else than the button; call the supervisor")
    if table.round.claims:
        if has_key(table.setup):
            return Msg("These hands need the key; call the supervisor")
        return Msg("These hands need a card; call the supervisor")
    return Msg("No small prize is on; press the winning hand first")


def is_contradicted(table: Table) -> bool:
    """Tell whether a contradiction alone keeps the dealer from confirming a small prize."""
    wrong = _doubted(table)
    return any(
        table.setup.level_for(sensor, award.line, award.hit_prize) is _DEALER
        and (award.seat, sensor) in wrong
        for sensor, award in awards_of(table)[0]
    )


def _doubted(table: Table) -> set[Spot]:
    beside = {spot for one in contradictions.of_claims(table) for spot in one.spots}
    return beside | set(disagreements(table))


_DEALER = Role.DEALER


def _envy(table: Table, wins: Iterable[tuple[str, prizes.PrizeAward]]) -> dict[int, int]:
    total: dict[int, int] = {}
    for sensor, award in wins:
        claim = prizes.PrizeClaim(award.seat, award.line, award.stake)
        for seat, cents in envy_from(table, sensor, [claim]).items():
            total[seat] = total.get(seat, 0) + cents
    return dict(sorted(total.items()))
