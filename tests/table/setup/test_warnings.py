"""Cautions: what a table's own figures do to its jackpots, each in one sentence with figures."""

from pathlib import Path
from typing import Any

import pytest
from shipped_tables import EVERY_TABLE, shipped, tied_to_the_side

from dealer_assist.catalog.tables import load_table
from dealer_assist.jackpot.definition import (
    Jackpot,
    JackpotKind,
    LevelSettings,
    Settings,
    configured,
)
from dealer_assist.rules.pays import ForOne, Percent
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.setup.warnings import cautions, recommendations
from dealer_assist.value import replace


def said(setup: TableSetup, jackpot: Jackpot) -> list[str]:
    return list(cautions(replace(setup, jackpots={"A": jackpot})))


def main(jackpot: Jackpot, level: LevelSettings, **others: object) -> Jackpot:
    return configured(jackpot, Settings(levels={"main": level}, **others))  # type: ignore[arg-type]


def test_no_shipped_jackpot_needs_a_caution(
    crazy4_nexus: TableSetup, jackpots: dict[str, Jackpot]
) -> None:
    for jackpot in jackpots.values():
        assert said(crazy4_nexus, jackpot) == []


def test_a_raised_contribution_says_what_it_takes_off_the_house_edge(
    crazy4_nexus: TableSetup, jackpots: dict[str, Jackpot]
) -> None:
    raised = main(jackpots["ATLAS-1"], LevelSettings(rate_bp=3050))
    assert said(crazy4_nexus, raised) == [
        "Sensor A, ATLAS-1: 30.5% of each wager goes to the meter and its reserve instead of "
        "24%. The house edge falls by 6.5 points (6.5% of the wager, 6.5 cents on each $1)"
    ]


def test_a_reserve_is_a_contribution_too_and_a_larger_wager_makes_it_dearer(
    crazy4_nexus: TableSetup, jackpots: dict[str, Jackpot]
) -> None:
    reserve = main(jackpots["ATLAS-1"], LevelSettings(reserve_bp=100), wager_cents=500)
    assert said(crazy4_nexus, reserve) == [
        "Sensor A, ATLAS-1: 25% of each wager goes to the meter and its reserve instead of "
        "24%. The house edge falls by 1 point (1% of the wager, $0.05 on each $5)"
    ]


def test_what_one_level_gains_and_another_loses_is_no_raise(
    crazy4_nexus: TableSetup, jackpots: dict[str, Jackpot]
) -> None:
    levels = {"mega": LevelSettings(rate_bp=1000), "major": LevelSettings(rate_bp=1000)}
    assert said(crazy4_nexus, configured(jackpots["ML01"], Settings(levels=levels))) == []


def test_a_lower_contribution_needs_no_caution(
    crazy4_nexus: TableSetup, jackpots: dict[str, Jackpot]
) -> None:
    assert said(crazy4_nexus, main(jackpots["ATLAS-1"], LevelSettings(rate_bp=0))) == []


@pytest.mark.parametrize(("rate", "warns"), [(6_999, True), (7_000, False), (0, True)])
def test_a_meter_that_pays_everything_and_gets_less_than_70_percent_may_run_dry(
    crazy4_nexus: TableSetup, jackpots: dict[str, Jackpot], rate: int, *, warns: bool
) -> None:
    all_off = main(jackpots["ATLAS-1"], LevelSettings(rate_bp=rate), fixed_pays="main")
    sentences = said(crazy4_nexus, all_off)
    assert bool(sentences) is warns  # and none about the raise: here any rate may be set
    if rate == 6_999:
        assert sentences == [
            "Sensor A, ATLAS-1: all pays come off Progressive meter and it gets 69.99% of each "
            "wager. Below 70% it may run dry, and then the tray pays"
        ]


