"""What happened to House Money before the hands are played."""

from dealer_assist.frozen import frozen

NO_BLACKJACK, BLACKJACK = "none", "blackjack"
"""What the dealer saw under an ace or a ten."""


@frozen
class BonusCollected:
    """The losing House Money wagers of these seats are in the tray; of none: taken back."""

    at: int
    seats: tuple[int, ...]


@frozen
class PeekAnswered:
    """The dealer looked under the ace or ten; nothing where that was taken back."""

    at: int
    answer: str


@frozen
class BonusAnswered:
    """A winner was paid, and leaves so much of the proceeds up, in cents; None: taken back."""

    at: int
    seat: int
    left_up: int | None
