"""ADJUST: a win backed out, a meter set or a late win; a reason, a note, a hold, two people.

Nothing is ever edited.
"""

import sqlite3
from collections.abc import Sequence
from typing import Any, TypeAlias, assert_never

from dealer_assist.desk.papers import ADJUSTMENT
from dealer_assist.journal.errors import UnreadableEvent
from dealer_assist.journal.past_wins import stakes_in, wins_in
from dealer_assist.journal.queries.round_list import RoundLine
from dealer_assist.journal.queries.win_list import WinFilter, newest_adjustments
from dealer_assist.journal.queries.win_records import AdjustmentOnRecord, adjustment_on_record
from dealer_assist.message import Msg, joined, listed
from dealer_assist.reports.adjustment_page import adjustment_page
from dealer_assist.rules.money import cents_shown, dollars
from dealer_assist.table.commands import Command
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Meter, Table
from dealer_assist.table.words import reason_said
from dealer_assist.ui.i18n.days import day_and_time
from dealer_assist.ui.office.adjustment.draft import (
    AdjustmentDraft,
    Preview,
    Way,
    chosen_meter,
    chosen_win,
    command_of,
    entered,
    foretell,
    missing_in,
    own_meters,
    reasons,
    title_of,
)
from dealer_assist.ui.office.meter_names import meter_name
from dealer_assist.ui.office.office import Office
from dealer_assist.ui.office.pane_flow import PaneFlow
from dealer_assist.ui.office.paper import PaperFlow, PaperOnScreen, Papers, show_win
from dealer_assist.ui.office.question import OfficeQuestionFlow, QuestionLeft
from dealer_assist.ui.office.win_list import WinList, WinPages, WinsFit, WinsTurned, win_list
from dealer_assist.ui.pages.replay.steps import steps_of
from dealer_assist.ui.shell.journal_reader import JournalReader
from dealer_assist.ui.supervisor import late_win
from dealer_assist.ui.table.actions import Ask, NoteModel
from dealer_assist.ui.toolkit.flow import AskText, Back, Home, Instead, Show, Stay, Step
from dealer_assist.ui.toolkit.nodes import (
    Icon,
    Listing,
    Node,
    Page,
    Panel,
    Paragraph,
    Pick,
    Press,
    Shown,
    Text,
    abreast,
    column,
    row,
    space,
)
from dealer_assist.ui.toolkit.values.grid import Cell, ColumnOf, Grid, Row, list_of
from dealer_assist.ui.toolkit.values.lettering import SMALLEST_AMOUNT
from dealer_assist.ui.toolkit.values.measures import SENTENCES
from dealer_assist.ui.toolkit.values.touches import ActionState, Button, Choice, SheetQuestion
from dealer_assist.value import Value, replace

TRAY_PAID = Msg("The tray paid this prize. No meter changes")
_ROUNDS = 8
_SIGN = Msg("On record. Sign its page")
_KEPT = Msg("The note did not change")
_TOLD = 60  # letters of a note that its button has room for; the pad and the page have all
_GAP, _SIDE, _RIGHT, _PICK, _METER = 16.0, 24.0, 640.0, 88.0, 320.0
_DRAFT, _TITLE, _WELL, _BUTTON, _APPLY, _LINE = 536.0, 46.0, 72.0, 88.0, 112.0, 28.0


class WayTurned(Value):
    """Begins an adjustment of a kind."""

    way: Way


class LateWinBegun(Value):
    """Begins to record a win that was found after its round."""


class WinChosen(Value):
    """Chooses the win that is to be backed out."""

    number: int


class MeterChosen(Value):
    """Chooses the meter that is to be set."""

    meter: Meter


class AmountTyped(Value):
    """Types what the meter is set to; None while nothing is typed."""

    cents: int | None


class ReasonAsked(Value):
    """Asks for a reason."""


class NoteAsked(Value):
    """Asks for a note."""


class Applied(Value):
    """Gives the adjustment to the table, which asks for the cards."""


