"""A step of the first start as a flow: touches go to the set-up, words are asked for first."""

from collections.abc import Mapping
from typing import TypeAlias, assert_never

from dealer_assist.errors import Refused
from dealer_assist.kiosk_setup.draft import SetUpStep
from dealer_assist.kiosk_setup.kiosk_setup import SetUp
from dealer_assist.kiosk_setup.touches import (
    CardNamed,
    FloorNamed,
    NumberGiven,
    PinGiven,
    RecordKept,
    SetUpTouch,
    TimeServerNamed,
)
from dealer_assist.message import Msg
from dealer_assist.staff.card_check import require_pin
from dealer_assist.ui.kiosk_setup.touch_trial import TouchTrialFlow
from dealer_assist.ui.kiosk_setup.touches import (
    AskingTouch,
    EntryWanted,
    PinWanted,
    RecordWritten,
    StepTouch,
    TouchTrialWanted,
    WordTyped,
)
from dealer_assist.ui.toolkit.flow import AskPin, AskText, Flow, Instead, Show, Stay, Step
from dealer_assist.ui.toolkit.nodes import Page
from dealer_assist.ui.toolkit.values.frame import STEPS

_TITLES = {
    WordTyped.NUMBER: Msg("Number of the table, as on its sign"),
    WordTyped.TIME_SERVER: Msg("Name of the time server"),
    WordTyped.FLOOR: Msg("Name of the floor's server"),
    WordTyped.NAME: Msg("Name, as on the badge"),
}
_STAYS = Msg("The answer did not change")


class StepFlow(Flow[Page[StepTouch], StepTouch]):
    """One step; a touch that leads to another shows that one's flow in its place."""

    style = STEPS

    def __init__(self, set_up: SetUp, flows: "StepFlows") -> None:
        self.set_up, self._flows = set_up, flows
        self._step = set_up.draft.step

    @property
    def status(self) -> str:
        """Return in a line what is to be done."""
        prompt = self.model().frame.prompt
        return prompt.line if prompt is not None else ""

    def take(self, touch: StepTouch) -> Step:
        """Ask for a word first, or have it done."""
        if isinstance(touch, EntryWanted | RecordWritten | PinWanted | TouchTrialWanted):
            return self._ask(touch)
        return self._do(touch)

    def tick(self, now_ms: int) -> Step:
        """Let time pass for ports, tests, printer and cards."""
        self.set_up.tick()
        return Stay()

    def _do(self, touch: SetUpTouch) -> Step:
        self.set_up.take(touch)
        step = self.set_up.draft.step
        return Stay() if step is self._step else Instead(flow_of(self.set_up, self._flows))

    def _ask(self, touch: AskingTouch) -> Step:
        match touch:
            case EntryWanted(entry):
                return AskText(
                    _TITLES[entry],
                    "",
                    lambda text: self._do(_given(entry, text)),
                    least_words=1,
                    back_words=_STAYS,
                )
            case RecordWritten(path, label, now, about):
                return AskText(
                    label,
                    about,
                    lambda text: self._do(RecordKept(path, text)),
                    text=now,
                    least_words=0,
                    back_words=_STAYS,
                    in_capitals=True,
                )
            case PinWanted():
                return self._ask_pin(Msg("4 to 8 digits, twice"), is_refused=False)
            case TouchTrialWanted():
                return Show(TouchTrialFlow(self.set_up))
            case _:
                assert_never(touch)

    def _ask_pin(self, detail: str, *, is_refused: bool) -> Step:
        title = Msg("Choose a PIN")
        return AskPin(title, detail, self._ask_again, is_refused=is_refused)

    def _ask_again(self, first: str) -> Step:
        try:
            require_pin(first)  # before it is typed a second time
        except Refused as refused:
            return self._ask_pin(str(refused), is_refused=True)

        def typed(second: str) -> Step:
            if first != second:
                why = Msg("No match. Type it again")
                return self._ask_pin(why, is_refused=True)
            return self._do(PinGiven(first))

        return AskPin(Msg("The same PIN again"), "", typed)


StepFlows: TypeAlias = Mapping[SetUpStep, type[StepFlow]]


def flow_of(set_up: SetUp, flows: StepFlows) -> StepFlow:
    """Return the flow of the present step."""
    return flows[set_up.draft.step](set_up, flows)


def _given(entry: WordTyped, text: str) -> SetUpTouch:
    match entry:
        case WordTyped.NUMBER:
            return NumberGiven(text)
        case WordTyped.TIME_SERVER:
            return TimeServerNamed(text)
        case WordTyped.FLOOR:
            return FloorNamed(text)
        case WordTyped.NAME:
            return CardNamed(text.title())
