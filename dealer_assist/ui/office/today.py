"""TODAY: what a manager asks first, on one page; a figure that is touched opens what it is made of.

Alerts, approvals and meters are the table's of this moment; hits, pace and win are added up beside
it, from the journal of the business day.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import datetime, tzinfo
from fractions import Fraction
from typing import TypeAlias, assert_never

from dealer_assist.journal.queries.round_list import RoundLine
from dealer_assist.journal.queries.trails import AlertLine, alert_trail
from dealer_assist.message import Msg, joined, listed
from dealer_assist.reports.figures import Report, hold_of
from dealer_assist.reports.paging import ReportPage, newest, report_for
from dealer_assist.reports.period import day_period, house_day_of
from dealer_assist.rules.money import cents_shown, chips, dollars
from dealer_assist.table import commands as c
from dealer_assist.table.events.values import Proposal
from dealer_assist.table.state import Table
from dealer_assist.ui.i18n.days import whole_day
from dealer_assist.ui.office.alerts import (
    TRAIL,
    AlertNoted,
    kind_name,
    largest_first,
    noted_rows,
    open_rows,
)
from dealer_assist.ui.office.meter_names import hand_apart, meter_cents, meter_name, meters_of
from dealer_assist.ui.office.office import Office
from dealer_assist.ui.office.pane_flow import PaneFlow
from dealer_assist.ui.office.rounds import RoundLooked, RoundsFlow, show_round
from dealer_assist.ui.office.settings.values import labels_of, shown
from dealer_assist.ui.office.side_task import SideTask
from dealer_assist.ui.toolkit.flow import Show, Stay, Step
from dealer_assist.ui.toolkit.nodes import (
    RIGHT,
    Faced,
    Icon,
    Listing,
    Look,
    Node,
    Page,
    Panel,
    Paragraph,
    Text,
    column,
    facts,
    inset,
    row,
    space,
)
from dealer_assist.ui.toolkit.values.grid import (
    Cell,
    Column,
    FactLine,
    Facts,
    Grid,
    Row,
    Tone,
    cells,
)
from dealer_assist.ui.toolkit.values.measures import ACKNOWLEDGED, SENTENCES
from dealer_assist.value import Value, replace

READ_EVERY_MS = 20_000
_GAP, _TILE, _RIGHT, _SIDE, _HEAD, _KINDS = 16.0, 168.0, 620.0, 20.0, 44.0, 2
_PITCH, _CHANGES = 46.0, 3


class PaneAsked(Value):
    """Leads to another subject."""

    key: str


class RoundsAsked(Value):
    """Lists the rounds of the day, or those with a win alone."""

    with_wins: bool = False


TodayTouch: TypeAlias = PaneAsked | RoundsAsked | RoundLooked | AlertNoted


class FrontPageFlow(PaneFlow[Page[TodayTouch], TodayTouch]):
    """Holds the figures of the day as they were added up last."""

    def __init__(self, office: Office) -> None:
        super().__init__(office)
        self.adding: SideTask[ReportPage | None] = SideTask()
        self.report: Report | None = None
        self._read_at, self._is_stale = 0, False
        self._add_up()

    def made(self) -> Page[TodayTouch]:
        """Return the page."""
        trail: tuple[AlertLine, ...] = self.record.ask(lambda db: alert_trail(db, TRAIL), ())
        now, by, waiting = self.clock.now(), self.office.by, self.table.lasting.alerts
        house_day = house_day_of(self.setup)
        begun = house_day.start(house_day.of(now))
        listed = [
            *open_rows(largest_first(waiting), trail, self.names, now.tzinfo, by),
            *noted_rows((one for one in trail if one.at_utc >= begun), self.names, now.tzinfo),
        ]
        return today_page(self.table, self.report, listed, now)

    def take(self, touch: TodayTouch) -> Step:
        """Lead to what a figure is made of, or acknowledge."""
        match touch:
            case PaneAsked(key):
                self.office.show(key)
            case RoundsAsked(with_wins):
                return self._rounds(with_wins=with_wins)
            case RoundLooked(number):
                return show_round(self, number)
            case AlertNoted(key):
                self.page_context.do(c.AcknowledgeAlert(key, self.office.by))
            case _:
                assert_never(touch)
        return Stay()

    def tick(self, now_ms: int) -> Step:
        """Take over what was added up, and add up what is new."""
        if (added := self.adding.taken()) is not None:
            self.report = added.result.report if added.result else self.report
            self.refresh()
        elif self._is_stale and now_ms - self._read_at >= READ_EVERY_MS and not self.adding.task:
            self._add_up()
        return Stay()

    def follow(self) -> None:
        """Follow the table: what it knows at once, the day's figures a little later."""
        super().follow()
        self._is_stale = True

    def left(self) -> None:
        """Wait no longer for figures that nobody will see."""
        self.adding.stop()

    def _rounds(self, *, with_wins: bool) -> Step:
        house_day, now = house_day_of(self.setup), self.clock.now()
        since = house_day.start(house_day.of(now))

        def wanted(line: RoundLine) -> bool:
            return bool(line.wins or line.wins_backed_out) if with_wins else line.is_played

        title = Msg("Rounds with a hit today") if with_wins else Msg("Rounds played today")
        return Show(RoundsFlow(self.office, title, since, wanted))

    def _add_up(self) -> None:
        journal, setup, now = self.page_context.journal, self.setup, self.clock.now()
        self._read_at, self._is_stale = self.clock.ms(), False
        if journal is not None:
            today = newest("day", setup, now)
            self.adding.begin(
                lambda tell: report_for(journal, setup, today, now, tell), self._read_at
            )
            self.tick(self._read_at)


