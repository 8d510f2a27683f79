"""PERSON under way: a trainer reviews one trainee, replays, comments, and gives a lesson."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from dealer_assist.catalog.lessons import Lesson
from dealer_assist.message import Msg
from dealer_assist.school.people.people import Person, past_of
from dealer_assist.school.people.progress import progress_of, row_of
from dealer_assist.ui.models.actions import Pick
from dealer_assist.ui.presenters.school import choosing
from dealer_assist.ui.presenters.school import class_list as cl
from dealer_assist.ui.presenters.school import person as p
from dealer_assist.ui.presenters.school.offices import comments_offered
from dealer_assist.ui.presenters.school.progress import LONG_WEEKS, SHORT_WEEKS
from dealer_assist.ui.school.assigning import give
from dealer_assist.ui.school.choosing_screen import ChoosingScreen
from dealer_assist.ui.school.offering import Offering, offer
from dealer_assist.ui.school.progress_screen import ProgressScreen
from dealer_assist.ui.school.replaying import Replaying

if TYPE_CHECKING:
    from dealer_assist.ui.school.controller import SchoolController


def offer_comments(
    school: "SchoolController", back: Callable[[], None], person: str = "", back_to: str = ""
) -> None:
    """Show the comments that were pinned, of all or of one; touched, a moment is replayed."""
    people = school.services.people

    def chosen(key: str) -> None:
        one = people.comments[key]
        here = Replaying(school, one.attempt, lambda: offer_comments(school, back, person, back_to))
        here.open(one.seq)

    offers = comments_offered(people, person)
    pinned = Offering(Msg("Comments"), Msg("Touch one to see its moment"), offers, back_to)
    offer(school, pinned, chosen, back)


class Reviewing:
    """The screens about one trainee; `back` leads to the class."""

    def __init__(
        self, school: "SchoolController", trainer: Person, key: str, back: Callable[[], None]
    ) -> None:
        self._school, self._trainer, self._back = school, trainer, back
        self._person = school.services.people.persons[key]
        self._weeks, self._skill, self._said = SHORT_WEEKS, "", ""

    def open(self) -> None:
        """Show skills, errors and pace."""
        screen = ProgressScreen(self._school.context, self._school)
        self._school.show_screen(
            screen,
            lambda: screen.show_state(p.person_model(self._reviewed(), self._school.learning.now)),
            self._answer,
        )

    def _reviewed(self) -> p.Reviewed:
        school, person = self._school, self._person
        people, now = school.services.people, school.learning.now
        return p.Reviewed(
            person,
            progress_of(person, people, now, self._weeks, school.learning.lessons),
            len(comments_offered(people, person.key)),
            self._lesson(),
            self._weeks,
            self._skill,
            self._said,
        )

    def _lesson(self) -> Lesson | None:
        learning, people = self._school.learning, self._school.services.people
        lessons = {one.key: one for one in learning.lessons}
        row = row_of(self._person, people, lessons, learning.now)
        return cl.lesson_for(row, learning.lessons, self._skill)

    def _answer(self, action: object) -> None:
        self._said = ""
        match action:
            case Pick(value=str(skill)):
                self._skill = skill
                self._school.redraw()
            case p.ATTEMPTS:
                self._open_attempts()
            case p.COMMENTS:
                self._open_comments()
            case p.WEEKS:
                self._weeks = LONG_WEEKS if self._weeks == SHORT_WEEKS else SHORT_WEEKS
                self._school.redraw()
            case p.GIVE if (lesson := self._lesson()) is not None:
                self._said = give(self._school, self._trainer, self._person, lesson)
                self._school.redraw()
            case p.CLASS:
                self._back()

    def _open_attempts(self) -> None:
        """Offer the attempts; touched, one is replayed and can be commented on."""
        school = self._school
        screen = ChoosingScreen(school.context, school)
        past = past_of(school.services.people, self._person.key)

        def draw() -> None:
            screen.show_state(choosing.person_model(school.learning, self._person.name, past))

        def answer(action: object) -> None:
            match action:
                case Pick(value=str(key)):
                    Replaying(school, key, self._open_attempts).open()
                case _:
                    self.open()

        school.show_screen(screen, draw, answer)

    def _open_comments(self) -> None:
        offer_comments(self._school, self.open, self._person.key, Msg("BACK"))
