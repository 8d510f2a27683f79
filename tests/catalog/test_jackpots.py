"""Jackpot files: what ships is what is printed, and every mistake is named."""

import tomllib
from pathlib import Path
from typing import Any

import pytest
from shipped_tables import TABLES, shipped

from dealer_assist import paths
from dealer_assist.catalog.fields import BadDefinition
from dealer_assist.catalog.jackpots import load_jackpots, load_progressives
from dealer_assist.jackpot.definition import Jackpot, JackpotKind, Level, Linking
from dealer_assist.message import Msg

Workshop = Any  # of conftest

# Seeds in dollars, rates and reserves in percent, level by level: the pre-configured ones.
PRECONFIGURED = {
    "ATLAS-1": [(5_000, 24, 0)],
    "ATLAS-2": [(5_000, 20, 0)],
    "ATLAS-3": [(5_000, 20, 5)],
    "MGL-01": [(10_000, 20, 0)],
    "ML01": [(10_000, 15, 0), (1_000, 5, 0)],
    "ML03": [(10_000, 12, 0), (1_000, 5, 0), (300, 3, 0)],
    "THBP-08": [(10_000, 24, 0)],
    "QH-11": [(2_000, 24, 0)],
    "DBP-1": [(10_000, 20.5, 0)],
    "DBP-1-5": [(50_000, 20.5, 0)],
    "DBP-2": [(10_000, 20, 0)],
    "DBP-3": [(5_000, 26, 0)],
    "B7-1": [(2_000, 24, 0)],
    "B7-2": [(2_000, 24, 0)],
    "B7-ML04": [(2_000, 16, 0), (1_000, 8, 0)],
    "B7-ML03": [(2_000, 12, 0), (1_000, 8, 0), (500, 4, 0)],
    "TLX-6": [(1_000, 12, 0)],
}


def test_every_jackpot_ships_with_its_preconfigured_seeds_and_rates(
    jackpots: dict[str, Jackpot],
) -> None:
    for key, levels in PRECONFIGURED.items():
        assert [
            (one.seed_cents / 100, one.rate_bp / 100, one.reserve_bp / 100)
            for one in jackpots[key].levels
        ] == levels, key


def test_each_shipped_jackpot_names_its_hands_once_and_pays_a_whole_meter(
    jackpots: dict[str, Jackpot],
) -> None:
    for pot in jackpots.values():
        assert len({line.key for line in pot.lines}) == len(pot.lines)
        assert pot.lines[0].percent == 100
        assert pot.fixed_pays == "tray"


def test_what_a_file_says_is_what_the_jackpot_is(jackpots: dict[str, Jackpot]) -> None:
    assert jackpots["MGL-01"].envy_scales
    assert not jackpots["ATLAS-1"].envy_scales
    assert jackpots["DBP-1-5"].wager_cents == 500
    assert jackpots["DBP-1-5"].chips_stay
    assert jackpots["DBP-1"].is_shared
    assert jackpots["B7-1"].published[0]["decks"] == 6
    assert jackpots["TLX-6"].published == ()
    assert isinstance(jackpots["ATLAS-1"].level("main").label, Msg)


MAIN = 'levels.main = { label = "Progressive meter", seed = "$5,000", rate = "24 %" }'
FOUR_ACES = '{ hand = "four_aces", label = "Four Aces", pays = "100 % of main", envy = "$100" }'


