"""What is to be heard: each sound goes with something that is seen at the same moment."""

from dealer_assist.table.state import Phase, Table
from dealer_assist.value import Value

PRESS, HELD = "press", "held"
START, END = "start", "end"
CLAIM_ON, CLAIM_OFF = "claim-on", "claim-off"
CALL, ACCEPTED, REFUSED, FAULT = "call", "accepted", "refused", "fault"
SOUNDS = (PRESS, HELD, START, END, CLAIM_ON, CLAIM_OFF, CALL, ACCEPTED, REFUSED, FAULT)
CALL_AGAIN_MS, FAULT_AGAIN_MS = 10_000, 30_000


class SoundMoment(Value):
    """The table and its troubles at one moment."""

    table: Table
    refusal: str = ""
    has_fault: bool = False

    @property
    def calls(self) -> bool:
        """True if a supervisor is called and no card or BACK has answered yet."""
        return bool(self.table.round.supervisor_called_at)


def moment_of(table: Table, refusal: str, trouble: str, *, has_lost: bool) -> SoundMoment:
    """Return the moment: what is broken counts as a fault, a refusal by itself does not."""
    is_broken = any(sensor.fault and not sensor.is_marked for sensor in table.sensors.values())
    is_halted = table.round.phase is Phase.HALTED
    return SoundMoment(table, refusal, bool(trouble) or has_lost or is_broken or is_halted)


def sounds_for(before: SoundMoment, after: SoundMoment) -> tuple[str, ...]:
    """Say what sounds between two moments, the most urgent first."""
    return tuple(
        sound
        for sound, is_heard in (
            (FAULT, after.has_fault and not before.has_fault),
            (REFUSED, bool(after.refusal) and after.refusal != before.refusal),
            (ACCEPTED, _took_card(before.table, after.table)),
            (CALL, after.calls and not before.calls),
            (START, _started(before.table, after.table)),
            (END, _ended(before.table, after.table)),
            (CLAIM_ON, bool(set(after.table.round.claims) - set(before.table.round.claims))),
            (CLAIM_OFF, _dropped(before.table, after.table)),
        )
        if is_heard
    )


def _started(before: Table, after: Table) -> bool:
    return before.round.phase is Phase.BETTING and after.round.phase is Phase.IN_PLAY


def _ended(before: Table, after: Table) -> bool:
    was_open = before.round.phase is not Phase.CLOSED
    return was_open and (
        after.round.number > before.round.number or after.round.phase is Phase.CLOSED
    )


def _dropped(before: Table, after: Table) -> bool:
    """A claim is off because it was pressed again or struck, not because it became a win."""
    spots = {(claim.seat, claim.sensor) for claim in after.round.claims}
    gone = [claim for claim in before.round.claims if (claim.seat, claim.sensor) not in spots]
    return (
        bool(gone)
        and before.round.number == after.round.number
        and before.lasting.wins_so_far == after.lasting.wins_so_far
    )


def _took_card(before: Table, after: Table) -> bool:
    first, second = before.round.adjustment, after.round.adjustment
    return (
        (after.dealer is not None and after.dealer != before.dealer)
        or after.lasting.wins_so_far > before.lasting.wins_so_far
        or len(after.lasting.backed_out) > len(before.lasting.backed_out)
        or bool(second and second.approved_by and not (first and first.approved_by))
    )
