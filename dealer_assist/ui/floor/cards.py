"""The cards of an act: an Executive's first, then another person's, within half a minute."""

from collections.abc import Sequence
from typing import assert_never

from dealer_assist.floor.actions import Holder, cards_needed, why_not
from dealer_assist.message import Msg
from dealer_assist.ui.floor.action_questions import FloorAsk
from dealer_assist.ui.floor.manager import FloorManager
from dealer_assist.ui.floor.touches import CardsTouch, FloorCardSwiped, GaveUp
from dealer_assist.ui.toolkit.flow import Back, Flow, Stay, Step
from dealer_assist.ui.toolkit.nodes import (
    CENTRE,
    RIGHT,
    HelpAtEnd,
    Icon,
    Node,
    Page,
    Panel,
    Press,
    StaffCard,
    Text,
    column,
    row,
    space,
    stack,
)
from dealer_assist.ui.toolkit.values.controls import SimulatedCardModel
from dealer_assist.ui.toolkit.values.frame import SHEET
from dealer_assist.ui.toolkit.values.measures import HELP_SIZE
from dealer_assist.ui.toolkit.values.touches import Button

CARD_MS = 30_000
_CARD, _CARD_HIGH, _GAP, _STEP = 300.0, 96.0, 16.0, 90.0
_SHEET, _SHEET_PAD = 1210.0, 40.0
_RANKS = {
    "executive": Msg("Executive"),
    "supervisor": Msg("Supervisor"),
    "dealer": Msg("Dealer"),
    "technician": Msg("Technician"),
}
_WANTED = (Msg("Executive"), Msg("Supervisor or Executive, another person"))


class Scrim(Node):
    """Dims the whole page below a sheet."""


class CardsFlow(Flow[Page[CardsTouch], CardsTouch]):
    """Waits for the cards of one act; nothing of it is recorded before the last of them."""

    help_topic = "floor.lock"
    style = SHEET
    is_sheet = True

    def __init__(self, floor: FloorManager, asked: FloorAsk) -> None:
        self._floor, self._asked = floor, asked
        self._read: tuple[Holder, ...] = ()
        self._wrong = ""
        self._asked_at = floor.clock.ms()
        self._due: Step = Stay()

    def model(self) -> Page[CardsTouch]:
        """Show who is asked for, and how long still."""
        left_ms = CARD_MS - (self._floor.clock.ms() - self._asked_at)
        left = Msg("{n} s", n=(left_ms + 999) // 1000)
        cards = self._floor.sample_cards
        back = Button[CardsTouch](GaveUp(), Msg("BACK"), "arrow-left", Msg("Nothing is recorded"))
        needed = cards_needed(self._asked.act)
        sheet = column(
            row(
                Text(self._asked.title, "heavy_38"),
                Text(left, "heavy_34", "text_2", RIGHT).of(140),
                space(24),
                HelpAtEnd().of(HELP_SIZE).across(HELP_SIZE),
            ).of(60),
            Text(self._asked.about, "medium_24", "text_2", breaks=True).of(44),
            space(2),
            *(_step(place, self._read).of(_STEP) for place in range(needed)),
            Text(self._wrong, "bold_24", "fault", breaks=True).of(52),
            sample_cards(cards, _SHEET - 2 * _SHEET_PAD) if cards else None,
            row(Press(back, "bold_30", 40).of(330), space(), mirrors=True).of(104),
            gap=14,
        )
        high = 430 + needed * (_STEP + 14) + (_CARD_HIGH + 14 if cards else 0)
        panel = Panel(sheet, edge="line_strong", radius=20, pad=(_SHEET_PAD, 30))
        return Page(stack(Scrim(), column(space(), panel.of(high).across(_SHEET), space())))

    def take(self, touch: CardsTouch) -> Step:
        """Hear a card, or give up."""
        match touch:
            case FloorCardSwiped(proof):
                self._floor.feed.holder(proof, self._heard)
                return self._taken()
            case GaveUp():
                return Back()
            case _:
                assert_never(touch)

    def tick(self, now_ms: int) -> Step:
        """Hear answers; end what nobody has finished."""
        self._floor.read()
        if now_ms - self._asked_at >= CARD_MS:
            return Back(Msg("No card within 30 s. Nothing was recorded"))
        return self._taken()

    def _heard(self, holder: Holder | None) -> None:
        if holder is None:
            self._wrong = Msg("The server does not know this card. Let it be enrolled first")
            return
        self._wrong = why_not(self._asked.act, self._read, holder)
        if self._wrong:
            return
        self._read, self._asked_at = (*self._read, holder), self._floor.clock.ms()
        if len(self._read) >= cards_needed(self._asked.act):
            self._floor.act(self._asked.act, tuple(card.proof for card in self._read))
            self._due = Back()

    def _taken(self) -> Step:
        due, self._due = self._due, Stay()
        return due


def _step(place: int, read: Sequence[Holder]) -> Node:
    """Return a card that is asked for, or whose it was."""
    is_read = place < len(read)
    edge = "ok" if is_read else "line_strong"
    number = Text(str(place + 1), "bold_24", align=CENTRE)
    mark = Icon("check", 30, "ok", 3) if is_read else number
    ring = Panel(column(space(), mark.of(30), space()), fill=None, edge=edge, radius=24)
    line = row(
        ring.of(48).across(48),
        Text(read[place].name if is_read else _WANTED[place], "bold_28"),
        Icon("card", 40, "text_2"),
        gap=26,
    )
    return Panel(line, fill=None, edge=edge, dashed=not is_read, pad=(22, 0))


def sample_cards(cards: Sequence[Holder], room: float) -> Node:
    """Set the cards of a floor of samples side by side in the middle; many are narrower."""
    width = min(_CARD, (room - _GAP * (len(cards) + 1)) / max(1, len(cards)))
    swiped = (StaffCard(_sample_card(card)).of(width) for card in cards)
    return row(space(), *swiped, space(), gap=_GAP).of(_CARD_HIGH)


def _sample_card(card: Holder) -> SimulatedCardModel:
    rank = _RANKS.get(card.rank, card.rank)
    return SimulatedCardModel(FloorCardSwiped(card.proof), rank, card.name, card.stars)
