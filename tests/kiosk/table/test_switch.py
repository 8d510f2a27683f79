"""One table at a time stands in the window; where another cannot, the first comes back."""

import logging
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest

from dealer_assist.desk.clock import WallClock
from dealer_assist.errors import Refused
from dealer_assist.kiosk.table.opening import OpenTable, open_table
from dealer_assist.kiosk.table.switch import TableSwitch
from dealer_assist.table import commands as c


class Window:
    """Counts how often it was left."""

    def __init__(self) -> None:
        self.left = 0

    def leave(self) -> None:
        self.left += 1


class Kiosk:
    """A window, an switch, and what was put on."""

    def __init__(self, data: Path) -> None:
        self.window = Window()
        self.opened: list[tuple[str, str]] = []
        self.waiting: list[Callable[[], None]] = []
        self.closed: list[str] = []
        self._data = data
        self.switch = TableSwitch(self.window, self._open, self.waiting.append)

    def _open(self, table: str, sentence: str, undo: ExitStack) -> OpenTable:
        opened = open_table(table, self._data, WallClock())
        undo.callback(opened.close)
        undo.callback(lambda: self.closed.append(table))
        self.opened.append((table, sentence))
        return opened

    def change_game(self, to: str, by: str = "supervisor-1") -> None:
        opened = self.switch.opened
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
    kiosk.switch.open("crazy4-nexus")
    return kiosk


def test_nothing_stands_before_it_is_put(tmp_path: Path) -> None:
    with pytest.raises(LookupError):
        Kiosk(tmp_path).switch.opened  # noqa: B018 - asking is the test


def test_a_supervisors_card_brings_the_other_table_when_everybody_has_heard(
    kiosk: Kiosk,
) -> None:
    kiosk.change_game("caribbean")
    assert kiosk.switch.opened.setup.key == "crazy4-nexus"
    kiosk.go_on()
    assert kiosk.switch.opened.setup.key == "caribbean"
    assert (kiosk.closed, kiosk.window.left) == (["crazy4-nexus"], 1)
    kiosk.switch.close()


def test_a_dealers_card_changes_no_game(kiosk: Kiosk) -> None:
    kiosk.change_game("caribbean", by="dealer-1")
    assert kiosk.waiting == []
    kiosk.switch.close()


def test_a_table_that_cannot_open_leaves_the_old_one_with_the_reason(
    kiosk: Kiosk, caplog: pytest.LogCaptureFixture
) -> None:
    kiosk.change_game("moon")
    with caplog.at_level(logging.ERROR):
        kiosk.go_on()
    assert kiosk.switch.opened.setup.key == "crazy4-nexus"
    table, sentence = kiosk.opened[-1]
    assert table == "crazy4-nexus"
    assert "moon" in sentence
    kiosk.switch.close()


def test_a_first_table_that_cannot_open_is_an_error_of_the_world(tmp_path: Path) -> None:
    kiosk = Kiosk(tmp_path)

    def refuse(table: str, sentence: str, undo: ExitStack) -> OpenTable:
        undo.callback(lambda: kiosk.closed.append(table))
        raise Refused("no")

    switch = TableSwitch(kiosk.window, refuse, kiosk.waiting.append)
    with pytest.raises(Refused):
        switch.open("crazy4-nexus")
    assert kiosk.closed == ["crazy4-nexus"]


def test_a_set_up_that_comes_into_force_connects_the_table_anew(kiosk: Kiosk) -> None:
    opened = kiosk.switch.opened
    staff = {card.member.key: card.member for card in opened.cards}
    changes = (("console", "aquarius"), ("jackpot.A.paytable", "ATLAS-2"))
    opened.desk.submit(c.ProposeSetUp(changes, staff["supervisor-1"], staff["executive-1"]))
    dealer = staff["dealer-1"]
    opened.desk.submit(c.SwipeCard(dealer, dealer.last_four))
    assert opened.rack.simulated.key_switch is None
    kiosk.go_on()
    again = kiosk.switch.opened
    assert again is not opened
    assert again.rack.simulated.key_switch is not None
    assert again.desk.table.dealer == dealer
    assert again.desk.table.setup.jackpots["A"].key == "ATLAS-2"
    kiosk.switch.close()
