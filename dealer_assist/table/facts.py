"""What events are made of: readings, wagers, wins and troubles, each at one moment."""

from collections.abc import Iterable
from dataclasses import dataclass

from dealer_assist.jackpot.account import Account
from dealer_assist.jackpot.prizes import Award


@dataclass(frozen=True, slots=True)
class MeterReading:
    """A level's account at one moment."""

    sensor: str
    level: str
    account: Account


@dataclass(frozen=True, slots=True)
class LockedWager:
    """A progressive wager that counts in this round; one that no sensor saw is marked by hand."""

    seat: int
    sensor: str
    cents: int
    is_marked: bool = False


@dataclass(frozen=True, slots=True)
class ConfirmedWin:
    """A verified claim with its locked prize."""

    sensor: str
    award: Award


@dataclass(frozen=True, slots=True)
class Irregularity:
    """A trouble in dealing: its kind, how far its checklist is done, and who was told."""

    kind: str
    step: int = 0
    told: str = ""


def accounts_of(meters: Iterable[MeterReading]) -> dict[tuple[str, str], Account]:
    """Give the accounts that were read, by sensor and level."""
    return {(one.sensor, one.level): one.account for one in meters}
