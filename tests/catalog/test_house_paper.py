"""A house's own procedures in a table's file: read whole, and written again by a set-up."""

from typing import Any

from dealer_assist.catalog.table_file import as_file

Workshop = Any  # of conftest
FILE = """[house_paper]
approved = "WSGC 4711"
dated = 2026-03-02
cards = ["Call the floor", "Show the camera every hand"]

[devices]"""


def test_it_is_written_in_a_file_too_and_a_set_up_keeps_it(workshop: Workshop) -> None:
    table = "tables/crazy4-nexus.toml"
    workshop.edit(table, "[devices]", FILE)
    setup = workshop.load("crazy4-nexus")
    assert setup.house_paper.steps("cards") == ("Call the floor", "Show the camera every hand")
    assert FILE.removesuffix("\n\n[devices]") in as_file(setup)


def test_a_line_that_is_too_long_is_named_with_its_file_and_key(workshop: Workshop) -> None:
    table = "tables/crazy4-nexus.toml"
    workshop.edit(table, "[devices]", FILE.replace("Call the floor", "Call " * 20))
    said = workshop.complaint(lambda: workshop.load("crazy4-nexus"))
    assert said.startswith(f"{table}: house_paper.cards: has at most 6 lines of 60 letters")
