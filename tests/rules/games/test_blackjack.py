"""How hands count, how a seat plays them out, how the dealer draws, how they compare."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_assist import paths
from dealer_assist.catalog.games import load_game
from dealer_assist.errors import Refused
from dealer_assist.rules.cards import DECK, RANKS, card_name, parse_cards, rank
from dealer_assist.rules.games.blackjack import (
    Actions,
    BlackjackHand,
    HouseRules,
    dealer_draws,
    house_rules,
    net,
    play_out,
)
from dealer_assist.rules.pays import ToOne
from dealer_assist.rules.ranking.blackjack import count, is_blackjack
from dealer_assist.rules.shoe import Shoe

WAGER = 1000


def played(cards: str, draw: str, *actions: str, **options: object) -> list[tuple[str, int]]:
    """Play a hand out; give each hand's faces and what stands on it."""
    shoe = Shoe(parse_cards(face + "c" for face in draw))
    script = Actions(actions)
    hands = play_out(
        BlackjackHand(parse_cards(face + "c" for face in cards), WAGER),
        script,
        shoe,
        house_rules(options),
    )
    script.done()
    return [("".join(card_name(card)[0] for card in hand.cards), hand.wager) for hand in hands]


def refused(cards: str, draw: str, *actions: str, **options: object) -> str:
    with pytest.raises(Refused) as sentence:
        played(cards, draw, *actions, **options)
    return str(sentence.value)


def by_trying_every_ace(ranks: list[int]) -> tuple[int, bool]:
    """Count a hand by trying each ace both ways: the best that does not bust, else the least."""
    ways = [(1, 11) if RANKS[one] == "A" else (min(one + 2, 10),) for one in ranks]
    totals = sorted({sum(way) for way in itertools.product(*ways)})
    best = max((total for total in totals if total <= 21), default=totals[0])
    return best, best != totals[0]


@given(st.lists(st.sampled_from(DECK), max_size=9))
def test_a_hand_counts_as_when_every_ace_is_tried_both_ways(cards: list[int]) -> None:
    assert count(cards) == by_trying_every_ace([rank(card) for card in cards])


@pytest.mark.parametrize(
    ("faces", "blackjack"),
    [("AK", True), ("TA", True), ("QA", True), ("T9", False), ("A55", False), ("777", False)],
)
def test_a_blackjack_is_an_ace_and_a_ten_count(faces: str, *, blackjack: bool) -> None:
    assert is_blackjack(parse_cards(face + "h" for face in faces)) is blackjack


def test_the_options_left_out_are_the_first_ones_of_the_definition_file() -> None:
    game = load_game(paths.resources() / "games" / "house_money.toml")
    usual = {option: values[0] for option, values in game.options.items()}
    assert house_rules(usual) == house_rules({}) == HouseRules()


def test_every_value_of_every_option_of_the_definition_file_is_known() -> None:
    game = load_game(paths.resources() / "games" / "house_money.toml")
    mine = {*game.options} - {"decks", "blazing_7s_rule"}
    for option in mine:
        variants = {house_rules({option: value}) for value in game.options[option]}
        assert len(variants) == len(game.options[option])


# Playing a hand out


def test_a_hand_hits_until_it_stands() -> None:
    assert played("92", "3458", "hit", "hit", "stand") == [("9234", WAGER)]


def test_a_hand_ends_by_itself_on_21_and_over() -> None:
    assert played("96", "6", "hit") == [("966", WAGER)]
    assert played("96", "9", "hit") == [("969", WAGER)]
    assert played("AK", "9") == [("AK", WAGER)]


@pytest.mark.parametrize(("draw", "actions"), [("6", ["hit", "stand"]), ("9", ["hit", "stand"])])
def test_a_hand_that_has_ended_takes_no_action(draw: str, actions: list[str]) -> None:
    assert "no hand is left to stand" in refused("96", draw, *actions)


def test_a_blackjack_takes_no_action() -> None:
    assert "no hand is left to double" in refused("AK", "9", "double")


def test_a_missing_action_is_refused() -> None:
    assert refused("96", "") == "the hand of 15 has no action. Ask the player to hit or stand"
    assert "the hand of 17 has no action" in refused("96", "2", "hit")


def test_a_shoe_that_runs_out_voids_the_round() -> None:
    assert "for the player. The round is void, all wagers go back" in refused("92", "", "hit")
    assert "for the player. The round is void" in refused("92", "", "double")
    assert "for the split hand. The round is void" in refused("88", "", "split")
    assert "for the split hand. The round is void" in refused("88", "T", "split", "stand")


# Doubling


@pytest.mark.parametrize(
    ("action", "wager"), [("double", 2000), ("double:1000", 2000), ("double:1", 1001)]
)
def test_a_double_takes_one_card_and_ends(action: str, wager: int) -> None:
    assert played("A2", "3", action) == [("A23", wager)]


@pytest.mark.parametrize("amount", [0, 1001])
def test_a_double_is_above_nothing_and_up_to_the_wager(amount: int) -> None:
    assert "a double adds up to the entire wager of $10, not" in refused(
        "92", "3", f"double:{amount}"
    )