@pytest.mark.parametrize(
    ("before", "after", "sentence"),
    [
        ('name = "Paytable 1"', "", "ATLAS-1.name: is missing; give a text in quotes"),
        ('judge = "best_four"', "judge = 4", "ATLAS-1.judge: must be a text in quotes, not 4"),
        (
            "best_four",
            "best_fore",
            "ATLAS-1.judge: 'best_fore' is no way to judge the cards; the n",
        ),
        ('wager = "$1"', 'wager = "1"', "ATLAS-1.wager: '1' is no amount"),
        ('wager = "$1"', 'wager = "$0"', "ATLAS-1.wager: must be more than nothing"),
        ('wager = "$1"', "wager = 1", "ATLAS-1.wager: must be a text in quotes, not 1"),
        ('wager = "$1"', 'wagr = "$1"', "ATLAS-1.wager: is missing"),
        ('wager = "$1"', 'wager = "$1"\nseat = 1', "ATLAS-1.seat: is not a key here; the keys are"),
        ('wager = "$1"', 'wager = "$1"\nfixed_pays = "x"', "ATLAS-1.fixed_pays: must be one of"),
        ('wager = "$1"', 'wager = "$1"\nshared = 1', "ATLAS-1.shared: must be true or false"),
        ('wager = "$1"', 'wager = "$1"\npublished = 1', "ATLAS-1.published: must be a list of tab"),
        ("100 % of main", "101 % of main", "ATLAS-1.lines[1].pays: '101 % of main' is no pay"),
        ("100 % of main", "100 % of mega", "ATLAS-1.lines[1].pays: names the meter 'mega', which"),
        ('envy = "$100"', 'envy = "100"', "ATLAS-1.lines[1].envy: '100' is no amount"),
        ('envy = "$100"', 'envi = "$100"', "ATLAS-1.lines[1].envi: is not a key here"),
        ('wager = "$1"', 'wager = "$1"\nkind = "x"', "ATLAS-1.kind: must be one of progressive, h"),
        ('wager = "$1"', 'wager = "$1"\nlinks = "x"', "ATLAS-1.links: must be one of nothing, sa"),
        ('wager = "$1"', 'wager = "$1"\ndecks = [9]', "ATLAS-1.decks: must list numbers from 1 to"),
        ('wager = "$1"', 'wager = "$1"\ndecks = [0]', "ATLAS-1.decks: must list numbers from 1 to"),
        (
            'wager = "$1"',
            'wager = "$1"\nconsoles = ["nexus", "x"]',
            "ATLAS-1.consoles: 'x' is none of nexus, aquarius",
        ),
        ("four_of_a_kind", "four_aces", "ATLAS-1.lines: names the hand 'four_aces' twice"),
        (MAIN, "levels.main = 1", "ATLAS-1.levels.main: must be a table, not 1"),
        (MAIN, "levels = {}", "ATLAS-1.levels: needs at least one entry"),
        ('seed = "$5,000"', 'seed = "5000"', "ATLAS-1.levels.main.seed: '5000' is no amount"),
        ('rate = "24 %"', 'rate = "24"', "ATLAS-1.levels.main.rate: '24' is no rate"),
        ('rate = "24 %"', 'rate = "101 %"', "ATLAS-1.levels.main.rate: '101 %' is more than"),
        ('rate = "24 %"', 'rate = "99 %", reserve = "2 %"', "ATLAS-1.levels: take 101% of the"),
        ('rate = "24 %"', 'rate = "24 %", cap = "$10"', "ATLAS-1.levels.main.cap: is below the"),
        ('rate = "24 %"', 'rate = "24 %", x = 1', "ATLAS-1.levels.main.x: is not a key here"),
    ],
)
def test_every_mistake_is_named_with_file_and_key(
    workshop: Workshop, before: str, after: str, sentence: str
) -> None:
    workshop.edit("jackpots/atlas.toml", before, after)
    said = workshop.complaint(lambda: load_progressives(workshop.resources / "jackpots"))
    assert said.startswith(f"jackpots/atlas.toml: {sentence}")


def test_a_jackpot_without_lines_is_refused(workshop: Workshop) -> None:
    file = workshop.resources / "jackpots" / "none.toml"
    file.write_text(
        f'[X]\nname = "X"\njudge = "trilux"\ngames = ["x"]\nwager = "$1"\nlines = []\n{MAIN}\n'
    )
    said = workshop.complaint(lambda: load_progressives(workshop.resources / "jackpots"))
    assert said == "jackpots/none.toml: X.lines: needs at least one entry"


def test_a_jackpot_defined_in_two_files_is_refused(workshop: Workshop) -> None:
    folder: Path = workshop.resources / "jackpots"
    (folder / "copy.toml").write_text((folder / "atlas.toml").read_text())
    said = workshop.complaint(lambda: load_progressives(folder))
    assert said == "jackpots/copy.toml: ATLAS-1: is defined twice; keep one of the two"


