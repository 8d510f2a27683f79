"""Why no table stands: the sentence, and the ways on that there are."""

from typing import Any

from dealer_assist.message import Msg
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
    Button,
)
from dealer_assist.value import Value

EXIT, AGAIN, RESTORE = "exit", "again", "restore"


class TroubleModel(Value):
    """A table that cannot be opened: what is wrong with its cure, and what can be pressed."""

    title: str
    sentence: str
    buttons: tuple[Button[Any], ...]


def trouble_model(sentence: str, backup_events: int | None, *, is_live: bool) -> TroubleModel:
    """Show a trouble of the world; a backup is offered where there is a good one."""
    out = Msg("Needs a card") if is_live else Msg("To the desktop")
    leave = Button(EXIT, Msg("EXIT"), "cross", out)
    again = Button(AGAIN, Msg("TRY AGAIN"), "play", Msg("When it is mended"), ActionState.NEXT)
    back = () if backup_events is None else (_restore(backup_events, is_live=is_live),)
    return TroubleModel(Msg("The table cannot be opened"), sentence, (leave, *back, again))


def _restore(events: int, *, is_live: bool) -> Button[Any]:
    why = Msg("A technician does it at the command line") if is_live else ""
    detail = Msg("Hold: goes on from {events} events", events=f"{events:,}")
    return Button(RESTORE, Msg("RESTORE"), "clock", detail, ActionState.HOLD).unless(why)
