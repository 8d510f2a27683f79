"""What a trainee pays: chips in the order in which they were laid, or an amount that is typed."""

from dealer_assist.value import Value

_MOST_CENTS = 99_999_999


class Payout(Value):
    """An amount on its way; `chips` are worth so many cents each, the last one laid last."""

    chips: tuple[int, ...] = ()
    typed: int = 0

    @property
    def cents(self) -> int:
        """Return the amount."""
        return sum(self.chips) + self.typed

    def with_chips(self, cents: int, count: int) -> "Payout":
        """Lay chips of one value; what no tray holds is not laid."""
        laid = Payout((*self.chips, *(cents,) * count))
        return laid if laid.cents <= _MOST_CENTS else self

    def without_chip(self, cents: int) -> "Payout":
        """Take the last chip of a value back."""
        if cents not in self.chips:
            return self
        last = len(self.chips) - 1 - self.chips[::-1].index(cents)
        return Payout((*self.chips[:last], *self.chips[last + 1 :]))

    def without_last(self) -> "Payout":
        """Take the chip back that was laid last."""
        return Payout(self.chips[:-1])

    def with_typed(self, cents: int) -> "Payout":
        """Have an amount typed in the place of chips."""
        return Payout(typed=cents) if cents <= _MOST_CENTS else self
