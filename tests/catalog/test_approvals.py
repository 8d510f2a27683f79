"""The approval in a table's file: read whole, and every mistake named with file and key."""

from datetime import date
from pathlib import Path
from typing import Any

import pytest

from dealer_assist.catalog.jurisdictions import load_jurisdiction
from dealer_assist.catalog.tables import load_table

Workshop = Any  # of conftest
TABLE = "tables/crazy4-washington.toml"
NAME = "crazy4-washington"
WHOLE = """[approval]
letter = "Submission 1"
dated = 2023-06-14
edition = "May 5, 2023"
controls = "IC-12"
licences = "W-1 and W-2"
monitor = "Screen 7, HDMI only"
shuffler = { make = "i-Deal", mode = "Crazy 4 Poker" }
components = { "GM Atlas" = "5.4.0", "Nexus Command II" = "5.4" }

[devices]"""

NO_MONITOR = "Table display not on record: it must be a plain monitor, no network"


def test_an_approval_is_read_and_lacks_nothing(workshop: Workshop) -> None:
    workshop.edit(TABLE, "[devices]", WHOLE)
    setup = workshop.load(NAME)
    assert setup.approval is not None
    assert (setup.approval.letter, setup.approval.dated) == (
        "Submission 1",
        date(2023, 6, 14),
    )
    assert setup.not_approved == ()


def test_practice_without_an_approval_is_not_asked_for_one(workshop: Workshop) -> None:
    assert workshop.load(NAME).not_approved == ()


def test_what_lacks_is_said(workshop: Workshop) -> None:
    workshop.edit(TABLE, "[devices]", WHOLE.replace('"5.4.0"', '"5.3"'))
    assert workshop.load(NAME).not_approved == ("GM Atlas is 5.3 and was approved from 5.4.0 on",)


@pytest.mark.parametrize(
    ("before", "after", "sentence"),
    [
        ("2023-06-14", '"June"', "approval.dated: must be a day like 2009-09-14"),
        ('"5.4.0"', '"new"', "approval.components.GM Atlas: 'new' is no version"),
        ("controls", "contrls", "approval.contrls: is not a key here"),
        ('mode = "', 'modus = "', "approval.shuffler.modus: is not a key here"),
    ],
)
def test_a_mistake_is_named(workshop: Workshop, before: str, after: str, sentence: str) -> None:
    workshop.edit(TABLE, "[devices]", WHOLE.replace(before, after))
    assert workshop.complaint(lambda: workshop.load(NAME)).startswith(f"{TABLE}: {sentence}")


def test_the_live_example_says_which_key_a_house_has_to_fill_in(
    resources: Path, layouts: Path
) -> None:
    file = resources.parent / "packaging" / "live-example.toml"
    setup = load_table(resources, layouts, file)
    assert setup.not_approved == (
        "Not on record: internal controls, manufacturers' licenses",
        NO_MONITOR,
    )


def test_a_nexus_table_has_its_plain_display_on_record(workshop: Workshop) -> None:
    """The documents want a monitor with no intelligence of its own, and no network capability."""
    workshop.edit(TABLE, "[devices]", WHOLE.replace("monitor = ", "# monitor = "))
    assert workshop.load(NAME).not_approved == (NO_MONITOR,)


def test_washington_names_whom_to_ask_and_what_deals(resources: Path) -> None:
    law = load_jurisdiction(resources / "jurisdictions" / "washington.toml")
    assert law.contacts["commercial"].endswith("(206) 786-3530")
    assert law.contacts["tribal"].endswith("(206) 423-4260")
    assert law.rule("shuffling") == "WAC 230-15-465"
    assert law.rule("progressive") == "WAC 230-15-680 to 230-15-720"
    assert law.utilities["i-Score"] == "1.5.19"
    assert law.editions == {"dragon_bonus": "R20031009"}


def test_a_blackjack_jackpot_needs_the_newer_game_manager(workshop: Workshop) -> None:
    manager, controller = "Nexus Command Game Manager", "Nexus Command Table Controller"
    old = f'"{manager}" = "1.3.0", "{controller}" = "2.0.0"'
    whole = WHOLE.replace('"GM Atlas" = "5.4.0", "Nexus Command II" = "5.4"', old)
    workshop.edit(TABLE, "[devices]", whole)
    assert workshop.load(NAME).not_approved == ()
    blazing = "house-money-blazing"
    workshop.edit(f"tables/{blazing}.toml", "[devices]", whole.replace("shuffler", "# shuffler"))
    assert workshop.load(blazing).not_approved[0].endswith("or higher is not on record")
