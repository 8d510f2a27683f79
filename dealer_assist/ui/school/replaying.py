"""A replay under way: stepped, played in real time, scrubbed, commented on."""

import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING

from dealer_assist.errors import UserFacingError
from dealer_assist.message import Msg
from dealer_assist.school.people.facts import Commented
from dealer_assist.school.people.people import People
from dealer_assist.ui.models.school.frame import FactModel
from dealer_assist.ui.presenters.school import replay as r
from dealer_assist.ui.school.replay_screen import ReplayScreen
from dealer_assist.ui.school.services import Finished
from dealer_assist.ui.school.waiting import wait_for

if TYPE_CHECKING:
    from dealer_assist.ui.school.controller import SchoolController


class Replaying:
    """Shows one attempt; `back` leads to where it was opened from."""

    def __init__(
        self,
        school: "SchoolController",
        key: str,
        back: Callable[[], None],
        finished: Finished | None = None,
        back_words: str = r.BACK_WORDS,
    ) -> None:
        self._school, self._key, self._back, self._finished = school, key, back, finished
        self._back_words = back_words
        self._next_at = 0

    def open_model(self) -> None:
        """Show the model dealer's run from its first event, in real time."""
        self.open()
        self._replay.is_model = self._replay.is_playing = True
        self._next_at = self._school.services.clock.ms() + self._replay.wait_ms
        self._draw()

    def open(self, seq: int = 0) -> None:
        """Show the attempt at an event, else at its worst moment."""
        school = self._school
        try:
            done = self._finished or school.services.attempt(self._key)
        except UserFacingError as wrong:
            school.refuse(str(wrong))
            return
        comments = school.services.people.comments_on(self._key)
        self._replay = r.Replay(
            done.lesson,
            done.report,
            done.recorded,
            done.setup,
            comments,
            seq,
            done.touches,
            whose(school.services.people, self._key),
            self._back_words,
        )
        self._screen = ReplayScreen(school.context, school)
        self._screen.moved.connect(self._scrub)
        school.show_screen(self._screen, self._draw, self._answer)
        school.tick_with(self._tick)

    def _draw(self) -> None:
        teaches = self._school.learning.person.is_trainer
        self._screen.show_state(self._replay.model(self._school.learning, may_comment=teaches))

    def _answer(self, action: object) -> None:
        replay = self._replay
        match action:
            case r.BACK:
                self._back()
                return
            case r.BEFORE:
                replay.go(replay.place - 1)
            case r.ON:
                replay.go(replay.place + 1)
            case r.MOMENT:
                replay.next_moment()
            case r.PLAY:
                replay.is_playing = not replay.is_playing
                self._next_at = self._school.services.clock.ms() + replay.wait_ms
            case r.MODEL:
                self._compare()
            case r.COMMENT:
                about = Msg("Pinned to {time}", time=replay.time(replay.place))
                self._school.ask_note(Msg("Comment"), about, self._comment)
        self._draw()

    def _compare(self) -> None:
        """Put the model dealer's run beside the attempt, or take it away again."""
        school, replay = self._school, self._replay
        if replay.has_model:
            replay.hide_model()
            return
        replay.is_model_awaited, replay.is_playing = True, False

        def show(done: Finished) -> None:
            replay.show_model(done.recorded, done.setup)
            school.tick_with(self._tick)
            self._draw()

        def refuse(sentence: str) -> None:
            replay.is_model_awaited = False
            school.tick_with(self._tick)
            school.refuse(sentence)

        wait_for(school, lambda: school.services.model_run(replay.lesson.key), show, refuse)

    def _comment(self, text: str) -> None:
        school = self._school
        by = school.learning.person.name
        school.services.keep(Commented(secrets.token_hex(8), self._key, self._replay.seq, text, by))
        self._replay.comments = school.services.people.comments_on(self._key)

    def _scrub(self, share: float) -> None:
        self._replay.is_playing = False
        self._replay.go_to_share(share)
        self._draw()

    def _tick(self, now: int) -> None:
        replay = self._replay
        if replay.is_playing and now >= self._next_at:
            replay.go(replay.place + 1)
            replay.is_playing = replay.place < replay.last
            self._next_at = now + replay.wait_ms
            self._draw()


def whose(people: People, attempt: str) -> tuple[FactModel, ...]:
    """Say who made an attempt, and which of theirs at that lesson it was."""
    one = people.attempts.get(attempt)
    person = people.persons.get(one.kept.person) if one else None
    if one is None or person is None:
        return ()
    tries = [each.key for each in people.attempts_of(person.key, one.kept.lesson)]
    return (
        FactModel(person.name, caption=Msg("Trainee")),
        FactModel(str(tries.index(attempt) + 1), caption=Msg("Attempt")),
    )
