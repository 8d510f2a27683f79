"""What single controls show: a choice, a figure that is tried step by step, a large figure."""

from dealer_assist.value import Value


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


class AmountModel(Value):
    """What is asked, within which limits in cents; `presets` are amounts that one touch gives."""

    title: str
    detail: str
    most: int
    cents: int
    presets: tuple[tuple[str, int], ...] = ()
    least: int = 0
