"""What the keeper of the thresholds says: one is drawn and sealed, one is crossed."""

from dealer_assist.frozen import frozen


@frozen
class SealThreshold:
    """A threshold is drawn for a level, and this is its seal; `retired` is the one before it."""

    sensor: str
    level: str
    seal: str
    retired_cents: int = 0
    retired_key: str = ""


@frozen
class CrossThreshold:
    """The wagers of this start bring the meter to its threshold: here it is, with its nonce."""

    sensor: str
    level: str
    threshold_cents: int
    seal_key: str
