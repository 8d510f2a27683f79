"""The Game Manager with a swiper on its port: a person signs in, two people pause a link."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from live_bench import HADDAD, OKAFOR, PARK, LiveTable
from patience import PATIENCE_MS
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dealer_assist import paths
from dealer_assist.desk.clock import WallClock
from dealer_assist.floor.actions import Holder, Pause, PitAction
from dealer_assist.floor.feed import Answered
from dealer_assist.floor.sample import sample_floor
from dealer_assist.floor.sample_feed import SampleFeed
from dealer_assist.kiosk.floor.session import has_register
from dealer_assist.kiosk.table.lone_swiper import LoneSwiper
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.ui.floor.stage import FloorStage
from dealer_assist.ui.floor.touches import FloorPage, PauseTouched
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.values.preferences import Preferences


class EnrolledFeed(SampleFeed):
    """Samples whose cards are those that were swiped, as a server has them enrolled."""

    def __init__(self) -> None:
        super().__init__(sample_floor(datetime.now(UTC)), lambda: datetime.now(UTC))
        self.people: dict[str, Holder] = {}
        self.done: list[tuple[PitAction, tuple[str, ...]]] = []

    def holder(self, proof: str, found: Callable[[Holder | None], None]) -> None:
        found(self.people.get(proof))

    def act(self, act: PitAction, cards: tuple[str, ...], answered: Answered) -> None:
        self.done.append((act, tuple(self.people[card].name for card in cards)))
        answered("")


def test_two_people_swipe_for_an_act_and_one_is_not_enough(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    table = LiveTable(tmp_path, "", "")
    table.opened.close()
    clock, feed, said = WallClock(), EnrolledFeed(), list[str]()
    face = FloorStage(UiContext.for_person(paths.resources(), clock.ms, Preferences()), feed, clock)
    qtbot.addWidget(face)

    def heard(member: StaffMember) -> None:
        rank = member.role.value
        feed.people[member.identity] = Holder(member.identity, member.name, rank)
        said.append(member.name)
        face.card(member.identity)

    reader = LoneSwiper(str(table.file), table.data, qapp, heard, face.refuse)

    def swipe(number: str) -> None:
        before = len(said)

        def look() -> bool:
            table.bench.do(f"swipe {number}")
            qtbot.wait(200)
            return len(said) > before

        qtbot.waitUntil(look, timeout=PATIENCE_MS)

    swipe(OKAFOR)
    assert face.selection.page is FloorPage.LOCK
    assert "M. Okafor may not sign in" in face.said
    swipe(HADDAD)
    assert face.selection.person is not None
    assert face.selection.person.name == "L. Haddad"
    pause = Pause("MGL", "New cap tonight")
    face.take(PauseTouched("MGL"))
    assert face.pad.note is not None
    face.pad.note.written.emit(pause.reason)
    swipe(HADDAD)
    assert feed.done == []
    swipe(PARK)
    assert feed.done == [(pause, ("L. Haddad", "J. Park"))]
    reader.close()
    table.bench.close()


def test_a_practice_table_brings_no_register_to_the_game_manager() -> None:
    with TemporaryDirectory() as name:  # where a register was founded is remembered by its path
        folder = Path(name)
        assert not has_register("crazy4-link", folder)
        assert has_register(str(LiveTable(folder, "", "").file), folder)
