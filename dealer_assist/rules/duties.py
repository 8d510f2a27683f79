"""What some wagers of a game are there for, whatever they are called.

A family of rules says it for all of its titles. Who needs such a wager asks for its duty and never
for its name.
"""

from collections.abc import Mapping
from dataclasses import field

from dealer_assist.frozen import frozen


@frozen
class Duties:
    """The wagers of a game by what they do; a duty that none has is empty.

    `hands` lies on a hand that draws: it is doubled with it, and a split hand has one of its own.
    `insures` is on a blackjack of the dealer. `left_up` is a bonus whose win may stay on the spot
    as part of `hands`. `sides` are on one of the two hands of a coup, `neither` on their being
    equal. `house_rules` are the options that say what a wager is paid, by wager. A house may leave
    out what it need not offer: a duty does not say that a table has it.
    """

    hands: str = ""
    insures: str = ""
    left_up: str = ""
    sides: tuple[str, ...] = ()
    neither: str = ""
    house_rules: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def coup(self) -> tuple[str, ...]:
        """Name the main wagers of a coup; none at other games."""
        return (*self.sides, self.neither) if self.sides else ()
