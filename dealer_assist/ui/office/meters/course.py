"""The course of a meter as a chart: its line, its marks, its scales, and what a touch tells."""

from collections.abc import Iterator, Sequence
from datetime import date, datetime, time, timedelta, tzinfo

from dealer_assist.journal.queries.meter_history import HitMark, Point
from dealer_assist.message import Msg
from dealer_assist.rules.money import chips, dollars
from dealer_assist.ui.i18n.days import day_and_time, short_month, tick_day
from dealer_assist.ui.toolkit.values.plot import Tick, round_step
from dealer_assist.value import Value

WIN, ADJUSTMENT = "win", "adjustment"
_TICKS = 5
_STEPS = tuple(
    timedelta(minutes=minutes)
    for minutes in (1, 5, 10, 15, 30, 60, 180, 360, 720, 1440, 4320, 10080, 43200, 129600, 525600)
)
_EPOCH = date(2001, 1, 1)  # a Monday: steps of whole weeks begin on one


class CourseDot(Value):
    """A win or an adjustment on the line, and what it was; `after` is where the line goes on."""

    at: float
    cents: int
    kind: str
    words: str
    after: int
    label: str = ""


class CourseModel(Value):
    """A chart: seconds to the right, cents up. Lines come in pairs of equal length."""

    begin: float
    end: float
    low: int
    high: int
    times: tuple[float, ...] = ()
    cents: tuple[int, ...] = ()
    dots: tuple[CourseDot, ...] = ()
    up: tuple[Tick, ...] = ()
    zone: tzinfo | None = None


class CourseMark(Value):
    """A mark, its words, and what the meter showed before and after it, where that is known.

    `label` is the little that is written beside it without a touch.
    """

    mark: HitMark
    words: str
    before: int | None = None
    after: int | None = None
    label: str = ""


def course_model(
    points: Sequence[Point],
    marks: Sequence[CourseMark],
    now: Point,
    since: datetime,
) -> CourseModel:
    """Draw a meter from `since` to now."""
    zone = now.at.tzinfo
    line = [*points, *((now,) if not points or points[-1].at < now.at else ())]
    dots = tuple(_dots(line, marks))
    steps = sorted([*((one.at.timestamp(), 1, one.cents) for one in line), *_falls(dots)])
    cents = tuple(one for _, _, one in steps)
    low, high, up = _scale(cents)
    return CourseModel(
        begin=since.timestamp(),
        end=now.at.timestamp(),
        low=low,
        high=high,
        times=tuple(at for at, _, _ in steps),
        cents=cents,
        dots=dots,
        up=up,
        zone=zone,
    )


def stepped(model: CourseModel) -> tuple[tuple[float, ...], tuple[int, ...]]:
    """Return the line as it is drawn: a meter stands between two rounds, and steps at each."""
    times, cents = list(model.times[:1]), list(model.cents[:1])
    for at, value in zip(model.times[1:], model.cents[1:], strict=True):
        times += (at, at)
        cents += (cents[-1], value)
    return tuple(times), tuple(cents)


def nearest(model: CourseModel, at: float, reach: float) -> tuple[float, int, str] | None:
    """Return the point that a touch means: a mark within reach, else the nearest of the line."""
    dots = [dot for dot in model.dots if abs(dot.at - at) <= reach]
    if dots:
        dot = min(dots, key=lambda course_dot: abs(course_dot.at - at))
        return dot.at, dot.cents, dot.words
    if not model.times:
        return None
    place = min(range(len(model.times)), key=lambda one: abs(model.times[one] - at))
    at, cents = model.times[place], model.cents[place]
    return at, cents, _told(datetime.fromtimestamp(at, model.zone), cents)


def _told(at: datetime, cents: int) -> str:
    return Msg("{time} the meter showed {amount}", time=day_and_time(at), amount=dollars(cents))


def _dots(line: Sequence[Point], marks: Sequence[CourseMark]) -> Iterator[CourseDot]:
    """Put each mark on the line; what is not known of it is taken from the rounds beside it."""
    for course_mark in marks:
        mark = course_mark.mark
        past = [point.cents for point in line if point.at <= mark.at]
        to_come = [point.cents for point in line if point.at > mark.at]
        before = (
            (past or to_come)[-1 if past else 0]
            if course_mark.before is None
            else course_mark.before
        )
        after = (to_come or [before])[0] if course_mark.after is None else course_mark.after
        yield CourseDot(
            mark.at.timestamp(), before, mark.kind, course_mark.words, after, course_mark.label
        )


def _falls(dots: Sequence[CourseDot]) -> Iterator[tuple[float, int, int]]:
    """Let the line fall or rise where the mark is, not slope towards the next round."""
    for place, dot in enumerate(dots):
        yield dot.at, 2 + 2 * place, dot.cents
        yield dot.at, 3 + 2 * place, dot.after


def _scale(cents: Sequence[int]) -> tuple[int, int, tuple[Tick, ...]]:
    """Return a scale in round amounts; from nothing where the meter fell far."""
    least, most = min(cents), max(cents)
    base = 0 if least < most // 2 else least
    step = round_step(max(1, most - base), _TICKS)
    low = base // step * step
    high = (most // step + 1) * step
    written = dollars if step % 100 else chips  # all of a scale alike
    return low, high, tuple(Tick(at, written(at)) for at in range(low, high + 1, step))


def time_ticks(begin: float, end: float, zone: tzinfo | None) -> tuple[Tick, ...]:
    """Return round moments between two, as many as can be read."""
    since, until = datetime.fromtimestamp(begin, zone), datetime.fromtimestamp(end, zone)
    span = until - since
    step = next((one for one in _STEPS if span <= (_TICKS + 1) * one), _STEPS[-1])
    epoch = datetime.combine(_EPOCH, time(), since.tzinfo)
    first = epoch + ((since - epoch) // step + 1) * step
    count = (until - first) // step + 1
    moments = (first + place * step for place in range(count))
    return tuple(Tick(at.timestamp(), _moment(at, step)) for at in moments)


def _moment(at: datetime, step: timedelta) -> str:
    if step < timedelta(days=1):
        return f"{at:%H:%M}"
    return tick_day(at) if step < timedelta(days=60) else short_month(at)
