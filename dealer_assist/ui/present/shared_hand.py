"""The panel beside the meter where no seat has the hand: the whole table's, or nobody's."""

from dataclasses import dataclass

from dealer_assist.errors import Refused
from dealer_assist.message import Msg, listed
from dealer_assist.table import controls, table_hand
from dealer_assist.table.controls import Control, Standing
from dealer_assist.table.labels import end_label
from dealer_assist.table.setup import Spot
from dealer_assist.table.state import Phase, Table
from dealer_assist.ui.looks import HandPanelLook
from dealer_assist.ui.present.cards import winning_side
from dealer_assist.ui.present.pay_charts import pay_charts
from dealer_assist.ui.present.view import View


@dataclass(frozen=True, slots=True)
class SharedHand:
    """A hand that wins for a side: one of its spots stands for all, `standing` says why not."""

    side: str
    spot: Spot | None
    standing: Control
    hint: str


def shared_hand(table: Table, view: View, sensor: str) -> SharedHand | None:
    """Give the table's hand once it is known who won, without a seat being touched."""
    side = winning_side(table, view)
    in_play = table.phase in (Phase.IN_PLAY, Phase.RECORDED)
    if not side or not in_play or not table.setup.jackpots[sensor].is_shared:
        return None
    try:
        spots = table_hand.on_side(table, sensor, side)
    except Refused as refused:
        return SharedHand(side, None, Control(Standing.NOT_YET, str(refused)), str(refused))
    if not spots:
        nobody = Msg("No progressive wager is on {side}; nobody wins it", side=side)
        return SharedHand(side, None, Control(Standing.NOT_YET, nobody), nobody)
    seats = listed([str(seat) for seat, _ in sorted(spots)])
    hint = Msg("wins for every locked {side} bet: seats {seats}", side=side.upper(), seats=seats)
    if len(spots) == 1:
        hint = Msg("wins for the locked {side} bet of seat {seat}", side=side.upper(), seat=seats)
    spot = next((one for one in spots if table.claim_of(one)), sorted(spots)[0])
    return SharedHand(side, spot, controls.hand_buttons(table, spot), hint)


def no_jackpot_look(table: Table) -> HandPanelLook:
    """Show what the wagers of a table without a progressive pay, so that a dealer can pay by it."""
    hint = Msg("pay by the layout, then {button}", button=end_label(table.setup))
    return HandPanelLook(Msg("No progressive at this table"), hint, charts=pay_charts(table))
