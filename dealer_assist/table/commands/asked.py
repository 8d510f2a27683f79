"""Bonus bets that the cards win, and cards that are asked for at the table itself."""

from dealer_assist.message import Msg
from dealer_assist.table.commands.pressed import Pressed


class AskForBets(Pressed):
    """Bonus bets above the dealer's limit are to be paid: ask for a card."""

    label = Msg("CARD")


class PayBets(Pressed):
    """The bonus bets that may be paid are paid, or what was too much is taken back."""

    label = Msg("PAID")


class UndoBets(Pressed):
    """No bonus bet was paid after all."""

    label = Msg("UNDO")


class DenyBet(Pressed):
    """A bonus bet that the cards win is not to be paid, for a reason from the list."""

    label = Msg("NOT A WIN")

    seat: int
    wager: str
    reason: str


class SettleSeat(Pressed):
    """A seat is paid and taken from as its cards have it, all of it at once."""

    label = Msg("PAID")

    seat: int

    @property
    def counts_as(self) -> str:
        """Name what a touch of it does: the same as for a seat with a prize."""
        return "paid"


class AnswerSeat(Pressed):
    """The dealer says how the wagers of a seat ended whose cards nobody knows."""

    label = Msg("PAID, TAKEN or PUSH")

    seat: int
    answer: str


class SeeLeftBehind(Pressed):
    """Take note of what a round before has left open: seats not ticked, seats of the cage."""

    label = Msg("SEEN")

    round: int


class LeaveCard(Pressed):
    """No card comes: what it was asked for stays as it was."""

    label = Msg("NO CARD")


AskedCommand = (
    AskForBets | PayBets | UndoBets | DenyBet | SettleSeat | AnswerSeat | SeeLeftBehind | LeaveCard
)
