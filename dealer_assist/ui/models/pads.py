"""Simulated sensors that a chip is tapped onto."""

from dealer_assist.frozen import frozen


@frozen
class PadModel:
    """A simulated sensor to tap a chip onto."""

    seat: int
    label: str
    has_chip: bool = False
    sensor: str = "A"
