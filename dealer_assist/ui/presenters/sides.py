"""Which side a seat's main wager is on: asked where the table cannot know it."""

from dealer_assist.message import Msg
from dealer_assist.table import commands as c
from dealer_assist.table.judging.known_cards import is_baccarat
from dealer_assist.table.procedures.table_hand import SIDES, all_participate
from dealer_assist.table.state import Phase, Table
from dealer_assist.ui.models.actions import ActionModel, Back, Do, SheetModel


def asks_side(table: Table, seat: int) -> bool:
    """Tell whether a touch of this seat asks for its side: it decides who wins the progressive."""
    if not is_baccarat(table.setup) or not table.setup.jackpots or all_participate(table):
        return False
    known = table.seat(seat)
    if known.wagers or any(claim.seat == seat for claim in table.claims):
        return False
    if table.phase is Phase.BETTING:
        return True  # a side that was marked may be corrected until the game starts
    return not known.side and any(at == seat for at, _ in table.locked)


def side_sheet(seat: int) -> SheetModel:
    """Ask for the side of a seat."""
    sides = (*SIDES, "tie")
    return SheetModel(
        Msg("Which side is seat {seat} on?", seat=seat),
        Msg("It decides whose progressive wager a winning hand pays."),
        tuple(ActionModel(Do(c.MarkSide(seat, side)), side.upper(), "") for side in sides),
        ActionModel(Back(), Msg("BACK TO TABLE"), "arrow-left"),
    )
