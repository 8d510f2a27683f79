"""What some wagers of a game are there for, whatever they are called.

A family of rules says it for all of its titles. Who needs such a wager asks for its duty and never
for its name.
"""

from collections.abc import Mapping

from dealer_assist.value import Value, field, replace


class Duties(Value):
    """The wagers of a game by what they do; a duty that none has is empty.

    `hands` lies on a hand that draws: it is doubled with it, and a split hand has one of its own.
    `insures` is on a blackjack of the dealer. `left_up` is a bonus whose win may stay on the spot
    as part of `hands`. `sides` are on one of the two hands of a coup, `neither` on their being
    equal, `margins` on how far a side wins, by wager. `house_rules` are the options that say what
    a wager is paid, by wager. A house may leave out what it need not offer: a duty does not say
    that a table has it.
    """

    hands: str = ""
    insures: str = ""
    left_up: str = ""
    sides: tuple[str, ...] = ()
    neither: str = ""
    margins: Mapping[str, str] = field(default_factory=dict)
    house_rules: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def coup(self) -> tuple[str, ...]:
        """Name the main wagers of a coup; none at other games."""
        return (*self.sides, self.neither) if self.sides else ()


NONE = Duties()
_BLACKJACK = Duties(
    hands="blackjack",
    insures="insurance",
    house_rules={"blackjack": ("blackjack_pays", "soft_17", "dealer_22")},
)
DUTIES: Mapping[str, Duties] = {
    "blackjack_title": _BLACKJACK,
    "casino_war": Duties(house_rules={"war": ("tie_bonus",)}),
    "classic_blackjack": _BLACKJACK,
    "dragon_bonus": Duties(
        sides=("player", "banker"),
        neither="tie",
        margins={"dragon_player": "player", "dragon_banker": "banker"},
    ),
    "house_money": replace(_BLACKJACK, left_up="house_money"),
    "pai_gow": Duties(house_rules={"main": ("commission_to", "low_straight")}),
}
"""By the rules that settle a game; what files tell of their own is added when they are read."""
