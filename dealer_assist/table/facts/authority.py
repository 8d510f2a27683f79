"""Who authorises what: the dealer alone, a Supervisor, an Executive; and DEALER CONFIRM.

A claim that its cards or another claim contradict is never the dealer's, however small it is;
nor is one on a wager that the dealer alone marked by hand, nor any of a dealer who is barred.
"""

from dealer_assist.jackpot import prizes
from dealer_assist.message import Msg
from dealer_assist.table.facts import contradictions, irregularities, marks
from dealer_assist.table.facts.claims import Awards, awards_of
from dealer_assist.table.facts.judging.suggestion import disagreements
from dealer_assist.table.setup.roles import Role
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Table
from dealer_assist.table.words import has_key


def level_of(table: Table, sensor: str, award: prizes.PrizeAward) -> Role:
    """Return who may authorise an award of this round."""
    level = table.setup.level_for(sensor, award.line, award.hit_prize)
    is_doubted = bool(table.lasting.barred) or (award.seat, sensor) in _doubted(table)
    if level is Role.DEALER and is_doubted:
        return Role.SUPERVISOR
    return level


def for_dealer(table: Table) -> Awards:
    """Return the claims that the dealer may confirm alone, in payment order."""
    wins, _ = awards_of(table) if table.round.claims else ([], {})
    return [(sensor, award) for sensor, award in wins if level_of(table, sensor, award) is _DEALER]


def for_card(table: Table) -> Awards:
    """Return the claims that need a card, in payment order."""
    wins, _ = awards_of(table) if table.round.claims else ([], {})
    return [
        (sensor, award) for sensor, award in wins if level_of(table, sensor, award) is not _DEALER
    ]


def dealer_refusal(table: Table) -> str:
    """Say why DEALER CONFIRM records nothing now, or nothing if it does."""
    if why_not := irregularities.holds_wins(table):
        return why_not
    if for_dealer(table):
        return ""
    if not table.setup.authority.dealer_limit_cents:
        return Msg("Dealer can't confirm wins here. Call the supervisor")
    if is_contradicted(table):
        return Msg("The cards say something else than the button. Call the supervisor")
    if table.round.claims:
        if has_key(table.setup):
            return Msg("These hands need the key. Call the supervisor")
        return Msg("These hands need a card. Call the supervisor")
    return Msg("No dealer-pay win selected. Press the winning hand first")


def is_contradicted(table: Table) -> bool:
    """True if a contradiction alone keeps the dealer from confirming a small prize."""
    wrong = _doubted(table)
    return any(
        table.setup.level_for(sensor, award.line, award.hit_prize) is _DEALER
        and (award.seat, sensor) in wrong
        for sensor, award in awards_of(table)[0]
    )


def _doubted(table: Table) -> set[Spot]:
    beside = {
        spot for contradiction in contradictions.of_claims(table) for spot in contradiction.spots
    }
    return beside | set(disagreements(table)) | marks.of_the_dealer_alone(table)


_DEALER = Role.DEALER
