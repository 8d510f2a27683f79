"""What pages that ask for a card have in common."""

from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.ui.supervisor.swipe import SwipeKind, SwipeModel, card_asked, confirmed
from dealer_assist.ui.table.actions import (
    PutAway,
)
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.ui.toolkit.values.touches import (
    Button,
)

BACK = Button(PutAway(), "CANCEL", "cross")
PAGE = SwipeModel("Late win", "Table 7", "Found later", (), "", "Swipe", "", BACK)
STAFF = (
    StaffMember("d", "M. Okafor", Role.DEALER, "0001"),
    StaffMember("s", "J. Park", Role.SUPERVISOR, "0002"),
)


def test_a_refusal_is_shown_and_only_cards_that_decide_are_offered() -> None:
    refused = card_asked(PassingView(refusal="Not enough", simulated_cards=STAFF), PAGE)
    assert (refused.kind, refused.refusal) == (SwipeKind.REFUSED, "Not enough")
    assert [one.name for one in refused.cards] == ["J. Park", "Any card"]
    assert card_asked(PassingView(), PAGE).kind is SwipeKind.ASK


def test_two_people_are_asked_for_unless_the_page_says_otherwise() -> None:
    own = SwipeModel("", "", "", (), "", "", "", BACK, note="On record with the name")
    assert card_asked(PassingView(), PAGE).note == "Two different people's cards"
    assert card_asked(PassingView(), own).note == "On record with the name"


def test_what_waits_names_the_card_that_it_needs() -> None:
    waits = confirmed(3, "Royal Flush", 500_000, Role.EXECUTIVE)
    assert (waits.seat, waits.prize) == ("3", "$5,000.00")
    assert (waits.level, waits.stars) == ("EXECUTIVE", 2)
