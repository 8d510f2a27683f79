"""The keyboard for a short note."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.pads.keypads import ACCENT, ERASE_LETTER, MOST, SPACE_KEY, NotePad


@pytest.fixture
def pad(context: UiContext, shown) -> Iterator[NotePad]:
    room = QWidget()
    shown(room, 1_628, 946)
    made = NotePad(context, room)
    made.place(QRectF(0, 0, 1_628, 946), 1.0)
    made.ask("What happened?", "")
    yield made
    room.hide()


def write(pad: NotePad, words: str) -> None:
    for letter in words:
        pad.press(SPACE_KEY if letter == " " else letter)


def test_a_sentence_begins_with_a_capital_and_goes_on_small(pad: NotePad) -> None:
    write(pad, "CARD WAS A 9. SEAT 4")
    assert pad.text == "Card was a 9. Seat 4"


def test_a_number_of_a_letter_is_written_in_capitals(pad: NotePad) -> None:
    pad.in_capitals = True
    write(pad, "IC-12 WAC")
    assert pad.text == "IC-12 WAC"


def test_no_ring_shows_where_a_finger_wrote(pad: NotePad, context: UiContext) -> None:
    below = ActionButton(context, pad.parentWidget())
    below.show()
    pad.parentWidget().activateWindow()
    assert pad.hasFocus()
    pad.hide()
    assert not pad.hasFocus()
    assert not below.hasFocus()


def test_the_last_letter_can_be_taken_back(pad: NotePad) -> None:
    write(pad, "AB")
    pad.press(ERASE_LETTER)
    assert pad.text == "A"
    pad.press(ERASE_LETTER)
    pad.press(ERASE_LETTER)
    assert pad.text == ""


def test_a_long_note_is_wrapped_and_its_end_shows(pad: NotePad, cut_texts, picture) -> None:
    before = picture(pad)
    write(pad, "SEAT 4 HELD THE ACES " * 20)
    assert len(pad.text) > 400
    assert picture(pad) != before
    assert cut_texts(pad) == []


def test_no_note_is_longer_than_a_page(pad: NotePad) -> None:
    write(pad, "X" * (MOST + 5))
    assert len(pad.text) == MOST


def test_a_note_of_less_than_three_words_is_none(pad: NotePad) -> None:
    assert pad.done.reason == "At least 3 words"
    pad.press(SPACE_KEY)
    write(pad, "WRONG SEAT ")
    assert pad.done.reason == "At least 3 words"
    pad.press("4")
    assert not pad.done.reason


def test_done_gives_the_note_and_back_does_not(pad: NotePad) -> None:
    written: list[str] = []
    pad.written.connect(written.append)
    left: list[bool] = []
    pad.left.connect(lambda: left.append(True))
    write(pad, "WRONG SEAT ")
    pad.back.pressed.emit("back")
    assert (written, left) == ([], [True])
    pad.done.pressed.emit("done")
    assert written == ["Wrong seat"]


def test_every_key_is_large_and_a_full_line_fits(pad: NotePad, cut_texts) -> None:
    write(pad, "W" * MOST)
    pad.grab()
    assert cut_texts(pad) == []
    keys: list[QWidget] = [*pad.keys.values(), pad.space, pad.erase]
    assert min(min(key.width(), key.height()) for key in keys) >= 72


@pytest.mark.parametrize(
    ("typed", "presses", "becomes"),
    [
        ("JOSE", 1, "José"),
        ("NGUYE", 12, "Nguyễ"),
        ("E", 1, "É"),
        ("7", 3, "7"),
        ("", 1, ""),
    ],
)
def test_an_accent_goes_onto_the_last_letter(
    pad: NotePad, typed: str, presses: int, becomes: str
) -> None:
    write(pad, typed)
    for _ in range(presses):
        pad.press(ACCENT)
    assert pad.text == becomes


def test_accents_come_round_to_the_plain_letter(pad: NotePad) -> None:
    write(pad, "AN")
    for _ in range(3):
        pad.press(ACCENT)
    assert pad.text == "An"


def test_a_keyboard_writes_as_it_is_typed(pad: NotePad) -> None:
    heard: list[str] = []
    pad.written.connect(heard.append)
    QTest.keyClicks(pad, "Seat 4, not 5")
    QTest.keyClick(pad, Qt.Key.Key_Backspace)
    QTest.keyClicks(pad, "6")
    QTest.keyClick(pad, Qt.Key.Key_Return)
    assert heard == ["Seat 4, not 6"]


def test_enter_gives_no_note_that_is_too_short_and_escape_leaves(pad: NotePad) -> None:
    heard: list[str] = []
    pad.written.connect(heard.append)
    pad.left.connect(lambda: heard.append("left"))
    QTest.keyClicks(pad, "Two words")
    QTest.keyClick(pad, Qt.Key.Key_Return)
    assert heard == []
    QTest.keyClick(pad, Qt.Key.Key_Escape)
    assert heard == ["left"]
