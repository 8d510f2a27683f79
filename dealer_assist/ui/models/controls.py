"""What single controls show: a choice, a figure that is tried step by step, a large figure."""

from dealer_assist.value import Value


class ChoiceModel(Value):
    """One choice: its words, whether it is on, and a second line that says so.

    `key` is what is chosen, as the page that offers it knows it; words that are `in_han` are
    written in Chinese letters in every language.
    """

    key: object
    label: str
    is_on: bool = False
    detail: str = ""
    in_han: bool = False


class FigureModel(Value):
    """A figure as it is read: 132, $5,102.88."""

    caption: str
    value: str
    note: str = ""


class StepModel(Value):
    """A figure with a step down and a step up; a reason shuts a step."""

    title: str
    value: str
    note: str
    step: str
    down_reason: str = ""
    up_reason: str = ""


class SimulatedCardModel(Value):
    """A staff card to swipe by touch; `key` is what the swipe tells."""

    key: object
    role: str
    name: str
    stars: int = 0
    icon: str = "person"
