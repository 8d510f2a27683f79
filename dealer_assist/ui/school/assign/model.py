"""ASSIGN: what was given to whom until when, and those that a lesson can be given to."""

from typing import TypeAlias

from dealer_assist.ui.school.touches import BackTouched
from dealer_assist.value import Value


class GivenTouched(Value):
    """A lesson that was given."""

    key: str


class WithdrawTouched(Value):
    """The lesson that was touched need not be done."""


class GiveTouched(Value):
    """A lesson is given."""


AssignTouch: TypeAlias = GivenTouched | WithdrawTouched | GiveTouched | BackTouched


class Learner(Value):
    """Those that a lesson is given to: a class, or one person."""

    group: str = ""
    person: str = ""
