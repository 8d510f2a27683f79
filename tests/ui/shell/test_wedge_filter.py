"""A card that is typed reaches the table and no field; what a person types reaches the field."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from dealer_assist.devices.messages import CardSwiped, Message
from dealer_assist.devices.readers.keyboard_wedge import Keyed, Wedge
from dealer_assist.devices.simulated.swiper import tracks_of
from dealer_assist.kiosk.table.live_parts import shut_keys_out
from dealer_assist.ui.shell.wedge_filter import WedgeFilter

NUMBER = "6003118800001101"


class Keys:
    """A rack with a swiper that types, or without one."""

    def __init__(self) -> None:
        self.wedge: Wedge | None = Wedge()
        self.told: list[Message] = []
        self.now_ms = 1000

    def clock(self) -> int:
        return self.now_ms

    def typed(self, char: str, now_ms: int) -> Keyed | None:
        if self.wedge is None:
            return None
        keyed = self.wedge.key(char, now_ms)
        self.told += keyed.messages
        return keyed

    def let_pass(self, ms: int = 200) -> None:
        """Let the rack look at the swiper for a while."""
        for now_ms in range(self.now_ms, self.now_ms + ms, 20):
            self.told += self.wedge.tick(now_ms) if self.wedge else ()


@pytest.fixture
def keys(qapp: QApplication) -> Iterator[Keys]:
    keys = Keys()
    wedge = WedgeFilter(keys, keys.clock)
    qapp.installEventFilter(wedge)
    yield keys
    qapp.removeEventFilter(wedge)


@pytest.fixture
def field(qtbot: QtBot) -> QLineEdit:
    field = QLineEdit()
    qtbot.addWidget(field)
    field.show()
    field.setFocus()
    return field


def strike(field: QLineEdit, text: str, at_ms: int = 0) -> None:
    """Strike one key, as the system tells it: with the moment, or without."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = QKeyEvent(kind, ord(text.upper()), Qt.KeyboardModifier.NoModifier, text)
        event.setTimestamp(at_ms)
        QApplication.sendEvent(field, event)


def test_a_typed_card_reaches_the_table_and_no_field(keys: Keys, field: QLineEdit) -> None:
    pressed: list[bool] = []
    field.returnPressed.connect(lambda: pressed.append(True))
    for char in "".join(tracks_of(NUMBER)):
        strike(field, char)
        keys.now_ms += 2
    QTest.keyClick(field, Qt.Key.Key_Return)
    keys.let_pass()
    assert keys.told == [CardSwiped(NUMBER)]
    assert field.text() == ""
    assert pressed == []


def test_a_person_types_on_as_ever(keys: Keys, field: QLineEdit) -> None:
    for char in "Novak 12":
        strike(field, char)
        keys.now_ms += 120
    assert field.text() == "Novak 12"
    assert keys.told == []


def test_a_percent_sign_of_a_person_comes_before_the_next_key(keys: Keys, field: QLineEdit) -> None:
    for char in "5%a":
        strike(field, char)
        keys.now_ms += 120
    assert field.text() == "5%a"


def test_a_window_that_stalls_does_not_tear_a_card_apart(keys: Keys, field: QLineEdit) -> None:
    struck_ms = 50_000
    for char in "".join(tracks_of(NUMBER)) + "\r":
        strike(field, char, struck_ms)
        struck_ms += 2
        keys.now_ms += 800
    keys.let_pass()
    assert keys.told == [CardSwiped(NUMBER)]


def test_keys_without_a_letter_go_their_way(keys: Keys, field: QLineEdit) -> None:
    strike(field, "a")
    QTest.keyClick(field, Qt.Key.Key_Shift)
    QTest.keyClick(field, Qt.Key.Key_Home)
    strike(field, "b")
    assert field.text() == "ba"


def test_without_a_swiper_that_types_every_key_is_a_persons(keys: Keys, field: QLineEdit) -> None:
    keys.wedge = None
    for char in "%;12?":
        strike(field, char)
    assert field.text() == "%;12?"


def test_on_a_live_table_without_a_declared_keyboard_no_key_does_anything(
    qapp: QApplication, qtbot: QtBot
) -> None:
    pressed: list[bool] = []
    button = QPushButton("END GAME")
    button.clicked.connect(lambda: pressed.append(True))
    qtbot.addWidget(button)
    button.show()
    button.setFocus()
    window = button.windowHandle()
    qtbot.waitUntil(lambda: window is not None and window.isExposed())
    QTest.keyClick(window, Qt.Key.Key_Space)
    assert pressed == [True]
    end = shut_keys_out(qapp)
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Tab, Qt.Key.Key_F1):
        QTest.keyClick(window, key)
    assert pressed == [True]
    end()
    QTest.keyClick(window, Qt.Key.Key_Space)
    assert pressed == [True, True]