def test_a_mistake_in_another_games_jackpot_stops_only_that_game(workshop: Workshop) -> None:
    workshop.edit("jackpots/blackjack.toml", 'hand = "three7_suited"', 'hand = "three7_suitd"')
    assert set(workshop.load("crazy4-nexus").jackpots) == {"A"}
    said = workshop.complaint(lambda: workshop.load("house-money-blazing"))
    assert said.startswith("jackpots/blackjack.toml: B7-")
    assert "'three7_suitd' is no hand" in said


def test_a_cap_and_a_level_for_fixed_pays_are_read(workshop: Workshop) -> None:
    capped = MAIN.replace('"24 %"', '"24 %", reserve = "5 %", cap = "$50,000"')
    workshop.edit("jackpots/atlas.toml", MAIN, f'{capped}\nfixed_pays = "main"')
    pot = load_progressives(workshop.resources / "jackpots")["ATLAS-1"]
    assert (pot.levels[0].cap_cents, pot.levels[0].reserve_bp) == (5_000_000, 500)
    assert pot.fixed_pays == "main"


def test_jackpots_say_what_they_were_approved_for(jackpots: dict[str, Jackpot]) -> None:
    links = {key: jackpots[key].links for key in PRECONFIGURED}
    assert {links[key] for key in links if key.startswith("DBP")} == {Linking.NOTHING}
    assert {links[key] for key in ("MGL-01", "ML01", "ML03", "B7-1", "TLX-6")} == {Linking.GAMES}
    assert {links[key] for key in ("ATLAS-1", "THBP-08", "QH-11")} == {Linking.SAME_GAME}
    assert {jackpots[key].decks for key in PRECONFIGURED if key.startswith("B7")} == {(6, 7, 8)}
    assert jackpots["TLX-6"].decks == (6, 8)
    # The rule documents have an Aquarius procedure for Crazy 4, Hold'em and Dragon, no other.
    only_nexus = {key for key in PRECONFIGURED if jackpots[key].consoles == ("nexus",)}
    assert only_nexus == {"MGL-01", "ML01", "ML03", "B7-1", "B7-2", "B7-ML04", "B7-ML03", "TLX-6"}


def test_a_house_jackpot_is_an_amount_that_no_wager_raises(resources: Path) -> None:
    everything = load_jackpots(resources / "jackpots")
    pot = everything["HOUSE-B7"]
    assert pot.kind is JackpotKind.HOUSE
    assert pot.levels == (Level("main", "House jackpot", 250_000, rate_bp=0),)
    assert (pot.fixed_pays, pot.links) == ("tray", Linking.NOTHING)


def test_progressives_are_all_jackpots_but_those_of_the_house(resources: Path) -> None:
    everything = load_jackpots(resources / "jackpots")
    rising = load_progressives(resources / "jackpots")
    assert {key for key in everything if key not in rising} >= {"HOUSE-B7"}
    assert set(rising) == {key for key, pot in everything.items() if not pot.is_house}


AMOUNT = 'amounts.main = { label = "House jackpot", amount = "$2,500" }'


@pytest.mark.parametrize(
    ("before", "after", "sentence"),
    [
        (AMOUNT, "", "HOUSE-B7.amounts: is missing; give a table"),
        (AMOUNT, "amounts = {}", "HOUSE-B7.amounts: needs at least one entry"),
        ('amount = "$2,500"', 'seed = "$2,500"', "HOUSE-B7.amounts.main.amount: is missing"),
        ('"$2,500"', '"$2,500", rate = "1 %"', "HOUSE-B7.amounts.main.rate: is not a key here"),
        (AMOUNT, AMOUNT.replace("main", "x"), "HOUSE-B7.lines[1].pays: names the meter 'main'"),
        (
            "100 % of main",
            "10 % of main",
            "HOUSE-B7.lines: pays a part of an amount for 'three7_suited'; a house jackpot pays "
            "each winner in full, so give the hand an amount of its own",
        ),
        (
            'wager = "$1"',
            'wager = "$1"\nfixed_pays = "main"',
            "HOUSE-B7.fixed_pays: must be one of",
        ),
    ],
)
def test_a_house_jackpot_that_would_not_be_fixed_is_refused(
    workshop: Workshop, before: str, after: str, sentence: str
) -> None:
    workshop.edit("jackpots/house.toml", before, after)
    said = workshop.complaint(lambda: load_jackpots(workshop.resources / "jackpots"))
    assert said.startswith(f"jackpots/house.toml: {sentence}")


