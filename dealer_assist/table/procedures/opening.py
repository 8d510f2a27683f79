"""Opening and closing a table, changing its game, and the step from one round to the next."""

from dealer_assist.errors import Refused
from dealer_assist.jackpot.account import Account
from dealer_assist.message import Msg
from dealer_assist.table import events as e
from dealer_assist.table import link_state as link
from dealer_assist.table.dealing import who_plays
from dealer_assist.table.events.values import RUN, MeterReading
from dealer_assist.table.meters import readings, reopened, sorted_out
from dealer_assist.table.procedures import irregularities, office
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.setup.settings import merged
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Meter, Phase, Table
from dealer_assist.value import replace


def open_table(table: Table, dealer: StaffMember, at: int) -> tuple[e.Event, ...]:
    """Open for a dealer: proposed settings come into force, known meters go on under them."""
    settings = office.proposed_settings(table.proposed)
    setup = office.proposed_setup(table, table.proposed)
    if settings:
        office.judge(setup, office.day_of(at)).require()
    known, parked = sorted_out(setup, (*readings(table.setup, table.accounts), *table.parked))
    accounts = reopened(setup, known)
    moved = _moved(table, accounts)
    opened = replace(table, settings=merged(table.settings, settings), proposed=(), parked=parked)
    meters = readings(setup, accounts)
    applied = e.SettingsApplied(at, settings, readings(setup, moved))
    return (
        *((applied,) if settings or moved else ()),
        e.TableOpened(dealer, meters),
        _round_opened(opened, dealer, meters),
    )


def _moved(table: Table, accounts: dict[Meter, Account]) -> dict[Meter, Account]:
    """Give the meters that do not go on as the table was closed with, for they are new here."""
    closed = {(one.sensor, one.level) for one in table.parked} | table.accounts.keys()
    return {
        meter: account
        for meter, account in accounts.items()
        if meter in closed and table.accounts.get(meter) != account
    }


def next_round(table: Table, accounts: dict[Meter, Account]) -> e.RoundOpened:
    """Open betting on the next round with the meters, and with the chips that lie, as they are."""
    if table.dealer is None:
        raise Refused(Msg("Nobody is signed in; swipe a dealer card first"))
    opened = _round_opened(table, table.dealer, readings(table.setup, accounts))
    return replace(opened, left=opened.chips)


def close_table(table: Table) -> tuple[e.Event, ...]:
    """Close between two rounds."""
    if table.phase is not Phase.BETTING:
        raise Refused(
            Msg("The table can be closed between rounds only; now {phase}", phase=table.phase.label)
        )
    if table.key != RUN:
        raise Refused(Msg("The key is in JPH; turn it back to RUN before the table is closed"))
    closed = e.TableClosed(
        round=table.round,
        meters=readings(table.setup, table.accounts),
        wins_so_far=table.wins_so_far,
        chips=_chips(table),
        faults=_faults(table),
        key=table.key,
        backed_out=table.backed_out,
        irregularity=irregularities.carried_on(table),
        alerts=table.alerts,
        settings=table.settings,
        proposed=table.proposed,
        parked=table.parked,
        key_is_lost=table.key_is_lost,
        left=_left(table),
        link=link.carried(table),
        left_behind=table.left_behind,
        rulings_so_far=table.rulings_so_far,
        rulings_withdrawn=table.rulings_withdrawn,
        shoe=table.shoe,
        shoe_from=table.shoe_from,
        seals=table.seals,
    )
    return (closed,)


def ask_change(table: Table, to: str) -> tuple[e.Event, ...]:
    """Wish for another game at this table; it needs the table closed, and a Supervisor's card."""
    if table.phase is not Phase.CLOSED:
        raise Refused(Msg("The game can be changed only when the table is closed; close it first"))
    if to == table.setup.key:
        raise Refused(Msg("{game} is the game of this table already; choose another", game=to))
    return () if to == table.change_to else (e.GameChangeAsked(to),)


def _round_opened(
    table: Table, dealer: StaffMember, meters: tuple[MeterReading, ...]
) -> e.RoundOpened:
    playing, away = who_plays.stayed(table)
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
        alerts=table.alerts,
        settings=table.settings,
        proposed=table.proposed,
        parked=table.parked,
        key_is_lost=table.key_is_lost,
        left=_left(table),
        link=link.carried(table),
        left_behind=table.left_behind,
        rulings_so_far=table.rulings_so_far,
        rulings_withdrawn=table.rulings_withdrawn,
        shoe=table.shoe,
        shoe_from=table.shoe_from,
        seals=table.seals,
        playing=playing,
        away=away,
    )


def _left(table: Table) -> tuple[Spot, ...]:
    return tuple(spot for spot, sensor in table.sensors.items() if sensor.is_left)


def _chips(table: Table) -> tuple[Spot, ...]:
    return tuple(spot for spot, sensor in table.sensors.items() if sensor.has_chip)


def _faults(table: Table) -> tuple[tuple[int, str, str], ...]:
    return tuple((*spot, one.fault) for spot, one in table.sensors.items() if one.fault)
