"""A dealer's shift so far, as large figures."""

from collections.abc import Sequence
from datetime import datetime

from dealer_assist.journal.queries.round_list import Shift
from dealer_assist.journal.queries.win_list import WinLine
from dealer_assist.message import Msg
from dealer_assist.rules.money import dollars
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.models.controls import FigureModel
from dealer_assist.ui.models.grid import Column, Grid, Row, Tone, cells
from dealer_assist.ui.table.presenter.view import spaced
from dealer_assist.value import Value

_COLUMNS = (
    Column(Msg("Win"), 0.6),
    Column(Msg("Round"), 0.7),
    Column(Msg("Time"), 0.6),
    Column(Msg("Seat"), 0.5),
    Column(Msg("Hand"), 2.2),
    Column(Msg("Amount"), 1.1, is_right=True),
    Column(Msg("Authorised by"), 1.6),
)
_NOBODY = Msg("Nobody is signed in. Swipe a dealer card to begin a shift.")
_NOT_READ = Msg("There is no record of this shift to read.")


class ShiftModel(Value):
    """Whose shift it is and since when, and its figures."""

    detail: str
    figures: tuple[FigureModel, ...] = ()


def shift_model(shift: Shift | None, dealer: str, now: datetime) -> ShiftModel:
    """Show what a dealer has done since the card that signed them in."""
    if shift is None:
        return ShiftModel(_NOT_READ if dealer else _NOBODY)
    since = shift.since.astimezone(now.tzinfo).strftime("%H:%M")
    pace = shift.rounds_an_hour(now)
    return ShiftModel(
        Msg("{name}, signed in since {since}", name=shift.name, since=since),
        (
            FigureModel(
                Msg("Signed in for"), _hours(shift.since, now), Msg("Since {since}", since=since)
            ),
            FigureModel(Msg("Rounds"), spaced(shift.rounds), _rounds_note(shift)),
            FigureModel(
                Msg("Rounds an hour"), str(pace) if pace else "–", Msg("Since you signed in")
            ),
            FigureModel(Msg("Wins"), spaced(shift.wins), _wins_note(shift)),
            FigureModel(Msg("Won in all"), dollars(shift.prize_cents), Msg("Envy is not in it")),
            FigureModel(
                Msg("Voided rounds"), spaced(shift.voided), Msg("Each with its reason on record")
            ),
            FigureModel(
                Msg("Late chips"),
                spaced(shift.late_chips),
                Msg("Seen after the start, not counted"),
            ),
            _toke_box(shift)
            if shift.tokes
            else FigureModel(
                Msg("Refused cards"), spaced(shift.refused_swipes), Msg("Unknown or not enough")
            ),
        ),
    )


def _toke_box(shift: Shift) -> FigureModel:
    """Tell what went into the toke box, apart from everything else."""
    note = Msg("{n} toke wagers ended", one="{n} toke wager ended", n=shift.tokes)
    return FigureModel(Msg("To the toke box"), dollars(shift.toke_box_cents), note)


def _rounds_note(shift: Shift) -> str:
    if shift.rulings:
        return Msg("{n} rulings on them", one="{n} ruling on them", n=shift.rulings)
    return Msg("Ended rounds only")


def _wins_note(shift: Shift) -> str:
    if shift.wins_backed_out:
        return Msg("Beside them {n} backed out", n=shift.wins_backed_out)
    return Msg("Authorised by a card or the key")


def shift_wins(setup: TableSetup, wins: Sequence[WinLine]) -> Grid[str]:
    """List the wins of the shift by their numbers, the newest first."""
    rows: tuple[Row[str], ...] = tuple(
        Row(
            cells(
                spaced(win.number),
                spaced(win.round),
                f"{win.at:%H:%M}",
                str(win.seat),
                _hand(setup, win),
                dollars(win.prize_cents),
                Msg("Backed out") if win.is_backed_out else win.by,
            ),
            tone=Tone.SOFT if win.is_backed_out else Tone.PLAIN,
        )
        for win in wins
    )
    return Grid(_COLUMNS, rows, Msg("No win in this shift yet"), lines=1)


def _hand(setup: TableSetup, win: WinLine) -> str:
    jackpot = setup.jackpots.get(win.sensor)
    known = jackpot is not None and jackpot.pays_line(win.line)
    return setup.line(win.sensor, win.line).label if known else win.line.replace("_", " ")


def _hours(since: datetime, now: datetime) -> str:
    minutes = max(0, int((now - since).total_seconds())) // 60
    return f"{minutes // 60}:{minutes % 60:02d} h"
