"""House Money: the bonus, what is left up, insurance, the jackpots, and the order of the round."""

from functools import cache

import pytest

from dealer_assist import paths
from dealer_assist.catalog.games import load_game
from dealer_assist.errors import Refused
from dealer_assist.rules.cards import parse_cards
from dealer_assist.rules.deal import NOT_MADE, Deal, SeatDeal, SeatResult, Settled, WagerResult
from dealer_assist.rules.games.house_money import bonus_line, settle
from dealer_assist.rules.paytable import GameDefinition


@cache
def game() -> GameDefinition:
    return load_game(paths.resources() / "games" / "house_money.toml")


def seat(
    cards: str, *actions: str, number: int = 1, leave: int | None = None, **wagers: int
) -> SeatDeal:
    decision: dict[str, object] = {"actions": list(actions)}
    if leave is not None:
        decision["leave"] = leave
    return SeatDeal(number, parse_cards(cards.split()), {"blackjack": 1000} | wagers, decision)


def play(
    dealer: str, draw: str, *seats: SeatDeal, table: str = "HM-1", **options: object
) -> Settled:
    return settle(
        Deal(
            dealer=parse_cards(dealer.split()),
            draw=parse_cards(draw.split()),
            seats=seats,
            paytables={"house_money": game().paytables["house_money"][table]},
            options=options,
        )
    )


def one(dealer: str, draw: str, player: SeatDeal, **options: object) -> SeatResult:
    return play(dealer, draw, player, **options).seats[0]  # type: ignore[arg-type]


def refused(dealer: str, draw: str, *seats: SeatDeal, **options: object) -> str:
    with pytest.raises(Refused) as sentence:
        play(dealer, draw, *seats, **options)  # type: ignore[arg-type]
    return str(sentence.value)


# The bonus


@pytest.mark.parametrize(
    ("cards", "line"),
    [
        ("As Ks", "ak_suited"),
        ("Kd Ad", "ak_suited"),
        ("As Kd", "straight"),
        ("As 2s", "straight_flush"),
        ("2c Ac", "straight_flush"),
        ("As 2d", "straight"),
        ("Qs Ks", "straight_flush"),
        ("9h Th", "straight_flush"),
        ("9h Tc", "straight"),
        ("7s 7s", "pair"),
        ("7s 7d", "pair"),
        ("As Ad", "pair"),
        ("As Qs", None),
        ("As 3s", None),
        ("9s Js", None),
        ("Ks 2s", None),
    ],
)
def test_the_line_of_the_first_two_cards(cards: str, line: str | None) -> None:
    assert bonus_line(parse_cards(cards.split())) == line


@pytest.mark.parametrize(
    ("table", "pays"),
    [
        ("HM-1", {"As Ks": 9, "9h Th": 4, "7s 7d": 3, "9h Tc": 1, "9h 4c": -1}),
        ("HM-2", {"As Ks": 9, "9h Th": 5, "7s 7d": 3, "9h Tc": 1, "9h 4c": -1}),
    ],
)
def test_the_bonus_pays_by_its_table(table: str, pays: dict[str, int]) -> None:
    for cards, times in pays.items():
        actions = [] if cards == "As Ks" else ["stand"]
        result = one("9c 8c", "", seat(cards, *actions, house_money=500), table=table)
        assert result.wagers["house_money"].net == 500 * times


def test_wagers_left_out_are_not_made_and_stand_in_order_of_settlement() -> None:
    result = one("9c 8c", "", seat("Th 8d", "stand"))
    asked = tuple(wager for wager in game().settles if wager != "bet_the_bust")
    assert tuple(result.wagers) == asked
    assert result.wagers["house_money"] == result.wagers["insurance"] == NOT_MADE
    assert result.lines == {}


def test_the_bonus_is_paid_against_a_dealers_blackjack_but_cannot_be_left_up() -> None:
    result = one("Ac Kc", "", seat("7s 7d", house_money=500))
    assert result.wagers["house_money"] == WagerResult(500, "win", 1500)
    assert result.wagers["blackjack"] == WagerResult(1000, "lose", -1000)
    assert refused("Ac Kc", "", seat("7s 7d", leave=500, house_money=500)) == (
        "Seat 1: the dealer has blackjack, so nothing can be left up. Pay House Money out"
    )


def test_what_is_left_up_is_wagered_with_the_blackjack_wager() -> None:
    # A pair pays 3 to 1: the proceeds of $5 are $20, all left up beside $10.
    result = one("9c 8c", "", seat("Ts Td", "stand", leave=2000, house_money=500))
    assert result.wagers["house_money"] == WagerResult(500, "win", 1500)
    assert result.wagers["blackjack"] == WagerResult(3000, "win", 3000)
    assert result.hands == ({"cards": ["Ts", "Td"], "wager": 3000, "outcome": "win", "net": 3000},)


