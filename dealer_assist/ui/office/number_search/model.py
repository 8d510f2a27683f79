"""A number that somebody holds in their hand: of a win, or of its round."""

from typing import TypeAlias

from dealer_assist.frozen import frozen
from dealer_assist.ui.models.touches import Button


@frozen
class DigitTyped:
    """A key of the pad."""

    word: str


@frozen
class NumberFound:
    """Looks for the number that is typed."""


@frozen
class EveryNumberWanted:
    """Looks for no number."""


@frozen
class FindLeft:
    """Goes back to the list as it was."""


FindTouch: TypeAlias = DigitTyped | NumberFound | EveryNumberWanted | FindLeft


@frozen
class FindModel:
    """The digits so far, and the ways on."""

    typed: str
    acts: tuple[Button[FindTouch], ...]
