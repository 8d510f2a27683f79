"""A card at the swiper of a live table that does not stand: the right ones lead out."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from live_bench import HADDAD, OKAFOR, PARK, LiveTable
from patience import PATIENCE_MS
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dealer_assist.kiosk.table.leaving_card import LeavingCard
from dealer_assist.staff.events import PinSet


@pytest.fixture
def shut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[LiveTable]:
    """A live table whose program is not running; its swiper is there."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    table = LiveTable(tmp_path, "", "")
    table.opened.close()
    yield table
    table.bench.close()


def test_d15_a_supervisors_card_leads_out_and_a_dealers_does_not(
    shut: LiveTable, qapp: QApplication, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    left: list[float] = []
    said: list[str] = []
    door = LeavingCard(
        str(shut.file), shut.data, lambda: left.append(time.monotonic()), said.append
    )

    def swiped(number: str, is_met: "list[str] | list[float]") -> None:
        def look() -> bool:
            shut.bench.do(f"swipe {number}")
            qtbot.wait(200)
            return bool(is_met)

        qtbot.waitUntil(look, timeout=PATIENCE_MS)

    pin = PinSet("executive-1", "hash", "supervisor-1")
    shut.register.change(lambda staff: (pin,), "test")
    with caplog.at_level("WARNING"):
        swiped(OKAFOR, said)
        assert said[0] == "M. Okafor's card does not end the kiosk"
        said.clear()
        swiped(HADDAD, said)
        assert said[0].startswith("L. Haddad's card asks for a PIN, which cannot be typed here")
        assert left == []
        swiped(PARK, left)
    assert caplog.messages[-1] == ("supervisor-1 left a live kiosk whose table could not be opened")
    door.close()
