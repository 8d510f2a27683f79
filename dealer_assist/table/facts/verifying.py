"""Verification: claims struck out with a reason, a hand put right, CONFIRM with or without one.

What is confirmed against its cards, or beside a hand that excludes it, needs a reason, and its
alert another person than the one who confirmed it.
"""

from dealer_assist.errors import Refused
from dealer_assist.message import Msg, joined
from dealer_assist.table.events.values import NotAWin
from dealer_assist.table.facts import contradictions, denials
from dealer_assist.table.facts.judging import suggestion
from dealer_assist.table.setup.roles import Role
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Struck, Table

REASONS = (Msg("Hand read wrongly"), Msg("Wrong seat"), *denials.REASONS)
"""Why a claim is not a win."""
AGAINST_REASONS = (
    Msg("Card entered wrongly"),
    Msg("Read again on the layout"),
    Msg("Checked with the camera"),
)
"""Why a win is confirmed although its cards, or those of another seat, say something else."""


def against(table: Table) -> dict[Spot, str]:
    """Say which claims are not what the cards make."""
    return suggestion.disagreements(table)


def doubts(table: Table) -> tuple[str, ...]:
    """Say all that speaks against the claims: their own cards first, then each other."""
    beside = (contradiction.sentence for contradiction in contradictions.of_claims(table))
    return (*against(table).values(), *beside)


def require_reason(table: Table, reason: str) -> tuple[str, ...]:
    """Return what speaks against what is confirmed; refuse it without a reason from the list."""
    wrong = doubts(table)
    if wrong and reason not in AGAINST_REASONS:
        raise Refused(joined(". ", (wrong[0], Msg("Choose why you confirm anyway"))))
    return wrong


def levels_of_struck(table: Table) -> list[Role]:
    """Return the cards that agree to what was struck out."""
    gone = [NotAWin(one.seat, one.sensor, one.line, one.reason) for one in table.round.struck]
    return [denials.level_of(table, win) for win in gone if denials.needs_card(table, win)]


def struck_claims(table: Table) -> tuple[Struck, ...]:
    """Return what was struck out, in payment order."""
    turn = table.setup.turn_to_pay
    return tuple(sorted(table.round.struck, key=lambda one: (turn(one.seat), one.sensor)))
