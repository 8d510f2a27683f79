"""A control is painted from the tree that it gives for its model."""

from dataclasses import dataclass

from dealer_assist.ui.toolkit.boxed import BoxedButton
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.nodes import Node, Panel, Text


@dataclass(frozen=True, slots=True)
class SeatLook:
    """A seat to choose."""

    key: str
    words: str


class SeatButton(BoxedButton[SeatLook]):
    """Remembers the last tree."""

    last: Node | None = None

    def tell(self, model: SeatLook) -> None:
        self.describe(model.words)

    def face(self, model: SeatLook) -> Node:
        fill = "pressed" if self.is_pressed else "panel"
        self.last = Panel(Text(model.words, "bold_24"), fill=fill)
        return self.last


def test_before_its_first_model_it_has_no_face(context: UiContext, shown, picture) -> None:
    button = SeatButton(context)
    shown(button, 200, 100)
    picture(button)
    assert button.last is None


def test_the_face_fills_it_and_follows_model_and_finger(
    context: UiContext, shown, picture, fingers
) -> None:
    button = SeatButton(context)
    button.show_state(SeatLook("5", "SEAT 5"))
    shown(button, 200, 100)
    plain = picture(button)
    assert button.last is not None
    fingers.press(button)
    assert picture(button) != plain
    fingers.lift(button)
    button.show_state(SeatLook("6", "SEAT 6"))
    assert picture(button) != plain


def test_a_touch_names_the_key_of_what_is_shown(context: UiContext, shown, fingers) -> None:
    button, named = SeatButton(context), []
    button.chosen.connect(named.append)
    button.show_state(SeatLook("5", "SEAT 5"))
    shown(button, 200, 100)
    fingers.tap(button)
    assert named == ["5"]
