"""WHO learns: a name of the class list, a trainer's card, a new name, or nobody's."""

from typing import TypeAlias

from dealer_assist.frozen import frozen
from dealer_assist.ui.school.touches import LeaveTouched, TrainerCardSwiped


@frozen
class NameTouched:
    """Somebody's own name."""

    person: str


@frozen
class NewNameTouched:
    """A name that is not on the list yet."""


@frozen
class GuestTouched:
    """Somebody who learns without a name."""


WhoTouch: TypeAlias = NameTouched | TrainerCardSwiped | NewNameTouched | GuestTouched | LeaveTouched
