"""What rules say they can award is what they do award: proved by counting every hand there is."""

from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from itertools import combinations, product

import pytest

from dealer_assist.catalog.games import load_games
from dealer_assist.odds.chances import Chances, tally
from dealer_assist.odds.games.beside_bets import (
    bust_chances,
    first_two_chances,
    up_card_chances,
)
from dealer_assist.odds.games.best_plays import suit_length_chances
from dealer_assist.odds.games.blackjack_bets import push_22_chances, super_match_chances
from dealer_assist.odds.games.bug_hands import bug_chances
from dealer_assist.odds.games.crazy4 import bad_beat_chances
from dealer_assist.odds.games.dragon import dragon_chances
from dealer_assist.odds.hand_classes import (
    five_card_chances,
    five_of_seven_chances,
    four_card_chances,
    six_card_chances,
)
from dealer_assist.odds.highest_hand import highest_hand_chances
from dealer_assist.odds.shoe_cards import house_money_chances
from dealer_assist.odds.side_bets import side_bet_chances
from dealer_assist.odds.three_cards import three_card_chances
from dealer_assist.odds.two_cards import holdem_bonus_chances
from dealer_assist.odds.wild_cards import wild_card_chances
from dealer_assist.paths import resources
from dealer_assist.rules.awards import Awards, Met, down_to
from dealer_assist.rules.bets.besides import AWARDS as BESIDE_AWARDS
from dealer_assist.rules.bets.side_bets import SIDE_BETS
from dealer_assist.rules.cards import RANKS
from dealer_assist.rules.games.judges import JUDGES
from dealer_assist.rules.ranking.five_cards import lines_by_pair
from dealer_assist.rules.ranking.named import RANKINGS
from dealer_assist.rules.ranking.three_cards import SPADES_ROYAL

GAMES = load_games(resources() / "games")
WHIST = Awards((("grand_slam", "slam"), ("slam",), ("odd_trick",)), (("honours",),))

COVER_ALL = GAMES["caribbean_stud"].awards["cover_all"]


# Every deal of a wager, sorted by the lines that its hand meets.
def without_spades(chances: Chances) -> Chances:
    """Only the progressive tells the mini royal of spades from the others."""
    ways = (
        (tuple(one for one in met if one != SPADES_ROYAL), n) for met, n in chances.ways.items()
    )
    return tally(ways, chances.total)


