"""Jackpots that are settled as soon as the up card shows, before the hands are played."""

from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.table.state import Table


def is_settled_early(jackpot: Jackpot) -> bool:
    """Tell whether two cards and the up card decide it: TriLux, and its END GAME comes first."""
    return jackpot.judge == "trilux"


def waiting(table: Table) -> tuple[str, ...]:
    """Give the sensors whose jackpot has wagers and must be settled before play goes on."""
    bet = {sensor for _, sensor in table.locked}
    jackpots = table.setup.jackpots.items()
    return tuple(name for name, jackpot in jackpots if name in bet and is_settled_early(jackpot))


def must_wait(table: Table, sensor: str) -> str:
    """Name the jackpot that a claim on this sensor has to wait for, or nothing.

    Blazing 7's by the dealer's up card may be resolved at that same moment; by the player's
    cards it is decided in play.
    """
    first = waiting(table)
    at_once = table.setup.options.get("blazing_7s_rule") == "dealer_up_card"
    if not first or sensor in first or at_once:
        return ""
    return table.setup.jackpots[first[0]].label
