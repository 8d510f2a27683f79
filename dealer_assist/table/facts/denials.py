"""NOT A WIN: a hand that the known cards make and that is not to be paid, for a reason on record.

Up to the dealer's limit the dealer may say so; above it a card of the hand's own level agrees.
The alert of it is for another person to take note of.
"""

from dealer_assist.message import Msg
from dealer_assist.table.events.values import NotAWin
from dealer_assist.table.facts import voids
from dealer_assist.table.facts.judging import suggestion
from dealer_assist.table.setup.roles import Role
from dealer_assist.table.state import Denial, Table

ALERT = "denied"
REASONS = (
    Msg("Card entered wrongly"),
    Msg("No wager at this seat"),
    Msg("Hand was folded"),
)
TURNED_OFF = Msg("Turned off after the call")
"""Why a hand goes that was verified, where nobody has said why."""


def level_of(table: Table, one: NotAWin) -> Role:
    """Return who may say that a hand is not a win: those who may authorise it."""
    return table.setup.level_for(one.key, one.line, voids.worth(table, one.key, one.line))


def needs_card(table: Table, one: NotAWin) -> bool:
    """True if a hand goes away by a card only; a table without a reader has the alert."""
    return "swiper" in table.setup.devices and level_of(table, one) is not Role.DEALER


def disputed(table: Table) -> tuple[NotAWin, ...]:
    """Return the claims that a verification has seen, and that only a card can take off."""
    said = (
        NotAWin(one.seat, one.sensor, one.line, one.reason or TURNED_OFF)
        for one in table.round.disputed
    )
    return tuple(one for one in said if needs_card(table, one))


def in_force(table: Table) -> tuple[Denial, ...]:
    """Return the denials that still hold: a corrected card makes one void."""
    return tuple(
        one
        for one in table.round.denials
        if one.cards == suggestion.basis(table, (one.seat, one.sensor))
    )
