"""The jackpots that a table chooses, with settings of its own, and its links."""

from datetime import date
from pathlib import Path
from typing import Any

import pytest

from dealer_assist import paths
from dealer_assist.catalog.fields import BadDefinition
from dealer_assist.catalog.tables import load_table
from dealer_assist.jackpot.definition import Level
from dealer_assist.table.setup.checker import check
from dealer_assist.table.setup.table_setup import FloorPlace, TableSetup

Workshop = Any  # of conftest

TABLE = "tables/crazy4-nexus.toml"
PLAIN = 'A = "ATLAS-1"'


def choose(workshop: Workshop, choice: str) -> None:
    workshop.edit(TABLE, PLAIN, choice)


def test_a_plain_name_takes_the_jackpot_as_it_is(workshop: Workshop) -> None:
    assert workshop.load().jackpots["A"].preset == ()


def test_a_table_may_set_wager_seed_rate_reserve_cap_and_pocket(workshop: Workshop) -> None:
    choose(
        workshop,
        'A = { paytable = "ATLAS-1", wager = "$5", seed = "$6,000", rate = "70 %", '
        'reserve = "5.5 %", cap = "$90,000", fixed_pays = "main" }',
    )
    pot = workshop.load().jackpots["A"]
    assert (pot.key, pot.wager_cents, pot.fixed_pays) == ("ATLAS-1", 500, "main")
    assert pot.levels == (Level("main", "Progressive meter", 600_000, 7000, 550, 9_000_000),)
    assert pot.preset == (Level("main", "Progressive meter", 500_000, 2400),)


def test_several_levels_are_set_by_name(workshop: Workshop) -> None:
    choose(
        workshop,
        'A = { paytable = "ML03", seed = { mega = "$20,000" }, rate = { minor = "4 %" } }',
    )
    mega, major, minor = workshop.load().jackpots["A"].levels
    assert (mega.seed_cents, mega.rate_bp) == (2_000_000, 1200)
    assert (major.seed_cents, major.rate_bp) == (100_000, 500)
    assert (minor.seed_cents, minor.rate_bp) == (30_000, 400)


@pytest.mark.parametrize(
    ("choice", "sentence"),
    [
        (
            'A = ["ATLAS-1", "MGL-01"]',
            "A: has ATLAS-1 and MGL-01 on one sensor, which has one jackpot only (approved rules); "
            "keep one on A, the other may have the second sensor",
        ),
        ("A = 1", "A: must be a text in quotes, not 1"),
        ("A = {}", "A.paytable: is missing; give a text in quotes"),
        ('A = { paytable = "X" }', "A.paytable: there is no jackpot 'X'; choose ATLAS-1, "),
        ('A = { paytable = "B7-1" }', "A.paytable: B7-1 is not for Crazy 4 Poker; choose ATLAS"),
        ('A = { paytable = "ATLAS-1", waiger = "$5" }', "A.waiger: is not a key here"),
        ('A = { paytable = "ATLAS-1", amount = "$5" }', "A.amount: is not a key here"),
        ('A = { paytable = "ATLAS-1", wager = "$0" }', "A.wager: must be more than nothing"),
        ('A = { paytable = "ATLAS-1", fixed_pays = "x" }', "A.fixed_pays: must be one of tray, ma"),
        ('A = { paytable = "ATLAS-1", rate = 24 }', "A.rate: must be a text in quotes, not 24"),
        (
            'A = { paytable = "ATLAS-1", rate = "99 %", reserve = "2 %" }',
            "A.rate: take 101% of the wager in all: write 100% or less",
        ),
        ('A = { paytable = "ATLAS-1", cap = "$4,999" }', "A.cap: is below the seed; raise the cap"),
        (
            'A = { paytable = "ML01", seed = "$5" }',
            "A.seed: must say for which of major, mega: { major = … }",
        ),
        (
            'A = { paytable = "ML01", seed = { minor = "$5" } }',
            "A.seed.minor: is no level here; the levels are: major, mega",
        ),
        ('A = { paytable = "ML01", seed = { mega = "5" } }', "A.seed.mega: '5' is no amount"),
    ],
)
def test_every_mistake_is_named_with_its_key(
    workshop: Workshop, choice: str, sentence: str
) -> None:
    choose(workshop, choice)
    assert workshop.complaint().startswith(f"{TABLE}: jackpots.{sentence}")


