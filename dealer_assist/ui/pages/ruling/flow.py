"""RULING: answers by touch, then the card of whoever has ruled; nothing is on record before it."""

from collections.abc import Callable
from datetime import timedelta
from typing import assert_never

from dealer_assist.journal.errors import UnreadableEvent
from dealer_assist.journal.queries.rulings import RulingLine
from dealer_assist.message import Msg, joined
from dealer_assist.rules.money import dollars
from dealer_assist.table.commands import Command, WithdrawRuling
from dealer_assist.table.facts import rulings as r
from dealer_assist.table.facts.settling.settlement import WagerPaid, settlement
from dealer_assist.table.guide.ruling_words import chips_words
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.state import Phase, Table
from dealer_assist.ui.pages.card_asked import CardOverPage, CardQuestion
from dealer_assist.ui.pages.page_paper import print_page, print_refusal
from dealer_assist.ui.pages.replay.steps import ReplayStep, steps_of
from dealer_assist.ui.pages.ruling.draft import (
    AmountChosen,
    AnswerChosen,
    CameraMoved,
    ChipAdded,
    KindChosen,
    RulingButton,
    RulingDraft,
    RulingTouch,
    RulingWithdrawTouched,
    SeatChosen,
    WagerChosen,
    card_words,
    first_open,
)
from dealer_assist.ui.pages.ruling.page import ruling_page
from dealer_assist.ui.pages.ruling.slip import ruling_slip
from dealer_assist.ui.shell.journal_reader import JournalReader
from dealer_assist.ui.shell.page_context import PageContext
from dealer_assist.ui.shell.table_page import WholePage
from dealer_assist.ui.toolkit.flow import AskText, Back, Show, Stay, Step
from dealer_assist.ui.toolkit.nodes import Page
from dealer_assist.value import replace

_PLAYED = (Phase.IN_PLAY, Phase.VERIFY, Phase.SWIPE, Phase.RECORDED)
_SUPERVISED = (Phase.VERIFY, Phase.SWIPE)


