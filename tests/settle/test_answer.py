"""The shape of an answer: every wager under its name, nets that add up."""

from collections.abc import Callable
from typing import Any

Deal = dict[str, Any]


def test_a_seats_net_is_the_sum_of_wagers_jackpot_wager_and_envy(
    crazy4: Deal, settle: Callable[[Deal], Deal]
) -> None:
    crazy4["seats"][0]["cards"] = ["As", "Ad", "Ac", "9h", "2d"]
    seat = settle(crazy4)["seats"][0]
    assert (
        seat["net"]
        == sum(each["net"] for each in seat["wagers"].values()) + (seat["progressive"]["net"])
    )
    # Play and Ante $5 each, Queens Up 9 × $5, Super Bonus 2 × $5, Bad Beat lost, 9 for 1.
    assert seat["net"] == 500 + 500 + 4500 + 1000 - 100 + 800


def test_seats_are_answered_in_the_order_of_the_deal(
    crazy4: Deal, settle: Callable[[Deal], Deal]
) -> None:
    first = crazy4["seats"][0]
    second = first | {"seat": 2, "cards": ["Kc", "Qc", "8c", "4d", "2c"]}
    crazy4["seats"] = [first, second]
    assert [seat["seat"] for seat in settle(crazy4)["seats"]] == [5, 2]


def test_a_baccarat_seat_has_no_hand_and_the_table_names_both_hands(
    settle: Callable[[Deal], Deal],
) -> None:
    result = settle(
        {
            "id": "DB",
            "game": "dragon_bonus",
            "shoe": ["7s", "4d", "3s", "6s", "Qh", "4c"],
            "seats": [{"seat": 1, "wagers": {"banker": 500}}],
        }
    )
    assert result["player"] == {"cards": ["7s", "3s", "Qh"], "total": 0}
    assert result["banker"] == {"cards": ["4d", "6s", "4c"], "total": 4}
    assert result["winner"] == "banker"
    assert "dealer" not in result
    assert list(result["seats"][0]) == ["seat", "wagers", "progressive", "net"]


def test_a_blackjack_seat_lists_its_hands_and_both_jackpot_wagers(
    settle: Callable[[Deal], Deal],
) -> None:
    result = settle(
        {
            "id": "HM",
            "game": "house_money",
            "dealer": ["7d", "Td"],
            "draw": ["Ts"],
            "jackpot": [
                {"paytable": "TLX-6", "meters": {"main": 100_000}},
                {"paytable": "B7-1", "meters": {"main": 200_000}},
            ],
            "seats": [
                {
                    "seat": 1,
                    "cards": ["8c", "3d"],
                    "wagers": {"blackjack": 500, "trilux": 100},
                    "decision": {"actions": ["double"]},
                }
            ],
        }
    )
    seat = result["seats"][0]
    assert list(seat) == ["seat", "hands", "wagers", "blazing_7s", "trilux", "net"]
    assert seat["hands"] == [
        {"cards": ["8c", "3d", "Ts"], "wager": 1000, "outcome": "win", "net": 1000}
    ]
    assert seat["trilux"] == {"line": None, "prize": 0, "envy": 0, "net": -100}
    assert seat["net"] == 900
    assert [each["paytable"] for each in result["jackpot"]] == ["TLX-6", "B7-1"]
