"""ADJUST as a flow: a reason, a note, a hold, two people. Nothing is ever edited."""

import sqlite3
from typing import assert_never

from dealer_assist.desk.papers import ADJUSTMENT
from dealer_assist.journal.errors import UnreadableEvent
from dealer_assist.journal.past_wins import stakes_in, wins_in
from dealer_assist.journal.queries.win_list import WinFilter, newest_adjustments
from dealer_assist.journal.queries.win_records import (
    AdjustmentOnRecord,
    adjustment_on_record,
)
from dealer_assist.message import Msg
from dealer_assist.reports.adjustment_page import adjustment_page
from dealer_assist.table.commands import Command
from dealer_assist.table.words import reason_said
from dealer_assist.ui.models.actions import Ask, NoteModel, SheetModel
from dealer_assist.ui.models.touches import Button
from dealer_assist.ui.office.adjustment import presenter as a
from dealer_assist.ui.office.adjustment.model import (
    AdjustmentDraft,
    AdjustmentOpened,
    AdjustModel,
    AdjustTouch,
    AmountTyped,
    Applied,
    LateWinBegun,
    MeterChosen,
    NoteAsked,
    ReasonAsked,
    Way,
    WayTurned,
    WinChosen,
)
from dealer_assist.ui.office.office import Office
from dealer_assist.ui.office.pane_flow import PaneFlow
from dealer_assist.ui.office.paper.flow import PaperFlow, show_win
from dealer_assist.ui.office.paper.model import PaperOnScreen, Papers
from dealer_assist.ui.office.question.flow import OfficeQuestionFlow
from dealer_assist.ui.office.question.model import QuestionLeft
from dealer_assist.ui.office.win_list.model import WinsFit, WinsTurned
from dealer_assist.ui.office.win_list.presenter import win_page
from dealer_assist.ui.office.win_list.win_pages import WinPages
from dealer_assist.ui.pages.replay.presenter import steps_of
from dealer_assist.ui.shell.journal_reader import JournalReader
from dealer_assist.ui.supervisor.presenter import late_win
from dealer_assist.ui.toolkit.flow import AskText, Back, Home, Instead, Show, Stay, Step
from dealer_assist.value import replace

_ROUNDS = 8
_SIGN = Msg("It is on record; sign its page")
_KEPT = Msg("The note stays as it was")


