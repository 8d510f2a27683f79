"""Rows and columns of nodes, and what is left out of them."""

from dealer_assist.ui.toolkit.nodes.build import column, nodes_of, row, space, tiled
from dealer_assist.ui.toolkit.nodes.node import Even, Icon, Node, Series


def test_none_among_children_is_left_out() -> None:
    assert row(None, space(4), None) == row(space(4))
    assert column(None) == column()


def test_tiles_keep_room_for_rows_and_fill_the_last_one() -> None:
    icons = [Icon("check", side) for side in (1.0, 2.0, 3.0)]
    match tiled(icons, 2, 50.0, 6.0, rows=3):
        case Even(children=(Series(children=first), Series(children=second), rest), most=50.0):
            assert first == tuple(icons[:2])
            assert second == (icons[2], Node())
            assert rest == Node()
        case other:
            raise AssertionError(other)


def test_nodes_follow_each_other_as_on_the_page() -> None:
    one, two = Icon("check", 1.0), Icon("check", 2.0)
    page = column(row(one), two)
    assert [node for node in nodes_of(page) if isinstance(node, Icon)] == [one, two]