def test_a_losing_hand_loses_what_was_left_up_and_the_bonus_stays_won() -> None:
    result = one("9c Tc", "", seat("8s 8d", "stand", leave=1, house_money=500))
    assert result.wagers["house_money"].net == 1500
    assert result.wagers["blackjack"] == WagerResult(1001, "lose", -1001)


def test_an_ace_king_left_up_is_paid_as_a_blackjack_on_the_entire_wager() -> None:
    result = one("9c 8c", "", seat("As Ks", leave=5000, house_money=500))
    assert result.wagers["blackjack"] == WagerResult(6000, "win", 9000)


def test_doubles_and_splits_match_the_entire_wager() -> None:
    doubled = one("9c 8c", "Tc", seat("6s 5s", "double", leave=2500, house_money=500))
    assert doubled.wagers["blackjack"] == WagerResult(7000, "win", 7000)
    exact = one("9c 8c", "Tc", seat("6s 5s", "double:3500", leave=2500, house_money=500))
    assert exact == doubled
    less = one("9c 8c", "Tc", seat("6s 5s", "double:500", leave=2500, house_money=500))
    assert less.wagers["blackjack"] == WagerResult(4000, "win", 4000)
    split = one(
        "9c 8c", "Tc Tc", seat("8s 8d", "split", "stand", "stand", leave=2000, house_money=500)
    )
    assert split.wagers["blackjack"] == WagerResult(6000, "win", 6000)
    assert [hand["wager"] for hand in split.hands] == [3000, 3000]
    sentence = refused("9c 8c", "Tc Tc", seat("8s 8d", "split:1000", leave=2000, house_money=500))
    assert sentence == "Seat 1: a split matches the entire wager of $30. Put up that much"
    sentence = refused("9c 8c", "Tc", seat("6s 5s", "double:3501", leave=2500, house_money=500))
    assert sentence.startswith("Seat 1: a double adds up to the entire wager of $35, not $35.01.")


def test_half_of_the_entire_wager_comes_back_on_a_surrender() -> None:
    result = one("9c 8c", "", seat("8s 8d", "surrender", leave=1, house_money=500), surrender=True)
    assert result.wagers["blackjack"] == WagerResult(1001, "lose", -501)
    assert result.hands[0]["outcome"] == "lose"


def test_leaving_more_than_the_proceeds_is_refused() -> None:
    assert refused("9c 8c", "", seat("8s 8d", "stand", leave=2001, house_money=500)) == (
        "Seat 1: $20.01 cannot be left up. Leave at most the House Money proceeds of $20"
    )


@pytest.mark.parametrize("wagers", [{}, {"house_money": 500}])
def test_leaving_without_a_win_is_refused(wagers: dict[str, int]) -> None:
    sentence = refused("9c 8c", "", seat("Ts 8d", "stand", leave=1, **wagers))
    assert sentence == "Seat 1: House Money has not won, so nothing can be left up. Leave 0"


@pytest.mark.parametrize("dealer", ["9c 8c", "Ac Kc"])
def test_leaving_nothing_is_always_possible(dealer: str) -> None:
    actions = [] if dealer == "Ac Kc" else ["stand"]
    for wagers in ({}, {"house_money": 500}):
        for cards in ("Ts 8d", "8s 8d"):
            assert one(dealer, "", seat(cards, *actions, leave=0, **wagers)).hands


@pytest.mark.parametrize("leave", [-1, True, 1.0, "500", None, [500]])
def test_only_whole_cents_can_be_left(leave: object) -> None:
    cards, wagers = parse_cards(["8s", "8d"]), {"blackjack": 1000, "house_money": 500}
    player = SeatDeal(4, cards, wagers, {"leave": leave, "actions": ["stand"]})
    sentence = refused("9c 8c", "", player)
    given = "nothing" if leave is None else repr(leave)
    assert sentence == f"Seat 4: what is left up must be whole cents, 0 or more, not {given}"


def test_an_unknown_decision_is_refused() -> None:
    player = SeatDeal(4, parse_cards(["8s", "8d"]), {"blackjack": 1000}, {"action": "stand"})
    sentence = refused("9c 8c", "", player)
    assert sentence == "Seat 4: a decision has no 'action'. Give leave and actions"


def test_a_seat_that_takes_no_action_needs_no_decision() -> None:
    player = SeatDeal(4, parse_cards(["As", "Qd"]), {"blackjack": 1000})
    assert one("9c 8c", "", player).wagers["blackjack"].net == 1500


# Wagers


