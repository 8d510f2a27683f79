"""Stakes that stand for wagers nobody has counted."""

from dealt_table import game_of, shipped

from dealer_assist.table.facts.settling import deal_record, settlement


def offered(table: str, side: str = "") -> dict[str, int]:
    setup = shipped(table)
    return deal_record.one_of_each(game_of(setup), [row.key for row in setup.wagers], side)


def test_every_wager_is_of_a_size_that_its_game_allows() -> None:
    stud = offered("caribbean")
    holdem = offered("holdem-nexus")

    assert stud["play"] == 2 * stud["ante"]
    assert (holdem["flop"], holdem["turn"]) == (2 * holdem["ante"], holdem["ante"])
    assert "progressive" not in holdem


def test_a_known_side_leaves_the_wagers_of_the_other_one_out() -> None:
    assert list(offered("dragon-nexus", "player")) == ["player", "tie", "dragon_player"]


def test_odds_are_printed_in_lowest_terms() -> None:
    assert settlement.odds(10_000, 9_500) == "19 to 20"
    assert settlement.odds(10_000, 15_000) == "3 to 2"
    assert settlement.odds(10_000, -10_000) == "–"


def test_a_bonus_without_a_stake_is_reckoned_on_the_ante() -> None:
    assert settlement.odds(0, 20 * deal_record.UNIT) == "20 to 1"


def test_what_a_table_does_not_offer_is_not_made() -> None:
    assert "bad_beat" not in offered("crazy4-nexus")
