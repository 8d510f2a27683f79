"""Bonus bets that the cards win, and cards that are asked for at the table itself."""

from dealer_assist.value import Value


class AskForBets(Value):
    """Bonus bets above the dealer's limit are to be paid: ask for a card."""


class PayBets(Value):
    """The bonus bets that may be paid are paid, or what was too much is taken back."""


class UndoBets(Value):
    """No bonus bet was paid after all."""


class DenyBet(Value):
    """A bonus bet that the cards win is not to be paid, for a reason from the list."""

    seat: int
    wager: str
    reason: str


class SeeLeftBehind(Value):
    """Take note of what a round before has left open: seats not ticked, seats of the cage."""

    round: int


class LeaveCard(Value):
    """No card comes: what it was asked for stays as it was."""
