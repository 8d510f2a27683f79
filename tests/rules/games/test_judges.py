"""Every way to judge a jackpot finds exactly the hands that it names, counted one by one."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations_with_replacement, product

import pytest

from dealer_assist.catalog.games import load_games
from dealer_assist.catalog.jackpots import load_jackpots
from dealer_assist.odds.chances import Chances
from dealer_assist.odds.hand_classes import five_card_chances, four_card_chances, seven_card_chances
from dealer_assist.odds.shoe_cards import blazing_7s_chances, trilux_chances
from dealer_assist.odds.three_cards import three_card_chances
from dealer_assist.paths import resources
from dealer_assist.rules.awards import down_to
from dealer_assist.rules.cards import Card
from dealer_assist.rules.games.baccarat import VALUES, Coup, play_coup
from dealer_assist.rules.games.dragon_bonus import progressive_lines
from dealer_assist.rules.games.judges import JUDGES

COUNTED: dict[str, Callable[[], Chances]] = {
    "best_four": four_card_chances,
    "first_five": five_card_chances,
    "seven_cards": seven_card_chances,
    "three_cards": three_card_chances,
    "blazing_7s": lambda: blazing_7s_chances(6),
    "trilux": lambda: trilux_chances(6),
}
BACCARAT = {"baccarat", "baccarat_naturals"}


def test_the_judges_are_those_that_the_games_name() -> None:
    games = load_games(resources() / "games").values()
    named = {judge for game in games for ways in game.jackpots.values() for judge in ways}
    assert named <= set(JUDGES)
    assert set(JUDGES) - named <= {"three_cards"}  # until a game of three cards ships
    assert set(COUNTED) | BACCARAT == set(JUDGES)


@pytest.mark.parametrize("judge", COUNTED)
def test_a_judge_finds_exactly_the_hands_that_it_names(judge: str) -> None:
    ways = COUNTED[judge]().ways
    found = {frozenset(met) for met, count in ways.items() if met and count}
    assert {frozenset(met) for met in JUDGES[judge].hands} == found


@cache
def coups() -> tuple[Coup, ...]:
    """Return every coup by the values of its cards that is a natural or won by eight or more."""
    ranks = [VALUES.index(value) for value in range(10)]
    pairs = list(combinations_with_replacement(ranks, 2))
    sides = [(*pair, *third) for pair in pairs for third in [(), *((rank,) for rank in ranks)]]
    low, high = ([side for side in sides if points(side) in ends] for ends in ((0, 1), (8, 9)))
    ended = (*product(low, high), *product(high, low), *product(pairs, repeat=2))
    return tuple(
        play_coup(cards)
        for player, banker in ended
        if is_played(player, banker)
        for cards in suited(drawn(player, banker))
    )


def points(ranks: tuple[int, ...]) -> int:
    return sum(VALUES[rank] for rank in ranks) % 10


def drawn(player: tuple[int, ...], banker: tuple[int, ...]) -> tuple[int, ...]:
    """Put both hands into the order in which their cards leave the shoe."""
    return (player[0], banker[0], player[1], banker[1], *player[2:], *banker[2:])


def is_played(player: tuple[int, ...], banker: tuple[int, ...]) -> bool:
    """True if the tableau ends with these hands: nothing more drawn, nothing less."""
    coup = play_coup([*(4 * rank for rank in drawn(player, banker)), 0, 0])
    return len(coup.player) == len(player) and len(coup.banker) == len(banker)


def suited(ranks: tuple[int, ...]) -> Iterator[list[Card]]:
    """Lay ranks out in clubs, in diamonds, and in both by turns of one, two or three cards."""
    for one, other in ((0, 0), (1, 1), (0, 1), (1, 0)):
        for turn in (1, 2, 3) if one != other else (1,):
            yield [4 * r + (one if n // turn % 2 else other) for n, r in enumerate(ranks)]


@pytest.mark.parametrize("judge", sorted(BACCARAT))
def test_a_coup_makes_exactly_the_hands_that_baccarat_names(judge: str) -> None:
    options = (False, True) if judge == "baccarat" else (False,)
    found = {progressive_lines(coup, natural_nine=nine) for coup in coups() for nine in options}
    assert {frozenset(met) for met in JUDGES[judge].hands} == found - {frozenset()}


@pytest.mark.parametrize(
    "jackpot", load_jackpots(resources() / "jackpots").values(), ids=lambda one: one.key
)
def test_no_printed_jackpot_leaves_out_a_hand_that_it_owes(jackpot) -> None:
    *kept, last = (line.key for line in jackpot.lines)
    owed = JUDGES[jackpot.judge]
    if jackpot.pays_from:
        owed = down_to(jackpot.pays_from, owed.hands)
    assert owed.unpaid([*kept, last]) == ()
    # And without its last line a printed jackpot owes that hand, or some of those it met.
    assert owed.unpaid(kept) != ()
