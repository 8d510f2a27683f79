"""Which cards a jackpot is judged by, in one line for the head of the hand panel."""

from dealer_assist.message import Msg
from dealer_assist.table.setup.table_setup import TableSetup

_FLOP = 3


def cards_that_count(setup: TableSetup, sensor: str) -> str:
    """Say which cards count for the jackpot on a sensor; nothing where the paytable says it."""
    board = setup.hand_sizes.get("board", 0)
    match setup.jackpots[sensor].judge:
        case "first_five" if board > _FLOP:
            return Msg("Two cards and the flop count")
        case "first_five" if board:
            return Msg("The seat's cards and the board count")
        case "first_five":
            return Msg("All five dealt cards count")
        case "best_four":
            return Msg("The best four cards count")
        case "seven_cards":
            return Msg("Two cards and the board count")
        case "trilux":
            return Msg("Two cards and the up card count")
        case "blazing_7s" if setup.options.get("blazing_7s_rule") == "dealer_up_card":
            return Msg("Two cards and the up card count")
        case "blazing_7s":
            return Msg("The first three cards count")
        case _:
            return ""
