"""What is in a node, and the room that it takes."""

from dealer_assist.ui.toolkit.nodes.node import Icon, Panel


def test_a_ground_has_its_node_in_it_or_nothing() -> None:
    icon = Icon("check", 20.0)
    assert Panel(icon).inside == (icon,)
    assert Panel().inside == ()


def test_a_node_takes_room_as_a_copy() -> None:
    icon = Icon("check", 20.0)
    assert (icon.of(80).size, icon.size) == (80, None)
    assert (icon.across(36, at=1).cross, icon.across(36, at=1).cross_at) == (36, 1)