def by_pair(chances: Chances) -> Chances:
    """A pair is paid by its rank, and each rank comes as often as another."""
    pairs = chances.ways[("pair",)]
    apart = [(lines_by_pair("pair", rank), pairs // len(RANKS)) for rank in range(len(RANKS))]
    others = [(met, n) for met, n in chances.ways.items() if met != ("pair",)]
    return tally([*others, *apart], chances.total)


def rummy_chances() -> Chances:
    """Count three cards by the line of their points."""
    ranking = RANKINGS["rummy_points"]
    dealt = list(combinations(range(52), 3))
    return tally(((ranking.lines(one, ranking.best(one)), 1) for one in dealt), len(dealt))


COUNTED: dict[tuple[str, str], Callable[[], Chances]] = {
    ("crazy4", "super_bonus"): four_card_chances,
    ("crazy4", "queens_up"): four_card_chances,
    ("crazy4", "bad_beat"): bad_beat_chances,
    ("six_five_four", "ante_bonus"): four_card_chances,
    ("six_five_four", "queens_up"): four_card_chances,
    ("four_card", "ante_bonus"): four_card_chances,
    ("four_card", "aces_up"): four_card_chances,
    ("caribbean", "play"): five_card_chances,
    ("caribbean", "cover_all"): lambda: highest_hand_chances(8),
    ("holdem_bonus", "bonus"): holdem_bonus_chances,
    ("house_money", "house_money"): lambda: house_money_chances(6),
    ("classic_blackjack", "royal_match"): lambda: side_bet_chances(SIDE_BETS["royal_match"], 6),
    ("classic_blackjack", "kings_bounty"): lambda: side_bet_chances(SIDE_BETS["kings_bounty"], 6),
    ("classic_blackjack", "bet_the_set"): lambda: side_bet_chances(SIDE_BETS["bet_the_set"], 6),
    ("dragon_bonus", "dragon_player"): lambda: dragon_chances(8, "player"),
    ("dragon_bonus", "dragon_banker"): lambda: dragon_chances(8, "banker"),
    ("three_card_poker", "ante_bonus"): lambda: without_spades(three_card_chances()),
    ("three_card_poker", "pair_plus"): lambda: without_spades(three_card_chances()),
    ("three_card_poker", "six_card"): six_card_chances,
    ("ultimate_texas_holdem", "blind"): five_of_seven_chances,
    ("ultimate_texas_holdem", "trips"): five_of_seven_chances,
    ("mississippi_stud", "main"): lambda: by_pair(five_card_chances()),
    ("mississippi_stud", "three_card"): lambda: without_spades(three_card_chances()),
    ("let_it_ride", "main"): lambda: by_pair(five_card_chances()),
    ("let_it_ride", "three_card"): lambda: without_spades(three_card_chances()),
    ("big_raise_stud", "main"): lambda: by_pair(five_card_chances()),
    ("big_raise_stud", "three_card"): lambda: without_spades(three_card_chances()),
    ("triple_shot_rummy", "main"): rummy_chances,
    ("triple_shot_rummy", "pair_plus"): lambda: without_spades(three_card_chances()),
    ("i_luv_suits", "flush_rush"): suit_length_chances,
    ("i_luv_suits", "super_flush_rush"): suit_length_chances,
    ("flush_rush", "main"): suit_length_chances,
    ("high_five_poker", "trips"): bug_chances,
    ("three_card_draw", "in_to_win"): lambda: without_spades(three_card_chances()),
    ("three_card_draw", "first_three"): lambda: without_spades(three_card_chances()),
    ("three_card_draw", "pairs_plus"): lambda: without_spades(three_card_chances()),
    ("free_bet_blackjack", "push_22"): lambda: push_22_chances(6, "hit"),
    ("blackjack_switch", "super_match"): lambda: super_match_chances(6),
    ("dj_wild", "blind"): wild_card_chances,
    ("dj_wild", "trips"): wild_card_chances,
    ("casino_war", "tie"): lambda: tally([(("tie",), 1), ((), 12)], 13),
    ("ez_baccarat", "dragon_player"): lambda: dragon_chances(8, "player"),
    ("ez_baccarat", "dragon_banker"): lambda: dragon_chances(8, "banker"),
}


BESIDES: dict[str, Callable[[], Chances]] = {
    "field_gold": lambda: first_two_chances(6),
    "fortune_blackjack": lambda: up_card_chances("fortune_blackjack", 6),
    "trilux_fixed": lambda: up_card_chances("trilux_fixed", 6),
    "bet_the_bust": lambda: bust_chances(6, "hit", *BESIDE_AWARDS["bet_the_bust"].lines),
}
"""The bets that every game of blackjack takes."""


def wagers() -> Iterator[tuple[str, str]]:
    for game in GAMES.values():
        for wager in game.awards:
            yield game.key, wager


def sets(hands: Iterable[Met]) -> set[frozenset[str]]:
    return {frozenset(met) for met in hands if met}


def _param(game: str, wager: str) -> object:
    # The first count over a deck with wild cards takes a dozen seconds.
    slow = pytest.mark.long if GAMES[game].has_joker else ()
    return pytest.param(game, wager, marks=slow)


@pytest.mark.parametrize(("game", "wager"), [_param(*one) for one in wagers()])
def test_a_wager_awards_exactly_the_hands_that_its_deals_can_make(game: str, wager: str) -> None:
    awards = GAMES[game].awards[wager]
    count = COUNTED.get((GAMES[game].sums, wager)) or BESIDES[wager]
    ways = count().ways
    assert sets(awards.hands) == sets(met for met, count in ways.items() if count)


@pytest.mark.parametrize("hands", COVER_ALL.columns)
def test_every_column_of_cover_all_can_be_hit_on_every_line(hands: int) -> None:
    ways = highest_hand_chances(hands).ways
    assert sets(ways) == sets(COVER_ALL.hands)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_a_game_judges_for_its_jackpots_as_all_games_do(game) -> None:
    for judges in game.jackpots.values():
        assert set(judges) <= set(JUDGES)
    if game.title is None:
        jackpots = import_module(f"dealer_assist.rules.games.{game.rules}").JACKPOTS
        named = {wager: set(judges) for wager, judges in game.jackpots.items()}
        judged = {wager: set(judges) for wager, judges in jackpots.items()}
        # A title of a family may play for none of the jackpots that others of it play for.
        plays_for_none = not any(named.values())
        assert named == judged or (plays_for_none and set(named) <= set(judged))
        for judges in jackpots.values():
            assert all(awards is JUDGES[judge] for judge, awards in judges.items())


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_no_printed_paytable_leaves_out_a_hand_that_it_owes(game) -> None:
    for wager, tables in game.paytables.items():
        for table in tables.values():
            for column in (table.lines, *table.by_hands.values()):
                assert game.awards[wager].unpaid(column) == (), table.name


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_every_line_owed_matters_to_some_printed_paytable(game) -> None:
    """A caution can come: without its last line a printed paytable owes that hand."""
    for wager, tables in game.paytables.items():
        for table in tables.values():
            *kept, last = table.lines
            # Where wild cards are told apart a hand is owed in both its ways.
            owed = game.awards[wager].unpaid(kept)
            assert owed
            assert all(one in (last, f"natural_{last}", f"wild_{last}") for one in owed)


def test_all_lines_are_named_once_and_the_highest_first() -> None:
    assert WHIST.lines == ("grand_slam", "slam", "odd_trick", "honours")


@pytest.mark.parametrize(
    ("paid", "unpaid"),
    [
        (("grand_slam", "slam", "odd_trick"), ()),
        (("slam", "odd_trick"), ()),  # a grand slam is paid as a slam
        (("grand_slam", "odd_trick"), ("slam",)),
        (("odd_trick",), ("slam",)),  # and is not named beside it
        (("grand_slam", "slam"), ("odd_trick",)),
        (("honours",), ("slam", "odd_trick")),
        ((), ("slam", "odd_trick")),
    ],
)
def test_a_hand_is_unpaid_where_no_line_that_it_meets_is_there(paid: Met, unpaid: Met) -> None:
    assert WHIST.unpaid(paid) == unpaid


def test_hands_are_owed_down_to_the_last_that_meets_the_lowest_line() -> None:
    assert down_to("slam", WHIST.hands) == Awards(WHIST.hands[:2], WHIST.hands[2:])
    assert down_to("honours", WHIST.hands) == Awards(WHIST.hands)


@pytest.mark.parametrize(
    ("lines", "found"),
    [
        (("grand_slam", "slam", "odd_trick", "honours"), None),
        (("honours", "odd_trick", "grand_slam", "slam"), None),
        (("slam", "grand_slam"), ("grand_slam", "slam")),
        (("odd_trick", "slam", "honours", "grand_slam"), ("grand_slam", "slam")),
        ((), None),
    ],
)
def test_a_line_below_a_wider_one_is_found(lines: Met, found: tuple[str, str] | None) -> None:
    assert WHIST.shadow(lines) == found


def test_a_line_is_in_no_shadow_while_one_of_its_hands_comes_down_to_it() -> None:
    nines = JUDGES["baccarat"]
    for lines in product(("suited6_by9", "234_suited"), repeat=2):
        assert nines.shadow(tuple(dict.fromkeys(lines))) is None
    assert nines.shadow(("9-0", "suited6_by9")) == ("suited6_by9", "9-0")
