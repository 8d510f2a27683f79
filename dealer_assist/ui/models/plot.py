"""What a plot is told, as values without Qt."""

from dealer_assist.frozen import frozen


@frozen
class Tick:
    """A place on a scale and what is written there."""

    at: float
    words: str
