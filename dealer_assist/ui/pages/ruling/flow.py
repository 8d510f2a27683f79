"""A ruling on a round: answers by touch, then the card of whoever has ruled."""

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Protocol, assert_never

from dealer_assist.cards.settlement import settlement
from dealer_assist.desk.outcome import Outcome
from dealer_assist.journal.errors import UnreadableEvent
from dealer_assist.journal.queries.rulings import RulingLine
from dealer_assist.message import Msg
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.table.commands import Command, WithdrawRuling
from dealer_assist.table.facts import rulings as r
from dealer_assist.table.guide.ruling_words import chips_words
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.state import Phase, Table
from dealer_assist.ui.pages.replay.presenter import ReplayStep, steps_of
from dealer_assist.ui.pages.ruling.model import (
    AmountChosen,
    AnswerChosen,
    CameraMoved,
    ChipAdded,
    KindChosen,
    RulingButton,
    RulingModel,
    RulingTouch,
    RulingWithdrawTouched,
    SeatChosen,
    WagerChosen,
)
from dealer_assist.ui.pages.ruling.presenter import (
    RulingDraft,
    card_words,
    first_open,
    ruling_model,
)
from dealer_assist.ui.shell.journal_reader import JournalReader
from dealer_assist.ui.toolkit.flow import AskText, Flow, Leave, Stay, Step
from dealer_assist.value import replace

_PLAYED = (Phase.IN_PLAY, Phase.VERIFY, Phase.SWIPE, Phase.RECORDED)


class AskRulingCard(Protocol):
    """Lets a card be swiped: what for, what is wrong with somebody's, what to do with whose."""

    def __call__(
        self,
        sentence: str,
        detail: str,
        judge: Callable[[StaffMember], str],
        then: Callable[[StaffMember], None],
    ) -> None: ...


class RulingPrinter(Protocol):
    """Prints the slip of a ruling."""

    def refusal(self) -> str:
        """Say why nothing can be printed now, or nothing."""
        ...

    def send(self, ruling: RulingLine) -> str:
        """Send it; say so, or why not."""
        ...


class RulingFlow(Flow[RulingModel, RulingTouch]):
    """Holds the answers so far; nothing is on record before the card."""

    def __init__(
        self,
        round_: int,
        past: JournalReader,
        now: Callable[[], Table],
        game: GameDefinition,
        do: Callable[[Command], Outcome],
        ask_card: AskRulingCard,
        clock: Callable[[], datetime],
        printer: RulingPrinter,
    ) -> None:
        """Rule on a round of this table; `past` knows what was paid in it and when."""
        self._past, self._now, self._do, self._ask_card = past, now, do, ask_card
        self._round, self._game, self._clock = round_, game, clock
        self._said, self._is_refused, self._printer = "", False, printer
        self._steps = self._played_steps()
        self._rulings: tuple[RulingLine, ...] = past.rulings(round_, round_)
        self._draft = self._blank()

    def model(self) -> RulingModel:
        """Give the page."""
        return ruling_model(
            self._now(),
            self._draft,
            self._rulings,
            self._said,
            is_refused=self._is_refused,
            no_paper=self._printer.refusal(),
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
                moved = min(draft.camera + timedelta(seconds=seconds), self._clock())
                self._draft = replace(draft, camera=moved, camera_note="")
            case RulingWithdrawTouched(number):
                self._withdraw(number)
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
                self._record()
            case RulingButton.SLIP:
                self._said, self._is_refused = self._printer.send(self._rulings[0]), False
            case RulingButton.LEAVE:
                return Leave()
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

    def _record(self) -> None:
        table, draft = self._now(), self._draft
        if first_open(table, draft):
            return
        detail = chips_words(draft.seats, draft.cents)
        self._ask_card(
            card_words(table, draft),
            detail,
            lambda member: r.card_refusal(self._now(), member, draft.cents),
            lambda member: self._done(
                self._do(draft.command(member)), Msg("The ruling is on record")
            ),
        )

    def _withdraw(self, number: int) -> None:
        one = next(line for line in self._rulings if line.number == number)
        self._ask_card(
            Msg("Withdraw ruling {number}: swipe a card", number=number),
            Msg("It stays on record, with your name"),
            lambda member: r.card_refusal(self._now(), member, one.cents),
            lambda member: self._done(
                self._do(WithdrawRuling(number, one.round, member, one.kind, one.cents)),
                Msg("Ruling {number} is withdrawn", number=number),
            ),
        )

    def _done(self, outcome: Outcome, words: str) -> None:
        """Say what came of it; what was refused stays as it was answered."""
        self._said, self._is_refused = outcome.sentence or words, bool(outcome.sentence)
        if not outcome.sentence:
            self._rulings = self._past.rulings(self._round, self._round)
            self._draft = self._blank()

    def _blank(self) -> RulingDraft:
        last = self._steps[-1] if self._steps else None
        return RulingDraft(
            self._round,
            last.at if last else self._clock(),
            last.words if last else "",
            paid=self._paid(),
        )

    def _at(self, draft: RulingDraft) -> RulingDraft:
        """Look where the seat was paid last, or wherever something was recorded of it."""
        seat = draft.seats[-1] if draft.seats else 0
        step = next((one for one in reversed(self._steps) if one.seat == seat), None)
        return replace(draft, camera=step.at, camera_note=step.words) if step else draft

    def _played_steps(self) -> tuple[ReplayStep, ...]:
        """Give what is on record from the start of the round to its end; none where unreadable."""
        facts = self._past.facts(self._round)
        try:
            steps = steps_of(self._past.setup_then(facts, self._now().setup), facts)
        except (UnreadableEvent, LookupError):
            return ()
        return tuple(one for one in steps if one.table.round.phase in _PLAYED)

    def _paid(self) -> dict[tuple[int, str], int]:
        """Give what each seat was to be paid on each wager, where cards and wagers are known."""
        now = self._now()
        table = self._steps[-1].table if self._steps else now
        if table.setup.game != self._game.key or (
            not self._steps and now.round.number != self._round
        ):
            return {}
        return {
            (seat.seat, one.wager): max(0, one.net)
            for seat in settlement(table, self._game).seats
            for one in seat.wagers
            if not one.odds
        }


def _seats(draft: RulingDraft, seat: int) -> tuple[int, ...]:
    if draft.has_chips:
        return () if draft.seats == (seat,) else (seat,)
    return tuple(sorted(set(draft.seats) ^ {seat}))
