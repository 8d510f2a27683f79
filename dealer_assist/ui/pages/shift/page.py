"""MY SHIFT: what whoever is signed in has done since their card; in its other half the tokes."""

from collections.abc import Sequence
from datetime import datetime
from enum import Enum
from typing import Never, assert_never

from dealer_assist.journal.queries.round_list import Shift
from dealer_assist.journal.queries.win_list import WinLine
from dealer_assist.message import Msg
from dealer_assist.reports.shift_tokes import ShiftTokes
from dealer_assist.rules.money import dollars
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.pages.page_paper import print_page, print_refusal
from dealer_assist.ui.pages.shift.tokes import Figure, toke_slip, tokes_body, tokes_model
from dealer_assist.ui.shell.journal_reader import JournalReader
from dealer_assist.ui.shell.page_context import PageContext
from dealer_assist.ui.shell.table_page import GAP, OverTable, TablePage
from dealer_assist.ui.table.presenter.view import spaced
from dealer_assist.ui.toolkit.flow import Stay, Step
from dealer_assist.ui.toolkit.nodes import Listing, Node, Panel, Press, column, space, tiled
from dealer_assist.ui.toolkit.values.controls import FigureModel
from dealer_assist.ui.toolkit.values.grid import Column, Grid, Row, Tone, cells
from dealer_assist.ui.toolkit.values.measures import SENTENCES
from dealer_assist.ui.toolkit.values.touches import Button
from dealer_assist.value import Value

_READ_EVERY_MS = 1_000
_COLUMNS, _ROWS, _TILE, _BUTTON = 4, 2, 194.0, 420.0
_WINS = (
    Column(Msg("Win"), 0.6),
    Column(Msg("Round"), 0.7),
    Column(Msg("Time"), 0.6),
    Column(Msg("Seat"), 0.5),
    Column(Msg("Hand"), 2.2),
    Column(Msg("Amount"), 1.1, is_right=True),
    Column(Msg("Authorized by"), 1.6),
)
_NOBODY = Msg("No one signed in. Swipe a dealer card to begin a shift.")
_NOT_READ = Msg("There is no record of this shift to read.")


class ShiftModel(Value):
    """Whose shift it is and since when, and its figures."""

    detail: str
    figures: tuple[FigureModel, ...] = ()


class ShiftTouch(Enum):
    """The other half of the page, and the slip."""

    TURN = "turn"
    PRINT = "print"


class _Read(Value):
    """What was read of the record, and when."""

    at_ms: int
    shift: Shift | None = None
    tokes: ShiftTokes | None = None
    wins: Sequence[WinLine] = ()


class ShiftPage(TablePage[ShiftTouch]):
    """Reads the record once a second at most, and only when the table has changed."""

    def __init__(self, page_context: PageContext, banner: str = "") -> None:
        super().__init__(page_context, banner)
        self._past = JournalReader(page_context.journal)
        self._is_stale, self._shows_tokes, self._sent = False, False, ""
        self._found = self._read()

    def follow(self) -> None:
        """Note that there is something new to read."""
        self._is_stale = True

    def tick(self, now_ms: int) -> Step:
        """Read what is new."""
        if self._is_stale and now_ms - self._found.at_ms >= _READ_EVERY_MS:
            self._is_stale, self._found = False, self._read()
            self.refresh()
        return Stay()

    def shown(self) -> OverTable:
        """Return the figures in two rows and the wins below, or the tokes alone."""
        found, table = self._found, self.page_context.desk.table
        dealer = table.dealer.name if table.dealer else ""
        model = shift_model(found.shift, dealer, self.page_context.clock.now())
        turn = _turn_button(shows_tokes=self._shows_tokes)
        ways = (
            _way(turn) if found.tokes is not None else space(_BUTTON),
            _way(self._print_button()) if self._shows_tokes else space(),
        )
        if found.tokes is not None and self._shows_tokes:
            body = tokes_body(tokes_model(found.tokes, table))
        else:
            body = _wins_and_pace(model, found, table.setup)
        return OverTable(Msg("My shift"), body, model.detail, ways)

    def touched(self, touch: ShiftTouch) -> Step:
        """Turn to the other half, or print the slip."""
        match touch:
            case ShiftTouch.TURN:
                self._shows_tokes, self._sent = not self._shows_tokes, ""
            case ShiftTouch.PRINT:
                self._print()
            case _:
                assert_never(touch)
        self._found = self._read()
        return Stay()

    def _print(self) -> None:
        shift, found = self._found.shift, self._found.tokes
        if shift is None or found is None:
            return
        setup, now = self.page_context.desk.table.setup, self.page_context.clock.now()
        self._sent = print_page(self.page_context, toke_slip(shift, found, setup, now))

    def _print_button(self) -> Button[ShiftTouch]:
        detail = self._sent or Msg("For the toke box")
        slip = Button(ShiftTouch.PRINT, Msg("PRINT SLIP"), "printer", detail)
        return slip.unless(print_refusal(self.page_context))

    def _read(self) -> _Read:
        """Read the shift, and its tokes at a table that takes any; without them there is no tab."""
        table, now_ms = self.page_context.desk.table, self.page_context.clock.ms()
        shift = self._past.shift(table.dealer.key) if table.dealer else None
        if shift is None:
            self._shows_tokes = False
            return _Read(now_ms)
        tokes = None
        if table.setup.practices.tokes is not None:
            tokes = self._past.shift_tokes(table.setup, shift.first_seq)
        self._shows_tokes = self._shows_tokes and tokes is not None
        return _Read(now_ms, shift, tokes, self._past.wins_since(shift.since))


