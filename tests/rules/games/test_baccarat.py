"""The tableau, against a second one drawn the way it is printed on the card at the table."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_assist.errors import Refused
from dealer_assist.rules.cards import DECK, parse_cards
from dealer_assist.rules.games.baccarat import Coup, play_coup, total

# Banker's total down, Player's third card across (first: Player stood), D draws, S stands.
PRINTED = (
    # -0123456789
    "DDDDDDDDDDD",
    "DDDDDDDDDDD",
    "DDDDDDDDDDD",
    "DDDDDDDDDSD",
    "DSSDDDDDDSS",
    "DSSSSDDDDSS",
    "SSSSSSSDDSS",
    "SSSSSSSSSSS",
)
FACE = "TA23456789"  # a card for each value 0 to 9
PAIRS = ("TK", "AQ", "2T", "94", "J4", "96", "33", "7K", "53", "45")  # and two for each total


def coup(*texts: str) -> Coup:
    return play_coup(parse_cards(text for row in texts for text in row.split()))


def printed_rows(player: int, banker: int, third: int, last: int) -> tuple[str, str]:
    """Return both hands by the printed tableau, as faces."""
    players, bankers = PAIRS[player], PAIRS[banker]
    if player > 7 or banker > 7:
        return players, bankers
    left = [FACE[third], FACE[last]]
    column = 0
    if player <= 5:
        players += left.pop(0)
        column = 1 + third
    if PRINTED[banker][column] == "D":
        bankers += left.pop(0)
    return players, bankers


def test_every_pair_of_totals_and_every_third_card_follow_the_printed_tableau() -> None:
    for player, banker, third, last in itertools.product(range(10), repeat=4):
        p, b = PAIRS[player], PAIRS[banker]
        faces = [p[0], b[0], p[1], b[1], FACE[third], FACE[last]]
        played = play_coup(parse_cards(face + "h" for face in faces))
        hands = printed_rows(player, banker, third, last)
        assert (played.player, played.banker) == tuple(
            parse_cards(face + "h" for face in hand) for hand in hands
        )


@pytest.mark.parametrize(
    ("cards", "points"),
    [("Th Kd Qc", 0), ("As 9c", 0), ("7h 8h", 5), ("9s 9d 9c", 7), ("2c 3d 4h", 9), ("Ah 2h", 3)],
)
def test_only_the_last_digit_counts(cards: str, points: int) -> None:
    assert total(parse_cards(cards.split())) == points


def test_cards_go_to_player_and_banker_in_turn() -> None:
    played = coup("2c 3c 4c 4h")
    assert played.player == parse_cards(["2c", "4c"])
    assert played.banker == parse_cards(["3c", "4h"])


def test_when_player_stands_the_fifth_card_is_bankers() -> None:
    played = coup("Tc 2c 6c 3h 4s 9s")
    assert played.player == parse_cards(["Tc", "6c"])
    assert played.banker == parse_cards(["2c", "3h", "4s"])


@pytest.mark.parametrize(
    ("cards", "winner", "margin", "is_natural"),
    [
        ("9c 8c Tc Th", "player", 1, True),
        ("4c 9c 4h Th", "banker", 1, True),
        ("4c 9c 4h 9h", "tie", 0, True),  # 8 against 8
        ("7c 7h Tc Th", "tie", 0, False),
        ("Tc Th Td Ts 8c 8h", "tie", 0, False),  # 8 against 8, but on three cards
        ("7c 6h Tc Th", "player", 1, False),
        ("Tc Th Td Ts 9c Kh", "player", 9, False),
    ],
)
def test_a_coup_names_its_winner(cards: str, winner: str, margin: int, *, is_natural: bool) -> None:
    played = coup(cards)
    assert (played.winner, played.margin, played.is_natural) == (winner, margin, is_natural)


def test_the_winning_hand_comes_first() -> None:
    player_wins = coup("9c 8c Tc Th")
    assert player_wins.hands() == (player_wins.player, player_wins.banker)
    banker_wins = coup("4c 9c 4h Th")
    assert banker_wins.hands() == (banker_wins.banker, banker_wins.player)


@pytest.mark.parametrize(
    ("cards", "whose"),
    [
        ("", "Player"),
        ("2c", "Banker"),
        ("2c 2h", "Player"),
        ("2c 2h 3c", "Banker"),
        ("2c 2h 3c 3h", "Player"),
        ("2c 2h 3c 3h 4c", "Banker"),
        ("Tc Th 6c 5h", "Banker"),
    ],
)
def test_too_few_cards_void_the_round(cards: str, whose: str) -> None:
    with pytest.raises(Refused, match=f"for {whose}. .*all wagers go back"):
        coup(cards)


@given(st.lists(st.sampled_from(DECK), min_size=6, max_size=9))
def test_a_coup_uses_the_front_of_the_shoe_and_nothing_else(cards: list[int]) -> None:
    played = play_coup(cards)
    used = len(played.player) + len(played.banker)
    assert sorted(played.player + played.banker) == sorted(cards[:used])
    assert play_coup(cards[:used]) == played
    assert (played.player_total, played.banker_total) == (
        total(played.player),
        total(played.banker),
    )
