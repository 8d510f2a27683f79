"""Cover All dealt at random comes to what is counted, where both can be had."""

from dealer_assist.catalog.games import load_game
from dealer_assist.odds.figure import fixed_figure
from dealer_assist.odds.games.highest_dealt import cover_all_dealt
from dealer_assist.odds.highest_hand import highest_hand_chances
from dealer_assist.paths import resources


def test_it_is_within_its_error_of_the_exact_edge() -> None:
    game = load_game(resources() / "games" / "caribbean.toml")
    table = game.paytables["cover_all"]["CA-1"]
    told: list[int] = []
    for one in cover_all_dealt(game, table, 1.0, lambda done, total: told.append(done)):
        hands = one["conditions"]["hands"]
        name = (game.key, "cover_all", table.name)
        exact = fixed_figure(name, {}, highest_hand_chances(hands), table.by_hands[hands])
        assert abs(one["house_edge"] - exact["house_edge"]) < 6 * one["standard_error"] + 0.02
        assert one["samples"] >= 50
    assert told[0] == 0