class AdjustmentOpened(Value):
    """Shows the page of an adjustment on record."""

    seq: int


AdjustTouch: TypeAlias = (
    WayTurned
    | LateWinBegun
    | WinChosen
    | MeterChosen
    | AmountTyped
    | ReasonAsked
    | NoteAsked
    | Applied
    | AdjustmentOpened
    | WinsTurned
    | WinsFit
)


class MeterAmount(Shown):
    """Keys for what a meter is set to, in cents; None while nothing is typed."""

    model: int | None


class DraftTitle(Node):
    """What is adjusted, in one line or in two smaller ones."""

    words: str


class AdjustFlow(PaneFlow[Page[AdjustTouch], AdjustTouch]):
    """Holds the draft; what the table has taken over is the table's, and comes back as a page."""

    def __init__(self, office: Office, papers: Papers) -> None:
        super().__init__(office)
        self._papers, self._past = papers, JournalReader(self.page_context.journal)
        self.pages = WinPages(self.record)
        self.pages.want(WinFilter(only_standing=True))
        self.draft, self.refusal = AdjustmentDraft(), ""
        self._awaits, self._wins_before = False, 0
        self.found: tuple[AdjustmentOnRecord, ...] = self.record.ask(_adjustments, ())

    def made(self) -> Page[AdjustTouch]:
        """Show what can be chosen, and what the draft would do."""
        chosen = self.draft.win.number if self.draft.win else 0
        listed = win_list(self.setup, self.pages, lambda number: _choose_button(number, chosen))
        record = on_record(self.setup, self.found, self.record.trouble)
        return adjust_page(self.table, self.draft, self.refusal, listed, record)

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
                self.draft, self.refusal = chosen_meter(meter), ""
            case AmountTyped(cents):
                self.draft, self.refusal = entered(self.draft, cents), ""
            case ReasonAsked():
                return self._ask_reason()
            case NoteAsked():
                note = self.draft.note
                return AskText(Msg("What happened?"), "", self._write, note, back_words=_KEPT)
            case Applied():
                if (command := command_of(self.draft)) is not None:
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
        """Show a page where it was done; where it was not the draft stays."""
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
        fact = next(found for found in self.found if found.fact.seq == seq)
        setup = self.setup
        paper = PaperOnScreen(ADJUSTMENT, seq, lambda copy: adjustment_page(fact, setup, copy=copy))
        words = _SIGN if is_new else ""
        if is_new and not self._papers.print_refusal:
            words = self._papers.print(paper.write(1), ADJUSTMENT, seq, 1)
        return Show(PaperFlow(self.office, self._papers, paper, words))

    def _begin(self, way: Way) -> None:
        self.draft, self.refusal = AdjustmentDraft(way), ""
        meters = own_meters(self.setup)
        if way is Way.SET and len(meters) == 1:
            self.draft = chosen_meter(meters[0])

    def _choose_win(self, number: int) -> None:
        win = next(win for win in self.pages.wins if win.number == number)
        won = wins_in(self._past.facts(win.round))
        # A late win is on record in another round than that of its wagers.
        of_round = next((past.round for past in won if past.number == number), win.round)
        stakes = stakes_in(self._past.facts(of_round))
        self.draft, self.refusal = chosen_win(win, won, tuple(stakes.items())), ""
        self.pages.read()

    def _ask_reason(self) -> Step:
        rule = self.setup.jurisdiction.rule("adjustment")
        why = Msg("No other reason counts, by {rule}", rule=rule)
        answers = (
            Button(reason, reason_said(reason), "") for reason in reasons(self.table, self.draft)
        )
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
        self.refusal = ""
        answers = round_answers(self._past.rounds(_ROUNDS, self.table.round.number).rounds)
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
            self.refusal = Msg("Round {round} was played by rules of another version", round=round_)
            return Back()
        self.refusal = late_win.why_not(past, now)
        if self.refusal:
            return Back()
        won = (*past.round.wins, *self._past.late_wins(round_))
        return self._answer_late(late_win.seats_sheet(past, won, now))

    def _answer_late(self, asked: SheetQuestion[Any] | NoteModel) -> Step:
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
            Button(answer.touch.dialog, answer.label, answer.icon, answer.detail)
            for answer in asked.choices
            if isinstance(answer.touch, Ask)
        ]
        back = Button(QuestionLeft(), asked.back.label, asked.back.icon, asked.back.detail)
        return Instead(
            OfficeQuestionFlow(asked.title, asked.detail, answers, self._answer_late, back)
        )

    def _give(self, command: Command) -> Step:
        """Return it to the table, which asks for the cards."""
        self._wins_before = self.table.lasting.wins_so_far
        outcome = self.page_context.do(command)
        self._awaits = outcome.is_done
        self.refusal = "" if outcome.is_done else outcome.sentence
        return Home()


