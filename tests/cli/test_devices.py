"""What the device tools print."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from maker_cctalk import Board, Harness
from paced_terminal import PacedTerminal

from dealer_assist.cli import devices
from dealer_assist.cli.main import main
from dealer_assist.devices import driver_trial, survey
from dealer_assist.devices.cctalk import trial
from dealer_assist.devices.cctalk.profile import PUBLIC, CctalkProfile
from dealer_assist.devices.cctalk.proposal import Answers, proposal
from dealer_assist.devices.json_lines import board
from dealer_assist.devices.profiles import DeviceProfile, ModbusProfile
from dealer_assist.devices.serialport import SerialPort
from dealer_assist.devices.simulated.cctalk_speakers import CctalkSensorSpeaker
from dealer_assist.devices.simulated.json_speaker import JsonSensorSpeaker
from dealer_assist.devices.simulated.modbus_speaker import ModbusSensorSpeaker
from dealer_assist.devices.simulated.sensor_bank import SimulatedSensorBank
from dealer_assist.devices.simulated.swiper import SimulatedSwiper, TrackSpeaker
from dealer_assist.devices.simulated_wire import Speaker
from dealer_assist.devices.survey import Asker
from dealer_assist.errors import UsageError


@pytest.fixture(autouse=True)
def _few_are_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ask three addresses instead of fifteen, and show no lamp to anybody."""
    monkeypatch.setattr(survey, "ADDRESSES", (11, 13, PUBLIC.key_address))
    monkeypatch.setattr(trial, "LAMP_S", 0)
    monkeypatch.setattr(survey, "ROLL_CALL_MS", 200)  # as far as address 49


@contextmanager
def terminal_of(speaker: Speaker, *, has_echo: bool) -> Iterator[PacedTerminal]:
    terminal = PacedTerminal(speaker, has_echo=has_echo)
    yield terminal
    terminal.close()


def test_a_probed_sensor_says_who_it_is_in_hex_and_in_words() -> None:
    sensors = SimulatedSensorBank((3,))
    sensors.place_chip(3)
    with terminal_of(CctalkSensorSpeaker(sensors), has_echo=True) as terminal:
        assert devices.who_answers(terminal.path, terminal.now_ms) == "ccTalk: sensor 3A"
        lines = list(devices.probe(terminal.path, 50, terminal.now_ms))
    assert lines[0] == "sensor 3A (ccTalk, sum form)"
    assert "    > 0D 00 01 F5 FD   sensor 3A: which kind of device?" in lines
    assert any(line.endswith("Coin Acceptor") for line in lines)
    assert any(line.endswith("all well") for line in lines)
    assert any(line.startswith("    = 7 good, round trip ") for line in lines)
    assert lines[-1].endswith("counter 1, newest: chip placed")


def test_a_probed_device_that_falls_silent_is_told_with_its_counters() -> None:
    sensors = SimulatedSensorBank((3,))
    with terminal_of(CctalkSensorSpeaker(sensors), has_echo=True) as terminal:
        view = devices.probe(terminal.path, None, terminal.now_ms)
        next(line for line in view if "read events" in line)
        with terminal.lock:
            sensors.cause(3, "dead")
        assert next(line for line in view if line.startswith("    < no answer"))
        assert ", 4 without an answer" in next(view)  # and 248, thrice for the proposal
        view.close()


@pytest.mark.parametrize(
    ("is_raw", "begins"),
    [(False, "25 2A 3F 3B 2A 2A 2A 2A"), (True, "25 45 3F 3B 36 30 30 38")],
)
def test_a_probed_swiper_shows_its_bytes_and_the_card_without_its_number(
    begins: str, *, is_raw: bool
) -> None:
    swiper = SimulatedSwiper()
    with terminal_of(TrackSpeaker(swiper, "magtek"), has_echo=False) as terminal:
        view = devices.probe(terminal.path, 60_000, terminal.now_ms, is_raw=is_raw)
        assert next(view) == devices.SPEAKS_UNASKED
        with terminal.lock:
            swiper.swipe_one_track("6008140031")
        assert next(view).startswith(f"    < {begins}")
        card = next(line for line in view if "CardSwiped" in line)
        view.close()
    assert "…0031" in card
    assert "6008" not in card


