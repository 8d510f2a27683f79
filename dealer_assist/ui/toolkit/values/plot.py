"""What a plot is told, as values without Qt."""

from itertools import count

from dealer_assist.value import Value


class Tick(Value):
    """A place on a scale and what is written there."""

    at: float
    words: str


class PlotMark(Value):
    """A place on the course with its words; one that `is_open` is drawn hollow."""

    at: float
    value: float
    words: str
    is_open: bool = False


class Course(Value):
    """A line to draw: x and y as shares of the plot, with its scales and marks.

    `nothing` stands in the place of a line that has no points.
    """

    points: tuple[tuple[float, float], ...] = ()
    across: tuple[Tick, ...] = ()
    up: tuple[Tick, ...] = ()
    marks: tuple[PlotMark, ...] = ()
    nothing: str = ""


def round_step(span: int, most: int, least: int = 1) -> int:
    """Return the smallest round step, of 1, 2, 5 and their tens, of which `most` cover a span."""
    steps = (factor * 10**power for power in count() for factor in (1, 2, 5))
    step: int = next(one for one in steps if one >= least and span <= most * one)
    return step
