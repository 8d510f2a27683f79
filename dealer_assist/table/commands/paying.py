"""What is asked of the table from CONFIRM to the last chip paid: duties and the pay walk."""

from dealer_assist.frozen import frozen


@frozen
class TickDuty:
    """A duty that a prize brings is done, or is not done after all; seat 0 is all its seats."""

    duty: str
    seat: int = 0


@frozen
class TickPaid:
    """A seat was handed what this pass of the walk owes it; or the cage pays it later."""

    seat: int
    by_cage: bool = False


@frozen
class TickAllPaid:
    """All seats that are left in this pass of the walk were paid."""


@frozen
class UndoPaid:
    """The seat that was ticked last was not paid after all."""
