"""Rows as many as fit: arrows turn to the rest, and say where there is no more."""

from dealer_assist.ui.school.paged import Paged
from dealer_assist.ui.school.touches import Turned
from dealer_assist.ui.toolkit.nodes import Node, Text, Turn, column, row, space
from dealer_assist.value import replace
from tests.support.tree import Room, every, words

ROWS = tuple(Text(f"{n}", "bold_24") for n in range(15))
PAGED = Paged(ROWS, None, high=90.0, gap=10.0)
ROOM = Room(400, 600)
"""Five rows below a head of a hundred."""


def head(title: str, arrows: Node | None, seen: str) -> tuple[Node, Node]:
    line = row(Text(title, "bold_24"), arrows, Text(seen, "bold_20") if seen else None)
    return column(line).of(110), space(0)


def page(paged: Paged) -> list[str]:
    return [one for one in words(paged.between(head, "Rows"), ROOM) if one.isdigit()]


def arrows(paged: Paged) -> list[tuple[object, str]]:
    tree = paged.between(head, "Rows")
    return [(one.model.touch, str(one.model.reason)) for one in every(tree, Turn, ROOM)]


def test_it_begins_with_the_first_rows() -> None:
    assert page(PAGED) == ["0", "1", "2", "3", "4"]
    assert arrows(PAGED) == [(Turned("", 0), "This is the first page"), (Turned("", 5), "")]
    assert "1 to 5 of 15" in words(PAGED.between(head, "Rows"), ROOM)


def test_an_arrow_turns_a_whole_page_and_the_last_one_says_so() -> None:
    assert page(replace(PAGED, turned=5)) == ["5", "6", "7", "8", "9"]
    last = replace(PAGED, turned=10)
    assert page(last) == ["10", "11", "12", "13", "14"]
    assert arrows(last) == [(Turned("", 5), ""), (Turned("", 15), "This is the last page")]


def test_what_fits_has_no_arrows() -> None:
    few = replace(PAGED, rows=ROWS[:5], turned=5)
    assert (page(few), arrows(few)) == (["0", "1", "2", "3", "4"], [])


def test_row_by_row_what_is_aimed_at_is_seen_until_somebody_turns() -> None:
    aimed = replace(PAGED, by=1, aim=8)
    assert "8" in page(aimed)
    assert arrows(aimed)[1][0] == Turned("", 7)
    assert page(replace(aimed, turned=0))[0] == "0"
    assert page(replace(aimed, turned=14))[-1] == "14"


def test_several_are_side_by_side() -> None:
    assert len(page(replace(PAGED, abreast=2))) == 10
