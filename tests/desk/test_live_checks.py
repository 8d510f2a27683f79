"""Live and practice keep apart: each refuses the other's table file in one sentence."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from dealer_assist.desk import live_checks
from dealer_assist.desk.clock import WallClock
from dealer_assist.devices.configs import NotADevice
from dealer_assist.errors import Refused
from dealer_assist.table.setup.table_setup import TableSetup

PORTS = {"sensors": "/dev/ttyS1", "swiper": "/dev/ttyS2"}


@pytest.fixture
def setup(crazy4_nexus: TableSetup) -> TableSetup:
    return replace(crazy4_nexus, key="pit-3", staff="enrolled", players=(), devices=PORTS)


def refusal_of(require: Callable[[TableSetup], None], setup: TableSetup) -> str:
    try:
        require(setup)
    except Refused as refusal:
        return str(refusal)
    return ""


def test_a_table_with_real_ports_and_enrolled_staff_may_go_live(setup: TableSetup) -> None:
    assert refusal_of(live_checks.require_live, setup) == ""


def test_a_live_table_may_have_a_simulated_printer(setup: TableSetup) -> None:
    with_printer = replace(setup, devices=PORTS | {"printer": "simulated"})
    assert refusal_of(live_checks.require_live, with_printer) == ""


@pytest.mark.parametrize(
    ("devices", "word"),
    [
        ({}, "no devices"),
        ({"sensors": "simulated", "swiper": "rdm6300:simulated"}, "real ports"),
        ({"sensors": "/dev/ttyS1", "swiper": "simulated"}, "no real card swiper"),
        ({"sensors": "/dev/ttyS1"}, "no real card swiper"),
    ],
)
def test_a_live_table_needs_a_real_swiper(
    setup: TableSetup, devices: dict[str, str], word: str
) -> None:
    with pytest.raises(Refused, match=f"pit-3 .*{word}"):
        live_checks.require_live(replace(setup, devices=devices))


def test_a_live_table_has_no_samples(setup: TableSetup, crazy4_nexus: TableSetup) -> None:
    with pytest.raises(Refused, match=r"sample staff \(training\)"):
        live_checks.require_live(replace(setup, staff="training"))
    with pytest.raises(Refused, match="sample players"):
        live_checks.require_live(replace(setup, players=crazy4_nexus.players))


def test_a_device_that_there_is_not_is_named(setup: TableSetup) -> None:
    with pytest.raises(NotADevice, match="hammer"):
        live_checks.require_live(replace(setup, devices=PORTS | {"hammer": "/dev/ttyS3"}))


def test_practice_has_no_way_to_real_devices(setup: TableSetup, crazy4_nexus: TableSetup) -> None:
    assert refusal_of(live_checks.require_training, crazy4_nexus) == ""
    with pytest.raises(Refused, match=r"live table \(sensors, swiper\); open it with --live"):
        live_checks.require_training(setup)
    with pytest.raises(Refused, match=r"live table \(enrolled staff\)"):
        live_checks.require_training(replace(crazy4_nexus, staff="enrolled"))


def test_without_a_register_nobody_could_sign_in(setup: TableSetup, tmp_path: Path) -> None:
    with pytest.raises(Refused, match="staff enrol"):
        live_checks.staff_of(setup, tmp_path, WallClock())


@pytest.mark.parametrize(
    ("swiper", "types"),
    [("keyboard", True), ("keyboard:front", True), ("/dev/ttyS2", False), ("id-12:/dev/x", False)],
)
def test_a_swiper_that_types_is_known_by_its_kind(
    setup: TableSetup, swiper: str, *, types: bool
) -> None:
    assert live_checks.has_typing_swiper(replace(setup, devices={"swiper": swiper})) is types


def test_a_table_without_a_swiper_has_none_that_types(setup: TableSetup) -> None:
    assert not live_checks.has_typing_swiper(replace(setup, devices={}))
