"""FORECAST as a flow: terms are tried, worked out beside the table; nothing is changed."""

from pathlib import Path
from typing import assert_never

from dealer_assist.jackpot.account import Account
from dealer_assist.journal.queries.cached_totals import Progress
from dealer_assist.message import Msg
from dealer_assist.odds.forecast import Forecast
from dealer_assist.reports.figures import Report
from dealer_assist.reports.meter_forecast import outlook
from dealer_assist.reports.paging import observed, report_for
from dealer_assist.table.state import Meter
from dealer_assist.ui.models.lists import ListColumn
from dealer_assist.ui.office.forecast import presenter as f
from dealer_assist.ui.office.forecast.model import (
    ForecastModel,
    ForecastTouch,
    MeterForetold,
    RateStepped,
    SeedStepped,
    Terms,
    TermsReset,
)
from dealer_assist.ui.office.meters.presenter import meter_name, meters_of
from dealer_assist.ui.office.office import Office
from dealer_assist.ui.office.pane_flow import PaneFlow
from dealer_assist.ui.office.side_task import SideTask
from dealer_assist.ui.shell.journal_reader import NOT_KEPT
from dealer_assist.ui.toolkit.flow import Stay, Step
from dealer_assist.value import Value

WORKING = Msg("The forecast is being worked out")


class Outlook(Value):
    """A forecast from what a meter shows, and the report whose pace it is made with."""

    report: Report
    forecast: Forecast
    from_cents: int


class ForecastFlow(PaneFlow[ForecastModel, ForecastTouch]):
    """Holds which meter and which terms are tried."""

    def __init__(self, office: Office) -> None:
        super().__init__(office)
        self.meter: Meter | None = next(iter(meters_of(self.setup)), None)
        self.terms = f.terms_of(self.setup, self.meter) if self.meter else Terms(0, 0)
        self.working: SideTask[Outlook | None] = SideTask()
        self.found: Outlook | None = None
        self._report: Report | None = None
        self._words = ""
        self._work()

    def made(self) -> ForecastModel:
        """Show what was worked out, or why there is nothing."""
        table, meter = self.table, self.meter
        choices = f.meter_choices(table, meter)
        if meter is None:
            nothing = Msg("No progressive on this table")
            return ForecastModel(choices, f.as_set(is_tried=False), nothing, self._words)
        setup, terms, found = table.setup, self.terms, self.found
        is_working = self.working.task is not None
        name = Msg("{meter}, hours of an open table", meter=meter_name(setup, meter))
        return ForecastModel(
            choices,
            f.as_set(is_tried=terms != f.terms_of(setup, meter)),
            WORKING if is_working else name,
            self._words or ("" if is_working or found else f.NO_PACE),
            f.fan_model(found.forecast, found.from_cents) if found else None,
            (self._figures(meter, found),) if found else (),
            (f.rate_model(setup, meter, terms), f.seed_model(setup, meter, terms)),
        )

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
            self.found, self._words = done.result, done.trouble
            self._report = self.found.report if self.found else self._report
            self.refresh()
        return Stay()

    def left(self) -> None:
        """Wait no longer for what nobody will see."""
        self.working.stop()

    def _figures(self, meter: Meter, found: Outlook) -> ListColumn:
        pace, since = f.pace_of(found.report, meter), f.since_of(found.report)
        return f.figures_column(self.setup, meter, found.forecast, pace, since)

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

        def work(tell: Progress) -> Outlook | None:
            report = known
            if report is None:
                turned = report_for(journal, setup, observed(setup, now), now, tell)
                report = turned.report if turned else None
            if report is None or not f.pace_of(report, meter):
                return None
            found = outlook(setup, report, *meter, account, f.HOURS, terms=terms)
            return Outlook(report, found, account.shown_cents)

        self.working.begin(work, clock.ms())
        self.tick(clock.ms())
