"""The school on the screen: its flows on one stage, each drawn from what is on record."""

from dealer_assist.errors import UserFacingError
from dealer_assist.ui.help.over import HelpOver, stage_point
from dealer_assist.ui.pages import chapter_view as chapter_view
from dealer_assist.ui.school import paint as paint
from dealer_assist.ui.school.flows import SchoolFlows
from dealer_assist.ui.school.result import ResultFlow
from dealer_assist.ui.school.school import School
from dealer_assist.ui.school.services import Finished, SchoolServices
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.flow import Say, Show, Stay, Step
from dealer_assist.ui.toolkit.screen import TreeScreen
from dealer_assist.ui.toolkit.stage import AnyFlow, Stage


class SchoolStage(Stage):
    """Shows the school: at first who learns, else what somebody comes back to."""

    is_pad_below_banner = True
    _is_beating = False

    def __init__(
        self,
        context: UiContext,
        services: SchoolServices,
        finished: Finished | None = None,
        *,
        is_first: bool = False,
        exam: str = "",
        is_making: bool = False,
    ) -> None:
        self.school = school = School(services, SchoolFlows)
        is_trainer = school.learning.person.is_trainer
        first = school.flows.class_list() if is_trainer else school.flows.today()
        if is_making:
            first = school.flows.maker()
        elif is_first and school.people.on_list():
            first = school.flows.who()
        super().__init__(context, services.clock.ms, first)
        self.help = HelpOver(self, lambda: stage_point(self))
        if exam:
            self.go(Show(school.flows.exam(exam)))
        elif finished is not None:
            self.go(Show(ResultFlow(school, finished)))

    @property
    def shown(self) -> TreeScreen:
        """Return the screen that is seen."""
        return self.top_screen

    def take(self, touch: object, flow: AnyFlow | None = None) -> None:
        """Hand a flow a touch; what cannot be put on record is said, and changes none."""
        self.school.changed()
        try:
            super().take(touch, flow)
        except UserFacingError as wrong:  # the disk is full, say: nothing was recorded
            self.refuse(str(wrong))

    def go(self, step: Step) -> None:
        """Carry a step out; whatever it was, the screens are made again."""
        if not (self._is_beating and isinstance(step, Stay)):
            self.school.changed()
        super().go(step)

    def beat(self) -> None:
        """Let time pass; a beat that leads nowhere makes no screen again."""
        self._is_beating = True
        super().beat()
        self._is_beating = False
        self.help.beat()

    def refuse(self, sentence: str) -> None:
        """Say for a while why something cannot be done."""
        self.go(Say(sentence))

    def leave(self) -> None:
        """Let go of the screens."""
        self.context.widgets.let_go()
