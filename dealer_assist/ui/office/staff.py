"""STAFF: who holds a card, who is here, what was refused.

At a live table cards are given and taken here, by two people. A table for practice has sample
staff, which only shows.
"""

import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from datetime import date, tzinfo
from enum import Enum
from typing import TypeAlias, assert_never

from dealer_assist.errors import Refused
from dealer_assist.journal.errors import JournalUnavailable
from dealer_assist.journal.queries.trails import (
    OfficeVisit,
    RefusedSwipe,
    office_visits,
    refused_swipes,
)
from dealer_assist.message import Msg
from dealer_assist.staff.card_check import require_pin
from dealer_assist.staff.directory import Card, StaffDirectory
from dealer_assist.staff.kiosk_office import KioskStaffOffice, Refusal
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.table.state import Table
from dealer_assist.ui.i18n.days import day_and_time, whole_day
from dealer_assist.ui.office.enrolment import EnrolFlow
from dealer_assist.ui.office.headed_list import headed_list
from dealer_assist.ui.office.journal_access import names_of, sample_staff, staff_of
from dealer_assist.ui.office.office import OWN_SETTINGS, Office
from dealer_assist.ui.office.pane_flow import PaneFlow
from dealer_assist.ui.office.second_person import SecondPerson
from dealer_assist.ui.toolkit.flow import AskPin, Home, Show, Stay, Step
from dealer_assist.ui.toolkit.nodes import Page, Press, column, row, space
from dealer_assist.ui.toolkit.values.grid import Cell, ColumnOf, Grid, Row, Tone, list_of
from dealer_assist.ui.toolkit.values.touches import ActionState, Button, Tab
from dealer_assist.value import Value

COUNT = 200
_PRACTICE = Msg("Practice table: its sample staff cannot be changed. Enroll cards at a live table")
_LIVE = Msg("Every change needs two people and is on record. A withdrawn card is refused at once")
_PIN_RULE = Msg("4 to 8 digits. They are not shown")
_FOOT, _GAP, _BUTTON = 112.0, 14.0, 420.0


class StaffList(Enum):
    """What is listed."""

    CARDS = "cards"
    REFUSED = "refused"
    OFFICE = "office"
    HOUSE = "house"


class StaffListTurned(Value):
    """Shows another list."""

    to: StaffList


class CardWithdrawn(Value):
    """Takes somebody's card back."""

    key: str


class EnrolmentBegun(Value):
    """Asks who is to have a card."""


class PinChoiceBegun(Value):
    """Has whoever is signed in choose a PIN."""


class OwnSettingsOpened(Value):
    """Shows the choices of whoever is signed in."""


StaffTouch: TypeAlias = (
    StaffListTurned | CardWithdrawn | EnrolmentBegun | PinChoiceBegun | OwnSettingsOpened
)


