"""Backs a win out or sets a meter: a reason, a note, a hold, two people. Nothing is ever edited."""

import sqlite3
from dataclasses import replace

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.desk.papers import ADJUSTMENT, WIN_PAGE
from dealer_assist.journal.errors import UnreadableEvent
from dealer_assist.journal.past_wins import stakes_in, wins_in
from dealer_assist.journal.queries.win_list import WinFilter, newest_adjustments
from dealer_assist.journal.queries.win_records import (
    AdjustmentOnRecord,
    adjustment_on_record,
    win_on_record,
)
from dealer_assist.reports.adjustment_page import adjustment_page
from dealer_assist.reports.win_page import win_page
from dealer_assist.table.commands import Command
from dealer_assist.table.state import Meter
from dealer_assist.ui.models.actions import Action, Ask, NoteModel, Pick, SheetModel
from dealer_assist.ui.models.controls import ChoiceModel
from dealer_assist.ui.office.adjust_draft import HEIGHT, AdjustDraft
from dealer_assist.ui.office.copies import PaperCopies
from dealer_assist.ui.office.journal_access import JournalAccess
from dealer_assist.ui.office.pane import Office, Pane
from dealer_assist.ui.office.presenter import adjust as a
from dealer_assist.ui.office.presenter.meters import meter_name, meters_of
from dealer_assist.ui.office.presenter.wins import CHOOSE, win_row
from dealer_assist.ui.office.win_list import WinLines
from dealer_assist.ui.office.win_preview import PreviewModel, WinPreview
from dealer_assist.ui.pages.replay.presenter import steps_of
from dealer_assist.ui.shell.journal_reader import JournalReader
from dealer_assist.ui.supervisor.presenter import late_win
from dealer_assist.ui.toolkit.buttons import PickButton
from dealer_assist.ui.toolkit.choice_dialog import ChoiceDialog
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.keypads import AmountPad, NotePad
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.row_list import RowList

_GAP, _PADDING, _SIDE_WIDTH = 16.0, 24.0, 640.0
_PICK, _HEAD = 88.0, 60.0
_STANDING = WinFilter(only_standing=True)
_ROUNDS = 8


