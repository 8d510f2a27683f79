"""Simulated sensors that a chip is tapped onto."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PadModel:
    """A simulated sensor to tap a chip onto."""

    seat: int
    label: str
    has_chip: bool = False
    sensor: str = "A"
