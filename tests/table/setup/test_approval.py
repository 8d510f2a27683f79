"""An approval is whole, or what lacks is named: letters, licences, equipment and versions."""

from datetime import date
from typing import Any

import pytest

from dealer_assist.table.setup.approval import (
    Approval,
    ApprovalAsked,
    DealingRules,
    Shuffler,
    System,
    missing,
    numbers,
)
from dealer_assist.value import replace

SYSTEMS = (
    System("nexus", {"GM Atlas": "5.4.0", "Nexus Command II": "5.4"}),
    System("nexus", {"Game Manager 2": "2.5.4"}),
    System("aquarius", {"Aquarius Controller": "6.5.6SP"}),
)
WHOLE = Approval(
    letter="Submission 1",
    licences="W-1",
    dated=date(2023, 6, 14),
    edition="May 5, 2023",
    controls="IC-12",
    shuffler=Shuffler("i-Deal", "Crazy 4 Poker"),
    components={"GM Atlas": "5.4.0", "Nexus Command II": "5.4"},
)
MODES = ("Crazy 4 Poker", "Caribbean Stud")
UTILITIES = {"i-Deal Plus": "NXP 1.0.102", "i-Shoe": "2.0.141"}


def said(approval: Approval, console: str = "nexus", **asked: Any) -> list[str]:
    wanted = ApprovalAsked(console, SYSTEMS, DealingRules(MODES), ("best_four",), UTILITIES)
    return list(missing(approval, replace(wanted, **asked)))


def test_a_whole_approval_lacks_nothing() -> None:
    assert said(WHOLE) == []


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("letter", "letter"),
        ("edition", "edition of the rules"),
        ("controls", "internal controls"),
        ("licences", "manufacturers' licenses"),
    ],
)
def test_what_is_not_on_record_is_named_in_words(key: str, words: str) -> None:
    values = {key: ""}
    assert said(replace(WHOLE, **values)) == [f"Not on record: {words}"]


def test_a_component_below_the_approved_version_is_named() -> None:
    old = replace(WHOLE, components={"GM Atlas": "5.3.9", "Nexus Command II": "5.4"})
    assert said(old) == ["GM Atlas is 5.3.9 and was approved from 5.4.0 on"]


def test_any_one_of_the_approved_systems_will_do() -> None:
    assert said(replace(WHOLE, components={"Game Manager 2": "2.10"})) == []


def test_the_nearest_system_says_what_lacks() -> None:
    (lacks,) = said(replace(WHOLE, components={}))
    assert lacks == "Game Manager 2 2.5.4 or higher is not on record"


def test_another_console_has_other_components() -> None:
    assert said(WHOLE, "aquarius") == ["Aquarius Controller 6.5.6SP or higher is not on record"]


def test_a_table_without_a_jackpot_needs_no_system() -> None:
    assert said(replace(WHOLE, components={}), judges=()) == []


def test_a_shuffler_in_the_mode_of_another_game_is_named() -> None:
    wrong = replace(WHOLE, shuffler=Shuffler("i-Deal", "Three Card Poker"))
    assert said(wrong) == [
        "The shuffler i-Deal is set to Three Card Poker. The rules know Crazy 4 Poker, "
        "Caribbean Stud"
    ]


def test_versions_are_compared_as_numbers() -> None:
    assert numbers("5.10") > numbers("5.4.0") > numbers("5.4")
    assert numbers("6.6 Build 520") == (6, 6, 520)


def test_a_tribal_operation_has_the_papers_of_its_own_track() -> None:
    assert said(replace(WHOLE, track="tribal")) == [
        (
            "Not on record: tribal licenses, tribal gaming agency's approval, state's "
            "concurrence, the compact's requirements"
        )
    ]
    papers = {"tga": "TGA-7", "concurrence": "C-7", "appendix": "Appendix A, Section 18"}
    assert said(replace(WHOLE, track="tribal", **papers)) == ["Not on record: tribal licenses"]
    papers["tribal_licences"] = "LIC-7"
    assert said(replace(WHOLE, track="tribal", **papers)) == []


def test_either_display_of_a_system_is_on_record_and_recent_enough() -> None:
    system = System("aquarius", {"Coin Spot": "6.0"}, {"CHAM2+": "1.66P$", "ViPS": "1.2.0"})
    spot = {"Coin Spot": "6.0"}

    def about(**components: str) -> list[str]:
        have = {**spot, **{"CHAM2+" if key == "cham" else key: v for key, v in components.items()}}
        return said(replace(WHOLE, components=have), "aquarius", systems=(system,))

    assert about(cham="1.66P$") == about(ViPS="1.3") == []
    assert about() == ["No display is on record: CHAM2+ 1.66P$ or ViPS 1.2.0 or higher"]
    assert about(ViPS="1.1.9") == ["ViPS is 1.1.9 and was approved from 1.2.0 on"]