class StaffFlow(PaneFlow[Page[StaffTouch], StaffTouch]):
    """Holds which list shows, and how the last change ended."""

    def __init__(self, office: Office) -> None:
        super().__init__(office)
        self._shown, self._said, self._is_refused = StaffList.CARDS, "", False

    def made(self) -> Page[StaffTouch]:
        """Show the cards as they are at this moment."""
        is_live = self._staff is not None
        listed = headed_list(
            Msg("Staff cards"),
            self._rows(),
            (self._said or _LIVE) if is_live else _PRACTICE,
            staff_tabs(self._shown, is_live=is_live),
            is_trouble=self._is_refused,
        )
        has_acts = self._shown is StaffList.CARDS
        acts = staff_acts(self.office.by, is_live=is_live) if has_acts else ()
        presses = [Press(act, "bold_30", 40.0).of(_BUTTON) for act in acts]
        foot = row(*presses, space(), gap=_GAP).of(_FOOT) if presses else None
        return Page(column(listed, foot, gap=_GAP))

    def take(self, touch: StaffTouch) -> Step:
        """Turn, or begin a change."""
        staff = self._staff
        match touch:
            case StaffListTurned(to):
                self._shown, self._said, self._is_refused = to, "", False
                return Stay()
            case EnrolmentBegun():
                return Stay() if staff is None else Show(EnrolFlow(self.office, staff, self.end))
            case PinChoiceBegun():
                return Stay() if staff is None else self._choose_pin(staff)
            case OwnSettingsOpened():
                self.office.show(OWN_SETTINGS)
                return Stay()
            case CardWithdrawn(key):
                return Stay() if staff is None else self._withdraw(staff, key)
            case _:
                assert_never(touch)

    def end(self, sentence: str, *, is_refused: bool) -> Step:
        """Go back to the list, and say how it ended."""
        self._said, self._is_refused = sentence, is_refused
        return Home()

    @property
    def _staff(self) -> KioskStaffOffice | None:
        return self.page_context.staff

    def _withdraw(self, staff: KioskStaffOffice, key: str) -> Step:
        card, by = staff.staff().cards.get(key), self.office.by
        name = card.member.name if card else key
        return SecondPerson(self.office, staff, self.end).ask(
            Msg("Swipe a second card to withdraw that of {name}", name=name),
            lambda other: staff.withdraw(by, other, key),
        )

    def _choose_pin(self, staff: KioskStaffOffice) -> Step:
        """Have whoever is signed in choose a PIN, twice."""

        def chosen(pin: str) -> Step:
            try:
                require_pin(pin)  # before it is typed a second time
            except Refused as refused:
                return AskPin(Msg("New PIN"), str(refused), chosen, is_refused=True)

            def again(typed: str) -> Step:
                if typed != pin:
                    why = Msg("The two PINs are not the same. Nothing was changed")
                    return self.end(why, is_refused=True)
                return SecondPerson(self.office, staff, self.end).ask(
                    Msg("Swipe a second card to set the PIN"),
                    lambda other: staff.set_pin(self.office.by, other, pin),
                )

            return AskPin(Msg("The same PIN again"), _PIN_RULE, again)

        return AskPin(Msg("New PIN"), _PIN_RULE, chosen)

    def _rows(self) -> Grid[StaffTouch]:
        by, staff, zone = self.office.by, self._staff, self.clock.now().tzinfo
        if self._shown is StaffList.REFUSED:
            swipes = self.record.ask(lambda db: refused_swipes(db, COUNT), ())
            return refused_list(swipes, names_of(staff_of(self.page_context)), zone)
        if self._shown is StaffList.OFFICE:
            visits = self.record.ask(lambda db: office_visits(db, COUNT), ())
            return visits_list(visits, names_of(staff_of(self.page_context)), zone)
        if staff is None:
            return sample_list(sample_staff(self.page_context), self.table, by)
        try:
            if self._shown is StaffList.HOUSE:
                return house_list(staff.refusals(COUNT), zone)
            return card_list(staff.staff(), staff.today(), self.table, by)
        except (JournalUnavailable, sqlite3.Error) as trouble:
            return Grid((), (), str(trouble))


_TABS = {
    StaffList.CARDS: (Msg("Cards"), "card"),
    StaffList.REFUSED: (Msg("Refused here"), "barred"),
    StaffList.OFFICE: (Msg("In the office"), "history"),
    StaffList.HOUSE: (Msg("In the house"), "list"),
}


def staff_tabs(shown: StaffList, *, is_live: bool) -> tuple[Tab[StaffTouch], ...]:
    """Offer the lists; only a live table knows what the house has refused."""
    return tuple(
        Tab(StaffListTurned(to), label, icon, to is shown)
        for to, (label, icon) in _TABS.items()
        if is_live or to is not StaffList.HOUSE
    )


def staff_acts(by: StaffMember, *, is_live: bool) -> tuple[Button[StaffTouch], ...]:
    """Offer what can be changed; at a table for practice only one's own settings."""
    detail = Msg("Language, hand, contrast")
    own = Button(OwnSettingsOpened(), Msg("MY SETTINGS"), "sliders", detail)
    return (*_card_acts(by), own) if is_live else (own,)


def _card_acts(by: StaffMember) -> tuple[Button[StaffTouch], ...]:
    enrol = Button(EnrolmentBegun(), Msg("ADD A CARD"), "plus", Msg("Name, role, new card"))
    if by.may_authorise(Role.SUPERVISOR):
        return enrol, Button(PinChoiceBegun(), Msg("SET MY PIN"), "key", Msg("4 to 8 digits"))
    reason, state = Msg("Only Supervisors and Executives have a PIN"), ActionState.NOT_YET
    return enrol, Button(PinChoiceBegun(), Msg("SET MY PIN"), "key", "", state, reason)


def sample_list(
    staff: Iterable[StaffMember], table: Table, in_office: StaffMember
) -> Grid[StaffTouch]:
    """Return the sample staff of a table for practice; nothing about it can be changed."""
    cards = [Card(member, "") for member in staff]
    columns = _card_columns(date.min, table, in_office)
    return list_of(
        columns,
        cards,
        Msg("This table has no staff."),
        lambda card, cells: Row(cells, icon="person"),
    )


