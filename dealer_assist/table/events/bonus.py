"""What happened to House Money before the hands are played."""

from dataclasses import dataclass

NO_BLACKJACK, BLACKJACK = "none", "blackjack"
"""What the dealer saw under an ace or a ten."""


@dataclass(frozen=True, slots=True)
class BonusCollected:
    """The losing House Money wagers of these seats are in the tray; of none: taken back."""

    at: int
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PeekAnswered:
    """The dealer looked under the ace or ten; nothing where that was taken back."""

    at: int
    answer: str


@dataclass(frozen=True, slots=True)
class BonusAnswered:
    """A winner was paid, and leaves so much of the proceeds up, in cents; None: taken back."""

    at: int
    seat: int
    left_up: int | None
