"""The replay of an attempt, event by event, beside what the guide expected."""

from collections.abc import Iterator, Sequence

from dealer_assist.message import Msg
from dealer_assist.school.lessons.replay import Replay, since_first, since_start
from dealer_assist.school.people.people import Comment, People
from dealer_assist.table.events.round import LateChipRefused
from dealer_assist.ui.models.frame import BarButton, FrameHead, HeadFact, ScreenFrame
from dealer_assist.ui.models.touches import Button
from dealer_assist.ui.school.frame import SIMULATED, TRAINING, onward
from dealer_assist.ui.school.learning import Learning, minutes_words
from dealer_assist.ui.school.mistake_words import why_of
from dealer_assist.ui.school.replay.model import (
    CommentPinned,
    ModelBesideTouched,
    NextMomentTouched,
    PlayTouched,
    ReplayModel,
    ReplayTouch,
    SpanModel,
    StepTouched,
    TickModel,
)
from dealer_assist.ui.school.seats import seat_marks
from dealer_assist.ui.school.touches import BackTouched
from dealer_assist.ui.table.presenter.words.event_words import event_words
from dealer_assist.value import Value

_MARKS = 5


class Watching(Value):
    """What is true beside the run: who watches it, what was said to it, where it leads back."""

    comments: Sequence[Comment] = ()
    facts: tuple[HeadFact, ...] = ()
    back: str = Msg("BACK")
    may_comment: bool = False
    is_model: bool = False
    is_model_awaited: bool = False


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
    """Give the time of an event as the result has it: since the first start."""
    return minutes_words(since_start(replay.moments, replay.moments[place]) // 1000)


def replay_model(replay: Replay, learning: Learning, watching: Watching) -> ReplayModel:
    """Show the moment at the playhead."""
    moment, mistake = replay.moment, replay.mistake(replay.place)
    said = event_words(moment.recorded.event, moment.before)
    comment = next((one for one in watching.comments if one.seq == replay.seq), None)
    touched = moment.seat if moment.is_dealers else 0
    time, refused = time_at(replay, replay.place), replay.refused_before()
    before = Msg("Refused before: {said}", said=refused) if refused else ""
    return ReplayModel(
        _frame(replay, learning, watching),
        head=mistake.said if mistake else said,
        detail=Msg(
            "Event {n} of {all}, at {time}. Nothing here is live.",
            n=replay.place + 1,
            all=len(replay.moments),
            time=time,
        ),
        note=_note(replay),
        table_title=Msg("The table at {time}", time=time),
        seats=seat_marks(moment.after, moment.seat if mistake else 0, touched),
        expected=moment.due.text,
        expected_why=moment.due.detail,
        done=said,
        done_why=why_of(mistake.kind) if mistake else before,
        is_wrong=mistake is not None,
        comment_by=comment.by if comment else "",
        comment_at=Msg("Pinned to {time}", time=time) if comment else "",
        comment=comment.text if comment else "",
        spans=tuple(_spans(replay)),
        ticks=tuple(_ticks(replay, watching.comments)),
        at=replay.share(replay.place),
        marks=tuple(_mark(replay, n) for n in range(_MARKS)),
        waits=tuple(replay.waits()),
        model_acts=tuple(
            replay.part(since_first(replay.model_moments, one)) for one in replay.models_acts()
        ),
        model_did=_model_did(replay, moment.due.key),
        has_touch=bool(touched),
    )


def _mark(replay: Replay, n: int) -> str:
    """Give a figure of the scale; it begins where the first round does, as all times here."""
    ms = replay.longest_ms * n // (_MARKS - 1)
    return minutes_words(max(0, ms - replay.start_ms) // 1000)


def _model_did(replay: Replay, step: str) -> str:
    """Say what the model dealer did when the same step was due, and when."""
    own = next((one for one in replay.models_acts() if one.due.key == step), None)
    if own is None:
        return Msg("Not at this step") if replay.model_moments else ""
    said = event_words(own.recorded.event, own.before)
    time = minutes_words(since_start(replay.model_moments, own) // 1000)
    return Msg("{said}, at {time}", said=said, time=time)


def _note(replay: Replay) -> str:
    seqs = [one.seq for one in replay.worst]
    if replay.seq not in seqs:
        return ""
    return Msg("Moment {n} of {all}", n=seqs.index(replay.seq) + 1, all=len(seqs))


def _spans(replay: Replay) -> Iterator[SpanModel]:
    begin = 0
    labels = [one.step for one in replay.moments]
    for place in range(1, len(labels) + 1):
        if place == len(labels) or labels[place] != labels[begin]:
            first = replay.share(begin - 1) if begin else 0.0
            is_now = begin <= replay.place < place
            yield SpanModel(labels[begin], first, replay.share(place - 1), is_now)
            begin = place


def _ticks(replay: Replay, comments: Sequence[Comment]) -> Iterator[TickModel]:
    seqs = [one.seq for one in replay.worst]
    pinned = {one.seq for one in comments}
    for place, moment in enumerate(replay.moments):
        seq = moment.recorded.seq
        yield TickModel(
            replay.share(place),
            moment.is_dealers,
            replay.mistake(place) is not None,
            seqs.index(seq) + 1 if seq in seqs else 0,
            seq in pinned,
            label=moment.label,
            is_late=isinstance(moment.recorded.event, LateChipRefused),
        )
    for touch in replay.touches:
        yield TickModel(replay.share_of(touch.at_ms), is_dealers=True, is_refused=True)


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
    yield BarButton(_step(-1, Msg("STEP BACK"), "arrow-left", is_end=is_first), 256)
    yield BarButton(Button(PlayTouched(), play, icon, Msg("Real time")), 212)
    yield BarButton(_step(1, Msg("STEP ON"), "arrow-right", is_end=is_last), 230)
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


def _step(by: int, label: str, icon: str, *, is_end: bool) -> Button[ReplayTouch]:
    step: Button[ReplayTouch] = Button(StepTouched(by), label, icon)
    return step.unless(Msg("There is no further event") if is_end else "")
