"""Where a meter is likely to stand, for a contribution and a seed that are tried. A model."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.frozen import frozen
from dealer_assist.jackpot.account import Account
from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.journal.queries.cached_totals import Progress
from dealer_assist.odds.forecast import MODEL, Forecast
from dealer_assist.reports.figures import Report
from dealer_assist.reports.meter_forecast import outlook
from dealer_assist.reports.paging import observed, report_for
from dealer_assist.rules.money import dollars
from dealer_assist.table.state import Meter
from dealer_assist.ui.models.actions import ActionModel, ActionState
from dealer_assist.ui.models.controls import ChoiceModel
from dealer_assist.ui.office.fan_chart import FanChart
from dealer_assist.ui.office.pane import Office, Pane
from dealer_assist.ui.office.presenter import forecast as f
from dealer_assist.ui.office.presenter.meters import meter_name, meters_of
from dealer_assist.ui.shell.background_task import BackgroundTask
from dealer_assist.ui.shell.journal_reader import NOT_KEPT
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.buttons import PickButton
from dealer_assist.ui.toolkit.column_list import ColumnList
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Align, Painter
from dealer_assist.ui.toolkit.stepper import Stepper

WORKING = "The forecast is being worked out"
_GAP, _TOP, _PICK, _AS_SET = 14.0, 88.0, 360.0, 240.0
_SIDE_WIDTH, _STEPPER, _PADDING = 600.0, 124.0, 24.0
_TITLE, _MODEL_LINE = 44.0, 32.0
_NOTHING = Account(0)


@frozen
class Outlook:
    """A forecast, and the report whose pace it is made with."""

    report: Report
    forecast: Forecast


class ForecastPane(Pane):
    """Holds which meter and which terms are tried; nothing here changes the table."""

    def __init__(self, context: UiContext, office: Office, parent: QWidget | None = None) -> None:
        super().__init__(context, office, parent)
        setup = office.page_context.desk.table.setup
        self._meters = meters_of(setup)
        self.meter: Meter | None = self._meters[0] if self._meters else None
        self.terms = f.terms_of(setup, self.meter) if self.meter else f.Terms(0, 0)
        self.working: BackgroundTask[Outlook | None] | None = None
        self.found: Outlook | None = None
        self._report: Report | None = None
        self.words = ""
        self.picks = [PickButton(context, self) for _ in self._meters]
        self.as_set = ActionButton(context, self, role="action_small", icon_size=24)
        self.chart = FanChart(context, self)
        self.figures = ColumnList(context, self)
        self.rate, self.seed = Stepper(context, self), Stepper(context, self)
        for pick in self.picks:
            pick.chosen.connect(self._choose)
        self.as_set.pressed.connect(lambda key: self._reset())
        self.rate.stepped.connect(lambda by: self._step("rate", by))
        self.seed.stepped.connect(lambda by: self._step("seed", by))
        self._work()

    def tick(self, now_ms: int) -> None:
        """Take over what was worked out beside the table."""
        self.chart.tick()
        if (working := self.working) is not None and working.is_done:
            self.working = None
            self.found, self.words = working.result, working.trouble
            if self.found is not None:
                self._report = self.found.report
            self._show()

    def leave(self) -> None:
        """Wait no longer for what nobody will see."""
        if self.working is not None:
            self.working.stop()

    def arrange(self) -> None:
        """Place the meters above, the fan at the left, figures and steps at the right."""
        room = self.design_width - _AS_SET - _GAP
        width = min(_PICK, (room + _GAP) / max(1, len(self.picks)) - _GAP)
        for place, pick in enumerate(self.picks):
            pick.place(QRectF(place * (width + _GAP), 0, width, _TOP), self.scale)
        right = QRectF(self.design_width - _AS_SET, 0, _AS_SET, _TOP)
        self.as_set.place(right, self.scale)
        box = self._box()
        inner = box.adjusted(12, _TITLE + 20, -12, -3 * _MODEL_LINE - 16)
        self.chart.place(inner, self.scale)
        left, bottom = self.design_width - _SIDE_WIDTH, self.design_height
        seed = QRectF(left, bottom - _STEPPER, _SIDE_WIDTH, _STEPPER)
        rate = seed.translated(0, -_STEPPER - _GAP)
        self.seed.place(seed, self.scale)
        self.rate.place(rate, self.scale)
        height = rate.top() - _GAP - box.top()
        self.figures.place(QRectF(left, box.top(), _SIDE_WIDTH, height), self.scale)

    def draw(self, painter: Painter) -> None:
        """Paint the box of the fan, and that it is a model."""
        colour, box = painter.theme.colour, self._box()
        painter.panel(box, colour.panel, colour.line, painter.theme.line.thin)
        line = QRectF(box.left() + _PADDING, box.top() + 16, box.width() - 2 * _PADDING, _TITLE)
        tag = painter.tag_width("MODEL", role="tag_large")
        painter.tag(
            line.left(), line.center().y(), "MODEL", colour.claim, colour.claim, role="tag_large"
        )
        line.setLeft(line.left() + tag + 16)
        painter.text(line, self.title, "list_title", colour.text_1)
        middle = box.adjusted(4 * _PADDING, box.height() / 3, -4 * _PADDING, 0)
        painter.paragraph(middle, self.words, "notice_detail", colour.text_1, 38, Align.CENTRE)
        foot = QRectF(
            box.left() + _PADDING,
            box.bottom() - 3 * _MODEL_LINE - 8,
            box.width() - 2 * _PADDING,
            3 * _MODEL_LINE,
        )
        painter.paragraph(foot, MODEL, "panel_hint", colour.text_2, _MODEL_LINE)

    @property
    def title(self) -> str:
        """Say what the fan shows."""
        if self.meter is None:
            return "No progressive on this table"
        if self.working is not None:
            return WORKING
        name = meter_name(self.office.page_context.desk.table.setup, self.meter)
        return f"{name}, hours of an open table"

    def _box(self) -> QRectF:
        top = _TOP + _GAP
        width = self.design_width - _SIDE_WIDTH - _GAP
        return QRectF(0, top, width, self.design_height - top)

    def _account(self, meter: Meter) -> Account:
        return self.office.page_context.desk.table.accounts.get(meter, _NOTHING)

    def _choose(self, meter: Meter) -> None:
        self.meter = meter
        self.found = None
        self._reset()

    def _reset(self) -> None:
        if self.meter is not None:
            self.terms = f.terms_of(self.office.page_context.desk.table.setup, self.meter)
        self._work()

    def _step(self, what: str, by: int) -> None:
        if self.meter is not None:
            setup = self.office.page_context.desk.table.setup
            self.terms = f.stepped(setup, self.meter, self.terms, what, by)
        self._work()

    def _work(self) -> None:
        page_context, meter = self.office.page_context, self.meter
        if self.working is not None:
            self.working.stop()
        self.working, self.words = None, ""
        if meter is not None and page_context.desk.table.setup.jackpots[meter[0]].is_house:
            self.words = f.HOUSE
        elif page_context.journal is None:
            self.words = NOT_KEPT if meter is not None else ""
        elif meter is not None:
            terms = f.tried(page_context.desk.table.setup, meter, self.terms)
            self.working = self._task(meter, terms, self._account(meter))
            self.tick(page_context.clock.ms())
        self._show()

    def _task(
        self, meter: Meter, terms: Jackpot, account: Account
    ) -> BackgroundTask[Outlook | None]:
        page_context, known = self.office.page_context, self._report
        journal, setup, now = (
            page_context.journal,
            page_context.desk.table.setup,
            page_context.clock.now(),
        )
        assert journal is not None

        def work(tell: Progress) -> Outlook | None:
            report = known
            if report is None:
                turned = report_for(journal, setup, observed(setup, now), now, tell)
                report = turned.report if turned else None
            if report is None or not _pace(report, meter):
                return None
            found = outlook(setup, report, *meter, account, f.HOURS, terms=terms)
            return Outlook(report, found)

        return BackgroundTask(work, page_context.clock.ms())

    def _show(self) -> None:
        setup, meter = self.office.page_context.desk.table.setup, self.meter
        for pick, one in zip(self.picks, self._meters, strict=True):
            amount = dollars(self._account(one).shown_cents)
            pick.show_state(ChoiceModel(one, meter_name(setup, one), one == meter, amount))
        is_set = meter is not None and self.terms == f.terms_of(setup, meter)
        state = ActionState.NOT_YET if is_set or meter is None else ActionState.AVAILABLE
        reason = "Nothing is tried" if state is ActionState.NOT_YET else ""
        self.as_set.show_state(ActionModel("as_set", "AS SET", "history", "", state, reason))
        self.rate.setVisible(meter is not None)
        self.seed.setVisible(meter is not None)
        if meter is not None:
            self.rate.show_state(f.rate_model(setup, meter, self.terms))
            self.seed.show_state(f.seed_model(setup, meter, self.terms))
            if self.working is None and self.found is None:
                self.words = self.words or f.NO_PACE
        found = self.found
        self.figures.setVisible(found is not None)
        if found is not None and meter is not None:
            pace = _pace(found.report, meter)
            column = f.figures_column(setup, meter, found.forecast, pace, _since(found.report))
            self.figures.show_state((column,))
            now_cents = self._account(meter).shown_cents
            self.chart.show_state(f.fan_model(found.forecast, now_cents))
        else:
            self.chart.show_state(None)
        self.update()


def _since(report: Report) -> str:
    return f"{report.period.house_day.local(report.period.since):%d %b %Y}"


def _pace(report: Report, meter: Meter) -> float:
    """Give the progressive wagers an hour of this sensor; 0 where none is on record."""
    found = next(one for one in report.progressives if one.sensor == meter[0])
    return found.wagers / report.hours_open if report.hours_open else 0.0
