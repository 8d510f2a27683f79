"""What a table offers, in a few words: wagers, limits, paytables, progressives and their meters."""

from collections.abc import Mapping
from string import capwords

from dealer_assist.jackpot.account import Account
from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.rules.money import chips, dollars
from dealer_assist.table.setup import TableSetup
from dealer_assist.table.state import Meter

NONE = "None"


def wagers(setup: TableSetup) -> str:
    """Name what can be bet, as printed on the layout."""
    return ", ".join(capwords(row.label) for row in setup.wagers)


def limits(setup: TableSetup) -> tuple[str, ...]:
    """Give the least and the most of each wager, in the order of the layout."""
    names = {row.key: capwords(row.label) for row in setup.wagers}
    return tuple(
        f"{names[wager]} {chips(setup.limits[wager][0])} to {chips(setup.limits[wager][1])}"
        for wager in names
        if wager in setup.limits
    )


def paytables(setup: TableSetup) -> str:
    """Name the paytables in force, each once."""
    return ", ".join(dict.fromkeys(setup.paytables.values())) or NONE


def progressives(setup: TableSetup) -> str:
    """Name the jackpots with their wagers, or say that there is none."""
    return ", ".join(_progressive(one) for one in setup.jackpots.values()) or NONE


def meters(setup: TableSetup, accounts: Mapping[Meter, Account]) -> tuple[str, ...]:
    """Give what each meter shows; one that was never opened has its seed."""
    several = sum(len(jackpot.levels) for jackpot in setup.jackpots.values()) > 1
    shown = []
    for sensor, jackpot in setup.jackpots.items():
        for level in jackpot.levels:
            account = accounts.get((sensor, level.name))
            amount = dollars(level.seed_cents if account is None else account.shown_cents)
            name = level.label if len(jackpot.levels) > 1 else jackpot.label
            shown.append(f"{name} {amount}" if several else amount)
    return tuple(shown)


def _progressive(jackpot: Jackpot) -> str:
    return f"{jackpot.key} for {chips(jackpot.wager_cents)}"