def card_list(
    staff: StaffDirectory, today: date, table: Table, in_office: StaffMember
) -> Grid[StaffTouch]:
    """Return everybody who holds an enrolled card."""

    def card_row(card: Card, cells: tuple[Cell, ...]) -> Row[StaffTouch]:
        member = card.member
        name = Msg("WITHDRAW {name}", name=member.name)
        return Row(
            cells,
            icon="person",
            tone=Tone.PLAIN if card.is_good(today) else Tone.BROKEN,
            button=Button(CardWithdrawn(member.key), Msg("WITHDRAW"), "", name=name),
        )

    columns = _card_columns(today, table, in_office)
    return list_of(columns, staff.cards.values(), Msg("No cards yet."), card_row)


def _card_columns(today: date, table: Table, in_office: StaffMember) -> Sequence[ColumnOf[Card]]:
    def until(card: Card) -> str:
        day = whole_day(card.expires) if card.expires else Msg("No last day")
        return day if card.is_good(today) else Msg("Expired {day}", day=day)

    return (
        ColumnOf(Msg("Name"), lambda card: card.member.name, 2.2, is_strong=True),
        ColumnOf(Msg("Role"), lambda card: card.member.role.label, 1.2),
        ColumnOf(Msg("Card ending"), lambda card: card.member.last_four),
        ColumnOf(Msg("Good until"), until, 1.3, is_toned=True),
        ColumnOf("PIN", lambda card: Msg("Yes") if card.pin else Msg("No"), 0.7),
        ColumnOf(Msg("Now"), lambda card: _here(card.member, table, in_office), 1.6),
    )


def refused_list(
    swipes: Sequence[RefusedSwipe], names: Mapping[str, str], zone: tzinfo | None
) -> Grid[StaffTouch]:
    """Return the cards that this table refused or waited for in vain, the newest first."""

    def said(swipe: RefusedSwipe) -> str:
        return Msg("No card in time") if swipe.is_timed_out else swipe.refusal

    columns: tuple[ColumnOf[RefusedSwipe], ...] = (
        ColumnOf(Msg("When"), lambda swipe: day_and_time(swipe.at_utc.astimezone(zone)), 1.1),
        ColumnOf(Msg("Round"), lambda swipe: str(swipe.round or ""), 0.7),
        ColumnOf(Msg("Card"), lambda swipe: _card_words(swipe.card, names), 1.5),
        ColumnOf(Msg("What was said"), said, 5.0),
    )
    return list_of(columns, swipes, Msg("No card was refused at this table."), lines=3)


def visits_list(
    visits: Sequence[OfficeVisit], names: Mapping[str, str], zone: tzinfo | None
) -> Grid[StaffTouch]:
    """Return who was in this office, the newest first."""
    columns: tuple[ColumnOf[OfficeVisit], ...] = (
        ColumnOf(Msg("When"), lambda visit: day_and_time(visit.at_utc.astimezone(zone)), 1.2),
        ColumnOf(Msg("Name"), lambda visit: names.get(visit.by, visit.by), 2.4, is_strong=True),
        ColumnOf(Msg("What"), lambda visit: Msg("Came in") if visit.came_in else Msg("Left"), 2.4),
    )
    return list_of(columns, visits, Msg("Nothing here"))


def house_list(refusals: Sequence[Refusal], zone: tzinfo | None) -> Grid[StaffTouch]:
    """Return what was refused anywhere in the house, as the register has it."""
    columns: tuple[ColumnOf[Refusal], ...] = (
        ColumnOf(Msg("When"), lambda refusal: day_and_time(refusal.at.astimezone(zone)), 1.2),
        ColumnOf(Msg("Where"), lambda refusal: refusal.where, 1.6),
        ColumnOf(Msg("Card"), lambda refusal: refusal.card, 2.0),
        ColumnOf(Msg("Why"), lambda refusal: refusal.why, 3.0),
    )
    return list_of(columns, refusals, Msg("No card was refused in this house."))


def _here(member: StaffMember, table: Table, in_office: StaffMember) -> str:
    deals = table.dealer is not None and table.dealer.key == member.key
    if member.key == in_office.key:
        return Msg("In this office")
    return Msg("Deals at this table") if deals else ""


def _card_words(card: str, names: Mapping[str, str]) -> str:
    if card in names:
        return names[card]
    return Msg("Ending {digits}", digits=card) if card else ""
