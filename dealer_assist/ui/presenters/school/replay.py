"""The replay of an attempt, event by event, beside what the guide expected."""

from collections.abc import Iterator, Sequence

from dealer_assist.catalog.lessons import Lesson
from dealer_assist.message import Msg
from dealer_assist.school.lessons.attempts import Touch
from dealer_assist.school.lessons.mistakes import HESITATION, Mistake, Recorded
from dealer_assist.school.lessons.score import Report
from dealer_assist.school.people.people import Comment
from dealer_assist.table.events.round import LateChipRefused
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.models.actions import ActionModel, ActionState
from dealer_assist.ui.models.prompt import PromptModel
from dealer_assist.ui.models.school.frame import BarButton, FactModel, FrameModel
from dealer_assist.ui.models.school.replay import ReplayModel, SpanModel, TickModel
from dealer_assist.ui.presenters.school.learning import TRAINING, Learning, minutes_words
from dealer_assist.ui.presenters.school.mistake_words import why_of
from dealer_assist.ui.presenters.school.replay_moments import Moment, moments_of
from dealer_assist.ui.presenters.school.result import seat_marks, worst
from dealer_assist.ui.table.presenter.event_words import event_words

BACK, BEFORE, PLAY, ON, MODEL, MOMENT, COMMENT = (
    "replay back",
    "step back",
    "play",
    "step on",
    "model run",
    "next moment",
    "comment",
)
BACK_WORDS = Msg("BACK")


