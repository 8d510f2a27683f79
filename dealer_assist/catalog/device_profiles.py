"""Profiles of devices: what a board of a certain make needs, read from a file of its own.

Shipped ones are in `resources/devices`; a folder `devices` beside a table file has one's own.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import cast

from dealer_assist.catalog.fields import Fields
from dealer_assist.devices.cctalk.frames import Checksum
from dealer_assist.devices.cctalk.profile import PUBLIC, CctalkProfile
from dealer_assist.devices.driver import Lamp
from dealer_assist.devices.port import Flow, Parity, PortSettings
from dealer_assist.devices.profiles import DeviceProfile, Layout, ModbusProfile
from dealer_assist.devices.registry import all_roles, role_named
from dealer_assist.devices.role import DeviceKind

NONE = "none"
CCTALK_FORMS = ("sum", "crc")
HIGHEST_BYTE = 255
HIGHEST_UNIT = 247  # of Modbus; those above are reserved
HIGHEST_POINT = 65_535  # the last input or coil of a Modbus unit
POINTS = range(HIGHEST_POINT + 1)
LAMPS: tuple[Lamp, ...] = ("off", "lit", "locked", "fault")


def load_profiles(resources: Path, own: Path) -> dict[str, DeviceProfile]:
    """Read every profile, shipped and of one's own; the own one of a name goes first."""
    files = [*(resources / "devices").glob("*.toml"), *(own / "devices").glob("*.toml")]
    return {file.stem: load_profile(file) for file in files}


def load_profile(file: Path) -> DeviceProfile:
    """Read one profile; what is wrong with it is named with file and key."""
    fields = Fields.of_file(file)
    fields.text("about", "")
    device = fields.choice("device", tuple(role.name for role in all_roles()))
    role = role_named(device)
    kinds = [each.name for each in role.kinds if isinstance(each, DeviceKind)] if role else []
    kind = fields.choice("kind", tuple(kinds))
    silence_ms = fields.whole("silence_ms", 0)
    profile = DeviceProfile(
        file.stem,
        device,
        kind,
        _port(fields.table("port", optional=True)),
        _cctalk(fields, kind) if kind in (*CCTALK_FORMS, "cctalk") else PUBLIC,
        _modbus(fields.table("modbus", optional=True)) if kind == "modbus" else ModbusProfile(),
        silence_ms or None,
    )
    fields.done()
    return profile


def _port(fields: Fields) -> PortSettings:
    usual = PortSettings()
    settings = PortSettings(
        fields.whole("baud", usual.baud, least=50),
        _one_of(fields, "bits", (7, 8), usual.bits),
        cast("Parity", fields.choice("parity", ("none", "even", "odd"), usual.parity)),
        _one_of(fields, "stop_bits", (1, 2), usual.stop_bits),
        cast("Flow", fields.choice("flow", ("none", "rtscts", "xonxoff"), usual.flow)),
    )
    fields.done()
    return settings


def _cctalk(fields: Fields, kind: str) -> CctalkProfile:
    headers = fields.table("headers", optional=True)
    events = fields.table("events", optional=True)
    bits = fields.table("bits", optional=True)
    times = fields.table("timeouts", optional=True)
    addresses, key_address = _addresses(fields.table("addresses", optional=True))
    lamp = _header(headers, "lamp", PUBLIC.lamp)
    profile = CctalkProfile(
        check=cast("Checksum", kind if kind in CCTALK_FORMS else PUBLIC.check),
        addresses=addresses,
        key_address=key_address,
        events=_header(headers, "events", PUBLIC.events),
        state=_byte(headers, "state", PUBLIC.state),
        lamp=None if _has_no_lamp(fields) else lamp,
        inhibit=_header(headers, "inhibit", PUBLIC.inhibit),
        self_check=_header(headers, "self_check", PUBLIC.self_check),
        serial_number=_header(headers, "serial_number", PUBLIC.serial_number),
        chip_placed=_byte(events, "chip_placed", PUBLIC.chip_placed),
        chip_removed=_byte(events, "chip_removed", PUBLIC.chip_removed),
        error=_byte(events, "error", PUBLIC.error),
        run_event=_byte(events, "run", PUBLIC.run_event),
        jph_event=_byte(events, "jph", PUBLIC.jph_event),
        chip_bit=_byte(bits, "chip", PUBLIC.chip_bit, least=1),
        is_chip_low=bits.flag("chip_low", default=False),
        jph_bit=_byte(bits, "jph", PUBLIC.jph_bit, least=1),
        lamp_bits=_lamp_bits(fields),
        errors=_words(fields, "errors", PUBLIC.errors),
        self_checks=_words(fields, "self_checks", PUBLIC.self_checks),
        look_ms=times.whole("look_ms", PUBLIC.look_ms, least=1),
        command_ms=times.whole("command_ms", PUBLIC.command_ms, least=1),
        check_ms=times.whole("self_check_ms", PUBLIC.check_ms, least=1),
        quiet_ms=times.whole("quiet_ms", PUBLIC.quiet_ms),
    )
    if len({profile.chip_placed, profile.chip_removed, profile.error}) < 3:
        events.wrong("chip_placed", "two events have the same number; give each its own")
    if profile.run_event == profile.jph_event:
        events.wrong("jph", "RUN and JPH have the same number; give each its own")
    _need_own_numbers(headers, profile)
    for table in (headers, events, bits, times):
        table.done()
    return profile


