"""The wins on record, each with its page: preview, PDF and slip of one painting."""

from dataclasses import replace

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.desk.papers import WIN_PAGE
from dealer_assist.journal.queries.incidents import openings
from dealer_assist.journal.queries.win_list import NO_WINS, WinSum, wins_sum
from dealer_assist.journal.queries.win_records import win_on_record
from dealer_assist.reports.period import house_day_of
from dealer_assist.reports.win_page import win_page
from dealer_assist.table.state import Table
from dealer_assist.ui.models.actions import Action, Ask, Pick, SheetModel
from dealer_assist.ui.office.copies import PaperCopies
from dealer_assist.ui.office.find_pad import FindPad
from dealer_assist.ui.office.journal_access import JournalAccess
from dealer_assist.ui.office.pane import Office, Pane
from dealer_assist.ui.office.presenter import wins as w
from dealer_assist.ui.office.win_list import WinLines
from dealer_assist.ui.office.win_preview import PreviewModel, WinPreview
from dealer_assist.ui.shell.background_task import BackgroundTask
from dealer_assist.ui.toolkit.buttons import PickButton
from dealer_assist.ui.toolkit.choice_dialog import ChoiceDialog
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Align, Painter

_GAP, _PADDING, _FILTER, _HEAD = 14.0, 24.0, 88.0, 76.0
_PERIOD_WIDTH, _BETWEEN = 180.0, 28.0


class WinsPane(Pane):
    """Holds what the list is narrowed to, and the win whose page is looked at."""

    def __init__(self, context: UiContext, office: Office, parent: QWidget | None = None) -> None:
        super().__init__(context, office, parent)
        self._record = JournalAccess(office.page_context.journal)
        self._known = _known(office.page_context.desk.table)
        self.sum = NO_WINS
        self.adding: BackgroundTask[WinSum] | None = None
        self.chosen = w.Chosen()
        setup = office.page_context.desk.table.setup
        self.periods = [PickButton(context, self) for _ in w.PERIODS]
        self.narrow = [PickButton(context, self) for _ in (w.LEVEL, w.HAND, w.FIND)]
        for button in self.periods:
            button.chosen.connect(self._choose_period)
        for button in self.narrow:
            button.chosen.connect(self._ask)
        self.list = WinLines(context, self._record, lambda win: w.win_row(setup, win), self)
        self.list.pressed.connect(self._open)
        self.sheet = ChoiceDialog(context, self)
        self.sheet.chosen.connect(self._answer)
        self.sheet.hide()
        self.finder = FindPad(context, self)
        self.finder.found.connect(self._find)
        self.finder.left.connect(self._look_up)
        self.preview = WinPreview(context, PaperCopies(office.page_context, self._record), self)
        self._look_up()

    def refresh(self) -> None:
        """Follow the record: read again where a win came or went, and only there."""
        known = _known(self.office.page_context.desk.table)
        if known != self._known:
            self._known = known
            self._look_up()
        self.preview.refresh()

    def tick(self, now_ms: int) -> None:
        """Show the sum when it is added up."""
        if self.adding is not None and self.adding.is_done:
            self.sum, self.adding = self.adding.result or NO_WINS, None
            self.update()

    def arrange(self) -> None:
        """Place the filters above, the list below, what is asked over both."""
        left = 0.0
        for button in self.periods:
            button.place(QRectF(left, 0, _PERIOD_WIDTH, _FILTER), self.scale)
            left += _PERIOD_WIDTH + _GAP
        left += _BETWEEN - _GAP
        count = len(self.narrow)
        width = (self.design_width - left - _GAP * (count - 1)) / count
        for button in self.narrow:
            button.place(QRectF(left, 0, width, _FILTER), self.scale)
            left += width + _GAP
        box = self._box()
        inner = box.adjusted(_PADDING, _HEAD, -_PADDING, -_PADDING + 8)
        self.list.place(inner, self.scale)
        whole = QRectF(0, 0, self.design_width, self.design_height)
        self.sheet.place(whole, self.scale)
        self.finder.place(whole, self.scale)
        self.preview.place(whole, self.scale)

    def draw(self, painter: Painter) -> None:
        """Paint the box, its title and the sum."""
        colour, box = painter.theme.colour, self._box()
        painter.panel(box, colour.panel, colour.line, painter.theme.line.thin)
        line = QRectF(box.left() + _PADDING, box.top() + 16, box.width() - 2 * _PADDING, 46)
        hint = "prints the win page"
        width = painter.width_of(hint, "panel_hint")
        right = QRectF(line.right() - width - 2, line.top(), width + 2, line.height())
        painter.text(right, hint, "panel_hint", colour.text_2, Align.RIGHT)
        painter.icon("moneybag", right.left() - 40, line.top() + 9, 28, colour.text_2)
        line.setRight(right.left() - 60)
        painter.text(line, w.sum_words(self.sum), "list_title", colour.text_1)

    def _box(self) -> QRectF:
        top = _FILTER + 16
        return QRectF(0, top, self.design_width, self.design_height - top)

    def _look_up(self) -> None:
        page_context, record = self.office.page_context, self._record
        opened = record.ask(openings, ())
        house_day = house_day_of(page_context.desk.table.setup)
        began = opened[-1][1] if opened else None
        wanted = w.win_filter(self.chosen, house_day, page_context.clock.now(), began)
        self.adding = BackgroundTask(
            lambda tell: record.ask(lambda db: wins_sum(db, wanted), NO_WINS),
            page_context.clock.ms(),
        )
        self.tick(0)
        self.list.show_state(wanted)
        for button, model in zip(self.periods, w.periods(self.chosen), strict=True):
            button.show_state(model)
        models = w.narrowings(page_context.desk.table.setup, self.chosen)
        for button, model in zip(self.narrow, models, strict=True):
            button.show_state(model)
        self.update()

    def _choose_period(self, key: str) -> None:
        self.chosen = replace(self.chosen, period=key, number=None)
        self._look_up()

    def _find(self, number: int | None) -> None:
        self.chosen = replace(self.chosen, number=number)
        self._look_up()

    def _ask(self, what: str) -> None:
        if what == w.FIND:
            self.finder.ask(self.chosen.number)
            return
        self._show_sheet(w.question(self.office.page_context.desk.table.setup, what, self.chosen))

    def _show_sheet(self, model: SheetModel) -> None:
        self.sheet.show_state(model)
        self.sheet.show()
        self.sheet.raise_()

    def _answer(self, action: Action) -> None:
        match action:
            case Ask(SheetModel() as further):
                self._show_sheet(further)
                return
            case Pick(w.Chosen() as chosen):
                self.chosen = replace(chosen, number=None)
        self.sheet.hide()
        self._look_up()

    def _open(self, key: str) -> None:
        number, setup = int(key), self.office.page_context.desk.table.setup
        win = self._record.ask(lambda db: win_on_record(db, number), None)
        if win is not None:
            self.preview.show_state(
                PreviewModel(WIN_PAGE, number, lambda copy: win_page(win, setup, copy=copy))
            )
        self.list.read()


def _known(table: Table) -> tuple[object, ...]:
    """Give what changes with the wins on record, and with nothing else."""
    return table.wins_so_far, table.backed_out
