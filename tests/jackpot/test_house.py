"""A printed paytable run as a house jackpot: fixed amounts, each winner paid in full."""

import pytest

from dealer_assist.jackpot.definition import Jackpot, Kind, Linking
from dealer_assist.jackpot.house import as_house
from dealer_assist.rules.pays import ForOne, Percent


def test_the_hands_and_fixed_pays_stay_as_printed(jackpots: dict[str, Jackpot]) -> None:
    house = as_house(jackpots["TLX-6"])
    assert house.kind is Kind.HOUSE
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
