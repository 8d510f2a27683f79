"""What stands around every step of the first start."""

from dealer_assist.kiosk_setup.draft import STEPS, Draft, Step
from dealer_assist.kiosk_setup.steps import lacks, may_go_to
from dealer_assist.kiosk_setup.view import SetUpView
from dealer_assist.message import Msg
from dealer_assist.ui.kiosk_setup.model import SetUpFrame, Stand, StepCard
from dealer_assist.ui.models.actions import ActionModel, ActionState, Pick
from dealer_assist.ui.models.prompt import PromptKind, PromptModel

STEP_NAMES = {
    Step.LANGUAGE: Msg("Language"),
    Step.SCREEN: Msg("Screen"),
    Step.SIGN: Msg("Sign"),
    Step.TABLE: Msg("Table"),
    Step.PORTS: Msg("Ports"),
    Step.CLOCK: Msg("Clock"),
    Step.FLOOR: Msg("Floor"),
    Step.BACKUP: Msg("Backup"),
    Step.STAFF: Msg("Staff cards"),
}
_BANNER = Msg("SIMULATED MACHINE – NOTHING HERE IS SET UP")


def pick(word: str, value: str = "") -> Pick:
    """Give what a touch leads to."""
    return Pick((word, value))


def frame_of(
    view: SetUpView,
    line: str,
    detail: str = "",
    act: ActionModel | None = None,
    extra: ActionModel | None = None,
    forward: ActionModel | None = None,
    hand: ActionModel | None = None,
) -> SetUpFrame:
    """Frame a step: `line` says what to do next, unless something was refused."""
    return SetUpFrame(
        banner=_BANNER if view.is_simulated else "",
        cards=tuple(_card(view.draft, step) for step in STEPS),
        prompt=_prompt(view, line, detail),
        back=_back(view.draft.step),
        forward=forward or _forward(view, act),
        act=act,
        extra=extra,
        hand=hand if view.is_simulated else None,
    )


def due(word: str, label: str, detail: str, *, value: str = "", icon: str = "") -> ActionModel:
    """Give the amber button: the one thing to do next."""
    return ActionModel(pick(word, value), label, icon, detail, ActionState.NEXT)


def offered(word: str, label: str, detail: str, *, value: str = "", icon: str = "") -> ActionModel:
    """Give a button that may be touched as well."""
    return ActionModel(pick(word, value), label, icon, detail)


def shut(word: str, label: str, reason: str) -> ActionModel:
    """Give a button that says why it cannot be touched."""
    return ActionModel(pick(word), label, "", "", ActionState.NOT_YET, reason)


def waiting(word: str, label: str, reason: str) -> ActionModel:
    """Give a button whose work is under way."""
    return ActionModel(pick(word), label, "", reason, ActionState.WAITING)


def _card(draft: Draft, step: Step) -> StepCard:
    state, reason = Stand.OPEN, ""
    if step is draft.step:
        state = Stand.NOW
    elif step in draft.done:
        state = Stand.DONE
    elif not may_go_to(draft, step):
        state, reason = Stand.LATER, Msg("the steps before it come first")
    return StepCard(step.value, STEPS.index(step) + 1, STEP_NAMES[step], state, reason)


def _prompt(view: SetUpView, line: str, detail: str) -> PromptModel:
    said = view.said
    if said is None:
        return PromptModel(line, detail)
    if said.is_well:
        return PromptModel(line, said.sentence)
    return PromptModel(said.sentence, kind=PromptKind.FAULT, is_sentence=True)


def _back(step: Step) -> ActionModel:
    place = STEPS.index(step)
    if place == 0:
        return ActionModel(
            pick("back"), Msg("BACK"), "arrow-left", "", ActionState.NOT_YET,
            Msg("this is the first"),
        )  # fmt: skip
    return ActionModel(pick("back"), Msg("BACK"), "arrow-left", STEP_NAMES[STEPS[place - 1]])


def _forward(view: SetUpView, act: ActionModel | None) -> ActionModel:
    draft = view.draft
    place, words = STEPS.index(draft.step), Msg("CONTINUE")
    if why := lacks(draft, draft.step, view.table):
        return shut("continue", words, why)
    is_next = act is None or act.state is not ActionState.NEXT
    state = ActionState.NEXT if is_next else ActionState.AVAILABLE
    after = STEP_NAMES[STEPS[min(place + 1, len(STEPS) - 1)]]
    return ActionModel(pick("continue"), words, "", after, state)
