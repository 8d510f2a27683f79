"""One port that is listened to: who answers on it, and what is said there unasked.

It never waits: each tick lets it go on by one question. A card's number is never kept.
"""

from collections.abc import Generator, Sequence
from typing import Any

from dealer_assist.devices.cctalk import frames
from dealer_assist.devices.cctalk.frames import Checksum, Frame
from dealer_assist.devices.cctalk.line import CctalkLine
from dealer_assist.devices.cctalk.profile import PUBLIC
from dealer_assist.devices.driver import Lamp
from dealer_assist.devices.health import unnamed
from dealer_assist.devices.messages import CardMisread, CardSwiped, Message, PrinterStatus
from dealer_assist.devices.port import Port, PortClosed
from dealer_assist.devices.printers import escpos
from dealer_assist.devices.printers.line import is_status
from dealer_assist.devices.readers.digits import DigitsDecoder
from dealer_assist.devices.readers.magstripe import TrackDecoder
from dealer_assist.devices.readers.reader import SILENCE_MS, MessageDecoder
from dealer_assist.devices.readers.rfid import RfidDecoder
from dealer_assist.devices.readers.shoe import ShoeDecoder
from dealer_assist.devices.readers.shuffler import ShufflerDecoder
from dealer_assist.devices.survey import ADDRESSES, PRINTER_ANSWER_MS, TEXT_LENGTHS
from dealer_assist.value import Value, replace

AGAIN_MS = 1_000  # how soon a port that went away is asked anew
WATCH_MS = 100
PRINTER_WATCH_MS = 1_000
LIT_MS = 400
LAMPS: tuple[Lamp, Lamp] = ("lit", "off")
FEED = b"\n" * 4
KEPT = 24
STATE_LENGTHS = (1,)
RFID = "rdm6300"
DIGITS = "digits"

Listening = Generator[None, None, None]


class Hearing(Value):
    """What is known of a port by now.

    `addresses` are those of the ccTalk boards that answer, `printer` the word of a slip printer on
    itself. `said` are the last bytes, `spoke_ms` when a person last did something that they tell.
    `kind` is what a table file has to name before the port, where it is not the usual one.
    """

    is_open: bool = True
    trouble: str = ""
    is_asked: bool = False
    addresses: tuple[int, ...] = ()
    spoke: int = 0
    printer: PrinterStatus | None = None
    said: bytes = b""
    spoke_ms: int | None = None
    kind: str = ""


