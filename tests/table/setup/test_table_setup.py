"""A table's set-up: its sensors, its devices, the card that a prize needs."""

import pytest

from dealer_assist.jackpot.definition import Jackpot, JackpotKind
from dealer_assist.table.setup.roles import Role
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import replace


def test_sensors_go_seat_by_seat_a_before_b(
    crazy4_nexus: TableSetup, jackpots: dict[str, Jackpot]
) -> None:
    both = {"A": jackpots["ATLAS-1"], "B": jackpots["MGL-01"]}
    dual = replace(crazy4_nexus, seats=(2, 5), jackpots=both)
    assert dual.spots == ((2, "A"), (2, "B"), (5, "A"), (5, "B"))


def test_one_simulated_device_makes_the_table_simulated(crazy4_nexus: TableSetup) -> None:
    mixed = {"sensors": "/dev/ttyUSB0", "swiper": "simulated"}
    assert replace(crazy4_nexus, devices=mixed).is_simulated
    assert not replace(crazy4_nexus, devices={"sensors": "/dev/ttyUSB0"}).is_simulated
    assert not replace(crazy4_nexus, devices={}).is_simulated


@pytest.mark.parametrize(
    ("line", "prize", "role"),
    [
        ("four_aces", 1, Role.EXECUTIVE),  # the whole meter, however small
        ("straight_flush", 499_999, Role.SUPERVISOR),
        ("straight_flush", 500_000, Role.EXECUTIVE),
    ],
)
def test_the_card_goes_by_the_prize_and_by_the_whole_meter(
    crazy4_nexus: TableSetup, line: str, prize: int, role: Role
) -> None:
    assert crazy4_nexus.card_for("A", line, prize) is role


@pytest.mark.parametrize(("options", "decks"), [({"decks": 8}, 8), ({}, 1), ({"decks": "six"}, 1)])
def test_a_shoe_has_the_decks_of_its_table_or_one(
    crazy4_nexus: TableSetup, options: dict[str, object], decks: int
) -> None:
    assert replace(crazy4_nexus, options=options).decks == decks


def test_only_a_house_jackpot_brings_notices_to_the_table(
    crazy4_nexus: TableSetup, jackpots: dict[str, Jackpot]
) -> None:
    assert crazy4_nexus.notices == ()
    house = replace(jackpots["ATLAS-1"], kind=JackpotKind.HOUSE)
    both = {"A": jackpots["ATLAS-1"], "B": house}
    assert replace(crazy4_nexus, jackpots=both).notices == crazy4_nexus.jurisdiction.house_notices
    assert len(crazy4_nexus.jurisdiction.house_notices) == 2
