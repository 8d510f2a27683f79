"""TriLux: which lines three cards make."""

from collections import Counter
from itertools import product

import pytest

from dealer_assist.rules.bets.bonus_bets import trilux
from dealer_assist.rules.cards import DECK, card_name, parse_card, parse_cards

STRAIGHTS = {frozenset(run) for run in ("A23", *("23456789TJQKA"[n : n + 3] for n in range(11)))}


def lines(first_two: str, up_card: str) -> set[str]:
    return set(trilux.lines(parse_cards(first_two.split()), parse_card(up_card)))


@pytest.mark.parametrize(
    ("cards", "up_card", "made"),
    [
        ("As As", "As", {"three_aces_suited", "three_of_a_kind_suited", "flush"}),
        ("Ks Ks", "Ks", {"three_of_a_kind_suited", "flush"}),
        ("As As", "Ad", {"three_of_a_kind_offsuit"}),
        ("9s 9s", "9h", {"three_of_a_kind_offsuit"}),
        ("9s Js", "Ts", {"straight_flush", "straight", "flush"}),
        ("As 3s", "2s", {"straight_flush", "straight", "flush"}),
        ("Qs As", "Ks", {"straight_flush", "straight", "flush"}),
        ("Ks As", "2s", {"flush"}),
        ("Kd As", "2s", set()),
        ("9d Js", "Ts", {"straight"}),
        ("2d As", "3s", {"straight"}),
        ("Kd As", "Qs", {"straight"}),
        ("9s 9s", "4s", {"flush"}),
        ("9s 9h", "4s", set()),
        ("9s 9h", "Ts", set()),
    ],
)
def test_the_lines_of_a_hand(cards: str, up_card: str, made: set[str]) -> None:
    assert lines(cards, up_card) == made


def test_every_three_cards_of_a_shoe_make_what_a_naive_look_sees() -> None:
    # Suits permute freely, so the first card stays in one suit.
    for a, b, c in product(DECK[::4], DECK, DECK):
        names = [card_name(card) for card in (a, b, c)]
        faces, suits = Counter(n[0] for n in names), {n[1] for n in names}
        made = trilux.lines((a, b), c)
        is_run, is_trio, is_flush = frozenset(faces) in STRAIGHTS, len(faces) == 1, len(suits) == 1
        assert made == {
            line
            for line, holds in {
                "three_aces_suited": is_trio and is_flush and "A" in faces,
                "three_of_a_kind_suited": is_trio and is_flush,
                "three_of_a_kind_offsuit": is_trio and not is_flush,
                "straight_flush": is_run and is_flush,
                "straight": is_run,
                "flush": is_flush,
            }.items()
            if holds
        }
