"""How wagers of blackjack titles end on a plate: PUSH at 22, what was won, what was collected."""

import pytest
from dealt_table import dealt
from table_facts import changed

from dealer_assist.table.state import Seat, Table
from dealer_assist.ui.table.presenter.felt.wager_rows import rows_of

BET = {"blackjack": 2500, "push_22": 500}
TWENTY_TWO = {"dealer": "6d Th 6h"}


def free_bet(cards: str, dealer: str = "6d Th 6h", **more: int) -> Table:
    return dealt("free-bet-nexus", {"4": cards, "dealer": dealer}, {4: {**BET, **more}})


def amounts(table: Table, seat: int = 4) -> list[str]:
    return [row.amount for row in rows_of(table, seat)][:3]


def test_at_22_hands_push_lammers_are_taken_and_the_bet_on_22_has_won() -> None:
    table = free_bet("6s 5d 9s", free_double=2500)
    assert amounts(table) == ["PUSH $25", "TAKE 1", "+$85"]
    assert [row.is_won for row in rows_of(table, 4)][:3] == [False, False, True]


def test_a_blackjack_wins_against_22_and_a_bust_hand_is_collected() -> None:
    assert amounts(free_bet("As Kc"))[0] == "+$37.50"
    bust, *_ = rows_of(free_bet("Ts 6d Qd"), 4)
    assert (bust.amount, bust.is_collected) == ("$25", True)


def test_nothing_pushes_where_the_dealer_has_no_22() -> None:
    assert amounts(free_bet("6s 5d 9s", "6d Th 5h")) == ["$25", "", "$5"]


def test_a_free_split_hand_has_no_own_stake_to_push() -> None:
    wagers = {**BET, "free_split_b": 2500}
    cards = {"4": "8s 9d 7c", "4b": "8d Ts", **TWENTY_TWO}
    first, free, _, _ = rows_of(dealt("free-bet-nexus", cards, {4: wagers}), 4)
    assert (first.amount, first.is_collected, free.amount) == ("$25", True, "TAKE 1")


def switched(match: str, stage: str, dealer: str = "8h") -> Table:
    first, second, third, fourth = match.split()
    cards = {"3": f"{first} {second}", "3r": f"{third} {fourth}", "dealer": dealer}
    table = dealt("blackjack-switch", cards, {3: {"blackjack": 2500, "super_match": 500}})
    return changed(
        table, stages=("bets", "match", "play")[: ("bets", "match", "play").index(stage) + 1]
    )


@pytest.mark.parametrize(
    ("match", "stage", "amount", "is_collected"),
    [
        ("Ts 6d 5h 9h", "play", "$5", True),
        ("Ts 6d 5h 9h", "match", "$5", False),
        ("Ts 6d 5h Th", "play", "+$5", False),
        ("Ts 6d 5h Th", "match", "$5", False),
    ],
)
def test_super_match_is_over_when_the_hands_are_played(
    match: str, stage: str, amount: str, *, is_collected: bool
) -> None:
    _, row = rows_of(switched(match, stage), 3)
    assert (row.amount, row.is_collected) == (amount, is_collected)


def test_of_two_hands_those_push_that_are_in_play() -> None:
    both = switched("Ts 6d 5h 9h", "play", "8h 4c Tc")
    assert rows_of(both, 3)[0].amount == "PUSH 2 × $25"
    one = switched("Ts 6d Ah Kd", "play", "8h 4c Tc")
    assert rows_of(one, 3)[0].amount == "PUSH $25"
    seat = Seat({"blackjack": 2500}, switch="switched")
    assert rows_of(changed(one, seats={3: seat}), 3)[0].amount == "PUSH 2 × $25", (
        "21, not blackjack"
    )
