"""Staff cards as rows."""

from datetime import UTC, date, datetime

from dealer_assist.journal.queries.trails import RefusedSwipe
from dealer_assist.staff.directory import Card, StaffDirectory
from dealer_assist.staff.kiosk_office import Refusal
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table
from dealer_assist.ui.office.staff import (
    card_list,
    house_list,
    refused_list,
    sample_list,
)
from dealer_assist.ui.toolkit.values.grid import Tone
from dealer_assist.value import replace

Staff = dict[str, StaffMember]
AT = datetime(2026, 3, 14, 21, 44, tzinfo=UTC)


def swipe(
    seq: int, round_: int, card: str, refusal: str, *, is_timed_out: bool = False
) -> RefusedSwipe:
    return RefusedSwipe(seq, AT, round_, is_timed_out, card, 0, refusal)


def test_sample_staff_shows_who_is_here_and_cannot_be_touched(
    crazy4_nexus: TableSetup, staff: Staff
) -> None:
    table = replace(Table(crazy4_nexus), dealer=staff["dealer-1"])
    model = sample_list(staff.values(), table, staff["supervisor-1"])
    now = {row.words[0]: row.words[5] for row in model.rows}
    assert now["M. Okafor"] == "Deals at this table"
    assert now["J. Park"] == "In this office"
    assert now["L. Haddad"] == ""
    assert all(row.button is None for row in model.rows)


def test_an_enrolled_card_shows_its_last_day_and_its_pin_and_can_be_withdrawn(
    crazy4_nexus: TableSetup, staff: Staff
) -> None:
    good = Card(staff["executive-1"], "x", None, "hashed")
    over = Card(staff["dealer-2"], "y", date(2026, 3, 1))
    until = Card(staff["dealer-1"], "z", date(2026, 6, 6))
    cards = StaffDirectory({card.member.key: card for card in (good, over, until)})
    model = card_list(cards, AT.date(), Table(crazy4_nexus), staff["supervisor-1"])
    cells = {row.button.touch.key: row.words[3:5] for row in model.rows}
    assert cells == {
        "executive-1": ("No last day", "Yes"),
        "dealer-2": ("Expired 01 Mar 2026", "No"),
        "dealer-1": ("06 Jun 2026", "No"),
    }
    assert [row.tone for row in model.rows] == [Tone.PLAIN, Tone.BROKEN, Tone.PLAIN]
    assert all(row.button is not None for row in model.rows)


def test_refused_swipes_name_who_it_was_or_the_last_four_digits() -> None:
    swipes = (
        swipe(9, 3, "dealer-1", "A Dealer card is not enough"),
        swipe(8, 0, "4471", "Not on the staff list"),
        swipe(7, 2, "", "", is_timed_out=True),
    )
    rows = refused_list(swipes, {"dealer-1": "M. Okafor"}, UTC).rows
    assert [row.words[1:] for row in rows] == [
        ("3", "M. Okafor", "A Dealer card is not enough"),
        ("", "Ending 4471", "Not on the staff list"),
        ("2", "", "No card in time"),
    ]


def test_what_was_refused_in_the_house_names_the_place() -> None:
    (row,) = house_list((Refusal(AT, "crazy4-nexus", "L. Haddad", "Wrong PIN"),), UTC).rows
    assert row.words == ("14 Mar 21:44", "crazy4-nexus", "L. Haddad", "Wrong PIN")