def today_page(
    table: Table,
    report: Report | None,
    waiting: Sequence[Row[AlertNoted | RoundLooked]],
    now: datetime,
) -> Page[TodayTouch]:
    """Return the five figures above, exceptions at the left, money and approvals at the right."""
    tiles = (
        _alerts_tile(table),
        _hits_tile(report),
        _pace_tile(report, table.setup.practices.pace_an_hour),
        _approvals_tile(table, now.tzinfo),
        _win_tile(report),
    )
    house_day = house_day_of(table.setup)
    day = day_period(house_day, house_day.of(now))
    note = _waits(waiting) or whole_day(house_day.local(day.since))
    right = column(_meters(table), _hits(table, report), _approvals(table, now.tzinfo), gap=_GAP)
    return Page(
        column(
            row(*map(Faced, tiles), gap=_GAP).of(_TILE),
            row(_exceptions(waiting, note), right.of(_RIGHT), gap=_GAP),
            gap=_GAP,
        )
    )


def _tile(
    touch: TodayTouch, name: str, figure: str, detail: str, *, is_loud: bool
) -> Look[TodayTouch]:
    ink = "fault" if is_loud else "text_1"
    words = column(
        space(),
        row(Text(name, "medium_22", "text_2"), Icon("arrow-right", 22, "text_2")).of(30),
        Text(figure, "heavy_48", ink, least=28).of(54),
        Paragraph(detail, "medium_20", "text_2", 26).of(52),
        space(),
    )
    pressed = Panel(words, fill="pressed", edge="selected", line="selected", pad=(20, 0))
    face = replace(pressed, fill="panel", edge="line_strong", line=None)
    return Look(touch, name, face, pressed, detail=joined(", ", (figure, detail)))


def _alerts_tile(table: Table) -> Look[TodayTouch]:
    kinds = Counter(kind_name(alert.kind) for alert in table.lasting.alerts)
    told = [Msg("{n} × {kind}", n=n, kind=kind) for kind, n in kinds.most_common(_KINDS)] or [
        Msg("Nothing needs attention.")
    ]
    count = len(table.lasting.alerts)
    name = Msg("Open alerts")
    return _tile(PaneAsked("alerts"), name, str(count), joined(", ", told), is_loud=count > 0)


