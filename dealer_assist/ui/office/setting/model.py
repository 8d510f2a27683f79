"""One setting under change: keys or choices, and what the new value would do."""

from typing import TypeAlias

from dealer_assist.frozen import frozen
from dealer_assist.ui.models.touches import Choice


@frozen
class ValueTyped:
    """A key of the pad."""

    word: str


@frozen
class ValueChosen:
    """One of the values that it may have."""

    value: str


@frozen
class WordsAsked:
    """Has the value written that none of the choices says."""


@frozen
class ValueKept:
    """Keeps the value, to be proposed with others."""


@frozen
class ValueProposed:
    """Proposes the value, with all that is kept."""


@frozen
class SettingLeft:
    """Goes back to the list; nothing was changed."""


SettingTouch: TypeAlias = (
    ValueTyped | ValueChosen | WordsAsked | ValueKept | ValueProposed | SettingLeft
)


@frozen
class Remark:
    """A sentence about a value: why it cannot be, what to know, or what it does to the edge."""

    sentence: str
    tone: str = ""


@frozen
class SettingPadModel:
    """One setting under change; without choices it is typed, in `has_words` it is written."""

    title: str
    allowed: str
    now: str
    wanted: str
    remarks: tuple[Remark, ...] = ()
    choices: tuple[Choice[SettingTouch], ...] = ()
    has_keys: bool = True
    has_words: bool = False
    refusal: str = ""