@pytest.mark.parametrize(
    "wagers", [{}, {"house_money": 500}, {"insurance": 100}, {"blazing_7s": 100}, {"trilux": 100}]
)
def test_nobody_is_dealt_in_without_a_blackjack_wager(wagers: dict[str, int]) -> None:
    player = seat("Ts 8d", "stand", number=6, **{"blackjack": 0} | wagers)
    assert refused("Ac 8c", "", player) == (
        "Seat 6: there is no blackjack wager. Every hand needs one"
    )


def test_a_blackjack_wager_left_out_is_missing_too() -> None:
    player = SeatDeal(2, parse_cards(["Ts", "8d"]), {"house_money": 500}, {"actions": ["stand"]})
    assert refused("9c 8c", "", player).startswith("Seat 2: there is no blackjack wager.")


def test_insurance_pays_2_to_1_against_a_blackjack_and_loses_otherwise() -> None:
    against = one("Ac Kc", "", seat("Ts 8d", insurance=500))
    assert against.wagers["insurance"] == WagerResult(500, "win", 1000)
    otherwise = one("Ac 7c", "", seat("Ts 8d", "stand", insurance=500))
    assert otherwise.wagers["insurance"] == WagerResult(500, "lose", -500)


def test_a_blackjack_may_be_insured() -> None:
    result = one("Ac Kc", "", seat("As Qd", insurance=500))
    assert result.wagers["blackjack"] == WagerResult(1000, "push", 0)
    assert result.wagers["insurance"].net == 1000


@pytest.mark.parametrize("dealer", ["Kc Ac", "Tc 5c", "9c 8c"])
def test_insurance_needs_an_ace_up(dealer: str) -> None:
    sentence = refused(dealer, "", seat("Ts 8d", insurance=100))
    assert sentence == "Seat 1: insurance needs an ace up. Give the insurance wager back"


def test_insurance_is_at_most_half_of_the_original_wager() -> None:
    odd = {"blackjack": 1001}
    assert one("Ac 7c", "", seat("Ts 8d", "stand", insurance=500, **odd)).wagers["insurance"].stake
    assert refused("Ac 7c", "", seat("Ts 8d", "stand", insurance=501, **odd)) == (
        "Seat 1: insurance of $5.01 is more than half of the $10.01 blackjack wager."
        " Give the rest back"
    )
    # What is left up does not raise it.
    left_up = seat("8s 8d", "stand", leave=2000, insurance=501, house_money=500)
    assert "more than half of the $10" in refused("Ac 7c", "", left_up)


# The round


def test_seats_draw_from_1_to_7_and_then_the_dealer_however_they_are_listed() -> None:
    third = seat("2s 3s", "hit", "stand", number=3)
    first = seat("4s 5s", "hit", "stand", number=1)
    settled = play("9c 7c", "Ad Kd 5h 9h", third, first)
    assert [result.seat for result in settled.seats] == [3, 1]
    assert settled.seats[0].hands[0]["cards"] == ["2s", "3s", "Kd"]
    assert settled.seats[1].hands[0]["cards"] == ["4s", "5s", "Ad"]
    assert settled.table == {
        "dealer": {
            "cards": ["9c", "7c", "5h"],
            "total": 21,
            "blackjack": False,
            "qualifies": True,
        }
    }


def test_the_first_seat_waits_for_the_dealer_even_if_later_ones_do_not() -> None:
    settled = play("9c 2c", "Tc Kd", seat("Ts 8s", "stand"), seat("6s Ts", "hit", number=2))
    assert settled.table["dealer"]["cards"] == ["9c", "2c", "Kd"]  # type: ignore[index]


@pytest.mark.parametrize(
    ("draw", "player"),
    [
        ("Tc", seat("Ts 6s", "hit")),
        ("", seat("As Qs")),
        ("", seat("Ts 6s", "surrender")),
        ("Tc 9c Td 8c", seat("8s 8d", "split", "hit", "hit")),
    ],
)
def test_the_dealer_draws_only_while_a_hand_waits(draw: str, player: SeatDeal) -> None:
    settled = play("9c 2c", draw, player, surrender=True)
    assert settled.table["dealer"]["cards"] == ["9c", "2c"]  # type: ignore[index]


def test_the_dealer_without_a_card_voids_the_round() -> None:
    assert refused("9c 2c", "", seat("Ts 8s", "stand")) == (
        "No card left in the shoe for the dealer. The round is void, all wagers go back"
    )


