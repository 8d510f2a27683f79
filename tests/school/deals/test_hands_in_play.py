"""Blackjack in a lesson is played act by act: nobody acts by himself, and the dealer draws."""

from pathlib import Path

import pytest

from dealer_assist.cli.main import main
from dealer_assist.rules.cards import parse_cards
from dealer_assist.rules.ranking.blackjack import count
from dealer_assist.school.lessons import attempts
from dealer_assist.table.events.round import CardsSeen, HandActed


def _played(lesson: str, tmp_path: Path) -> list[object]:
    assert main(["school", "play", lesson, "--data", str(tmp_path)]) == 0
    return [one.event for one in attempts.events_of(tmp_path / f"{lesson}-1")]


def test_the_dealer_shows_one_card_while_hands_are_played_and_does_not_stand_on_16(
    tmp_path: Path,
) -> None:
    events = _played("free-bet-first-round", tmp_path)
    dealer = [one.cards for one in events if isinstance(one, CardsSeen) and one.place == "dealer"]
    acted = [n for n, one in enumerate(events) if isinstance(one, HandActed)]
    hole = next(
        n
        for n, one in enumerate(events)
        if isinstance(one, CardsSeen) and one.place == "dealer" and len(one.cards) > 1
    )
    assert dealer[:2] == [("6c",), ("6c", "Th")]
    assert max(acted) < hole
    assert count(parse_cards(dealer[-1]))[0] >= 17


def test_a_free_bet_is_taken_and_every_hand_stands_by_a_touch(tmp_path: Path) -> None:
    events = _played("free-bet-first-round", tmp_path)
    acts = {(one.place, one.act) for one in events if isinstance(one, HandActed)}
    assert ("2", "free_double") in acts
    assert {place for place, _ in acts} == {"1", "2", "3", "4", "6", "7"}


@pytest.mark.parametrize(
    ("lesson", "place", "cards"),
    [
        ("blackjack-three-sevens", "3", ("7h", "7h", "7h")),
        ("zappit-first-cards", "3", ("Tc", "9d")),
    ],
)
def test_what_the_file_has_beyond_the_first_cards_comes_by_an_act(
    lesson: str, place: str, cards: tuple[str, ...], tmp_path: Path
) -> None:
    seen = [
        one.cards
        for one in _played(lesson, tmp_path)
        if isinstance(one, CardsSeen) and one.place == place
    ]
    assert len(seen) > 1
    assert seen[0] != cards
    assert seen[-1][: len(cards)] == cards
