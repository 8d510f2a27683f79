"""Adjustments: the only way to undo a win on record. A reason, two people, an exact back-out."""

from collections.abc import Mapping

from dealer_assist.errors import Refused
from dealer_assist.jackpot import adjustment as arithmetic
from dealer_assist.jackpot import prizes
from dealer_assist.jackpot.account import Account
from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.message import Msg
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.events.values import NumberedAward
from dealer_assist.table.meters import readings
from dealer_assist.table.procedures import claims, link
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.table.state import Meter, Phase, Table, Win, key_holds
from dealer_assist.table.waiting import Adjustment

Events = tuple[e.Event, ...]
Accounts = dict[Meter, Account]
NOTE_WORDS = 3


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
            Msg("Win {number} is not of this round; choose it from the history", number=number)
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


def note_refusal(note: str) -> str:
    """Say that a note does not tell enough, or nothing if it does."""
    if len(note.split()) >= NOTE_WORDS:
        return ""
    return Msg("Write a note of at least {n} words: what happened, and who saw it", n=NOTE_WORDS)


def refusal(table: Table) -> str:
    """Say why nothing can be adjusted now, or nothing if it can."""
    if table.round.phase not in (Phase.BETTING, Phase.IN_PLAY, Phase.RECORDED):
        return Msg("An adjustment is not possible while {phase}", phase=table.round.phase.label)
    return key_holds(table)


def waits(table: Table) -> str:
    """Say that an adjustment holds everything else, or nothing if there is none."""
    if table.round.meter_change is not None:
        return Msg("A meter is being set; swipe the cards or cancel it first")
    if table.round.late_win is not None:
        return Msg("A late win waits for its cards; swipe them or cancel it first")
    if table.round.adjustment is None:
        return ""
    return Msg(
        "Win {number} is being backed out; swipe the cards or cancel it first",
        number=table.round.adjustment.number,
    )


def role_needed(table: Table, asked: Adjustment) -> Role:
    """Give the first card that an adjustment needs: the one that the win needed."""
    return table.setup.card_for_award(asked.sensor, asked.award)


def approve(table: Table, asked: Adjustment, member: StaffMember, at: int) -> Events:
    """Take a card that is good enough: the first approves, the second completes."""
    if asked.approved_by is None:
        return (e.AdjustmentApproved(member),)
    before, after = _moved(table.accounts, table, asked)
    envy = envy_of_this_round(table, asked)
    return (
        e.WinBackedOut(
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
        ),
    )


def envy_of_this_round(table: Table, asked: Adjustment) -> dict[int, int]:
    """Give the envy that is no longer due when a win of the round in play is backed out."""
    if not any(win.number == asked.number for win in table.round.wins):
        return {}
    hands = [_claim(one.award) for one in asked.shares]
    return claims.envy_from(table, asked.sensor, hands)


def _envy_paid(
    jackpot: Jackpot, sensor: str, hit: list[Win], command: c.AskAdjustment
) -> dict[int, int]:
    stakes = {seat: cents for (seat, at), cents in command.stakes if at == sensor}
    return prizes.envy_due(jackpot, [_claim(one.award) for one in hit], stakes)


def _claim(award: prizes.PrizeAward) -> prizes.PrizeClaim:
    return prizes.PrizeClaim(award.seat, award.line, award.stake)


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


def _is_same_hit(one: Win, other: Win) -> bool:
    same = (one.sensor, one.at) == (other.sensor, other.at)
    return same and prizes.is_same_hit(one.award, other.award)


def _moved(
    accounts: Mapping[Meter, Account], table: Table, asked: Adjustment | e.AdjustmentAsked
) -> tuple[Accounts, Accounts]:
    """Give the account that the back-out moves, before and after; none where the tray paid."""
    level = asked.award.level
    if not level:
        return {}, {}
    meter = (asked.sensor, level)
    after = arithmetic.back_out(
        accounts[meter],
        asked.award,
        level=table.setup.jackpots[asked.sensor].level(level),
        together=[one.award for one in asked.wins if one.number != asked.number],
        standing=asked.standing,
        undone=asked.undone,
    )
    return {meter: accounts[meter]}, {meter: after}