def test_a_system_that_was_not_approved_for_a_jackpot_does_not_count_for_it() -> None:
    old = System("nexus", {"Game Manager": "1.3.0"}, not_for=("blazing_7s",))
    have = replace(WHOLE, components={"Game Manager": "1.3.0"})
    assert said(have, systems=(old,)) == []
    new = System("nexus", {"Game Manager 2": "2.5.4"})
    assert said(have, systems=(old, new), judges=("blazing_7s",)) == [
        "Game Manager 2 2.5.4 or higher is not on record"
    ]


def test_a_game_that_must_be_dealt_by_a_shuffler_says_so() -> None:
    must = DealingRules(MODES, ("i-Deal", "i-Deal Plus"), "must")
    assert said(replace(WHOLE, shuffler=Shuffler()), dealing=must) == [
        "This game must be dealt with a shuffler such as i-Deal, i-Deal Plus, and none is on record"
    ]
    other = replace(WHOLE, shuffler=Shuffler("Shufflestar", MODES[0]))
    (sentence,) = said(other, dealing=must, shuffling_rule="WAC 230-15-465")
    assert "which must be an approved model of a licensed maker (WAC 230-15-465)" in sentence


def test_versions_of_shufflers_and_shoes_are_compared() -> None:
    plus = replace(WHOLE, shuffler=Shuffler("i-Deal Plus", MODES[0], "NXP 1.0.101"))
    assert said(plus) == ["i-Deal Plus is NXP 1.0.101 and was approved from NXP 1.0.102 on"]
    unknown = replace(WHOLE, shuffler=Shuffler("i-Deal Plus", MODES[0]))
    assert said(unknown) == ["i-Deal Plus NXP 1.0.102 or higher is not on record"]
    shoe = replace(WHOLE, equipment={"i-Shoe": "2.0.140"})
    assert said(shoe) == ["i-Shoe is 2.0.140 and was approved from 2.0.141 on"]


def test_the_edition_of_a_games_rules_is_the_one_on_record() -> None:
    assert said(WHOLE, edition="R20031009") == [
        f"The rules of this game are edition R20031009. Approval.edition says {WHOLE.edition}"
    ]


def test_a_title_that_the_letter_does_not_name_is_told() -> None:
    titles = ("Crazy 4 Poker - Coverall", "Dragon Bonus")
    assert said(replace(WHOLE, title="Dragon Bonus"), titles=titles) == []
    assert said(WHOLE, titles=titles) == []  # a record of before names none
    (other,) = said(replace(WHOLE, title="Lucky Ladies"), titles=titles)
    assert "Lucky Ladies is not one of them" in other


@pytest.mark.parametrize(
    ("version", "told"),
    [
        ("Mico32 2.0.140", (2, 0, 140)),
        ("v2.0.141", (2, 0, 141)),
        ("6.6 Build 520", (6, 6, 520)),
        ("1.66P$", (1, 66)),
        ("NXP 1.0.102", (1, 0, 102)),
    ],
)
def test_a_version_is_compared_as_it_is_printed(version: str, told: tuple[int, ...]) -> None:
    assert numbers(version) == told


def test_a_shuffler_of_a_game_that_names_none_must_be_an_approved_model() -> None:
    dealt = replace(WHOLE, shuffler=Shuffler("MD3"))
    [caution] = said(dealt, dealing=DealingRules(), shuffling_rule="WAC 230-15-465")
    assert "MD3, on record, must be an approved model" in caution
    assert "WAC 230-15-465" in caution
    known = replace(dealt, shuffler=Shuffler("i-Shoe", version="Mico32 2.0.141"))
    assert said(known, dealing=DealingRules(), shuffling_rule="WAC 230-15-465") == []


@pytest.mark.parametrize("name", ["GM Atlas", "Nexus Command II"])
def test_one_of_two_names_of_a_system_is_enough(name: str) -> None:
    systems = (System("nexus", {}, either={"GM Atlas": "5.4.0", "Nexus Command II": "5.4"}),)
    assert said(replace(WHOLE, components={name: "5.4.0"}), systems=systems) == []
    [old] = said(replace(WHOLE, components={name: "5.3"}), systems=systems)
    assert old.startswith(f"{name} is 5.3")
    [none] = said(replace(WHOLE, components={}), systems=systems)
    assert none == "GM Atlas 5.4.0 or Nexus Command II 5.4 or higher is not on record"
