"""Touches that several screens of the school have alike."""

from dealer_assist.value import Value


class BackTouched(Value):
    """To where the screen was opened from."""


class LeaveTouched(Value):
    """Away from here; what was done is kept."""


class TrainerTouched(Value):
    """A trainer's name; their PIN follows."""

    person: str


class Turned(Value):
    """An arrow of a list: it is seen from this row on; the list has a name beside others."""

    of: str
    first: int