def _wins_and_pace(model: ShiftModel, found: _Read, setup: TableSetup) -> Node:
    tiles = [Figure(figure, figure.caption) for figure in model.figures]
    wins: Node = space()
    if found.shift is not None:
        listed = Listing(shift_wins(setup, found.wins), measures=SENTENCES)
        wins = Panel(listed, pad=(0, 8))
    high = _ROWS * (_TILE + GAP) - GAP
    return column(tiled(tiles, _COLUMNS, _TILE, GAP).of(high), wins, gap=GAP)


def _turn_button(*, shows_tokes: bool) -> Button[ShiftTouch]:
    if shows_tokes:
        return Button(ShiftTouch.TURN, Msg("WINS AND PACE"), "list", Msg("Of this shift"))
    return Button(ShiftTouch.TURN, Msg("TOKES"), "chip", Msg("Box, house and tray"))


def _way(button: Button[ShiftTouch]) -> Node:
    return Press(button, "bold_30", 40.0).of(_BUTTON)


def shift_model(shift: Shift | None, dealer: str, now: datetime) -> ShiftModel:
    """Return what a dealer has done since the card that signed them in."""
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
            FigureModel(Msg("Total won"), dollars(shift.prize_cents), Msg("Envy is not in it")),
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
    """Return what went into the toke box, apart from everything else."""
    note = Msg("{n} toke wagers ended", one="{n} toke wager ended", n=shift.tokes)
    return FigureModel(Msg("To the toke box"), dollars(shift.toke_box_cents), note)


def _rounds_note(shift: Shift) -> str:
    if shift.rulings:
        return Msg("{n} rulings on them", one="{n} ruling on them", n=shift.rulings)
    return Msg("Ended rounds only")


def _wins_note(shift: Shift) -> str:
    if shift.wins_backed_out:
        return Msg("{n} more backed out", n=shift.wins_backed_out)
    return Msg("Authorized by a card or the key")


def shift_wins(setup: TableSetup, wins: Sequence[WinLine]) -> Grid[Never]:
    """Return the wins of the shift by their numbers, the newest first."""
    rows: tuple[Row[Never], ...] = tuple(
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
    return Grid(_WINS, rows, Msg("No win in this shift yet"), lines=1)


def _hand(setup: TableSetup, win: WinLine) -> str:
    jackpot = setup.jackpots.get(win.sensor)
    known = jackpot is not None and jackpot.pays_line(win.line)
    return setup.line(win.sensor, win.line).label if known else win.line.replace("_", " ")


def _hours(since: datetime, now: datetime) -> str:
    minutes = max(0, int((now - since).total_seconds())) // 60
    return f"{minutes // 60}:{minutes % 60:02d} h"
