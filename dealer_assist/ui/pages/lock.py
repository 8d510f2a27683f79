"""The locked screen: meters and time stay in sight, and a card unlocks the table. It goes on.

It is shown for as long as the table is locked; cards and devices speak to the table as ever.
"""

from dealer_assist.message import Msg
from dealer_assist.table.facts.holding import reasons
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.state import Table
from dealer_assist.ui.shell.table_page import FOOT, GAP, SIDE, TOP, WholePage
from dealer_assist.ui.table.model.table import MeterModel
from dealer_assist.ui.table.presenter.jackpots.meters import meter_models
from dealer_assist.ui.table.presenter.staff_cards import simulated_cards
from dealer_assist.ui.table.presenter.start import asked_line, locked_line
from dealer_assist.ui.toolkit.flow import Stay, Step
from dealer_assist.ui.toolkit.nodes import (
    CENTRE,
    Box,
    Fitted,
    HelpAtEnd,
    Icon,
    Node,
    Page,
    Paragraph,
    Shown,
    StaffCard,
    Text,
    column,
    row,
    space,
    stack,
)
from dealer_assist.ui.toolkit.values.controls import SimulatedCardModel
from dealer_assist.ui.toolkit.values.frame import ScreenFrame
from dealer_assist.value import Value, replace

_ICON, _LINE, _REST, _HELP = 84.0, 56.0, 24.0, 72.0
_METER, _METER_WIDTH = 240.0, 500.0
_CARD, _CARD_WIDTH = 112.0, 400.0


class LockCardTouched(Value):
    """A simulated card that was swiped by touch."""

    member: str


class Meter(Shown):
    """A meter, whose digits roll."""

    model: MeterModel


class LockPage(WholePage[LockCardTouched]):
    """Has no way back."""

    _minute = ""

    def page(self) -> Page[LockCardTouched]:
        """Return the padlock, who locked it, whose card unlocks it, the time and the meters."""
        context = self.page_context
        self._minute = context.clock.now().strftime("%H:%M")
        line = locked_line(context.desk.table, context.clock.now().tzinfo)
        given = (context.desk.table, line, context.message.text, self._minute, context.hand.cards)
        return Page(Fitted(_body, given), ScreenFrame(banner=self.banner), Msg("Locked table"))

    def take(self, touch: LockCardTouched) -> Step:
        """Swipe a simulated card."""
        self.page_context.hand.swipe(touch.member)
        self.page_context.desk.tick()
        return Stay()

    def tick(self, now_ms: int) -> Step:
        """Show the minute."""
        if self.page_context.clock.now().strftime("%H:%M") != self._minute:
            self.refresh()
        return Stay()


def _body(
    table: Table,
    line: str,
    refusal: str,
    time: str,
    cards: tuple[StaffMember, ...],
    box: Box,
) -> Node:
    # The reason of a hold is in the place of the meters.
    meters = () if table.round.holds else meter_models(table)
    below = GAP + _METER if meters or table.round.holds else 0.0
    high = _ICON + 12 + 3 * _LINE + 2 * _REST
    foot = box.height() - TOP - FOOT
    above = max(0.0, (foot - TOP - high - below) / 2)
    why, ink = reasons(table), "fault" if refusal else "text_2"
    words = column(
        space(TOP + above),
        row(space(), Icon("padlock", _ICON, weight=2.0), space()).of(_ICON),
        space(12),
        Text(line, "heavy_38", align=CENTRE).of(_LINE),
        Text(refusal or asked_line(table), "medium_30", ink, CENTRE).of(_LINE),
        space(_REST),
        Text(time, "heavy_54", align=CENTRE).of(_LINE),
        space(_REST),
        Paragraph(why, "medium_30", "text_1", _LINE, CENTRE) if why else space(),
        space(TOP + FOOT),
    )
    boxes = column(
        space(TOP + above + high + GAP),
        _in_a_row([Meter(meter, meter.title) for meter in meters], _METER_WIDTH, box).of(_METER),
        space(),
    )
    swipes = column(
        space(foot),
        _in_a_row([StaffCard(card) for card in _cards(cards)], _CARD_WIDTH, box).of(_CARD),
        space(),
    )
    help_line = column(space(TOP), row(HelpAtEnd(), space(SIDE)).of(_HELP), space())
    wide = row(space(SIDE), words, space(SIDE))
    return stack(wide, boxes, swipes, help_line)


def _cards(members: tuple[StaffMember, ...]) -> list[SimulatedCardModel]:
    return [replace(card, key=LockCardTouched(str(card.key))) for card in simulated_cards(members)]


def _in_a_row(controls: list[Node], most: float, box: Box) -> Node:
    """Set controls side by side in the middle, none wider than `most`."""
    count = max(1, len(controls))
    room = box.width() - 2 * SIDE
    width = min(most, (room - GAP * (count - 1)) / count)
    return row(space(), *(control.of(width) for control in controls), space(), gap=GAP)