def test_a_cap_as_high_as_the_seed_is_high_enough(workshop: Workshop) -> None:
    choose(workshop, 'A = { paytable = "ATLAS-1", cap = "$5,000" }')
    assert workshop.load().jackpots["A"].levels[0].cap_cents == 500_000


HOUSE_OF_CRAZY_4 = """
[HOUSE-C4]
name = "House Jackpot"
kind = "house"
judge = "best_four"
games = ["crazy_4_poker"]
wager = "$1"
lines = [{ hand = "four_aces", label = "Four Aces", pays = "100 % of main" }]
amounts.main = { label = "House jackpot", amount = "$2,500" }
"""


def test_the_amount_of_a_house_jackpot_is_the_tables_to_set(workshop: Workshop) -> None:
    (workshop.resources / "jackpots" / "mine.toml").write_text(HOUSE_OF_CRAZY_4, encoding="utf-8")
    choose(workshop, 'A = { paytable = "HOUSE-C4", amount = "$3,000" }')
    setup = workshop.load()
    assert setup.jackpots["A"].levels == (Level("main", "House jackpot", 300_000, 0),)
    assert len(setup.notices) == 2
    workshop.edit(TABLE, 'amount = "$3,000"', 'rate = "1 %"')
    assert workshop.complaint().startswith(f"{TABLE}: jackpots.A.rate: is not a key here")


HOLDEM = '{ game = "texas_holdem_bonus", paytable = "MGL-01" }'


def link(workshop: Workshop, paytable: str, *others: str) -> None:
    choose(
        workshop,
        f'A = "{paytable}"\n\n[links]\nA = {{ name = "the floor", with = [{", ".join(others)}] }}',
    )


def test_a_sensor_may_be_on_a_link_with_other_games(workshop: Workshop) -> None:
    link(workshop, "MGL-01", HOLDEM, '{ game = "crazy_4_poker", paytable = "MGL-01", decks = 1 }')
    setup = workshop.load()
    assert setup.links["A"].name == "the floor"
    assert [other.game for other in setup.links["A"].others] == [
        "texas_holdem_bonus",
        "crazy_4_poker",
    ]
    assert check(setup, setup.jurisdiction, date(2024, 5, 1)).refusals == ()


def test_a_four_card_table_on_the_five_card_link_loads_and_is_refused_by_the_checker(
    workshop: Workshop,
) -> None:
    link(workshop, "ATLAS-1", HOLDEM)
    setup = workshop.load()
    (sentence,) = check(setup, setup.jurisdiction, date(2024, 5, 1)).refusals
    assert sentence.startswith("Sensor A may not join the floor: ATLAS-1 is won by the best four")


def test_a_linked_blackjack_table_has_its_decks_and_its_rule(workshop: Workshop) -> None:
    link(
        workshop,
        "MGL-01",
        '{ game = "house_money", paytable = "B7-1", blazing_7s_rule = "dealer_up_card" }',
        '{ game = "house_money", paytable = "B7-1", decks = 8 }',
    )
    up, eight = workshop.load().links["A"].others
    assert (up.decks, up.variant) == (6, "dealer_up_card")
    assert (eight.decks, eight.variant) == (8, "player_cards")


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        ('{ game = "whist", paytable = "MGL-01" }', "A.with[1].game: 'whist' is not a game here"),
        ('{ game = "house_money", paytable = "MGL-01" }', "A.with[1].paytable: MGL-01 is not for"),
        ('{ paytable = "MGL-01" }', "A.with[1].game: is missing"),
        (HOLDEM.replace(" }", ", decks = 0 }"), "A.with[1].decks: must be a whole number of 1"),
        (HOLDEM.replace(" }", ", table = 1 }"), "A.with[1].table: is not a key here"),
        (HOLDEM.replace(" }", ', blazing_7s_rule = "x" }'), "A.with[1].blazing_7s_rule: must be"),
    ],
)
def test_a_mistake_in_a_link_is_named(workshop: Workshop, other: str, sentence: str) -> None:
    link(workshop, "MGL-01", other)
    assert workshop.complaint().startswith(f"{TABLE}: links.{sentence}")