@pytest.mark.parametrize("file", sorted((paths.resources() / "jackpots").glob("*.toml")))
def test_a_hand_that_is_one_letter_off_is_refused_in_every_jackpot(
    tmp_path: Path, file: Path
) -> None:
    text = file.read_text(encoding="utf-8")
    mine = tmp_path / file.name
    for key, jackpot in tomllib.loads(text).items():
        start = text.index(f"[{key}]")
        for number, line in enumerate(jackpot["lines"], 1):
            hand = line["hand"]
            end = text.index(f'"{hand}"', start) + 1 + len(hand)
            mine.write_text(f"{text[:end]}z{text[end:]}", encoding="utf-8")
            with pytest.raises(BadDefinition) as mistake:
                load_jackpots(tmp_path)
            assert str(mistake.value) == (
                f"{mine}: {key}.lines[{number}].hand: '{hand}z' is no hand that is found by "
                f"{jackpot['judge']!r}; the nearest is {hand!r}"
            )


@pytest.mark.parametrize(
    ("before", "after", "sentence"),
    [
        (
            "four_aces",
            "four_acez",
            "ATLAS-1.lines[1].hand: 'four_acez' is no hand that is found by 'best_four'; "
            "the nearest is 'four_aces'",
        ),
        (  # a hand that pays envy
            "straight_flush",
            "straight_flsh",
            "ATLAS-1.lines[3].hand: 'straight_flsh' is no hand that is found by 'best_four'; "
            "the nearest is 'straight_flush'",
        ),
        (  # right for five cards
            "four_of_a_kind",
            "full_house",
            "ATLAS-1.lines[2].hand: 'full_house' is no hand that is found by 'best_four'; "
            "there are: four_aces, four_of_a_kind, straight_flush, three_of_a_kind, flush, "
            "straight, two_pair, pair_of_aces, queens_or_better, pair, high_card",
        ),
        ("four_aces", "", "ATLAS-1.lines[1].hand: '' is no hand that is found by 'best_four'; th"),
        (
            "four_aces",
            "Four Aces",
            "ATLAS-1.lines[1].hand: 'Four Aces' is no hand that is found by 'best_four'; the neare",
        ),
        ('"three_of_a_kind"', '"four_aces"', "ATLAS-1.lines: names the hand 'four_aces' twice"),
        (
            'hand = "four_aces", label = "Four Aces"',
            'hand = "pair", label = "Pair", pays = "2 for 1" },\n'
            '  { hand = "pair_of_aces", label = "Aces"',
            "ATLAS-1.lines: 'pair_of_aces' stands below 'pair', which pays every such hand; "
            "put it above",
        ),
    ],
)
def test_a_hand_that_the_jackpot_cannot_find_is_refused(
    workshop: Workshop, before: str, after: str, sentence: str
) -> None:
    workshop.edit("jackpots/atlas.toml", before, after)
    said = workshop.complaint(lambda: load_jackpots(workshop.resources / "jackpots"))
    assert said.startswith(f"jackpots/atlas.toml: {sentence}")


@pytest.mark.parametrize("name", TABLES)
def test_a_jackpot_is_won_by_those_that_its_print_is_for(name: str) -> None:
    """Facts 406 and 426: every participant of #1 and #3, the winning side of #2."""
    setup = shipped(name)
    for jackpot in setup.jackpots.values():
        assert not jackpot.eligible or setup.options["eligible"] == jackpot.eligible
