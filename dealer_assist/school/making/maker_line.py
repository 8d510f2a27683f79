"""The line of a recorded run: when each step of its lesson comes, and what is laid between them."""

from collections.abc import Sequence

from dealer_assist.catalog.lessons import OPEN, Lesson, WorldStep
from dealer_assist.school.lessons.mistakes import NOT_THE_DEALERS, RecordedEvent
from dealer_assist.table import events as e
from dealer_assist.value import Value, replace

SNAP_MS = 100
_OPENS = (e.TableOpened, e.RoundOpened)
_NOBODYS = (*NOT_THE_DEALERS, *_OPENS)
_ENDS = ("GameEnded", "RoundVoided")


class Placed(Value):
    """A step of the lesson: its place there, the event that calls for it, and when it comes."""

    place: int
    anchor: int
    at_ms: int
    step: WorldStep

    @property
    def is_fault(self) -> bool:
        """True if it was laid on the line: a trouble, a late chip or words, nothing else."""
        step = self.step
        return not (step.players or step.deal) and bool(step.trouble or step.late_chips or step.say)


def span(recorded: Sequence[RecordedEvent]) -> tuple[int, int]:
    """Return when the run begins and when its last round ends."""
    opens = (event.at_ms for event in recorded if isinstance(event.event, _OPENS))
    ends = [event.at_ms for event in recorded if event.name in _ENDS]
    begin = next(opens, recorded[0].at_ms if recorded else 0)
    return begin, ends[-1] if ends else begin


def placed(lesson: Lesson, recorded: Sequence[RecordedEvent]) -> tuple[Placed, ...]:
    """Say when each step comes, if everything is done as it was in the run."""
    begin, _ = span(recorded)
    at, found = -1, list[Placed]()
    for place, step in enumerate(lesson.steps):
        if step.after != OPEN:
            at = next(
                (n for n in range(max(at, 0), len(recorded)) if _calls(recorded[n], step.after)), at
            )
        called = recorded[at].at_ms if at >= 0 else begin
        found.append(Placed(place, at, called + step.wait_ms, step))
    return tuple(found)


def laid(lesson: Lesson, recorded: Sequence[RecordedEvent], new: WorldStep, at_ms: int) -> Lesson:
    """Lay something on the line, to a tenth of a second, behind the dealer's last act before it."""
    begin, end = span(recorded)
    at_ms = min(max(at_ms, begin), end)
    anchor, after = _anchor_before(recorded, at_ms)
    called = recorded[anchor].at_ms if anchor >= 0 else begin
    step = replace(new, after=after, wait_ms=_snapped(at_ms - called))
    every = [*placed(lesson, recorded), Placed(-1, anchor, called + step.wait_ms, step)]
    every.sort(key=lambda one: (one.anchor, one.at_ms))
    return replace(lesson, steps=tuple(one.step for one in every))


def moved(lesson: Lesson, recorded: Sequence[RecordedEvent], place: int, at_ms: int) -> Lesson:
    """Draw a step along the line."""
    step = lesson.steps[place]
    steps = (*lesson.steps[:place], *lesson.steps[place + 1 :])
    return laid(replace(lesson, steps=steps), recorded, step, at_ms)


def free_seat(lesson: Lesson, seats: Sequence[int]) -> int:
    """Choose a seat that does not bet: what is laid takes no wager away from the lesson."""
    betting = {player.seat for step in lesson.steps for player in step.players}
    late = {seat for step in lesson.steps for seat in step.late_chips}
    free = [seat for seat in seats if seat not in betting | late]
    return free[-1] if free else max(seats)


def _snapped(ms: int) -> int:
    return (max(0, ms) + SNAP_MS // 2) // SNAP_MS * SNAP_MS


def _calls(event: RecordedEvent, after: str) -> bool:
    name, _, value = after.partition(":")
    return event.name == name and (not value or value in _told(event))


def _told(recorded_event: RecordedEvent) -> tuple[str, ...]:
    event = recorded_event.event
    named = (getattr(event, "stage", None), getattr(event, "seat", None))
    return tuple(str(each) for each in named if each is not None)


def _anchor_before(recorded: Sequence[RecordedEvent], at_ms: int) -> tuple[int, str]:
    """Find the dealer's last act before a moment that no other act before it is called like."""
    is_open, found = False, (-1, OPEN)
    seen: set[str] = set()
    for n, one in enumerate(recorded):
        if one.at_ms > at_ms:
            break
        is_open = is_open or isinstance(one.event, _OPENS)
        if isinstance(one.event, e.StageReached):
            name = f"{one.name}:{one.event.stage}"
        elif not is_open or isinstance(one.event, _NOBODYS):
            continue
        else:
            told = _told(one)
            name = f"{one.name}:{told[0]}" if told else one.name
        if name not in seen:
            found = n, name
        seen.add(name)
    return found
