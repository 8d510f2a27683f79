"""LESSON MAKER: a lesson being made, recorded, its goals and faults chosen, checked, then given."""

from collections.abc import Callable, Iterable
from typing import TypeVar, assert_never

from dealer_assist.catalog.lessons import OPEN, POWER_CUT, Goal, Lesson, Scoring, WorldStep
from dealer_assist.errors import UserFacingError
from dealer_assist.message import Msg
from dealer_assist.school.making import maker_line
from dealer_assist.school.making.draft import Draft
from dealer_assist.school.making.maker import without_step
from dealer_assist.ui.school.lists import ListFlow, Offer, OfferTouched, part_page
from dealer_assist.ui.school.maker import choices
from dealer_assist.ui.school.maker.page import GOAL_LIST, RUN_LIST, Making, fault_words, maker_page
from dealer_assist.ui.school.maker.run import run_rows, step_at
from dealer_assist.ui.school.maker.touches import (
    CheckTouched,
    EditTouched,
    FaultLaid,
    GoalTouched,
    LaidFault,
    MakerTouch,
    PaceTouched,
    PublishTouched,
    RecordTouched,
    RowTouched,
    TagMoved,
    TagTouched,
)
from dealer_assist.ui.school.school import School, SchoolFlow
from dealer_assist.ui.school.task import Task
from dealer_assist.ui.school.touches import Turned
from dealer_assist.ui.school.trainer import Subject, SubjectTouched, gone_to
from dealer_assist.ui.toolkit import flow as to
from dealer_assist.ui.toolkit.nodes import Page
from dealer_assist.value import replace

V = TypeVar("V")
_AFTER_MS = 1000


