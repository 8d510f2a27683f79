"""`dealer-assist devices`: lists ports, watches one, offers simulated devices; line by line."""

import sys
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from serial.tools import list_ports as serial_ports

from dealer_assist.catalog.device_profiles import load_profile
from dealer_assist.cli.arguments import Parser
from dealer_assist.cli.output import write_all
from dealer_assist.devices.cctalk import frames
from dealer_assist.devices.cctalk.describe import answer_words, hex_of, name_of, question_words
from dealer_assist.devices.cctalk.frames import encode
from dealer_assist.devices.cctalk.profile import PUBLIC
from dealer_assist.devices.cctalk.proposal import ASKED, Answers, proposal
from dealer_assist.devices.cctalk.trial import Trial
from dealer_assist.devices.connect import lines_of
from dealer_assist.devices.driver import SensorDriver
from dealer_assist.devices.driver_trial import DriverTrial
from dealer_assist.devices.health import counted, health_of, unnamed
from dealer_assist.devices.messages import Message
from dealer_assist.devices.port import BAUD, PortClosed
from dealer_assist.devices.profiles import CCTALK_KINDS, DeviceProfile
from dealer_assist.devices.readers.digits import DigitsDecoder
from dealer_assist.devices.readers.magstripe import TrackDecoder
from dealer_assist.devices.readers.reader import MessageDecoder
from dealer_assist.devices.readers.rfid import RfidDecoder
from dealer_assist.devices.readers.shoe import ShoeDecoder
from dealer_assist.devices.registry import kind_of, role_of
from dealer_assist.devices.role import DeviceConfig, DeviceKind
from dealer_assist.devices.serialport import SerialPort
from dealer_assist.devices.simulated.bench import Bench
from dealer_assist.devices.simulated.faults import NotAFault
from dealer_assist.devices.survey import Asker, PortExchange, cctalk_devices, has_printer
from dealer_assist.devices.tried import Tried, verdict
from dealer_assist.errors import DONE, FOUND_WRONG, UsageError
from dealer_assist.kiosk_setup.found_ports import found_ports
from dealer_assist.kiosk_setup.machine import PortFound

IDENTITY = (
    frames.EQUIPMENT_CATEGORY,
    frames.MANUFACTURER,
    frames.PRODUCT_CODE,
    frames.SERIAL_NUMBER,
    frames.SOFTWARE_VERSION,
    frames.SELF_CHECK,
)
QUIET_S = 0.08
BYTES_A_LINE = 24
WATCH_MS = 20_000
SEATS = range(1, 8)
SPEEDS = (BAUD, 19_200, 38_400, 57_600, 115_200, 4_800)
LAY_CHIPS = "Lay a chip on each sensor and lift it, and turn the key, within {} seconds."
SPEAKS_UNASKED = (
    "nobody answers; a swiper, an RFID reader or a shoe speaks only when it is used, and"
    " 'devices probe --all' asks at every speed and address"
)


def add_arguments(parser: Parser) -> None:
    """Say what may follow the command."""
    parser.add_argument("what", choices=("list", "probe", "try", "simulate"))
    parser.add_argument("port", metavar="PORT", nargs="?", help="probe, try: the port")
    profile = "try: the profile that the board is spoken to by"
    parser.add_argument("--profile", metavar="FILE", help=profile)
    raw = "probe: show the bytes of cards too, which are starred otherwise"
    parser.add_argument("--raw", dest="is_raw", action="store_true", help=raw)
    every = "probe: at every speed and every address, which takes minutes where nobody answers"
    parser.add_argument("--all", dest="is_thorough", action="store_true", help=every)


def run(
    *,
    what: str,
    port: str | None,
    is_raw: bool,
    profile: str | None = None,
    is_thorough: bool = False,
) -> int:
    """Show ports, or offer simulated ones."""
    if is_thorough and what != "probe":
        raise UsageError(f"devices {what} takes no --all; it is for devices probe")
    if what == "try":
        if port is None or profile is None:
            raise UsageError("devices try needs --profile FILE and PORT")
        steps: list[Tried] = []
        status = write_all(try_out(port, load_profile(Path(profile)), steps=steps), at_once=True)
        return status or (FOUND_WRONG if any(step.is_well is False for step in steps) else DONE)
    if profile is not None:
        raise UsageError(f"devices {what} takes no --profile; it is for devices try")
    if what == "probe":
        if port is None:
            raise UsageError("devices probe needs PORT; 'devices list' shows the ports")
        told = probe(port, is_raw=is_raw, is_thorough=is_thorough)
        return write_all(told, at_once=True)
    if is_raw:
        raise UsageError(f"devices {what} takes no --raw; it is for devices probe")
    if port is not None:
        raise UsageError(f"devices {what} takes no port; leave {port!r} out")
    if what == "list":
        return write_all(list_ports())
    return write_all(simulate(sys.stdin), at_once=True)


