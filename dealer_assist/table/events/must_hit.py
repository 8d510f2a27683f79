"""What happened to a level that must hit: its threshold drawn and sealed, then crossed and told."""

from dealer_assist.jackpot.prizes import PrizeAward
from dealer_assist.table.events.values import MeterReading
from dealer_assist.value import Value

MUST_HIT = "must_hit"
"""What a card is asked for: the prize of whoever crossed a threshold."""


class ThresholdSealed(Value):
    """A threshold was drawn for a meter that stands here, and sealed; nobody is told of it.

    What the seal stands for lies enciphered beside the journal. `retired` is the seal in whose
    place it comes, told with its threshold and nonce; a threshold of 0 could not be read any more.
    """

    at: int
    sensor: str
    level: str
    jackpot: str
    seal: str
    limit_cents: int
    from_micros: int
    retired: str = ""
    retired_cents: int = 0
    retired_key: str = ""


class ThresholdCrossed(Value):
    """The wager of a seat brought the meter to the threshold, which is told with its nonce.

    `before` is the meter before the start, in micro-dollars, and `way` the meter after each seat's
    wager; those behind the crossing one feed the new meter.
    """

    at: int
    sensor: str
    level: str
    seat: int
    threshold_cents: int
    seal_key: str
    seal: str
    sealed_at: int
    before: int
    way: tuple[tuple[int, int], ...]
    award: PrizeAward
    meters: tuple[MeterReading, ...]


MustHitEvent = ThresholdSealed | ThresholdCrossed
