"""Wins as the record has them: authorised, shared, and backed out; bookkeeping for `evolve`."""

from collections.abc import Sequence

from dealer_assist.jackpot.prizes import PrizeAward, recognised
from dealer_assist.table import events as e
from dealer_assist.table.events.values import (
    ConfirmedWin,
    accounts_of,
)
from dealer_assist.table.meters import shifted
from dealer_assist.table.setup.roles import KEY_HOLDER
from dealer_assist.table.state import Phase, Table, Win
from dealer_assist.table.waiting import Adjustment, LateWin, Pending, Reader
from dealer_assist.value import replace


def wins_of(event: e.WinsAuthorised, round_: int) -> tuple[Win, ...]:
    """Return the wins that went on record in a round, each with its number."""
    # On record the key's holder has a plain name; a screen translates it.
    by = KEY_HOLDER if event.by == KEY_HOLDER else event.by
    return tuple(
        Win(event.first_number + n, win.sensor, award, by, event.at, event.late_round or round_)
        for n, (win, award) in enumerate(zip(event.wins, awards_in(event.wins), strict=True))
    )


def awards_in(wins: Sequence[ConfirmedWin]) -> list[PrizeAward]:
    """Return the awards as they are on record, shares of an earlier release's journal as such."""
    known = {
        sensor: iter(recognised([win.award for win in wins if win.sensor == sensor]))
        for sensor in {win.sensor for win in wins}
    }
    return [next(known[win.sensor]) for win in wins]


def record_wins(table: Table, event: e.WinsAuthorised) -> Table:
    """Take wins on record: their claims are off, their meters moved or wait for the key."""
    if event.late_round:
        return _record_late(table, event)
    wins = wins_of(event, table.round.number)
    won = {(win.award.seat, win.sensor) for win in event.wins}
    envy = dict(table.round.envy)
    for seat, cents in event.envy:
        envy[seat] = envy.get(seat, 0) + cents
    recorded = replace(
        table.round,
        phase=Phase.RECORDED,
        claims=tuple(
            claim for claim in table.round.claims if (claim.seat, claim.sensor) not in won
        ),
        pending=table.round.pending if event.meters_wait else None,
        reader=None,
        wins=(*table.round.wins, *wins),
        envy=envy,
        is_paying=False,
        supervisor_called_at=0,
        recorded_from=event.first_number,
        recorded_envy=dict(event.envy),
    )
    return _counted(table, event).with_round(recorded)


def _counted(table: Table, event: e.WinsAuthorised) -> Table:
    """Return the table with the wins numbered, and with what their meters show after them."""
    so_far = event.first_number + len(event.wins) - 1
    return table.with_lasting(replace(table.lasting, wins_so_far=so_far)).with_meters(event.meters)


def _record_late(table: Table, event: e.WinsAuthorised) -> Table:
    """Take a late win off the meters; the round that is open knows nothing of it."""
    # No game has begun: should the round be void, it goes back to the meters as they are now.
    opening = {**table.round.opening_accounts, **accounts_of(event.meters)}
    return _counted(table, event).with_round(replace(table.round, opening_accounts=opening))


def late_win_asked(event: e.LateWinAsked) -> LateWin:
    """Keep what is to be recorded until two cards decide."""
    return LateWin(
        round=event.round,
        seats=event.seats,
        line=event.line,
        sensor=event.sensor,
        reason=event.reason,
        note=event.note,
        stakes=event.stakes,
    )


def adjustment_asked(event: e.AdjustmentAsked) -> Adjustment:
    """Keep what is to be backed out until two cards decide."""
    return Adjustment(
        number=event.number,
        reason=event.reason,
        sensor=event.sensor,
        award=event.award,
        standing=event.standing,
        undone=event.undone,
        note=event.note,
        wins=event.wins,
        round=event.round,
        envy_paid=event.envy_paid,
    )


def back_out(table: Table, event: e.WinBackedOut) -> Table:
    """Undo a win: its money is back on the meter, and it counts no more."""
    numbers = tuple(share.number for share in event.shares)
    undone = tuple(win for win in table.round.wins if win.number in numbers)
    before, after = accounts_of(event.before), accounts_of(event.meters)
    envy = dict(table.round.envy)
    for seat, cents in event.envy:
        envy[seat] = envy.get(seat, 0) - cents
    undone_now = replace(
        table.round,
        opening_accounts=shifted(table.round.opening_accounts, before, after),
        wins=tuple(win for win in table.round.wins if win.number not in numbers),
        undone=(*table.round.undone, *undone),
        back_outs=(*table.round.back_outs, event) if undone else table.round.back_outs,
        envy={seat: cents for seat, cents in envy.items() if cents},
        adjustment=None,
    )
    lasting = replace(table.lasting, backed_out=(*table.lasting.backed_out, *numbers))
    backed_out = replace(table, lasting=lasting.with_meters(event.meters), round=undone_now)
    if table.round.phase is Phase.RECORDED and not backed_out.wins_to_pay:
        return backed_out.with_round(replace(backed_out.round, phase=Phase.IN_PLAY))
    return backed_out


def confirm_wins(table: Table, event: e.WinsConfirmed) -> Table:
    """Lock the values of confirmed wins, and await a card."""
    sensors = (win.sensor for win in event.wins)
    awards = tuple(zip(sensors, awards_in(event.wins), strict=True))
    pending = Pending(
        awards, accounts_of(event.meters), dict(event.envy), event.against, event.reason
    )
    reader = Reader(event.at, is_fetched=event.is_fetched)
    return table.with_round(
        replace(table.round, phase=Phase.SWIPE, pending=pending, reader=reader, tries_over="")
    )


def refuse_swipe(table: Table, event: e.SwipeRefused) -> Table:
    """Count a card that was refused; the last try sends the wins back to be verified."""
    if table.round.reader is None or table.round.phase is not Phase.SWIPE or not event.attempt:
        return table
    if event.ends:
        return table.with_round(
            replace(
                table.round, phase=Phase.VERIFY, pending=None, reader=None, tries_over=event.refusal
            )
        )
    reader = replace(
        table.round.reader,
        tries=event.attempt,
        refusal=event.kind,
        sentence=event.refusal,
        role=event.role,
    )
    return table.with_round(replace(table.round, reader=reader))