def monotonic_ms() -> int:
    """Return the time on a clock that never jumps."""
    return time.monotonic_ns() // 1_000_000


def list_ports(clock_ms: Callable[[], int] = monotonic_ms, root: Path = Path("/")) -> Iterator[str]:
    """Print every serial port by the name that stays, with its identity, and who answers."""
    found = sorted(serial_ports.comports())
    if not found:
        yield "No serial port was found. Plug the device in, or try: devices simulate"
    named = {heard.where: heard for heard in found_ports(root)}
    for port in found:
        known = named.get(port.device)
        words = (port.manufacturer, port.product, port.serial_number, _socket(known))
        identity = ", ".join(word for word in words if word) or "no identity"
        yield f"{known.name if known else port.device}  ({identity})"
        yield f"    {who_answers(port.device, clock_ms)}"


def _socket(port: PortFound | None) -> str:
    """Say where a port is plugged in, and whether it has to stay there."""
    if port is None or not port.plug:
        return ""
    return f"USB socket {port.plug}{'' if port.lasts else ': leave it there'}"


def who_answers(where: str, clock_ms: Callable[[], int] = monotonic_ms) -> str:
    """Say in a line who answers on a port."""
    port = SerialPort(where, clock_ms)
    try:
        names = [name_of(address) for _, address in cctalk_devices(port, clock_ms)]
        if names:
            return f"ccTalk: {', '.join(names)}"
        return "slip printer" if has_printer(port, clock_ms) else SPEAKS_UNASKED
    except PortClosed as closed:
        return f"cannot be opened: {closed}"
    finally:
        port.close()


def probe(
    where: str,
    watch_ms: int | None = None,
    clock_ms: Callable[[], int] = monotonic_ms,
    *,
    is_raw: bool = False,
    is_thorough: bool = False,
) -> Iterator[str]:
    """Print who is on a port, version and self-test, then everything on the line as it comes.

    Without `watch_ms` the view goes on until it is interrupted. What may be a card's number is
    starred, unless everything is wanted `is_raw`. Where it `is_thorough` every speed is tried, and
    every address.
    """
    for baud in SPEEDS if is_thorough else (BAUD,):
        port = SerialPort(where, clock_ms, baud)
        try:
            found = list(cctalk_devices(port, clock_ms, is_thorough=is_thorough))
            is_last = not is_thorough or baud == SPEEDS[-1]
            if found or is_last or has_printer(port, clock_ms):
                yield from _probe(port, clock_ms, watch_ms, hex_of if is_raw else _starred, found)
                return
            yield f"nobody answers at {baud} baud"
        finally:
            port.close()


def _probe(
    port: SerialPort,
    clock_ms: Callable[[], int],
    watch_ms: int | None,
    shown: Callable[[bytes], str],
    found: list[tuple[Asker, int]],
) -> Iterator[str]:
    for asker, address in found:
        yield f"{name_of(address)} (ccTalk, {asker.check} form)"
        for header in IDENTITY:
            yield from _told(asker.ask(address, header), asker)
        yield f"    = {_counters(asker, address)}"
    yield from _proposed(found, port.baud)
    if not found:
        yield "slip printer" if has_printer(port, clock_ms) else SPEAKS_UNASKED
    end_ms = None if watch_ms is None else clock_ms() + watch_ms
    if found:
        yield from _watch_line(found, clock_ms, end_ms)
    else:
        yield from _listen(port, clock_ms, end_ms, shown)


def _proposed(found: list[tuple[Asker, int]], baud: int = BAUD) -> Iterator[str]:
    """Write the profile that what answers calls for; the first sensor speaks for all."""
    first = next((address for _, address in found if address != PUBLIC.key_address), None)
    boards = [
        Answers(address, _answers(asker, address) if address == first else {})
        for asker, address in found
    ]
    return proposal(found[0][0].check, boards, baud) if found else iter(())


def _answers(asker: Asker, address: int) -> dict[int, bytes | None]:
    return {header: asker.ask_again(address, header).answer for header in ASKED}


def try_out(
    where: str,
    profile: DeviceProfile,
    watch_ms: int = WATCH_MS,
    clock_ms: Callable[[], int] = monotonic_ms,
    steps: list[Tried] | None = None,
) -> Iterator[str]:
    """Exercise a board by its profile, and write a report that its maker can be sent.

    What came of each step is added to `steps`.
    """
    tries = _try_cctalk if profile.kind in CCTALK_KINDS else _try_driver
    port = SerialPort(where, clock_ms, profile.port)
    try:
        yield f"Profile {profile.name} at {where}, {profile.port.baud} baud, {profile.kind}"
        steps = [] if steps is None else steps
        for told in tries(port, profile, watch_ms, clock_ms):
            if isinstance(told, Tried):
                steps.append(told)
            yield told.line if isinstance(told, Tried) else told
        yield verdict(steps)
    finally:
        port.close()