def test_a_port_that_cannot_be_opened_says_why(tmp_path: Path) -> None:
    assert devices.who_answers(str(tmp_path / "nothing")).startswith("cannot be opened: ")


def test_simulate_prints_a_devices_section_and_obeys_words() -> None:
    lines = list(devices.simulate(["chip 3 on", "dance"]))
    assert lines[0].startswith("[devices]")
    assert [line.split(" = ")[0] for line in lines[1:6]] == [
        "sensors",
        "swiper",
        "key_switch",
        "printer",
        "shoe",
    ]
    assert lines[-2] == "done"
    assert "is no fault of this table" in lines[-1]


def test_every_port_is_listed_with_its_identity(monkeypatch: pytest.MonkeyPatch) -> None:
    from serial.tools import list_ports
    from serial.tools.list_ports_common import ListPortInfo

    with terminal_of(CctalkSensorSpeaker(SimulatedSensorBank((1,))), has_echo=True) as terminal:
        port = ListPortInfo(terminal.path)
        port.manufacturer, port.product, port.serial_number = "Maker", "Adapter", "A1"
        monkeypatch.setattr(list_ports, "comports", lambda: [port])
        lines = list(devices.list_ports(terminal.now_ms))
    assert lines == [f"{terminal.path}  (Maker, Adapter, A1)", "    ccTalk: sensor 1A"]


def test_a_port_is_listed_by_the_name_that_the_rules_gave_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from serial.tools import list_ports
    from serial.tools.list_ports_common import ListPortInfo

    port = ListPortInfo("/dev/ttyUSB7")
    port.vid, port.product, port.serial_number, port.location = 0x403, "FT232R", "A1", "1-1.2"
    monkeypatch.setattr(list_ports, "comports", lambda: [port])
    ours = tmp_path / "dev" / "dealer"
    ours.mkdir(parents=True)
    (ours / "A1").touch()
    first, _ = devices.list_ports(root=tmp_path)
    assert first == "/dev/dealer/A1  (FT232R, A1, USB socket 1-1.2)"
    port.serial_number = None
    first, _ = devices.list_ports(root=tmp_path)
    assert first == "/dev/ttyUSB7  (FT232R, USB socket 1-1.2: leave it there)"


def test_a_machine_without_ports_is_told_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    from serial.tools import list_ports

    monkeypatch.setattr(list_ports, "comports", list)
    assert "devices simulate" in next(devices.list_ports())


def test_a_probe_proposes_the_profile_of_what_answers() -> None:
    boards = [Board(31, serial=5), Board(32)]
    with terminal_of(Harness(*boards), has_echo=True) as terminal:
        port = SerialPort(terminal.path, terminal.now_ms)
        asker = Asker(port, terminal.now_ms, "sum")
        lines = list(devices._proposed([(asker, 31), (asker, 32)]))
        port.close()
    assert "A = [31, 32]" in lines
    assert "state = 236" in lines
    assert "events = 229" in lines
    assert 'serial_number = "none"' not in lines


def test_boards_at_addresses_that_nobody_told_us_are_found_by_a_roll_call() -> None:
    with terminal_of(Harness(Board(41, serial=5), Board(44)), has_echo=True) as terminal:
        lines = list(devices.probe(terminal.path, 1, terminal.now_ms))
    assert "address 41 (ccTalk, sum form)" in lines
    assert "A = [41, 44]" in lines


