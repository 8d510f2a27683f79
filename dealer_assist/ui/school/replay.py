"""REPLAY: the table at a moment, what was expected, what was done, and all events on lanes."""

import secrets
from collections.abc import Iterator, Sequence
from typing import TypeAlias, assert_never

from dealer_assist.message import Msg
from dealer_assist.school.lessons.replay import Replay, since_first, since_start
from dealer_assist.school.people.facts import Commented
from dealer_assist.school.people.people import Comment, People
from dealer_assist.table.events.round import LateChipRefused
from dealer_assist.ui.school.frame import SIMULATED, TRAINING, onward
from dealer_assist.ui.school.learning import Learning, minutes_words
from dealer_assist.ui.school.mistake_words import why_of
from dealer_assist.ui.school.nodes import (
    GAP,
    LessonFelt,
    Lines,
    ProgressMark,
    TouchMark,
    caption,
    dot,
)
from dealer_assist.ui.school.school import ReplayedAttempt, School, SchoolFlow, written
from dealer_assist.ui.school.seats import beside_seats, seat_marks, with_cards
from dealer_assist.ui.school.services import Finished
from dealer_assist.ui.school.task import Task
from dealer_assist.ui.school.touches import BackTouched
from dealer_assist.ui.table.presenter.words.event_words import event_words
from dealer_assist.ui.toolkit.flow import AskText, Back, Say, Stay, Step
from dealer_assist.ui.toolkit.nodes import (
    Dot,
    Icon,
    Ink,
    Node,
    Page,
    Panel,
    Paragraph,
    Phrase,
    Shown,
    Text,
    column,
    inset,
    row,
    rule,
    space,
    stack,
)
from dealer_assist.ui.toolkit.values.frame import BarButton, FrameHead, HeadFact, ScreenFrame
from dealer_assist.ui.toolkit.values.lettering import TypeRole
from dealer_assist.ui.toolkit.values.measures import PROMPT_HEIGHT
from dealer_assist.ui.toolkit.values.touches import Button
from dealer_assist.value import Value

_MARKS = 5
_LANES, _FELT_SHARE, _HEAD_MARK, _HEAD_BELOW = 290.0, 0.632, 244.0, 10.0
_MARK, _MARK_GAP, _STEP = 38.0, 14.0, 50.0


class StepTouched(Value):
    """One event on, or one back."""

    by: int


class PlayTouched(Value):
    """Plays in real time, or stops."""


class Scrubbed(Value):
    """The playhead was drawn to a share of the time."""

    share: float


class NextMomentTouched(Value):
    """The next of the worst moments."""


class ModelBesideTouched(Value):
    """The model dealer's run beside this one, or without it again."""


class CommentPinned(Value):
    """A comment is pinned to this event."""


ReplayTouch: TypeAlias = (
    StepTouched
    | PlayTouched
    | Scrubbed
    | NextMomentTouched
    | ModelBesideTouched
    | CommentPinned
    | BackTouched
)


class ReplayFlow(SchoolFlow[Page[ReplayTouch], ReplayTouch]):
    """Shows one attempt at an event, else at its worst moment; the model's run plays by itself."""

    help_topic = "school.replay"

    def __init__(self, school: School, watched: ReplayedAttempt) -> None:
        super().__init__(school)
        done = watched.finished or school.services.lessons.attempt(watched.key)
        self._key, self._is_model, self._back = watched.key, watched.is_model, watched.back_words
        self._seed = done.seed
        self.replay = Replay(
            done.lesson, done.report, done.recorded, done.setup, watched.seq, done.touches
        )
        self._run = Task[Finished](school.services.work)
        self._next_at = 0
        if watched.is_model:
            self._play()

    def shown(self) -> Page[ReplayTouch]:
        """Return the moment at the playhead."""
        learning = self.school.learning
        watching = Watching(
            self.school.people.comments_on(self._key),
            whose(self.school.people, self._key),
            self._back,
            learning.person.is_trainer,
            self._is_model,
            self._run.is_waited_for,
        )
        return replay_page(self.replay, learning, watching)

    def take(self, touch: ReplayTouch) -> Step:
        """Move the playhead, compare, comment, or go back."""
        replay = self.replay
        match touch:
            case StepTouched(by):
                replay.go(replay.place + by)
                return Stay()
            case PlayTouched():
                self._play()
                return Stay()
            case Scrubbed(share):
                replay.go_to_share(share)
                return Stay()
            case NextMomentTouched():
                replay.next_moment()
                return Stay()
            case ModelBesideTouched():
                return self._compare()
            case CommentPinned():
                about = Msg("Pinned to {time}", time=time_at(replay, replay.place))
                return written(AskText(Msg("Comment"), about, self._comment))
            case BackTouched():
                return Back()
            case _:
                assert_never(touch)

    def tick(self, now_ms: int) -> Step:
        """Play on, and look whether the model dealer is done."""
        replay = self.replay
        if replay.is_playing and now_ms >= self._next_at:
            replay.step()
            self._next_at = now_ms + replay.wait_ms
            self.school.changed()
        return self._run.step() or Stay()

    def _play(self) -> None:
        """Play from here in real time, or stop."""
        self.replay.is_playing = not self.replay.is_playing
        self._next_at = self.school.services.clock.ms() + self.replay.wait_ms

    def _compare(self) -> Step:
        """Put the model dealer's run beside the attempt, or take it away again."""
        replay, lessons = self.replay, self.school.services.lessons
        if replay.model_moments:
            replay.hide_model()
            return Stay()
        replay.is_playing = False
        key, seed = replay.lesson.key, self._seed
        self._run.begin(lambda: lessons.model_run(key, seed), self._show_model, Say)
        return Stay()

    def _show_model(self, done: Finished) -> Step:
        self.replay.show_model(done.recorded, done.setup)
        self.school.changed()
        return Stay()

    def _comment(self, text: str) -> Step:
        by = self.school.learning.person.name
        key = secrets.token_hex(8)
        self.school.services.register.keep(Commented(key, self._key, self.replay.seq, text, by))
        return Stay()


