"""The page of a ruling: what is answered, what is asked next, and what was ruled on the round."""

from collections.abc import Mapping
from datetime import datetime

from dealer_assist.journal.queries.rulings import RulingLine
from dealer_assist.message import Msg
from dealer_assist.rules.money import chips, dollars
from dealer_assist.table.commands import RecordRuling
from dealer_assist.table.facts import rulings as r
from dealer_assist.table.guide.ruling_words import ANSWERS, KINDS, chips_words, ruling_words
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table
from dealer_assist.table.words import a_role
from dealer_assist.ui.models.actions import ActionState
from dealer_assist.ui.models.touches import Button, Choice
from dealer_assist.ui.pages.ruling.model import (
    AmountChosen,
    AnswerChosen,
    CameraMoved,
    ChipAdded,
    ChipsModel,
    KindChosen,
    RulingButton,
    RulingModel,
    RulingRow,
    RulingTouch,
    RulingWithdrawTouched,
    SeatChosen,
    WagerChosen,
)
from dealer_assist.ui.table.presenter.view import spaced
from dealer_assist.value import Value, field, replace

CHIPS = (100, 500, 2_500, 10_000)
CAMERA_SECONDS = 10
_MEANS = {
    r.MISSED: Msg("Made, not seen"),
    r.UNDERPAID: Msg("Guest gets more"),
    r.OVERPAID: Msg("House gets back"),
    r.DEAD: Msg("Bets back"),
    r.EXPOSED: Msg("Played or burned"),
    r.COUNT: Msg("All hands void"),
    r.LATE: Msg("Taken off"),
    r.OTHER: Msg("Say it in words"),
}


class RulingDraft(Value):
    """What is answered so far; `chips_laid` are those of the amount as ruled, the last one last.

    `camera` is the moment to look at, `camera_note` what was recorded then.
    """

    round: int
    camera: datetime
    camera_note: str = ""
    kind: str = ""
    seats: tuple[int, ...] = ()
    wager: str = ""
    answer: str = ""
    before_cents: int = 0
    after_cents: int = 0
    is_after_told: bool = False
    is_after: bool = True
    chips_laid: tuple[int, ...] = ()
    note: str = ""
    paid: Mapping[tuple[int, str], int] = field(default_factory=dict)

    @property
    def cents(self) -> int:
        """Give what the seat gets more, or less."""
        return self.after_cents - self.before_cents if self.has_chips else 0

    @property
    def has_chips(self) -> bool:
        """Tell whether this kind is about chips."""
        return self.kind in r.WITH_CHIPS

    def as_paid(self) -> "RulingDraft":
        """Fill in what the chosen seat was paid on the chosen wager, where that is known.

        Chips go to the amount as ruled; what was overpaid and is not known is laid first.
        """
        seat = self.seats[0] if self.seats else 0
        before = self.paid.get((seat, self.wager), 0)
        after = self.after_cents if self.is_after_told else before
        is_after = bool(before) or self.kind != r.OVERPAID
        laid = self.chips_laid if is_after == self.is_after else ()
        return replace(
            self, before_cents=before, after_cents=after, is_after=is_after, chips_laid=laid
        )

    def command(self, by: StaffMember) -> RecordRuling:
        """Give the ruling as it goes on record."""
        has_chips = self.has_chips
        return RecordRuling(
            round=self.round,
            kind=self.kind,
            by=by,
            camera_at=int(self.camera.timestamp() * 1000),
            seats=self.seats,
            wager=self.wager if has_chips else "",
            before_cents=self.before_cents if has_chips else 0,
            after_cents=self.after_cents if has_chips else 0,
            answer=self.answer if self.kind == r.EXPOSED else "",
            note=self.note,
        )


def ruling_model(
    table: Table,
    draft: RulingDraft,
    rulings: tuple[RulingLine, ...],
    said: str = "",
    *,
    is_refused: bool = False,
    no_paper: str = "",
) -> RulingModel:
    """Show the page; `said` is what came of the last card, `no_paper` why no slip comes out."""
    ink = "fault" if is_refused else "ok"
    missing = first_open(table, draft)
    return RulingModel(
        title=Msg("Ruling on round {round}", round=spaced(draft.round)),
        detail=Msg("Table {table}, {game}", table=table.setup.number, game=table.setup.game_name),
        mark=Msg("Changes no meter and no wager"),
        kinds=tuple(
            Choice[RulingTouch](KindChosen(kind), words, kind == draft.kind, _MEANS[kind])
            for kind, words in KINDS.items()
        ),
        note=_note(draft),
        seats_title=Msg("2 SEATS"),
        seats=tuple(
            Choice[RulingTouch](SeatChosen(seat), str(seat), seat in draft.seats)
            for seat in table.setup.seats
        ),
        more_title=_more_title(draft),
        more=_more(table.setup, draft),
        chips_title=Msg("4 IN CHIPS") if draft.has_chips else "",
        chips=_chips(draft) if draft.has_chips else None,
        camera=f"{draft.camera:%H:%M:%S}",
        camera_note=draft.camera_note,
        camera_keys=_camera_keys(),
        rulings_title=Msg("RULINGS ON THIS ROUND") if rulings else "",
        rulings=tuple(map(_row, rulings)),
        standing=said or ("" if missing else Msg("All is answered")),
        standing_ink=ink if said else "text_1",
        leave=Button(
            RulingButton.LEAVE, Msg("BACK"), "arrow-left", Msg("Nothing more is recorded")
        ),
        record=_record(missing),
        slip=_slip(rulings[0], no_paper) if rulings else None,
    )


