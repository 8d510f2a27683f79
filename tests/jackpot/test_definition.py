"""A jackpot's lines and levels, as its file has them."""

import pytest

from dealer_assist.jackpot.definition import (
    Jackpot,
    JackpotKind,
    LevelSettings,
    Line,
    Linking,
    Settings,
    as_house,
    configured,
)
from dealer_assist.jackpot.prizes import PrizeClaim, award, envy_due
from dealer_assist.rules.pays import ForOne, Percent, parse_pay
from dealer_assist.value import replace


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
    assert replace(atlas, kind=JackpotKind.HOUSE).is_house


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


def test_without_settings_only_the_preset_is_remembered(jackpots: dict[str, Jackpot]) -> None:
    atlas = jackpots["ATLAS-1"]
    same = configured(atlas, Settings())
    assert (same.levels, same.wager_cents, same.fixed_pays) == (atlas.levels, 100, "tray")
    assert same.preset == atlas.levels


def test_a_wager_of_five_dollars_multiplies_every_fixed_pay(jackpots: dict[str, Jackpot]) -> None:
    five = configured(jackpots["B7-1"], Settings(wager_cents=500))
    claims = [PrizeClaim(1, "three7", five.wager_cents), PrizeClaim(2, "one7", five.wager_cents)]
    awards, _ = award(five, {}, claims)
    assert [one.prize for one in awards] == [1_000, 100_000]  # 2 and 200 for 1, on $5


def test_envy_is_multiplied_only_where_the_paytable_says_so(jackpots: dict[str, Jackpot]) -> None:
    for name, hand, envy in [
        ("MGL-01", "straight_flush", 150_000),
        ("ATLAS-1", "four_aces", 10_000),
    ]:
        five = configured(jackpots[name], Settings(wager_cents=500))
        due = envy_due(five, [PrizeClaim(1, hand, 500)], {1: 500, 2: five.wager_cents})
        assert due == {2: envy}


def test_figures_change_on_the_named_level_and_the_paytables_own_are_remembered(
    jackpots: dict[str, Jackpot],
) -> None:
    major = LevelSettings(seed_cents=0, rate_bp=0, reserve_bp=100, cap_cents=5)
    link = configured(jackpots["ML01"], Settings(levels={"major": major}))
    assert link.level("mega") == jackpots["ML01"].level("mega")
    assert (link.level("major").seed_cents, link.level("major").rate_bp) == (0, 0)
    assert (link.level("major").reserve_bp, link.level("major").cap_cents) == (100, 5)
    assert link.preset_level("major") == jackpots["ML01"].level("major")


def test_what_a_level_is_not_given_stays(jackpots: dict[str, Jackpot]) -> None:
    capped = configured(
        jackpots["ATLAS-3"], Settings(levels={"main": LevelSettings(cap_cents=900_000)})
    )
    level = configured(capped, Settings(levels={"main": LevelSettings(rate_bp=1)})).level("main")
    assert (level.seed_cents, level.rate_bp) == (500_000, 1)
    assert (level.reserve_bp, level.cap_cents) == (500, 900_000)


def test_settings_on_top_of_settings_keep_the_first_preset(jackpots: dict[str, Jackpot]) -> None:
    once = configured(jackpots["ATLAS-1"], Settings(levels={"main": LevelSettings(rate_bp=1)}))
    twice = configured(once, Settings(fixed_pays="main"))
    assert (twice.fixed_pays, twice.level("main").rate_bp) == ("main", 1)
    assert twice.preset == jackpots["ATLAS-1"].levels


def test_the_hands_and_fixed_pays_stay_as_printed(jackpots: dict[str, Jackpot]) -> None:
    house = as_house(jackpots["TLX-6"])
    assert house.kind is JackpotKind.HOUSE
    assert [line.key for line in house.lines] == [line.key for line in jackpots["TLX-6"].lines]
    assert house.line("three_of_a_kind_suited").pays == ForOne(125)


def test_no_wager_raises_it_and_nothing_is_linked_to_it(jackpots: dict[str, Jackpot]) -> None:
    house = as_house(jackpots["B7-ML03"])
    assert [(one.seed_cents, one.rate_bp, one.reserve_bp) for one in house.levels] == [
        (200_000, 0, 0),
        (100_000, 0, 0),
        (50_000, 0, 0),
    ]
    assert house.links is Linking.NOTHING


def test_a_part_of_a_meter_becomes_an_amount_of_its_own(jackpots: dict[str, Jackpot]) -> None:
    house = as_house(jackpots["B7-1"])
    assert house.line("three7_color").pays == Percent(100, "three7_color")
    assert house.level("three7_color").seed_cents == 20_000  # 10 % of the seed of $2,000


def test_it_has_a_name_of_its_own_so_that_no_meter_goes_on_as_its_amount(
    jackpots: dict[str, Jackpot],
) -> None:
    assert as_house(jackpots["B7-2"]).key == "HOUSE-B7-2"


@pytest.mark.parametrize("name", ["B7-1", "B7-2", "B7-ML03", "B7-ML04", "TLX-6"])
def test_every_jackpot_of_the_blackjack_tables_may_be_one(
    jackpots: dict[str, Jackpot], name: str
) -> None:
    assert jackpots[name].may_be_house


def test_no_other_jackpot_may_be_one(jackpots: dict[str, Jackpot]) -> None:
    assert not any(one.may_be_house for one in jackpots.values() if "house_money" not in one.games)
