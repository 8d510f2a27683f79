"""Adjustments: the only way to undo an authorised win, or to correct a meter.

What was contributed, seeded and paid stays on record; `adjusted` takes up the difference.
"""

from collections.abc import Iterable, Sequence

from dealer_assist.errors import Refused
from dealer_assist.jackpot.account import Account, capped
from dealer_assist.jackpot.definition import Level
from dealer_assist.jackpot.prizes import PrizeAward
from dealer_assist.message import Msg
from dealer_assist.rules.money import cents_shown, dollars, micros
from dealer_assist.value import replace


def back_out(
    account: Account,
    award: PrizeAward,
    *,
    level: Level | None = None,
    together: Sequence[PrizeAward] = (),
    standing: Sequence[PrizeAward] = (),
    undone: Sequence[PrizeAward] = (),
) -> Account:
    """Put a prize back on its meter and take seed, reserve and overflow out again, exactly.

    A hit goes back whole: its other shares go `together` with this one. Earlier releases took
    shares back one by one: those `undone` so are not put back twice, and while one of them was
    left `standing` only the share went back. `level` brings its cap to bear.
    Later wins are not recomputed; where something would go negative it is refused.
    """
    share = sum(micros(one.from_meter) for one in (award, *together))
    if standing:
        return _moved(account, level, meter=share)
    shares = (award, *together, *undone)
    prize = sum(micros(one.from_meter) for one in shares)
    seed = sum(one.seed for one in shares)
    reserve = sum(one.from_reserve for one in shares)
    overflow = sum(one.from_overflow for one in shares)
    reseeded = award.meter_before - prize + seed + reserve + overflow
    return _moved(
        account,
        level,
        meter=award.meter_before - award.meter_after - prize + share,
        reserve=reserve,
        overflow=overflow - (reseeded - award.meter_after),
    )


def set_meter(
    level: Level, account: Account, to_micros: int, reason: str, reasons: Iterable[str]
) -> Account:
    """Make a meter hold another amount, for a reason that the jurisdiction allows."""
    shown = cents_shown(to_micros)
    if reason not in reasons:
        raise Refused(Msg("A meter is set for a reason from the list only. Choose one"))
    if to_micros < 0:
        raise Refused(Msg("A meter can't be below $0. Enter $0.00 or more"))
    if level.cap_cents is not None and to_micros > micros(level.cap_cents):
        raise Refused(
            Msg(
                "{shown} is above the cap of {cap}. Enter that or less",
                shown=dollars(shown),
                cap=dollars(level.cap_cents),
            )
        )
    change = to_micros - account.meter
    if not change:
        raise Refused(
            Msg(
                "{level} shows {shown} already. Enter another amount",
                level=level.label,
                shown=dollars(shown),
            )
        )
    return replace(account, meter=to_micros, adjusted=account.adjusted + change)


def _moved(
    account: Account, level: Level | None, *, meter: int, reserve: int = 0, overflow: int = 0
) -> Account:
    moved = replace(
        account,
        meter=account.meter + meter,
        reserve=account.reserve + reserve,
        overflow=account.overflow + overflow,
        adjusted=account.adjusted + meter + reserve + overflow,
    )
    if moved.meter < 0:
        raise Refused(
            Msg(
                "The meter holds {holds}, and that is {lacks} too little to back this win out. "
                "Correct the meter for a reason of its own instead",
                holds=dollars(cents_shown(account.meter)),
                lacks=dollars(-cents_shown(moved.meter)),
            )
        )
    if moved.overflow < 0:
        raise Refused(
            Msg(
                "The overflow holds {holds}, and that is {lacks} too little to back this win out. "
                "Correct the meter for a reason of its own instead",
                holds=dollars(cents_shown(account.overflow)),
                lacks=dollars(-cents_shown(moved.overflow)),
            )
        )
    return capped(level, moved) if level else moved
