"""REPORTS: a shift, a day or a month, chapter by chapter, and the ways to take it along.

Figures stay as they stood when they were added up; SHIFT, DAY and MONTH add up anew.
"""

from datetime import datetime
from pathlib import Path
from typing import Protocol, assert_never

from dealer_assist.journal.queries.round_list import RoundLine, rounds_with
from dealer_assist.message import Msg, joined
from dealer_assist.reports.figures import Report
from dealer_assist.reports.paging import Choose, ReportPage, newest, report_for
from dealer_assist.reports.period import Period
from dealer_assist.reports.sections import SUMMARY
from dealer_assist.reports.wager_book import progressive_sensor
from dealer_assist.reports.wager_sections import BY_DEALER, BY_HOUR, BY_SHIFT
from dealer_assist.ui.office.office import Office
from dealer_assist.ui.office.pane_flow import PaneFlow
from dealer_assist.ui.office.reports import chapters as r
from dealer_assist.ui.office.reports.chapters import (
    ChapterModel,
    ChapterTurned,
    CopyWay,
    HitsModel,
    PeriodTurned,
    PlayLooked,
    ReportAsked,
    ReportKind,
    ReportsTouch,
    ReportTaken,
    SummaryModel,
)
from dealer_assist.ui.office.rounds import RoundsFlow
from dealer_assist.ui.office.side_task import SideTask
from dealer_assist.ui.shell.background_task import BackgroundTask
from dealer_assist.ui.shell.journal_reader import NOT_KEPT
from dealer_assist.ui.toolkit.flow import Show, Stay, Step
from dealer_assist.ui.toolkit.nodes import (
    CENTRE,
    Columns,
    Listing,
    Node,
    Page,
    Panel,
    Pick,
    Press,
    Shown,
    Spread,
    Text,
    Turn,
    column,
    inset,
    row,
    space,
)
from dealer_assist.ui.toolkit.values.grid import Grid
from dealer_assist.ui.toolkit.values.measures import SENTENCES
from dealer_assist.ui.toolkit.values.touches import Button, Choice
from dealer_assist.value import Value

_BAR_AFTER_MS = 1_000
ADDING = Msg("The figures are being added up")
SAVING = Msg("The report is being written")


_GAP, _PART, _BELOW, _KIND, _ARROW, _COPY = 12.0, 20.0, 14.0, 128.0, 88.0, 156.0
_TOP, _CHAPTER, _WAY = 88.0, 76.0, 220.0
_SIDE, _LINE, _CHAIN, NOTE_LINE = 20.0, 40.0, 36.0, 32.0


class Exported(Value):
    """A report as it was taken along: what to say, and the slip where it goes to the printer."""

    way: CopyWay
    words: str
    number: int
    copy: int
    is_saved: bool = False
    dots: bytes = b""


class ReportCopies(Protocol):
    """Writes and prints reports."""

    @property
    def print_refusal(self) -> str:
        """Say why nothing can be printed now, or nothing."""

    def take(self, way: CopyWay, report: Report, journal: Path, at: datetime) -> Exported:
        """Write a report; nothing of it is on record yet."""

    def hand_over(self, taken: Exported) -> None:
        """Put a copy on paper on record."""


class HitsPlot(Shown):
    """The hits against their odds."""

    model: HitsModel


class NoteLines(Node):
    """Notes below each other, each in one line or two."""

    notes: tuple[str, ...]


class AddingBar(Node):
    """How much is done, from 0 to 1."""

    share: float


class ReportSeen(Value):
    """A chapter of a report; without one a sentence, and a bar from 0 to 1 if any.

    `earlier` and `later` say why there is nothing to turn to.
    """

    kinds: tuple[Choice[ReportsTouch], ...]
    period: tuple[str, str]
    earlier: str
    later: str
    copies: tuple[Button[ReportsTouch], ...]
    chapters: tuple[Choice[ReportsTouch], ...]
    words: str
    is_told: bool = False
    bar: float | None = None
    chapter: ChapterModel | None = None
    parts: tuple[Choice[ReportsTouch], ...] = ()


