"""A new shoe, by the dealer's touch at the shuffle."""

from dealer_assist.value import Value


class BeginShoe(Value):
    """The cards are shuffled; the next coup is the first of a new shoe."""
