"""What happened to tokes, stakes for the dealer beside wagers, and what the wagers made."""

from dealer_assist.value import Value


class TokeLaid(Value):
    """So much lies for the dealer beside a wager, where `was` lay before; nothing: taken off."""

    at: int
    seat: int
    wager: str
    cents: int
    was: int = 0


class TokeEnded(Value):
    """A toke of so many cents ended: what came back of it, and what was won, go to the toke box.

    What did not come back is the house's. Of a void round all goes back to the player.
    """

    at: int
    seat: int
    wager: str
    cents: int
    back_cents: int
    won_cents: int = 0
    is_void: bool = False


class TokeReopened(Value):
    """The end of a toke was taken back, with what had come back and what was won."""

    at: int
    seat: int
    wager: str
    cents: int
    back_cents: int
    won_cents: int = 0


class WagersReckoned(Value):
    """The players' wagers of a round, tokes and progressives apart: staked, taken and paid.

    `not_known` are seats that are not in these sums: nobody has entered their wagers or cards.
    """

    at: int
    round: int
    staked_cents: int
    taken_cents: int
    paid_cents: int
    not_known: tuple[int, ...] = ()


TokeEvent = TokeLaid | TokeEnded | TokeReopened | WagersReckoned
