"""Jurisdiction files: what ships is what the code says, dated, and every mistake is named."""

from datetime import date
from pathlib import Path
from typing import Any

import pytest

from dealer_assist.catalog.jurisdictions import load_jurisdiction
from dealer_assist.message import Msg
from dealer_assist.table.setup.jurisdiction import Dated, GamesOnHand, Jurisdiction
from dealer_assist.table.setup.roles import Authority

Workshop = Any  # of conftest

FILE = "jurisdictions/washington.toml"
TODAY = date(2024, 5, 1)


@pytest.fixture(scope="module")
def washington(resources: Path) -> Jurisdiction:
    return load_jurisdiction(resources / FILE)


def test_washingtons_wager_limit_is_300_dollars_and_400_is_proposed(
    washington: Jurisdiction,
) -> None:
    # $300 from 2009; $400 proposed by WSR 23-09-065.
    assert washington.wager_limit(TODAY) == 30_000
    assert washington.wager_limit(date(2008, 12, 31)) is None
    assert washington.wager_limits[1] == Dated(
        40_000, date(2023, 7, 20), is_proposed=True, source="WSR 23-09-065"
    )


def test_washington_allows_six_games_on_a_hand_three_of_them_above_5_dollars(
    washington: Jurisdiction,
) -> None:
    # WSR 09-17-076, in force since 14 September 2009; three games before.
    assert washington.games_limit(TODAY) == GamesOnHand(6, 3, 500)
    assert washington.games_limit(date(2009, 9, 13)) == GamesOnHand(3, 3, 500)
    assert "super_bonus" in washington.one_game["the base game"]


def test_washingtons_reminders_are_those_of_the_code(washington: Jurisdiction) -> None:
    assert washington.needs_tax_form(60_000, 100, TODAY)
    assert not washington.needs_tax_form(59_999, 100, TODAY)
    assert washington.needs_camera(50_000)
    assert not washington.needs_camera(49_999)
    assert (washington.hand_kept_days, washington.records_kept_days) == (7, 30)
    assert washington.aggregate_odds == 50
    assert len(washington.house_notices) == 2
    assert washington.authority == Authority(500_000, executive_for_whole_meter=True)


def test_washington_lowers_a_meter_only_for_the_reasons_of_the_code(
    washington: Jurisdiction,
) -> None:
    # WAC 230-15-695 besides an award: malfunction, above the cap, funds booked, seed recovered.
    assert len(washington.meter_reasons(2, 1)) == 4
    assert "Recovery of the seed" in washington.lower_reasons
    assert washington.raise_reasons
    assert washington.back_out_reasons
    assert washington.rule("adjustment") == "WAC 230-15-695"


def test_training_keeps_what_its_tables_have_always_had(resources: Path) -> None:
    training = load_jurisdiction(resources / "jurisdictions" / "training.toml")
    assert (training.key, training.name) == ("training", "Training")
    assert training.wager_limits == (Dated(30_000),)
    assert (training.swipe_seconds, training.swipe_tries) == (30, 3)
    assert training.void_reasons == (
        "Wrong number of cards",
        "Exposed card",
        "Shuffler malfunction",
        "Misdeal",
    )
    assert len(training.house_notices) == 2


def test_reasons_to_choose_from_can_be_translated(washington: Jurisdiction) -> None:
    reasons = (*washington.void_reasons, *washington.back_out_reasons)
    assert {type(one) for one in (*reasons, *washington.one_game)} == {Msg}


def test_what_a_profile_leaves_out_asks_for_nothing(workshop: Workshop) -> None:
    file = workshop.resources / "jurisdictions" / "bare.toml"
    file.write_text(
        'name = "Bare"\nexecutive_from = "$1"\nexecutive_for_whole_meter = false\n'
        'swipe_seconds = 1\nswipe_tries = 1\nvoid_reasons = ["x"]\nwager_limit = "$5"\n'
    )
    assert load_jurisdiction(file) == Jurisdiction(
        key="bare",
        name="Bare",
        authority=Authority(100, executive_for_whole_meter=False),
        void_reasons=("x",),
        swipe_seconds=1,
        swipe_tries=1,
        wager_limits=(Dated(500),),
    )


@pytest.mark.parametrize(
    ("before", "after", "sentence"),
    [
        ('most = "$300"', "", "wager_limit[1].most: is missing"),
        ('most = "$300"', 'most = "300"', "wager_limit[1].most: '300' is no amount"),
        ("from = 2009-01-01", "", "wager_limit[1].from: is missing; give a value"),
        ("2009-01-01", '"2009-01-01"', "wager_limit[1].from: must be a day like 2009-09-14"),
        ("2009-01-01", "2009-01-01T12:00:00", "wager_limit[1].from: must be a day like 2009-09"),
        ("2023-07-20", "2009-01-01", "wager_limit[2].from: 2009-01-01 has an entry already"),
        ("proposed = true", 'proposed = "yes"', "wager_limit[2].proposed: must be true or false"),
        ("proposed = true", "proposd = true", "wager_limit[2].proposd: is not a key here"),
        ("most = 6", "most = 0", "games_on_hand[2].most: must be a whole number of 1 or more"),
        ("most = 6", "most = 2", "games_on_hand[2].above_small: must be 2 or less, of all the"),
        ("above_small = 3", "above_small = 0", "games_on_hand[1].above_small: must be a whole"),
        ("times_wager = 300", "times_wager = -1", "tax[1].times_wager: must be a whole number"),
        ('least = "$600"', "", "tax[1].least: is missing"),
        ('camera_from = "$500"', "camera_from = 500", "camera_from: must be a text in quotes"),
        ("aggregate_odds = 50", "aggregate_odds = -1", "aggregate_odds: must be a whole number"),
        ("hand = 7", "hands = 7", "kept_days.hands: is not a key here; the keys are: hand, reco"),
        ("raise = [", "rise = [", "reasons.rise: is not a key here; the keys are: back_out, low"),
        ('links = "WAC', 'links = 1 # "WAC', "rules.links: must be a text in quotes, not 1"),
        ('"Dragon Bonus" = [', '"Dragon Bonus" = "x" # [', "one_game.Dragon Bonus: must be a lis"),
        ("house_notices = [", "notices = [", "notices: is not a key here; the keys are: "),
    ],
)
def test_every_mistake_is_named_with_file_and_key(
    workshop: Workshop, before: str, after: str, sentence: str
) -> None:
    workshop.edit(FILE, before, after)
    said = workshop.complaint(lambda: load_jurisdiction(workshop.resources / FILE))
    assert said.startswith(f"{FILE}: {sentence}")
