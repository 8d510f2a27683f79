"""A list in a box: its title, a line that says more, the lists that it can show instead."""

from tree import every, listing, words

from dealer_assist.ui.office.headed_list import headed_list
from dealer_assist.ui.toolkit.nodes import Paragraph, TabPress
from dealer_assist.ui.toolkit.values.grid import Column, Grid, Row, cells
from dealer_assist.ui.toolkit.values.touches import Tab

ROWS = Grid((Column("Device", 1),), (Row(cells("Printer")),), "None")


def test_title_detail_and_tabs_are_above_the_rows() -> None:
    tabs = (Tab("health", "Health", "circuit", is_selected=True), Tab("lines", "Lines", "unlink"))
    tree = headed_list("Devices", ROWS, "All work", tabs)
    assert words(tree) == ["Devices", "All work"]
    assert [tab.model.touch for tab in every(tree, TabPress)] == ["health", "lines"]
    assert listing(tree) is ROWS


def test_trouble_has_the_ink_of_a_fault() -> None:
    (said,) = every(headed_list("Devices", ROWS, "1 needs attention", is_trouble=True), Paragraph)
    assert said.ink == "fault"


def test_without_a_detail_or_tabs_there_are_only_title_and_rows() -> None:
    tree = headed_list("Devices", ROWS)
    assert words(tree) == ["Devices"]
    assert every(tree, TabPress) == []
