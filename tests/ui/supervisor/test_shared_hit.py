"""A hit that several seats share, as it is verified."""

import pytest
from dealt_table import shipped
from table_facts import changed

from dealer_assist.table import commands as c
from dealer_assist.ui.supervisor.late_win import why_not
from dealer_assist.ui.supervisor.recorded import RecordedModel
from dealer_assist.ui.supervisor.sheet import sheet_model
from dealer_assist.ui.supervisor.swipe import SwipeModel
from dealer_assist.ui.supervisor.verify import VerifyModel
from dealer_assist.ui.table.actions import (
    Do,
)
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
)
from dealer_assist.value import replace

COUP = (("player", "2d 3d 4d"), ("banker", "Ks Qh Tc"))


@pytest.fixture
def claimed(at):
    """Three seats on PLAYER claim the table's hand."""
    told = at(shipped("dragon-nexus")).start(1, 3, 7)
    for seat in (1, 3, 7):
        told.do(c.MarkSide(seat, "player"))
    return told.claim(3, "234_diamonds")


def verified(told, view) -> VerifyModel:
    model = sheet_model(told.verify().table, view)
    assert isinstance(model, VerifyModel)
    return model


def test_it_is_one_hit_with_its_whole_prize_over_its_shares(claimed, view) -> None:
    model = verified(claimed, view)
    assert model.hit is not None
    assert (model.title, model.hit.prize) == ("Verify 1 hit", "$10,000.61")
    assert (model.hit.level, model.hit.strike.label) == ("EXECUTIVE", "NOT A WIN: ALL 3 SHARES")
    assert [(one.seat, one.hand, one.prize, one.strike) for one in model.wins] == [
        ("7", "1 of 3 shares of $10,000.61", "$3,333.54", None),
        ("3", "1 of 3 shares of $10,000.61", "$3,333.54", None),
        ("1", "1 of 3 shares of $10,000.61", "$3,333.53", None),
    ]
    assert [(one.caption, one.amount) for one in model.sums] == [
        ("Off the meter, once", "$10,000.61"),
        ("Meter after", "$10,000.00"),
        ("3 shares together", "$10,000.61"),
    ]
    assert model.confirm.label == "CONFIRM 1 HIT, 3 SHARES"


def test_both_hands_of_the_coup_are_shown(claimed, view) -> None:
    for place, cards in COUP:
        claimed.do(c.SeeCards(place, tuple(cards.split())))
    hit = verified(claimed, view).hit
    assert hit is not None
    assert [(one.title, one.total, one.note, one.is_won) for one in hit.sides] == [
        ("PLAYER", "9", "WINS BY 9", True),
        ("BANKER", "0", "LOSES", False),
    ]
    assert (hit.said, hit.said_detail) == ("The cards make 2, 3 & 4 – 0 Diamonds", "Not a natural")
    assert hit.enter is None


def test_a_share_whose_side_was_marked_late_says_so(claimed, view) -> None:
    for place, cards in COUP:
        claimed.do(c.SeeCards(place, tuple(cards.split())))
    claimed.do(c.MarkSide(3, "banker"), c.MarkSide(3, "player"))
    rows = {one.seat: one.pays for one in verified(claimed, view).wins}
    assert rows["3"] == "PLAYER, marked when the cards were known"
    assert rows["7"].startswith("PLAYER · $1 locked")


def test_against_its_cards_the_hit_is_changed_or_held_for_all(at, view) -> None:
    told = at(shipped("dragon-nexus")).start(1, 7)
    told.do(c.MarkSide(1, "player"), c.MarkSide(7, "player")).claim(1, "234_suited")
    for place, cards in COUP:
        told.do(c.SeeCards(place, tuple(cards.split())))
    model = verified(told, view)
    assert model.hit is not None
    assert model.hit.is_against
    assert model.hit.change.detail == "2, 3 & 4 – 0 Diamonds, $10,000.41"
    assert model.hit.change.touch == Do(c.ChangeClaim(7, "A"))
    held = sheet_model(told.table, replace(view, reason="Read again on the layout"))
    assert isinstance(held, VerifyModel)
    assert held.confirm.state is ActionState.HOLD


def test_the_card_is_asked_for_one_hit(claimed, view) -> None:
    model = sheet_model(claimed.verify().do(c.ConfirmWins()).table, view)
    assert isinstance(model, SwipeModel)
    assert model.list_title == "1 hit, 3 shares"


def test_each_share_on_record_says_of_what_it_is_one(claimed, view) -> None:
    claimed.verify().do(c.ConfirmWins(), c.TrySwipeAgain()).swipe("executive-1")
    model = sheet_model(claimed.table, view)
    assert isinstance(model, RecordedModel)
    assert {one.how for one in model.pays} == {
        "1 of 3 shares of $10,000.61. House procedure for meter pays"
    }


def test_many_shares_still_say_that_they_are_shares(at, view) -> None:
    told = at(shipped("dragon-nexus")).start(1, 2, 3, 7)
    for seat in (1, 2, 3, 7):
        told.do(c.MarkSide(seat, "player"))
    wins = verified(told.claim(3, "234_diamonds"), view).wins
    assert {one.hand for one in wins} == {"1/4 share"}


def test_late_win_is_shut_where_no_seat_can_have_won(at) -> None:
    """More titles B8: it asked which seat, and offered none."""
    told = at(shipped("dragon-nexus-2")).start(1)  # the winning side alone has won
    told.do(c.MarkSide(1, "banker"), c.SeeCards("player", ("9d", "Kd")))
    past = told.do(c.SeeCards("banker", ("3s", "Qh"))).table
    now = changed(past, number=past.round.number + 1)
    assert why_not(past, now) == "No wager there can have won"