@pytest.mark.parametrize(
    ("seed", "reserve", "sentence"),
    [
        (30_000, None, ""),
        (
            29_999,
            None,
            "Sensor A, ATLAS-3: Progressive meter starts again at $299.99, less than the largest "
            "fixed prize of $300. The house edge rises, by $4,700.01 at every Four Aces",
        ),
        (
            0,
            0,
            "Sensor A, ATLAS-3: Progressive meter has no seed and starts again from nothing "
            "after a win. The house edge rises, by $5,000 at every Four Aces",
        ),
        (
            0,
            None,
            "Sensor A, ATLAS-3: Progressive meter has no seed but a reserve of 5%. After two "
            "wins in a row it starts again from next to nothing. "
            "The house edge rises, by $5,000 at every Four Aces",
        ),
    ],
)
def test_a_small_seed_no_seed_and_a_reserve_without_seed_are_said(
    crazy4_nexus: TableSetup,
    jackpots: dict[str, Jackpot],
    seed: int,
    reserve: int | None,
    sentence: str,
) -> None:
    level = LevelSettings(seed_cents=seed, reserve_bp=reserve)
    sentences = said(crazy4_nexus, main(jackpots["ATLAS-3"], level))
    assert sentences == ([sentence] if sentence else [])


def test_a_larger_wager_brings_its_seed_and_one_that_is_left_behind_is_named(
    crazy4_nexus: TableSetup, jackpots: dict[str, Jackpot]
) -> None:
    five = configured(jackpots["QH-11"], Settings(wager_cents=500))
    assert five.level("main").seed_cents == 1_000_000, "$2,000 at $1"
    assert said(crazy4_nexus, five) == []
    # Community Royal pays 1,000 for 1: $5,000 on a $5 wager.
    left = Settings(wager_cents=500, levels={"main": LevelSettings(seed_cents=200_000)})
    assert said(crazy4_nexus, configured(jackpots["QH-11"], left)) == [
        "Sensor A, QH-11: Progressive meter starts again at $2,000, less than the largest "
        "fixed prize of $5,000. The house edge rises, by $8,000 at every Royal Flush",
        "Sensor A, QH-11: all figures are those of a $1 wager and go with it. At $5 Progressive "
        "meter would start again at $10,000, here it starts at $2,000",
    ]


def test_a_level_that_no_hand_wins_whole_says_nothing_of_the_edge(
    crazy4_nexus: TableSetup, jackpots: dict[str, Jackpot]
) -> None:
    lines = tuple(
        replace(line, pays=Percent(50)) if line.percent == 100 else line
        for line in jackpots["MGL-01"].lines
    )
    never = main(replace(jackpots["MGL-01"], lines=lines), LevelSettings(seed_cents=0))
    assert said(crazy4_nexus, never) == [
        "Sensor A, MGL-01: Progressive meter has no seed and starts again from nothing after a win"
    ]


def test_a_house_jackpot_has_neither_seed_nor_rate_to_mind(
    crazy4_nexus: TableSetup, jackpots: dict[str, Jackpot]
) -> None:
    fixed = replace(main(jackpots["ATLAS-1"], LevelSettings(seed_cents=1)), kind=JackpotKind.HOUSE)
    assert said(crazy4_nexus, fixed) == []


def test_a_lower_seed_names_the_hand_that_wins_its_own_level(
    crazy4_nexus: TableSetup, jackpots: dict[str, Jackpot]
) -> None:
    major = Settings(levels={"major": LevelSettings(seed_cents=0)})
    assert said(crazy4_nexus, configured(jackpots["ML01"], major)) == [
        "Sensor A, ML01: Major has no seed and starts again from nothing after a win. "
        "The house edge rises, by $1,000 at every Straight Flush"
    ]


def test_a_seed_that_is_one_cent_lower_is_said_to_the_cent(
    crazy4_nexus: TableSetup, jackpots: dict[str, Jackpot]
) -> None:
    five = Settings(wager_cents=500, levels={"main": LevelSettings(seed_cents=499_999)})
    sentence, _ = said(crazy4_nexus, configured(jackpots["QH-11"], five))
    assert sentence.endswith("The house edge rises, by $5,000.01 at every Royal Flush")