class Watching(Value):
    """What is true beside the run: who watches it, what was said to it, where it leads back."""

    comments: Sequence[Comment] = ()
    facts: tuple[HeadFact, ...] = ()
    back: str = Msg("BACK")
    may_comment: bool = False
    is_model: bool = False
    is_model_awaited: bool = False


class StepSpan(Value):
    """An expected step from one event to another, as shares of the whole time."""

    label: str
    begin: float
    end: float
    is_now: bool = False


class EventTick(Value):
    """An event or a touch on its lane; `number` where it is one of the worst moments."""

    at: float
    is_dealers: bool
    is_wrong: bool = False
    number: int = 0
    has_comment: bool = False
    is_refused: bool = False
    label: str = ""
    is_late: bool = False


class Lanes(Value):
    """The lanes of an attempt; `at` is the playhead's share of the time.

    `waits` are the hesitations, from where to where; `model_acts` when the model dealer acted.
    """

    spans: tuple[StepSpan, ...]
    ticks: tuple[EventTick, ...]
    at: float
    marks: tuple[str, ...]
    waits: tuple[tuple[float, float], ...] = ()
    model_acts: tuple[float, ...] = ()


class LanesShown(Shown):
    """Lanes that are scrubbed; a touch is a `Scrubbed`."""

    model: Lanes


class ReplayGround(Node):
    """The ground of the word REPLAY, rounded only at the left."""


def whose(people: People, attempt: str) -> tuple[HeadFact, ...]:
    """Say who made an attempt, and which of theirs at that lesson it was."""
    one = people.attempts.get(attempt)
    person = people.persons.get(one.kept.person) if one else None
    if one is None or person is None:
        return ()
    tries = [each.key for each in people.attempts_of(person.key, one.kept.lesson)]
    return (
        HeadFact(person.name, caption=Msg("Trainee")),
        HeadFact(str(tries.index(attempt) + 1), caption=Msg("Attempt")),
    )