def test_a_board_that_knows_no_roll_call_is_found_by_a_visit_to_every_address(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Four addresses instead of all: a visit takes what a look takes."""
    monkeypatch.setattr(survey, "EVERY_ADDRESS", range(58, 62))
    shy = Board(60, ignored=frozenset({253}))
    with terminal_of(Harness(shy), has_echo=True) as terminal:
        lines = list(devices.probe(terminal.path, 1, terminal.now_ms, is_thorough=True))
    assert "address 60 (ccTalk, sum form)" in lines
    assert "A = [60]" in lines


def test_a_proposal_names_the_speed_that_was_answered_at() -> None:
    lines = list(proposal("sum", [Answers(11, {})], 19_200))
    assert lines[lines.index("[port]") + 1] == "baud = 19200"


def test_a_trial_in_which_a_step_failed_ends_with_1(tmp_path: Path) -> None:
    profile = tmp_path / "mine.toml"
    profile.write_text('device = "sensors"\nkind = "sum"\n')
    with terminal_of(Harness(Board(99)), has_echo=True) as terminal:
        assert main(["devices", "try", "--profile", str(profile), terminal.path]) == 1


def test_a_board_that_was_slow_once_keeps_its_serial_number_in_the_proposal() -> None:
    board = Board(31, serial=5)
    slow = Harness(board, lateness=lambda one, header: 120 if one.asked.count(header) == 1 else 2)
    with terminal_of(slow, has_echo=True) as terminal:
        port = SerialPort(terminal.path, terminal.now_ms)
        lines = list(devices._proposed([(Asker(port, terminal.now_ms, "sum"), 31)]))
        port.close()
    assert board.asked.count(242) > 1
    assert 'serial_number = "none"' not in lines
    assert "state = 236" in lines


def test_a_board_of_the_first_edition_is_known_by_what_it_does_not_answer() -> None:
    (told,) = [line for line in proposal("sum", [Answers(11, {248: b"\1"})]) if "state" in line]
    assert told.startswith("state = 248")


def test_a_profile_is_tried_step_by_step_and_what_failed_is_named() -> None:
    deaf = Board(11, serial=7, ignored=frozenset({228}), check=b"\x64\x01")
    profile = DeviceProfile("mine", "sensors", "sum")
    with terminal_of(Harness(deaf), has_echo=True) as terminal:
        lines = list(devices.try_out(terminal.path, profile, 100, terminal.now_ms))
    assert lines[0] == f"Profile mine at {terminal.path}, 9600 baud, sum"
    assert lines[1] == "sensor 1A"
    said = "\n".join(lines)
    assert "ok      address clash (252): one board" in said
    assert "ok      serial number: 7" in said
    assert "ok      polling priority (249): a look every 200 ms" in said
    assert "ok      state (236): 00" in said
    assert "FAILED  self check (232): fault 100 1" in said
    assert "ok      lamp locked (233, 2): acknowledged" in said
    assert "FAILED  betting (228, 1): no answer" in said
    assert lines[-2:] == [
        "    unseen  sensor 1A: its state never changed",
        "3 steps failed; 7 unseen.",
    ]


def test_a_late_answer_is_not_taken_for_the_answer_to_the_next_step() -> None:
    slow = Board(11, late_ms={229: 90})
    with terminal_of(Harness(slow), has_echo=True) as terminal:
        tried = devices.try_out(
            terminal.path, DeviceProfile("mine", "sensors", "sum"), 1, terminal.now_ms
        )
        told = next(line for line in tried if "state (236)" in line)
        tried.close()
    assert told.startswith("    ok      state (236): 00")


def test_defect_18_two_boards_at_one_address_are_counted_by_a_trial() -> None:
    profile = DeviceProfile("mine", "sensors", "sum")
    with terminal_of(Harness(Board(11, serial=7), Board(11, serial=90)), has_echo=True) as terminal:
        tried = devices.try_out(terminal.path, profile, 1, terminal.now_ms)
        told = next(line for line in tried if "address clash" in line)
        tried.close()
    assert told == "    FAILED  address clash (252): 2 boards have address 11"


def test_a_profile_that_nobody_answers_to_is_said_so() -> None:
    with terminal_of(Harness(Board(99)), has_echo=True) as terminal:
        lines = list(
            devices.try_out(
                terminal.path, DeviceProfile("mine", "sensors", "crc"), 1, terminal.now_ms
            )
        )
    assert lines[-2:] == [
        "    FAILED  look: nobody answers at any address of the profile",
        "1 steps failed.",
    ]


@pytest.mark.parametrize("kind", ["modbus", "json"])
def test_a_board_of_another_make_is_tried_through_its_driver(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver_trial, "FIRST_MS", 800)
    monkeypatch.setattr(driver_trial, "COMMAND_MS", 600)
    monkeypatch.setattr(driver_trial, "LAMPS", ("fault",))
    monkeypatch.setattr(board, "OBEY_MS", 80)
    bank = SimulatedSensorBank((1, 2))
    bank.place_chip(2)
    bank.cause(2, "no-lamp-ack")
    speaker = ModbusSensorSpeaker(bank, ModbusProfile()) if kind == "modbus" else None
    units = ModbusProfile(units={(seat, "A"): 10 + seat for seat in (1, 2, 3)})
    profile = DeviceProfile("mine", "sensors", kind, modbus=units)
    with terminal_of(speaker or JsonSensorSpeaker(bank), has_echo=False) as terminal:
        tried = devices.try_out(terminal.path, profile, 600, terminal.now_ms)
        lines = [next(tried)]
        while not lines[-1].startswith("Lay a chip"):
            lines.append(next(tried))
        with terminal.lock:
            bank.place_chip(1)
        lines += tried
    assert "    ok      sensor 1A: no chip" in lines
    assert "    ok      sensor 2A: chip" in lines
    assert "    unseen  sensor 3A: it has not shown its state" in lines
    assert "    FAILED  lamp fault, sensor 2A: no answer" in lines
    assert "    ok      betting open: obeyed" in lines
    assert "    ok      sensor 1A: chip" in lines
    assert "    unseen  sensor 2A: its state never changed" in lines
    assert lines[-1].endswith(f"; {2 if kind == 'modbus' else 6} unseen.")


def test_what_is_no_sensor_board_cannot_be_tried() -> None:
    with (
        terminal_of(TrackSpeaker(SimulatedSwiper(), "magtek"), has_echo=False) as terminal,
        pytest.raises(UsageError, match="devices try is for sensors; mine is for swiper"),
    ):
        list(devices.try_out(terminal.path, DeviceProfile("mine", "swiper", "magnetic")))


def test_a_probe_tells_second_sensors_from_first_ones() -> None:
    boards = [Answers(address, {}) for address in (11, 12, 21, 22)]
    lines = list(proposal("sum", boards))
    assert "A = [11, 12]" in lines
    assert "B = [21, 22]" in lines


def test_a_probe_warns_of_a_seat_whose_board_did_not_answer() -> None:
    (told,) = [
        line for line in proposal("sum", [Answers(12, {}), Answers(13, {})]) if "A =" in line
    ]
    assert told.startswith("A = [12, 13]  # nobody answers at 11: ")


def test_a_board_that_was_late_once_is_tried_and_one_that_is_away_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(trial, "CLASH_MS", 50)
    places = {(1, "A"): 11, (2, "A"): 12, (3, "A"): 13, (1, "B"): 21}
    late = Harness(
        Board(11),
        Board(13),
        lateness=lambda one, header: 90 if one.address == 11 and one.asked == [254] else 2,
    )
    with terminal_of(late, has_echo=True) as terminal:
        profile = DeviceProfile("mine", "sensors", "sum", cctalk=CctalkProfile(addresses=places))
        lines = list(devices.try_out(terminal.path, profile, 1, terminal.now_ms))
    assert "sensor 1A" in lines
    assert "    unseen  sensor 2A: nobody answers at address 12" in lines
    assert not [line for line in lines if "sensor 1B" in line]
