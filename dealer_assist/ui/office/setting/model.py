"""One setting under change: keys or choices, and what the new value would do."""

from typing import TypeAlias

from dealer_assist.ui.models.touches import Choice
from dealer_assist.value import Value


class ValueTyped(Value):
    """A key of the pad."""

    word: str


class ValueChosen(Value):
    """One of the values that it may have."""

    value: str


class WordsAsked(Value):
    """Has the value written that none of the choices says."""


class ValueKept(Value):
    """Keeps the value, to be proposed with others."""


class ValueProposed(Value):
    """Proposes the value, with all that is kept."""


class SettingLeft(Value):
    """Goes back to the list; nothing was changed."""


SettingTouch: TypeAlias = (
    ValueTyped | ValueChosen | WordsAsked | ValueKept | ValueProposed | SettingLeft
)


class Remark(Value):
    """A sentence about a value: why it cannot be, what to know, or what it does to the edge."""

    sentence: str
    tone: str = ""


class SettingPadModel(Value):
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
