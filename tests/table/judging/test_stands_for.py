"""What a wild card stands for follows from the hand that it makes."""

import pytest
from dealt_table import dealt

from dealer_assist.table.facts.judging.stands_for import stands_for


@pytest.mark.parametrize(
    ("cards", "found"),
    [
        ("9h Th 2s Qh 2c", {"2s": "Jh", "2c": "Kh"}),  # a straight flush, king high
        ("Th Jh 2s Qh Kh", {"2s": "Ah"}),
        ("9h Ts 2s Qh 2c", {"2s": "J", "2c": "K"}),  # a straight has no suit
        ("Ah 3s 4h 5c Jk", {"Jk": "2"}),
        ("Ks Kh 9d Jk 7c", {"Jk": "K"}),
        ("9s 9h 8d 8c 2d", {"2d": "9"}),
        ("Ah 9h 7h 4h Jk", {"Jk": "Kh"}),  # the highest that is missing
        ("9s 9h 9d Jk 2d", {"Jk": "9", "2d": "9"}),
        ("2s 2h 2d 2c Jk", {}),  # five wilds stand for nothing else
        ("Ts Td Tc Jd Js", {}),
        ("2s 2d 7c 7d 9h", {"2s": "7", "2d": "7"}),
    ],
)
def test_a_wild_card_stands_for_what_the_hand_lacks(cards: str, found: dict[str, str]) -> None:
    wagers = {4: {"ante": 2500, "blind": 2500, "play": 5000}}
    table = dealt("dj-wild", {"4": cards, "dealer": "As Ad 8c 5h 4s"}, wagers)
    assert dict(stands_for(table, "4")) == found


def test_other_games_have_none() -> None:
    assert stands_for(dealt("caribbean", {"4": "2s 2d 7c 7d 9h"}), "4") == {}