class ReportsFlow(PaneFlow[Page[ReportsTouch], ReportsTouch]):
    """Holds the report, the chapter that shows, and what was said of a copy."""

    def __init__(self, office: Office, copies: ReportCopies) -> None:
        super().__init__(office)
        self._copies = copies
        self.kind, self._key = ReportKind.DAY, SUMMARY
        self.turned: ReportPage | None = None
        self._chapter: ChapterModel | None = None
        self.adding: SideTask[ReportPage | None] = SideTask()
        self.copying: SideTask[Exported] = SideTask()
        self._words, self._stood = "", ""
        self._ask(ReportKind.DAY)

    def made(self) -> Page[ReportsTouch]:
        """Return the page."""
        return reports_page(self.seen())

    def seen(self) -> ReportSeen:
        """Return the chapter, or how far the figures are."""
        turned, adding = self.turned, self.adding.task
        words, is_told, bar = self._words, False, None
        if adding is not None:
            waited = self.clock.ms() - adding.started_ms
            words, bar = ADDING, adding.share if waited >= _BAR_AFTER_MS else None
        elif turned is not None:
            stood = r.stood_words(turned.report, self._stood)
            words, is_told = words or _with(stood, self._copies.print_refusal), bool(words)
        is_open = turned is not None and self.copying.task is None
        return ReportSeen(
            r.kinds_of(self.kind),
            r.period_words(turned.report.period) if turned else ("", ""),
            "" if turned and turned.earlier else Msg("Nothing earlier on record"),
            "" if turned and turned.later else Msg("Nothing later on record"),
            r.copies_of(is_open=is_open, print_refusal=self._copies.print_refusal),
            r.chapters_of(self._key, turned.report if turned else None),
            words,
            is_told,
            bar,
            self._chapter,
            r.parts_of(self._key, turned.report) if turned else (),
        )

    def take(self, touch: ReportsTouch) -> Step:
        """Add up, turn, or take along."""
        match touch:
            case ReportAsked(kind):
                self._ask(kind)
            case PeriodTurned(by):
                if (turned := self.turned) is not None:
                    self._turn(turned.earlier if by < 0 else turned.later)
            case ChapterTurned(key):
                self._key, self._words = key, ""
                self._show_chapter()
            case PlayLooked(key, name):
                return self._rounds(key, name)
            case ReportTaken(way):
                self._copy(way)
            case _:
                assert_never(touch)
        return Stay()

    def tick(self, now_ms: int) -> Step:
        """Take over what was done beside the table."""
        if self.adding.task is not None:
            self.refresh()  # the bar grows
        if (added := self.adding.taken()) is not None:
            self._take_over(added)
        if (copied := self.copying.taken()) is not None:
            self._words = copied.trouble
            if copied.result is not None:
                self._words = copied.result.words
                self._copies.hand_over(copied.result)
            self.refresh()
        return Stay()

    def left(self) -> None:
        """Wait no longer for figures that nobody will see."""
        self.adding.stop()

    def _ask(self, kind: ReportKind) -> None:
        self.kind = kind
        self._add_up(newest(kind.value, self.setup, self.clock.now()))

    def _turn(self, period: Period | None) -> None:
        if period is not None:
            self._add_up(lambda db: period)

    def _add_up(self, choose: Choose) -> None:
        journal, setup = self.page_context.journal, self.setup
        now, now_ms = self.clock.now(), self.clock.ms()
        self.adding.stop()
        self.turned, self._chapter = None, None
        self._words, self._stood = "" if journal else NOT_KEPT, f"{now:%H:%M:%S}"
        if journal is not None:
            self.adding.begin(lambda tell: report_for(journal, setup, choose, now, tell), now_ms)
            self.tick(now_ms)

    def _take_over(self, added: BackgroundTask[ReportPage | None]) -> None:
        self.turned = added.result
        if self.turned is None:
            self._words = added.trouble or r.NO_SHIFT
        self._show_chapter()
        self.refresh()

    def _show_chapter(self) -> None:
        turned = self.turned
        self._chapter = r.chapter_model(turned.report, self._key) if turned else None

    def _rounds(self, key: str, name: str) -> Step:
        """List the rounds that a line of the wagers was added up from."""
        if self.turned is None:
            return Stay()
        report, chapter = self.turned.report, self._key
        period, sensor = report.period, progressive_sensor(key)
        opened = [datetime.fromisoformat(shift.key) for shift in report.by_shift]
        bet_in = self.record.ask(
            lambda db: rounds_with(db, period.since, "" if sensor else key, sensor), frozenset()
        )

        def wanted(line: RoundLine) -> bool:
            at = line.started_utc
            if at is None or not line.is_played:
                return False
            if period.until and line.opened_utc >= period.until:
                return False
            if chapter == BY_DEALER:
                return line.dealer == key
            if chapter == BY_HOUR:
                return f"{period.house_day.local(at).hour:02d}:00" == key
            if chapter == BY_SHIFT:
                return max(one for one in opened if one <= line.opened_utc).isoformat() == key
            return line.round in bet_in

        title = joined(", ", (Msg("Rounds played"), name))
        return Show(RoundsFlow(self.office, title, period.since, wanted))

    def _copy(self, way: CopyWay) -> None:
        turned, copies = self.turned, self._copies
        journal, now = self.page_context.journal, self.clock.now()
        if turned is None or journal is None or self.copying.task is not None:
            return
        if way is CopyWay.PRINT and (refusal := copies.print_refusal):
            self._words = refusal
            return
        self._words, report = SAVING, turned.report
        self.copying.begin(lambda tell: copies.take(way, report, journal, now), self.clock.ms())


