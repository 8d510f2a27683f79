"""The school on the screen: its flows on one stage, each drawn from what is on record."""

from typing import Any

from dealer_assist.errors import UserFacingError
from dealer_assist.ui.help.over import HelpOver
from dealer_assist.ui.help.point import stage_point
from dealer_assist.ui.school.assign.flow import AssignFlow
from dealer_assist.ui.school.class_list.flow import ClassFlow
from dealer_assist.ui.school.class_list.screen import ClassScreen
from dealer_assist.ui.school.drill.flow import DrillFlow
from dealer_assist.ui.school.drill.screen import DrillScreen
from dealer_assist.ui.school.exam.flow import ExamFlow
from dealer_assist.ui.school.exam.screen import ExamScreen
from dealer_assist.ui.school.exam_drill.flow import ExamDrillFlow
from dealer_assist.ui.school.exam_start.flow import ExamStartFlow
from dealer_assist.ui.school.exam_start.screen import ExamStartScreen
from dealer_assist.ui.school.flows import SchoolFlows
from dealer_assist.ui.school.intro.flow import IntroFlow
from dealer_assist.ui.school.intro.screen import IntroScreen
from dealer_assist.ui.school.lists.flow import ListFlow
from dealer_assist.ui.school.lists.screen import ListScreen
from dealer_assist.ui.school.maker.flow import MakerFlow
from dealer_assist.ui.school.maker.screen import MakerScreen
from dealer_assist.ui.school.person.flow import PersonFlow
from dealer_assist.ui.school.progress.flow import ProgressFlow
from dealer_assist.ui.school.progress.screen import ProgressScreen
from dealer_assist.ui.school.replay.flow import ReplayFlow
from dealer_assist.ui.school.replay.screen import ReplayScreen
from dealer_assist.ui.school.result.flow import ResultFlow
from dealer_assist.ui.school.result.screen import ResultScreen
from dealer_assist.ui.school.rules.flow import RulesFlow
from dealer_assist.ui.school.rules.screen import RulesScreen
from dealer_assist.ui.school.school import School
from dealer_assist.ui.school.services import Finished, SchoolServices
from dealer_assist.ui.school.today.flow import TodayFlow
from dealer_assist.ui.school.today.screen import TodayScreen
from dealer_assist.ui.school.who.flow import WhoFlow
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.flow import Say, Show, Stay, Step
from dealer_assist.ui.toolkit.screen import Screen
from dealer_assist.ui.toolkit.stage import AnyFlow, Screens, Stage

SCREENS: Screens = {
    WhoFlow: ListScreen,
    ListFlow: ListScreen,
    AssignFlow: ListScreen,
    TodayFlow: TodayScreen,
    IntroFlow: IntroScreen,
    RulesFlow: RulesScreen,
    ResultFlow: ResultScreen,
    DrillFlow: DrillScreen,
    ExamDrillFlow: DrillScreen,
    ProgressFlow: ProgressScreen,
    PersonFlow: ProgressScreen,
    ReplayFlow: ReplayScreen,
    ClassFlow: ClassScreen,
    MakerFlow: MakerScreen,
    ExamStartFlow: ExamStartScreen,
    ExamFlow: ExamScreen,
}


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
        super().__init__(context, services.clock.ms, SCREENS, first)
        self.help = HelpOver(self, lambda: stage_point(self))
        if exam:
            self.go(Show(school.flows.exam(exam)))
        elif finished is not None:
            self.go(Show(ResultFlow(school, finished)))

    @property
    def shown(self) -> Screen[Any, Any]:
        """Give the screen that stands."""
        return self.top_screen

    def take(self, touch: object, flow: AnyFlow | None = None) -> None:
        """Give a flow a touch; what cannot be put on record is said, and changes none."""
        self.school.changed()
        try:
            super().take(touch, flow)
        except UserFacingError as wrong:  # the disk is full, say: nothing was recorded
            self.refuse(str(wrong))

    def go(self, step: Step) -> None:
        """Carry a step out; whatever it was, the screens are made anew."""
        if not (self._is_beating and isinstance(step, Stay)):
            self.school.changed()
        super().go(step)

    def beat(self) -> None:
        """Let time pass; a beat that leads nowhere makes no screen anew."""
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
