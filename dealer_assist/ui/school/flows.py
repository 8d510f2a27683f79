"""Every flow of the school, made by name: the one place that knows all of them."""

from dealer_assist.school.drills.drill_run import drills_for
from dealer_assist.school.exam.sitting import DrillBegun
from dealer_assist.school.people.memory import memory_of
from dealer_assist.school.people.people import Person
from dealer_assist.ui.school import lists
from dealer_assist.ui.school.assign import AssignFlow
from dealer_assist.ui.school.class_list import ClassFlow
from dealer_assist.ui.school.drill.drill import DrillFlow
from dealer_assist.ui.school.exam import ExamFlow
from dealer_assist.ui.school.exam_drill import ExamDrillFlow
from dealer_assist.ui.school.exam_start import ExamStartFlow
from dealer_assist.ui.school.intro import IntroFlow
from dealer_assist.ui.school.lists import ListFlow, ListTouch
from dealer_assist.ui.school.maker.maker import MakerFlow
from dealer_assist.ui.school.person import PersonFlow
from dealer_assist.ui.school.progress import ProgressFlow
from dealer_assist.ui.school.records import Records
from dealer_assist.ui.school.replay import ReplayFlow
from dealer_assist.ui.school.rules import RulesFlow
from dealer_assist.ui.school.school import AnyFlow, ReplayedAttempt, School
from dealer_assist.ui.school.today import TodayFlow
from dealer_assist.ui.school.who import WhoFlow
from dealer_assist.ui.toolkit.flow import Home, Show, Step
from dealer_assist.ui.toolkit.nodes import Page


class SchoolFlows:
    """Makes flows over one school."""

    def __init__(self, school: School) -> None:
        self._school = school

    def who(self) -> AnyFlow:
        """Ask who learns."""
        return WhoFlow(self._school)

    def today(self) -> AnyFlow:
        """Show the course and what is to do."""
        return TodayFlow(self._school)

    def class_list(self, said: str = "") -> AnyFlow:
        """Show a trainer the class."""
        return ClassFlow(self._school, said)

    def maker(self) -> AnyFlow:
        """Show a trainer the lesson maker."""
        return MakerFlow(self._school)

    def intro(self, lesson: str, *, is_placement: bool = False) -> AnyFlow:
        """Show what a lesson is about, or the round of a placement."""
        return IntroFlow(self._school, lesson, is_placement=is_placement)

    def rules(self, lesson: str) -> AnyFlow:
        """Show what a lesson's table plays by."""
        return RulesFlow(self._school, lesson)

    def drills(self) -> AnyFlow:
        """Offer every drill of this game."""
        school = self._school

        def offered(turned: int | None) -> Page[ListTouch[str]]:
            learning, drills = school.learning, school.services.drills
            memory = memory_of(school.people.answers_of(learning.person.key), learning.now)
            names = drills_for(drills.book, drills.game, drills.house)
            return lists.drills_page(learning, names, memory, turned)

        return ListFlow(school, offered, lambda name: Show(self.drill(name)))

    def drill(self, name: str) -> AnyFlow:
        """Ask the questions of a drill."""
        return DrillFlow(self._school, name)

    def progress(self) -> AnyFlow:
        """Show how far somebody is."""
        return ProgressFlow(self._school)

    def attempts(self) -> AnyFlow:
        """Offer every attempt for its replay."""
        school = self._school
        return ListFlow(
            school,
            lambda turned: lists.attempts_page(school.learning, turned),
            lambda key: Show(self.replay(ReplayedAttempt(key))),
            Home,
        )

    def replay(self, watched: ReplayedAttempt) -> AnyFlow:
        """Show an attempt event by event."""
        return ReplayFlow(self._school, watched)

    def person(self, trainee: Person) -> AnyFlow:
        """Show a trainer how far somebody is."""
        return PersonFlow(self._school, trainee)

    def assign(self) -> AnyFlow:
        """Show what was given, and give."""
        return AssignFlow(self._school)

    def records(self) -> AnyFlow:
        """Offer to write the class, and to say how long names are kept."""
        return Records(self._school).flow()

    def comments(self, person: str = "") -> AnyFlow:
        """Show the comments that were pinned, of all or of one; touched, a moment is replayed."""
        school = self._school

        def chosen(key: str) -> Step:
            comment = school.people.comments[key]
            return Show(self.replay(ReplayedAttempt(comment.attempt, comment.seq)))

        return ListFlow(
            school, lambda turned: lists.comments_page(school.learning, person, turned), chosen
        )

    def exams(self) -> AnyFlow:
        """Show every test; one that is open goes on, one on record is looked at."""
        school = self._school
        return ListFlow(
            school,
            lambda turned: lists.exams_page(school.learning, turned),
            lambda key: Show(self.exam(key)),
        )

    def exam_start(self, trainee: Person) -> AnyFlow:
        """Draw a test."""
        return ExamStartFlow(self._school, trainee)

    def exam(self, key: str) -> AnyFlow:
        """Show how a test stands."""
        return ExamFlow(self._school, key)

    def exam_drill(self, key: str, begun: DrillBegun) -> AnyFlow:
        """Ask what is left of a drill of a test."""
        return ExamDrillFlow(self._school, self._school.services.exams.of(key), begun)
