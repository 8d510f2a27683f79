"""Backing a win out, page by page: which one, why, what happened, two cards, what came of it.

Every page names seat, hand, amount and round of the win, whole where its prize was shared.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from dealer_assist.jackpot.prizes import PrizeAward, is_same_hit
from dealer_assist.message import Msg, joined, listed
from dealer_assist.rules.money import dollars
from dealer_assist.table import commands as c
from dealer_assist.table.events import Event
from dealer_assist.table.events.values import NumberedAward
from dealer_assist.table.events.wins import WinBackedOut
from dealer_assist.table.facts import adjustments, prize
from dealer_assist.table.guide.next_step import next_step
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table, Win
from dealer_assist.table.waiting import Adjustment
from dealer_assist.ui.supervisor import late_win
from dealer_assist.ui.supervisor.recorded import place_of
from dealer_assist.ui.supervisor.swipe import SwipeModel, card_asked, confirmed
from dealer_assist.ui.table.actions import (
    Ask,
    Do,
    NoteModel,
    PutAway,
)
from dealer_assist.ui.table.presenter.action_models import back_to_table, reason_choices
from dealer_assist.ui.table.presenter.view import PassingView, spaced
from dealer_assist.ui.table.presenter.words.names import hand_label, reason_words
from dealer_assist.ui.toolkit.values.touches import (
    Button,
    SheetQuestion,
)

Shares = Sequence[NumberedAward]
_BACK = back_to_table(Msg("The win stands"))


def wins_sheet(
    table: Table,
    of_round: Iterable[Win] | None = None,
    adjustment: Callable[[int, str], c.AskAdjustment] = c.AskAdjustment,
    back: Button[Any] = _BACK,
) -> SheetQuestion[Any]:
    """Ask which win is to be backed out: of this round, or of one that is over.

    `adjustment` makes the command out of the win's number and the reason. A shared prize is asked
    for once, by its first share.
    """
    standing = table.round.wins if of_round is None else of_round
    wins = [win for win in standing if win.number not in table.lasting.backed_out]
    wins.sort(key=lambda win: table.setup.turn_to_pay(win.award.seat))
    hits = [(win, _hit_of(win, wins)) for win in wins]
    firsts = [(win, hit) for win, hit in hits if win == hit[0]]
    return SheetQuestion(
        Msg("Which win was wrong?"),
        Msg("Two people must swipe. Until then the win stands."),
        tuple(_choice(table, win, hit, adjustment, back) for win, hit in firsts),
        back,
    )


def adjustment_sheet(
    table: Table,
    hit: Sequence[Win],
    adjustment: Callable[[int, str], c.AskAdjustment] = c.AskAdjustment,
    back: Button[Any] = _BACK,
) -> SheetQuestion[Any]:
    """Ask why a win is backed out, then for a note."""
    win = hit[0]
    shares = [NumberedAward(one.number, one.award) for one in hit]
    what = what_words(table.setup, win.sensor, shares, win.round)
    goes: str = Msg("The prize returns to the meter to the cent. Seed and reserve are reversed.")
    if win.sensor in table.setup.floor_links:
        goes = _on_the_floor(table, win.sensor, win.award, win.round)
    if not win.award.level:
        goes = Msg("Paid from the tray. No meter changes.")
    return SheetQuestion(
        Msg(
            "Why are wins {number} backed out?",
            one="Why is win {number} backed out?",
            n=len(shares),
            number=_numbers(shares),
        ),
        joined(". ", (what, goes)),
        reason_choices(
            table.setup.jurisdiction.back_out_reasons,
            lambda why: Ask(_note(what, shares, adjustment(win.number, why))),
        ),
        back,
    )


def two_cards_model(table: Table, view: PassingView) -> SwipeModel | None:
    """Ask for the two cards that a back-out or a late win waits for."""
    if table.round.late_win is not None:
        return late_win.swipe_model(table, view, table.round.late_win)
    return adjustment_model(table, view, table.round.adjustment) if table.round.adjustment else None


def adjustment_model(table: Table, view: PassingView, asked: Adjustment) -> SwipeModel:
    """Ask for the two cards that back a win out, and say what was wrong with the last one."""
    step = next_step(table)
    role = adjustments.role_needed(table, asked)
    stands = Msg("Until both cards are swiped the win stands.")
    due = adjustments.envy_of_this_round(table, asked)
    envy = envy_words(sum(due.values()), sum(cents for _, cents in asked.envy_paid))
    page = SwipeModel(
        title=Msg("Back out win {number}", number=_numbers(asked.shares)),
        place=place_of(table, asked.round),
        list_title=reason_words(asked.reason),
        wins=tuple(
            confirmed(
                share.award.seat,
                hand_label(table.setup, asked.sensor, share.award.line),
                share.award.prize,
                role,
            )
            for share in asked.shares
        ),
        list_note=joined(" ", (stands, envy)) if envy else stands,
        line=step.text,
        detail=step.detail,
        back=Button(Do(c.CancelAdjustment()), Msg("CANCEL"), "cross", Msg("The win stands")),
        wrong=view.trouble,
    )
    return card_asked(view, page)


def told_sheet(table: Table, events: Sequence[Event]) -> SheetQuestion[Any]:
    """Say what came of it: the win is backed out, what the meter shows, what of the envy."""
    done = next(event for event in events if isinstance(event, WinBackedOut))
    what = what_words(table.setup, done.sensor, done.shares, done.round)
    envy = envy_words(
        sum(cents for _, cents in done.envy), sum(cents for _, cents in done.envy_paid)
    )
    return SheetQuestion(
        Msg(
            "Wins {number} are backed out",
            one="Win {number} is backed out",
            n=len(done.shares),
            number=_numbers(done.shares),
        ),
        joined(". ", (what, _meter_words(table, done), *((envy,) if envy else ()))),
        (),
        Button(PutAway(), Msg("CLOSE"), "check", Msg("On record")),
    )


def what_words(setup: TableSetup, sensor: str, shares: Shares, round_: int) -> str:
    """Name what is backed out: seat, hand, amount and round."""
    hand = hand_label(setup, sensor, shares[0].award.line)
    prize = dollars(sum(share.award.prize for share in shares))
    number = spaced(round_)
    if len(shares) == 1:
        return Msg(
            "Seat {seat}: {hand}, {prize}, round {round}",
            seat=shares[0].award.seat,
            hand=hand,
            prize=prize,
            round=number,
        )
    return Msg(
        "Seats {seats}: {hand}, {prize} in {n} shares, round {round}",
        seats=listed([str(share.award.seat) for share in shares]),
        hand=hand,
        prize=prize,
        n=len(shares),
        round=number,
    )


def envy_words(due: int, paid: int) -> str:
    """Say what becomes of the envy that the hand brought the others, or nothing."""
    if due:
        return Msg(
            "Envy of {total} for it is no longer due: take back what was paid", total=dollars(due)
        )
    if paid:
        return Msg("Its envy of {total} stays paid", total=dollars(paid))
    return ""


def _choice(
    table: Table,
    win: Win,
    hit: Sequence[Win],
    adjustment: Callable[[int, str], c.AskAdjustment],
    back: Button[Any],
) -> Button[Any]:
    label = Msg("SEAT {seat}, {prize}", seat=win.award.seat, prize=dollars(win.award.prize))
    if len(hit) > 1:
        whole = dollars(sum(one.award.prize for one in hit))
        label = Msg("{n} SHARES, {prize}", n=len(hit), prize=whole)
    asked = Ask(adjustment_sheet(table, hit, adjustment, back))
    return Button(asked, label, "void", hand_label(table.setup, win.sensor, win.award.line))


def _hit_of(win: Win, wins: Sequence[Win]) -> tuple[Win, ...]:
    """Return all shares of a win's prize that stand."""
    return tuple(
        one
        for one in wins
        if one == win
        or ((one.sensor, one.at) == (win.sensor, win.at) and is_same_hit(one.award, win.award))
    )


def _note(what: str, shares: Shares, command: c.AskAdjustment) -> NoteModel:
    title = Msg("What happened to win {number}?", number=_numbers(shares))
    return NoteModel(title, what, command)


def _numbers(shares: Shares) -> str:
    return listed([str(share.number) for share in sorted(shares, key=lambda award: award.number)])


def _meter_words(table: Table, done: WinBackedOut) -> str:
    if not done.meters:
        return Msg("The tray paid it, so no meter moved")
    if done.sensor in table.setup.floor_links:
        return _on_the_floor(table, done.sensor, done.award, done.round)
    return Msg(
        "Meter {before} → {after}",
        before=dollars(done.before[0].account.shown_cents),
        after=dollars(done.meters[0].account.shown_cents),
    )


def _on_the_floor(table: Table, sensor: str, award: PrizeAward, round_: int) -> str:
    if prize.is_back_on_meter(table, sensor, award, round_):
        return Msg("The pit put it back on the meter")
    return Msg("The pit puts it back on the meter, two cards")
