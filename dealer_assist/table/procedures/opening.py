"""Opening and closing a table, changing its game, and the step from one round to the next."""

from dealer_assist.errors import Refused
from dealer_assist.jackpot.account import Account
from dealer_assist.message import Msg
from dealer_assist.table import events as e
from dealer_assist.table.bookkeeping import with_rulings
from dealer_assist.table.events.lasting import Lasting, recorded_as
from dealer_assist.table.events.values import RUN, accounts_of
from dealer_assist.table.facts import irregularities, office, prize, rulings
from dealer_assist.table.facts.dealing import who_plays
from dealer_assist.table.meters import readings, reopened, sorted_out
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.setup.settings import merged
from dealer_assist.table.state import Meter, Phase, Table
from dealer_assist.value import replace


def open_table(table: Table, dealer: StaffMember, at: int) -> tuple[e.Event, ...]:
    """Open for a dealer: proposed settings come into force, known meters go on under them."""
    settings = office.proposed_settings(table.lasting.proposed)
    setup = office.proposed_setup(table, table.lasting.proposed)
    if settings:
        office.judge(setup, office.day_of(at)).require()
    kept = (*readings(table.setup, table.accounts), *table.lasting.parked)
    known, parked = sorted_out(setup, kept)
    accounts = reopened(setup, accounts_of(known))
    moved = _moved(table, accounts)
    lasting = replace(
        _carried(table),
        meters=readings(setup, accounts),
        parked=parked,
        settings=merged(table.lasting.settings, settings),
        proposed=(),
        barred="",
    )
    applied = e.SettingsApplied(at, settings, readings(setup, moved))
    return (
        *((applied,) if settings or moved else ()),
        e.TableOpened(dealer, lasting.meters),
        _round_opened(table, dealer, lasting),
    )


def _moved(table: Table, accounts: dict[Meter, Account]) -> dict[Meter, Account]:
    """Return the meters that do not go on as the table was closed with, for they are new here."""
    closed = {
        (reading.sensor, reading.level) for reading in table.lasting.parked
    } | table.accounts.keys()
    return {
        meter: account
        for meter, account in accounts.items()
        if meter in closed and table.accounts.get(meter) != account
    }


def next_round(table: Table, accounts: dict[Meter, Account]) -> e.RoundOpened:
    """Open betting on the next round with the meters, and with the chips that lie, as they are."""
    if table.dealer is None:
        raise Refused(Msg("No one signed in. Swipe a dealer card first"))
    carried = _carried(table)
    meters = readings(table.setup, accounts)
    lasting = replace(carried, meters=meters, left=carried.chips)
    return _round_opened(table, table.dealer, lasting)


def close_table(table: Table) -> tuple[e.Event, ...]:
    """Close between two rounds."""
    if table.round.phase is not Phase.BETTING:
        raise Refused(
            Msg(
                "The table can be closed between rounds only. Now {phase}",
                phase=table.round.phase.label,
            )
        )
    if table.lasting.key != RUN:
        raise Refused(Msg("The key is in JPH. Turn it back to RUN before the table is closed"))
    lasting = _carried(table)
    unpaid = [money for seat in rulings.seats_open(table) for money in rulings.open_at(table, seat)]
    left = with_rulings(lasting.left_behind, unpaid)
    lasting = replace(lasting, left_behind=left)
    return (recorded_as(e.TableClosed, lasting, round=table.round.number),)


def ask_change(table: Table, to: str) -> tuple[e.Event, ...]:
    """Wish for another game at this table; it needs the table closed, and a Supervisor's card."""
    if table.round.phase is not Phase.CLOSED:
        raise Refused(Msg("The game can be changed only when the table is closed. Close it first"))
    if to == table.setup.key:
        raise Refused(Msg("{game} is the game of this table already. Choose another", game=to))
    return () if to == table.round.change_to else (e.GameChangeAsked(to),)


def _round_opened(table: Table, dealer: StaffMember, lasting: Lasting) -> e.RoundOpened:
    playing, away = who_plays.stayed(table)
    return recorded_as(
        e.RoundOpened,
        lasting,
        round=table.round.number + 1,
        dealer=dealer,
        playing=playing,
        away=away,
    )


def _carried(table: Table) -> Lasting:
    """Return what lasts, as the next round or the next opening has to know it."""
    return replace(
        table.lasting,
        meters=readings(table.setup, table.accounts),
        irregularity=irregularities.carried_on(table),
        link=prize.carried(table),
    )