def _hits_tile(report: Report | None) -> Look[TodayTouch]:
    touch, name = RoundsAsked(with_wins=True), Msg("Hits today")
    if report is None:
        return _tile(touch, name, "–", "", is_loud=False)
    standing = [won.win for won in report.wins if not won.win.is_backed_out]
    hits = sum(win.begins_hit for win in standing)
    undone = sum(won.win.is_backed_out and won.win.begins_hit for won in report.wins)
    told = [dollars(sum(win.prize_cents for win in standing))]
    if undone:
        told.append(Msg("{n} backed out", n=undone))
    if report.last_week:
        told.append(_before(str(report.last_week.hits)))
    return _tile(touch, name, str(hits), joined(", ", told), is_loud=False)


def _pace_tile(report: Report | None, target: int) -> Look[TodayTouch]:
    """Show the pace of rounds, beside what the house wants of it, and what it was a week ago."""
    name = Msg("Hands per hour")
    aim = [Msg("Target {n}", n=target)] if target else []
    before = report.last_week if report else None
    if before is not None and before.rounds:
        aim.append(_before(f"{before.rounds_an_hour:.0f}"))
    if report is None or not report.rounds:
        told = joined(", ", (Msg("No round yet"), *aim))
        return _tile(RoundsAsked(), name, "–", told, is_loud=False)
    dealt = sum(hour.dealt for hour in report.by_hour)
    seats = f"{dealt / report.rounds:.1f}"
    told = Msg("{rounds} rounds, {seats} seats occupied", rounds=f"{report.rounds:,}", seats=seats)
    if report.rounds == 1:
        told = Msg("1 round, {seats} seats occupied", seats=seats)
    told = joined(", ", (*aim, told))
    return _tile(RoundsAsked(), name, f"{report.rounds_an_hour:.0f}", told, is_loud=False)


def _before(figure: str) -> Msg:
    return Msg("last week {figure}", figure=figure)


def _approvals_tile(table: Table, zone: tzinfo | None) -> Look[TodayTouch]:
    proposed = table.lasting.proposed
    told = Msg("Nothing waits")
    if proposed:
        oldest = datetime.fromtimestamp(min(proposal.at for proposal in proposed) / 1000, zone)
        told = Msg("For the next opening, since {time}", time=f"{oldest:%H:%M}")
    name = Msg("Changes waiting")
    return _tile(PaneAsked("settings"), name, str(len(proposed)), told, is_loud=False)


def _win_tile(report: Report | None) -> Look[TodayTouch]:
    name = Msg("Win today")
    settled = sum(wager.settled_cents for wager in report.wagers) if report else 0
    if report is None or not settled:
        return _tile(RoundsAsked(), name, "–", Msg("No wager is settled yet"), is_loud=False)
    win = sum(wager.win_cents for wager in report.wagers)
    theo = sum((wager.theo or Fraction(0) for wager in report.wagers), Fraction(0))
    expected = chips(round(theo / 100) * 100)
    told = Msg("Theo {theo}", theo=expected)
    if (share := hold_of(win, settled)) is not None:
        hold = f"{100 * float(share):.1f}%"
        told = Msg("Theo {theo}, hold {hold}", theo=expected, hold=hold)
    if report.last_week and report.last_week.settled_cents:
        told = joined(", ", (told, _before(dollars(report.last_week.win_cents))))
    return _tile(RoundsAsked(), name, dollars(win), told, is_loud=win < 0)


_OPEN = (Column(Msg("Time"), 0.9, is_toned=True), Column(Msg("What happened"), 4.4))


def _exceptions(waiting: Sequence[Row[AlertNoted | RoundLooked]], day: str) -> Node:
    rows = tuple(replace(line, cells=_brief(line)) for line in waiting)
    grid: Grid[TodayTouch] = Grid(_OPEN, rows, Msg("Nothing needs attention."), lines=3)
    return _titled(
        Msg("Alerts and exceptions"), day, Listing(grid, measures=ACKNOWLEDGED, name="exceptions")
    )


def _waits(listed: Sequence[Row[AlertNoted | RoundLooked]]) -> str:
    count = sum(line.button is not None for line in listed)
    if not count:
        return ""
    return Msg(
        "{n} open, largest first. A second person acknowledges",
        one="{n} open. A second person acknowledges",
        n=count,
    )