def _try_cctalk(
    port: SerialPort, profile: DeviceProfile, watch_ms: int, clock_ms: Callable[[], int]
) -> Iterator[str | Tried]:
    """Ask every board of a ccTalk line what its driver will ask."""
    trial = Trial(port, clock_ms, profile.cctalk)
    present = trial.present()
    if not present:
        yield Tried("look", "nobody answers at any address of the profile", is_well=False)
        return
    for address in present:
        yield name_of(address, profile.cctalk)
        yield from trial.steps(address)
    yield from trial.absent(present)
    yield LAY_CHIPS.format(watch_ms // 1000)
    yield from trial.moved(present, clock_ms() + watch_ms)


def _try_driver(
    port: SerialPort, profile: DeviceProfile, watch_ms: int, clock_ms: Callable[[], int]
) -> Iterator[str | Tried]:
    """Do with a board of another make what a table of seven seats will do with it."""
    config = DeviceConfig(profile.device, profile.kind, port.where, profile.port.baud, profile)
    kind, letter = kind_of(config), role_of(config).letter
    seats = [seat for seat in SEATS if letter and profile.has_place(seat, letter)]
    (line,) = lines_of({config.device: config}, seats, seats if letter == "B" else ())
    driver = kind.driver(port, line) if isinstance(kind, DeviceKind) else None
    if not isinstance(driver, SensorDriver):
        raise UsageError(f"devices try is for sensors; {profile.name} is for {profile.device}")
    trial = DriverTrial(driver, port, clock_ms)
    yield from trial.steps()
    if trial.has_anybody:
        yield LAY_CHIPS.format(watch_ms // 1000)
        yield from trial.moved(watch_ms)


def _told(exchange: PortExchange, asker: Asker) -> Iterator[str]:
    question = exchange.question
    yield f"    > {hex_of(encode(question, asker.check))}   {question_words(question)}"
    if exchange.answer is None:
        spoilt = f"{hex_of(exchange.heard)}   makes no sense"
        yield f"    < {spoilt if exchange.heard else 'no answer'}"
        return
    yield f"    < {hex_of(exchange.heard)}   {answer_words(question, exchange.answer)}"


def _counters(asker: Asker, address: int) -> str:
    return counted(health_of(name_of(address), "ok", asker.traffic(address)))


def _watch_line(
    found: list[tuple[Asker, int]], clock_ms: Callable[[], int], end_ms: int | None
) -> Iterator[str]:
    """Ask for events round and round, and tell every answer that is new."""
    before: dict[int, bytes | None] = {}
    while end_ms is None or clock_ms() < end_ms:
        for asker, address in found:
            exchange = asker.ask(address, frames.READ_EVENTS)
            if address not in before or before[address] != exchange.answer:
                before[address] = exchange.answer
                yield from _told(exchange, asker)
                if exchange.answer is None:
                    yield f"    = {_counters(asker, address)}"


def _listen(
    port: SerialPort,
    clock_ms: Callable[[], int],
    end_ms: int | None,
    shown: Callable[[bytes], str],
) -> Iterator[str]:
    """Print what a device sends unasked, in lines of hex, and what it means."""
    decoders: tuple[MessageDecoder, ...] = (
        TrackDecoder(),
        RfidDecoder(),
        DigitsDecoder(),
        ShoeDecoder(),
    )
    heard = b""
    while end_ms is None or clock_ms() < end_ms:
        is_quiet = not port.wait(QUIET_S)
        heard += b"" if is_quiet else port.read_available()
        if not is_quiet and len(heard) < BYTES_A_LINE:
            continue
        if heard:
            yield f"    < {shown(heard)}"
        for decoder in decoders:
            yield from _message_lines(decoder.feed(heard))
            yield from _message_lines(decoder.silence() if is_quiet else [])
        heard = b""


def _starred(heard: bytes) -> str:
    return hex_of(unnamed(heard))


def _message_lines(messages: list[Message]) -> Iterator[str]:
    return (f"      {message!r}" for message in messages)


def simulate(
    sentences: Iterable[str], clock_ms: Callable[[], float] = monotonic_ms
) -> Iterator[str]:
    """Offer every simulated device on a pseudo-terminal, and move them by typed words.

    It ends when the sentences end; the ports are then gone.
    """
    with TemporaryDirectory(prefix="dealer-assist-") as folder:
        bench = Bench(Path(folder), clock_ms, Random())
        try:
            yield "[devices]  # for a table file; keep this running while the table is open"
            yield from bench.lines
            yield f"# words: {bench.words}"
            for sentence in sentences:
                yield _done(bench, sentence)
        finally:
            bench.close()


def _done(bench: Bench, sentence: str) -> str:
    try:
        return bench.do(sentence.strip())
    except NotAFault as error:
        return str(error)
