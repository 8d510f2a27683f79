"""A ruling as it is answered: its touches, the answers so far, and what is asked next."""

from collections.abc import Mapping
from datetime import datetime
from enum import Enum
from typing import TypeAlias

from dealer_assist.message import Msg
from dealer_assist.table.commands import RecordRuling
from dealer_assist.table.facts import rulings as r
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.state import Table
from dealer_assist.table.words import a_role
from dealer_assist.value import Value, field, replace


class KindChosen(Value):
    """What it was."""

    kind: str


class SeatChosen(Value):
    """A seat that it is about, or no longer."""

    seat: int


class WagerChosen(Value):
    """The wager that was paid wrongly, missed or late."""

    wager: str


class AnswerChosen(Value):
    """What became of an exposed card."""

    answer: str


class AmountChosen(Value):
    """Which amount the chips go to: as ruled, or as it was paid."""

    is_after: bool


class ChipAdded(Value):
    """A chip, in cents."""

    cents: int


class CameraMoved(Value):
    """Another moment, by so many seconds."""

    seconds: int


class RulingWithdrawTouched(Value):
    """A ruling that does not hold any more."""

    number: int


class RulingButton(Enum):
    """The buttons that carry nothing."""

    CHIP_BACK = "the last chip goes"
    CLEAR = "all chips go"
    SAY_MORE = "say more"
    RECORD = "record"
    SLIP = "print the newest"
    LEAVE = "leave"


RulingTouch: TypeAlias = (
    KindChosen
    | SeatChosen
    | WagerChosen
    | AnswerChosen
    | AmountChosen
    | ChipAdded
    | CameraMoved
    | RulingWithdrawTouched
    | RulingButton
)


class RulingDraft(Value):
    """What is answered so far; `chips_laid` are those of the amount as ruled, the last one last.

    `camera` is the moment to look at, `camera_note` what was recorded then. `paid` is what a wager
    of a seat was to be paid and `ends` how it ended, where its cards are known; `bets` are the
    wagers of a seat, where they are.
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
    ends: Mapping[tuple[int, str], str] = field(default_factory=dict)
    bets: Mapping[int, tuple[str, ...]] = field(default_factory=dict)

    @property
    def cents(self) -> int:
        """Return what the seat gets more, or less."""
        return self.after_cents - self.before_cents if self.has_chips else 0

    @property
    def ended(self) -> str:
        """Return how the chosen wager of the chosen seat ended by the cards, or nothing."""
        return self.ends.get((self.seats[0] if self.seats else 0, self.wager), "")

    def may_be_about(self, wager: str) -> bool:
        """Return False for a wager that the chosen seat has not made: nobody paid it wrongly."""
        bets = self.bets.get(self.seats[0] if self.seats else 0, ())
        return self.kind not in (r.UNDERPAID, r.OVERPAID) or not bets or wager in bets

    @property
    def has_chips(self) -> bool:
        """Return True if this kind is about chips."""
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
        """Return the ruling as it goes on record."""
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


def first_open(table: Table, draft: RulingDraft) -> str:
    """Return the question that is not answered yet, or nothing where all are."""
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
    """Return the words that ask for the card of whoever has ruled."""
    return Msg("Swipe {card} card", card=a_role(r.role_needed(table, draft.cents)))
