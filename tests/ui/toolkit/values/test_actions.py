"""A button is a value all through: what could not be painted is refused when it is made."""

from typing import Any

import pytest

from dealer_assist.table.commands import PlaceWagers
from dealer_assist.ui.table.actions import (
    BetOnStreet,
    Do,
)
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
    Button,
)

HELD = Do(PlaceWagers(2, {"ante": 500}))


def test_a_button_whose_command_holds_a_mapping_is_refused_with_a_sentence() -> None:
    said = r"The button 'BET \$5' leads to Do, which holds a value that can change"
    with pytest.raises(TypeError, match=said):
        Button(HELD, "BET $5", "chip")
    with pytest.raises(TypeError, match=said):
        Button(HELD, "BET $5", "chip")


def test_names_and_numbers_say_the_same_and_are_taken() -> None:
    made = Button(BetOnStreet(2, "ante", 500), "BET $5", "chip")
    assert hash(made) == hash(Button(BetOnStreet(2, "ante", 500), "BET $5", "chip"))


@pytest.mark.parametrize("kind", [Button[Any], Button])
def test_a_button_is_shut_by_a_reason_and_by_nothing_else(kind: type) -> None:
    plain = kind("print", "PRINT", "printer", "On the slip printer")
    assert plain.unless("") is plain
    shut = kind("print", "PRINT", "printer", "No paper", ActionState.NOT_YET, "No paper")
    assert plain.unless("No paper") == shut
