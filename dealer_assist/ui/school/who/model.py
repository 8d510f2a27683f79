"""WHO learns: a name of the class list, a trainer's card, a new name, or nobody's."""

from typing import TypeAlias

from dealer_assist.ui.school.touches import LeaveTouched, TrainerCardSwiped
from dealer_assist.value import Value


class NameTouched(Value):
    """Somebody's own name."""

    person: str


class NewNameTouched(Value):
    """A name that is not on the list yet."""


class GuestTouched(Value):
    """Somebody who learns without a name."""


WhoTouch: TypeAlias = NameTouched | TrainerCardSwiped | NewNameTouched | GuestTouched | LeaveTouched
