"""ASSIGN: what was given to whom until when, and those that a lesson can be given to."""

from typing import TypeAlias

from dealer_assist.frozen import frozen
from dealer_assist.ui.school.touches import BackTouched


@frozen
class GivenTouched:
    """A lesson that was given."""

    key: str


@frozen
class WithdrawTouched:
    """The lesson that was touched need not be done."""


@frozen
class GiveTouched:
    """A lesson is given."""


AssignTouch: TypeAlias = GivenTouched | WithdrawTouched | GiveTouched | BackTouched


@frozen
class Learner:
    """Those that a lesson is given to: a class, or one person."""

    group: str = ""
    person: str = ""
