"""What a person presses at the console: each such command carries the name it is refused by."""

from typing import ClassVar

from dealer_assist.value import Value


class Pressed(Value):
    """A command of the console; `label` is how the dealer knows it."""

    label: ClassVar[str]