class RulingPage(WholePage[RulingTouch]):
    """Rules on a round, from the menu on the one in play or before it; holds the answers so far."""

    def __init__(self, page_context: PageContext, banner: str = "", round_: int = 0) -> None:
        super().__init__(page_context, banner)
        self._past = JournalReader(page_context.journal)
        self._round = round_ or last_played(page_context.desk.table)
        self._said, self._is_refused = "", False
        self._steps = self._played_steps()
        self._rulings: tuple[RulingLine, ...] = self._past.rulings(self._round, self._round)
        self._draft = self._blank()

    @property
    def _table(self) -> Table:
        return self.page_context.desk.table

    def page(self) -> Page[RulingTouch]:
        """Return the page."""
        return ruling_page(
            self._table,
            self._draft,
            self._rulings,
            self._said,
            is_refused=self._is_refused,
            no_paper=print_refusal(self.page_context),
            banner=self.banner,
        )

    def take(self, touch: RulingTouch) -> Step:
        """Take an answer, ask for words, or ask for the card."""
        draft = self._draft
        if touch is not RulingButton.RECORD:
            self._said = ""
        match touch:
            case KindChosen(kind):
                seats = draft.seats[:1] if kind in r.WITH_CHIPS else draft.seats
                self._draft = replace(draft, kind=kind, seats=seats).as_paid()
            case SeatChosen(seat):
                self._draft = self._at(replace(draft, seats=_seats(draft, seat)).as_paid())
            case WagerChosen(wager):
                self._draft = replace(draft, wager=wager).as_paid()
            case AnswerChosen(answer):
                self._draft = replace(draft, answer=answer)
            case AmountChosen(is_after):
                self._draft = replace(draft, is_after=is_after, chips_laid=())
            case ChipAdded(cents):
                self._lay(cents)
            case CameraMoved(seconds):
                moved = min(
                    draft.camera + timedelta(seconds=seconds), self.page_context.clock.now()
                )
                self._draft = replace(draft, camera=moved, camera_note="")
            case RulingWithdrawTouched(number):
                return self._withdraw(number)
            case RulingButton():
                return self._press(touch)
            case _:
                assert_never(touch)
        return Stay()

    def _press(self, button: RulingButton) -> Step:
        match button:
            case RulingButton.CHIP_BACK:
                if self._draft.chips_laid:
                    *laid, last = self._draft.chips_laid
                    self._set(self._amount() - last, tuple(laid))
            case RulingButton.CLEAR:
                self._set(0, ())
            case RulingButton.SAY_MORE:
                return self._ask_note()
            case RulingButton.RECORD:
                return self._record()
            case RulingButton.SLIP:
                slip = ruling_slip(self._rulings[0], self._table.setup)
                self._said, self._is_refused = print_page(self.page_context, slip), False
            case RulingButton.LEAVE:
                return Back()
            case _:
                assert_never(button)
        return Stay()

    def _ask_note(self) -> Step:
        def written(text: str) -> Step:
            self._draft = replace(self._draft, note=text)
            return Stay()

        return AskText(
            Msg("Say more"),
            Msg("No names of players"),
            written,
            text=self._draft.note,
            least_words=1,
            most=r.NOTE_LETTERS,
        )

    def _lay(self, cents: int) -> None:
        """Put a chip to the amount; the first one begins it anew, as a hand at the tray does."""
        laid = self._draft.chips_laid
        self._set((self._amount() if laid else 0) + cents, (*laid, cents))

    def _amount(self) -> int:
        draft = self._draft
        return draft.after_cents if draft.is_after else draft.before_cents

    def _set(self, cents: int, laid: tuple[int, ...]) -> None:
        draft = replace(self._draft, chips_laid=laid)
        if draft.is_after:
            self._draft = replace(draft, after_cents=cents, is_after_told=True)
            return
        paid = {**draft.paid, (draft.seats[0] if draft.seats else 0, draft.wager): cents}
        self._draft = replace(draft, before_cents=cents, paid=paid)

    def _record(self) -> Step:
        table, draft = self._table, self._draft
        if first_open(table, draft):
            return Stay()
        return self._ask_card(
            card_words(table, draft),
            chips_words(draft.seats, draft.cents),
            draft.cents,
            lambda member: self._done(draft.command(member), _on_record(table, draft)),
        )

    def _withdraw(self, number: int) -> Step:
        ruling_line = next(line for line in self._rulings if line.number == number)
        return self._ask_card(
            Msg("Withdraw ruling {number}: swipe a card", number=number),
            Msg("Stays on record with your name"),
            ruling_line.cents,
            lambda member: self._done(
                WithdrawRuling(
                    number, ruling_line.round, member, ruling_line.kind, ruling_line.cents
                ),
                Msg("Ruling {number} is withdrawn", number=number),
            ),
        )

    def _ask_card(
        self, sentence: str, detail: str, cents: int, then: Callable[[StaffMember], None]
    ) -> Step:
        """Ask for a card that is enough for so many cents; a supervisor's own comes first."""
        card = CardOverPage(
            self.page_context,
            self.banner,
            CardQuestion(sentence, detail, Msg("BACK TO THE RULING")),
            lambda member: r.card_refusal(self._table, member, cents),
            then,
            notes_refusals=True,
            gives_way=lambda: self._table.round.phase in _SUPERVISED,
        )
        return Show(card)

    def _done(self, command: Command, words: str) -> None:
        """Say what came of it; what was refused stays as it was answered."""
        outcome = self.page_context.do(command)
        self._said, self._is_refused = outcome.sentence or words, bool(outcome.sentence)
        if not outcome.sentence:
            self._rulings = self._past.rulings(self._round, self._round)
            self._draft = self._blank()

    def _blank(self) -> RulingDraft:
        last = self._steps[-1] if self._steps else None
        return RulingDraft(
            self._round,
            last.at if last else self.page_context.clock.now(),
            last.words if last else "",
            paid={spot: max(0, one.net) for spot, one in self._settled().items()},
            ends={spot: one.outcome for spot, one in self._settled().items()},
            bets=self._bets(),
        )

    def _at(self, draft: RulingDraft) -> RulingDraft:
        """Look where the seat was paid last, or wherever something was recorded of it."""
        seat = draft.seats[-1] if draft.seats else 0
        step = next(
            (replay_step for replay_step in reversed(self._steps) if replay_step.seat == seat), None
        )
        return replace(draft, camera=step.at, camera_note=step.words) if step else draft

    def _played_steps(self) -> tuple[ReplayStep, ...]:
        """Return what is on record of the round while it was played; none where unreadable."""
        facts = self._past.facts(self._round)
        try:
            steps = steps_of(self._past.setup_then(facts, self._table.setup), facts)
        except (UnreadableEvent, LookupError):
            return ()
        return tuple(step for step in steps if step.table.round.phase in _PLAYED)

    def _then(self) -> Table | None:
        """Return the table as it was last in the round; none where another game is played since."""
        now = self._table
        table = self._steps[-1].table if self._steps else now
        is_other = not self._steps and now.round.number != self._round
        return None if is_other or table.setup.game != now.setup.game else table

    def _settled(self) -> dict[tuple[int, str], WagerPaid]:
        """Return how each wager of each seat ended, where cards and wagers are known."""
        table = self._then()
        seats = settlement(table).seats if table is not None else ()
        return {
            (seat.seat, wager.wager): wager
            for seat in seats
            for wager in seat.wagers
            if not wager.odds
        }

    def _bets(self) -> dict[int, tuple[str, ...]]:
        table = self._then()
        seats = table.round.seats if table is not None else {}
        return {
            seat: tuple(wager for wager, cents in known.wagers.items() if cents)
            for seat, known in seats.items()
        }


def _on_record(table: Table, draft: RulingDraft) -> str:
    """Say what comes of a ruling: chips go over the felt in the walk, and not twice."""
    if not draft.cents:
        return Msg("The ruling is on record")
    if table.round.phase is Phase.CLOSED:
        said = chips_words(draft.seats, draft.cents)
        seat, amount = next(iter(draft.seats), 0), dollars(abs(draft.cents))
        if draft.cents > 0:
            said = Msg("The cage pays seat {seat}, {amount}", seat=seat, amount=amount)
        elif draft.cents:
            said = Msg("Seat {seat}: {amount} not collected", seat=seat, amount=amount)
        return joined(". ", (Msg("The ruling is on record"), said))
    return Msg("On record. The walk settles it at seat {seat}", seat=draft.seats[0])


def _seats(draft: RulingDraft, seat: int) -> tuple[int, ...]:
    if draft.has_chips:
        return () if draft.seats == (seat,) else (seat,)
    return tuple(sorted(set(draft.seats) ^ {seat}))


def last_played(table: Table) -> int:
    """Return the round in play, or the last one before it."""
    number = table.round.number
    return number if not r.refusal(table, number) else number - 1
