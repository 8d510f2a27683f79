"""The set-up on its window: the steps as flows on one stage, in the language that is chosen."""

from dealer_assist.kiosk_setup.draft import SetUpStep
from dealer_assist.kiosk_setup.kiosk_setup import SetUp
from dealer_assist.ui.help.over import HelpOver, stage_point
from dealer_assist.ui.kiosk_setup import paint  # noqa: F401 - what the steps are painted by
from dealer_assist.ui.kiosk_setup.approval import ApprovalFlow
from dealer_assist.ui.kiosk_setup.check import CheckFlow
from dealer_assist.ui.kiosk_setup.choices import ChoicesFlow
from dealer_assist.ui.kiosk_setup.ports import PortsFlow
from dealer_assist.ui.kiosk_setup.step_flow import StepFlow, StepFlows, flow_of
from dealer_assist.ui.kiosk_setup.touch_trial import TouchTrialFlow
from dealer_assist.ui.toolkit.context import UiContext, with_preferences
from dealer_assist.ui.toolkit.flow import AskPin, AskText, Step
from dealer_assist.ui.toolkit.stage import Stage
from dealer_assist.ui.toolkit.values.preferences import Preferences

DRAW_EVERY_MS = 100  # bytes run faster than anybody reads them
FLOWS: StepFlows = {
    **dict.fromkeys(SetUpStep, ChoicesFlow),
    SetUpStep.APPROVAL: ApprovalFlow,
    SetUpStep.PORTS: PortsFlow,
    SetUpStep.STAFF: CheckFlow,
}
"""All steps but three are answered by choosing alone."""


class SetupStage(Stage):
    """Shows the present step, and over it at most one pad or the crosses."""

    def __init__(self, context: UiContext, set_up: SetUp, preferences: Preferences) -> None:
        self._set_up, self._preferences = set_up, preferences
        self._drawn_ms = context.clock_ms()
        speaking = self._speaking(context)
        self.is_pad_below_banner = set_up.view().is_simulated
        super().__init__(speaking, context.clock_ms, flow_of(set_up, FLOWS))
        self.help = HelpOver(self, lambda: stage_point(self))

    @property
    def status(self) -> str:
        """Return in a line what the screen shows, for a service that asks."""
        asked, flow = self.pad.question, self.flow
        if isinstance(asked, AskText | AskPin):
            return f"First start: {asked.title}"
        return f"First start: {flow.status}" if isinstance(flow, StepFlow | TouchTrialFlow) else ""

    def beat(self) -> None:
        """Let time pass; draw what has changed now and then."""
        now_ms = self.context.clock_ms()
        if now_ms - self._drawn_ms < DRAW_EVERY_MS:
            self._set_up.tick()
            return
        self._drawn_ms = now_ms
        super().beat()
        self.help.beat()

    def go(self, step: Step) -> None:
        """Carry a step out, and speak the language that it may have chosen."""
        super().go(step)
        if self._set_up.draft.answers.language != self.context.translator.language:
            self.suit(self._speaking(self.context))

    def leave(self) -> None:
        """Let go of the ports; the answers are kept."""
        self._set_up.close()

    def _speaking(self, context: UiContext) -> UiContext:
        """Follow the choices of this kiosk, in the language that was just chosen."""
        language = self._set_up.draft.answers.language
        return with_preferences(context, self._preferences.having("language", language))
