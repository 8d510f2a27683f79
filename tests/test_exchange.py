"""One table at a time stands in the window; where another cannot, the first comes back."""

import logging
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest

from dealer_assist.desk.clock import WallClock
from dealer_assist.exchange import Exchange
from dealer_assist.opening import OpenTable, open_table
from dealer_assist.rules.refusal import Refused
from dealer_assist.table import commands as c


class Window:
    """Counts how often it was left."""

    def __init__(self) -> None:
        self.left = 0

    def leave(self) -> None:
        self.left += 1


class Kiosk:
    """A window, an exchange, and what was put on."""

    def __init__(self, data: Path) -> None:
        self.window = Window()
        self.put: list[tuple[str, str]] = []
        self.waiting: list[Callable[[], None]] = []
        self.closed: list[str] = []
        self._data = data
        self.exchange = Exchange(self.window, self._put, self.waiting.append)

    def _put(self, table: str, sentence: str, undo: ExitStack) -> OpenTable:
        opened = open_table(table, self._data, WallClock())
        undo.callback(opened.close)
        undo.callback(lambda: self.closed.append(table))
        self.put.append((table, sentence))
        return opened

    def change_game(self, to: str, by: str = "supervisor-1") -> None:
        opened = self.exchange.opened
        member = next(card.member for card in opened.cards if card.member.key == by)
        opened.desk.submit(c.ChangeGame(to))
        opened.desk.submit(c.SwipeCard(member, member.last_four))

    def go_on(self) -> None:
        for then in self.waiting:
            then()


@pytest.fixture
def kiosk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Kiosk:
    monkeypatch.setenv("CONFIGURATION_DIRECTORY", str(tmp_path))
    kiosk = Kiosk(tmp_path / "data")
    kiosk.exchange.put("crazy4-nexus")
    return kiosk


def test_nothing_stands_before_it_is_put(tmp_path: Path) -> None:
    with pytest.raises(LookupError):
        Kiosk(tmp_path).exchange.opened  # noqa: B018 - asking is the test


def test_a_supervisors_card_brings_the_other_table_when_everybody_has_heard(
    kiosk: Kiosk,
) -> None:
    kiosk.change_game("caribbean")
    assert kiosk.exchange.opened.setup.key == "crazy4-nexus"
    kiosk.go_on()
    assert kiosk.exchange.opened.setup.key == "caribbean"
    assert (kiosk.closed, kiosk.window.left) == (["crazy4-nexus"], 1)
    kiosk.exchange.close()


def test_a_dealers_card_changes_no_game(kiosk: Kiosk) -> None:
    kiosk.change_game("caribbean", by="dealer-1")
    assert kiosk.waiting == []
    kiosk.exchange.close()


def test_a_table_that_cannot_open_leaves_the_old_one_with_the_reason(
    kiosk: Kiosk, caplog: pytest.LogCaptureFixture
) -> None:
    kiosk.change_game("moon")
    with caplog.at_level(logging.ERROR):
        kiosk.go_on()
    assert kiosk.exchange.opened.setup.key == "crazy4-nexus"
    table, sentence = kiosk.put[-1]
    assert table == "crazy4-nexus"
    assert "moon" in sentence
    kiosk.exchange.close()


def test_a_first_table_that_cannot_open_is_an_error_of_the_world(tmp_path: Path) -> None:
    kiosk = Kiosk(tmp_path)

    def refuse(table: str, sentence: str, undo: ExitStack) -> OpenTable:
        undo.callback(lambda: kiosk.closed.append(table))
        raise Refused("no")

    exchange = Exchange(kiosk.window, refuse, kiosk.waiting.append)
    with pytest.raises(Refused):
        exchange.put("crazy4-nexus")
    assert kiosk.closed == ["crazy4-nexus"]
