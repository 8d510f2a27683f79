"""A lesson under way in the window: its table, its clock, and what becomes of a power cut."""

import json
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from dealer_assist.catalog.lessons import Goal, Lesson
from dealer_assist.desk.clock import Clock
from dealer_assist.devices.simulated.faults import NotAFault, carry_out
from dealer_assist.devices.simulated.virtual_shoe import TableShoe
from dealer_assist.kiosk.school.class_line import ClassLine
from dealer_assist.kiosk.table.opening import OpenTable, open_table
from dealer_assist.school.lessons.answers import WHOLE_GOAL, Judged
from dealer_assist.school.lessons.lesson_clock import LessonClock
from dealer_assist.school.lessons.lesson_play import LessonPlay
from dealer_assist.school.lessons.score import goal_shares
from dealer_assist.school.lessons.whole_round import WRONG_PAY
from dealer_assist.school.people.facts import ExamPartBegan
from dealer_assist.ui.school.lesson_question import LessonQuestion
from dealer_assist.ui.school.lesson_stage import LessonStage
from dealer_assist.ui.school.lesson_strip import coach_model, strip_model
from dealer_assist.ui.school.watched import LessonSeen, moment, watched
from dealer_assist.ui.shell.table_controller import TableController
from dealer_assist.ui.table.model.coach import LessonStrip
from dealer_assist.ui.table.presenter.table import table_model
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.value import Value

_REPORTS_MS, _TOLD_MS = 1_000, 20_000

log = logging.getLogger(__name__)


class Present(Protocol):
    """Makes the real table's screen for a lesson's table."""

    def __call__(
        self,
        opened: OpenTable,
        clock: Clock,
        *,
        go: Callable[[str], None],
        lesson: Callable[[], LessonStrip],
        shoe: TableShoe,
    ) -> TableController: ...


class ExamPart(Value):
    """A part of an exam that is being played."""

    exam: str
    begun: ExamPartBegan
    person: str
    name: str
    folder: Path


class Sitting(Value):
    """What is played: a lesson at a table with a seed, into a folder; its number, and by whom.

    One of a placement shows what the trainee knows already.
    """

    lesson: Lesson
    table: str
    seed: int
    folder: Path
    number: int = 0
    trainee: str = ""
    part: ExamPart | None = None
    is_placement: bool = False


class LessonRunning:
    """Opens the table of a lesson, plays its world beside it, and opens it again after a cut."""

    def __init__(
        self,
        sitting: Sitting,
        context: UiContext,
        clock: Clock,
        present: Present,
        go: Callable[[str], None],
        line: ClassLine | None = None,
    ) -> None:
        self.sitting, self.lesson, self.part = sitting, sitting.lesson, sitting.part
        self.folder, self.table = sitting.folder, sitting.table
        self.clock = LessonClock(clock)
        self._present, self._go, self._line = present, go, line
        self._told, self._told_at = "", 0
        self._reported_at, self._moment = -_REPORTS_MS, ""
        self._wall = clock
        self.opened = open_table(self.table, self.folder, self.clock)
        try:
            self.play = LessonPlay(self.lesson, self.opened, self.clock, sitting.seed)
            self.strip = self._strip()
            self.face = self._face()
        except BaseException:
            self.opened.close()
            raise
        self.stage = LessonStage(context, self.face, self.face, self.tick)
        self.ended: Callable[[], None] = lambda: None

    def tick(self) -> None:
        """Let the world go on and the coach look; after the picture, so that no touch waits."""
        self.play.tick()
        self.strip = self._strip()
        if self._line is not None:
            self._speak(self._line)
        if self.play.room.is_power_cut:
            self.clock.stop()
            self.stage.go_dark()
        elif self.play.room.questions:
            self.clock.stop()
            self._ask()
        elif self.play.is_over:
            self.ended()

    def switch_on(self) -> None:
        """Open the table again from what is on record; what lay on the layout lies there still."""
        if not self.play.room.is_power_cut:
            return
        hardware = self.opened.rack.simulated.snapshot()
        self.stage.leave()
        self.opened.close()
        self.opened = open_table(
            self.table,
            self.folder,
            self.clock,
            restore=lambda rack: rack.simulated.restore(hardware),
        )
        self.play.move_to(self.opened)
        self.face = self._face()
        self.stage.replace(self.face, self.face)
        self.clock.go_on()

    def _ask(self) -> None:
        """Ask the lesson's question over the table; the round waits, and its clock."""
        table = self.opened.desk.table
        asked = self.play.room.questions[0]
        if asked.goal == WHOLE_GOAL:
            share = goal_shares(self.play.lesson)[len(self.play.lesson.goals)]
            goal = Goal(share, answer=WRONG_PAY, seat=asked.seat)
        else:
            goal = self.play.lesson.goals[asked.goal]
        judged = Judged(goal, 0, asked.right, None)
        question = LessonQuestion(self.strip.banner, table, judged, parts=asked.parts)
        self.stage.ask(question, self._answered)

    def _answered(self, cents: int) -> None:
        self.play.room.answer(cents)
        self.clock.go_on()

    def close(self) -> None:
        """Release the table."""
        self.play.leave()
        self.opened.close()

    def _face(self) -> TableController:
        return self._present(
            self.opened,
            self.clock,
            go=self._go,
            lesson=lambda: self.strip,
            shoe=self.play.room.hands,
        )

    def _strip(self) -> LessonStrip:
        sitting = self.sitting
        is_exam = sitting.part is not None
        return strip_model(
            self.play, sitting.number, sitting.trainee, is_exam=is_exam, told=self._told
        )

    def _speak(self, line: ClassLine) -> None:
        """Take what the trainer has sent, and say once a second how the lesson stands."""
        now = self._wall.ms()
        for order in line.orders():
            if order.text and self.part is None:
                self._told, self._told_at = order.text, now
            if order.fault:
                self._break(order.fault)
        if self._told and now - self._told_at >= _TOLD_MS:
            self._told = ""
        if now - self._reported_at < _REPORTS_MS:
            return
        self._reported_at = now
        advice, play = self.play.coach.advice(), self.play
        state = "done" if play.room.is_over else "play"
        seen = LessonSeen(
            attempt=self.folder.name,
            person=self.sitting.trainee,
            lesson=self.lesson.title,
            number=self.sitting.number,
            seconds=play.seconds,
            mistakes=advice.mistakes,
            is_slow=advice.is_slow,
            state=state,
            coach=coach_model(advice),
        )
        model = table_model(self.opened.desk.table, self.face.view())
        told = moment(seen, model)
        is_new = (mark := json.dumps({**told, "seconds": 0})) != self._moment
        self._moment = mark
        line.tell(watched(seen, model), told if is_new else None)

    def _break(self, words: str) -> None:
        try:
            carry_out(words, self.opened.rack)
        except NotAFault as wrong:  # this table has no such device
            log.info("%s", wrong)
