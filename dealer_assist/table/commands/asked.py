"""Bonus bets that the cards win, and cards that are asked for at the table itself."""

from dealer_assist.frozen import frozen


@frozen
class AskForBets:
    """Bonus bets above the dealer's limit are to be paid: ask for a card."""


@frozen
class PayBets:
    """The bonus bets that may be paid are paid, or what was too much is taken back."""


@frozen
class UndoBets:
    """No bonus bet was paid after all."""


@frozen
class DenyBet:
    """A bonus bet that the cards win is not to be paid, for a reason from the list."""

    seat: int
    wager: str
    reason: str


@frozen
class SeeLeftBehind:
    """Take note of what a round before has left open: seats not ticked, seats of the cage."""

    round: int


@frozen
class LeaveCard:
    """No card comes: what it was asked for stays as it was."""
