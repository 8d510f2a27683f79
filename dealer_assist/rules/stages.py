"""The stages of a base game: what lies on the table, and what the dealer does then."""

from collections.abc import Mapping
from dataclasses import field

from dealer_assist.frozen import frozen

OVER, QUALIFIES, NOT_QUALIFIED = "coup_over", "qualifies", "not_qualified"
STANDS = "dealer_stands"
CONDITIONS = (OVER, QUALIFIES, NOT_QUALIFIED, STANDS)
"""What the known cards may decide of a stage, beside how many there are."""


@frozen
class Stage:
    """A stage is reached when its cards lie on the table; the first one when the game starts.

    `decides` are the wagers that seats make here or leave; where `may_fold` is set they may give
    the hand up instead. `cards` is how many known cards mean that the stage is reached, by
    `seat`, `board`, `dealer`, `player` and `banker`; `when` is what they must show besides.
    `instead_of` names the stage that this one is the other answer to; `needs` the bonus wager
    without which a table does not have it.
    """

    key: str
    label: str
    prompt: str
    detail: str = ""
    decides: tuple[str, ...] = ()
    may_fold: bool = False
    cards: Mapping[str, int] = field(default_factory=dict)
    when: str = ""
    instead_of: str = ""
    needs: str = ""
