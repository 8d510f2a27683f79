"""News from another thread is heard in the thread of the table, and a flood is one answer."""

from threading import Thread, current_thread

from patience import PATIENCE_MS
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dealer_assist.ui.shell.thread_bridge import ThreadBridge


def ring_elsewhere(bell: ThreadBridge, times: int = 1) -> None:
    def ring() -> None:
        for _ in range(times):
            bell.ring()

    thread = Thread(target=ring)
    thread.start()
    thread.join()


def test_a_ring_from_a_port_is_answered_in_the_tables_thread(qtbot: QtBot) -> None:
    bell = ThreadBridge()
    answered: list[str] = []
    bell.answer_with(lambda: answered.append(current_thread().name))
    ring_elsewhere(bell)
    assert answered == []
    qtbot.waitUntil(lambda: bool(answered), timeout=PATIENCE_MS)
    assert answered == [current_thread().name]


def test_a_flood_of_rings_is_one_answer_and_the_next_ring_another(qtbot: QtBot) -> None:
    bell = ThreadBridge()
    answered: list[int] = []
    bell.answer_with(lambda: answered.append(len(answered)))
    ring_elsewhere(bell, times=1000)
    QApplication.processEvents()
    assert answered == [0]
    ring_elsewhere(bell)
    QApplication.processEvents()
    assert answered == [0, 1]


def test_a_ring_before_the_table_stands_is_no_harm(qtbot: QtBot) -> None:
    bell = ThreadBridge()
    ring_elsewhere(bell)
    QApplication.processEvents()
    answered: list[bool] = []
    bell.answer_with(lambda: answered.append(True))
    ring_elsewhere(bell)
    QApplication.processEvents()
    assert answered == [True]


def test_a_second_answer_takes_the_place_of_the_first(qtbot: QtBot) -> None:
    bell = ThreadBridge()
    answered: list[str] = []
    bell.answer_with(lambda: answered.append("first"))
    bell.answer_with(lambda: answered.append("second"))
    ring_elsewhere(bell)
    QApplication.processEvents()
    assert answered == ["second"]
