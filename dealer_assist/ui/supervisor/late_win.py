"""A win found after END GAME, page by page: which seat, which hand, why, a note, two cards."""

from collections.abc import Sequence
from typing import Any

from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.message import Msg, joined, listed
from dealer_assist.rules.money import dollars
from dealer_assist.table import commands as c
from dealer_assist.table.events import Event
from dealer_assist.table.events.wins import LateWinRecorded, WinsAuthorised
from dealer_assist.table.facts import late_wins, table_hand
from dealer_assist.table.facts.judging.known_cards import coup_of, is_baccarat
from dealer_assist.table.guide.next_step import next_step
from dealer_assist.table.places import SIDES
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Table, Win
from dealer_assist.table.waiting import LateWin
from dealer_assist.table.words import share_words
from dealer_assist.ui.supervisor.recorded import place_of
from dealer_assist.ui.supervisor.swipe import SwipeModel, card_asked, confirmed
from dealer_assist.ui.table.actions import (
    Ask,
    Do,
    NoteModel,
    PutAway,
)
from dealer_assist.ui.table.presenter.action_models import reason_choices
from dealer_assist.ui.table.presenter.pay.pay_words import pays_text
from dealer_assist.ui.table.presenter.view import PassingView, spaced
from dealer_assist.ui.table.presenter.words.names import hand_label, reason_words
from dealer_assist.ui.toolkit.values.touches import (
    Button,
    SheetQuestion,
)
from dealer_assist.value import replace

_BACK = Button(PutAway(), Msg("BACK"), "arrow-left", Msg("Nothing is recorded"))


def why_not(past: Table, now: Table) -> str:
    """Say why no late win of a round can be recorded now, or nothing."""
    if not _stakes(past):
        return Msg("No wager in this round")
    if past.round.number >= now.round.number:
        return Msg("The round is not over")
    if not seats_sheet(past, past.round.wins, now).choices:
        return Msg("No wager there can have won")
    return late_wins.refusal(now)


def seats_sheet(past: Table, won: Sequence[Win], now: Table) -> SheetQuestion[Any]:
    """Ask which seat won in a round that is over; where a hand is the table's, which side."""
    stakes = _stakes(past)
    asked = c.AskLateWin(past.round.number, (), "", "", stakes=stakes, wins=tuple(won))
    taken = {
        (win.award.seat, win.sensor) for win in won if win.number not in now.lasting.backed_out
    }
    offered = [
        (sensor, seats)
        for sensor, jackpot in now.setup.jackpots.items()
        for seats in _groups(past, jackpot, [seat for (seat, at), _ in stakes if at == sensor])
    ]
    choices = tuple(
        Button(
            Ask(_hands_sheet(now, replace(asked, seats=seats, sensor=sensor))),
            _seats_label(seats),
            "",
            now.setup.jackpots[sensor].label,
        )
        for sensor, seats in offered
        if not any((seat, sensor) in taken for seat in seats)
        and _can_have_won(past, seats, {seat for seat, at in taken if at == sensor})
    )
    return SheetQuestion(
        Msg("Late win of round {round}: which seat?", round=spaced(past.round.number)),
        Msg("Seats with a wager in that round and no win on record."),
        choices,
        _BACK,
    )


def swipe_model(table: Table, view: PassingView, asked: LateWin) -> SwipeModel:
    """Ask for the two cards that record it, and say what was wrong with the last one."""
    step = next_step(table)
    role = late_wins.role_needed(table, asked)
    awards, _ = late_wins.awarded(table, asked)
    nothing = Msg("Until both cards are swiped nothing is recorded.")
    envy = sum(late_wins.envy_due(table, asked).values())
    due = Msg("Envy of {total} is due to the other seats of that round.", total=dollars(envy))
    page = SwipeModel(
        title=Msg("Late win"),
        place=place_of(table, asked.round),
        list_title=reason_words(asked.reason),
        wins=tuple(
            confirmed(
                award.seat, hand_label(table.setup, asked.sensor, award.line), award.prize, role
            )
            for award in awards
        ),
        list_note=joined(" ", (nothing, due)) if envy else nothing,
        line=step.text,
        detail=step.detail,
        back=Button(Do(c.CancelAdjustment()), Msg("CANCEL"), "cross", Msg("Nothing is recorded")),
        wrong=view.trouble,
    )
    return card_asked(view, page)


