"""A new shoe, by the dealer's touch at the shuffle."""

from dealer_assist.frozen import frozen


@frozen
class BeginShoe:
    """The cards are shuffled; the next coup is the first of a new shoe."""
