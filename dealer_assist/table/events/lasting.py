"""What outlives a round: a fact added here survives END GAME, CLOSE, a restart and a power cut.

Every `RoundOpened` and every `TableClosed` has all of these fields beside its own, so a journal is
resumed from the last of them. A field has a default, which journals of earlier releases get.
"""

from collections.abc import Iterable
from typing import Any, TypeVar

from dealer_assist.jackpot.account import Account
from dealer_assist.table.events.values import (
    RUN,
    Alert,
    Irregularity,
    LeftBehind,
    LinkStand,
    MeterReading,
    Proposal,
    ThresholdSeal,
    accounts_of,
)
from dealer_assist.table.setup.setting import Setting
from dealer_assist.value import Value, as_dict, fields, replace

Spot = tuple[int, str]
Checkpoint = TypeVar("Checkpoint", bound="Lasting")


class Lasting(Value):
    """What the table keeps from round to round.

    `meters` are those of the jackpots in play; `parked` are meters of jackpots that the table had
    before: their money is kept for their return. `chips` are the sensors that see one, `left` those
    of them whose chip is from the last round and does not bet, `faults` the sensors that failed.
    `key_is_lost` while the key switch does not answer.
    `settings` are in force on top of the table's file, `proposed` ones wait for the next opening.
    `left_behind` is what earlier rounds have left open, until it is acknowledged.
    `link` is the table's place on the floor, where its setup names one.
    `seals` are those of thresholds that nobody knows.
    `barred` is why whoever deals begins no other round, until another dealer relieves them.
    """

    meters: tuple[MeterReading, ...] = ()
    chips: tuple[Spot, ...] = ()
    faults: tuple[tuple[int, str, str], ...] = ()
    wins_so_far: int = 0
    key: str = RUN
    backed_out: tuple[int, ...] = ()
    irregularity: Irregularity | None = None
    alerts: tuple[Alert, ...] = ()
    settings: tuple[Setting, ...] = ()
    proposed: tuple[Proposal, ...] = ()
    parked: tuple[MeterReading, ...] = ()
    key_is_lost: bool = False
    left: tuple[Spot, ...] = ()
    link: LinkStand | None = None
    left_behind: tuple[LeftBehind, ...] = ()
    rulings_so_far: int = 0
    rulings_withdrawn: tuple[int, ...] = ()
    shoe: int = 0
    shoe_from: int = 0
    seals: tuple[ThresholdSeal, ...] = ()
    barred: str = ""

    @property
    def accounts(self) -> dict[tuple[str, str], Account]:
        """Return the accounts of the meters, by sensor and level."""
        return accounts_of(self.meters)

    def with_meters(self, told: Iterable[MeterReading]) -> "Lasting":
        """Return the same with the meters that an event tells; the others are as they were."""
        known = {(reading.sensor, reading.level): reading for reading in (*self.meters, *told)}
        return replace(self, meters=tuple(known.values()))


def lasting_of(checkpoint: Lasting) -> Lasting:
    """Return what lasts of a round that is opened, or of a table that is closed."""
    return Lasting(**{name: getattr(checkpoint, name) for name in fields(Lasting)})


def recorded_as(kind: type[Checkpoint], lasting: Lasting, **own: Any) -> Checkpoint:
    """Return an event that holds what lasts beside its own fields."""
    return kind(**as_dict(lasting), **own)
