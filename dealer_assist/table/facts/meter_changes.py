"""Meters set by hand: between rounds, for a reason of the jurisdiction, and by two people."""

from dealer_assist.errors import Refused
from dealer_assist.jackpot.account import Account
from dealer_assist.jackpot.adjustment import set_meter
from dealer_assist.message import Msg
from dealer_assist.rules.money import cents_shown
from dealer_assist.table.setup.roles import Role
from dealer_assist.table.state import Table
from dealer_assist.table.waiting import MeterChange


def role_needed(table: Table, asked: MeterChange) -> Role:
    """Return the first card that it needs: the one for a prize as large as the change."""
    before, after = moved(table, asked)
    change = abs(after.shown_cents - before.shown_cents)
    return table.setup.authority.role_for(change, percent=0)


def moved(table: Table, asked: MeterChange) -> tuple[Account, Account]:
    """Return the account before and after; refuse what may not be."""
    jackpot = table.setup.jackpots.get(asked.sensor)
    if jackpot is None:
        raise Refused(
            Msg(
                "There is no sensor {sensor} at this table. Choose another meter",
                sensor=asked.sensor,
            )
        )
    if all(level.name != asked.level for level in jackpot.levels):
        raise Refused(
            Msg(
                "{jackpot} has no meter {level}. Choose another meter",
                jackpot=jackpot.label,
                level=asked.level,
            )
        )
    if jackpot.is_house:
        raise Refused(
            Msg(
                "{jackpot} is the house's own. Change its amount in the settings",
                jackpot=jackpot.label,
            )
        )
    account = table.accounts.get((asked.sensor, asked.level))
    if account is None:
        raise Refused(
            Msg(
                "{jackpot} has no meter yet. Open the table once before it is set",
                jackpot=jackpot.label,
            )
        )
    reasons = table.setup.jurisdiction.meter_reasons(
        account.shown_cents, cents_shown(asked.to_micros)
    )
    level = jackpot.level(asked.level)
    return account, set_meter(level, account, asked.to_micros, asked.reason, reasons)
