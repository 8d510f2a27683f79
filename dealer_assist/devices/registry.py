"""Every role that a device can play at a table: one entry each, and nothing elsewhere.

Table files, ports, simulated twins, faults by words, alerts, notices and the trainer's panel all
read this list. An entry names its drivers and models by small functions that import them when
they are called: a screen that wants a title, and a table that has no printer, load neither.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from dealer_assist.devices.plugins import with_plugins
from dealer_assist.devices.printers.escpos import NARROW_DOTS, WIDE_DOTS
from dealer_assist.devices.role import (
    BOUNCE,
    DEAD,
    RESET,
    SENSOR_FAULTS,
    DeviceConfig,
    DeviceKind,
    DeviceRole,
    FaultKind,
    PortLine,
    RoleTurn,
    TypedKind,
)
from dealer_assist.message import Msg
from dealer_assist.value import replace

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from dealer_assist.devices.cctalk.bus import Bus, BusStation
    from dealer_assist.devices.cctalk.frames import Checksum
    from dealer_assist.devices.cctalk.profile import CctalkProfile
    from dealer_assist.devices.cctalk.sensor_bank import SensorBank
    from dealer_assist.devices.json_lines.board import JsonBoard
    from dealer_assist.devices.modbus.board import ModbusBoard
    from dealer_assist.devices.port import Port, PortSettings
    from dealer_assist.devices.port_thread import HardwarePort
    from dealer_assist.devices.printers.printer import Printer
    from dealer_assist.devices.profiles import ModbusProfile
    from dealer_assist.devices.readers.keyboard_wedge import Wedge
    from dealer_assist.devices.readers.reader import DeviceReader
    from dealer_assist.devices.simulated.model import Twin

KEYBOARD = "keyboard"
CCTALK = "cctalk"
REAL_CYCLE_MS = 50  # a line that answers at once is not asked more often than this
LAMP_TEST_MS = 300


# Wager sensors and the key switch, on ccTalk


def _sensor_bank(port: Port, line: PortLine, check: Checksum) -> SensorBank:
    from dealer_assist.devices.cctalk.sensor_bank import SensorBank

    is_simulated = line.config.is_simulated
    profile = _cctalk_profile(line, check)
    return SensorBank(
        port,
        line.seats,
        line.second_seats,
        others=_stations(line.guests, profile),
        names=line.names,
        profile=profile,
        cycle_ms=0 if is_simulated else REAL_CYCLE_MS,
        lamp_test_ms=0 if is_simulated else LAMP_TEST_MS,
    )


def _sensor_twin(line: PortLine, check: Checksum) -> Twin:
    from dealer_assist.devices.simulated.cctalk_speakers import CctalkSensorSpeaker
    from dealer_assist.devices.simulated.model import Twin
    from dealer_assist.devices.simulated.sensor_bank import SimulatedSensorBank

    bank = SimulatedSensorBank(line.seats, line.second_seats)
    return Twin(bank, CctalkSensorSpeaker(bank, _cctalk_profile(line, check)), bank.parts)


def _cctalk_profile(line: PortLine, check: Checksum) -> CctalkProfile:
    from dealer_assist.devices.cctalk.profile import PUBLIC

    profile = line.config.profile
    return replace(profile.cctalk if profile else PUBLIC, check=check)


def _sensor_kind(check: Checksum) -> DeviceKind:
    driver, twin = partial(_sensor_bank, check=check), partial(_sensor_twin, check=check)
    return DeviceKind(check, driver, twin, has_echo=True, bus=CCTALK)


def _json_board(port: Port, line: PortLine) -> JsonBoard:
    from dealer_assist.devices.json_lines.board import JsonBoard

    return JsonBoard(port, line)


def _json_twin(line: PortLine) -> Twin:
    from dealer_assist.devices.simulated.json_speaker import JsonSensorSpeaker
    from dealer_assist.devices.simulated.model import Twin
    from dealer_assist.devices.simulated.sensor_bank import SimulatedSensorBank

    bank = SimulatedSensorBank(line.seats, line.second_seats)
    return Twin(bank, JsonSensorSpeaker(bank), bank.parts)


def _modbus_board(port: Port, line: PortLine) -> ModbusBoard:
    from dealer_assist.devices.modbus.board import ModbusBoard

    spots = [(seat, "A") for seat in line.seats] + [(seat, "B") for seat in line.second_seats]
    cycle_ms = 0 if line.config.is_simulated else REAL_CYCLE_MS
    return ModbusBoard(port, line.names, spots, _modbus_profile(line), cycle_ms)


def _modbus_twin(line: PortLine) -> Twin:
    from dealer_assist.devices.simulated.modbus_speaker import ModbusSensorSpeaker
    from dealer_assist.devices.simulated.model import Twin
    from dealer_assist.devices.simulated.sensor_bank import SimulatedSensorBank

    bank = SimulatedSensorBank(line.seats, line.second_seats)
    return Twin(bank, ModbusSensorSpeaker(bank, _modbus_profile(line)), bank.parts)


def _modbus_profile(line: PortLine) -> ModbusProfile:
    from dealer_assist.devices.profiles import ModbusProfile

    return line.config.profile.modbus if line.config.profile else ModbusProfile()


def _key_bus(port: Port, line: PortLine) -> Bus:
    from dealer_assist.devices.cctalk.bus import Bus
    from dealer_assist.devices.cctalk.profile import PUBLIC

    profile = line.config.profile.cctalk if line.config.profile else PUBLIC
    stations = _stations((line.config, *line.guests), profile)
    cycle_ms = 0 if line.config.is_simulated else REAL_CYCLE_MS
    return Bus(line.names, port, stations, profile=profile, cycle_ms=cycle_ms)


def _key_station(profile: CctalkProfile) -> BusStation:
    from dealer_assist.devices.cctalk.key_switch import KeyStation

    return KeyStation(profile)


def _key_twin(line: PortLine) -> Twin:
    from dealer_assist.devices.cctalk.profile import PUBLIC
    from dealer_assist.devices.simulated.cctalk_speakers import CctalkKeySpeaker
    from dealer_assist.devices.simulated.key_switch import SimulatedKeySwitch
    from dealer_assist.devices.simulated.model import one_piece

    key = SimulatedKeySwitch()
    profile = line.config.profile.cctalk if line.config.profile else PUBLIC
    return one_piece(line.config.device, key, CctalkKeySpeaker(key, profile))


def _stations(configs: Sequence[DeviceConfig], profile: CctalkProfile) -> list[BusStation]:
    kinds = [kind_of(config) for config in configs]
    return [
        kind.station(profile) for kind in kinds if isinstance(kind, DeviceKind) and kind.station
    ]


# What speaks unasked: card readers and the shoe


def _magnetic(port: Port, line: PortLine) -> DeviceReader:
    from dealer_assist.devices.readers.magstripe import SILENCE_MS, TrackDecoder
    from dealer_assist.devices.readers.reader import DeviceReader

    profile = line.config.profile
    silence_ms = profile.silence_ms if profile else None
    return DeviceReader(line.config.device, port, TrackDecoder(), silence_ms or SILENCE_MS)


def _input_device(where: str, clock_ms: Callable[[], int], settings: PortSettings) -> HardwarePort:
    from dealer_assist.devices.readers.evdev_port import EvdevPort

    return EvdevPort(where, clock_ms, settings)


def _magnetic_twin(line: PortLine) -> Twin:
    from dealer_assist.devices.simulated.model import one_piece
    from dealer_assist.devices.simulated.swiper import SimulatedSwiper, TrackSpeaker

    swiper = SimulatedSwiper()
    return one_piece(line.config.device, swiper, TrackSpeaker(swiper))


def _rfid(port: Port, line: PortLine) -> DeviceReader:
    from dealer_assist.devices.readers.reader import DeviceReader
    from dealer_assist.devices.readers.rfid import GONE_MS, RfidDecoder

    return DeviceReader(line.config.device, port, RfidDecoder(), GONE_MS)


def _rfid_twin(line: PortLine, *, is_id12: bool) -> Twin:
    from dealer_assist.devices.simulated.model import one_piece
    from dealer_assist.devices.simulated.rfid_reader import Em4100Speaker, SimulatedRfidReader

    reader = SimulatedRfidReader()
    return one_piece(line.config.device, reader, Em4100Speaker(reader, is_id12=is_id12))


def _digits(port: Port, line: PortLine) -> DeviceReader:
    from dealer_assist.devices.readers.digits import GONE_MS, DigitsDecoder
    from dealer_assist.devices.readers.reader import DeviceReader

    return DeviceReader(line.config.device, port, DigitsDecoder(), GONE_MS)


def _digits_twin(line: PortLine) -> Twin:
    from dealer_assist.devices.simulated.model import one_piece
    from dealer_assist.devices.simulated.rfid_reader import DigitsSpeaker, SimulatedRfidReader

    reader = SimulatedRfidReader()
    return one_piece(line.config.device, reader, DigitsSpeaker(reader))


def _wedge() -> Wedge:
    from dealer_assist.devices.readers.keyboard_wedge import Wedge

    return Wedge()


def _shoe(port: Port, line: PortLine) -> DeviceReader:
    from dealer_assist.devices.readers.reader import DeviceReader
    from dealer_assist.devices.readers.shoe import ShoeDecoder

    return DeviceReader(line.config.device, port, ShoeDecoder(), is_secret=False)


def _shoe_twin(line: PortLine) -> Twin:
    from dealer_assist.devices.simulated.model import one_piece
    from dealer_assist.devices.simulated.shoe import BeeTekSpeaker, SimulatedShoe

    shoe = SimulatedShoe()
    return one_piece(line.config.device, shoe, BeeTekSpeaker(shoe))


def _shuffler(port: Port, line: PortLine) -> DeviceReader:
    from dealer_assist.devices.readers.reader import DeviceReader
    from dealer_assist.devices.readers.shuffler import SILENCE_MS, ShufflerDecoder

    told = ShufflerDecoder()
    return DeviceReader(
        line.config.device,
        port,
        told,
        SILENCE_MS,
        is_secret=False,
        trouble=lambda: told.trouble,
    )


def _shuffler_twin(line: PortLine) -> Twin:
    from dealer_assist.devices.simulated.model import one_piece
    from dealer_assist.devices.simulated.shuffler import ShufflerSpeaker, SimulatedShuffler

    shuffler = SimulatedShuffler()
    return one_piece(line.config.device, shuffler, ShufflerSpeaker(shuffler))


# What prints


def _printer(port: Port, line: PortLine, dots_across: int, *, is_guarded: bool = False) -> Printer:
    from dealer_assist.devices.printers.printer import Printer

    baud = 0 if line.config.is_simulated else line.config.baud
    return Printer(port, line.config.device, dots_across, baud=baud, is_guarded=is_guarded)


_guarded = partial(_printer, is_guarded=True)


def _printer_twin(line: PortLine) -> Twin:
    from dealer_assist.devices.simulated.escpos_speaker import EscposSpeaker
    from dealer_assist.devices.simulated.model import one_piece
    from dealer_assist.devices.simulated.printer import SimulatedPrinter

    printer = SimulatedPrinter()
    return one_piece(line.config.device, printer, EscposSpeaker(printer))


SENSOR_KINDS = (
    _sensor_kind("sum"),
    _sensor_kind("crc"),
    DeviceKind("modbus", _modbus_board, _modbus_twin, bus="modbus"),
    DeviceKind("json", _json_board, _json_twin, bus="json"),
)

ROLES = (
    DeviceRole(
        "sensors",
        title=Msg("Sensors"),
        icon="unlink",
        cure=Msg("Chips on sensors are not seen. Check the cable."),
        alert=Msg("The sensors did not answer: chips on them were not seen. Check the cable"),
        kinds=SENSOR_KINDS,
        faults=SENSOR_FAULTS,
        turn=RoleTurn.ASKED,
        panel=Msg("Sensor line"),
        part="sensor",
        part_icon="chip",
        letter="A",
    ),
    DeviceRole(
        "second_sensors",
        title=Msg("Sensors B"),
        icon="unlink",
        cure=Msg("Chips on sensors B are not seen. Check the cable."),
        alert=Msg("Sensors B did not answer: chips on them were not seen. Check the cable"),
        kinds=SENSOR_KINDS,
        faults=SENSOR_FAULTS,
        turn=RoleTurn.ASKED,
        panel=Msg("Sensor line B"),
        part="sensor",
        part_icon="chip",
        letter="B",
        extends="sensors",
    ),
    DeviceRole(
        "swiper",
        title=Msg("Card reader"),
        icon="card",
        cure=Msg("No card can be read. Check the cable."),
        alert=Msg("The card reader did not answer: no card could be read. Check the cable"),
        kinds=(
            DeviceKind("magnetic", _magnetic, _magnetic_twin),
            DeviceKind("rdm6300", _rfid, partial(_rfid_twin, is_id12=False), offered_as="rfid"),
            DeviceKind("id-12", _rfid, partial(_rfid_twin, is_id12=True)),
            DeviceKind("digits", _digits, _digits_twin),
            DeviceKind("evdev", _magnetic, _magnetic_twin, port=_input_device),
            DeviceKind("evdev-digits", _digits, _digits_twin, port=_input_device),
            TypedKind(KEYBOARD, _wedge),
        ),
        faults=(
            FaultKind("misread", Msg("Misread"), Msg("A card is not read, once"), lasts=False),
            FaultKind("half", Msg("Half a card"), Msg("The swipe breaks off, once"), lasts=False),
            FaultKind("unknown", Msg("Stranger"), Msg("An unknown card, once"), lasts=False),
            FaultKind("twice", Msg("Twice"), Msg("The same card comes twice"), lasts=False),
        ),
    ),
    DeviceRole(
        "key_switch",
        title=Msg("Key switch"),
        icon="key",
        cure=Msg("The key is not seen. Check the cable."),
        alert=Msg("The key switch did not answer: the key was not seen. Check the cable"),
        kinds=(
            DeviceKind(
                "cctalk", _key_bus, _key_twin, has_echo=True, bus=CCTALK, station=_key_station
            ),
        ),
        faults=(DEAD, BOUNCE, RESET),
        turn=RoleTurn.ASKED,
        aliases=("key",),
    ),
    DeviceRole(
        "printer",
        title=Msg("Printer"),
        icon="printer",
        cure=Msg("Slips wait. Check the cable and the paper."),
        alert=Msg("The printer did not answer: slips had to wait. Check the cable and the power"),
        kinds=(
            DeviceKind("escpos", partial(_printer, dots_across=NARROW_DOTS), _printer_twin),
            DeviceKind("escpos-80", partial(_printer, dots_across=WIDE_DOTS), _printer_twin),
            DeviceKind("escpos-guarded", partial(_guarded, dots_across=NARROW_DOTS), _printer_twin),
            DeviceKind(
                "escpos-80-guarded", partial(_guarded, dots_across=WIDE_DOTS), _printer_twin
            ),
        ),
        faults=(
            FaultKind("paper-out", Msg("No paper"), Msg("The roll is at its end")),
            FaultKind("paper-low", Msg("Paper low"), Msg("The roll is nearly used up")),
            FaultKind("offline", Msg("Cover open"), Msg("Nothing is printed")),
            FaultKind("jam", Msg("Jam"), Msg("The next slip sticks")),
            DEAD,
        ),
        turn=RoleTurn.PRINTS,
    ),
    DeviceRole(
        "shoe",
        title=Msg("Card shoe"),
        icon="circuit",
        cure=Msg("Cards are not read. Press the hands yourself."),
        alert=Msg("The card shoe did not answer: cards were not read. Check the cable"),
        kinds=(DeviceKind("bee-tek", _shoe, _shoe_twin),),
        faults=(
            FaultKind("unread", Msg("Not read"), Msg("A card is not read, once"), lasts=False),
        ),
    ),
    DeviceRole(
        "shuffler",
        title=Msg("Shuffler"),
        icon="wrench",
        cure=Msg("No data from the shuffler. It may still be working: check it."),
        alert=Msg("The shuffler did not answer: its faults were not seen. Check the cable"),
        kinds=(DeviceKind("lines", _shuffler, _shuffler_twin),),
        faults=(
            FaultKind("jam", Msg("Jam"), Msg("A card sticks, code 12")),
            FaultKind("misdeal", Msg("Misdeal"), Msg("A hand is short, code 31")),
        ),
    ),
)
"""In the order of what stops the game first: sensors, cards, key, then the rest."""


def all_roles() -> tuple[DeviceRole, ...]:
    """List every role, the most urgent first, with what packages of others add to them."""
    return with_plugins(ROLES)


def role_named(name: str) -> DeviceRole | None:
    """Find a role by its name in a table file, or None where there is no such device."""
    return next((role for role in all_roles() if role.name == name), None)


def role_of(config: DeviceConfig) -> DeviceRole:
    """Find the role that a device of a table plays."""
    return next(role for role in all_roles() if role.name == config.device)


def kind_of(config: DeviceConfig) -> DeviceKind | TypedKind:
    """Find what a device of a table speaks."""
    return role_of(config).kind(config.kind)
