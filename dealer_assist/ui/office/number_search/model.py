"""A number that somebody holds in their hand: of a win, or of its round."""

from typing import TypeAlias

from dealer_assist.ui.models.touches import Button
from dealer_assist.value import Value


class DigitTyped(Value):
    """A key of the pad."""

    word: str


class NumberFound(Value):
    """Looks for the number that is typed."""


class EveryNumberWanted(Value):
    """Looks for no number."""


class FindLeft(Value):
    """Goes back to the list as it was."""


FindTouch: TypeAlias = DigitTyped | NumberFound | EveryNumberWanted | FindLeft


class FindModel(Value):
    """The digits so far, and the ways on."""

    typed: str
    acts: tuple[Button[FindTouch], ...]