def reports_page(seen: ReportSeen) -> Page[ReportsTouch]:
    """Return period and copies above, then the chapters, then one of them."""
    top = row(
        row(*(Pick(kind).of(_KIND) for kind in seen.kinds), gap=_GAP).hug(),
        row(
            _arrow(-1, Msg("EARLIER"), "arrow-left", seen.earlier),
            _period(*seen.period),
            _arrow(1, Msg("LATER"), "arrow-right", seen.later),
            gap=_GAP,
        ),
        row(*(Press(copy, icon=24).of(_COPY) for copy in seen.copies), gap=_GAP).hug(),
        gap=_PART,
    )
    words = Text(seen.words, "medium_24", "claim" if seen.is_told else "text_2")
    chapters = tuple(Pick(chapter) for chapter in seen.chapters)
    labels = tuple(chapter.label for chapter in seen.chapters)
    inner = _part(seen)
    if seen.parts:
        picks = row(*(Pick(part).of(_WAY) for part in seen.parts), space(), gap=_GAP)
        inner = column(inset(picks, (_SIDE, 0)).of(_CHAPTER), inner, gap=8)
    body = column(
        top.of(_TOP),
        Spread(chapters, labels, _GAP).of(_CHAPTER),
        Panel(column(inset(words, (_SIDE, 0)).of(_LINE), inner, gap=8), pad=(4, _GAP)),
        gap=_BELOW,
    )
    return Page(body)


def _with(stood: str, refusal: str) -> str:
    """Say beside what the figures are why PRINT is shut."""
    return joined(". ", (stood, refusal)) if refusal else stood


def _arrow(by: int, label: str, icon: str, reason: str) -> Node:
    return Turn(Button(PeriodTurned(by), label, icon).unless(reason)).of(_ARROW)


def _period(name: str, more: str) -> Node:
    """Name the period in the middle, in one line or two."""
    return column(
        space(8 if more else 24),
        Text(name, "bold_28", align=CENTRE).of(40),
        Text(more, "medium_20", "text_2", CENTRE).of(40) if more else None,
    )


def _part(seen: ReportSeen) -> Node:
    match seen.chapter:
        case None:
            return space() if seen.bar is None else AddingBar(seen.bar)
        case SummaryModel():
            return _summary(seen.chapter)
        case HitsModel():
            return HitsPlot(seen.chapter)
        case Grid():
            return Listing(seen.chapter, measures=SENTENCES)
        case _:
            assert_never(seen.chapter)


def _summary(summary: SummaryModel) -> Node:
    """Set the chain and the notes under the columns; each note may take two lines."""
    chain = row(
        Text(Msg("Chain at event {event}", event=summary.event), "medium_24", "text_2").hug(),
        Text(summary.hash, "medium_24"),
        gap=24,
    )
    foot = column(chain.of(_CHAIN), NoteLines(summary.notes))
    high = _CHAIN + 2 * NOTE_LINE * len(summary.notes)
    return inset(column(Columns(summary.columns), foot.of(high), gap=_GAP), (_SIDE, 0))