@pytest.mark.parametrize("dealer", ["Ac Kc", "Tc Ac"])
def test_nobody_acts_against_a_dealers_blackjack(dealer: str) -> None:
    settled = play(dealer, "2c 2d", seat("Ts 6s"), seat("As Ts", number=2))
    assert [result.wagers["blackjack"].net for result in settled.seats] == [-1000, 0]
    assert settled.table["dealer"] == {
        "cards": dealer.split(),
        "total": 21,
        "blackjack": True,
        "qualifies": True,
    }
    assert refused(dealer, "2c", seat("Ts 6s", "stand")).startswith("Seat 1: no hand is left to")


def test_the_outcome_of_the_blackjack_wager_is_the_sign_of_all_hands_together() -> None:
    # Against 18 the doubled 8-3-T wins twice what 8-9 loses.
    result = one("9c 9d", "3c Tc 9s", seat("8s 8d", "split", "double", "stand"))
    assert [(hand["outcome"], hand["net"]) for hand in result.hands] == [
        ("win", 2000),
        ("lose", -1000),
    ]
    assert result.wagers["blackjack"] == WagerResult(3000, "win", 1000)
    even = one("9c 9d", "Td 7c 3c", seat("8s 8d", "split", "stand", "hit", "stand"))
    assert [hand["net"] for hand in even.hands] == [0, 0]
    assert even.wagers["blackjack"] == WagerResult(2000, "push", 0)


# Jackpot wagers


@pytest.mark.parametrize(
    ("draw", "actions", "made"),
    [
        ("7h", ["hit"], {"three7", "two7", "one7"}),
        ("7h", ["double"], {"three7", "two7", "one7"}),
        ("7h Tc Td", ["split", "stand", "stand"], {"three7", "two7", "one7"}),
        ("2h 7h", ["hit", "hit"], {"two7", "one7"}),
        ("Th", ["hit"], {"two7", "one7"}),
        ("2h", ["stand"], {"two7", "one7"}),
        ("2h", ["surrender"], {"two7", "one7"}),
        ("Th 7h", ["split", "stand", "stand"], {"two7", "one7"}),
    ],
)
def test_the_third_seven_is_the_first_card_drawn_to_the_hand(
    draw: str, actions: list[str], made: set[str]
) -> None:
    player = seat("7s 7d", *actions, blazing_7s=100)
    result = one("9c 8c", draw, player, surrender=True)
    assert result.lines == {"blazing_7s": made}


def test_the_third_seven_counts_though_it_is_split_again() -> None:
    player = seat("7d 7d", "split", "split", "stand", "stand", "stand", blazing_7s=100)
    result = one("9c 8c", "7d Tc Tc Tc", player)
    assert "three7_diamonds" in result.lines["blazing_7s"]


def test_a_card_drawn_by_another_seat_is_not_the_third_seven() -> None:
    other = seat("2s 3s", "hit", "stand", number=1)
    mine = seat("7s 7d", "stand", number=2, blazing_7s=100)
    settled = play("9c 8c", "7h 7c", other, mine)
    assert settled.seats[1].lines == {"blazing_7s": {"two7", "one7"}}
    drawing = seat("7s 7d", "hit", "stand", number=2, blazing_7s=100)
    settled = play("9c 8c", "7h 2c", other, drawing)
    assert settled.seats[1].lines == {"blazing_7s": {"two7", "one7"}}


def test_a_dealers_blackjack_leaves_two_sevens() -> None:
    result = one("Ac Kc", "7h", seat("7s 7d", blazing_7s=100))
    assert result.lines == {"blazing_7s": {"two7", "one7"}}


def test_a_busted_hand_keeps_its_seven() -> None:
    assert one("9c 8c", "Tc", seat("7s 8d", "hit", blazing_7s=100)).lines == {
        "blazing_7s": {"one7"}
    }


@pytest.mark.parametrize(
    ("dealer", "made"), [("7h 9c", {"three7", "two7", "one7"}), ("9c 7h", {"two7", "one7"})]
)
def test_by_the_dealers_up_card_no_drawn_card_counts(dealer: str, made: set[str]) -> None:
    player = seat("7s 7d", "hit", blazing_7s=100)
    result = one(dealer, "7c 5c", player, blazing_7s_rule="dealer_up_card")
    assert result.lines == {"blazing_7s": made}


def test_trilux_looks_at_two_cards_and_the_up_card_only() -> None:
    result = one("As Kc", "", seat("As As", trilux=100))
    assert "three_aces_suited" in result.lines["trilux"]
    result = one("Kc As", "", seat("As As", trilux=100))
    assert result.lines == {"trilux": frozenset()}


def test_both_jackpots_are_judged_side_by_side() -> None:
    result = one("7c 8c", "7c 9c", seat("7s 7d", "hit", blazing_7s=100, trilux=100))
    assert result.lines == {
        "blazing_7s": {"three7", "two7", "one7"},
        "trilux": {"three_of_a_kind_offsuit"},
    }