class AdjustPane(Pane):
    """Holds the draft; what the table has taken over is the table's, and comes back as a page."""

    def __init__(self, context: UiContext, office: Office, parent: QWidget | None = None) -> None:
        super().__init__(context, office, parent)
        page_context = office.page_context
        setup = page_context.desk.table.setup
        self._record, self._past = (
            JournalAccess(page_context.journal),
            JournalReader(page_context.journal),
        )
        self._copies = PaperCopies(page_context, self._record)
        self._meters = [one for one in meters_of(setup) if not setup.jackpots[one[0]].is_house]
        self._awaits = False
        self._refusal = ""
        self.found: tuple[AdjustmentOnRecord, ...] = ()
        self.draft = a.Draft()
        self.ways = [self._pick(self._choose_way) for _ in a.WAYS]
        self.late = self._pick(lambda key: self._ask_round())
        self._noted: NoteModel | None = None
        self._wins_before = 0
        self.meters = [self._pick(self._choose_meter) for _ in self._meters]
        self.wins = WinLines(context, self._record, lambda win: win_row(setup, win, CHOOSE), self)
        self.wins.pressed.connect(self._choose_win)
        self.pad = AmountPad(context, self)
        self.pad.changed.connect(self._enter)
        self.form = AdjustDraft(context, self)
        self.form.pressed.connect(self._press)
        self.done = RowList(context, self)
        self.done.pressed.connect(lambda key: self._open(int(key)))
        self.sheet = ChoiceDialog(context, self)
        self.sheet.chosen.connect(self._answer)
        self.sheet.hide()
        self.note = NotePad(context, self)
        self.note.written.connect(self._write)
        self.note.left.connect(self._leave_note)
        self.preview = WinPreview(context, self._copies, self)
        self.wins.show_state(_STANDING)
        self._look_up()

    def refresh(self) -> None:
        """Follow the table: what it has taken over, and what has come of it."""
        table = self.office.page_context.desk.table
        is_under_way = bool(table.adjustment or table.meter_change or table.late_win)
        if self._awaits and not is_under_way:
            self._awaits = False
            self._come_back()
        self._show()
        self.preview.refresh()

    def tick(self, now_ms: int) -> None:
        """Let time pass for the hold."""
        self.form.tick(now_ms)

    def arrange(self) -> None:
        """Place what can be chosen at the left, the draft and the record at the right."""
        left = self._left()
        ways = (*self.ways, self.late)
        each = (left.width() - 2 * _PADDING - _GAP * (len(ways) - 1)) / len(ways)
        for place, pick in enumerate(ways):
            x = left.left() + _PADDING + place * (each + _GAP)
            pick.place(QRectF(x, _PADDING, each, _PICK), self.scale)
        top = 2 * _PADDING + _PICK
        inner = QRectF(_PADDING, top, left.width() - 2 * _PADDING, left.bottom() - top - 16)
        self.wins.place(inner, self.scale)
        count = max(1, len(self.meters))
        each = min(320.0, (inner.width() - _GAP * (count - 1)) / count)
        for place, pick in enumerate(self.meters):
            x = inner.left() + place * (each + _GAP)
            pick.place(QRectF(x, top, each, _PICK), self.scale)
        below = inner.adjusted(0, _PICK + _PADDING, 0, 0)
        self.pad.place(below, self.scale)
        right = self.design_width - _SIDE_WIDTH
        self.form.place(QRectF(right, 0, _SIDE_WIDTH, HEIGHT), self.scale)
        box = self._below()
        inside = QRectF(
            box.left() + 4, box.top() + _HEAD, box.width() - 8, box.height() - _HEAD - 12
        )
        self.done.place(inside, self.scale)
        whole = QRectF(0, 0, self.design_width, self.design_height)
        for over in (self.sheet, self.note, self.preview):
            over.place(whole, self.scale)

    def draw(self, painter: Painter) -> None:
        """Paint the boxes."""
        colour, thin = painter.theme.colour, painter.theme.line.thin
        painter.panel(self._left(), colour.panel, colour.line, thin)
        box = self._below()
        painter.panel(box, colour.panel, colour.line, thin)
        title = QRectF(box.left() + _PADDING, box.top() + 12, box.width() - 2 * _PADDING, 44)
        painter.text(title, "Adjustments on record", "list_title", colour.text_1)

    def _left(self) -> QRectF:
        return QRectF(0, 0, self.design_width - _SIDE_WIDTH - _GAP, self.design_height)

    def _below(self) -> QRectF:
        top = HEIGHT + _GAP
        left = self.design_width - _SIDE_WIDTH
        return QRectF(left, top, _SIDE_WIDTH, self.design_height - top)

    def _show(self) -> None:
        table, draft = self.office.page_context.desk.table, self.draft
        is_set = draft.way == a.SET
        for pick, (key, label) in zip(self.ways, a.WAYS.items(), strict=True):
            pick.show_state(ChoiceModel(key, label, key == draft.way))
        self.late.show_state(ChoiceModel(a.LATE, "LATE WIN", is_on=False))
        for pick, meter in zip(self.meters, self._meters, strict=True):
            label = meter_name(table.setup, meter)
            pick.show_state(ChoiceModel(meter, label, meter == draft.meter))
            pick.setVisible(is_set)
        self.wins.setVisible(not is_set)
        self.pad.setVisible(is_set and draft.meter is not None)
        self.pad.show_state(draft.to_cents)
        self.form.show_state(a.adjust_model(table, draft, self._refusal))

    def _look_up(self) -> None:
        self.found = self._record.ask(_adjustments, ())
        setup = self.office.page_context.desk.table.setup
        self.done.show_state(a.on_record(setup, self.found, self._record.trouble))
        self._show()

    def _come_back(self) -> None:
        """Take up again after the cards: a page where it was done, the draft where it was not."""
        before = self.found[0].fact.seq if self.found else 0
        self._look_up()
        self.wins.read()
        if self.found and self.found[0].fact.seq > before:
            self._choose_way(self.draft.way)
            self._open(self.found[0].fact.seq, is_new=True)
        elif self._wins_before < (now := self.office.page_context.desk.table.wins_so_far):
            self._open_late(self._wins_before + 1)
            self._wins_before = now

    def _open_late(self, number: int) -> None:
        """Show the page of a late win that is on record now."""
        setup = self.office.page_context.desk.table.setup
        win = self._record.ask(lambda db: win_on_record(db, number), None)
        if win is not None:
            model = PreviewModel(WIN_PAGE, number, lambda copy: win_page(win, setup, copy=copy))
            self.preview.show_state(model, "It is on record; sign its page")

    def _open(self, seq: int, *, is_new: bool = False) -> None:
        """Show the page of an adjustment; a printer prints a new one at once."""
        one = next(one for one in self.found if one.fact.seq == seq)
        setup = self.office.page_context.desk.table.setup
        model = PreviewModel(ADJUSTMENT, seq, lambda copy: adjustment_page(one, setup, copy=copy))
        self._look_up()
        words = "It is on record; sign its page" if is_new else ""
        if is_new and not self._copies.print_refusal:
            words = self._copies.print(model.write(1), ADJUSTMENT, seq, 1)
        self.preview.show_state(model, words)

    def _choose_way(self, key: str) -> None:
        self.draft, self._refusal = a.Draft(key), ""
        if key == a.SET and len(self._meters) == 1:
            self.draft = a.chosen_meter(self._meters[0])
        self._show()

    def _choose_win(self, key: str) -> None:
        win = next(one for one in self.wins.wins if one.number == int(key))
        won = wins_in(self._past.facts(win.round))
        # A late win is on record in another round than that of its wagers.
        of_round = next((one.round for one in won if one.number == win.number), win.round)
        stakes = stakes_in(self._past.facts(of_round))
        self.draft = a.chosen_win(win, won, tuple(stakes.items()))
        self._refusal = ""
        self.wins.read()
        self._show()

    def _choose_meter(self, meter: Meter) -> None:
        self.draft, self._refusal = a.chosen_meter(meter), ""
        self._show()

    def _enter(self, cents: int | None) -> None:
        self.draft, self._refusal = a.entered(self.draft, cents), ""
        self._show()

    def _press(self, key: str) -> None:
        match key:
            case a.REASON:
                self.sheet.show_state(
                    a.reasons_sheet(self.office.page_context.desk.table, self.draft)
                )
                self.sheet.show()
                self.sheet.raise_()
            case a.NOTE:
                self.note.ask("What happened?", self.draft.note)
            case _:
                self._apply()
        self._show()

    def _ask_round(self) -> None:
        """Begin a late win: of which round?"""
        self._refusal = ""
        now = self.office.page_context.desk.table
        self._ask(a.rounds_sheet(self._past.rounds(_ROUNDS, now.round).rounds))
        self._show()

    def _ask(self, model: SheetModel | NoteModel) -> None:
        if isinstance(model, NoteModel):
            self._noted = model
            self.note.ask(model.title, "", model.about)
            return
        self.sheet.show_state(model)
        self.sheet.show()
        self.sheet.raise_()

    def _late_in(self, round_: int) -> None:
        """Ask who won in a round that is over, or say why nobody can have."""
        now = self.office.page_context.desk.table
        try:
            past = steps_of(now.setup, self._past.facts(round_))[-1].table
        except (UnreadableEvent, LookupError):
            self._refusal = f"Round {round_} was played by rules of another version"
            return
        self._refusal = late_win.why_not(past, now)
        if not self._refusal:
            won = (*past.wins, *self._past.late_wins(round_))
            self._ask(late_win.seats_sheet(past, won, now))

    def _answer(self, action: Action) -> None:
        self.sheet.hide()
        match action:
            case Pick(int() as round_):
                self._late_in(round_)
            case Ask(dialog):
                self._ask(dialog)
            case Pick(str() as reason):
                self.draft = replace(self.draft, reason=reason)
        self._show()

    def _write(self, note: str) -> None:
        self.note.hide()
        if (noted := self._noted) is not None:
            self._noted = None
            self._give(replace(noted.command, note=note))
        else:
            self.draft = replace(self.draft, note=note)
        self._show()

    def _leave_note(self) -> None:
        self._noted = None
        self.note.hide()

    def _apply(self) -> None:
        """Give it to the table, which asks for the cards."""
        command = a.command_of(self.draft)
        if command is not None:
            self._give(command)

    def _give(self, command: Command) -> None:
        self._awaits = True
        self._wins_before = self.office.page_context.desk.table.wins_so_far
        outcome = self.office.page_context.do(command)
        if not outcome.is_done:
            self._awaits = False
            self._refusal = outcome.sentence

    def _pick(self, then: object) -> PickButton:
        pick = PickButton(self.context, self)
        pick.chosen.connect(then)
        return pick


def _adjustments(db: sqlite3.Connection) -> tuple[AdjustmentOnRecord, ...]:
    found = (adjustment_on_record(db, seq) for seq in newest_adjustments(db))
    return tuple(one for one in found if one is not None)
