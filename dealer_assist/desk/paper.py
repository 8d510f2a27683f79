"""How the slips of a round stand, for whoever shows it."""

from dataclasses import dataclass

from dealer_assist.message import Msg

NO_PRINTER = Msg("No printer on this table")


@dataclass(frozen=True, slots=True)
class Paper:
    """What to say of the slips, why none can be had now, and what kept the last one in."""

    detail: str = NO_PRINTER
    reason: str = NO_PRINTER
    trouble: str = ""


NO_PAPER = Paper()
"""How it stands at a table without a printer."""
