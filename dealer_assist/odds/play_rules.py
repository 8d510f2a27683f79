"""The house rules of blackjack that change what a hand is worth, and the names of what is kept."""

from collections.abc import Mapping
from itertools import product

from dealer_assist.value import Value

STRATEGY = (
    "basic strategy by totals: stand, hit, double, split or surrender, whichever returns most for"
    " the total or the pair and the up card; no insurance"
)


class PlayRules(Value):
    """What a house may choose; blackjack's pay is counted apart.

    Tens are never split, so it makes no difference by what they are a pair.
    """

    surrender: bool = False
    double_on: str = "any"
    double_after_split: bool = True
    split_to: int = 4
    split_aces: str = "one_card"

    @property
    def name(self) -> str:
        """Name the rules, to find what was worked out for them."""
        return (
            f"surrender={self.surrender} double_on={self.double_on}"
            f" double_after_split={self.double_after_split}"
            f" split_to={self.split_to} split_aces={self.split_aces}"
        ).lower()


_EVERY_CHOICE = (
    (False, True),
    ("any", "nine_to_eleven", "ten_or_eleven"),
    (True, False),
    (4, 3, 2),
    ("one_card", "play_on"),
)
EVERY_RULE = tuple(PlayRules(*choice) for choice in product(*_EVERY_CHOICE))


def play_rules(options: Mapping[str, object]) -> PlayRules:
    """Read the rules from a table's options; what is left out is as usual."""
    usual = PlayRules()
    return PlayRules(
        surrender=options.get("surrender") is True,
        double_on=str(options.get("double_on", usual.double_on)),
        double_after_split=options.get("double_after_split") is not False,
        split_to=int(str(options.get("split_to", usual.split_to))),
        split_aces=str(options.get("split_aces", usual.split_aces)),
    )


def shoe_name(decks: int, soft_17: str) -> str:
    """Name a shoe and what its dealer does on soft 17."""
    return f"decks={decks} soft_17={soft_17}"
