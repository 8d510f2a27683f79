"""A jackpot's lines and levels, as its file has them."""

from dataclasses import replace

import pytest

from dealer_assist.jackpot.definition import Jackpot, Kind, Line
from dealer_assist.rules.pays import parse_pay


@pytest.mark.parametrize(
    ("pays", "stake", "prize", "percent"),
    [
        ("300 for 1", 100, 30_000, 0),
        ("300 for 1", 500, 150_000, 0),  # fixed pays scale with the configured wager
        ("1000 to 1", 500, 500_000, 0),
        ("3 to 2", 25, 37, 0),  # what is not a whole cent is rounded down
        ("push", 100, 0, 0),
        ("10 % of main", 100, 0, 10),
        ("100 % of main", 100, 0, 100),
    ],
)
def test_a_line_pays_a_fixed_prize_or_a_share_never_both(
    pays: str, stake: int, prize: int, percent: int
) -> None:
    line = Line("hand", "Hand", parse_pay(pays))
    assert (line.fixed_prize(stake), line.percent) == (prize, percent)


def test_lines_and_levels_are_found_by_name(jackpots: dict[str, Jackpot]) -> None:
    ml03 = jackpots["ML03"]
    assert ml03.line("straight_flush").label == "Straight Flush"
    assert ml03.level("minor").seed_cents == 30_000
    assert ml03.has_line("four_of_a_kind")
    assert not ml03.has_line("four_aces")


def test_a_hand_is_paid_for_its_highest_line_only(jackpots: dict[str, Jackpot]) -> None:
    atlas = jackpots["ATLAS-1"]
    line = atlas.highest_line(frozenset({"four_of_a_kind", "four_aces"}))
    assert line is not None
    assert line.key == "four_aces"
    assert atlas.highest_line(frozenset({"pair"})) is None


def test_other_seeds_change_the_named_levels_and_nothing_else(
    jackpots: dict[str, Jackpot],
) -> None:
    before = jackpots["ML03"]
    after = before.with_seeds({"major": 77})
    assert [level.seed_cents for level in after.levels] == [1_000_000, 77, 30_000]
    assert after.lines == before.lines
    assert before.level("major").seed_cents == 100_000


def test_a_jackpot_is_a_progressive_unless_its_file_says_house(
    jackpots: dict[str, Jackpot],
) -> None:
    atlas = jackpots["ATLAS-1"]
    assert not atlas.is_house
    assert replace(atlas, kind=Kind.HOUSE).is_house


@pytest.mark.parametrize(
    ("name", "wager", "prize"),
    [("ATLAS-1", 100, 30_000), ("ATLAS-1", 500, 150_000), ("DBP-1-5", 500, 500_000)],
)
def test_the_largest_fixed_prize_is_that_of_the_configured_wager(
    jackpots: dict[str, Jackpot], name: str, wager: int, prize: int
) -> None:
    assert replace(jackpots[name], wager_cents=wager).largest_fixed_prize == prize


def test_a_jackpot_that_no_table_has_changed_is_its_own_preset(
    jackpots: dict[str, Jackpot],
) -> None:
    ml01 = jackpots["ML01"]
    assert ml01.preset_level("major") == ml01.level("major")
    raised = replace(ml01, preset=ml01.with_seeds({"major": 1}).levels)
    assert raised.preset_level("major").seed_cents == 1
    assert raised.preset_level("mega").seed_cents == 1_000_000
