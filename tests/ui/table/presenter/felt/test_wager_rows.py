"""The wagers of a seat as rows of its plate."""

import pytest
from dealt_table import dealt
from table_facts import changed

from dealer_assist.table.facts.settling import walk
from dealer_assist.table.state import Bonus, Seat, Table
from dealer_assist.ui.table.presenter.felt.wager_rows import rows_of


def shown(table: Table, seat: int) -> list[tuple[str, str]]:
    return [(row.printed, row.amount) for row in rows_of(table, seat)]


def test_every_spot_has_its_row_whether_bet_or_not() -> None:
    table = dealt("crazy4-nexus", {}, {5: {"ante": 2500, "super_bonus": 2500}})

    assert shown(table, 5) == [
        ("ANTE", "$25"),
        ("SUPER BONUS", "$25"),
        ("PLAY", ""),
        ("QUEENS UP", ""),
    ]


def test_what_was_left_up_shows_beside_the_entire_wager() -> None:
    wagers = {"blackjack": 5000, "house_money": 1000, "left_up": 4000}

    assert shown(dealt("house-money-nexus", {}, {2: wagers}), 2)[:2] == [
        ("ENTIRE WAGER", "$90"),
        ("LEFT UP", "$40"),
    ]


def test_c8_house_money_that_was_paid_and_taken_lies_there_no_more() -> None:
    """Tables C8: after NONE the plate went on with HOUSE MONEY $25."""
    wagers = {"blackjack": 5000, "house_money": 2500}
    table = dealt("house-money-nexus", {"2": "7d 7h", "dealer": "6c"}, {2: wagers})
    assert ("HOUSE MONEY", "$25") in shown(table, 2)
    asked = changed(table, bonus=Bonus(answers={2: 0}))
    (row,) = (row for row in rows_of(asked, 2) if row.printed == "HOUSE MONEY")
    assert (row.amount, row.is_won) == ("+$75", True)


def test_baccarat_shows_what_was_bet() -> None:
    table = dealt("dragon-nexus", {}, {1: {"player": 5000, "dragon_player": 1000}, 4: {"tie": 500}})

    assert shown(table, 1) == [("PLAYER", "$50"), ("DRAGON P", "$10")]
    assert shown(table, 4) == [("TIE", "$5"), ("DRAGON", "")]


def test_more_than_three_wagers_are_added_up() -> None:
    wagers = {"player": 1000, "banker": 2000, "tie": 500, "dragon_player": 100}

    assert shown(dealt("dragon-nexus", {}, {1: wagers}), 1) == [
        ("PLAYER", "$10"),
        ("BANKER", "$20"),
        ("2 MORE", "$6"),
    ]


def test_a_side_that_is_marked_shows_without_an_amount() -> None:
    table = dealt("dragon-nexus", {}, chips={3: "A"})

    assert shown(table, 3)[0] == ("SIDE NOT MARKED", "")
    assert shown(changed(table, seats={3: Seat(side="banker")}), 3)[0] == ("BANKER", "")


def test_lammers_have_a_row_of_their_own_below_the_chips() -> None:
    wagers = {"blackjack": 2500, "push_22": 500, "free_double": 2500, "free_split_b": 2500}
    table = dealt("free-bet-nexus", {"4": "8s 3h Kd", "4b": "8d Ts"}, {4: wagers})
    assert shown(table, 4) == [
        ("BET", "$25"),
        ("FREE", "$50"),
        ("PUSH 22", "$5"),
        ("INSURANCE", ""),
    ]
    assert [row.has_lammer for row in rows_of(table, 4)] == [False, True, False, False]


def test_on_the_dealers_22_lammers_are_counted_to_be_taken() -> None:
    wagers = {"blackjack": 2500, "push_22": 500, "free_double": 2500, "free_split_b": 2500}
    hands = {"4": "8s 3h Kd", "4b": "8d Ts"}
    table = dealt("free-bet-nexus", {**hands, "dealer": "6d Th 6h"}, {4: wagers})
    assert shown(table, 4)[:2] == [("BET", "PUSH $25"), ("FREE", "TAKE 2")]
    bust = dealt("free-bet-nexus", {**hands, "dealer": "6d Th 7h"}, {4: wagers})
    assert shown(bust, 4)[1] == ("FREE", "$50")


@pytest.mark.parametrize(
    ("name", "cards", "bets", "row"),
    [
        (
            "three-card-draw",
            {"3": "7s 8d 9h", "dealer": "2c 4d 9s Jd"},
            {"ante": 1000, "play": 1000, "first_three": 500},
            ("BONUS", "+$10"),
        ),
        (
            "three-card-nexus",
            {"3": "7s 8d 9h", "dealer": "2c 9s Jd"},
            {"ante": 1000, "play": 1000, "pair_plus": 500},
            ("ANTE BONUS", "+$10"),
        ),
        (
            "four-card-nexus",
            {"3": "9s 9d 9h 9c 2d", "dealer": "2c Ts Jd 3d 4c 5h"},
            {"ante": 1000, "play": 1000},
            ("ANTE BONUS", "+$250"),
        ),
    ],
)
def test_what_is_paid_without_a_bet_has_a_row_so_that_the_rows_are_the_sum(
    name: str, cards: dict[str, str], bets: dict[str, int], row: tuple[str, str]
) -> None:
    table = dealt(name, cards, {3: bets})
    table = changed(table, stages=tuple(one.key for one in table.setup.stages))
    assert row in shown(table, 3)
    amounts = [int(amount[2:]) for _, amount in shown(table, 3) if amount.startswith("+")]
    left = walk.at(table, 3)
    assert left is not None
    assert sum(amounts) * 100 == left.cents
