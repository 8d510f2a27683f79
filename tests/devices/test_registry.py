"""The registry of roles: whole, in words and in kinds, and light to read."""

import subprocess
import sys

import pytest

from dealer_assist.devices.registry import ROLES, all_roles, kind_of, role_named
from dealer_assist.devices.role import (
    LINE_FAULTS,
    DeviceConfig,
    DeviceKind,
    DeviceRole,
    PortLine,
    TypedKind,
)
from dealer_assist.devices.simulated.model import Movable
from dealer_assist.message import Msg

LOADED = """
import sys
import dealer_assist.devices.registry
print(*(name for name in sys.modules if name.startswith(("serial", "PySide6", "dealer_assist"))))
"""
KINDS = [
    pytest.param(role, kind, id=f"{role.name} {kind.name}")
    for role in ROLES
    for kind in role.kinds
    if isinstance(kind, DeviceKind)
]


def line_of(role: DeviceRole, kind: DeviceKind) -> PortLine:
    return PortLine(DeviceConfig(role.name, kind.name, "simulated"), (), (1, 2), (2,))


def test_every_role_is_found_by_its_name_and_no_name_is_given_twice() -> None:
    names = [role.name for role in all_roles()]
    assert [role_named(name) for name in names] == list(all_roles())
    assert len({*names, *(alias for role in ROLES for alias in role.aliases)}) == len(names) + 1
    assert role_named("coffee") is None


@pytest.mark.parametrize("role", ROLES, ids=lambda role: role.name)
def test_every_role_has_its_words_as_sentences_that_can_be_translated(role: DeviceRole) -> None:
    words = [role.title, role.cure, role.alert]
    words += [text for fault in role.faults for text in (fault.label, fault.detail)]
    assert all(isinstance(text, Msg) and text for text in words)
    assert role.icon


@pytest.mark.parametrize(("role", "kind"), KINDS)
def test_every_way_to_fail_of_every_twin_has_its_words(role: DeviceRole, kind: DeviceKind) -> None:
    twin = kind.twin(line_of(role, kind))
    assert twin.parts
    known = {fault.name: fault for fault in role.faults}
    for part in twin.parts.values():
        for name in part.faults:
            part.cause(name)
            assert part.fault == (name if known[name].lasts else None)
            part.clear()
            assert part.fault is None


@pytest.mark.parametrize(("role", "kind"), KINDS)
def test_every_twin_can_be_moved_by_words_and_says_which(
    role: DeviceRole, kind: DeviceKind
) -> None:
    model = kind.twin(line_of(role, kind)).model
    assert isinstance(model, Movable)
    assert model.words
    assert model.move(["dance"]) is None


def test_faults_of_a_line_are_never_faults_of_a_device() -> None:
    lines = {fault.name for fault in LINE_FAULTS}
    assert not [fault for role in ROLES for fault in role.faults if fault.name in lines]


def test_the_kind_of_a_device_is_found() -> None:
    assert isinstance(kind_of(DeviceConfig("swiper", "keyboard", "keyboard")), TypedKind)
    crc = kind_of(DeviceConfig("sensors", "crc", "/dev/ttyS0"))
    assert isinstance(crc, DeviceKind)
    assert crc.bus == "cctalk"


def test_reading_the_registry_loads_no_port_no_driver_and_no_model() -> None:
    loaded = subprocess.run(
        [sys.executable, "-c", LOADED], capture_output=True, text=True, check=True
    ).stdout.split()
    assert "dealer_assist.devices.registry" in loaded
    light = ("registry", "role", "port", "printers", "printers.escpos", "messages")
    known = {f"dealer_assist.devices.{name}" for name in (*light, "plugins")} | {
        "dealer_assist",
        "dealer_assist.devices",
        "dealer_assist.errors",
        "dealer_assist.value",
        "dealer_assist.message",
    }
    assert set(loaded) <= known