def _choose_button(number: int, chosen: int) -> Button[AdjustTouch]:
    """Return the button of a win; that of the one that is chosen has a star."""
    is_chosen = number == chosen
    label, icon = (Msg("CHOSEN"), "star") if is_chosen else (Msg("CHOOSE"), "check")
    return Button(WinChosen(number), label, icon, name=Msg("CHOOSE {number}", number=number))


def _adjustments(db: sqlite3.Connection) -> tuple[AdjustmentOnRecord, ...]:
    found = (adjustment_on_record(db, seq) for seq in newest_adjustments(db))
    return tuple(fact for fact in found if fact is not None)


def adjust_page(
    table: Table,
    draft: AdjustmentDraft,
    refusal: str,
    wins: WinList,
    record: Grid[AdjustTouch],
) -> Page[AdjustTouch]:
    """Return what can be chosen at the left, the draft and the record at the right."""
    ways = (Choice[AdjustTouch](WayTurned(way), way.value, way is draft.way) for way in Way)
    late = Choice[AdjustTouch](LateWinBegun(), Msg("LATE WIN"))
    left = column(
        row(*map(Pick, (*ways, late)), gap=_GAP).of(_PICK),
        *((wins,) if draft.way is Way.BACK_OUT else _meters(table.setup, draft)),
        gap=_SIDE,
    )
    title = row(space(20), Text(Msg("Adjustments on record"), "bold_28"))
    done = column(title.of(44), Listing(record, measures=SENTENCES), gap=4)
    right = column(draft_form(table, draft, refusal).of(_DRAFT), Panel(done, pad=(4, 12)), gap=_GAP)
    body = row(Panel(left, pad=(_SIDE, _SIDE, _SIDE, _GAP)), right.of(_RIGHT), gap=_GAP)
    return Page(body)


def _meters(setup: TableSetup, draft: AdjustmentDraft) -> tuple[Node, ...]:
    """Return the meters that can be set; an amount is typed once one is chosen."""
    meters = [
        Pick(Choice(MeterChosen(meter), meter_name(setup, meter), meter == draft.meter))
        for meter in own_meters(setup)
    ]
    amount = MeterAmount(draft.to_cents) if draft.meter is not None else space()
    return abreast(meters, _METER, _GAP).of(_PICK), amount


def draft_form(table: Table, draft: AdjustmentDraft, refusal: str = "") -> Node:
    """Return what was chosen, what it moves and what is still missing."""
    foretold, is_open = foretell(table, draft), command_of(draft) is not None
    reason, note = reason_said(draft.reason), draft.note
    acts = column(
        Press(_asks(ReasonAsked(), Msg("REASON"), reason, is_open=is_open), icon=28.0).of(_BUTTON),
        Press(_asks(NoteAsked(), Msg("NOTE"), note, is_open=is_open), icon=28.0).of(_BUTTON),
        Press(_apply(missing_in(draft, foretold)), "bold_30", 40.0).of(_APPLY),
        gap=12,
    )
    title = DraftTitle(title_of(table.setup, draft))
    form = column(
        Text(Msg("Manual adjustment"), "bold_28").of(_TITLE),
        space(4),
        Panel(title, fill="well", edge="line_strong", pad=(16, 4)).of(_WELL),
        space(8),
        _moved(foretold, refusal or foretold.refusal, is_open=is_open),
        acts.of(2 * _BUTTON + _APPLY + 24),
    )
    return Panel(form, pad=(_SIDE, 12, _SIDE, 20))


