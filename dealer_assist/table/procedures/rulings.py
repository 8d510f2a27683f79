"""A ruling on a round: what it was, who gets how much more or less, who has ruled, and when.

It changes no meter, no wager and no win: a jackpot that was wrong is backed out. The dealer may
fill it in; only the card of a Supervisor or an Executive makes it a ruling.
"""

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.facts.rulings import (
    ANSWERS,
    EXPOSED,
    KINDS,
    NOTE_LETTERS,
    WITH_CHIPS,
    WITH_SEATS,
    card_refusal,
    money_refusal,
    refusal,
)
from dealer_assist.table.state import Table

Events = tuple[e.Event, ...]


def record(table: Table, command: c.RecordRuling, at: int) -> Events:
    """Put a ruling on record; whatever is wrong with it is one sentence, and nothing moves."""
    for why_not in (
        refusal(table, command.round),
        _unfit(table, command),
        _wrong_money(command),
        _wrong_moment(command, at),
        card_refusal(table, command.by, command.after_cents - command.before_cents),
    ):
        if why_not:
            raise Refused(why_not)
    return (
        e.RulingRecorded(
            at=at,
            number=table.lasting.rulings_so_far + 1,
            round=command.round,
            kind=command.kind,
            seats=command.seats,
            by=command.by,
            camera_at=command.camera_at,
            wager=command.wager,
            before_cents=command.before_cents,
            after_cents=command.after_cents,
            answer=command.answer,
            note=command.note.strip(),
        ),
    )


def withdraw(table: Table, command: c.WithdrawRuling, at: int) -> Events:
    """Take a ruling out of force; it stays on record, with who has withdrawn it."""
    if not 0 < command.number <= table.lasting.rulings_so_far:
        raise Refused(Msg("There is no ruling {number} at this table", number=command.number))
    if command.number in table.lasting.rulings_withdrawn:
        raise Refused(Msg("Ruling {number} is withdrawn already", number=command.number))
    if why_not := card_refusal(table, command.by, command.cents):
        raise Refused(why_not)
    return (
        e.RulingWithdrawn(
            at, command.number, command.round, command.by, command.kind, command.cents
        ),
    )


def _unfit(table: Table, command: c.RecordRuling) -> str:
    """Say what does not fit the table, or nothing."""
    if command.kind not in KINDS:
        return Msg("Choose from the list what it was")
    unknown = [seat for seat in command.seats if seat not in table.setup.seats]
    if unknown:
        return Msg("There is no seat {seat} at this table", seat=unknown[0])
    if sorted(set(command.seats)) != list(command.seats):
        return Msg("Name each seat once, in order")
    if command.kind in WITH_SEATS and not command.seats:
        return Msg("Choose the seat that the ruling is about")
    if command.kind in WITH_CHIPS and len(command.seats) != 1:
        return Msg("Chips go to one seat. Make a ruling for each")
    if command.kind in WITH_CHIPS and command.wager not in {row.key for row in table.setup.wagers}:
        return Msg("Choose the wager that the ruling is about")
    if (command.kind == EXPOSED) != (command.answer in ANSWERS):
        return Msg("Say whether the exposed card was played or burned")
    if len(command.note) > NOTE_LETTERS:
        return Msg("Say it in {n} letters at most", n=NOTE_LETTERS)
    return ""


def _wrong_money(command: c.RecordRuling) -> str:
    before, after = command.before_cents, command.after_cents
    if before < 0 or after < 0:
        return Msg("Pay can't be below $0. Recount")
    if command.kind not in WITH_CHIPS and (before or after or command.wager):
        return Msg("This ruling has no chips. Leave them out")
    return money_refusal(command.kind, before, after)


def _wrong_moment(command: c.RecordRuling, at: int) -> str:
    if 0 < command.camera_at <= at:
        return ""
    return Msg("The camera time is still to come. Set it back")