def test_each_sensor_is_cautioned_by_its_name(
    crazy4_nexus: TableSetup, jackpots: dict[str, Jackpot]
) -> None:
    raised = main(jackpots["ATLAS-1"], LevelSettings(rate_bp=2500))
    both = replace(crazy4_nexus, jackpots={"A": jackpots["MGL-01"], "B": raised})
    assert [sentence[:8] for sentence in cautions(both)] == ["Sensor B"]
    house = replace(both, jackpots={"A": replace(raised, kind=JackpotKind.HOUSE), "B": raised})
    assert [sentence[:8] for sentence in cautions(house)] == ["Sensor B"]


def without(jackpot: Jackpot, *hands: str) -> Jackpot:
    return replace(jackpot, lines=tuple(one for one in jackpot.lines if one.key not in hands))


@pytest.mark.parametrize("name", EVERY_TABLE)
def test_no_shipped_table_needs_a_caution(name: str) -> None:
    assert list(cautions(shipped(name))) == []


@pytest.mark.parametrize(
    ("hands", "sentences"),
    [
        (("two7",), []),  # two sevens are one at least
        (("one7",), ["nothing is paid for one7"]),
        (("two7", "one7"), ["nothing is paid for one7"]),
        (("three7_suited",), ["no hand wins Blazing 7's"]),
    ],
)
def test_a_hand_that_a_jackpot_leaves_out_is_said(
    crazy4_nexus: TableSetup, jackpots: dict[str, Jackpot], hands: Any, sentences: Any
) -> None:
    """Only three suited sevens win the meter here: without them it grows for nobody."""
    fixed = tuple(
        replace(line, pays=ForOne(500)) if line.percent == 10 else line
        for line in jackpots["B7-1"].lines
    )
    left = without(replace(jackpots["B7-1"], lines=fixed), *hands)
    assert said(crazy4_nexus, left) == [f"Sensor A, B7-1: {sentence}" for sentence in sentences]


def test_a_house_jackpot_that_leaves_a_hand_out_says_so(
    crazy4_nexus: TableSetup, jackpots: dict[str, Jackpot]
) -> None:
    house = replace(without(jackpots["ATLAS-1"], "straight_flush"), kind=JackpotKind.HOUSE)
    assert said(crazy4_nexus, house) == [
        "Sensor A, ATLAS-1: nothing is paid for straight flush",
    ]


@pytest.mark.parametrize(
    ("hands", "left_out"),
    [
        (("three_of_a_kind",), "three of a kind"),
        (("flush", "two_pair"), "flush and two pair"),
        (("queens_or_better",), "queens or better"),
        (("four_of_a_kind",), "four of a kind"),
    ],
)
def test_a_hand_that_a_paytable_leaves_out_is_said(
    crazy4_nexus: TableSetup, hands: tuple[str, ...], left_out: str
) -> None:
    lines = {key: pay for key, pay in crazy4_nexus.pays["queens_up"].items() if key not in hands}
    setup = replace(crazy4_nexus, pays={**crazy4_nexus.pays, "queens_up": lines})
    assert list(cautions(setup)) == [f"Queens Up, C4P-09: nothing is paid for {left_out}"]


def test_a_hand_that_one_column_leaves_out_is_said_once(resources: Path, layouts: Path) -> None:
    setup = load_table(resources, layouts, resources / "tables" / "caribbean.toml")
    columns = {
        hands: {key: pay for key, pay in lines.items() if hands > 3 or key != "flush"}
        for hands, lines in setup.pays_by_hands["cover_all"].items()
    }
    short = replace(setup, pays_by_hands={"cover_all": columns})
    assert list(cautions(short)) == ["Cover All, CA-1: nothing is paid for flush"]


def test_a_paytable_in_another_shoe_or_for_others_than_printed_is_said_as_advice() -> None:
    blazing = shipped("house-money-blazing")
    eight = replace(blazing, options={**blazing.options, "decks": 8})
    made = "Sensor A, B7-1: its figures were made for 6 decks, and this shoe has 8"
    assert made in list(recommendations(eight))
    assert made not in list(recommendations(blazing))
    dragon = recommendations(tied_to_the_side("dragon-nexus"))
    assert any("its print is for all participants" in one for one in dragon)
    for name in ("dragon-nexus", "dragon-nexus-2", "dragon-nexus-3"):
        assert not any("its print is" in one for one in recommendations(shipped(name)))