class MakerFlow(SchoolFlow[Page[MakerTouch], MakerTouch]):
    """Shows the draft that was changed last; a run that was just recorded gets its title."""

    help_topic = "school.maker"

    def __init__(self, school: School) -> None:
        super().__init__(school)
        self._maker = school.services.maker
        self._draft: Draft | None = None
        self._selected, self._said, self._saved_at = -1, "", ""
        self._check = Task[Draft](school.services.work)
        self._asks_title = self._maker.is_waiting_for_title
        try:
            self._draft = self._maker.draft()
        except UserFacingError as wrong:
            self._said = wrong.message

    def shown(self) -> Page[MakerTouch]:
        """Return the run, its goals and its faults."""
        learning = self.school.learning
        making = Making(
            self._draft,
            self._selected,
            self._said,
            self._saved_at,
            self.turned(RUN_LIST),
            self.turned(GOAL_LIST),
        )
        return maker_page(learning, learning.person, making)

    def tick(self, now_ms: int) -> to.Step:
        """Ask for the title of a run, and look whether the model dealer is done."""
        if self._asks_title:
            self._asks_title = False
            about = Msg("In the course below it")
            back = Msg("The run waits for its title")
            return to.AskText(
                Msg("The lesson's title"), about, self._take, least_words=1, back_words=back
            )
        return self._check.step() or to.Stay()

    def take(self, touch: MakerTouch) -> to.Step:
        """Answer a touch; without a draft there is only RECORD."""
        if isinstance(touch, Turned):
            return self.turn(touch)
        self._said = ""
        match touch:
            case RecordTouched():
                self._maker.record()
                return to.Stay()
            case SubjectTouched(Subject.LESSONS):
                return to.Stay()
            case SubjectTouched(subject):
                return gone_to(self.school, subject)
            case _ if self._draft is None:
                return to.Stay()
            case _:
                return self._change(self._draft, touch)

    def _change(self, draft: Draft, touch: MakerTouch) -> to.Step:
        match touch:
            case RowTouched(place):
                self._selected = place
            case EditTouched():
                return self._edit(draft)
            case GoalTouched(place):
                return self._choose_goal(draft, place)
            case PaceTouched():
                return self._choose_pace(draft)
            case FaultLaid(fault):
                self._lay(draft, fault)
            case TagTouched(place):
                return self._choose_tag(draft, place)
            case TagMoved(place, share):
                self._move(draft, place, share)
            case CheckTouched():
                self._begin_check(draft)
            case PublishTouched():
                self._publish(draft)
            case RecordTouched() | SubjectTouched() | Turned():
                pass  # answered before
            case _:
                assert_never(touch)
        return to.Stay()

    def _take(self, title: str) -> to.Step:
        try:
            self._keep(self._maker.take(title))
            self._selected = -1
        except UserFacingError as wrong:
            self._said = wrong.message
            self._asks_title = self._maker.is_waiting_for_title
        return to.Stay()

    def _keep(self, draft: Draft) -> None:
        """Change the draft; it is on disk before it is seen."""
        self._maker.save(draft)
        self._draft, self._saved_at = draft, self.school.minute

    def _keep_lesson(self, draft: Draft, lesson: Lesson) -> None:
        self._keep(draft.with_lesson(lesson))

    def _begin_check(self, draft: Draft) -> None:
        self._said = Msg("The model dealer plays. A moment")
        maker = self._maker

        def show(checked: Draft) -> to.Step:
            if self._draft is draft:  # what was changed meanwhile is checked by another touch
                self._draft = checked
            return self._say("")

        self._check.begin(lambda: maker.check(draft), show, self._say)

    def _say(self, sentence: str) -> to.Step:
        self._said = sentence
        self.school.changed()
        return to.Stay()

    def _publish(self, draft: Draft) -> None:
        try:
            self._draft = self._maker.publish(draft)
        except UserFacingError as wrong:
            self._said = wrong.message

    def _lay(self, draft: Draft, fault: LaidFault) -> None:
        rows = run_rows(draft)
        if 0 <= self._selected < len(rows):
            at_ms = rows[self._selected].last_ms + _AFTER_MS
            step = _step_of(fault, maker_line.free_seat(draft.lesson, draft.setup.seats))
            lesson = maker_line.laid(draft.lesson, draft.recorded, step, at_ms)
            self._keep_lesson(draft, lesson)

    def _move(self, draft: Draft, place: int, share: float) -> None:
        begin, end = maker_line.span(draft.recorded)
        at_ms = begin + round(share * (end - begin))
        self._keep_lesson(draft, maker_line.moved(draft.lesson, draft.recorded, place, at_ms))

    def _choose_goal(self, draft: Draft, place: int) -> to.Step:
        goal = draft.lesson.goals[place]

        def chosen(other: Goal | None) -> None:
            if other is None:
                self._keep(draft.without_goal(place))
            else:
                self._keep(draft.with_goal(place, other))

        return self._choose(str(goal.why), choices.goal_offers(goal, draft.setup), chosen)

    def _choose_pace(self, draft: Draft) -> to.Step:
        def chosen(score: Scoring) -> None:
            self._keep_lesson(draft, replace(draft.lesson, score=score))

        return self._choose(Msg("Pace"), choices.pace_offers(draft), chosen)

    def _edit(self, draft: Draft) -> to.Step:
        """Change a step of the world: other cards, or not at all."""
        row = run_rows(draft)[self._selected]
        place = step_at(draft, row)
        if place < 0:
            return to.Stay()

        def chosen(step: WorldStep | None) -> None:
            steps = list(draft.lesson.steps)
            steps[place : place + 1] = [] if step is None else [step]
            self._keep_lesson(draft, replace(draft.lesson, steps=tuple(steps)))

        offers = choices.step_offers(draft.lesson.steps[place], draft.setup)
        return self._choose(row.title, offers, chosen)

    def _choose_tag(self, draft: Draft, place: int) -> to.Step:
        step = draft.lesson.steps[place]

        def chosen(other: WorldStep | None) -> None:
            lesson = without_step(draft.lesson, place)
            if other is not None:
                at_ms = maker_line.placed(draft.lesson, draft.recorded)[place].at_ms
                lesson = maker_line.laid(lesson, draft.recorded, other, at_ms)
            self._keep_lesson(draft, lesson)

        return self._choose(fault_words(step)[0], choices.tag_offers(step, draft.setup), chosen)

    def _choose(
        self, title: str, offers: Iterable[Offer[OfferTouched[V]]], chosen: Callable[[V], None]
    ) -> to.Step:
        values: list[V] = []
        shown: list[Offer[OfferTouched[int]]] = []
        for place, one in enumerate(offers):  # a touch is a number: steps hold what can change
            values.append(one.touch.value)
            shown.append(Offer(OfferTouched(place), one.label, one.detail, one.mark))

        def take(place: int) -> to.Step:
            try:
                chosen(values[place])
            except UserFacingError as wrong:
                self._said = wrong.message
            return to.Back()

        return to.Show(
            ListFlow(
                self.school,
                lambda turned: part_page(self.school.learning, title, shown, turned),
                take,
            )
        )


def _step_of(fault: LaidFault, seat: int) -> WorldStep:
    match fault:
        case LaidFault.LATE:
            return WorldStep(OPEN, late_chips=(seat,))
        case LaidFault.STUCK:
            return WorldStep(OPEN, trouble=(f"fault sensor {seat} stuck",))
        case LaidFault.READER:
            return WorldStep(OPEN, trouble=("unplug swiper",))
        case LaidFault.POWER:
            return WorldStep(OPEN, trouble=(POWER_CUT,))
        case _:
            assert_never(fault)
