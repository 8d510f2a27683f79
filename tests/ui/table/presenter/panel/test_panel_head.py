"""The head of the hand panel: one short sentence for every reason that a hand waits for."""

import pytest

from dealer_assist.catalog.tables import load_table
from dealer_assist.table import commands as c
from dealer_assist.table.facts.irregularities import WRONG_CARDS
from dealer_assist.table.facts.made_hands import LookedAt
from dealer_assist.table.facts.next_thing import next_thing
from dealer_assist.table.state import Table
from dealer_assist.ui.table.presenter.panel.panel import hand_panel_model
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.value import replace


def head(table: Table, view: PassingView, seat: int, tab: str = "") -> tuple[str, str, bool]:
    model = hand_panel_model(table, replace(view, selected=seat, tab=tab))
    assert model.seat == f"SEAT {seat}"
    return model.headline, model.hint, model.is_locked


@pytest.fixture
def link(at, resources, layouts):
    return at(load_table(resources, layouts, resources / "tables" / "crazy4-link.toml"))


def test_a_seat_that_may_win_is_asked_for_its_hand(link, view) -> None:
    link.start(1, 5).do(c.MissChip(1), c.MissChip(5))
    assert head(link.table, view, 5) == ("Select the winning hand", "", False)


def test_chips_that_the_prompt_asks_for_come_first_in_the_panel_too(link, view) -> None:
    link.start(1, 5)
    assert next_thing(link.table, LookedAt(5)).what == "take_chips"
    said = ("Take the chips first", "then press the winning hand", False)
    assert head(link.table, view, 5) == said


def test_while_a_win_is_paid_another_seats_hand_is_a_question(link, view) -> None:
    link.start(1, 5).claim(1, "straight_flush").record()
    assert next_thing(link.table, LookedAt(5)).what == "pay"
    assert head(link.table, view, 5)[0] == "Any winning hand? Press it"


def test_a_claim_says_how_it_is_turned_off(link, view) -> None:
    link.start(5).claim(5, "straight_flush")
    on = ("Straight Flush selected", "press again to cancel", False)
    assert head(link.table, view, 5) == on


def test_a_claim_that_another_excludes_says_which(at, crazy4_nexus, view) -> None:
    table = at(crazy4_nexus).start(5, 7).claim(5, "four_aces").claim(7, "four_aces").table
    assert head(table, view, 7)[1] == "seats 7 and 5 cannot hold it together"
    assert hand_panel_model(table, replace(view, selected=7)).is_wrong


def test_a_folded_hand_says_that_it_does_not_win_and_still_gets_envy(link, view) -> None:
    link.start(2, 5).do(c.FoldHand(2))
    folded = ("Folded: folded hands do not win here", "still gets envy", True)
    assert head(link.table, view, 2) == folded


def test_a_seat_without_a_wager_says_so(link, view) -> None:
    link.start(5)
    assert head(link.table, view, 3) == ("No wager at this seat", "", True)


def test_a_recorded_win_says_when(link, view, staff) -> None:
    link.start(5).claim(5, "straight_flush")
    link.do(c.CallSupervisor(), c.ConfirmWins(), c.SwipeCard(staff["supervisor-1"]))
    win = link.table.round.wins[0]
    said, hint, is_locked = head(link.table, view, 5)
    assert said == f"Recorded at {view.time_of(win.at):%H:%M}"
    assert (hint, is_locked) == ("only an adjustment can undo it", True)


def test_a_win_that_waits_for_its_card_says_so(link, view) -> None:
    link.start(5, 6).claim(5, "straight_flush").do(c.CallSupervisor(), c.ConfirmWins())
    assert head(link.table, view, 5)[2]


def test_an_open_irregularity_has_the_panel_whatever_is_touched(link, view) -> None:
    """Seen at baccarat: the hand buttons hid RULED, and the round was stuck."""
    link.start(5).do(c.NoteIrregularity(WRONG_CARDS))
    model = hand_panel_model(link.table, replace(view, selected=5))
    assert model.hands == ()
    assert model.notices


def test_what_is_settled_first_is_named_on_the_other_sensor(at, resources, layouts, view) -> None:
    table = resources / "tables" / "house-money-nexus.toml"
    dual = at(load_table(resources, layouts, table)).start((2, "A"), (2, "B"))
    assert head(dual.table, view, 2, "A") == (
        "TriLux 6 is settled first",
        "press END GAME for it",
        True,
    )
    dual.do(c.EndGame("B"))
    assert head(dual.table, view, 2, "B") == ("TriLux 6 is settled for this round", "", True)


def test_at_jph_a_claim_is_recorded_and_not_turned_off(at, resources, layouts, view) -> None:
    table = resources / "tables" / "holdem-aquarius.toml"
    aquarius = at(load_table(resources, layouts, table)).start(3).claim(3, "royal_after_6")
    aquarius.do(c.TurnKey("JPH"))
    assert head(aquarius.table, view, 3) == ("Royal After 6 selected", "J-POT records it", True)


def test_a_seat_whose_side_is_not_known_is_named(at, resources, layouts, view) -> None:
    dragon = at(load_table(resources, layouts, resources / "tables" / "dragon-nexus-2.toml"))
    dragon.start(1, 5)
    model = hand_panel_model(dragon.table, replace(view, tab="player"))
    assert model.headline == "Mark the sides of seats 1, 5 first"
    dragon.do(c.MarkSide(1, "player"))
    model = hand_panel_model(dragon.table, replace(view, tab="player"))
    assert (model.headline, model.hint) == ("Mark the side of seat 5 first", "touch the seat")
    assert model.is_locked
