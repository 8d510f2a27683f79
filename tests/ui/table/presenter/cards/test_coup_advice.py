"""A coup whose hand nobody may press yet: the prompt asks for what is missing, not for the hand."""

import pytest
from dealt_table import dealt
from table_facts import changed

from dealer_assist.table import commands as c
from dealer_assist.table.decide import decide
from dealer_assist.table.evolve import evolve_all
from dealer_assist.table.facts.table_hand import unmarked
from dealer_assist.table.state import Claim
from dealer_assist.ui.table.model.panel import HandState
from dealer_assist.ui.table.presenter.cards.cards import winning_side
from dealer_assist.ui.table.presenter.table import table_model
from dealer_assist.ui.table.presenter.view import PassingView

AT = 1_760_000_000_000
COUP_OF_NO_HAND = {"player": "4s 5s", "banker": "2h Kh"}
COUP = {"player": "2d 3d 4d", "banker": "Ks Qh Tc"}
CHIPS = {1: "A", 3: "A"}


def test_a_side_that_is_not_marked_is_asked_for_before_the_hand() -> None:
    table = dealt("dragon-nexus-2", COUP, chips=CHIPS)
    model = table_model(table, PassingView())

    assert unmarked(table, "A") == [1, 3]
    assert model.prompt.line == "Touch seat 1: mark its side"
    assert model.prompt.detail == "Player wins 9 to 0"
    assert [seat.number for seat in model.felt.seats if seat.is_next] == [1]
    assert model.hands.headline == "Mark the sides of seats 1, 3 first"
    assert {hand.state for hand in model.hands.hands} == {HandState.NOT_YET}


def test_the_hand_prompt_never_stands_over_locked_buttons_where_no_card_is_known() -> None:
    model = table_model(dealt("dragon-nexus-2", {}, chips=CHIPS), PassingView(tab="player"))

    assert "Press it" not in model.prompt.line
    assert model.prompt.line == "Touch seat 1: mark its side"


def test_a_seat_of_the_losing_side_leads_to_one_that_wins() -> None:
    wagers = {1: {"player": 500}, 3: {"banker": 500}}
    model = table_model(dealt("dragon-nexus-2", COUP, wagers, chips=CHIPS), PassingView(selected=3))

    assert model.prompt.line == "Touch seat 1: 2, 3 & 4 – 0 Diamonds"
    assert model.prompt.detail == "Seat 3 has no winning hand"


def test_a_hand_that_was_pressed_through_a_seat_shows_the_side_that_won() -> None:
    wagers = {1: {"player": 500}, 3: {"banker": 500}}
    claims = (Claim(1, "A", "234_suited"),)
    table = dealt("dragon-nexus-2", {}, wagers, chips=CHIPS, claims=claims)

    assert winning_side(table, PassingView()) == "player"
    assert winning_side(table, PassingView(tab="banker")) == "banker"


@pytest.mark.parametrize("cards", [COUP_OF_NO_HAND, {}])
def test_once_all_seats_are_settled_the_prompt_names_the_end_and_the_last_tick_goes_back(
    cards: dict[str, str],
) -> None:
    """The prompt still said to press the table's hand, END GAME was amber, and UNDO was hidden."""
    table = dealt("dragon-nexus", cards, {1: {"player": 500}, 3: {"banker": 500}}, chips={1: "A"})
    table = changed(table, stages=("bets", "deal", "settle"))
    view = PassingView(tab="" if cards else "player")
    if not cards:
        assert "Settle the main wagers, then DRAGON BONUS" in table_model(table, view).prompt.detail
    for seat in (3, 1):
        walked = c.SettleSeat(seat) if cards else c.AnswerSeat(seat, "paid")
        table = evolve_all(table, decide(table, walked, AT))
    assert table_model(table, view).prompt.line == "All seats are settled. Press END GAME"
    rows = table_model(table, PassingView()).hands.waits
    assert [key.label for row in rows for key in row.actions] == ["UNDO"]
