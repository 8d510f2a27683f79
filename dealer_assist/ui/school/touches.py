"""Touches that several screens of the school have alike."""

from dealer_assist.frozen import frozen


@frozen
class BackTouched:
    """To where the screen was opened from."""


@frozen
class LeaveTouched:
    """Away from here; what was done is kept."""


@frozen
class TrainerCardSwiped:
    """A trainer's card."""

    person: str
