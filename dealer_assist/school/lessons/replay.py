"""A run walked through event by event, beside the model dealer's where it was asked for."""

from collections.abc import Iterator, Sequence

from dealer_assist.catalog.lessons import Lesson
from dealer_assist.school.lessons.attempts import VainTouch
from dealer_assist.school.lessons.mistakes import HESITATION, Mistake, RecordedEvent
from dealer_assist.school.lessons.moments import Moment, moments_of
from dealer_assist.school.lessons.score import LessonReport, points_lost
from dealer_assist.table.setup.table_setup import TableSetup

_WORST = 3


class Replay:
    """Has the playhead of one attempt; nothing here is live. Shares are of the longest time."""

    def __init__(
        self,
        lesson: Lesson,
        report: LessonReport,
        recorded: Sequence[RecordedEvent],
        setup: TableSetup,
        seq: int = 0,
        touches: Sequence[VainTouch] = (),
    ) -> None:
        self.lesson, self.report, self.touches = lesson, report, tuple(touches)
        self.moments = tuple(moments_of(recorded, setup))
        self.worst = worst(report.mistakes, lesson, recorded)[:_WORST]
        self.place = self.at_seq(seq or (self.worst[0].seq if self.worst else 0))
        self.model_moments: tuple[Moment, ...] = ()
        self.is_playing = False

    @property
    def last(self) -> int:
        """Return the place of the last event."""
        return len(self.moments) - 1

    @property
    def moment(self) -> Moment:
        """Return the event at the playhead."""
        return self.moments[self.place]

    @property
    def seq(self) -> int:
        """Return the number of the event at the playhead."""
        return self.moment.recorded.seq

    @property
    def wait_ms(self) -> int:
        """Return the time until the next event, as it was."""
        if self.place >= self.last:
            return 0
        return self.moments[self.place + 1].recorded.at_ms - self.moment.recorded.at_ms

    @property
    def coming(self) -> Mistake | None:
        """Return the next of the worst moments."""
        seqs = [mistake.seq for mistake in self.worst]
        at = seqs.index(self.seq) + 1 if self.seq in seqs else 0
        return self.worst[at] if at < len(self.worst) else None

    @property
    def longest_ms(self) -> int:
        """Return the time of the longer one of the runs that are shown."""
        return max(since_first(one, one[-1]) for one in (self.moments, self.model_moments) if one)

    @property
    def start_ms(self) -> int:
        """Return the time from the first event to the first start."""
        return since_first(self.moments, _start(self.moments))

    def go(self, place: int) -> None:
        """Take the playhead to an event."""
        self.place = min(self.last, max(0, place))

    def go_to_share(self, share: float) -> None:
        """Take the playhead to the event that is nearest to a share of the time."""
        self.is_playing = False
        self.go(min(range(len(self.moments)), key=lambda one: abs(self.share(one) - share)))

    def next_moment(self) -> bool:
        """Go to the next of the worst moments; tell whether there was one."""
        later = self.coming
        if later is not None:
            self.go(self.at_seq(later.seq))
        return later is not None

    def step(self) -> None:
        """Play on to the next event; at the last one it stops."""
        self.go(self.place + 1)
        self.is_playing = self.place < self.last

    def show_model(self, recorded: Sequence[RecordedEvent], setup: TableSetup) -> None:
        """Put the model dealer's run beside this one."""
        self.model_moments = tuple(moments_of(recorded, setup))

    def hide_model(self) -> None:
        """Take the model dealer's run away."""
        self.model_moments = ()

    def at_seq(self, seq: int) -> int:
        """Find the place of an event by its number."""
        return next((n for n, one in enumerate(self.moments) if one.recorded.seq == seq), 0)

    def ms_at(self, place: int) -> int:
        """Return the time of an event since the first."""
        return since_first(self.moments, self.moments[place])

    def share(self, place: int) -> float:
        """Return how far an event lies along the lanes."""
        return self.part(self.ms_at(place))

    def share_of(self, at_ms: int) -> float:
        """Return how far a moment of the clock lies along the lanes."""
        return self.part(at_ms - self.moments[0].recorded.at_ms)

    def part(self, ms: int) -> float:
        """Return how far a time since the first event lies along the lanes."""
        return min(1.0, max(0.0, ms / max(1, self.longest_ms)))

    def mistake(self, place: int) -> Mistake | None:
        """Return the mistake at an event."""
        seq = self.moments[place].recorded.seq
        return next((one for one in self.report.mistakes if one.seq == seq), None)

    def waits(self) -> Iterator[tuple[float, float]]:
        """Return the hesitations: from the event before to the one that was waited for."""
        for place in range(1, len(self.moments)):
            mistake = self.mistake(place)
            if mistake is not None and mistake.kind == HESITATION:
                yield self.share(place - 1), self.share(place)

    def refused_before(self) -> str:
        """Return what the table refused last between the event before and this one."""
        here = self.moment.recorded.at_ms
        since = self.moments[self.place - 1].recorded.at_ms if self.place else 0
        said = [touch.said for touch in self.touches if since < touch.at_ms <= here]
        return said[-1] if said else ""

    def models_acts(self) -> Iterator[Moment]:
        """Return what the model dealer did."""
        return (moment for moment in self.model_moments if moment.is_dealers)


def since_start(run: Sequence[Moment], moment: Moment) -> int:
    """Return the time of an event since the first start, as a result counts it; 0 before that."""
    return max(0, moment.recorded.at_ms - _start(run).recorded.at_ms)


def _start(run: Sequence[Moment]) -> Moment:
    return next((moment for moment in run if moment.recorded.name == "GameStarted"), run[0])


def since_first(run: Sequence[Moment], moment: Moment) -> int:
    """Return the time of an event of a run since its first."""
    return moment.recorded.at_ms - run[0].recorded.at_ms


def worst(
    mistakes: Sequence[Mistake], lesson: Lesson, recorded: Sequence[RecordedEvent]
) -> list[Mistake]:
    """Return critical ones first, then by the points that they cost, notes last."""
    by_seq = {event.seq: event for event in recorded}

    def weight(mistake: Mistake) -> tuple[bool, bool, int, int]:
        lost = (
            points_lost(lesson, by_seq[mistake.seq], (mistake.kind,))
            if mistake.seq in by_seq
            else 0
        )
        return not mistake.is_critical, mistake.kind == HESITATION, -lost, mistake.seq

    return sorted(mistakes, key=weight)
