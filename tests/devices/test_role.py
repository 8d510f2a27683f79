"""The forms of the registry: a line names who is lost with it, a role finds its own."""

import pytest

from dealer_assist.devices.registry import role_named
from dealer_assist.devices.role import DeviceConfig, PortLine


def test_a_line_names_everybody_who_is_lost_with_its_port() -> None:
    line = PortLine(
        DeviceConfig("sensors", "sum", "/dev/a"), (DeviceConfig("key_switch", "cctalk", "/dev/a"),)
    )
    assert line.names == ("sensors", "key_switch")


@pytest.mark.parametrize(("where", "is_simulated"), [("simulated", True), ("/dev/ttyS0", False)])
def test_what_is_simulated_is_known_by_its_port(where: str, *, is_simulated: bool) -> None:
    assert DeviceConfig("shoe", "bee-tek", where).is_simulated == is_simulated


def test_a_role_finds_its_kinds_and_its_faults_by_name() -> None:
    role = role_named("printer")
    assert role is not None
    assert role.kind("escpos-80").name == "escpos-80"
    jam = role.fault("jam")
    assert jam is not None
    assert jam.lasts
    assert role.fault("misread") is None
