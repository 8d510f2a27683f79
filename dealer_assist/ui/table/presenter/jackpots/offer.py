"""What a table offers, in a few words: wagers, limits, paytables, progressives and their meters."""

from collections.abc import Mapping
from string import capwords

from dealer_assist.jackpot.account import Account
from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.message import Msg, joined
from dealer_assist.rules.money import chips, dollars
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Meter

NONE = Msg("None")


def link_name(setup: TableSetup) -> str:
    """Name the link that the table plays for, as a sign would; nothing where it stands alone."""
    return next((link.name for link in setup.links.values()), "")


def system(setup: TableSetup) -> str:
    """Name the console, and the link where there is one."""
    name, link = setup.console.capitalize(), link_name(setup)
    return joined(", ", (name, link)) if link else name


def wagers(setup: TableSetup) -> str:
    """Name what can be bet, as printed on the layout."""
    return joined(", ", (capwords(row.label) for row in setup.wagers))


def limits(setup: TableSetup) -> tuple[str, ...]:
    """Return the least and the most of each wager, in the order of the layout."""
    names = {row.key: capwords(row.label) for row in setup.wagers}
    return tuple(
        Msg(
            "{wager} {least} to {most}",
            wager=names[wager],
            least=chips(setup.limits[wager][0]),
            most=chips(setup.limits[wager][1]),
        )
        for wager in names
        if wager in setup.limits
    )


def paytables(setup: TableSetup) -> str:
    """Name the paytables in force, each once."""
    return joined(", ", dict.fromkeys(setup.paytables.values())) or NONE


def progressives(setup: TableSetup) -> str:
    """Name the jackpots with their wagers, or say that there is none."""
    return joined(", ", map(_progressive, setup.jackpots.values())) or NONE


def meters(setup: TableSetup, accounts: Mapping[Meter, Account]) -> tuple[str, ...]:
    """Return what each meter shows; one that was never opened has its seed."""
    amounts = meter_amounts(setup, accounts)
    if len(amounts) < 2:
        return amounts
    names = [
        level.label if len(jackpot.levels) > 1 else jackpot.label
        for jackpot in setup.jackpots.values()
        for level in jackpot.levels
    ]
    return tuple(joined(" ", pair) for pair in zip(names, amounts, strict=True))


def meter_amounts(setup: TableSetup, accounts: Mapping[Meter, Account]) -> tuple[str, ...]:
    """Return the amount on each meter, without its name."""
    shown = []
    for sensor, jackpot in setup.jackpots.items():
        for level in jackpot.levels:
            account = accounts.get((sensor, level.name))
            shown.append(dollars(level.seed_cents if account is None else account.shown_cents))
    return tuple(shown)


def _progressive(jackpot: Jackpot) -> str:
    return Msg("{jackpot} for {wager}", jackpot=jackpot.key, wager=chips(jackpot.wager_cents))
