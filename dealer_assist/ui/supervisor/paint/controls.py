"""The widgets of the supervisor's pages: buttons to be read first, duties, hands, cards."""

from dealer_assist.ui.supervisor.shared_hit import SideCards
from dealer_assist.ui.supervisor.step import SheetPress
from dealer_assist.ui.supervisor.swipe import JudgedCard
from dealer_assist.ui.supervisor.verify import DutyPress
from dealer_assist.ui.table.card_side import CardSide
from dealer_assist.ui.table.duty_tile import DutyTile
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.controls import Tell, Widget, shows
from dealer_assist.ui.toolkit.simulated_card import SimulatedCard


@shows(SheetPress)
def _press(on: Canvas, node: SheetPress, tell: Tell) -> Widget:
    button = ActionButton(
        on.context, on, role=node.role, icon_size=node.icon, is_judged=node.is_judged
    )
    button.lie_on(on.context.theme.colour.panel)
    button.pressed.connect(tell)
    return button


@shows(DutyPress)
def _duty(on: Canvas, node: DutyPress, tell: Tell) -> Widget:
    tile = DutyTile(on.context, on)
    tile.pressed.connect(tell)
    return tile


@shows(SideCards)
def _side(on: Canvas, node: SideCards, tell: Tell) -> Widget:
    return CardSide(on.context, on)


@shows(JudgedCard)
def _card(on: Canvas, node: JudgedCard, tell: Tell) -> Widget:
    card = SimulatedCard(on.context, on, is_judged=True)
    card.swiped.connect(tell)
    return card