def _brief(line: Row[AlertNoted | RoundLooked]) -> tuple[Cell, ...]:
    """Return when and what, and under it the kind, the round and the dealer."""
    when, kind, what, state = line.cells
    who = state.below if line.button is not None else state.words
    there = [kind.words, *([kind.below, who] if kind.below or line.button is None else [])]
    return (when, Cell(what.words, below=joined(", ", filter(None, there))))


def _meters(table: Table) -> Node:
    """Return what is owed to the players: every meter, what is kept beside them, and the sum."""
    accounts = table.accounts
    there = meters_of(table.setup)
    cents = [meter_cents(table, meter) for meter in there]
    known = [accounts[meter] for meter in there if meter in accounts]
    holds = sum(account.meter + account.reserve + account.overflow for account in known)
    beside = max(0, cents_shown(holds) - sum(cents))
    lines = [
        FactLine(meter_name(table.setup, meter), dollars(held))
        for meter, held in zip(there, cents, strict=True)
    ]
    if beside:
        lines.append(FactLine(Msg("Reserves and overflow"), dollars(beside)))
    lines.append(FactLine(Msg("Liability"), dollars(cents_shown(holds)), Tone.STRONG))
    note = Msg("{n} meters", one="{n} meter", n=len(there))
    return _block(PaneAsked("meters"), Msg("Meters and liability"), lines, note)


_HITS = (
    Column(Msg("Time"), 0.8),
    Column(Msg("Hand"), 2.4, is_toned=True),
    Column(Msg("Prize"), 1.5, is_right=True, is_strong=True),
)


def _hits(table: Table, report: Report | None) -> Node:
    rows = tuple(_hit_rows(table, report)) if report else ()
    grid: Grid[TodayTouch] = Grid(_HITS, rows, Msg("No hit today"))
    return _titled(Msg("Hits today"), "", _list(grid, "hits"))


def _hit_rows(table: Table, report: Report) -> Iterator[Row[TodayTouch]]:
    for won in reversed(report.wins):
        win = won.win
        hand = hand_apart(table.setup, win.sensor, win.line)
        if win.is_backed_out:
            hand = Msg("{hand}, backed out", hand=hand)
        yield Row(
            cells(f"{win.at:%H:%M}", hand, dollars(win.prize_cents)),
            RoundLooked(win.won_in),
            Tone.BROKEN if win.is_backed_out else Tone.PLAIN,
        )


def _approvals(table: Table, zone: tzinfo | None) -> Node:
    """Return the changes that wait; the newest are named, the rest are in the settings."""
    labels, proposed = labels_of(table), table.lasting.proposed

    def line(change: Proposal) -> FactLine:
        return FactLine(labels.get(change.path, change.path), shown(change.new))

    lines = [line(change) for change in reversed(proposed[-_CHANGES:])]
    if not lines:
        lines = [FactLine(Msg("Nothing waits for the next opening."))]
    note = ""
    if proposed:
        at = datetime.fromtimestamp(proposed[-1].at / 1000, zone)
        people = listed((proposed[-1].by.name, proposed[-1].witness.name))
        note = joined(", ", (people, f"{at:%H:%M}"))
    return _block(PaneAsked("settings"), Msg("Changes waiting"), lines, note)


def _block(touch: TodayTouch, title: str, lines: Sequence[FactLine], note: str) -> Node:
    """Return facts under their title, touched as a whole."""
    plain = facts(Facts(title, tuple(lines), note), _PITCH)
    assert isinstance(plain, Panel)
    face = replace(plain, edge="line_strong")
    pressed = replace(plain, fill="pressed", edge="selected", line="selected")
    told = joined(", ", [f"{line.name} {line.value}" for line in lines])
    high = _HEAD + 24 + len(lines) * _PITCH
    return Faced(Look(touch, title, face, pressed, detail=told)).of(high)


def _list(grid: Grid[TodayTouch], name: str) -> Listing:
    return Listing(grid, measures=SENTENCES, name=name)


def _titled(title: str, note: str, inner: Node) -> Node:
    head = row(Text(title, "bold_28").hug(), Text(note, "medium_22", "text_2", RIGHT), gap=24)
    return Panel(column(inset(head, (_SIDE, 0)).of(_HEAD), inner, gap=4), pad=(4, 12))
