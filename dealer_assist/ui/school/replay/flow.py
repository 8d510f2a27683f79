"""A replay: stepped, played in real time, scrubbed, compared, commented on."""

import secrets
from typing import assert_never

from dealer_assist.message import Msg
from dealer_assist.school.lessons.replay import Replay
from dealer_assist.school.people.facts import Commented
from dealer_assist.ui.school.replay.model import (
    CommentPinned,
    ModelBesideTouched,
    NextMomentTouched,
    PlayTouched,
    ReplayModel,
    ReplayTouch,
    Scrubbed,
    StepTouched,
)
from dealer_assist.ui.school.replay.presenter import Watching, replay_model, time_at, whose
from dealer_assist.ui.school.school import ReplayedAttempt, School, SchoolFlow, written
from dealer_assist.ui.school.services import Finished
from dealer_assist.ui.school.task import Task
from dealer_assist.ui.school.touches import BackTouched
from dealer_assist.ui.toolkit.flow import AskText, Back, Say, Stay, Step


class ReplayFlow(SchoolFlow[ReplayModel, ReplayTouch]):
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

    def shown(self) -> ReplayModel:
        """Show the moment at the playhead."""
        learning = self.school.learning
        watching = Watching(
            self.school.people.comments_on(self._key),
            whose(self.school.people, self._key),
            self._back,
            learning.person.is_trainer,
            self._is_model,
            self._run.is_waited_for,
        )
        return replay_model(self.replay, learning, watching)

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
