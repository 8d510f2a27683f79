"""Tokes: a stake for the dealer beside a wager, and what became of it and of the wagers."""

from dealer_assist.message import Msg
from dealer_assist.table.commands.pressed import Pressed


class LayToke(Pressed):
    """So much lies for the dealer beside a wager of a seat, in cents; nothing takes it off."""

    label = Msg("A toke")

    seat: int
    wager: str
    cents: int


class EndToke(Pressed):
    """A toke has ended as its wager: so much of its stake came back, so much was won with it."""

    label = Msg("The end of a toke")

    seat: int
    wager: str
    back_cents: int
    won_cents: int = 0


class ReopenToke(Pressed):
    """A toke has not ended after all."""

    label = Msg("UNDO of a toke")

    seat: int
    wager: str


class ReckonWagers(Pressed):
    """What the players staked in this round, what was taken of it and paid on it, in cents.

    `not_known` are seats whose wagers or cards nobody has entered.
    """

    label = Msg("The sum of the wagers")

    staked_cents: int
    taken_cents: int
    paid_cents: int
    not_known: tuple[int, ...] = ()


TokeCommand = LayToke | EndToke | ReopenToke | ReckonWagers