def _addresses(fields: Fields) -> tuple[Mapping[tuple[int, str], int], int]:
    """Read the addresses; a usual one that another device was given here is nobody's any more."""
    given = {letter: fields.wholes(letter, ()) for letter in ("A", "B")}
    key_address = _byte(fields, "key_switch", PUBLIC.key_address, least=2)
    taken = [*given["A"], *given["B"]]
    for at in taken:
        key = "A" if at in given["A"] else "B"
        if not 2 <= at <= HIGHEST_BYTE:
            fields.wrong(key, f"{at} is no address of a device; give 2 to 255")
        if taken.count(at) > 1:
            fields.wrong(key, f"{at} is given twice; every device has its own address")
    usual = {
        spot: at for spot, at in PUBLIC.addresses.items() if not given[spot[1]] and at not in taken
    }
    addresses = usual | {
        (seat, letter): at for letter in given for seat, at in enumerate(given[letter], 1)
    }
    if key_address in addresses.values():
        fields.wrong("key_switch", f"{key_address} is a sensor's address already; give another")
    fields.done()
    return addresses, key_address


def _need_own_numbers(headers: Fields, profile: CctalkProfile) -> None:
    """Refuse one header for two things: a lamp that answers an inhibit's question lies."""
    asked = {
        "events": profile.events,
        "state": profile.state,
        "lamp": profile.lamp,
        "inhibit": profile.inhibit,
        "self_check": profile.self_check,
        "serial_number": profile.serial_number,
    }
    seen: dict[int, str] = {}
    for key, header in asked.items():
        if header is not None and (other := seen.setdefault(header, key)) != key:
            headers.wrong(key, f"{header} is the header of {other} already; give each its own")


def _has_no_lamp(fields: Fields) -> bool:
    """True if the file says `lamp = "none"`; a table of its bits may stand there instead."""
    if "lamp" not in fields or not isinstance(fields.raw("lamp"), str):
        return False
    return fields.choice("lamp", (NONE,)) == NONE


def _lamp_bits(fields: Fields) -> Mapping[Lamp, int]:
    if "lamp" not in fields or isinstance(fields.raw("lamp"), str):
        return PUBLIC.lamp_bits
    table = fields.table("lamp")
    bits: dict[Lamp, int] = {lamp: _byte(table, lamp, PUBLIC.lamp_bits[lamp]) for lamp in LAMPS}
    table.done()
    return bits


def _words(fields: Fields, key: str, usual: Mapping[int, str]) -> Mapping[int, str]:
    if key not in fields:
        return usual
    table = fields.table(key)
    words: dict[int, str] = {}
    for code in table:
        if not code.isdigit() or not 1 <= int(code) <= HIGHEST_BYTE:
            table.wrong(code, "is no code; give a number from 1 to 255 in quotes")
        words[int(code)] = table.text(code)
    return words


def _modbus(fields: Fields) -> ModbusProfile:
    usual = ModbusProfile()
    units = dict(usual.units)
    for letter in ("A", "B"):
        key = f"units_{letter.lower()}"
        given = fields.wholes(key, ())
        if wrong := [unit for unit in given if not 1 <= unit <= HIGHEST_UNIT]:
            fields.wrong(key, f"{wrong[0]} is no unit; give 1 to {HIGHEST_UNIT}")
        if given:
            units = {spot: unit for spot, unit in units.items() if spot[1] != letter}
            units |= {(seat, letter): unit for seat, unit in enumerate(given, 1)}
    profile = ModbusProfile(
        layout=cast("Layout", fields.choice("layout", ("seat", "bank"), usual.layout)),
        units=units,
        unit=_limited(fields, "unit", usual.unit, range(1, HIGHEST_UNIT + 1)),
        chip=_limited(fields, "chip", usual.chip, POINTS),
        fault=_or_none(fields, "fault", usual.fault, POINTS),
        lit=_or_none(fields, "lit", usual.lit, POINTS),
        locked=_or_none(fields, "locked", usual.locked, POINTS),
        betting=_or_none(fields, "betting", usual.betting, POINTS),
        is_chip_low=fields.flag("chip_low", default=False),
        is_fault_low=fields.flag("fault_low", default=False),
        reads_coils=fields.flag("reads_coils", default=True),
        stride=_limited(fields, "stride", usual.stride, range(1, HIGHEST_POINT // 16)),
        timeout_ms=fields.whole("timeout_ms", usual.timeout_ms, least=1),
    )
    fields.done()
    return profile


def _header(fields: Fields, key: str, usual: int | None) -> int | None:
    return _or_none(fields, key, usual, range(1, HIGHEST_BYTE + 1))  # 0 is the header of answers


def _byte(fields: Fields, key: str, usual: int, *, least: int = 0) -> int:
    return _limited(fields, key, usual, range(least, HIGHEST_BYTE + 1))


def _or_none(fields: Fields, key: str, usual: int | None, among: range) -> int | None:
    """Return a number, or None where the file says "none"."""
    if key in fields and fields.raw(key) == NONE:
        return None
    return usual if usual is None else _limited(fields, key, usual, among)


def _limited(fields: Fields, key: str, usual: int, among: range) -> int:
    value = fields.whole(key, usual, least=among.start)
    if value >= among.stop:
        fields.wrong(key, f"must be at most {among.stop - 1}, not {value}")
    return value


def _one_of(fields: Fields, key: str, among: tuple[int, ...], usual: int) -> int:
    value = fields.whole(key, usual)
    if value not in among:
        fields.wrong(key, f"must be one of {', '.join(map(str, among))}, not {value}")
    return value
