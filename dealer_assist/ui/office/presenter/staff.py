"""Staff cards as rows: who holds one, until when, who is here now, and what was refused."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import date, tzinfo

from dealer_assist.journal.queries.trails import RefusedSwipe
from dealer_assist.staff.directory import Card, StaffDirectory
from dealer_assist.staff.kiosk_office import Refusal
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.table.state import Table
from dealer_assist.ui.models.lists import Column, Row, RowButtonModel, RowListModel

CARD_COLUMNS = (
    Column("Name", 2.2, is_strong=True),
    Column("Role", 1.2),
    Column("Card ending", 1.0),
    Column("Good until", 1.3, is_toned=True),
    Column("PIN", 0.7),
    Column("Now", 1.6),
)
REFUSED_COLUMNS = (
    Column("When", 1.1),
    Column("Round", 0.7),
    Column("Card", 1.5),
    Column("What was said", 5.0),
)
HOUSE_COLUMNS = (
    Column("When", 1.2),
    Column("Where", 1.6),
    Column("Card", 2.0),
    Column("Why", 3.0),
)
ROLES = (Role.DEALER, Role.SUPERVISOR, Role.EXECUTIVE, Role.TECHNICIAN, Role.TRAINER)
LAST_DAYS = (("", "NO LAST DAY"), ("7", "1 WEEK"), ("91", "3 MONTHS"), ("365", "1 YEAR"))
"""How long a new card is good: days from today, and the words for it."""


def sample_model(
    staff: Iterable[StaffMember], table: Table, in_office: StaffMember
) -> RowListModel:
    """List the sample staff of a table for practice; nothing about it can be changed."""
    rows = tuple(_row(Card(one, ""), _here(one, table, in_office), date.min) for one in staff)
    return RowListModel(CARD_COLUMNS, rows, "This table has no staff.")


def staff_model(
    staff: StaffDirectory, today: date, table: Table, in_office: StaffMember
) -> RowListModel:
    """List everybody who holds an enrolled card."""
    rows = tuple(
        _row(card, _here(card.member, table, in_office), today, can_go=True)
        for card in staff.cards.values()
    )
    return RowListModel(CARD_COLUMNS, rows, "Nobody holds a card.")


def refused_model(
    swipes: Sequence[RefusedSwipe], names: Mapping[str, str], zone: tzinfo | None
) -> RowListModel:
    """List the cards that this table refused or waited for in vain, the newest first."""
    rows = tuple(
        Row(
            f"refused {one.seq}",
            (
                f"{one.at_utc.astimezone(zone):%d %b %H:%M}",
                str(one.round) if one.round else "",
                _card_words(one.card, names),
                "Nobody swiped in time" if one.is_timed_out else one.refusal,
            ),
        )
        for one in swipes
    )
    return RowListModel(REFUSED_COLUMNS, rows, "No card was refused at this table.", lines=3)


def house_model(refusals: Sequence[Refusal], zone: tzinfo | None) -> RowListModel:
    """List what was refused anywhere in the house, as the register has it."""
    rows = tuple(
        Row(
            f"house {place}",
            (f"{one.at.astimezone(zone):%d %b %H:%M}", one.where, one.card, one.why),
        )
        for place, one in enumerate(refusals)
    )
    return RowListModel(HOUSE_COLUMNS, rows, "No card was refused in this house.")


def _row(card: Card, here: str, today: date, *, can_go: bool = False) -> Row:
    member = card.member
    is_good = card.is_good(today)
    until = f"{card.expires:%d %b %Y}" if card.expires else "No last day"
    return Row(
        member.key,
        (
            member.name,
            member.role.label,
            member.last_four,
            until if is_good else f"Over since {until}",
            "Yes" if card.pin else "No",
            here,
        ),
        icon="person",
        tone="" if is_good else "fault",
        button=RowButtonModel("", "WITHDRAW", f"WITHDRAW {member.name}") if can_go else None,
    )


def _here(member: StaffMember, table: Table, in_office: StaffMember) -> str:
    deals = table.dealer is not None and table.dealer.key == member.key
    if member.key == in_office.key:
        return "In this office"
    return "Deals at this table" if deals else ""


def _card_words(card: str, names: Mapping[str, str]) -> str:
    if card in names:
        return names[card]
    return f"Ending {card}" if card else ""
