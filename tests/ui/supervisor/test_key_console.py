"""Verify on a console with a key says what the other one says, and its slip names the holder."""

from random_tables import STAFF, shipped
from sitting import Sitting

from dealer_assist.table import commands as c
from dealer_assist.table.state import Phase
from dealer_assist.ui.supervisor.recorded import RecordedModel
from dealer_assist.ui.supervisor.sheet import sheet_model
from dealer_assist.ui.supervisor.verify import verify_model
from dealer_assist.ui.table.actions import Go
from dealer_assist.ui.table.presenter.view import PassingView

VIEW = PassingView()


def at_jph(name: str, line: str) -> Sitting:
    """Turn the key over a claim of seat 5."""
    sitting = Sitting(shipped(name), {one.key: one for one in STAFF})
    sitting.start(5).do(c.PressHand(5, line), c.TurnKey("JPH"))
    assert sitting.table.round.phase is Phase.VERIFY
    return sitting


def test_a_row_has_as_many_places_as_the_hand_has_cards_and_asks_for_them() -> None:
    (row,) = verify_model(at_jph("three-card-aquarius", "straight_flush").table, VIEW).wins
    assert (row.places, row.said) == (3, "Cards not entered")
    assert row.enter is not None
    assert row.enter.touch == Go("cards")
    (row,) = verify_model(at_jph("crazy4-aquarius", "four_aces").table, VIEW).wins
    assert row.places == 5


def test_no_badge_is_empty_where_the_key_records_it() -> None:
    (row,) = verify_model(at_jph("crazy4-aquarius", "four_aces").table, VIEW).wins
    assert row.level == "KEY"


def test_the_slip_has_a_line_for_whoever_holds_the_key() -> None:
    sitting = at_jph("crazy4-aquarius", "four_aces")
    sitting.do(c.PressJackpot(), c.TurnKey("RUN"))
    page = sheet_model(sitting.table, VIEW)
    assert isinstance(page, RecordedModel)
    assert page.slip.signed == "Key holder, signed"
