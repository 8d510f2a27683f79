"""What a winner of House Money leaves up, key by key."""

import pytest
from dealt_table import dealt

from dealer_assist.table.facts.dealing import house_money
from dealer_assist.table.facts.dealing.house_money import Winner
from dealer_assist.ui.table.actions import (
    KeypadAsked,
    LeftUp,
    LeftUpChosen,
    PartChanged,
)
from dealer_assist.ui.table.presenter.bets.leave_up import chosen_by, winner_model
from dealer_assist.ui.table.presenter.view import PassingView

TABLE = dealt(
    "house-money-nexus",
    {"2": "7d 7h", "dealer": "6c"},
    {2: {"blackjack": 5000, "house_money": 1000}},
    chips={},
)


@pytest.fixture
def won() -> Winner:
    found = house_money.winner_at(TABLE, 2)
    assert found is not None
    assert found.proceeds == 4000  # a pair pays 3 to 1, and the stake of $10 comes back
    return found


@pytest.mark.parametrize(
    ("share", "now", "stays"),
    [
        (LeftUp.NONE, 1500, 0),
        (LeftUp.ALL, None, 4000),
        (LeftUp.PART, None, 2000),
        (LeftUp.PART, 0, 2000),
        (LeftUp.PART, 4000, 2000),
        (LeftUp.PART, 1500, 1500),
    ],
)
def test_a_part_that_is_chosen_stays_and_else_part_begins_with_half(
    won: Winner, share: LeftUp, now: int | None, stays: int
) -> None:
    assert chosen_by(won, share, now) == stays


def test_every_key_says_what_it_does_as_a_value(won: Winner) -> None:
    model = winner_model(TABLE, PassingView(), won)
    assert [one.key for one in model.choices] == [LeftUpChosen(share) for share in LeftUp]
    *changes, keypad = (one.key for one in model.steps)
    assert changes == [PartChanged(cents) for cents in (-2500, -500, 500, 2500)]
    assert keypad == KeypadAsked()