def test_a_double_is_for_two_cards_only() -> None:
    assert "a double is for the first two cards" in refused("92", "23", "hit", "double")


def test_a_split_hand_may_double_its_own_wager() -> None:
    assert played("88", "3TT", "split", "double", "stand") == [("83T", 2000), ("8T", 1000)]
    assert "up to the entire wager of $10" in refused("88", "3T", "split", "double:1001")


def test_a_house_may_forbid_doubling_after_a_split() -> None:
    options = {"double_after_split": False}
    assert "no double after a split" in refused("88", "3T", "split", "double", **options)
    assert played("83", "T", "double", **options) == [("83T", 2000)]


@pytest.mark.parametrize(
    ("rule", "totals"),
    [("any", set(range(4, 21))), ("nine_to_eleven", {9, 10, 11}), ("ten_or_eleven", {10, 11})],
)
def test_a_house_may_choose_the_totals_to_double_on(rule: str, totals: set[int]) -> None:
    hands = {4: "22", 5: "23", 6: "24", 7: "25", 8: "26", 9: "27", 10: "28", 11: "29", 12: "2T"}
    hands |= {total: f"A{total - 11}" for total in range(13, 21)}
    for total, cards in hands.items():
        if total in totals:
            assert played(cards, "2", "double", double_on=rule)[0][1] == 2000
        else:
            assert refused(cards, "2", "double", double_on=rule) == (
                f"this table has no double on {total}. Hit or stand"
            )


# Splitting


def test_the_first_split_hand_is_played_out_before_the_second_gets_its_card() -> None:
    hands = played("88", "2392", "split", "hit", "stand", "hit", "stand")
    assert hands == [("823", 1000), ("892", 1000)]


@pytest.mark.parametrize("action", ["split", "split:1000"])
def test_a_split_matches_the_wager(action: str) -> None:
    assert played("88", "TT", action, "stand", "stand") == [("8T", 1000), ("8T", 1000)]


@pytest.mark.parametrize("amount", [0, 999, 1001])
def test_a_split_that_does_not_match_is_refused(amount: int) -> None:
    assert refused("88", "TT", f"split:{amount}") == (
        "a split matches the entire wager of $10. Put up that much"
    )


@pytest.mark.parametrize("cards", ["87", "KQ", "TJ", "A2"])
def test_only_equal_ranks_split(cards: str) -> None:
    assert "a split needs two cards of the same rank" in refused(cards, "TT", "split")


def test_three_cards_do_not_split() -> None:
    assert "a split needs two cards of the same rank" in refused("22", "2T", "hit", "split")


def test_a_house_may_split_by_value() -> None:
    assert played("KQ", "23", "split", "stand", "stand", split_by="value") == [
        ("K2", 1000),
        ("Q3", 1000),
    ]
    assert "same rank" in refused("K9", "23", "split", split_by="value")


def test_a_seat_splits_to_four_hands_in_the_order_of_the_felt() -> None:
    actions = ["split", "split", "split", "stand", "stand", "stand", "stand"]
    hands = played("88", "88T234", *actions)
    assert hands == [("8T", 1000), ("82", 1000), ("83", 1000), ("84", 1000)]


def test_a_fifth_hand_is_refused() -> None:
    sentence = refused("88", "8888", "split", "split", "split", "split")
    assert sentence == "a seat splits to 4 hands at most. Hit or stand"


def test_later_hands_count_towards_the_four() -> None:
    # The second hand splits twice after the first one has ended.
    actions = ["split", "stand", "split", "split", "stand", "stand", "stand"]
    assert [cards for cards, _ in played("88", "T88234", *actions)] == ["8T", "82", "83", "84"]
    with_fifth = ["split", "stand", "split", "split", "split"]
    assert "4 hands at most" in refused("88", "T888", *with_fifth)


@pytest.mark.parametrize("most", [2, 3])
def test_a_house_may_allow_fewer_hands(most: int) -> None:
    assert f"splits to {most} hands at most" in refused(
        "88", "8888", *["split"] * most, split_to=most
    )


def test_split_aces_get_one_card_each_and_act_no_more() -> None:
    assert played("AA", "5A", "split") == [("A5", 1000), ("AA", 1000)]
    assert "no hand is left to hit" in refused("AA", "55", "split", "hit")
    assert "no hand is left to split" in refused("AA", "AA", "split", "split")


def test_a_house_may_let_split_aces_play_on() -> None:
    options = {"split_aces": "play_on"}
    once = played("AA", "52T", "split", "hit", "stand", **options)
    assert once == [("A52", 1000), ("AT", 1000)]
    again = played("AA", "A234", "split", "split", "stand", "stand", "stand", **options)
    assert again == [("A2", 1000), ("A3", 1000), ("A4", 1000)]


def test_21_on_a_split_hand_stands_by_itself() -> None:
    assert played("TT", "A9", "split", "stand") == [("TA", 1000), ("T9", 1000)]


