"""Adjustments: the only way to undo a win on record. A reason, two people, an exact back-out."""

from collections.abc import Mapping

from dealer_assist.errors import Refused
from dealer_assist.jackpot import adjustment as arithmetic
from dealer_assist.jackpot import prizes
from dealer_assist.jackpot.account import Account, as_told
from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.message import Msg
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.events.values import LinkStand, NumberedAward
from dealer_assist.table.facts import link
from dealer_assist.table.facts.adjustments import (
    Accounts,
    claim_of,
    envy_of_this_round,
    note_refusal,
    refusal,
    waits,
)
from dealer_assist.table.meters import readings
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.state import Meter, Table, Win
from dealer_assist.table.waiting import Adjustment

Events = tuple[e.Event, ...]


def ask(table: Table, command: c.AskAdjustment, at: int) -> Events:
    """Begin to back a win out, if the money allows it; two cards decide."""
    number = command.number
    if table.round.adjustment is not None:
        same = (table.round.adjustment.number, table.round.adjustment.reason) == (
            number,
            command.reason,
        )
        if same:
            return ()
        raise Refused(waits(table))
    if why_not := waits(table) or refusal(table):
        raise Refused(why_not)
    if number in table.lasting.backed_out:
        raise Refused(Msg("Win {number} is backed out already", number=number))
    of_its_round = command.wins or (*table.round.wins, *table.round.undone)
    win = next((one for one in of_its_round if one.number == number), None)
    if win is None:
        raise Refused(
            Msg("Win {number} is not of this round. Choose it from the history", number=number)
        )
    if win.award.level and (
        why_not := link.holds_adjustment(table, win.sensor, win.round, (win.award.seat,))
    ):
        raise Refused(why_not)
    if command.reason not in table.setup.jurisdiction.back_out_reasons:
        raise Refused(Msg("An adjustment needs a reason from the list"))
    if why_not := note_refusal(command.note):
        raise Refused(why_not)
    asked = _asked(table, win, of_its_round, command, at)
    _moved(table.accounts, table, asked)
    if win not in table.round.wins:
        # Should this round be void, its meters go back: the win must come off those as well.
        _moved(table.round.opening_accounts, table, asked)
    return (asked,)


def approve(table: Table, asked: Adjustment, member: StaffMember, at: int) -> Events:
    """Take a card that is good enough: the first approves, the second completes."""
    if asked.approved_by is None:
        return (e.AdjustmentApproved(member),)
    before, after = _moved(table.accounts, table, asked)
    envy = envy_of_this_round(table, asked)
    backed_out = e.WinBackedOut(
        at=at,
        number=asked.number,
        reason=asked.reason,
        sensor=asked.sensor,
        award=asked.award,
        by=asked.approved_by,
        witness=member,
        before=readings(table.setup, before),
        meters=readings(table.setup, after),
        envy=tuple(envy.items()),
        note=asked.note,
        wins=asked.wins,
        round=asked.round,
        envy_paid=asked.envy_paid,
    )
    return (backed_out, *_as_on_the_floor(table, asked, before, after, at))


def _as_on_the_floor(
    table: Table, asked: Adjustment, before: Accounts, after: Accounts, at: int
) -> Events:
    """Show what the floor showed: of a link's meter only the pit puts a prize back."""
    if asked.sensor not in table.setup.floor_links:
        return ()
    told = {meter: as_told(after[meter], one.shown_cents) for meter, one in before.items()}
    if told == after:
        return ()
    link = table.lasting.link or LinkStand()
    meters = readings(table.setup, after), readings(table.setup, told)
    return (e.ContributionsTaken(at, link.up_to, *meters, link.claims),)


def _envy_paid(
    jackpot: Jackpot, sensor: str, hit: list[Win], command: c.AskAdjustment
) -> dict[int, int]:
    stakes = {seat: cents for (seat, at), cents in command.stakes if at == sensor}
    return prizes.envy_due(jackpot, [claim_of(win.award) for win in hit], stakes)


def _asked(
    table: Table, win: Win, of_its_round: tuple[Win, ...], command: c.AskAdjustment, at: int
) -> e.AdjustmentAsked:
    jackpot = table.setup.jackpots.get(win.sensor)
    if jackpot is None or not jackpot.pays_line(win.award.line):
        raise Refused(
            Msg("Win {number} is of a jackpot that this table no longer has", number=win.number)
        )
    sharing = [one for one in of_its_round if one == win or _is_same_hit(one, win)]
    hit = [one for one in sharing if one.number not in table.lasting.backed_out]
    is_of_this_round = win in table.round.wins
    return e.AdjustmentAsked(
        at=at,
        number=win.number,
        reason=command.reason,
        sensor=win.sensor,
        award=win.award,
        undone=tuple(one.award for one in sharing if one.number in table.lasting.backed_out),
        note=command.note,
        wins=tuple(NumberedAward(one.number, one.award) for one in hit),
        round=win.round,
        envy_paid=()
        if is_of_this_round
        else tuple(_envy_paid(jackpot, win.sensor, hit, command).items()),
    )


def _is_same_hit(win: Win, other: Win) -> bool:
    same = (win.sensor, win.at) == (other.sensor, other.at)
    return same and prizes.is_same_hit(win.award, other.award)


def _moved(
    accounts: Mapping[Meter, Account], table: Table, asked: Adjustment | e.AdjustmentAsked
) -> tuple[Accounts, Accounts]:
    """Return the account that the back-out moves, before and after; none where the tray paid."""
    level = asked.award.level
    if not level:
        return {}, {}
    meter = (asked.sensor, level)
    after = arithmetic.back_out(
        accounts[meter],
        asked.award,
        level=table.setup.jackpots[asked.sensor].level(level),
        together=[win.award for win in asked.wins if win.number != asked.number],
        standing=asked.standing,
        undone=asked.undone,
    )
    return {meter: accounts[meter]}, {meter: after}
