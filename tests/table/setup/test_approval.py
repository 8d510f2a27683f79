"""A table's approval: what is missing of it is said, and versions are compared as numbers."""

from dataclasses import replace
from datetime import date

import pytest

from dealer_assist.table.setup.approval import Approval, Shuffler, System, missing, numbers

SYSTEMS = (
    System("nexus", {"GM Atlas": "5.4.0", "Nexus Command II": "5.4"}),
    System("nexus", {"Game Manager 2": "2.5.4"}),
    System("aquarius", {"Aquarius Controller": "6.5.6SP"}),
)
WHOLE = Approval(
    letter="Submission 1",
    dated=date(2023, 6, 14),
    edition="May 5, 2023",
    controls="IC-12",
    shuffler=Shuffler("i-Deal", "Crazy 4 Poker"),
    components={"GM Atlas": "5.4.0", "Nexus Command II": "5.4"},
)
MODES = ("Crazy 4 Poker", "Caribbean Stud")


def said(approval: Approval, console: str = "nexus", *, has_jackpot: bool = True) -> list[str]:
    return list(missing(approval, console, SYSTEMS, MODES, has_jackpot=has_jackpot))


def test_a_whole_approval_lacks_nothing() -> None:
    assert said(WHOLE) == []


@pytest.mark.parametrize("key", ["letter", "edition", "controls"])
def test_what_is_not_on_record_is_named_by_its_key(key: str) -> None:
    values = {key: ""}
    assert said(replace(WHOLE, **values)) == [f"approval.{key} is missing in the table's file"]


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
    assert said(replace(WHOLE, components={}), has_jackpot=False) == []


def test_a_shuffler_in_the_mode_of_another_game_is_named() -> None:
    wrong = replace(WHOLE, shuffler=Shuffler("i-Deal", "Three Card Poker"))
    assert said(wrong) == [
        "The shuffler i-Deal is set to Three Card Poker; the rules know Crazy 4 Poker, "
        "Caribbean Stud"
    ]


def test_versions_are_compared_as_numbers() -> None:
    assert numbers("5.10") > numbers("5.4.0") > numbers("5.4")
    assert numbers("6.6 Build 520") == (6, 6, 520)
