"""Drills under way: all of them to choose from, then one question after the other."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from dealer_assist.school.drills.drill_run import drills_for, questions_for
from dealer_assist.school.people.memory import memory_of
from dealer_assist.school.people.skills import answered
from dealer_assist.school.people.today import DRILL_QUESTIONS
from dealer_assist.ui.models.actions import Pick
from dealer_assist.ui.presenters.school import choosing, payout
from dealer_assist.ui.presenters.school import drill as d
from dealer_assist.ui.school.choosing_screen import ChoosingScreen
from dealer_assist.ui.school.drill_screen import DrillScreen

if TYPE_CHECKING:
    from dealer_assist.ui.school.controller import SchoolController


class Drilling:
    """The screens of drills; they lead back to today."""

    def __init__(self, school: "SchoolController") -> None:
        self._school = school

    def open_all(self) -> None:
        """Offer every drill of this game."""
        school = self._school
        screen = ChoosingScreen(school.context, school)

        def draw() -> None:
            answers = school.services.people.answers_of(school.learning.person.key)
            memory = memory_of(answers, school.learning.now)
            names = drills_for(
                school.services.book(), school.services.game, school.services.house()
            )
            screen.show_state(choosing.drills_model(school.learning, names, memory))

        def answer(action: object) -> None:
            match action:
                case Pick(value=str(name)):
                    self.open(name)
                case _:
                    school.open_today()

        school.show_screen(screen, draw, answer)

    def open(self, name: str) -> None:
        """Ask the questions of a drill."""
        school, services = self._school, self._school.services
        seed = services.draw_seed()
        person = school.learning.person.key
        known = memory_of(services.people.answers_of(person), school.learning.now).get(name)
        due = [one.kind for one in known.due_by(school.learning.now)] if known else []
        made = questions_for(
            name,
            services.book(),
            services.game,
            seed,
            DRILL_QUESTIONS,
            due,
            house=services.house(),
        )

        def keep(given: d.Given) -> None:
            services.keep(answered(person, given.question, is_right=given.is_right, ms=given.ms))

        drill = d.Drill(made, DRILL_QUESTIONS, services.book(), services.clock.ms, keep)
        screen = DrillScreen(school.context, school)

        def draw() -> None:
            memory = memory_of(services.people.answers_of(person), school.learning.now)
            screen.show_state(d.drill_model(drill, school.learning, memory.get(name)))

        def answer(action: object) -> None:
            if action == d.TODAY:
                school.open_today()
                return
            take_answer(drill, action)
            school.redraw()

        school.show_screen(screen, draw, answer)
        school.tick_with(with_clock(drill, lambda: drill.has_clock, school.redraw))


def take_answer(drill: d.Drill, action: object) -> None:
    """Do with a drill what was touched."""
    match action:
        case d.DONE | payout.PAY:
            drill.done()
        case d.NEXT:
            drill.next()
        case d.FOUL:
            drill.foul()
        case d.GO_ON:
            drill.go_on()
        case d.LINES:
            drill.shows_lines = not drill.shows_lines
        case Pick(value=str(key)):
            drill.pick(key)
        case _:
            drill.pay(action)


def with_clock(
    drill: d.Drill, has_clock: Callable[[], bool], redraw: Callable[[], None]
) -> Callable[[int], None]:
    """Make questions ahead while time passes, and show its seconds where there is a clock."""
    seconds = 0

    def tick(now: int) -> None:
        nonlocal seconds
        drill.prepare()
        if has_clock() and drill.verdict is None and drill.seconds != seconds:
            seconds = drill.seconds
            redraw()

    return tick
