"""What the screens of the first start show: steps, choices, devices with their ports, the check."""

from enum import Enum

from dealer_assist.frozen import frozen
from dealer_assist.ui.models.actions import ActionModel
from dealer_assist.ui.models.controls import ChoiceModel
from dealer_assist.ui.models.prompt import PromptModel
from dealer_assist.ui.supervisor.model import SlipModel


class Stand(Enum):
    """How a step or a device stands, by shape and word and only then by colour."""

    DONE = "done"
    NOW = "now"
    OPEN = "open"
    LATER = "later"
    WRONG = "wrong"


@frozen
class StepCard:
    """A step on the row at the top; one that cannot be touched yet says why."""

    key: str
    number: int
    label: str
    state: Stand
    reason: str = ""


@frozen
class SetUpFrame:
    """What stands around every step: the steps, the prompt, and the buttons at the foot.

    `extra` stands beside BACK, `act` is the step's own action beside `forward`; `hand` moves a
    simulated device.
    """

    banner: str
    cards: tuple[StepCard, ...]
    prompt: PromptModel
    back: ActionModel
    forward: ActionModel
    act: ActionModel | None = None
    extra: ActionModel | None = None
    hand: ActionModel | None = None


@frozen
class ChoiceGroup:
    """Choices under a title; a touch gives `word` and the key of the choice."""

    word: str
    title: str
    choices: tuple[ChoiceModel, ...]
    columns: int = 3
    note: str = ""


@frozen
class CheckRow:
    """A line of a check: its name, what was found, a figure at the right."""

    name: str
    found: str
    state: Stand = Stand.DONE
    figure: str = ""


@frozen
class ChoicesPage:
    """A step that is answered by choosing; what the answers come to stands at the right."""

    frame: SetUpFrame
    groups: tuple[ChoiceGroup, ...]
    title: str
    rows: tuple[CheckRow, ...]
    note: str = ""


@frozen
class RowAction:
    """A button at the right of a row: what it gives, the words on it, and whose it is."""

    word: str
    value: str
    label: str
    name: str = ""


@frozen
class DeviceRow:
    """A device of the table: its port in a pill, and what can be done with it."""

    key: str
    title: str
    detail: str
    icon: str
    pill: str
    state: Stand
    is_selected: bool = False
    action: RowAction | None = None


@frozen
class PortRow:
    """A port: what it is, whose it is, and its last bytes."""

    number: int
    title: str
    detail: str
    said: str
    owner: str = ""
    pill: str = ""
    is_heard: bool = False
    is_gone: bool = False
    action: RowAction | None = None


@frozen
class PortsPage:
    """Devices at the left, ports at the right."""

    frame: SetUpFrame
    title: str
    count: str
    devices: tuple[DeviceRow, ...]
    ports: tuple[PortRow, ...]
    ports_note: str
    more: RowAction | None = None
    nothing: str = ""


@frozen
class CardSlot:
    """One of the first two staff cards; stars are its level."""

    name: str
    role: str
    detail: str
    stars: int
    state: Stand
    number: int
    action: RowAction | None = None


@frozen
class CheckPage:
    """The last step: what was found, the two cards, and the test slip.

    `help_lines` stand in the place of the slip where the paper is not like it.
    """

    frame: SetUpFrame
    rows: tuple[CheckRow, ...]
    count: str
    cards: tuple[CardSlot, ...]
    cards_count: str
    cards_note: str
    next_lines: tuple[tuple[str, str], ...]
    slip: SlipModel | None
    slip_state: str
    is_slip_printed: bool
    slip_note: str
    slip_actions: tuple[RowAction, ...]
    help_lines: tuple[str, ...] = ()


SetUpPage = ChoicesPage | PortsPage | CheckPage
