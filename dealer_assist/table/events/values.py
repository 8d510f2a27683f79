"""What events are made of: readings, wagers, wins, troubles, alerts and settings."""

from collections.abc import Iterable

from dealer_assist.frozen import frozen
from dealer_assist.jackpot.account import Account
from dealer_assist.jackpot.prizes import Award
from dealer_assist.table.setup.roles import StaffMember

RUN, JPH = "RUN", "JPH"
"""The two positions of the supervisor's key."""


@frozen
class MeterReading:
    """A level's account at one moment; `jackpot` is the one it belongs to, whatever the sensor."""

    sensor: str
    level: str
    account: Account
    jackpot: str = ""


@frozen
class LockedWager:
    """A progressive wager that counts in this round; one that no sensor saw is marked by hand."""

    seat: int
    sensor: str
    cents: int
    is_marked: bool = False


@frozen
class ConfirmedWin:
    """A verified claim with its locked prize."""

    sensor: str
    award: Award


@frozen
class NumberedAward:
    """A win on record by its number."""

    number: int
    award: Award


@frozen
class Irregularity:
    """A trouble in dealing: its kind, how far its checklist is done, and who was told.

    `said` is what the shuffler itself told of it, where it tells anything.
    """

    kind: str
    step: int = 0
    told: str = ""
    said: str = ""


@frozen
class Returned:
    """What a seat gets back of a void round, in cents: off the layout, and progressive chips."""

    seat: int
    wagers: int
    chips: int

    @property
    def cents(self) -> int:
        """Give all of it."""
        return self.wagers + self.chips


@frozen
class VoidNote:
    """A void round whose wagers are not all back with their players yet."""

    round: int
    reason: str
    returned: tuple[Returned, ...] = ()


@frozen
class Alert:
    """Something that needs a person: open until one has acknowledged it, who is not `not_by`."""

    key: str
    kind: str
    sentence: str
    at: int
    not_by: str = ""


@frozen
class Hold:
    """Why the table is held, and since when."""

    key: str
    sentence: str
    at: int


@frozen
class Lock:
    """Since when the table is locked, and by whom; by nobody known where it is closed."""

    at: int
    by: StaffMember | None


@frozen
class Setting:
    """A figure or rule that the house has set for itself, as it is written on the page.

    `of` is the jackpot that it was set for: another one on the same sensor does not inherit it.
    """

    path: str
    value: str
    of: str = ""


@frozen
class Proposal:
    """A setting that two people want, and that waits for the next opening of the table."""

    path: str
    old: str
    new: str
    by: StaffMember
    witness: StaffMember
    at: int
    of: str = ""


def accounts_of(meters: Iterable[MeterReading]) -> dict[tuple[str, str], Account]:
    """Give the accounts that were read, by sensor and level."""
    return {(one.sensor, one.level): one.account for one in meters}


@frozen
class MeterPutBack:
    """A meter that shows what a backup has of it, in micro-dollars before and after."""

    sensor: str
    level: str
    before: int
    after: int
