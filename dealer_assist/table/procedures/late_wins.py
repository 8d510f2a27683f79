"""A win found after END GAME: recorded between two rounds, for a reason, by two people.

The prize is that of the meter as it stands when it is recorded, or the fixed pay of the hand: the
meter of that round may have been won since, and no cent may appear that nobody has contributed.
"""

from dealer_assist.errors import Refused
from dealer_assist.message import Msg, listed
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.events.values import ConfirmedWin
from dealer_assist.table.facts import adjustments, link
from dealer_assist.table.facts.late_wins import REASONS, awarded, envy_due, refusal
from dealer_assist.table.meters import readings
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Table
from dealer_assist.table.waiting import LateWin

Events = tuple[e.Event, ...]


def ask(table: Table, command: c.AskLateWin, at: int) -> Events:
    """Begin to record a win of a round that is over, if that may be; two cards decide."""
    wanted = LateWin(
        round=command.round,
        seats=command.seats,
        line=command.line,
        sensor=command.sensor,
        reason=command.reason,
        note=command.note,
        stakes=command.stakes,
    )
    if table.round.late_win == wanted:
        return ()
    if why_not := adjustments.waits(table) or refusal(table):
        raise Refused(why_not)
    if command.reason not in REASONS:
        raise Refused(Msg("A late win needs a reason from the list"))
    if why_not := adjustments.note_refusal(command.note) or _unfit(table, command):
        raise Refused(why_not)
    return (
        e.LateWinAsked(
            at=at,
            round=wanted.round,
            seats=wanted.seats,
            line=wanted.line,
            sensor=wanted.sensor,
            reason=wanted.reason,
            note=wanted.note,
            stakes=wanted.stakes,
        ),
    )


def approve(table: Table, asked: LateWin, member: StaffMember, at: int) -> Events:
    """Take a card that is good enough: the first approves, the second records the win."""
    if asked.approved_by is None:
        return (e.AdjustmentApproved(member),)
    if link.to_lock(table):
        return (e.LockAsked(at, member),)
    awards, accounts = awarded(table, asked)
    first = table.lasting.wins_so_far + 1
    late = e.LateWinRecorded(
        at=at,
        round=asked.round,
        first_number=first,
        seats=asked.seats,
        line=asked.line,
        sensor=asked.sensor,
        reason=asked.reason,
        note=asked.note,
        by=asked.approved_by,
        witness=member,
    )
    wins = e.WinsAuthorised(
        at=at,
        by=asked.approved_by,
        first_number=first,
        wins=tuple(ConfirmedWin(asked.sensor, award) for award in awards),
        meters=readings(table.setup, accounts),
        envy=tuple(envy_due(table, asked).items()),
        late_round=asked.round,
    )
    return (late, wins)


def _unfit(table: Table, command: c.AskLateWin) -> str:
    """Say what does not fit the record of that round, or nothing."""
    jackpot = table.setup.jackpots.get(command.sensor)
    if jackpot is None or not jackpot.has_line(command.line):
        return Msg("{line} is no hand of this paytable", line=command.line)
    if not 0 < command.round < table.round.number:
        return Msg("Round {round} is not over. Press its hand at the table", round=command.round)
    if not command.seats or (len(command.seats) > 1 and not jackpot.is_shared):
        return Msg("Choose one seat: every seat has its own hand here")
    bet = {spot for spot, _ in command.stakes}
    unbet = [seat for seat in command.seats if (seat, command.sensor) not in bet]
    if unbet:
        seats = listed([str(seat) for seat in unbet])
        return Msg("Seat {seats} had no wager in round {round}", seats=seats, round=command.round)
    return _won_before(table, command)


def _won_before(table: Table, command: c.AskLateWin) -> str:
    won: set[Spot] = {
        (win.award.seat, win.sensor)
        for win in command.wins
        if win.number not in table.lasting.backed_out
    }
    for seat in command.seats:
        if (seat, command.sensor) in won:
            return Msg(
                "A win of seat {seat} in round {round} is on record. Back it out first",
                seat=seat,
                round=command.round,
            )
    return ""
