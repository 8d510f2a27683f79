"""What files tell the families of blackjack and pai gow: frozen data, as `title` is for poker."""

from collections.abc import Mapping

from dealer_assist.rules.cards import ACE
from dealer_assist.value import Value

ACE_HIGH, QUEEN_HIGH, NEVER = PUSHES = ("ace_high", "queen_high", "never")
"""What of the dealer's pushes all main wagers: nothing but an ace, nothing but a queen."""


class Acts(Value):
    """What a title lets a seat do, or pays it for, that plain blackjack does not.

    `free` lays lammers for doubles on hard 9 to 11 and for splits of pairs below ten; `switch`
    deals two hands whose second cards may change places; `zap` are the hard totals that two new
    cards may replace. `super_fun` doubles and gives up at any time, wins with any blackjack, with
    21 of five cards and with six cards. `doubles_any` doubles on any number of cards, and again
    while fewer than `doublings` were made; `wins_21` wins with any blackjack and with any 21.
    """

    free: bool = False
    switch: bool = False
    zap: tuple[int, ...] = ()
    super_fun: bool = False
    doubles_any: bool = False
    doublings: int = 1
    wins_21: bool = False

    @property
    def any_blackjack_wins(self) -> bool:
        """True if a blackjack is paid against the dealer's too."""
        return self.super_fun or self.wins_21

    @property
    def doubles_late(self) -> bool:
        """True if a hand is doubled on any number of cards."""
        return self.super_fun or self.doubles_any


class Front(Value):
    """One way to choose the front; `least` is the rank that must lead it, -1 for any.

    `if_better` takes it only where its front is better than what comes next.
    """

    how: str
    least: int = -1
    if_better: bool = False

    @property
    def always_fits(self) -> bool:
        """True if no card that may be missing is asked for."""
        return self.least < 0 and not self.if_better


class SettingRow(Value):
    """A hand by name, led by a rank from `lowest` to `highest`, and the ways to set it."""

    hand: str
    fronts: tuple[Front, ...]
    lowest: int = 0
    highest: int = ACE


HouseWay = tuple[SettingRow, ...]


class PaiGow(Value):
    """What a title says of its own: when all push, whether wins pay commission, who is envied."""

    ways: Mapping[str, HouseWay]
    pushes_on: str = NEVER
    commission: bool = False
    envy: Mapping[str, int] | None = None
    envy_from: int = 0
