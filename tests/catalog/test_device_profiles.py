"""Profiles of devices: the shipped ones, and what is wrong with one's own."""

from pathlib import Path

import pytest

from dealer_assist.catalog.device_profiles import load_profile, load_profiles
from dealer_assist.catalog.fields import BadDefinition
from dealer_assist.devices.cctalk.profile import PUBLIC
from dealer_assist.devices.port import PortSettings

RESOURCES = Path(__file__).parents[2] / "resources"


def own(folder: Path, text: str) -> Path:
    file = folder / "my-board.toml"
    file.write_text('device = "sensors"\nkind = "sum"\n' + text)
    return file


def test_the_public_one_says_what_the_drivers_take_for_granted(tmp_path: Path) -> None:
    profiles = load_profiles(RESOURCES, tmp_path)
    assert profiles["cctalk-public"].cctalk == PUBLIC
    assert profiles["cctalk-public"].port == PortSettings()


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
        ("lamp = 'red'", "lamp: must be one of none"),
        ("colour = 1", "colour: is not a key here"),
    ],
)
def test_a_wrong_profile_is_refused_with_file_and_key(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(BadDefinition, match=r"my-board\.toml: ") as refused:
        load_profile(own(tmp_path, text))
    assert said in str(refused.value)