class Replay:
    """Walks through the events of one attempt; nothing here is live."""

    def __init__(
        self,
        lesson: Lesson,
        report: Report,
        recorded: Sequence[Recorded],
        setup: TableSetup,
        comments: Sequence[Comment] = (),
        seq: int = 0,
        touches: Sequence[Touch] = (),
        facts: tuple[FactModel, ...] = (),
        back: str = BACK_WORDS,
    ) -> None:
        self.lesson, self.report, self.comments = lesson, report, tuple(comments)
        self._moments = tuple(moments_of(recorded, setup))
        self._touches = tuple(touches)
        self._worst = worst(report.mistakes, lesson, recorded)[:3]
        self.place = self._at_seq(seq or (self._worst[0].seq if self._worst else 0))
        self.is_playing = False
        self.is_model = False
        self.is_model_awaited = False
        self._facts, self._back = facts, back
        self._model: tuple[Moment, ...] = ()

    @property
    def last(self) -> int:
        """Give the place of the last event."""
        return len(self._moments) - 1

    @property
    def seq(self) -> int:
        """Give the number of the event at the playhead."""
        return self._moments[self.place].recorded.seq

    @property
    def wait_ms(self) -> int:
        """Give the time until the next event, as it was."""
        if self.place >= self.last:
            return 0
        here, there = self._moments[self.place], self._moments[self.place + 1]
        return there.recorded.at_ms - here.recorded.at_ms

    def go(self, place: int) -> None:
        """Take the playhead to an event."""
        self.place = min(self.last, max(0, place))

    @property
    def has_model(self) -> bool:
        """Tell whether the model dealer's run stands beside this one."""
        return bool(self._model)

    def show_model(self, recorded: Sequence[Recorded], setup: TableSetup) -> None:
        """Put the model dealer's run beside this one."""
        self._model, self.is_model_awaited = tuple(moments_of(recorded, setup)), False

    def hide_model(self) -> None:
        """Take the model dealer's run away."""
        self._model = ()

    def go_to_share(self, share: float) -> None:
        """Take the playhead to the event that is nearest to a share of the time."""
        self.go(min(range(len(self._moments)), key=lambda one: abs(self._share(one) - share)))

    def next_moment(self) -> bool:
        """Go to the next of the worst moments; tell whether there was one."""
        later = self._coming()
        if later is None:
            return False
        self.go(self._at_seq(later.seq))
        return True

    def _coming(self) -> Mistake | None:
        seqs = [one.seq for one in self._worst]
        at = seqs.index(self.seq) + 1 if self.seq in seqs else 0
        return self._worst[at] if at < len(self._worst) else None

    def _at_seq(self, seq: int) -> int:
        return next((n for n, one in enumerate(self._moments) if one.recorded.seq == seq), 0)

    def _share(self, place: int) -> float:
        return self._share_of(self._moments[place].recorded.at_ms)

    def _share_of(self, at_ms: int) -> float:
        return self._part(at_ms - self._moments[0].recorded.at_ms)

    def _part(self, ms: int) -> float:
        """Give how far a time lies along the lanes."""
        return min(1.0, max(0.0, ms / max(1, self._longest_ms)))

    @property
    def _longest_ms(self) -> int:
        """Give the time of the longer one of the runs that are shown."""
        return max(_since_first(one, one[-1]) for one in (self._moments, self._model) if one)

    def time(self, place: int) -> str:
        """Give the time of an event since the first."""
        begin = self._moments[0].recorded.at_ms
        return minutes_words((self._moments[place].recorded.at_ms - begin) // 1000)

    def mistake(self, place: int) -> Mistake | None:
        """Give the mistake at an event."""
        seq = self._moments[place].recorded.seq
        return next((one for one in self.report.mistakes if one.seq == seq), None)

    def model(self, learning: Learning, *, may_comment: bool) -> ReplayModel:
        """Show the moment at the playhead."""
        moment = self._moments[self.place]
        mistake = self.mistake(self.place)
        said = event_words(moment.recorded.event, moment.before)
        comment = next((one for one in self.comments if one.seq == self.seq), None)
        wrong = moment.seat if mistake else 0
        touched = moment.seat if moment.is_dealers else 0
        return ReplayModel(
            self._frame(learning, may_comment=may_comment),
            mistake.said if mistake else said,
            Msg(
                "Event {n} of {all}, at {time}. Nothing here is live.",
                n=self.place + 1,
                all=len(self._moments),
                time=self.time(self.place),
            ),
            self._note(),
            Msg("The table at {time}", time=self.time(self.place)),
            seat_marks(moment.after, wrong, touched),
            moment.due.text,
            moment.due.detail,
            said,
            why_of(mistake.kind) if mistake else self._refused_before(),
            mistake is not None,
            comment.by if comment else "",
            Msg("Pinned to {time}", time=self.time(self.place)) if comment else "",
            comment.text if comment else "",
            tuple(self._spans()),
            tuple(self._ticks()),
            self.place,
            self._share(self.place),
            self._marks(),
            tuple(self._waits()),
            tuple(self._part(_since_first(self._model, one)) for one in self._models_acts()),
            self._model_did(moment.due.key),
            has_touch=bool(touched),
        )

    def _models_acts(self) -> Iterator[Moment]:
        return (one for one in self._model if one.is_dealers)

    def _model_did(self, step: str) -> str:
        """Say what the model dealer did when the same step was due, and when."""
        own = next((one for one in self._models_acts() if one.due.key == step), None)
        if own is None:
            return Msg("Not at this step") if self._model else ""
        said = event_words(own.recorded.event, own.before)
        time = minutes_words(_since_first(self._model, own) // 1000)
        return Msg("{said}, at {time}", said=said, time=time)

    def _refused_before(self) -> str:
        """Give what the table refused between the event before and this one."""
        here = self._moments[self.place].recorded.at_ms
        since = self._moments[self.place - 1].recorded.at_ms if self.place else 0
        said = [one.said for one in self._touches if since < one.at_ms <= here]
        return Msg("Refused before: {said}", said=said[-1]) if said else ""

    def _waits(self) -> Iterator[tuple[float, float]]:
        """Give the hesitations: from the event before to the one that was waited for."""
        for place in range(1, len(self._moments)):
            mistake = self.mistake(place)
            if mistake is not None and mistake.kind == HESITATION:
                yield self._share(place - 1), self._share(place)

    def _note(self) -> str:
        seqs = [one.seq for one in self._worst]
        if self.seq not in seqs:
            return ""
        return Msg("Moment {n} of {all}", n=seqs.index(self.seq) + 1, all=len(seqs))

    def _marks(self) -> tuple[str, ...]:
        return tuple(minutes_words(self._longest_ms * n // 4000) for n in range(5))

    def _spans(self) -> Iterator[SpanModel]:
        begin = 0
        labels = [one.step for one in self._moments]
        for place in range(1, len(labels) + 1):
            if place == len(labels) or labels[place] != labels[begin]:
                first = self._share(begin - 1) if begin else 0.0
                yield SpanModel(
                    labels[begin], first, self._share(place - 1), begin <= self.place < place
                )
                begin = place

    def _ticks(self) -> Iterator[TickModel]:
        seqs = [one.seq for one in self._worst]
        pinned = {one.seq for one in self.comments}
        for place, moment in enumerate(self._moments):
            seq = moment.recorded.seq
            yield TickModel(
                self._share(place),
                moment.is_dealers,
                self.mistake(place) is not None,
                seqs.index(seq) + 1 if seq in seqs else 0,
                seq in pinned,
                label=moment.label,
                is_late=isinstance(moment.recorded.event, LateChipRefused),
            )
        for touch in self._touches:
            yield TickModel(self._share_of(touch.at_ms), is_dealers=True, is_refused=True)

    def _frame(self, learning: Learning, *, may_comment: bool) -> FrameModel:
        number = learning.number(self.lesson.key)
        points = FactModel(str(self.report.points), caption=Msg("Points"))
        model = FactModel(Msg("The model dealer"))
        title = FactModel(self.lesson.title)
        facts = (title, model) if self.is_model else (title, *self._facts, points)
        play, icon = (Msg("STOP"), "pause") if self.is_playing else (Msg("PLAY"), "play")
        coming = self._coming()
        bar = [
            BarButton(ActionModel(BACK, self._back, "arrow-left"), 208),
            BarButton(_step(BEFORE, Msg("STEP BACK"), "arrow-left", is_end=self.place == 0), 256),
            BarButton(ActionModel(PLAY, play, icon, Msg("Real time")), 212),
            BarButton(
                _step(ON, Msg("STEP ON"), "arrow-right", is_end=self.place == self.last), 230
            ),
            BarButton(self._model_action(), 270),
            BarButton(
                ActionModel(
                    COMMENT,
                    Msg("COMMENT"),
                    "speech",
                    Msg("Pinned here"),
                    ActionState.AVAILABLE if may_comment else ActionState.NOT_YET,
                    "" if may_comment else Msg("Trainer's card"),
                ),
                250,
            ),
        ]
        if self.is_model:
            bar = bar[:4]  # nobody compares the model with itself, or comments on it
        if coming is not None:
            time = self.time(self._at_seq(coming.seq))
            about = Msg("{said}, at {time}", said=Msg("Next"), time=time)
            onward = ActionModel(MOMENT, Msg("NEXT MOMENT"), "play", about, ActionState.NEXT)
        else:
            onward = ActionModel(
                BACK, self._back, "arrow-left", Msg("To where you came from"), ActionState.NEXT
            )
            bar = bar[1:]
        bar.append(BarButton(onward, 368, is_far=True))
        heading = Msg("Lesson {number}", number=number)
        return FrameModel(
            TRAINING,
            heading,
            facts,
            PromptModel(""),
            "",
            tuple(bar),
            learning.clock,
            Msg("Simulated devices"),
        )

    def _model_action(self) -> ActionModel:
        label = Msg("MODEL RUN")
        if self.is_model_awaited:
            wait = Msg("The model dealer plays")
            return ActionModel(MODEL, label, "equal", state=ActionState.NOT_YET, reason=wait)
        about = Msg("Hide it") if self._model else Msg("Side by side")
        return ActionModel(MODEL, label, "equal", about)


def _since_first(run: Sequence[Moment], one: Moment) -> int:
    """Give the time of an event of a run since its first."""
    return one.recorded.at_ms - run[0].recorded.at_ms


def _step(key: str, label: str, icon: str, *, is_end: bool) -> ActionModel:
    if not is_end:
        return ActionModel(key, label, icon)
    return ActionModel(
        key, label, icon, state=ActionState.NOT_YET, reason=Msg("There is no further event")
    )