class AdjustFlow(PaneFlow[AdjustModel, AdjustTouch]):
    """Holds the draft; what the table has taken over is the table's, and comes back as a page."""

    def __init__(self, office: Office, papers: Papers) -> None:
        super().__init__(office)
        self._papers, self._past = papers, JournalReader(self.page_context.journal)
        self.pages = WinPages(self.record)
        self.pages.want(WinFilter(only_standing=True))
        self.draft, self._refusal = AdjustmentDraft(), ""
        self._awaits, self._wins_before = False, 0
        self.found: tuple[AdjustmentOnRecord, ...] = self.record.ask(_adjustments, ())

    def made(self) -> AdjustModel:
        """Show what can be chosen, and what the draft would do."""
        setup, draft = self.setup, self.draft
        is_set = draft.way is Way.SET
        return AdjustModel(
            a.ways_of(draft),
            None if is_set else win_page(setup, self.pages, _choose_button),
            a.meters_to_set(setup, draft) if is_set else (),
            is_set and draft.meter is not None,
            draft.to_cents,
            a.draft_model(self.table, draft, self._refusal),
            a.on_record(setup, self.found, self.record.trouble),
        )

    def take(self, touch: AdjustTouch) -> Step:
        """Choose, ask, or give it to the table."""
        match touch:
            case WayTurned(way):
                self._begin(way)
            case LateWinBegun():
                return self._ask_round()
            case WinChosen(number):
                self._choose_win(number)
            case MeterChosen(meter):
                self.draft, self._refusal = a.chosen_meter(meter), ""
            case AmountTyped(cents):
                self.draft, self._refusal = a.entered(self.draft, cents), ""
            case ReasonAsked():
                return self._ask_reason()
            case NoteAsked():
                note = self.draft.note
                return AskText(Msg("What happened?"), "", self._write, note, back_words=_KEPT)
            case Applied():
                if (command := a.command_of(self.draft)) is not None:
                    self._give(command)
            case AdjustmentOpened(seq):
                return self._open(seq)
            case WinsTurned() | WinsFit():
                self.pages.take(touch)
            case _:
                assert_never(touch)
        return Stay()

    def tick(self, now_ms: int) -> Step:
        """Take up again when the table has seen to what it was given."""
        table = self.table
        is_under_way = bool(
            table.round.adjustment or table.round.meter_change or table.round.late_win
        )
        if not self._awaits or is_under_way:
            return Stay()
        self._awaits = False
        self.refresh()
        return self._come_back()

    def _come_back(self) -> Step:
        """Show a page where it was done; where it was not the draft stands."""
        before = self.found[0].fact.seq if self.found else 0
        self.found = self.record.ask(_adjustments, ())
        self.pages.read()
        if self.found and self.found[0].fact.seq > before:
            self._begin(self.draft.way)
            return self._open(self.found[0].fact.seq, is_new=True)
        if self._wins_before < self.table.lasting.wins_so_far:
            return show_win(self, self._papers, self._wins_before + 1, _SIGN)
        return Stay()

    def _open(self, seq: int, *, is_new: bool = False) -> Step:
        """Show the page of an adjustment; a printer prints a new one at once."""
        one, setup = next(one for one in self.found if one.fact.seq == seq), self.setup
        paper = PaperOnScreen(ADJUSTMENT, seq, lambda copy: adjustment_page(one, setup, copy=copy))
        words = _SIGN if is_new else ""
        if is_new and not self._papers.print_refusal:
            words = self._papers.print(paper.write(1), ADJUSTMENT, seq, 1)
        return Show(PaperFlow(self.office, self._papers, paper, words))

    def _begin(self, way: Way) -> None:
        self.draft, self._refusal = AdjustmentDraft(way), ""
        meters = a.own_meters(self.setup)
        if way is Way.SET and len(meters) == 1:
            self.draft = a.chosen_meter(meters[0])

    def _choose_win(self, number: int) -> None:
        win = next(one for one in self.pages.wins if one.number == number)
        won = wins_in(self._past.facts(win.round))
        # A late win is on record in another round than that of its wagers.
        of_round = next((one.round for one in won if one.number == number), win.round)
        stakes = stakes_in(self._past.facts(of_round))
        self.draft, self._refusal = a.chosen_win(win, won, tuple(stakes.items())), ""
        self.pages.read()

    def _ask_reason(self) -> Step:
        rule = self.setup.jurisdiction.rule("adjustment")
        why = Msg("No other reason counts, by {rule}", rule=rule)
        answers = (Button(one, reason_said(one), "") for one in a.reasons(self.table, self.draft))
        return Show(
            OfficeQuestionFlow(Msg("Why is this adjusted?"), why, answers, self._give_reason)
        )

    def _give_reason(self, reason: str) -> Step:
        self.draft = replace(self.draft, reason=reason)
        return Back()

    def _write(self, note: str) -> Step:
        self.draft = replace(self.draft, note=note)
        return Stay()

    def _ask_round(self) -> Step:
        """Begin a late win: an older round is looked up in HISTORY."""
        self._refusal = ""
        answers = a.round_answers(self._past.rounds(_ROUNDS, self.table.round.number).rounds)
        older, none = (
            Msg("An older one: HISTORY, LOOK, LATE WIN"),
            Msg("No round with a wager is over"),
        )
        told = older if answers else none
        return Show(
            OfficeQuestionFlow(Msg("Late win: of which round?"), told, answers, self._late_in)
        )

    def _late_in(self, round_: int) -> Step:
        """Ask who won in a round that is over, or say why nobody can have."""
        now = self.table
        try:
            past = steps_of(now.setup, self._past.facts(round_))[-1].table
        except (UnreadableEvent, LookupError):
            self._refusal = Msg(
                "Round {round} was played by rules of another version", round=round_
            )
            return Back()
        self._refusal = late_win.why_not(past, now)
        if self._refusal:
            return Back()
        won = (*past.round.wins, *self._past.late_wins(round_))
        return self._answer_late(late_win.seats_sheet(past, won, now))

    def _answer_late(self, asked: SheetModel | NoteModel) -> Step:
        """Ask what comes next of a late win: seat, hand, reason, and the note last."""
        if isinstance(asked, NoteModel):
            command = asked.command
            return AskText(
                asked.title,
                asked.about,
                lambda note: self._give(replace(command, note=note)),
                back_words=_KEPT,
            )
        answers = [
            Button(one.action.dialog, one.label, one.icon, one.detail)
            for one in asked.choices
            if isinstance(one.action, Ask)
        ]
        back = Button(QuestionLeft(), asked.back.label, asked.back.icon, asked.back.detail)
        return Instead(
            OfficeQuestionFlow(asked.title, asked.detail, answers, self._answer_late, back)
        )

    def _give(self, command: Command) -> Step:
        """Give it to the table, which asks for the cards."""
        self._wins_before = self.table.lasting.wins_so_far
        outcome = self.page_context.do(command)
        self._awaits = outcome.is_done
        self._refusal = "" if outcome.is_done else outcome.sentence
        return Home()


def _choose_button(number: int) -> Button[AdjustTouch]:
    return Button(
        WinChosen(number), Msg("CHOOSE"), "check", name=Msg("CHOOSE {number}", number=number)
    )


def _adjustments(db: sqlite3.Connection) -> tuple[AdjustmentOnRecord, ...]:
    found = (adjustment_on_record(db, seq) for seq in newest_adjustments(db))
    return tuple(one for one in found if one is not None)
