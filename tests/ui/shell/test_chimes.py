"""What sounds again until somebody answers, and what is muted."""

import pytest
from table_facts import changed

from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table
from dealer_assist.ui.shell.ambience import Chimes
from dealer_assist.ui.table.presenter.sounds import SoundMoment
from dealer_assist.ui.toolkit.values.preferences import Preferences
from dealer_assist.value import replace


class Ear:
    """Remembers what it has heard."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, str]] = []

    def __call__(self, name: str, volume: str) -> None:
        self.heard.append((name, volume))


@pytest.fixture
def ear() -> Ear:
    return Ear()


@pytest.fixture
def calm(crazy4_nexus: TableSetup) -> SoundMoment:
    return SoundMoment(Table(crazy4_nexus))


@pytest.fixture
def chimes(calm, ear) -> Chimes:
    return Chimes(calm, ear)


def calling(calm: SoundMoment) -> SoundMoment:
    return replace(calm, table=changed(calm.table, supervisor_called_at=5))


def test_a_call_sounds_every_ten_seconds_until_it_is_answered(chimes, calm, ear) -> None:
    chimes.follow(calling(calm), 0)
    for now in range(0, 25_000, 1_000):
        chimes.tick(now, 0)
    assert ear.heard == [("call", "night")] * 3
    chimes.follow(calm, 25_000)
    for now in range(25_000, 60_000, 1_000):
        chimes.tick(now, 0)
    assert len(ear.heard) == 3


def test_a_fault_sounds_every_thirty_seconds_and_can_be_muted(chimes, calm, ear) -> None:
    chimes.follow(replace(calm, has_fault=True), 0)
    for now in range(0, 61_000, 1_000):
        chimes.tick(now, 0)
    assert [name for name, _ in ear.heard] == ["fault"] * 3
    chimes.settings = Preferences(fault_sound=False)
    for now in range(61_000, 200_000, 1_000):
        chimes.tick(now, 0)
    assert len(ear.heard) == 3


def test_a_muted_fault_does_not_silence_what_comes_with_it(chimes, calm, ear) -> None:
    chimes.settings = Preferences(fault_sound=False, volume="day")
    chimes.follow(replace(calm, has_fault=True, refusal="No"), 0)
    assert ear.heard == [("refused", "day")]


def test_only_the_most_urgent_of_several_sounds(chimes, calm, ear) -> None:
    chimes.follow(replace(calling(calm), refusal="No"), 0)
    assert ear.heard == [("refused", "night")]


def test_every_press_ticks_once(chimes, ear) -> None:
    chimes.tick(0, 0)
    chimes.tick(20, 1)
    chimes.tick(40, 1)
    chimes.tick(60, 2)
    assert ear.heard == [("press", "night")] * 2


def test_off_is_silent(chimes, calm, ear) -> None:
    chimes.settings = Preferences(volume="off")
    chimes.follow(calling(calm), 0)
    chimes.tick(20_000, 4)
    chimes.sound("held", 20_000)
    assert ear.heard == []
