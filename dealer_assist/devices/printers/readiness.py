"""Whether a slip printer can print, and what is said where a slip did not or may not have come."""

from dealer_assist.devices.messages import PrinterStatus
from dealer_assist.message import Msg

UNKNOWN = PrinterStatus(online=False, paper="unknown")
READY = PrinterStatus(online=True, paper="ok")

NOT_SAID = Msg("The slip printer did not say that it has finished; look for the slip")
DISTURBED = Msg(
    "The line to the slip printer is disturbed: look at the slip, then check the printer's cable"
)
CUT_OFF = Msg("The slip printer went away while the slip came out; look for the slip")
HELD = Msg("The slip printer takes no more: switch it off and on, then print again")


def why_not_ready(status: PrinterStatus) -> str | None:
    """Say why nothing can be printed and what to do, or None when the printer is ready."""
    if status.paper == "unknown":
        return Msg("The slip printer does not answer: check its cable and power")
    if status.paper == "out":
        return Msg("The slip printer is out of paper: put in a new roll")
    if not status.online:
        return Msg("The slip printer has stopped: clear the paper path and close the cover")
    return None
