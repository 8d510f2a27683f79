"""What a prize asks for before it is paid: camera, count, tax form, cards left and kept.

By the jurisdiction they are reminders, which can be ticked and are never in the way, or required;
that the camera shows the chip of a wager marked by hand is required everywhere.
"""

from collections.abc import Iterable
from datetime import date, timedelta

from dealer_assist.errors import Refused
from dealer_assist.jackpot.prizes import PrizeAward
from dealer_assist.message import Msg
from dealer_assist.table.facts import marks
from dealer_assist.table.facts.claims import Awards, awards_of
from dealer_assist.table.state import Table
from dealer_assist.table.words import confirm_label
from dealer_assist.value import Value

CHIP, CAMERA, DECK, TAX, FACE_UP, KEEP = KINDS = (
    *("chip", "camera", "deck", "tax", "face_up", "keep"),
)
BEFORE_CONFIRM = (CHIP, CAMERA, DECK)


class Duty(Value):
    """One thing to do for the prizes of these seats, and whether a person says that it is done."""

    kind: str
    seats: tuple[int, ...]
    is_done: bool = False


def duties(table: Table) -> tuple[Duty, ...]:
    """List the duties of the prizes at hand: those to be verified, else those on record."""
    found = _at_hand(table)
    seats = {
        kind: _seats(table, [win for win in found if _asks(table, kind, *win)]) for kind in KINDS
    }
    return tuple(
        Duty(kind, seats[kind], is_done=is_done(table, kind, seats[kind]))
        for kind in KINDS
        if seats[kind]
    )


def open_before_confirm(table: Table) -> tuple[Duty, ...]:
    """Return the duties that hold CONFIRM, where they are required."""
    return tuple(
        duty for duty in duties(table) if duty.kind in required(table) and not duty.is_done
    )


def required(table: Table) -> tuple[str, ...]:
    """Return the kinds of duties that hold CONFIRM here."""
    return BEFORE_CONFIRM if table.setup.jurisdiction.requires_duties else (CHIP,)


def open_at_end(table: Table) -> tuple[Duty, ...]:
    """Return the duties that the end of the round asks for, where they are required."""
    if not table.setup.jurisdiction.requires_duties:
        return ()
    return tuple(duty for duty in duties(table) if duty.kind == KEEP and not duty.is_done)


def holds_paying(table: Table, seat: int) -> bool:
    """True if the tax form of a seat comes before its prize."""
    if not table.setup.jurisdiction.requires_duties:
        return False
    return asks_tax_form(table, seat) and not is_done(table, TAX, (seat,))


def asks_tax_form(table: Table, seat: int) -> bool:
    """True if a prize of this seat needs a tax form."""
    return any(duty.kind == TAX and seat in duty.seats for duty in duties(table))


def is_done(table: Table, kind: str, seats: tuple[int, ...]) -> bool:
    """True if a duty is ticked for all of these seats."""
    return all((kind, seat) in table.round.duties_done for seat in seats)


def require(table: Table) -> None:
    """Refuse a confirmation while a duty that comes before it is open."""
    if missing := open_before_confirm(table):
        raise Refused(
            Msg(
                "{n} duties are open before {confirm}: tick them when they are done",
                one="{n} duty is open before {confirm}: tick it when it is done",
                n=len(missing),
                confirm=confirm_label(table.setup),
            )
        )


def _at_hand(table: Table) -> Awards:
    if table.round.pending is not None:
        return list(table.round.pending.awards)
    if table.round.claims:
        return awards_of(table)[0]
    return [(win.sensor, win.award) for win in table.wins_to_pay]


def _asks(table: Table, kind: str, sensor: str, award: PrizeAward) -> bool:
    law = table.setup.jurisdiction
    match kind:
        case "chip":
            return (award.seat, sensor) in marks.by_hand(table)
        case "camera" | "deck":
            return law.needs_camera(award.hit_prize)
        case "tax":
            return law.needs_tax_form(award.prize, award.stake, _day(table))
        case "keep":
            return law.hand_kept_days > 0 and law.needs_camera(award.hit_prize)
        case _:
            return bool(table.setup.line(sensor, award.line).envy_cents)


def _seats(table: Table, wins: Iterable[tuple[str, PrizeAward]]) -> tuple[int, ...]:
    return tuple(sorted({award.seat for _, award in wins}, key=table.setup.turn_to_pay))


def _day(table: Table) -> date:
    return date(1970, 1, 1) + timedelta(milliseconds=table.round.started_at)
