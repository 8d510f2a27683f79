"""The other pages of the floor, each as one frozen model."""

from dealer_assist.frozen import frozen
from dealer_assist.ui.models.actions import ActionModel
from dealer_assist.ui.models.controls import ChoiceModel, SimulatedCardModel
from dealer_assist.ui.models.floor.blocks import Facts, Grid, Tone
from dealer_assist.ui.models.floor.frame import FloorFrame


@frozen
class Pill:
    """A state in capitals; `is_filled` shows it in its own colour as a ground."""

    words: str
    icon: str
    tone: Tone
    is_filled: bool = False


@frozen
class SeatMark:
    """A seat in the mirror of a table."""

    number: str
    word: str
    is_empty: bool
    is_locked: bool
    has_claim: bool


@frozen
class MirrorModel:
    """What the dealer of a table sees: untouchable, and it says how old it is."""

    title: str
    age: str
    is_live: bool
    prompt: str
    detail: str
    seats: tuple[SeatMark, ...]
    levels: tuple[tuple[str, str], ...]
    claim: str
    claim_amount: str
    buttons: tuple[str, ...]


@frozen
class TablePageModel:
    """TABLE."""

    frame: FloorFrame
    title: str
    about: str
    pills: tuple[Pill, ...]
    back: ActionModel
    before: ActionModel
    after: ActionModel
    mirror: MirrorModel
    rounds_title: str
    rounds: Grid
    dealer: str
    dealer_since: str
    rounds_per_hour: str
    rounds_words: str
    pace_words: str
    pace: tuple[int, ...]
    devices: Facts
    numbers: Facts
    act: ActionModel | None


@frozen
class BandModel:
    """A locked prize across the top of a page."""

    pill: Pill
    amount: str
    title: str
    detail: str
    act: ActionModel


@frozen
class PlotModel:
    """The course of a meter: x and y as shares of the plot, with ticks and marks."""

    title: str
    points: tuple[tuple[float, float], ...]
    across: tuple[tuple[float, str], ...]
    up: tuple[tuple[float, str], ...]
    marks: tuple[tuple[float, float, str, bool], ...]
    nothing: str = ""


@frozen
class MetersPageModel:
    """METERS."""

    frame: FloorFrame
    bands: tuple[BandModel, ...]
    grid: Grid
    plot: PlotModel
    spans: tuple[ChoiceModel, ...]
    forecast: Facts
    hits: ActionModel


@frozen
class TicketCard:
    """A ticket of a hit, in the server's order."""

    place: str
    place_word: str
    title: str
    about: str
    amount: str
    pill: Pill
    cards: tuple[str, ...]
    steps: tuple[tuple[str, str], ...]
    how: str
    gap: str = ""
    is_first: bool = False


@frozen
class PersonCheck:
    """A check that a person ticks; it keeps the name."""

    key: str
    label: str
    detail: str
    is_on: bool


@frozen
class HitPageModel:
    """HIT."""

    frame: FloorFrame
    back: ActionModel
    title: str
    note: str
    tickets: tuple[TicketCard, ...]
    sums: tuple[tuple[str, str], ...]
    checks_title: str
    checks_note: str
    machine: tuple[tuple[str, bool], ...]
    checks: tuple[PersonCheck, ...]
    cards_title: str
    cards: tuple[tuple[str, str, int], ...]
    buttons: tuple[ActionModel, ...]
    act: ActionModel


@frozen
class ListPageModel:
    """ALERTS, WINS, DEALERS, SINCE, REPORTS: a title, a filter, rows, and what can be done."""

    frame: FloorFrame
    title: str
    note: str
    filters: tuple[ChoiceModel, ...]
    grid: Grid
    buttons: tuple[ActionModel, ...]
    act: ActionModel | None = None
    foot: str = ""
    paging: str = ""


@frozen
class ReconcilePageModel:
    """RECONCILE: one coral cell is the whole message."""

    frame: FloorFrame
    title: str
    note: str
    filters: tuple[ChoiceModel, ...]
    cells: tuple[tuple[str, bool], ...]
    wrong: "DifferenceModel | None"
    grid: Grid


@frozen
class DifferenceModel:
    """A table whose two sides do not agree, and what can be done."""

    title: str
    sides: Grid
    stopped: str
    first_title: str
    first: tuple[str, ...]
    again: str
    buttons: tuple[ActionModel, ...]


@frozen
class LinkCard:
    """A link of the page LINKS."""

    key: str
    title: str
    about: str
    pill: Pill
    turn: ActionModel
    games: tuple[tuple[str, tuple[str, ...]], ...]
    note: str
    settings: tuple[tuple[str, str, str], ...]
    apply: ActionModel | None


@frozen
class LinksPageModel:
    """LINKS."""

    frame: FloorFrame
    title: str
    note: str
    cards: tuple[LinkCard, ...]
    join_title: str
    join_table: ActionModel
    join_link: ActionModel
    answer: str
    answer_why: str
    is_yes: bool
    others_title: str
    others: tuple[tuple[str, str, str], ...]


@frozen
class LockPageModel:
    """LOCK: nothing of the floor can be touched until somebody's card was read."""

    frame: FloorFrame
    title: str
    detail: str
    cards: tuple[SimulatedCardModel, ...]


@frozen
class CardAskModel:
    """The question for cards: who first, who second, how long still."""

    title: str
    detail: str
    steps: tuple[tuple[str, str, bool], ...]
    left: str
    wrong: str
    cards: tuple[SimulatedCardModel, ...]
    back: ActionModel
