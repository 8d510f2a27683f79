"""The questions that a sheet asks: why a round is void, what the menu offers."""

from dealer_assist.table.state import Phase, Table
from dealer_assist.ui.looks import ActionLook, ActionState
from dealer_assist.ui.sheet import SheetLook

VOID, MENU = "void", "menu"
BACK, CLOSE, EXIT, REASON = "back", "close", "exit", "reason:"


def void_sheet(table: Table) -> SheetLook:
    """Ask why the round does not count."""
    reasons = tuple(
        ActionLook(f"{REASON}{reason}", reason.upper(), "") for reason in table.setup.void_reasons
    )
    back = ActionLook(BACK, "BACK TO TABLE", "arrow-left", "The round goes on")
    detail = "All wagers go back to the players; this round's contributions come off the meter."
    return SheetLook("Why is this round void?", detail, reasons, back)


def menu_sheet(table: Table) -> SheetLook:
    """Offer what is done between rounds."""
    can_close = table.phase is Phase.BETTING
    close = ActionLook(
        CLOSE,
        "CLOSE TABLE",
        "padlock",
        "Notes the closing meters" if can_close else "Between rounds only",
        ActionState.AVAILABLE if can_close else ActionState.NOT_YET,
        "" if can_close else "Between rounds only",
    )
    leave = ActionLook(EXIT, "EXIT", "cross", "The round stays on record")
    back = ActionLook(BACK, "BACK TO TABLE", "arrow-left")
    detail = f"Table {table.setup.number}, {table.setup.game_name}"
    return SheetLook("Menu", detail, (close, leave), back)
