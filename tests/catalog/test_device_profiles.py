"""Profiles of devices: the shipped ones, and what is wrong with one's own."""

from pathlib import Path

import pytest

from dealer_assist.catalog.device_profiles import load_profile, load_profiles
from dealer_assist.catalog.fields import BadDefinition
from dealer_assist.devices.cctalk.profile import PUBLIC
from dealer_assist.devices.port import PortSettings
from dealer_assist.devices.profiles import ModbusProfile

RESOURCES = Path(__file__).parents[2] / "resources"


def own(folder: Path, text: str) -> Path:
    file = folder / "my-board.toml"
    file.write_text('device = "sensors"\nkind = "sum"\n' + text)
    return file


def test_the_public_one_says_what_the_drivers_take_for_granted(tmp_path: Path) -> None:
    profiles = load_profiles(RESOURCES, tmp_path)
    assert profiles["cctalk-public"].cctalk == PUBLIC
    assert profiles["cctalk-public"].port == PortSettings()


def test_the_one_of_modbus_says_what_its_driver_takes_for_granted(tmp_path: Path) -> None:
    profiles = load_profiles(RESOURCES, tmp_path)
    assert profiles["modbus-seats"].modbus == ModbusProfile()
    assert profiles["json-lines"].kind == "json"
    assert profiles["modbus-seats"].port == profiles["json-lines"].port == PortSettings()


def test_the_first_edition_differs_in_two_headers(tmp_path: Path) -> None:
    first = load_profiles(RESOURCES, tmp_path)["cctalk-first-edition"].cctalk
    assert (first.state, first.lamp) == (248, 169)
    assert first.address_of(3) == 13


def test_a_board_of_ones_own_lies_beside_the_table_file(tmp_path: Path) -> None:
    (tmp_path / "devices").mkdir()
    (tmp_path / "devices" / "felt-9.toml").write_text(
        'device = "sensors"\nkind = "crc"\nlamp = "none"\n[port]\nbaud = 19200\nparity = "even"\n'
        "[addresses]\nA = [31, 32, 33]\n[errors]\n15 = 'sorter blocked'\n"
        '[headers]\nself_check = "none"\n[timeouts]\nlook_ms = 90\n'
    )
    mine = load_profiles(RESOURCES, tmp_path)["felt-9"]
    assert mine.port == PortSettings(19_200, parity="even")
    board = mine.cctalk
    assert (board.check, board.lamp, board.self_check, board.look_ms) == ("crc", None, None, 90)
    assert board.address_of(2) == 32
    assert board.error_word(15) == "sorter blocked"
    assert board.error_word(14) == "error 14"


def test_an_address_that_is_given_to_one_sensor_is_no_other_sensors_any_more(
    tmp_path: Path,
) -> None:
    board = load_profile(own(tmp_path, "[addresses]\nA = [21, 22, 23]")).cctalk
    assert board.place_of(22) == (2, "A")
    assert (4, "A") not in board.addresses
    assert (1, "B") not in board.addresses


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("units_a = [1, 300]", "modbus.units_a: 300 is no unit"),
        ("unit = 248", "modbus.unit: must be at most 247"),
        ("lit = 70000", "modbus.lit: must be at most 65535"),
    ],
)
def test_a_wrong_modbus_profile_is_refused_with_file_and_key(
    tmp_path: Path, text: str, said: str
) -> None:
    file = tmp_path / "my-board.toml"
    file.write_text(f'device = "sensors"\nkind = "modbus"\n[modbus]\n{text}\n')
    with pytest.raises(BadDefinition, match=r"my-board\.toml: ") as refused:
        load_profile(file)
    assert said in str(refused.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[headers]\nstate = 300", "headers.state: must be at most 255"),
        ("[headers]\nlamps = 3", "headers.lamps: is not a key here"),
        ("[addresses]\nA = [11, 11]", "11 is given twice"),
        ("[addresses]\nA = [1]", "1 is no address of a device"),
        ("[errors]\nstuck = 'x'", "errors.stuck: is no code"),
        ("[events]\nchip_placed = 2", "two events have the same number"),
        ("[port]\nparity = 'mark'", "port.parity: must be one of none, even, odd"),
        ("[port]\nbits = 9", "port.bits: must be one of 7, 8"),
        ("[timeouts]\nlook_ms = 0", "timeouts.look_ms: must be a whole number of 1"),
        ("[headers]\nlamp = 999", "headers.lamp: must be at most 255"),
        ("[headers]\nevents = 0", "headers.events: must be a whole number of 1"),
        ("[headers]\nlamp = 228", "headers.inhibit: 228 is the header of lamp already"),
        ("[events]\njph = 1", "events.jph: RUN and JPH have the same number"),
        ("[addresses]\nB = [300]", "addresses.B: 300 is no address of a device"),
        ("[addresses]\nA = [69, 70]", "addresses.key_switch: 70 is a sensor's address already"),
        ("lamp = 'red'", "lamp: must be one of none"),
        ("colour = 1", "colour: is not a key here"),
    ],
)
def test_a_wrong_profile_is_refused_with_file_and_key(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(BadDefinition, match=r"my-board\.toml: ") as refused:
        load_profile(own(tmp_path, text))
    assert said in str(refused.value)
