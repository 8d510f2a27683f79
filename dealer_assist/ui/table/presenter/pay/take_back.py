"""Money that goes the other way: what a seat was paid for a win that was backed out, line by line.

It is a step in front of the walk, at its seat and in the same places.
"""

from dealer_assist.message import Msg, joined, listed, uncapitalized
from dealer_assist.rules.money import dollars
from dealer_assist.table import commands as c
from dealer_assist.table.events.wins import WinBackedOut
from dealer_assist.table.facts import paying, prize
from dealer_assist.table.facts.settling import walk
from dealer_assist.table.state import Payment, Table
from dealer_assist.ui.table.actions import Do, PrintAgain
from dealer_assist.ui.table.model.panel import HandPanelModel, PayLineModel, PayWalkModel
from dealer_assist.ui.table.presenter.pay import settle_walk
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.ui.table.presenter.words.names import reason_words
from dealer_assist.ui.toolkit.values.touches import ActionState, Button


def take_back_panel(table: Table, view: PassingView) -> HandPanelModel | None:
    """Show what comes back from a seat, what it keeps, and why; nothing while nothing does."""
    if view.next_thing(table).what != "take_back":
        return None
    back, *others = paying.to_take_back(table)
    stops = settle_walk.way(
        table, back.seat, (), tuple(payment.seat for payment in (back, *others))
    )
    outs = paying.back_outs_of(table, back)
    model = PayWalkModel(
        lines=(*_lines(table, view, back), *_kept(table, back)),
        stops=stops,
        paid=Button(
            Do(c.TakeBack(back.seat)),
            Msg("DONE"),
            "check",
            _after(table, back, others),
            ActionState.NEXT,
        ),
        others=(
            Button(
                Do(c.CannotCollect(back.seat)),
                Msg("CAN'T COLLECT"),
                "bell",
                Msg("Alert. Stays open"),
            ),
            Button(PrintAgain(), Msg("PRINT SLIP"), "printer").unless(view.paper.reason),
        ),
        note=joined(". ", tuple(_who(win_backed_out) for win_backed_out in outs)),
        before=joined(". ", tuple(_meter(table, one) for one in outs if one.meters)),
    )
    return HandPanelModel(
        _to_do(back),
        Msg("from seat {seat}", seat=back.seat),
        seat=Msg("SEAT {seat}", seat=back.seat),
        walk=model,
    )


def _to_do(back: Payment) -> str:
    return Msg("Take back {amount}", amount=dollars(back.cents))


def _lines(table: Table, view: PassingView, back: Payment) -> tuple[PayLineModel, ...]:
    gone = [win for win in table.round.undone if win.number in back.wins]
    lines = [
        PayLineModel(
            table.setup.line(win.sensor, win.award.line).label,
            _paid_at(table, view, win.number),
            settle_walk.signed(-win.award.prize),
        )
        for win in gone
    ]
    if envy := back.cents - sum(win.award.prize for win in gone):
        words = Msg("Canceled with the win")
        lines.append(PayLineModel(Msg("ENVY"), words, settle_walk.signed(-envy)))
    return tuple(lines)


def _paid_at(table: Table, view: PassingView, number: int) -> str:
    at = next(payment.at for payment in table.round.payments if number in payment.wins)
    time = view.time_of(at).strftime("%H:%M")
    return Msg("Win {number}, paid {time}", number=number, time=time)


def _kept(table: Table, back: Payment) -> tuple[PayLineModel, ...]:
    """Return what the seat was paid beside it, and keeps."""
    cents = walk.stays(table, back)
    if cents <= 0:
        return ()
    return (PayLineModel(Msg("OTHER BETS"), Msg("Nothing changes"), dollars(cents), is_later=True),)


def _who(win_backed_out: WinBackedOut) -> str:
    return Msg(
        "Win {numbers} backed out, {amount}, by {by} and {witness}: {reason}",
        numbers=listed([str(share.number) for share in win_backed_out.shares]),
        amount=dollars(win_backed_out.award.hit_prize),
        by=win_backed_out.by.name,
        witness=win_backed_out.witness.name,
        reason=reason_words(win_backed_out.reason),
    )


def _meter(table: Table, done: WinBackedOut) -> str:
    if not prize.is_back_on_meter(table, done.sensor, done.award, done.round):
        return Msg("The pit puts it back on the meter, two cards")
    if done.sensor in table.setup.floor_links:
        return Msg("The pit put it back on the meter")
    return Msg("Meter is back at {amount}", amount=dollars(done.meters[-1].account.shown_cents))


def _after(table: Table, back: Payment, others: list[Payment]) -> str:
    """Say what comes after it: who gives back next, else who is paid."""
    if others:
        then = uncapitalized(_to_do(others[0]))
        return Msg("Next: seat {seat}, {to_do}", seat=others[0].seat, to_do=then)
    return settle_walk.after(table, back.seat)
