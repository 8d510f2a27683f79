"""The prizes of one round: payment order, stepping meters, shares, envy, tray or meter."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_assist.jackpot.account import Account, contribute, open_account
from dealer_assist.jackpot.definition import Jackpot, JackpotKind, Level, Line
from dealer_assist.jackpot.prizes import (
    LEFT_TO_RIGHT,
    PrizeAward,
    PrizeClaim,
    award,
    envy_due,
    in_payment_order,
    recognised,
    split,
)
from dealer_assist.rules.pays import Percent, parse_pay
from dealer_assist.value import replace

Accounts = dict[str, Account]


def opened(jackpot: Jackpot, **meters_cents: int) -> Accounts:
    """Open the levels, some of them raised to a display."""
    accounts = {level.name: open_account(level) for level in jackpot.levels}
    for name, cents in meters_cents.items():
        raised = cents * 10_000 - accounts[name].meter
        accounts[name] = replace(accounts[name], meter=cents * 10_000, contributed=raised)
    return accounts


def test_the_farthest_right_is_paid_first(jackpots: dict[str, Jackpot]) -> None:
    claims = [PrizeClaim(seat, "three_of_a_kind", 100) for seat in (2, 7, 1, 5)]
    assert [claim.seat for claim in in_payment_order(claims)] == [7, 5, 2, 1]
    awards, _ = award(jackpots["ATLAS-1"], opened(jackpots["ATLAS-1"]), claims)
    assert [one.seat for one in awards] == [7, 5, 2, 1]


def test_the_whole_meter_is_paid_to_the_cent_and_reseeded(jackpots: dict[str, Jackpot]) -> None:
    atlas = jackpots["ATLAS-1"]
    awards, left = award(atlas, opened(atlas, main=1_284_637), [PrizeClaim(5, "four_aces", 100)])
    assert awards[0].prize == awards[0].from_meter == 1_284_637
    assert awards[0].from_tray == 0
    assert left["main"].shown_cents == 500_000


def test_a_second_whole_meter_of_the_round_gets_the_reseeded_one(
    jackpots: dict[str, Jackpot],
) -> None:
    atlas3 = jackpots["ATLAS-3"]
    before = opened(atlas3, main=900_000)
    before["main"] = contribute(atlas3.level("main"), before["main"], 1_000)  # $2, and $0.50 kept
    both = [PrizeClaim(3, "four_aces", 100), PrizeClaim(7, "four_aces", 100)]
    awards, left = award(atlas3, before, both)
    assert [(one.seat, one.prize) for one in awards] == [(7, 900_200), (3, 500_050)]
    assert left["main"].shown_cents == 500_000
    assert left["main"].imbalance == 0


def test_each_percentage_win_takes_from_what_the_one_before_left(
    jackpots: dict[str, Jackpot],
) -> None:
    link = jackpots["MGL-01"]
    claims = [PrizeClaim(seat, "straight_flush", 100) for seat in (1, 4, 6)]
    awards, left = award(link, opened(link, main=1_000_005), claims)
    # 10 % of 10,000.05, of 9,000.05, of 8,100.05, each rounded down to the cent.
    assert [(one.seat, one.prize) for one in awards] == [(6, 100_000), (4, 90_000), (1, 81_000)]
    assert left["main"].shown_cents == 729_005
    assert [one.meter_before for one in awards[1:]] == [one.meter_after for one in awards[:-1]]


def test_each_line_pays_from_its_own_level(jackpots: dict[str, Jackpot]) -> None:
    ml03 = jackpots["ML03"]
    claims = [PrizeClaim(1, "royal_flush", 100), PrizeClaim(2, "four_of_a_kind", 100)]
    awards, left = award(ml03, opened(ml03, mega=2_000_000, minor=40_000), claims)
    assert [(one.level, one.prize) for one in awards] == [("minor", 40_000), ("mega", 2_000_000)]
    assert left["major"] == opened(ml03)["major"]


def test_fixed_prizes_come_from_the_tray_and_leave_the_meter_alone(
    jackpots: dict[str, Jackpot],
) -> None:
    atlas = jackpots["ATLAS-1"]
    before = opened(atlas)
    (one,), left = award(atlas, before, [PrizeClaim(4, "four_of_a_kind", 100)])
    assert (one.prize, one.from_tray, one.from_meter, one.level) == (30_000, 30_000, 0, "")
    assert left == before


def test_where_all_pays_come_off_the_meter_the_tray_pays_what_it_cannot_cover(
    jackpots: dict[str, Jackpot],
) -> None:
    from_meter = replace(jackpots["ATLAS-1"], fixed_pays="main")
    claims = [PrizeClaim(2, "four_of_a_kind", 100), PrizeClaim(6, "four_of_a_kind", 100)]
    awards, left = award(from_meter, opened(from_meter, main=40_000), claims)
    assert [(one.from_meter, one.from_tray) for one in awards] == [(30_000, 0), (10_000, 20_000)]
    assert left["main"].meter == 0
    assert left["main"].imbalance == 0


def test_a_shared_prize_is_split_with_the_odd_cents_first_in_payment_order(
    jackpots: dict[str, Jackpot],
) -> None:
    dragon = jackpots["DBP-1"]
    claims = [PrizeClaim(seat, "234_suited", 100) for seat in (2, 5, 7)]
    awards, left = award(dragon, opened(dragon, main=1_000_010), claims)
    # 10 % of 10,000.10 is 1,000.01 for three: 333.34, 333.34, 333.33.
    assert [(one.seat, one.prize) for one in awards] == [(7, 33_334), (5, 33_334), (2, 33_333)]
    assert left["main"].shown_cents == 1_000_010 - 100_001


def test_a_shared_whole_meter_is_won_once_and_reseeded_once(jackpots: dict[str, Jackpot]) -> None:
    dragon = jackpots["DBP-1"]
    claims = [PrizeClaim(seat, "234_diamonds", 100) for seat in (1, 6)]
    awards, left = award(dragon, opened(dragon, main=1_234_567), claims)
    assert [one.prize for one in awards] == [617_284, 617_283]
    assert left["main"].seeded == 2 * 10_000_000_000
    assert [one.seed for one in awards] == [10_000_000_000, 0]


def test_a_shared_prize_is_one_hit_and_every_share_knows_it(jackpots: dict[str, Jackpot]) -> None:
    dragon = jackpots["DBP-1"]
    claims = [PrizeClaim(seat, "234_diamonds", 100) for seat in (1, 5, 7)]
    awards, _ = award(dragon, opened(dragon, main=900_330), claims)
    assert [(one.share, one.shares, one.hit_prize) for one in awards] == [
        (1, 3, 900_330),
        (2, 3, 900_330),
        (3, 3, 900_330),
    ]
    assert [one.begins_hit for one in awards] == [True, False, False]
    assert sum(one.prize for one in awards) == 900_330
    assert {(one.meter_before, one.meter_after) for one in awards} == {
        (9_003_300_000, 10_000_000_000)
    }


def test_a_prize_of_ones_own_is_a_hit_of_one_share(jackpots: dict[str, Jackpot]) -> None:
    atlas = jackpots["ATLAS-1"]
    claims = [PrizeClaim(3, "four_aces", 100), PrizeClaim(5, "straight_flush", 100)]
    awards, _ = award(atlas, opened(atlas), claims)
    assert [(one.share, one.shares, one.hit_prize) for one in awards] == [
        (1, 1, one.prize) for one in awards
    ]


def test_from_left_to_right_the_odd_cents_and_the_first_meter_go_to_the_left(
    jackpots: dict[str, Jackpot],
) -> None:
    dragon, atlas = jackpots["DBP-1"], jackpots["ATLAS-1"]
    claims = [PrizeClaim(seat, "234_suited", 100) for seat in (2, 5, 7)]
    awards, _ = award(dragon, opened(dragon, main=1_000_010), claims, LEFT_TO_RIGHT)
    assert [(one.seat, one.prize) for one in awards] == [(2, 33_334), (5, 33_334), (7, 33_333)]
    both = [PrizeClaim(3, "four_aces", 100), PrizeClaim(7, "four_aces", 100)]
    awards, _ = award(atlas, opened(atlas, main=900_000), both, LEFT_TO_RIGHT)
    assert [(one.seat, one.prize) for one in awards] == [(3, 900_000), (7, 500_000)]


def unnamed(awards: tuple[PrizeAward, ...]) -> list[PrizeAward]:
    """Write awards as an earlier release did: without a word on shares."""
    return [replace(one, share=1, shares=1, whole=0) for one in awards]


@pytest.mark.parametrize("line", ["234_diamonds", "234_suited", "234_unsuited"])
@pytest.mark.parametrize("seats", [(4,), (1, 6), (1, 2, 3, 4, 5, 6, 7)])
def test_shares_of_an_earlier_release_are_recognised(
    jackpots: dict[str, Jackpot], line: str, seats: tuple[int, ...]
) -> None:
    dragon = jackpots["DBP-1"]
    awards, _ = award(
        dragon, opened(dragon, main=1_500_000), [PrizeClaim(seat, line, 100) for seat in seats]
    )
    found = recognised(unnamed(awards))
    assert [(one.share, one.shares, one.hit_prize) for one in found] == [
        (one.share, one.shares, one.hit_prize) for one in awards
    ]


def test_whole_meters_won_one_after_another_are_no_shares(jackpots: dict[str, Jackpot]) -> None:
    atlas = jackpots["ATLAS-1"]
    claims = [PrizeClaim(seat, "four_aces", 100) for seat in (1, 2, 3)]
    awards, _ = award(atlas, opened(atlas), claims)  # each finds the seed, and leaves it
    assert len({(one.meter_before, one.meter_after) for one in awards}) == 1
    assert [one.shares for one in recognised(unnamed(awards))] == [1, 1, 1]


def test_fixed_prizes_off_a_meter_that_was_reseeded_between_are_no_shares(
    jackpots: dict[str, Jackpot],
) -> None:
    atlas = replace(jackpots["ATLAS-1"], fixed_pays="main")
    lines = {7: "four_aces", 6: "four_of_a_kind", 5: "four_aces", 4: "four_of_a_kind"}
    claims = [PrizeClaim(seat, line, 500) for seat, line in lines.items()]
    awards, _ = award(atlas, opened(atlas), claims)  # each four of a kind finds the seed
    assert awards[1].meter_before == awards[3].meter_before
    assert recognised(awards) == awards
    assert [one.shares for one in recognised(unnamed(awards))] == [1, 1, 1, 1]


def test_a_fixed_line_of_a_shared_jackpot_pays_each_in_full(jackpots: dict[str, Jackpot]) -> None:
    dragon = jackpots["DBP-1"]
    claims = [PrizeClaim(seat, "234_unsuited", 100) for seat in (1, 6)]
    awards, _ = award(dragon, opened(dragon), claims)
    assert [one.prize for one in awards] == [100_000, 100_000]


def house(jackpot: Jackpot) -> Jackpot:
    """Turn a paytable into a house jackpot: its seeds are the amounts on display."""
    levels = tuple(replace(level, rate_bp=0, reserve_bp=0) for level in jackpot.levels)
    return replace(jackpot, kind=JackpotKind.HOUSE, levels=levels)


def test_a_house_jackpot_is_paid_in_full_to_each_winner_and_stays_what_it_was(
    jackpots: dict[str, Jackpot],
) -> None:
    amount = house(jackpots["B7-1"])
    before = opened(amount)
    awards, left = award(
        amount, before, [PrizeClaim(seat, "three7_suited", 100) for seat in (2, 5)]
    )
    assert [(one.seat, one.prize, one.from_tray) for one in awards] == [
        (5, 200_000, 200_000),
        (2, 200_000, 200_000),
    ]
    assert all((one.level, one.seed, one.from_meter) == ("", 0, 0) for one in awards)
    assert left == before


def test_a_house_jackpot_is_never_shared_and_pays_its_fixed_lines_by_the_wager(
    jackpots: dict[str, Jackpot],
) -> None:
    amount = house(jackpots["DBP-1"])
    assert amount.is_shared
    awards, left = award(
        amount, opened(amount), [PrizeClaim(n, "234_diamonds", 100) for n in (1, 6)]
    )
    assert [one.prize for one in awards] == [1_000_000, 1_000_000]
    (fixed,), _ = award(amount, left, [PrizeClaim(3, "9-0", 500)])
    assert (fixed.prize, fixed.stake, fixed.line) == (5_000, 500, "9-0")


@given(st.integers(1, 10**7), st.lists(st.integers(0, 50_000), max_size=20))
def test_no_wager_ever_raises_a_house_jackpot(amount: int, wagers: list[int]) -> None:
    level = Level("main", "House jackpot", amount, 0)
    account = open_account(level)
    for cents in wagers:
        account = contribute(level, account, cents)
    assert account == open_account(level)


def test_a_round_without_claims_pays_nothing(jackpots: dict[str, Jackpot]) -> None:
    atlas = jackpots["ATLAS-1"]
    assert award(atlas, opened(atlas), []) == ((), opened(atlas))


@given(st.integers(0, 10**9), st.integers(1, 7))
def test_all_of_a_shared_prize_is_paid_and_no_two_shares_differ_by_more_than_a_cent(
    prize: int, ways: int
) -> None:
    shares = split(prize, ways)
    assert sum(shares) == prize
    assert shares == sorted(shares, reverse=True)
    assert shares[0] - shares[-1] <= 1


def test_envy_goes_to_every_other_seat_with_the_wager_never_to_the_hitter(
    jackpots: dict[str, Jackpot],
) -> None:
    claims = [PrizeClaim(5, "four_aces", 100)]
    due = envy_due(jackpots["ATLAS-1"], claims, {7: 100, 5: 100, 1: 100, 2: 0})
    assert due == {1: 10_000, 7: 10_000}
    assert list(due) == [1, 7]


def test_two_envied_hands_bring_two_envies_and_each_hitter_the_others(
    jackpots: dict[str, Jackpot],
) -> None:
    claims = [PrizeClaim(5, "four_aces", 100), PrizeClaim(7, "straight_flush", 100)]
    due = envy_due(jackpots["ATLAS-1"], claims, {1: 100, 5: 100, 7: 100})
    assert due == {1: 10_500, 5: 500, 7: 10_000}


def test_a_hand_without_envy_brings_none(jackpots: dict[str, Jackpot]) -> None:
    claims = [PrizeClaim(5, "three_of_a_kind", 100)]
    assert envy_due(jackpots["ATLAS-1"], claims, {1: 100, 5: 100}) == {}


def test_envy_of_the_link_is_multiplied_by_the_wager_of_whom_it_goes_to(
    jackpots: dict[str, Jackpot],
) -> None:
    claims = [PrizeClaim(3, "straight_flush", 500)]
    assert envy_due(jackpots["MGL-01"], claims, {1: 100, 3: 500, 4: 500}) == {1: 30_000, 4: 150_000}
    fixed = envy_due(jackpots["ATLAS-1"], claims, {1: 100, 3: 500, 4: 500})
    assert fixed == {1: 500, 4: 500}


@st.composite
def rounds(draw: st.DrawFn) -> tuple[Jackpot, Accounts, list[PrizeClaim]]:
    """A jackpot of any make, with its meters and the claims of a round."""
    names = draw(st.sampled_from([("main",), ("mega", "major"), ("mega", "major", "minor")]))
    cap = st.none() | st.integers(0, 3_000_000)
    levels = []
    for name in names:
        seed, room = draw(st.integers(0, 1_000_000)), draw(cap)
        ceiling = None if room is None else seed + room
        rate, reserve = draw(st.integers(0, 3000)), draw(st.integers(0, 500))
        levels.append(Level(name, name, seed, rate, reserve, ceiling))
    pay = st.one_of(
        st.builds(Percent, st.sampled_from([100, 100, 10, 1, 33]), st.sampled_from(names)),
        st.sampled_from([parse_pay(text) for text in ("300 for 1", "9 to 1", "push")]),
    )
    lines = tuple(Line(f"hand_{n}", "Hand", draw(pay), draw(st.integers(0, 999))) for n in range(4))
    jackpot = Jackpot(
        "ANY",
        "Any",
        "any",
        ("any",),
        tuple(levels),
        lines,
        fixed_pays=draw(st.sampled_from(["tray", *names])),
        envy_scales=draw(st.booleans()),
        is_shared=draw(st.booleans()),
    )
    accounts = {
        level.name: contribute(level, open_account(level), draw(st.integers(0, 10**7)))
        for level in levels
    }
    seats = draw(st.lists(st.integers(1, 7), unique=True, max_size=7))
    claims = [PrizeClaim(seat, f"hand_{draw(st.integers(0, 3))}", 100) for seat in seats]
    return jackpot, accounts, claims


@given(rounds(), st.randoms(use_true_random=False))
def test_the_order_of_pressing_never_matters(
    played: tuple[Jackpot, Accounts, list[PrizeClaim]], chance: object
) -> None:
    jackpot, accounts, claims = played
    shuffled = list(claims)
    chance.shuffle(shuffled)  # type: ignore[attr-defined]
    assert award(jackpot, accounts, shuffled) == award(jackpot, accounts, claims)
    stakes = dict.fromkeys(range(1, 8), 100)
    assert envy_due(jackpot, shuffled, stakes) == envy_due(jackpot, claims, stakes)


@given(rounds())
def test_every_cent_of_every_prize_is_accounted_for(
    played: tuple[Jackpot, Accounts, list[PrizeClaim]],
) -> None:
    jackpot, accounts, claims = played
    awards, left = award(jackpot, accounts, claims)
    assert sorted(one.seat for one in awards) == sorted(claim.seat for claim in claims)
    for name, account in left.items():
        off_this_meter = sum(one.from_meter for one in awards if one.level == name)
        assert account.paid - accounts[name].paid == off_this_meter * 10_000
        assert account.imbalance == 0
        assert min(account.meter, account.reserve, account.overflow) >= 0
    assert all(one.prize >= one.from_meter >= 0 for one in awards)
    assert all(one.from_tray == 0 for one in awards if jackpot.line(one.line).percent)


@given(rounds())
def test_an_award_holds_enough_to_put_its_level_back_exactly(
    played: tuple[Jackpot, Accounts, list[PrizeClaim]],
) -> None:
    jackpot, accounts, claims = played
    awards, left = award(jackpot, accounts, claims)
    for name, account in left.items():
        of_level = [one for one in awards if one.level == name]
        paid = sum(one.from_meter for one in of_level) * 10_000
        seeds = sum(one.seed for one in of_level)
        reserves = sum(one.from_reserve for one in of_level)
        first_meter = of_level[0].meter_before if of_level else account.meter
        overflow = account.meter + account.overflow - first_meter + paid - seeds - reserves
        assert (
            replace(
                account,
                meter=first_meter,
                reserve=account.reserve + reserves,
                overflow=overflow,
                seeded=account.seeded - seeds,
                paid=account.paid - paid,
            )
            == accounts[name]
        )


@pytest.mark.parametrize("seats", [(1, 7), (7, 1)])
def test_a_claim_at_the_left_never_takes_the_meter_of_one_at_the_right(
    jackpots: dict[str, Jackpot], seats: tuple[int, int]
) -> None:
    atlas = jackpots["ATLAS-1"]
    claims = [PrizeClaim(seat, "four_aces", 100) for seat in seats]
    awards, _ = award(atlas, opened(atlas, main=1_000_000), claims)
    assert {one.seat: one.prize for one in awards} == {7: 1_000_000, 1: 500_000}


def test_an_award_names_its_stake_and_is_whole_cents(jackpots: dict[str, Jackpot]) -> None:
    amount = house(jackpots["ATLAS-1"])
    for jackpot, hand in [
        (jackpots["ATLAS-1"], "four_aces"),
        (jackpots["ATLAS-1"], "four_of_a_kind"),
        (amount, "four_aces"),
    ]:
        (one,), _ = award(jackpot, opened(jackpot), [PrizeClaim(4, hand, 500)])
        assert (one.stake, type(one.prize)) == (500, int)
    due = envy_due(jackpots["MGL-01"], [PrizeClaim(3, "straight_flush", 500)], {1: 500})
    assert type(due[1]) is int


def test_one_sharer_carries_the_overflow_of_the_reseed(jackpots: dict[str, Jackpot]) -> None:
    level = replace(jackpots["DBP-1"].level("main"), cap_cents=1_000_000)
    dragon = replace(jackpots["DBP-1"], levels=(level,))
    before = {"main": contribute(level, open_account(level), 1_000)}
    awards, _ = award(dragon, before, [PrizeClaim(seat, "234_diamonds", 100) for seat in (1, 2)])
    assert [one.from_overflow for one in awards] == [2_050_000, 0]