class PortListener:
    """Asks every kind of device once, then follows the one that answered, or listens."""

    def __init__(self, port: Port) -> None:
        self.hearing = Hearing()
        self._port = port
        self._now_ms = 0
        self._again_ms = 0
        self._messages: list[Message] = []
        self._work = self._listen()
        self._shows = False

    def show_itself(self) -> None:
        """Have lamps lit one after the other, or paper fed and cut, as soon as the line is free."""
        self._shows = True

    def tick(self, now_ms: int) -> None:
        """Go on by one question, or by what has arrived."""
        self._now_ms = now_ms
        if not self.hearing.is_open and now_ms < self._again_ms:
            return
        try:
            next(self._work)
            if not self.hearing.is_open:
                self.hearing = Hearing()
        except PortClosed as closed:
            self.hearing = Hearing(is_open=False, trouble=str(closed))
            self._again_ms, self._work = now_ms + AGAIN_MS, self._listen()

    def take_messages(self) -> list[Message]:
        """Return what the devices here have told since the last time."""
        told, self._messages = self._messages, []
        return told

    def close(self) -> None:
        """Release the port."""
        self._port.close()

    def _listen(self) -> Listening:
        checks: tuple[Checksum, Checksum] = ("sum", "crc")
        for check in checks:
            line = CctalkLine(self._port, check)
            found = []
            for address in ADDRESSES:
                answer = yield from self._ask(line, address, frames.SIMPLE_POLL, (0,))
                found += [address] if answer is not None else []
            if found:
                kind = "" if check == "sum" else check
                self._note(addresses=tuple(found), is_asked=True, kind=kind)
                yield from self._watch(line, found)
        if (yield from self._has_printer()):
            yield from self._watch_printer()
        self._note(is_asked=True)
        yield from self._hear_unasked()

    def _ask(
        self, line: CctalkLine, address: int, header: int, lengths: Sequence[int], data: bytes = b""
    ) -> Generator[None, None, bytes | None]:
        line.ask(Frame(address, header, data), lengths, self._now_ms)
        while (outcome := line.listen(self._now_ms)) is None:
            yield
        return outcome.data if outcome.kind == "answered" else None

    def _watch(self, line: CctalkLine, found: list[int]) -> Listening:
        """Ask round and round, and note every answer that is another than before."""
        before: dict[int, bytes] = {}
        while True:
            if self._shows:
                yield from self._light_in_turn(line, found)
            for address in found:
                is_key = address == PUBLIC.key_address
                header = frames.READ_OPTO if is_key else frames.READ_EVENTS
                lengths = STATE_LENGTHS if is_key else TEXT_LENGTHS
                answer = yield from self._ask(line, address, header, lengths)
                if answer is None:
                    continue
                is_new = address in before and before[address] != answer
                before[address] = answer
                self._note(said=(self.hearing.said + line.heard)[-KEPT:])
                if is_new:
                    self._note(spoke=address, spoke_ms=self._now_ms)
            yield from self._rest(WATCH_MS)

    def _light_in_turn(self, line: CctalkLine, found: list[int]) -> Listening:
        """Light each lamp for a moment, seat after seat: one that is out of turn is wired wrong."""
        self._shows = False
        lit, off = (bytes((PUBLIC.lamp_bits[lamp],)) for lamp in LAMPS)
        places = ((PUBLIC.place_of(address), address) for address in found)
        for _, address in sorted((place, address) for place, address in places if place):
            yield from self._ask(line, address, frames.LATCH_OUTPUT, (0,), lit)
            yield from self._rest(LIT_MS)
            yield from self._ask(line, address, frames.LATCH_OUTPUT, (0,), off)

    def _has_printer(self) -> Generator[None, None, bool]:
        status = yield from self._status(escpos.ASK_OFFLINE)
        return status is not None

    def _watch_printer(self) -> Listening:
        while True:
            if self._shows:
                self._shows = False
                self._port.write(escpos.BEGIN + FEED + escpos.FEED_AND_CUT)
            offline = yield from self._status(escpos.ASK_OFFLINE)
            paper = yield from self._status(escpos.ASK_PAPER)
            status = PrinterStatus(
                online=offline is not None and escpos.is_online(offline),
                paper="unknown" if paper is None else escpos.paper_of(paper),
            )
            is_new = self.hearing.printer not in (None, status)
            self._note(printer=status, is_asked=True)
            if is_new:
                self._note(spoke_ms=self._now_ms)
            yield from self._rest(PRINTER_WATCH_MS)

    def _status(self, question: bytes) -> Generator[None, None, int | None]:
        self._port.read_available()
        self._port.write(question)
        end_ms = self._now_ms + PRINTER_ANSWER_MS
        while self._now_ms < end_ms:
            heard = self._port.read_available()
            found = next((byte for byte in heard if is_status(byte)), None)
            if found is not None:
                self._note(said=(self.hearing.said + question + heard)[-KEPT:])
                return found
            yield
        return None

    def _hear_unasked(self) -> Listening:
        decoders: dict[str, MessageDecoder] = {
            "": TrackDecoder(),
            RFID: RfidDecoder(),
            DIGITS: DigitsDecoder(),
            "shoe": ShoeDecoder(),
            "shuffler": ShufflerDecoder(),
        }
        quiet_ms = self._now_ms
        while True:
            heard = self._port.read_available()
            if heard:
                quiet_ms = self._now_ms
                said = (self.hearing.said + unnamed(heard))[-KEPT:]
                self._note(said=said, spoke_ms=self._now_ms)
            is_quiet = self._now_ms - quiet_ms >= SILENCE_MS
            for kind, decoder in decoders.items():
                told = decoder.feed(heard) if heard else []
                told += decoder.silence() if decoder.is_waiting and is_quiet else []
                self._take(kind, told)
            yield

    def _take(self, kind: str, told: list[Message]) -> None:
        """Keep what was understood; that a decoder makes nothing of another's bytes is no news."""
        for message in told:
            match message:
                case CardSwiped():
                    self._note(kind=kind)
                case CardMisread() if kind:
                    continue
                case _:
                    pass
            self._messages.append(message)

    def _rest(self, ms: int) -> Listening:
        end_ms = self._now_ms + ms
        while self._now_ms < end_ms:
            yield

    def _note(self, **known: Any) -> None:
        self.hearing = replace(self.hearing, **known)
