"""A lesson being made: recorded, its goals and faults chosen, checked, then given."""

from dataclasses import replace
from typing import TYPE_CHECKING

from dealer_assist.catalog.lessons import OPEN, POWER_CUT, Step
from dealer_assist.errors import UserFacingError
from dealer_assist.message import Msg
from dealer_assist.school.making import maker_line
from dealer_assist.school.making.draft import Draft
from dealer_assist.school.making.maker import without_step
from dealer_assist.school.people.people import Person
from dealer_assist.ui.models.actions import Pick
from dealer_assist.ui.models.school.drill import Mark, OfferModel
from dealer_assist.ui.presenters.school import choosing
from dealer_assist.ui.presenters.school import maker as m
from dealer_assist.ui.presenters.school import maker_choices as mc
from dealer_assist.ui.school.choosing_screen import ChoosingScreen
from dealer_assist.ui.school.maker_screen import ADD, GOAL, ROW, TAG, MakerScreen
from dealer_assist.ui.school.waiting import wait_for

if TYPE_CHECKING:
    from collections.abc import Callable

    from dealer_assist.ui.school.controller import SchoolController

_AFTER_MS = 1000
_REMOVE = "remove"


class Making:
    """The lesson maker's screens; `go` leads to another subject of the rail."""

    def __init__(
        self, school: "SchoolController", trainer: Person, go: "Callable[[object], None]"
    ) -> None:
        self._school, self._trainer, self._go = school, trainer, go
        self._maker = school.services.maker
        self._draft: Draft | None = None
        self._selected, self._said, self._saved_at = -1, "", ""

    def open(self) -> None:
        """Show the draft that was changed last; a run that was just recorded gets its title."""
        try:
            self._draft = self._maker.draft()
        except UserFacingError as wrong:
            self._said = wrong.message
        self._show()
        if self._maker.is_waiting_for_title:
            self._ask_title()

    def _show(self) -> None:
        school = self._school
        screen = MakerScreen(school.context, school)
        screen.moved.connect(self._move)

        def draw() -> None:
            screen.show_state(
                m.maker_model(
                    school.learning,
                    self._draft,
                    self._trainer,
                    self._selected,
                    self._said,
                    self._saved_at,
                )
            )

        school.show_screen(screen, draw, self._answer)

    def _answer(self, action: object) -> None:
        self._said = ""
        match action:
            case m.RECORD:
                self._maker.record()
            case m.CHECK if self._draft is not None:
                self._check(self._draft)
            case m.PUBLISH if self._draft is not None:
                self._publish(self._draft)
            case Pick(value=str(word)) if word.startswith(ROW):
                self._selected = int(word.removeprefix(ROW))
            case m.EDIT if self._draft is not None:
                self._edit(self._draft)
                return
            case Pick(value=str(word)) if word == GOAL + m.PACE:
                self._choose_pace()
                return
            case Pick(value=str(word)) if word.startswith(GOAL):
                self._choose_goal(int(word.removeprefix(GOAL)))
                return
            case Pick(value=str(word)) if word.startswith(ADD):
                self._add(word.removeprefix(ADD))
            case Pick(value=str(word)) if word.startswith(TAG):
                self._choose_tag(int(word.removeprefix(TAG)))
                return
            case _:
                self._go(action)
                return
        self._school.redraw()

    def _ask_title(self) -> None:
        self._school.ask_note(
            Msg("The lesson's title"), Msg("It stands in the course under it"), self._take
        )

    def _take(self, title: str) -> None:
        try:
            self._keep(self._maker.take(title))
            self._selected = -1
        except UserFacingError as wrong:
            self._said = wrong.message
            if self._maker.is_waiting_for_title:
                self._school.services.later(self._ask_title)

    def _keep(self, draft: Draft) -> None:
        """Change the draft; it is on disk before it is seen."""
        self._maker.save(draft)
        self._draft, self._saved_at = draft, self._school.learning.clock

    def _check(self, draft: Draft) -> None:
        self._say(Msg("The model dealer plays; a moment"))

        def show(checked: Draft) -> None:
            if self._draft is draft:  # what was changed meanwhile is checked by another touch
                self._draft = checked
            self._say("")

        wait_for(self._school, lambda: self._maker.check(draft), show, self._say)

    def _say(self, sentence: str) -> None:
        self._said = sentence
        self._school.redraw()

    def _publish(self, draft: Draft) -> None:
        try:
            self._draft = self._maker.publish(draft)
        except UserFacingError as wrong:
            self._said = wrong.message

    def _add(self, fault: str) -> None:
        draft = self._draft
        if draft is None:
            return
        rows = m.run_rows(draft)
        if not 0 <= self._selected < len(rows):
            return
        at_ms = rows[self._selected].last_ms + _AFTER_MS
        step = _step_of(fault, _seat_for(fault, draft))
        self._keep(draft.with_lesson(maker_line.laid(draft.lesson, draft.recorded, step, at_ms)))

    def _move(self, key: str, share: float) -> None:
        draft = self._draft
        if draft is None:
            return
        begin, end = maker_line.span(draft.recorded)
        at_ms = begin + round(share * (end - begin))
        self._keep(
            draft.with_lesson(maker_line.moved(draft.lesson, draft.recorded, int(key), at_ms))
        )
        self._school.redraw()

    def _choose_goal(self, place: int) -> None:
        draft = self._draft
        if draft is None:
            return
        goal = draft.lesson.goals[place]
        now = mc.chosen_of(goal)
        offers = [
            OfferModel(*one, mark=Mark.PICKED if one[0] in now else Mark.PLAIN)
            for one in mc.goal_offers(goal, draft.setup)
        ]

        def chosen(key: str) -> None:
            if key == _REMOVE:
                self._keep(draft.without_goal(place))
            else:
                self._keep(draft.with_goal(place, mc.goal_with(goal, key)))

        self._choose(str(goal.why), offers, chosen)

    def _choose_pace(self) -> None:
        draft = self._draft
        if draft is None:
            return
        offers = [OfferModel(*one) for one in mc.pace_offers(draft)]

        def chosen(key: str) -> None:
            score = mc.with_pace(draft.lesson.score, key)
            self._keep(draft.with_lesson(replace(draft.lesson, score=score)))

        self._choose(Msg("Pace"), offers, chosen)

    def _edit(self, draft: Draft) -> None:
        """Change a step of the world: other cards, or not at all."""
        row = m.run_rows(draft)[self._selected]
        place = m.step_at(draft, row)
        if place < 0:
            return
        step = draft.lesson.steps[place]
        offers = [OfferModel(*one) for one in mc.step_offers(step, draft.setup)]

        def chosen(key: str) -> None:
            steps = list(draft.lesson.steps)
            if key == _REMOVE:
                steps.pop(place)
            else:
                steps[place] = mc.step_dealt(step, key)
            self._keep(draft.with_lesson(replace(draft.lesson, steps=tuple(steps))))

        self._choose(row.title, offers, chosen)

    def _choose_tag(self, place: int) -> None:
        draft = self._draft
        if draft is None:
            return
        step = draft.lesson.steps[place]
        offers = [OfferModel(*one) for one in mc.tag_offers(step, draft.setup)]

        def chosen(key: str) -> None:
            lesson = without_step(draft.lesson, place)
            if key != _REMOVE:
                at_ms = maker_line.placed(draft.lesson, draft.recorded)[place].at_ms
                lesson = maker_line.laid(lesson, draft.recorded, mc.step_with(step, key), at_ms)
            self._keep(draft.with_lesson(lesson))

        self._choose(m.fault_words(step)[0], offers, chosen)

    def _choose(
        self, title: str, offers: list[OfferModel], chosen: "Callable[[str], None]"
    ) -> None:
        school = self._school
        screen = ChoosingScreen(school.context, school)

        def answer(action: object) -> None:
            if isinstance(action, Pick):
                try:
                    chosen(str(action.value))
                except UserFacingError as wrong:
                    self._said = wrong.message
            self._show()

        school.show_screen(
            screen,
            lambda: screen.show_state(choosing.part_model(school.learning, title, offers)),
            answer,
        )


def _seat_for(fault: str, draft: Draft) -> int:
    """Choose a seat: one that bets for a sensor that sticks, a free one for a chip that is late."""
    betting = {player.seat for step in draft.lesson.steps for player in step.players}
    late = {seat for step in draft.lesson.steps for seat in step.late_chips}
    if fault == m.STUCK and betting:
        return max(betting)
    free = [seat for seat in draft.setup.seats if seat not in betting | late]
    return free[-1] if free else max(draft.setup.seats)


def _step_of(fault: str, seat: int) -> Step:
    match fault:
        case m.LATE:
            return Step(OPEN, late_chips=(seat,))
        case m.STUCK:
            return Step(OPEN, trouble=(f"fault sensor {seat} stuck",))
        case m.READER:
            return Step(OPEN, trouble=("unplug swiper",))
        case _:
            return Step(OPEN, trouble=(POWER_CUT,))
