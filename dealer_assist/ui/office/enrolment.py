"""A new card: form, the card itself, then a second person."""

from datetime import timedelta
from typing import TypeAlias, assert_never

from dealer_assist.message import Msg
from dealer_assist.staff.enrolment import LONGEST_NAME, Newcomer
from dealer_assist.staff.kiosk_office import KioskStaffOffice
from dealer_assist.table.commands.round import SwipeCard
from dealer_assist.table.setup.roles import Role
from dealer_assist.ui.office.office import Office
from dealer_assist.ui.office.pane_flow import PaneFlow
from dealer_assist.ui.office.second_person import TROUBLES, SecondPerson, SecondPersonEnded
from dealer_assist.ui.toolkit.flow import Stay, Step
from dealer_assist.ui.toolkit.nodes import Keys, Page, Panel, Pick, Press, Text, column, row
from dealer_assist.ui.toolkit.values.touches import ActionState, Button, choices
from dealer_assist.ui.toolkit.values.typed import LETTERS, typed_on
from dealer_assist.value import Value

ROLES = (Role.DEALER, Role.SUPERVISOR, Role.EXECUTIVE, Role.TECHNICIAN, Role.TRAINER)
LAST_DAYS = {0: Msg("NO EXPIRATION"), 7: Msg("1 WEEK"), 91: Msg("3 MONTHS"), 365: Msg("1 YEAR")}
"""How long a new card is good: days from today, and the words for it."""
_SIDE, _TOP, _GAP = 24.0, 16.0, 14.0
_TITLE, _DETAIL, _NAME, _PICK, _FOOT, _BACK_WIDTH = 44.0, 34.0, 80.0, 76.0, 112.0, 300.0


class NameTyped(Value):
    """A key of the pad."""

    word: str


class RolePicked(Value):
    """What the card is for."""

    role: Role


class LastDayPicked(Value):
    """So many days from today the card is good; 0 for no last day."""

    days: int


class NewCardAwaited(Value):
    """Has the new card swiped."""


class EnrolmentLeft(Value):
    """Goes back; nothing was changed."""


EnrolTouch: TypeAlias = NameTyped | RolePicked | LastDayPicked | NewCardAwaited | EnrolmentLeft


class EnrolFlow(PaneFlow[Page[EnrolTouch], EnrolTouch]):
    """Holds what was entered so far; borrows the reader while the new card is awaited."""

    def __init__(self, office: Office, staff: KioskStaffOffice, ended: SecondPersonEnded) -> None:
        super().__init__(office)
        self._staff, self._ended = staff, ended
        self._typed, self.role, self.days = "", Role.DEALER, 0
        self._detail: str = Msg("Type the name as it stands on the badge")
        self._is_refused = False
        self._is_waiting = False
        self._new: Newcomer | None = None
        self._trouble = ""

    @property
    def name(self) -> str:
        """Return the name as on a badge: capitals where a part begins."""
        return self._typed.strip().title()

    def made(self) -> Page[EnrolTouch]:
        """Show the form."""
        return enrol_page(
            self.name,
            self.role,
            self.days,
            self._detail,
            is_refused=self._is_refused,
            is_waiting=self._is_waiting,
        )

    def take(self, touch: EnrolTouch) -> Step:
        """Take an entry; while the card is awaited only the way back is open."""
        match touch:
            case EnrolmentLeft():
                return self._ended(Msg("Nothing was changed"), is_refused=False)
            case _ if self._is_waiting:
                return Stay()
            case NameTyped(word):
                self._typed = typed_on(self._typed, word, LONGEST_NAME)
            case RolePicked(role):
                self.role = role
            case LastDayPicked(days):
                self.days = days
            case NewCardAwaited():
                self._await_card()
            case _:
                assert_never(touch)
        return Stay()

    def left(self) -> None:
        """Return the reader to the table."""
        self._give_back()

    def _await_card(self) -> None:
        desk = self.page_context.desk
        self._new, self._trouble = None, ""
        desk.lend_number(self._take_number)
        desk.lend_reader(self._heard)
        self._say(Msg("Swipe the new card now"), is_waiting=True)

    def _take_number(self, number: str) -> None:
        last = self._staff.today() + timedelta(days=self.days) if self.days else None
        try:
            self._new = self._staff.newcomer(number, self.name, self.role, last)
        except TROUBLES as trouble:
            self._trouble = str(trouble)

    def _heard(self, swipe: SwipeCard) -> None:
        """Go on when the number was taken; a card that was misread is swiped again."""
        if swipe.is_misread:
            again = Msg("The card could not be read. Swipe it again")
            self._say(swipe.reading or again, is_waiting=True)
            self.office.go(Stay())
            return
        self._give_back()
        new, by = self._new, self.office.by
        if new is None:
            self._say(self._trouble, is_refused=True)
            self.office.go(Stay())
            return
        self._say(Msg("The new card was read"))
        second = SecondPerson(self.office, self._staff, self._ended)
        self.office.go(
            second.ask(
                Msg("Swipe a second card to enroll {name}", name=new.name),
                lambda other: self._staff.enrol(by, other, new),
            )
        )

    def _say(self, detail: str, *, is_refused: bool = False, is_waiting: bool = False) -> None:
        self._detail, self._is_refused, self._is_waiting = detail, is_refused, is_waiting

    def _give_back(self) -> None:
        desk = self.page_context.desk
        desk.lend_number(None)
        desk.lend_reader(None)


def enrol_page(
    name: str, role: Role, days: int, detail: str, *, is_refused: bool, is_waiting: bool
) -> Page[EnrolTouch]:
    """Return the form; while a card is awaited nothing else can be pressed on."""
    state, reason = ActionState.NEXT, ""
    if is_waiting:
        state, reason = ActionState.WAITING, Msg("Waiting for the new card")
    elif not name:
        state, reason = ActionState.NOT_YET, Msg("A name is needed first")
    back = Button(EnrolmentLeft(), Msg("BACK"), "arrow-left")
    swipe = Button(NewCardAwaited(), Msg("SWIPE THE NEW CARD"), "card", "", state, reason)
    typed = Text(name or Msg("Name"), "heavy_38", "text_1" if name else "text_3")
    head = column(
        Text(Msg("Enroll a card"), "bold_28").of(_TITLE),
        Text(detail, "medium_24", "fault" if is_refused else "text_2"),
    )
    roles = choices({each: each.label for each in ROLES}, role, RolePicked)
    form = column(
        head.of(_TITLE + _DETAIL),
        Panel(typed, fill="well", edge="line_strong", pad=(_SIDE, 0)).of(_NAME),
        row(*map(Pick, roles), gap=_GAP).of(_PICK),
        row(*map(Pick, choices(LAST_DAYS, days, LastDayPicked)), gap=_GAP).of(_PICK),
        Keys(LETTERS, NameTyped),
        row(
            Press(back, "bold_30", 40.0).of(_BACK_WIDTH), Press(swipe, "bold_30", 40.0), gap=_GAP
        ).of(_FOOT),
        gap=_GAP,
    )
    return Page(Panel(form, pad=(_SIDE, _TOP)))
