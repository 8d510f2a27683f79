"""FORECAST: where a meter is likely to be, for a contribution and a seed that are tried.

It is worked out beside the table, and changes nothing.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, assert_never

from dealer_assist.jackpot.account import Account
from dealer_assist.journal.queries.cached_totals import Progress
from dealer_assist.message import Msg
from dealer_assist.odds.forecast import MODEL, Forecast
from dealer_assist.reports.figures import Report
from dealer_assist.reports.meter_forecast import outlook
from dealer_assist.reports.paging import observed, report_for
from dealer_assist.table.state import Meter
from dealer_assist.ui.office.forecast import figures as f
from dealer_assist.ui.office.forecast.figures import (
    FanModel,
    ForecastTouch,
    MeterForetold,
    RateStepped,
    SeedStepped,
    Terms,
    TermsReset,
)
from dealer_assist.ui.office.meter_names import meter_name, meters_of
from dealer_assist.ui.office.office import Office
from dealer_assist.ui.office.pane_flow import PaneFlow
from dealer_assist.ui.office.side_task import SideTask
from dealer_assist.ui.shell.background_task import BackgroundTask
from dealer_assist.ui.shell.journal_reader import NOT_KEPT
from dealer_assist.ui.toolkit.flow import Stay, Step
from dealer_assist.ui.toolkit.nodes import (
    CENTRE,
    Box,
    Columns,
    Fitted,
    Node,
    Page,
    Panel,
    Paragraph,
    Pick,
    Press,
    Shown,
    WidgetNode,
    abreast,
    column,
    inset,
    row,
    space,
    stack,
)
from dealer_assist.ui.toolkit.values.controls import StepModel
from dealer_assist.ui.toolkit.values.lists import ListColumn
from dealer_assist.value import Value

_GAP, _TOP, _PICK, _AS_SET = 14.0, 88.0, 360.0, 240.0
_RIGHT, _STEPPER, _TITLE, _LINE = 600.0, 124.0, 44.0, 32.0
WORKING = Msg("The forecast is being worked out")


class FanPlot(Shown):
    """Where a meter is likely to be; without a fan it is empty."""

    model: FanModel | None


class ModelHead(Node):
    """A title behind the mark that says it is a model."""

    title: str


class TermSteps(WidgetNode):
    """A figure with a step down and a step up; `touch` makes a touch of the number of steps."""

    model: StepModel
    touch: Callable[[int], Any]

    @property
    def key(self) -> object:
        """Return what its touches are."""
        return self.touch


class Outlook(Value):
    """A forecast from what a meter shows, and the report whose pace it is made with."""

    report: Report
    forecast: Forecast
    from_cents: int


class ForecastFlow(PaneFlow[Page[ForecastTouch], ForecastTouch]):
    """Holds which meter and which terms are tried."""

    def __init__(self, office: Office) -> None:
        super().__init__(office)
        self.meter: Meter | None = next(iter(meters_of(self.setup)), None)
        self.terms = f.terms_of(self.setup, self.meter) if self.meter else Terms(0, 0)
        self.working: SideTask[Outlook | Report | None] = SideTask()
        self.found: Outlook | None = None
        self._report: Report | None = None
        self._words = ""
        self._work()

    def made(self) -> Page[ForecastTouch]:
        """Return the meters over fan, figures and steps, or say why there is nothing."""
        table, meter, found = self.table, self.meter, self.found
        is_tried = meter is not None and self.terms != f.terms_of(self.setup, meter)
        meters = [Pick(choice) for choice in f.meter_choices(table, meter)]
        as_set = Press(f.as_set(is_tried=is_tried), icon=24).of(_AS_SET)
        figures = Columns((self._figures(meter, found),)) if meter and found else space()
        steps = [space(_STEPPER), space(_STEPPER)]
        if meter is not None:
            rate = f.rate_model(self.setup, meter, self.terms)
            seed = f.seed_model(self.setup, meter, self.terms)
            steps = [
                TermSteps(rate, RateStepped).of(_STEPPER),
                TermSteps(seed, SeedStepped).of(_STEPPER),
            ]
        body = column(
            row(abreast(meters, _PICK, _GAP), as_set, gap=_GAP).of(_TOP),
            row(self._fan(), column(figures, *steps, gap=_GAP).of(_RIGHT), gap=_GAP),
            gap=_GAP,
        )
        return Page(body)

    def take(self, touch: ForecastTouch) -> Step:
        """Look at another meter, or try other terms."""
        setup, meter = self.setup, self.meter
        match touch:
            case MeterForetold(chosen):
                self.meter, self.found = chosen, None
                self.terms = f.terms_of(setup, chosen)
            case TermsReset():
                self.terms = f.terms_of(setup, meter) if meter else self.terms
            case RateStepped(by):
                self.terms = f.rate_stepped(setup, meter, self.terms, by) if meter else self.terms
            case SeedStepped(by):
                self.terms = f.seed_stepped(setup, meter, self.terms, by) if meter else self.terms
            case _:
                assert_never(touch)
        self._work()
        return Stay()

    def tick(self, now_ms: int) -> Step:
        """Take over what was worked out beside the table."""
        if (done := self.working.taken()) is not None:
            self._take_over(done)
            self.refresh()
        return Stay()

    def _take_over(self, done: BackgroundTask[Outlook | Report | None]) -> None:
        """Show the forecast, or say why the record is too short for one."""
        found = done.result
        self.found = found if isinstance(found, Outlook) else None
        self._report = found.report if isinstance(found, Outlook) else found or self._report
        self._words = done.trouble
        if isinstance(found, Report) and self.meter is not None:
            pace = f.pace_of(found, self.meter)
            self._words = pace.too_few if pace.wagers else f.NO_PACE

    def left(self) -> None:
        """Wait no longer for what nobody will see."""
        self.working.stop()

    def _fan(self) -> Node:
        meter, found, words = self.meter, self.found, self._words
        is_working = self.working.task is not None
        if meter is None:
            title = Msg("No progressive on this table")
        elif is_working:
            title = WORKING
        else:
            title = Msg("{meter}, hours of an open table", meter=meter_name(self.setup, meter))
        if meter is not None and not (words or is_working or found):
            words = f.NO_PACE
        fan = None
        if meter and found:
            open_a_day = f.pace_of(found.report, meter).open_a_day
            fan = f.fan_model(found.forecast, found.from_cents, open_a_day)
        return _fan(title, fan, words)

    def _figures(self, meter: Meter, found: Outlook) -> ListColumn:
        pace = f.pace_of(found.report, meter)
        return f.figures_column(self.setup, meter, found.forecast, pace)

    def _work(self) -> None:
        journal, meter = self.page_context.journal, self.meter
        self.working.stop()
        self._words = ""
        if meter is None:
            return
        if self.setup.jackpots[meter[0]].is_house:
            self._words = f.HOUSE
        elif journal is None:
            self._words = NOT_KEPT
        else:
            self._begin(meter, journal)

    def _begin(self, meter: Meter, journal: Path) -> None:
        clock, setup, known = self.clock, self.setup, self._report
        account = self.table.accounts.get(meter, Account(0))
        now, terms = clock.now(), f.tried(setup, meter, self.terms)

        def work(tell: Progress) -> Outlook | Report | None:
            report = known
            if report is None:
                turned = report_for(journal, setup, observed(setup, now), now, tell)
                report = turned.report if turned else None
            if report is None:
                return None
            if not f.pace_of(report, meter).is_enough:
                return report
            found = outlook(setup, report, *meter, account, f.HOURS, terms=terms)
            return Outlook(report, found, account.shown_cents)

        self.working.begin(work, clock.ms())
        self.tick(clock.ms())


def _fan(title: str, fan: FanModel | None, words: str) -> Node:
    """Return the fan in its panel, or why there is none in the middle."""
    page = column(
        inset(ModelHead(title), (12, 0)).of(_TITLE),
        space(4),
        FanPlot(fan),
        space(8),
        inset(Paragraph(MODEL, "medium_24", "text_2", _LINE), (12, 0)).of(3 * _LINE),
    )
    return stack(Panel(page, pad=(12, 16, 12, 8)), Fitted(_in_the_middle, (words,)))


def _in_the_middle(words: str, box: Box) -> Node:
    said = Paragraph(words, "medium_24", "text_1", 38, CENTRE)
    return inset(said, (96, box.height() / 3, 96, 0))
