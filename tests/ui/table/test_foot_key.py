"""A key in the foot of a seat says what it means, and is read anew when that changes."""

from itertools import combinations

from PySide6.QtCore import QRectF

from dealer_assist.ui.table.actions import (
    FoldTouched,
    PlaysTouched,
)
from dealer_assist.ui.table.foot_key import FootKey
from dealer_assist.ui.table.model.table import FootKeyModel

PLAYING = FootKeyModel("PLAYING", "PLAYING seat 3", PlaysTouched(3, plays=True))
FOLD = FootKeyModel("FOLD", "FOLD seat 3", FoldTouched(3), "cross")
UNDO = FootKeyModel("UNDO", "UNDO seat 3", FoldTouched(3, is_undo=True), "undo", is_undo=True)


def test_a_double_tap_never_folds_the_seat_that_was_said_to_play(
    context, fingers, qtbot, clock
) -> None:
    key = FootKey(context)
    qtbot.addWidget(key)
    key.place(QRectF(0, 0, 240, 74), 1.0)
    key.show()
    heard: list[object] = []
    key.touched.connect(heard.append)
    key.touched.connect(lambda _: key.show_state(FOLD))
    key.show_state(PLAYING)
    clock.advance(2_000)
    fingers.tap(key)
    clock.advance(500)
    fingers.tap(key)
    assert heard == [PLAYING.touch], "FOLD has come up under the finger"
    clock.advance(2_000)
    fingers.tap(key)
    assert heard == [PLAYING.touch, FOLD.touch]


def test_every_kind_of_key_fits_and_is_named_with_its_seat(context, qtbot) -> None:
    key = FootKey(context)
    qtbot.addWidget(key)
    key.place(QRectF(0, 0, 112, 74), 1.0)
    pictures = []
    for model in (PLAYING, FOLD, UNDO):
        key.show_state(model)
        pictures.append(key.grab().toImage())
        assert key.too_long == ()
        assert key.label == model.spoken
    assert all(one != other for one, other in combinations(pictures, 2))
