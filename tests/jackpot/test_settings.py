"""A table's own settings: the fixed wager, and figures that replace those of the paytable."""

from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.jackpot.prizes import Claim, award, envy_due
from dealer_assist.jackpot.settings import LevelSettings, Settings, configured


def test_without_settings_only_the_preset_is_remembered(jackpots: dict[str, Jackpot]) -> None:
    atlas = jackpots["ATLAS-1"]
    same = configured(atlas, Settings())
    assert (same.levels, same.wager_cents, same.fixed_pays) == (atlas.levels, 100, "tray")
    assert same.preset == atlas.levels


def test_a_wager_of_five_dollars_multiplies_every_fixed_pay(jackpots: dict[str, Jackpot]) -> None:
    five = configured(jackpots["B7-1"], Settings(wager_cents=500))
    claims = [Claim(1, "three7", five.wager_cents), Claim(2, "one7", five.wager_cents)]
    awards, _ = award(five, {}, claims)
    assert [one.prize for one in awards] == [1_000, 100_000]  # 2 and 200 for 1, on $5


def test_envy_is_multiplied_only_where_the_paytable_says_so(jackpots: dict[str, Jackpot]) -> None:
    for name, hand, envy in [
        ("MGL-01", "straight_flush", 150_000),
        ("ATLAS-1", "four_aces", 10_000),
    ]:
        five = configured(jackpots[name], Settings(wager_cents=500))
        due = envy_due(five, [Claim(1, hand, 500)], {1: 500, 2: five.wager_cents})
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