def test_a_busted_split_hand_is_followed_by_the_next() -> None:
    assert played("TT", "599", "split", "hit", "stand") == [("T59", 1000), ("T9", 1000)]


# Surrender


def test_surrender_is_refused_unless_the_house_allows_it() -> None:
    assert refused("T6", "", "surrender") == "this table has no surrender. Hit or stand"


def test_surrender_is_the_first_decision_or_none() -> None:
    assert played("T6", "", "surrender", surrender=True) == [("T6", 1000)]
    assert "first decision" in refused("T2", "2", "hit", "surrender", surrender=True)
    assert "first decision" in refused("88", "T", "split", "surrender", surrender=True)


@pytest.mark.parametrize(
    ("draw", "actions", "sentence"),
    [
        ("2", ["hit", "double"], "a double is for the first two cards. Hit or stand"),
        ("2", ["split", "double"], "this table has no double after a split. Hit or stand"),
        ("2", ["hit", "split"], "a split needs two cards of the same rank. Hit or stand"),
        ("2", ["hit", "surrender"], "a surrender is the first decision or none. Hit or stand"),
        (
            "2",
            ["double:1001"],
            "a double adds up to the entire wager of $10, not $10.01. Correct the amount",
        ),
        (
            "TT",
            ["split", "stand", "stand", "hit"],
            (
                "no hand is left to hit: 21, a blackjack and any hand against a dealer's blackjack "
                "stand automatically. Undo that action"
            ),
        ),
    ],
)
def test_a_refusal_is_one_sentence_with_its_cure(
    draw: str, actions: list[str], sentence: str
) -> None:
    said = refused("88", draw, *actions, surrender=True, double_after_split=False)
    assert said == sentence


# The dealer


@pytest.mark.parametrize(
    ("cards", "draw", "stands", "hits"),
    [
        ("T6", "5T", "T65", "T65"),
        ("T7", "5", "T7", "T7"),
        ("A6", "4T", "A6", "A64"),
        ("A6", "T9T", "A6", "A6T"),
        ("A5", "AT", "A5A", "A5AT"),
        ("A7", "5", "A7", "A7"),
        ("22", "22222222", "222222222", "222222222"),
        ("T2", "T", "T2T", "T2T"),
    ],
)
def test_the_dealer_draws_to_17(cards: str, draw: str, stands: str, hits: str) -> None:
    for rules, final in ((HouseRules(), stands), (HouseRules(hits_soft_17=True), hits)):
        shoe = Shoe(parse_cards(face + "c" for face in draw))
        ended = dealer_draws(parse_cards(face + "d" for face in cards), shoe, rules)
        assert "".join(card_name(card)[0] for card in ended) == final


def test_a_dealer_without_a_card_voids_the_round() -> None:
    with pytest.raises(Refused, match=r"for the dealer\. The round is void, all wagers go back"):
        dealer_draws(parse_cards(["Tc", "6c"]), Shoe(()), HouseRules())


# Comparing


@pytest.mark.parametrize(
    ("hand", "dealer", "gain"),
    [
        ("T9", "T8", 1001),
        ("T8", "T8", 0),
        ("T7", "T8", -1001),
        ("T2", "T67", 1001),
        ("T6T", "T67", -1001),
        ("AK", "T8", 1501),  # 3 to 2 on $10.01 is 1501.5
        ("AK", "T56", 1501),
        ("AK", "AQ", 0),
        ("T56", "AQ", -1001),
        ("T56", "777", 0),
    ],
)
def test_a_hand_is_compared_with_the_dealers(hand: str, dealer: str, gain: int) -> None:
    mine = BlackjackHand(parse_cards(face + "c" for face in hand), 1001)
    assert net(mine, parse_cards(face + "d" for face in dealer), HouseRules()) == gain


def test_21_after_a_split_is_no_blackjack() -> None:
    mine = BlackjackHand(parse_cards(["Ac", "Kc"]), 1000, is_split=True)
    assert net(mine, parse_cards(["Td", "8d"]), HouseRules()) == 1000
    assert mine.waits


def test_a_house_may_pay_6_to_5() -> None:
    rules = house_rules({"blackjack_pays": "6 to 5"})
    assert rules.blackjack_pays == ToOne(6, 5)
    mine = BlackjackHand(parse_cards(["Ac", "Kc"]), 1001)
    assert net(mine, parse_cards(["Td", "8d"]), rules) == 1201


@pytest.mark.parametrize(("wager", "gain"), [(1000, -500), (1001, -501), (1, -1)])
def test_half_of_a_surrendered_wager_comes_back_rounded_down(wager: int, gain: int) -> None:
    mine = BlackjackHand(parse_cards(["Tc", "6c"]), wager, is_surrendered=True)
    assert net(mine, parse_cards(["Td", "6d", "Ts"]), HouseRules()) == gain
    assert not mine.waits


def test_busts_and_blackjacks_do_not_wait_for_the_dealer() -> None:
    hands = {"AK": False, "T6T": False, "T6": True, "777": True}
    for faces, waits in hands.items():
        assert BlackjackHand(parse_cards(face + "c" for face in faces), 100).waits is waits
