"""The intro of a lesson under way: the model dealer to watch, the rules to read, the start."""

from dataclasses import replace
from typing import TYPE_CHECKING

from dealer_assist.message import Msg
from dealer_assist.ui.models.actions import Pick
from dealer_assist.ui.pages.rules.presenter import chapters_of
from dealer_assist.ui.presenters.school import intro, rules
from dealer_assist.ui.school.intro_screen import IntroScreen
from dealer_assist.ui.school.replaying import Replaying
from dealer_assist.ui.school.rules_screen import RulesScreen
from dealer_assist.ui.school.services import Finished
from dealer_assist.ui.school.waiting import wait_for

if TYPE_CHECKING:
    from dealer_assist.ui.school.controller import SchoolController


class Introducing:
    """The screens before a lesson; they lead back to today, or to its table."""

    def __init__(self, school: "SchoolController", key: str) -> None:
        self._school, self._key = school, key
        self._setup = school.services.setup(key)
        self._model_s = 0

    def open(self) -> None:
        """Show what the lesson is about."""
        school = self._school
        screen = IntroScreen(school.context, school)

        def draw() -> None:
            learning = school.learning
            lesson = learning.lesson(self._key)
            screen.show_state(intro.intro_model(learning, lesson, self._setup, self._model_s))

        school.show_screen(screen, draw, self._answer)

    def _answer(self, action: object) -> None:
        school = self._school
        match action:
            case intro.TODAY:
                school.open_today()
            case intro.START:
                school.services.start(self._key)
            case intro.MODEL:
                school.refuse(Msg("The model dealer plays; a moment"))
                wait_for(
                    school, lambda: school.services.model_run(self._key), self._watch, school.refuse
                )
            case intro.RULES:
                self._open_rules()

    def _watch(self, done: Finished) -> None:
        self._model_s = done.report.seconds
        Replaying(self._school, "", self.open, done).open_model()

    def _open_rules(self) -> None:
        """Show what the table plays by, a chapter at a time."""
        school, setup = self._school, self._setup
        chapters = chapters_of(school.services.rule_book(setup.game), setup)
        game = school.services.book().games[setup.game]
        reading = rules.Reading(setup, game, chapters, chapters[0])
        screen = RulesScreen(school.context, school)

        def draw() -> None:
            screen.show_state(rules.rules_model(school.learning, reading), reading.chapter)

        def answer(action: object) -> None:
            nonlocal reading
            match action:
                case rules.BACK:
                    self.open()
                    return
                case Pick(value=key):
                    reading = replace(
                        reading, chapter=next(one for one in chapters if one.key == key)
                    )
                case _:
                    reading = replace(reading, shows_paytables=action == rules.PAYTABLES)
            school.redraw()

        school.show_screen(screen, draw, answer)