def first_open(table: Table, draft: RulingDraft) -> str:
    """Ask for the first answer that is not given yet, or nothing where all are."""
    if why_not := r.refusal(table, draft.round):
        return why_not
    if not draft.kind:
        return Msg("What was it?")
    if draft.kind in r.WITH_SEATS and not draft.seats:
        return Msg("Which seat?")
    if draft.has_chips and not draft.wager:
        return Msg("Which wager?")
    if draft.kind == r.EXPOSED and not draft.answer:
        return Msg("Played or burned?")
    if draft.kind == r.OVERPAID and not draft.before_cents:
        return Msg("How much was paid?")
    if draft.has_chips and not draft.is_after_told and draft.kind != r.OTHER:
        return Msg("How much, as ruled?")
    return r.money_refusal(draft.kind, draft.before_cents, draft.after_cents)


def card_words(table: Table, draft: RulingDraft) -> str:
    """Ask for the card of whoever has ruled."""
    return Msg("Swipe {card} card", card=a_role(r.role_needed(table, draft.cents)))


def _record(missing: str) -> Button[RulingTouch]:
    words = Msg("Then the card of who ruled")
    record: Button[RulingTouch] = Button(
        RulingButton.RECORD, Msg("RECORD RULING"), "check", words, ActionState.NEXT
    )
    return record.unless(missing)


def _slip(newest: RulingLine, no_paper: str) -> Button[RulingTouch]:
    words = Msg("Ruling {number}", number=newest.number)
    slip: Button[RulingTouch] = Button(RulingButton.SLIP, Msg("PRINT SLIP"), "printer", words)
    return slip.unless(no_paper)


def _note(draft: RulingDraft) -> Button[RulingTouch]:
    words = draft.note or Msg("In {n} letters, no names of players", n=r.NOTE_LETTERS)
    return Button(RulingButton.SAY_MORE, Msg("SAY MORE"), "speech", words)


def _more_title(draft: RulingDraft) -> str:
    if draft.has_chips:
        return Msg("3 WAGER")
    return Msg("3 THE CARD WAS") if draft.kind == r.EXPOSED else ""


def _more(setup: TableSetup, draft: RulingDraft) -> tuple[Choice[RulingTouch], ...]:
    if draft.has_chips:
        return tuple(
            Choice[RulingTouch](WagerChosen(row.key), row.label, row.key == draft.wager)
            for row in setup.wagers
        )
    if draft.kind == r.EXPOSED:
        return tuple(
            Choice[RulingTouch](AnswerChosen(key), words, key == draft.answer)
            for key, words in ANSWERS.items()
        )
    return ()


def _chips(draft: RulingDraft) -> ChipsModel:
    wrong = r.money_refusal(draft.kind, draft.before_cents, draft.after_cents)
    is_wrong = bool(wrong) and draft.is_after_told
    return ChipsModel(
        before=Choice(
            AmountChosen(is_after=False),
            dollars(draft.before_cents),
            not draft.is_after,
            Msg("Before, as paid"),
        ),
        after=Choice(
            AmountChosen(is_after=True),
            dollars(draft.after_cents),
            draft.is_after,
            Msg("After, as ruled"),
        ),
        chips=(
            *(Button(ChipAdded(cents), chips(cents), "") for cents in CHIPS),
            Button(RulingButton.CHIP_BACK, "", "undo", name=Msg("Take the last chip back")),
            Button(RulingButton.CLEAR, Msg("CLEAR"), ""),
        ),
        sentence=wrong if is_wrong else chips_words(draft.seats, draft.cents),
        is_wrong=is_wrong,
    )


def _camera_keys() -> tuple[Button[RulingTouch], ...]:
    earlier, later = (
        Msg("–\N{NO-BREAK SPACE}{n}\N{NO-BREAK SPACE}s", n=CAMERA_SECONDS),
        Msg("+\N{NO-BREAK SPACE}{n}\N{NO-BREAK SPACE}s", n=CAMERA_SECONDS),
    )
    return (
        Button(CameraMoved(-CAMERA_SECONDS), earlier, "", name=Msg("EARLIER")),
        Button(CameraMoved(CAMERA_SECONDS), later, "", name=Msg("LATER")),
    )


def _row(one: RulingLine) -> RulingRow:
    words = Msg(
        "No. {number} {what}",
        number=one.number,
        what=ruling_words(one.kind, one.seats, one.cents, one.answer),
    )
    if not one.holds:
        return RulingRow(words, Msg("Withdrawn by {name}", name=one.withdrawn_by))
    detail = Msg("{name}, camera {time}", name=one.by, time=f"{one.camera:%H:%M:%S}")
    return RulingRow(
        words,
        detail,
        Button(
            RulingWithdrawTouched(one.number),
            Msg("WITHDRAW"),
            "",
            name=Msg("WITHDRAW RULING {number}", number=one.number),
        ),
    )
