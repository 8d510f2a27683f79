"""By what a control keeps its widget."""

from dealer_assist.ui.toolkit.nodes.touched import Filter, Press
from dealer_assist.ui.toolkit.values.touches import Button, Choice


def test_a_control_is_kept_by_its_touch() -> None:
    assert Filter(Choice("a", "A", is_on=False)).key == Filter(Choice("a", "B", is_on=True)).key
    assert Press(Button("a", "A", "")).key != Press(Button("b", "A", "")).key


def test_its_room_does_not_matter_for_how_it_is_made_but_its_letters_do() -> None:
    press = Press(Button("a", "A", ""))
    assert press.of(80).how == press.how
    assert Press(press.model, "bold_30").how != press.how