def told_sheet(table: Table, events: Sequence[Event]) -> SheetQuestion[Any]:
    """Say what is on record now, and where its page is."""
    late = next(event for event in events if isinstance(event, LateWinRecorded))
    wins = next(event for event in events if isinstance(event, WinsAuthorised))
    total = dollars(sum(win.award.prize for win in wins.wins))
    share = share_words(wins.wins[0].award)
    return SheetQuestion(
        Msg("Late win {number} is on record", number=late.first_number),
        joined(
            ". ",
            (
                Msg(
                    "Seats {seats}: {hand}, {prize}, round {round}",
                    one="Seat {seats}: {hand}, {prize}, round {round}",
                    n=len(late.seats),
                    seats=listed([str(seat) for seat in late.seats]),
                    hand=hand_label(table.setup, late.sensor, late.line),
                    prize=total,
                    round=spaced(late.round),
                ),
                *((share,) if share else ()),
                Msg("Its page is in GAME MANAGER, Wins"),
            ),
        ),
        (),
        Button(PutAway(), Msg("CLOSE"), "check", Msg("On record")),
    )


def _hands_sheet(now: Table, asked: c.AskLateWin) -> SheetQuestion[Any]:
    jackpot = now.setup.jackpots[asked.sensor]
    return SheetQuestion(
        Msg("{seats}: which hand?", seats=_seats_label(asked.seats)),
        Msg("The prize is the current meter, or the fixed pay."),
        tuple(
            Button(
                Ask(_reasons_sheet(now, replace(asked, line=line.key))),
                line.label,
                "",
                pays_text(line, is_house=jackpot.is_house),
            )
            for line in jackpot.lines
        ),
        _BACK,
    )


def _reasons_sheet(now: Table, asked: c.AskLateWin) -> SheetQuestion[Any]:
    about = Msg(
        "{seats}: {hand}, round {round}",
        seats=_seats_label(asked.seats),
        hand=hand_label(now.setup, asked.sensor, asked.line),
        round=spaced(asked.round),
    )
    return SheetQuestion(
        Msg("Why is it recorded late?"),
        about,
        reason_choices(
            late_wins.REASONS,
            lambda why: Ask(NoteModel(Msg("What happened?"), about, replace(asked, reason=why))),
        ),
        _BACK,
    )


def _groups(past: Table, jackpot: Jackpot, seats: list[int]) -> list[tuple[int, ...]]:
    """Return the seats that can win together: each alone, or those of a side."""
    if not jackpot.is_shared or not seats:
        return [(seat,) for seat in sorted(seats)]
    if table_hand.all_participate(past):
        return [tuple(sorted(seats))]
    sides = [
        tuple(seat for seat in sorted(seats) if side in table_hand.sides_of(past, seat))
        for side in SIDES
    ]
    unknown = [(seat,) for seat in sorted(seats) if not table_hand.is_known(past, seat)]
    return [*filter(None, sides), *unknown]


def _can_have_won(past: Table, seats: tuple[int, ...], won: set[int]) -> bool:
    """True if these seats are not on the side that lost: by the cards, else by the record."""
    if not is_baccarat(past.setup) or table_hand.all_participate(past):
        return True
    coup = coup_of(past)
    sides = {side for seat in won for side in table_hand.sides_of(past, seat)}
    winners = {coup.winner} if coup is not None else sides
    of_seats = {side for seat in seats for side in table_hand.sides_of(past, seat)}
    return not winners or not of_seats or bool(winners & of_seats)


def _stakes(past: Table) -> tuple[tuple[Spot, int], ...]:
    return tuple((spot, one.locked_cents) for spot, one in past.sensors.items() if one.locked_cents)


def _seats_label(seats: tuple[int, ...]) -> str:
    return Msg(
        "SEATS {seats}",
        one="SEAT {seats}",
        n=len(seats),
        seats=listed([str(seat) for seat in seats]),
    )
