"""What is around every step of the first start, and its buttons by how they are."""

from dealer_assist.kiosk_setup.draft import STEPS, SetUpDraft, SetUpStep
from dealer_assist.kiosk_setup.steps import lacks, may_go_to
from dealer_assist.kiosk_setup.touches import StepChosen, StepFinished, StepLeft
from dealer_assist.kiosk_setup.view import SetUpView
from dealer_assist.message import Msg
from dealer_assist.ui.kiosk_setup.touches import StepTouch
from dealer_assist.ui.toolkit.values.frame import BarButton, ScreenFrame, StepState, StepTab
from dealer_assist.ui.toolkit.values.prompt import PromptKind, PromptModel
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
    Button,
)

STEP_NAMES = {
    SetUpStep.LANGUAGE: Msg("Language"),
    SetUpStep.SCREEN: Msg("Screen"),
    SetUpStep.SIGN: Msg("Sign"),
    SetUpStep.TABLE: Msg("Table"),
    SetUpStep.APPROVAL: Msg("Approval"),
    SetUpStep.PORTS: Msg("Ports"),
    SetUpStep.CLOCK: Msg("Clock"),
    SetUpStep.FLOOR: Msg("Floor"),
    SetUpStep.BACKUP: Msg("Backup"),
    SetUpStep.STAFF: Msg("Staff"),
}
BANNER = Msg("SIMULATED MACHINE – NOTHING HERE IS SET UP")
_BACK, _EXTRA, _HAND, _FORWARD, _ACT = 220.0, 420.0, 184.0, 380.0, 620.0


def frame_of(
    view: SetUpView,
    line: str,
    detail: str = "",
    act: Button[StepTouch] | None = None,
    extra: Button[StepTouch] | None = None,
    forward: Button[StepTouch] | None = None,
    hand: Button[StepTouch] | None = None,
) -> ScreenFrame[StepTouch]:
    """Frame a step: `line` says what to do next, unless something was refused.

    `extra` is beside BACK, `act` is the step's own action before `forward`, which ends the bar
    at every step; `hand` moves a simulated device.
    """
    bar = [BarButton(_back(view.draft.step), _BACK)]
    if extra is not None:
        bar.append(BarButton(extra, _EXTRA, is_small=True))
    if hand is not None and view.is_simulated:
        bar.append(BarButton(hand, _HAND, is_small=True))
    if act is not None:
        bar.append(BarButton(act, _ACT, is_far=True))
    wide = _ACT if act is None else _FORWARD
    bar.append(BarButton(forward or _forward(view, act), wide, is_far=True))
    return ScreenFrame(
        banner=BANNER if view.is_simulated else "",
        steps=tuple(_tab(view.draft, step) for step in STEPS),
        prompt=_prompt(view, line, detail),
        bar=tuple(bar),
    )


def due(touch: StepTouch, label: str, detail: str, icon: str = "") -> Button[StepTouch]:
    """Return the amber button: the one thing to do next."""
    return Button(touch, label, icon, detail, ActionState.NEXT)


def offered(touch: StepTouch, label: str, detail: str, icon: str = "") -> Button[StepTouch]:
    """Return a button that may be touched as well."""
    return Button(touch, label, icon, detail)


def shut(touch: StepTouch, label: str, reason: str) -> Button[StepTouch]:
    """Return a button that says why it cannot be touched."""
    return Button(touch, label, "", "", ActionState.NOT_YET, reason)


def waiting(touch: StepTouch, label: str, reason: str) -> Button[StepTouch]:
    """Return a button whose work is under way."""
    return Button(touch, label, "", reason, ActionState.WAITING)


def _tab(draft: SetUpDraft, step: SetUpStep) -> StepTab[StepTouch]:
    state, reason = StepState.OPEN, ""
    if step is draft.step:
        state = StepState.NOW
    elif step in draft.done:
        state = StepState.DONE
    elif not may_go_to(draft, step):
        state, reason = StepState.LATER, Msg("the steps before it come first")
    return StepTab(StepChosen(step), STEPS.index(step) + 1, STEP_NAMES[step], state, reason)


def _prompt(view: SetUpView, line: str, detail: str) -> PromptModel:
    said = view.said
    if said is None:
        return PromptModel(line, detail)
    if said.is_well:
        return PromptModel(line, said.sentence)
    return PromptModel(said.sentence, kind=PromptKind.FAULT, is_sentence=True)


def _back(step: SetUpStep) -> Button[StepTouch]:
    place, words = STEPS.index(step), Msg("BACK")
    if place == 0:
        first = Msg("this is the first")
        return Button(StepLeft(), words, "arrow-left", "", ActionState.NOT_YET, first)
    return Button(StepLeft(), words, "arrow-left", STEP_NAMES[STEPS[place - 1]])


def _forward(view: SetUpView, act: Button[StepTouch] | None) -> Button[StepTouch]:
    draft = view.draft
    place, words = STEPS.index(draft.step), Msg("CONTINUE")
    if why := lacks(draft, draft.step, view.table):
        return shut(StepFinished(), words, why)
    is_next = act is None or act.state is not ActionState.NEXT
    state = ActionState.NEXT if is_next else ActionState.AVAILABLE
    after = STEP_NAMES[STEPS[min(place + 1, len(STEPS) - 1)]]
    return Button(StepFinished(), words, "", after, state)
