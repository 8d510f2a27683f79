"""NOT A WIN: a hand that the known cards make and that is not to be paid, for a reason on record.

Up to the dealer's limit the dealer may say so; above it a card of the hand's own level agrees.
The alert of it is for another person to take note of.
"""

from dealer_assist.message import Msg
from dealer_assist.table.events.values import NotAWin
from dealer_assist.table.facts import voids
from dealer_assist.table.facts.judging import suggestion
from dealer_assist.table.setup.roles import Role
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Denial, Table

ALERT = "denied"
_FOLDED = Msg("Hand was folded")
REASONS = (
    Msg("Card entered wrongly"),
    Msg("No wager at this seat"),
    _FOLDED,
)
TURNED_OFF = Msg("Turned off after the call")
"""Why a hand goes that was verified, where nobody has said why."""


def can_be(setup: TableSetup, reason: str) -> bool:
    """True if this can be why: no hand folds where the game has no fold."""
    return reason != _FOLDED or not setup.stages or any(stage.may_fold for stage in setup.stages)


def level_of(table: Table, win: NotAWin) -> Role:
    """Return who may say that a hand is not a win: those who may authorise it."""
    return table.setup.level_for(win.key, win.line, voids.worth(table, win.key, win.line))


def needs_card(table: Table, win: NotAWin) -> bool:
    """True if a hand goes away by a card only; a table without a reader has the alert."""
    return "swiper" in table.setup.devices and level_of(table, win) is not Role.DEALER


def disputed(table: Table) -> tuple[NotAWin, ...]:
    """Return the claims that a verification has seen, and that only a card can take off."""
    said = (
        NotAWin(one.seat, one.sensor, one.line, one.reason or TURNED_OFF)
        for one in table.round.disputed
    )
    return tuple(win for win in said if needs_card(table, win))


def in_force(table: Table) -> tuple[Denial, ...]:
    """Return the denials that still hold: a corrected card makes one void."""
    return tuple(
        denial
        for denial in table.round.denials
        if denial.cards == suggestion.basis(table, (denial.seat, denial.sensor))
    )
