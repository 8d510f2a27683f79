"""Keys to type with."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.pads.keypads import KeyPad
from dealer_assist.ui.toolkit.values.typed import ACCENT, DIGITS, ERASE, LETTERS, SPACE, typed_on

Show = Callable[[QWidget, int, int], None]


@pytest.fixture
def pad(context: UiContext, shown: Show) -> KeyPad:
    made = KeyPad(context, DIGITS)
    shown(made, 620, 600)
    made.place(QRectF(0, 0, 620, 600), 1.0)
    return made


def test_every_key_names_itself(pad: KeyPad) -> None:
    typed: list[str] = []
    pad.typed.connect(typed.append)
    for row in pad.rows:
        for key in row:
            key.fired.emit()
    assert "".join(typed) == f"789456123.0{ERASE}"


def test_the_keys_share_the_room_with_gaps_between_them(pad: KeyPad) -> None:
    first, second = pad.rows[0][:2]
    assert second.x() - first.x() - first.width() == pytest.approx(12, abs=1)
    assert pad.rows[-1][0].geometry().bottom() == 599


def test_the_same_digit_can_be_typed_twice_in_a_row(pad: KeyPad, fingers, clock) -> None:
    typed: list[str] = []
    pad.typed.connect(typed.append)
    for _ in range(2):
        fingers.tap(pad.rows[0][0])
        clock.advance(150)
    assert typed == ["7", "7"]


def test_letters_spell_a_name() -> None:
    keys = {key for row in LETTERS for key in row}
    assert {*"ABCDEFGHIJKLMNOPQRSTUVWXYZ.-'", ACCENT, SPACE, ERASE} == keys


def test_typing_adds_erases_and_stops_at_the_most() -> None:
    assert typed_on("75", "0", 12) == "750"
    assert typed_on("75", ERASE, 12) == "7"
    assert typed_on("", ERASE, 12) == ""
    assert typed_on("A.", SPACE, 12) == "A. "
    assert typed_on("1234", "5", 4) == "1234"
