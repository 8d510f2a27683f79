"""A recorded run as a trainer reads it: what happens together is one row."""

from dealer_assist.message import Msg, listed
from dealer_assist.school.lessons.mistakes import RecordedEvent
from dealer_assist.school.making import maker_line
from dealer_assist.school.making.draft import Draft
from dealer_assist.table import events as e
from dealer_assist.table.evolve import evolve
from dealer_assist.table.state import Table
from dealer_assist.ui.table.presenter.words.event_words import event_words

_WORLD = (e.ChipSeen, e.CardsSeen, e.LateChipRefused, e.SensorFailed)
_LEFT_OUT = (
    e.TableOpened,
    e.RoundOpened,
    e.StageReached,
    e.ProgramStarted,
    e.DevicesTested,
    e.WagersPlaced,
    e.BetRiding,
    e.HandFolded,
    e.HandSet,
    e.SwitchAnswered,
    e.HandActed,
)
"""What is nobody's step: the table's own part, and what players do by themselves."""
_TOGETHER_MS = 2500


class RunEntry:
    """Something of the run that was done at once, with the events it is made of."""

    def __init__(self, event: RecordedEvent, title: str, *, is_worlds: bool) -> None:
        self.at_ms, self.last_ms, self.title = event.at_ms, event.at_ms, title
        self.is_worlds, self.kind = is_worlds, event.name
        self.seats: list[str] = []
        self.detail = ""


def run_rows(draft: Draft) -> tuple[RunEntry, ...]:
    """Return the run: what happens together is one row."""
    rows: list[RunEntry] = []
    table = Table(draft.setup)
    _, end = maker_line.span(draft.recorded)
    is_open = False
    for event in draft.recorded:
        after = evolve(table, event.event)
        is_open = is_open or isinstance(event.event, e.TableOpened | e.RoundOpened)
        if is_open and event.at_ms <= end and not isinstance(event.event, _LEFT_OUT):
            _add(rows, event, after)
        table = after
    return tuple(rows)


def _add(rows: list[RunEntry], event: RecordedEvent, table: Table) -> None:
    is_worlds = isinstance(event.event, _WORLD)
    title, seat = _row_words(event.event, table)
    last = rows[-1] if rows else None
    if last is not None and last.title == title and event.at_ms - last.last_ms < _TOGETHER_MS:
        last.last_ms = event.at_ms
        row = last
    else:
        row = RunEntry(event, title, is_worlds=is_worlds)
        rows.append(row)
    if seat and seat not in row.seats:
        row.seats.append(seat)
    row.detail = _detail(event.event, row, table)


def _row_words(event: e.Event, table: Table) -> tuple[str, str]:
    match event:
        case e.ChipSeen(seat=seat):
            return Msg("Bets"), str(seat)
        case e.CardsSeen(place=place):
            return Msg("Deal"), str(place)
        case e.ChipGone(seat=seat):
            return Msg("Chips taken"), str(seat)
        case e.ClaimMade(seat=seat):
            return Msg("Claim seat {seat}", seat=seat), ""
        case _:
            return event_words(event, table), ""


def _detail(event: e.Event, row: RunEntry, table: Table) -> str:
    match event:
        case e.ClaimMade(sensor=sensor, line=line):
            return table.setup.line(sensor, line).label
        case e.CardsSeen():
            places = [Msg("dealer") if seat == "dealer" else seat for seat in row.seats]
            return Msg("Cards of {places}", places=listed(places))
        case _ if row.seats:
            return Msg("Seats {seats}", seats=listed(row.seats))
        case _:
            return ""


def step_at(draft: Draft, row: RunEntry) -> int:
    """Return the step of the lesson that a row of the run has become; -1 for the dealer's own."""
    if not row.is_worlds:
        return -1
    for one in maker_line.placed(draft.lesson, draft.recorded):
        is_bet = row.kind == "ChipSeen" and bool(one.step.players)
        is_deal = row.kind == "CardsSeen" and bool(one.step.deal)
        if (is_bet or is_deal) and abs(one.at_ms - row.at_ms) <= _TOGETHER_MS:
            return one.place
    return -1
