"""Opening and closing a table, changing its game, and the step from one round to the next."""

from dealer_assist.jackpot.account import Account, open_account
from dealer_assist.rules.refusal import Refused
from dealer_assist.table import events as e
from dealer_assist.table import irregularities
from dealer_assist.table.setup import Spot
from dealer_assist.table.staff import StaffMember
from dealer_assist.table.state import Meter, Phase, Table


def readings(accounts: dict[Meter, Account]) -> tuple[e.MeterReading, ...]:
    """Write accounts down as facts."""
    return tuple(e.MeterReading(*meter, account) for meter, account in accounts.items())


def open_table(table: Table, dealer: StaffMember) -> tuple[e.Event, ...]:
    """Open for a dealer: known meters stay, new ones start at their seed."""
    accounts: dict[Meter, Account] = {
        (sensor, level.name): table.accounts.get((sensor, level.name)) or open_account(level)
        for sensor, jackpot in table.setup.jackpots.items()
        for level in jackpot.levels
    }
    meters = readings(accounts)
    return (e.TableOpened(dealer, meters), _round_opened(table, dealer, meters))


def next_round(table: Table, accounts: dict[Meter, Account]) -> e.RoundOpened:
    """Open betting on the next round with the meters as they are left."""
    if table.dealer is None:
        raise Refused("Nobody is signed in; swipe a dealer card first")
    return _round_opened(table, table.dealer, readings(accounts))


def close_table(table: Table) -> tuple[e.Event, ...]:
    """Close between two rounds."""
    if table.phase is not Phase.BETTING:
        raise Refused(f"The table can be closed between rounds only; now {table.phase.label}")
    if table.key != "RUN":
        raise Refused("The key is in JPH; turn it back to RUN before the table is closed")
    closed = e.TableClosed(
        round=table.round,
        meters=readings(dict(table.accounts)),
        wins_so_far=table.wins_so_far,
        chips=_chips(table),
        faults=_faults(table),
        key=table.key,
        backed_out=table.backed_out,
        irregularity=irregularities.carried_on(table),
    )
    return (closed,)


def ask_change(table: Table, to: str) -> tuple[e.Event, ...]:
    """Wish for another game at this table; it needs the table closed, and a Supervisor's card."""
    if table.phase is not Phase.CLOSED:
        raise Refused("The game can be changed only when the table is closed; close it first")
    if to == table.setup.key:
        raise Refused(f"{to} is the game of this table already; choose another")
    return () if to == table.change_to else (e.GameChangeAsked(to),)


def _round_opened(
    table: Table, dealer: StaffMember, meters: tuple[e.MeterReading, ...]
) -> e.RoundOpened:
    return e.RoundOpened(
        round=table.round + 1,
        dealer=dealer,
        meters=meters,
        chips=_chips(table),
        faults=_faults(table),
        wins_so_far=table.wins_so_far,
        key=table.key,
        backed_out=table.backed_out,
        irregularity=irregularities.carried_on(table),
    )


def _chips(table: Table) -> tuple[Spot, ...]:
    return tuple(spot for spot, sensor in table.sensors.items() if sensor.has_chip)


def _faults(table: Table) -> tuple[tuple[int, str, str], ...]:
    return tuple((*spot, one.fault) for spot, one in table.sensors.items() if one.fault)
