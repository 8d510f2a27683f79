"""What happened from CONFIRM to the last chip paid: duties done, seats paid."""

from dealer_assist.frozen import frozen


@frozen
class DutyTicked:
    """Somebody said that a duty is done for these seats, or took that back."""

    at: int
    duty: str
    seats: tuple[int, ...]
    is_done: bool = True


@frozen
class SeatPaid:
    """A seat was paid: the wins by number, or its envy; `by_cage` where the cage pays it later."""

    at: int
    seat: int
    wins: tuple[int, ...]
    cents: int
    by_cage: bool = False


@frozen
class PaymentUndone:
    """The last seat that was ticked as paid was not; it is to be paid again."""

    at: int
    seat: int
    wins: tuple[int, ...]
    cents: int