def test_only_a_sensor_with_a_jackpot_can_be_linked(workshop: Workshop) -> None:
    choose(workshop, 'A = "MGL-01"\n\n[links]\nB = { name = "the floor" }')
    assert workshop.complaint() == (
        f"{TABLE}: links.B: has no jackpot at this table; only a jackpot can be linked"
    )


def test_a_link_without_a_name_or_with_a_word_too_many_is_refused(workshop: Workshop) -> None:
    choose(workshop, 'A = "MGL-01"\n\n[links]\nA = { name = "x", to = "y" }')
    assert workshop.complaint().startswith(f"{TABLE}: links.A.to: is not a key here")
    workshop.edit(TABLE, 'name = "x", to = "y"', "")
    assert workshop.complaint().startswith(f"{TABLE}: links.A.name: is missing")


def test_a_progressive_may_be_run_as_a_house_jackpot_with_amounts_of_its_own(
    workshop: Workshop,
) -> None:
    house = workshop.load("house-money-house-blazing").jackpots["A"]
    assert house.is_house
    assert {one.name: one.seed_cents for one in house.levels} == {
        "main": 200_000,
        "three7_suited": 25_000,
    }


def test_a_jackpot_that_is_no_house_jackpot_cannot_be_made_one(workshop: Workshop) -> None:
    choose(workshop, 'A = { paytable = "ATLAS-1", kind = "house" }')
    assert workshop.complaint() == (
        f"{TABLE}: jackpots.A.kind: ATLAS-1 is a progressive jackpot only; leave it out"
    )


def test_a_kind_that_there_is_not_is_refused_with_those_that_there_are(workshop: Workshop) -> None:
    choose(workshop, 'A = { paytable = "ATLAS-1", kind = "lottery" }')
    assert workshop.complaint() == (
        f"{TABLE}: jackpots.A.kind: must be one of progressive, house, not 'lottery'"
    )


FLOOR = '\n[floor]\nserver = "host=floor dbname=floor"\nlinks = { A = "MGL" }\n'


def table(folder: Path, added: str, of: str = "crazy4-link") -> TableSetup:
    text = (paths.resources() / "tables" / f"{of}.toml").read_text()
    file = folder / "own.toml"
    file.write_text(text + added)
    return load_table(paths.resources(), paths.layouts(), file)


def test_a_table_names_its_server_and_its_links(tmp_path: Path) -> None:
    assert table(tmp_path, FLOOR).floor == FloorPlace("host=floor dbname=floor", {"A": "MGL"})
    assert table(tmp_path, "").floor is None


@pytest.mark.parametrize(
    ("added", "of", "said"),
    [
        (FLOOR.replace("A =", "B ="), "crazy4-link", "has no jackpot"),
        (FLOOR.replace("host=floor dbname=floor", " "), "crazy4-link", "is empty"),
        (FLOOR.replace('A = "MGL"', ""), "crazy4-link", "names no sensor"),
        (FLOOR, "crazy4-aquarius", "nexus console"),
        (FLOOR, "dragon-nexus", "no meter's"),
    ],
)
def test_a_floor_that_cannot_be_is_refused(tmp_path: Path, added: str, of: str, said: str) -> None:
    with pytest.raises(BadDefinition, match=said):
        table(tmp_path, added, of)
