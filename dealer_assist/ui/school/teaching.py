"""What a trainer does at the school: looks at a class, gives lessons, comments on attempts."""

import secrets
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from dealer_assist.message import Msg
from dealer_assist.school.past import past_of
from dealer_assist.school.people.facts import Assigned
from dealer_assist.school.people.people import Person
from dealer_assist.school.progress import ClassRow, class_of
from dealer_assist.ui.models.actions import Pick
from dealer_assist.ui.models.school.drill import OfferModel
from dealer_assist.ui.presenters.school import choosing
from dealer_assist.ui.presenters.school import class_list as cl
from dealer_assist.ui.presenters.school.offices import comments_offered, exams_offered
from dealer_assist.ui.school import trainer_frame as tf
from dealer_assist.ui.school.choosing_screen import ChoosingScreen
from dealer_assist.ui.school.class_screen import ClassScreen
from dealer_assist.ui.school.examining import Examining
from dealer_assist.ui.school.replaying import Replaying

if TYPE_CHECKING:
    from dealer_assist.ui.school.presenter import SchoolPresenter

_EXPORTED = "class.csv"


class Teaching:
    """The screens of one trainer, from the card until the way out."""

    def __init__(self, school: "SchoolPresenter", trainer: Person) -> None:
        self._school, self._trainer = school, trainer
        self._group, self._chosen, self._said = "", "", ""
        self._view = cl.MEMORY

    def open_class(self) -> None:
        """Show the class."""
        screen = ClassScreen(self._school.context, self._school)

        def draw() -> None:
            lessons = self._school.learning.lessons
            now = self._school.learning.now
            screen.show_state(
                cl.class_model(
                    self._rows(),
                    self._trainer,
                    self._group,
                    self._chosen,
                    lessons,
                    now,
                    self._said,
                    self._school.services.people.groups(),
                    self._view,
                )
            )

        self._school.show_screen(screen, draw, self._answer)

    def open_lessons(self) -> None:
        """Show the lesson maker."""
        from dealer_assist.ui.school.making import Making  # with the first lesson that is made

        Making(self._school, self._trainer, self.go).open()

    def go(self, subject: object) -> None:
        """Go to a subject of the rail."""
        match subject:
            case tf.LOCK:
                self._school.open_who()
            case tf.LESSONS:
                self.open_lessons()
            case tf.EXAMS:
                self._open_exams()
            case tf.COMMENTS:
                self._open_comments()
            case tf.IMPORT:
                self._open_import()
            case tf.EXPORT:
                text = cl.as_csv(self._school.services.people, self._rows())
                self._said = self._school.services.export(_EXPORTED, text)
                self.open_class()
            case tf.CLASS:
                self.open_class()

    def _rows(self) -> tuple[ClassRow, ...]:
        school = self._school
        lessons = {one.key: one for one in school.learning.lessons}
        return class_of(school.services.people, lessons, school.learning.now, self._group)

    def _answer(self, action: object) -> None:
        self._said = ""
        match action:
            case Pick(value=str(key)) if key.startswith(cl.GROUP):
                self._group, self._chosen = key.removeprefix(cl.GROUP), ""
            case Pick(value=str(key)) if key.startswith(cl.VIEW):
                self._view = key.removeprefix(cl.VIEW)
            case Pick(value=str(key)):
                self._chosen = key
            case cl.TEST:
                person = self._school.services.people.persons[self._chosen]
                Examining(self._school, self.open_class).open_start(person)
                return
            case cl.ASSIGN:
                self._assign()
            case cl.PERSON:
                self._open_person()
                return
            case _:
                self.go(action)
                return
        self._school.redraw()

    def _open_exams(self) -> None:
        """Show every test; one that is open goes on, one on record is looked at."""
        people = self._school.services.people
        offers = exams_offered(self._school.learning, people)

        def chosen(key: str) -> None:
            Examining(self._school, self._open_exams).open(key)

        self._choose(Msg("Table tests"), Msg("Touch a test"), offers, chosen)

    def _open_comments(self) -> None:
        """Show every comment that was pinned; touched, its moment is replayed."""
        people = self._school.services.people
        offers = comments_offered(people)

        def chosen(key: str) -> None:
            one = people.comments[key]
            Replaying(self._school, one.attempt, self._open_comments).open(one.seq)

        self._choose(Msg("Comments"), Msg("Touch one to see its moment"), offers, chosen)

    def _open_import(self) -> None:
        """Show the lists that lie in the school's folder or on a stick; one touched is read."""
        services = self._school.services
        offers = [OfferModel(key, name, place) for key, name, place in services.lists()]

        def chosen(key: str) -> None:
            self._said = services.bring_in(key)
            self.open_class()

        self._choose(Msg("Class lists (CSV)"), Msg("Touch the list to bring in"), offers, chosen)

    def _choose(
        self, title: str, prompt: str, offers: Sequence[OfferModel], chosen: Callable[[str], None]
    ) -> None:
        school = self._school
        screen = ChoosingScreen(school.context, school)

        def answer(action: object) -> None:
            if isinstance(action, Pick):
                chosen(str(action.value))
            else:
                self.open_class()

        school.show_screen(
            screen,
            lambda: screen.show_state(
                choosing.trainers_model(school.learning, title, prompt, offers)
            ),
            answer,
        )

    def _assign(self) -> None:
        """Give the lesson of the weakest skill; given twice is given once."""
        school, learning = self._school, self._school.learning
        row = next((one for one in self._rows() if one.person.key == self._chosen), None)
        lesson = cl.lesson_for(row, learning.lessons) if row else None
        if row is None or lesson is None:
            return
        given = school.services.people.assigned_to(row.person)
        if all(one.lesson != lesson.key for one in given):
            day = cl.due_day(learning.now).isoformat()
            school.services.keep(
                Assigned(
                    secrets.token_hex(8),
                    lesson.key,
                    day,
                    person=row.person.key,
                    by=self._trainer.name,
                )
            )
        self._said = Msg(
            "{name} has the lesson: {lesson}", name=row.person.name, lesson=lesson.title
        )

    def _open_person(self) -> None:
        """Show somebody's attempts; touched, one is replayed and can be commented on."""
        school = self._school
        screen = ChoosingScreen(school.context, school)
        past = past_of(school.services.people, self._chosen)
        name = school.services.people.persons[self._chosen].name

        def draw() -> None:
            screen.show_state(choosing.person_model(school.learning, name, past))

        def answer(action: object) -> None:
            match action:
                case Pick(value=str(key)):
                    Replaying(school, key, self._open_person).open()
                case _:
                    self.open_class()

        school.show_screen(screen, draw, answer)
