"""One common jackpot for the blackjack titles that its document names: shipped tables, one link."""

import pytest
from shipped_tables import TABLES, shipped

from dealer_assist.jackpot.links import Linked, link_refusal
from dealer_assist.table.setup.checker import variant

LINK = "Blackjack Link"
TITLES = {  # as the jackpot's document has them, each by a wager or a name of its tables
    "Bet The Set": lambda setup: "bet_the_set" in setup.pays,
    "Free Bet Blackjack": lambda setup: setup.game_name == "Free Bet Blackjack",
    "House Money": lambda setup: setup.game_name == "House Money",
    "King's Bounty": lambda setup: "kings_bounty" in setup.pays,
    "Royal Match": lambda setup: "royal_match" in setup.pays,
    "TriLux Blackjack": lambda setup: setup.game_name == "TriLux Bonus",
    "Zappit Blackjack": lambda setup: setup.game_name == "Zappit Blackjack",
}


def playing_for(jackpot: str) -> dict[str, Linked]:
    """Every shipped table that plays for a jackpot with six decks, by the player's cards."""
    return {
        name: Linked(setup.game, one, setup.decks, variant(setup))
        for name, setup in zip(TABLES, map(shipped, TABLES), strict=True)
        for one in setup.jackpots.values()
        if one.key == jackpot
        and setup.decks == 6
        and setup.options.get("blazing_7s_rule") == "player_cards"
    }


@pytest.mark.parametrize("jackpot", ["B7-1", "TLX-6"])
def test_all_blackjack_titles_may_play_for_one_meter(jackpot: str) -> None:
    linked = list(playing_for(jackpot).values())
    assert {one.game for one in linked} == {
        "house_money",
        "blackjack",
        "free_bet_blackjack",
        "zappit_blackjack",
    }
    assert {link_refusal(linked[0], other) for other in linked[1:]} == {""}


@pytest.mark.parametrize("title", TITLES)
def test_every_title_of_the_document_has_a_table_on_the_common_jackpot(title: str) -> None:
    tables = playing_for("B7-1")
    assert any(TITLES[title](shipped(name)) for name in tables)


def test_the_tables_of_a_link_name_the_games_of_the_others() -> None:
    for name in ("free-bet-blazing", "free-bet-trilux", "zappit-blazing", "trilux-washington"):
        setup = shipped(name)
        (link,) = setup.links.values()
        others = {one.game for one in link.others}
        assert link.name == LINK
        assert len(others) == 3
        assert setup.game not in others


def test_a_table_without_bonus_bets_has_no_stage_for_them() -> None:
    keys = {name: [one.key for one in shipped(name).stages] for name in TABLES}
    assert keys["trilux-nexus"] == ["bets", "play", "dealer", "settle"]
    assert keys["blackjack-royal-match"] == ["bets", "deal", "play", "dealer", "settle"]
    assert keys["blackjack-trilux"] == ["bets", "play", "dealer", "settle"]
