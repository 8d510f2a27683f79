"""Staff cards as rows: who holds one, until when, who is here now, and what was refused."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import date, tzinfo

from dealer_assist.journal.queries.trails import RefusedSwipe
from dealer_assist.message import Msg
from dealer_assist.staff.directory import Card, StaffDirectory
from dealer_assist.staff.kiosk_office import Refusal
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.table.state import Table
from dealer_assist.ui.i18n.days import day_and_time, whole_day
from dealer_assist.ui.models.actions import ActionState
from dealer_assist.ui.models.grid import Column, Grid, Row, Tone, cells
from dealer_assist.ui.models.touches import Button, Tab
from dealer_assist.ui.office.staff.model import (
    CardWithdrawn,
    EnrolmentBegun,
    OwnSettingsOpened,
    PinChoiceBegun,
    StaffList,
    StaffListTurned,
    StaffTouch,
)

CARD_COLUMNS = (
    Column(Msg("Name"), 2.2, is_strong=True),
    Column(Msg("Role"), 1.2),
    Column(Msg("Card ending"), 1.0),
    Column(Msg("Good until"), 1.3, is_toned=True),
    Column("PIN", 0.7),
    Column(Msg("Now"), 1.6),
)
REFUSED_COLUMNS = (
    Column(Msg("When"), 1.1),
    Column(Msg("Round"), 0.7),
    Column(Msg("Card"), 1.5),
    Column(Msg("What was said"), 5.0),
)
HOUSE_COLUMNS = (
    Column(Msg("When"), 1.2),
    Column(Msg("Where"), 1.6),
    Column(Msg("Card"), 2.0),
    Column(Msg("Why"), 3.0),
)
_TABS = {
    StaffList.CARDS: (Msg("Cards"), "card"),
    StaffList.REFUSED: (Msg("Refused here"), "barred"),
    StaffList.HOUSE: (Msg("In the house"), "list"),
}


def staff_tabs(shown: StaffList, *, is_live: bool) -> tuple[Tab[StaffTouch], ...]:
    """Offer the lists; only a live table knows what the house has refused."""
    return tuple(
        Tab(StaffListTurned(one), label, icon, one is shown)
        for one, (label, icon) in _TABS.items()
        if is_live or one is not StaffList.HOUSE
    )


def staff_acts(by: StaffMember, *, is_live: bool) -> tuple[Button[StaffTouch], ...]:
    """Offer what can be changed; at a table for practice only one's own settings."""
    detail = Msg("Language, hand, contrast")
    own = Button(OwnSettingsOpened(), Msg("MY SETTINGS"), "sliders", detail)
    return (*_card_acts(by), own) if is_live else (own,)


def _card_acts(by: StaffMember) -> tuple[Button[StaffTouch], ...]:
    enrol = Button(EnrolmentBegun(), Msg("ENROL A CARD"), "plus", Msg("Name, role, new card"))
    if by.role is Role.EXECUTIVE:
        return enrol, Button(PinChoiceBegun(), Msg("SET MY PIN"), "key", Msg("4 to 8 digits"))
    reason, state = Msg("Only Executives have a PIN"), ActionState.NOT_YET
    return enrol, Button(PinChoiceBegun(), Msg("SET MY PIN"), "key", "", state, reason)


def sample_model(
    staff: Iterable[StaffMember], table: Table, in_office: StaffMember
) -> Grid[StaffTouch]:
    """List the sample staff of a table for practice; nothing about it can be changed."""
    rows = tuple(_row(Card(one, ""), _here(one, table, in_office), date.min) for one in staff)
    return Grid(CARD_COLUMNS, rows, Msg("This table has no staff."))


def staff_model(
    staff: StaffDirectory, today: date, table: Table, in_office: StaffMember
) -> Grid[StaffTouch]:
    """List everybody who holds an enrolled card."""
    rows = tuple(
        _row(card, _here(card.member, table, in_office), today, can_go=True)
        for card in staff.cards.values()
    )
    return Grid(CARD_COLUMNS, rows, Msg("Nobody holds a card."))


def refused_model(
    swipes: Sequence[RefusedSwipe], names: Mapping[str, str], zone: tzinfo | None
) -> Grid[StaffTouch]:
    """List the cards that this table refused or waited for in vain, the newest first."""
    rows: tuple[Row[StaffTouch], ...] = tuple(
        Row(
            cells(
                day_and_time(one.at_utc.astimezone(zone)),
                str(one.round) if one.round else "",
                _card_words(one.card, names),
                Msg("Nobody swiped in time") if one.is_timed_out else one.refusal,
            ),
        )
        for one in swipes
    )
    return Grid(REFUSED_COLUMNS, rows, Msg("No card was refused at this table."), lines=3)


def house_model(refusals: Sequence[Refusal], zone: tzinfo | None) -> Grid[StaffTouch]:
    """List what was refused anywhere in the house, as the register has it."""
    rows: tuple[Row[StaffTouch], ...] = tuple(
        Row(
            cells(day_and_time(one.at.astimezone(zone)), one.where, one.card, one.why),
        )
        for one in refusals
    )
    return Grid(HOUSE_COLUMNS, rows, Msg("No card was refused in this house."))


def _row(card: Card, here: str, today: date, *, can_go: bool = False) -> Row[StaffTouch]:
    member = card.member
    is_good = card.is_good(today)
    until = whole_day(card.expires) if card.expires else Msg("No last day")
    withdraw = Button(
        CardWithdrawn(member.key),
        Msg("WITHDRAW"),
        "",
        name=Msg("WITHDRAW {name}", name=member.name),
    )
    return Row(
        cells(
            member.name,
            member.role.label,
            member.last_four,
            until if is_good else Msg("Over since {day}", day=until),
            Msg("Yes") if card.pin else Msg("No"),
            here,
        ),
        icon="person",
        tone=Tone.PLAIN if is_good else Tone.BROKEN,
        button=withdraw if can_go else None,
    )


def _here(member: StaffMember, table: Table, in_office: StaffMember) -> str:
    deals = table.dealer is not None and table.dealer.key == member.key
    if member.key == in_office.key:
        return Msg("In this office")
    return Msg("Deals at this table") if deals else ""


def _card_words(card: str, names: Mapping[str, str]) -> str:
    if card in names:
        return names[card]
    return Msg("Ending {digits}", digits=card) if card else ""