def time_at(replay: Replay, place: int) -> str:
    """Return the time of an event as the result has it: since the first start."""
    return minutes_words(since_start(replay.moments, replay.moments[place]) // 1000)


def replay_page(replay: Replay, learning: Learning, watching: Watching) -> Page[ReplayTouch]:
    """Return the moment at the playhead above the lanes."""
    side = Panel(_side(replay, watching), pad=(26, 16, 26, 14)).sharing(1 - _FELT_SHARE)
    body = column(
        _head(replay).of(PROMPT_HEIGHT),
        space(_HEAD_BELOW),
        row(Panel(_table(replay)).sharing(_FELT_SHARE), side, gap=GAP),
        space(GAP),
        LanesShown(lanes(replay, watching.comments)).of(_LANES),
    )
    return Page(body, _frame(replay, learning, watching))


def _head(replay: Replay) -> Node:
    """Return what stands in the place of the prompt: nothing here is live."""
    mistake = replay.mistake(replay.place)
    said = mistake.said if mistake else _done(replay)
    detail = Msg(
        "Event {n} of {all}, at {time}. Nothing here is live.",
        n=replay.place + 1,
        all=len(replay.moments),
        time=time_at(replay, replay.place),
    )
    mark = row(
        space(30),
        Icon("history", 38, "selected_ink"),
        space(14),
        Text(Msg("REPLAY"), "bold_30", "selected_ink"),
        space(8),
    )
    words = column(
        space(8),
        Text(said, "heavy_38").of(46),
        Text(detail, "semi_20", "text_2").of(28),
        space(),
    )
    number = _moment_words(replay)
    note = (space(20), Text(number, "bold_24").hug()) if number else ()
    line = row(stack(ReplayGround(), mark).of(_HEAD_MARK), space(26), words, *note, space(26))
    return Panel(line, edge="selected", line=3)


def _done(replay: Replay) -> str:
    return event_words(replay.moment.recorded.event, replay.moment.before)


def _moment_words(replay: Replay) -> str:
    seqs = [mistake.seq for mistake in replay.worst]
    if replay.seq not in seqs:
        return ""
    return Msg("Moment {n} of {all}", n=seqs.index(replay.seq) + 1, all=len(seqs))


def _table(replay: Replay) -> Node:
    moment, is_wrong = replay.moment, replay.mistake(replay.place) is not None
    touched = moment.seat if moment.is_dealers else 0
    title = Text(Msg("The table at {time}", time=time_at(replay, replay.place)), "bold_24")
    touch = (TouchMark().of(30), space(11), Text(Msg("touch"), "medium_20", "text_2").hug())
    marks = seat_marks(moment.after, moment.seat if is_wrong else 0, touched)
    seats, beside = with_cards(marks, moment.after), beside_seats(moment.after)
    return column(
        space(8),
        inset(row(title, *(touch if touched else ())), (20, 0)).of(36),
        inset(LessonFelt(seats, beside), (16, 12, 16, 14)),
    )


def _side(replay: Replay, watching: Watching) -> Node:
    """Return what was expected above what was done, and below a comment or the model's act."""
    due, mistake = replay.moment.due, replay.mistake(replay.place)
    refused = replay.refused_before()
    mark, ink = Icon("check", 34, "ok", 3), "text_1"
    why: str = Msg("Refused before: {said}", said=refused) if refused else ""
    if mistake is not None:
        mark, ink = Icon("triangle", 38, "fault", 2.2), "fault_text"
        why = why_of(mistake.kind)
    return column(
        caption(Msg("EXPECTED")).of(28),
        _step(dot(ProgressMark.OPEN, 34), due.text).of(_STEP),
        _why(due.detail).of(48),
        space(10),
        rule(),
        space(10),
        caption(Msg("DONE")).of(28),
        _step(mark, _done(replay), ink).of(_STEP),
        _why(why).of(50),
        space(8),
        _below(replay, watching),
    )


def _below(replay: Replay, watching: Watching) -> Node:
    comment = next((one for one in watching.comments if one.seq == replay.seq), None)
    if comment is not None and comment.text:
        return _comment(comment, time_at(replay, replay.place))
    if said := _model_did(replay, replay.moment.due.key):
        did = _step(Dot("ok", 16).of(16), said, role="bold_24").of(_STEP)
        return column(rule(), space(10), caption(Msg("MODEL RUN")).of(28), did, space())
    return space()


def _step(mark: Node, words: str, ink: Ink = "text_1", role: TypeRole = "bold_28") -> Node:
    return row(mark.of(_MARK), Lines(words, role, "bold_20", ink), gap=_MARK_GAP)


def _why(words: str) -> Node:
    return inset(Paragraph(words, "medium_20", "text_2", 24), (_MARK + _MARK_GAP, 0, 0, 0))


def _comment(comment: Comment, time: str) -> Node:
    by = Text(comment.by or Msg("Comment"), "bold_20")
    head = Phrase(by, Text(Msg("Pinned to {time}", time=time), "medium_20", "text_2"), gap=12)
    words = column(
        row(Icon("speech", 22), head, gap=12).of(28),
        space(2),
        Paragraph(comment.text, "medium_20", "text_1", 25),
    )
    stroke = Panel(fill="selected", edge=None, radius=0)
    inner = row(inset(stroke, (0, 6)).of(4), inset(words, (16, 6, 16, 4)))
    return Panel(inner, fill="well", edge=None, radius=12)


def _model_did(replay: Replay, step: str) -> str:
    """Say what the model dealer did when the same step was due, and when."""
    own = next((act for act in replay.models_acts() if act.due.key == step), None)
    if own is None:
        return Msg("Not at this step") if replay.model_moments else ""
    said = event_words(own.recorded.event, own.before)
    time = minutes_words(since_start(replay.model_moments, own) // 1000)
    return Msg("{said}, at {time}", said=said, time=time)


def lanes(replay: Replay, comments: Sequence[Comment] = ()) -> Lanes:
    """Return the lanes of an attempt, and those of the model dealer where it is beside it."""
    acts = (replay.part(since_first(replay.model_moments, act)) for act in replay.models_acts())
    return Lanes(
        tuple(_spans(replay)),
        tuple(_ticks(replay, comments)),
        replay.share(replay.place),
        tuple(_mark(replay, n) for n in range(_MARKS)),
        tuple(replay.waits()),
        tuple(acts),
    )


def _mark(replay: Replay, n: int) -> str:
    """Return a figure of the scale; it begins where the first round does, as all times here."""
    ms = replay.longest_ms * n // (_MARKS - 1)
    return minutes_words(max(0, ms - replay.start_ms) // 1000)


def _spans(replay: Replay) -> Iterator[StepSpan]:
    begin = 0
    labels = [moment.step for moment in replay.moments]
    for place in range(1, len(labels) + 1):
        if place == len(labels) or labels[place] != labels[begin]:
            first = replay.share(begin - 1) if begin else 0.0
            is_now = begin <= replay.place < place
            yield StepSpan(labels[begin], first, replay.share(place - 1), is_now)
            begin = place


def _ticks(replay: Replay, comments: Sequence[Comment]) -> Iterator[EventTick]:
    seqs = [mistake.seq for mistake in replay.worst]
    pinned = {comment.seq for comment in comments}
    for place, moment in enumerate(replay.moments):
        seq = moment.recorded.seq
        yield EventTick(
            replay.share(place),
            moment.is_dealers,
            replay.mistake(place) is not None,
            seqs.index(seq) + 1 if seq in seqs else 0,
            seq in pinned,
            label=moment.label,
            is_late=isinstance(moment.recorded.event, LateChipRefused),
        )
    for touch in replay.touches:
        yield EventTick(replay.share_of(touch.at_ms), is_dealers=True, is_refused=True)


def _frame(replay: Replay, learning: Learning, watching: Watching) -> ScreenFrame[ReplayTouch]:
    title = HeadFact(replay.lesson.title)
    points = HeadFact(str(replay.report.points), caption=Msg("Points"))
    facts = (title, *watching.facts, points)
    if watching.is_model:
        facts = (title, HeadFact(Msg("The model dealer")))
    heading = Msg("Lesson {number}", number=learning.number(replay.lesson.key))
    head = FrameHead(heading, facts, (SIMULATED,), learning.clock)
    return ScreenFrame(TRAINING, head, bar=tuple(_bar(replay, watching)))


def _bar(replay: Replay, watching: Watching) -> Iterator[BarButton[ReplayTouch]]:
    coming = replay.coming
    back = watching.back or Msg("BACK")
    if coming is not None:
        yield BarButton(Button(BackTouched(), back, "arrow-left"), 208)
    play, icon = (Msg("STOP"), "pause") if replay.is_playing else (Msg("WATCH"), "play")
    is_first, is_last = replay.place == 0, replay.place == replay.last
    yield BarButton(_step_button(-1, Msg("STEP BACK"), "arrow-left", is_end=is_first), 256)
    yield BarButton(Button(PlayTouched(), play, icon, Msg("Real time")), 212)
    yield BarButton(_step_button(1, Msg("STEP FORWARD"), "arrow-right", is_end=is_last), 230)
    if not watching.is_model:  # nobody compares the model with itself, or comments on it
        yield BarButton(_model_button(replay, is_awaited=watching.is_model_awaited), 270)
        yield BarButton(_comment_button(may_comment=watching.may_comment), 250)
    if coming is not None:
        time = time_at(replay, replay.at_seq(coming.seq))
        about = Msg("{said}, at {time}", said=Msg("Next"), time=time)
        yield onward(NextMomentTouched(), Msg("NEXT MOMENT"), "play", about, 368)
    else:
        where = Msg("To where you came from")
        yield onward(BackTouched(), back, "arrow-left", where, 368)


def _model_button(replay: Replay, *, is_awaited: bool) -> Button[ReplayTouch]:
    about = Msg("Hide it") if replay.model_moments else Msg("Side by side")
    model: Button[ReplayTouch] = Button(ModelBesideTouched(), Msg("MODEL RUN"), "equal", about)
    return model.unless(Msg("The model dealer plays") if is_awaited else "")


def _comment_button(*, may_comment: bool) -> Button[ReplayTouch]:
    comment: Button[ReplayTouch]
    comment = Button(CommentPinned(), Msg("COMMENT"), "speech", Msg("Pinned here"))
    return comment.unless("" if may_comment else Msg("Trainer's card"))


def _step_button(by: int, label: str, icon: str, *, is_end: bool) -> Button[ReplayTouch]:
    step: Button[ReplayTouch] = Button(StepTouched(by), label, icon)
    return step.unless(Msg("There is no further event") if is_end else "")
