"""What lies under a sheet, a page or the lock is out of reach, for a key as for a finger."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from seated_table import SeatedTable

from dealer_assist.ui.toolkit.reachable import is_reachable
from dealer_assist.ui.toolkit.touchable import Touchable


@pytest.fixture
def started(seated: SeatedTable) -> SeatedTable:
    return seated.start(5)


def walk(table: SeatedTable, *, forward: bool = True) -> list[QWidget | None]:
    """Return where the keyboard comes by, once round."""
    visited: list[QWidget | None] = []
    for _ in range(60):
        assert table.window.focusNextPrevChild(forward)
        visited.append(table.window.focusWidget())
    return visited


def test_a_control_is_in_sight_until_something_covers_it(started: SeatedTable) -> None:
    end, seat = started.hand.control("END GAME"), started.hand.seat(5)
    assert is_reachable(end)
    assert is_reachable(seat)  # though a simulated chip lies over its head
    started.press("MENU")
    assert not is_reachable(end)
    assert not is_reachable(seat)
    assert is_reachable(started.hand.control("BACK TO TABLE"))


def test_what_is_not_shown_is_not_in_sight(started: SeatedTable) -> None:
    assert not is_reachable(started.face.views.sheet)
    assert is_reachable(started.window)


@pytest.mark.parametrize("forward", [True, False])
@pytest.mark.parametrize("words", ["MENU", "CALL SUPERVISOR", "HISTORY"])
def test_the_tab_key_stays_on_what_lies_on_top(started: SeatedTable, words, forward) -> None:
    started.claim(5, "Four Aces")
    if words == "HISTORY":
        started.press("MENU")
    started.press(words)
    visited = walk(started, forward=forward)
    assert all(one is not None and is_reachable(one) for one in visited)
    shown = [one for one in started.window.findChildren(Touchable) if is_reachable(one)]
    assert set(visited) == set(shown)


def test_a_key_does_not_press_what_is_covered(started: SeatedTable) -> None:
    call = started.hand.control("CALL SUPERVISOR")
    call.setFocus(Qt.FocusReason.TabFocusReason)
    started.press("MENU")
    QTest.keyClick(call, Qt.Key.Key_Space)
    started.wait()
    assert not started.table.round.supervisor_called_at
    started.press("BACK TO TABLE")
    QTest.keyClick(call, Qt.Key.Key_Space)
    started.wait()
    assert started.table.round.supervisor_called_at