def _moved(foretold: Preview, refused: str, *, is_open: bool) -> Node:
    """Return the meter before and after, or what is wrong."""
    if refused:
        return Paragraph(refused, "medium_22", "fault", _LINE)
    if foretold.before is None or foretold.after is None:
        return Paragraph(TRAY_PAID, "medium_22", "text_2", _LINE) if is_open else space()
    moved = row(
        Text(dollars(foretold.before), "bold_30", "text_2", least=SMALLEST_AMOUNT).hug(),
        Icon("arrow-right", 34),
        Text(dollars(foretold.after), "heavy_34", least=SMALLEST_AMOUNT),
        gap=_GAP,
    )
    return column(moved.of(44), space())


def _asks(
    touch: ReasonAsked | NoteAsked, label: str, value: str, *, is_open: bool
) -> Button[AdjustTouch]:
    if not is_open:
        return Button(touch, label, "", "", ActionState.NOT_YET, Msg("Required"))
    told = value if len(value) <= _TOLD else joined(" ", (value[:_TOLD].rstrip(), "…"))
    return Button(touch, label, "check" if value else "", told or Msg("Required"))


def _apply(missing: str) -> Button[AdjustTouch]:
    label = Msg("HOLD TO APPLY")
    if missing:
        return Button(Applied(), label, "padlock", "", ActionState.NOT_YET, missing)
    return Button(Applied(), label, "sliders", Msg("Then two people's cards"), ActionState.HOLD)


def round_answers(rounds: Sequence[RoundLine]) -> tuple[Button[int], ...]:
    """Return the last rounds, in one of which a win was found."""
    return tuple(
        Button(
            past.round,
            Msg("ROUND {round}", round=f"{past.round:,}"),
            "",
            Msg(
                "{time}, {n} wagers",
                one="{time}, {n} wager",
                time=past.opened_local[11:16],
                n=past.wagers,
            ),
        )
        for past in rounds
        if past.wagers and past.outcome == "ended"
    )


def on_record(
    setup: TableSetup, found: Sequence[AdjustmentOnRecord], trouble: str
) -> Grid[AdjustTouch]:
    """Return the list of adjustments, each with its page."""
    columns: tuple[ColumnOf[AdjustmentOnRecord], ...] = (
        ColumnOf(Msg("Time"), lambda made: day_and_time(made.fact.at), 0.62),
        ColumnOf(Msg("What"), lambda made: _what(setup, made), 1.1),
        ColumnOf(Msg("Amount"), _amount, 0.95, is_right=True),
    )

    def opens(made: AdjustmentOnRecord, cells: tuple[Cell, ...]) -> Row[AdjustTouch]:
        seq = made.fact.seq
        name = Msg("PAGE OF ADJUSTMENT {seq}", seq=seq)
        return Row(cells, button=Button(AdjustmentOpened(seq), Msg("PAGE"), "printer", name=name))

    return list_of(columns, found, trouble or Msg("Nothing was adjusted yet"), opens)


def _what(setup: TableSetup, made: AdjustmentOnRecord) -> str:
    if made.award is not None:
        numbers = sorted(number for number, _ in made.shares)
        return Msg("Win {numbers} backed out", numbers=listed([str(number) for number in numbers]))
    jackpot = setup.jackpots.get(made.sensor)
    levels = {level.name: level.label for level in jackpot.levels} if jackpot else {}
    if len(levels) == 1:
        return Msg("Meter set")
    return Msg("{level} set", level=levels.get(made.level, made.level))


def _amount(made: AdjustmentOnRecord) -> str:
    cents = cents_shown(made.after_micros) if made.award is None else made.prize_cents
    return dollars(cents)
