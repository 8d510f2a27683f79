"""NOT A WIN asks why; of a hand that several share, it says first what they lose."""

from random_tables import shipped

from dealer_assist.table import commands as c
from dealer_assist.table.facts.claims import awards_of
from dealer_assist.ui.supervisor.not_a_win import strike_of
from dealer_assist.ui.supervisor.verify import verify_model
from dealer_assist.ui.table.actions import (
    Ask,
    Do,
)
from dealer_assist.ui.toolkit.values.touches import (
    SheetQuestion,
)


def test_a_hand_of_one_seat_is_struck_with_a_reason(crazy4) -> None:
    crazy4.start(5).claim(5, "four_aces").verify()
    ((sensor, award),) = awards_of(crazy4.table)[0]
    strike = strike_of(crazy4.table, sensor, award)
    assert strike.label == "NOT A WIN"
    assert isinstance(strike.touch, Ask)
    first = strike.touch.dialog.choices[0]
    assert first.touch == Do(c.DropClaim(5, "A", "Hand read wrongly", all_shares=True))


def test_no_win_names_the_card_that_agrees(crazy4, view) -> None:
    crazy4.start(5).claim(5, "four_aces").verify()
    crazy4.do(c.DropClaim(5, reason="Wrong seat"))
    assert verify_model(crazy4.table, view).confirm.detail == "Then swipe an Executive card"


def test_a_shared_hand_is_asked_about_and_names_what_everybody_loses(at) -> None:
    table = at(shipped("dragon-nexus")).open()
    table.do(*(c.MarkSide(seat, "player") for seat in (1, 3, 7)))
    table.start(1, 3, 7).claim(3, "234_diamonds").verify()
    sensor, award = awards_of(table.table)[0][1]
    strike = strike_of(table.table, sensor, award)
    assert strike.label == "NOT A WIN: ALL 3"
    asked = strike.touch
    assert isinstance(asked, Ask)
    assert isinstance(asked.dialog, SheetQuestion)
    assert asked.dialog.title == "Not a win, for all 3 seats?"
    assert asked.dialog.detail.startswith("Seats 7, 3 and 1 get nothing of $10,000.61.")
