"""The reference sensor board: what it sees, what it shows, and how it speaks, without any pin.

This file runs as it is on MicroPython (RP2040) and on CPython, where the tests of Dealer Assist
drive it with its own drivers. `main.py` brings it to the pins.
"""

import json

PLACED, REMOVED, ERROR = 1, 2, 0
STUCK_CODE, STUCK_CHECK = 14, 3
LAMPS = ("off", "lit", "locked", "fault")
ALIVE_MS = 250
DEBOUNCE_MS = 30
QUIET_MS = 50
LONGEST_FRAME = 40  # of any device on the wire; a byte that says more is no length
DARKEST = 6000  # of 65535: below it the light of the room alone fills the phototransistor
DEAD_BELOW = 400  # a diode that shines is seen through its window, chip or none
DEAD_MS = 2000


def crc16(data):
    """CRC-16/XMODEM, bit by bit: a microcontroller has the time."""
    crc = 0
    for byte in data:
        crc ^= byte << 8
        for _ in range(8):
            crc = (crc << 1) ^ 0x1021 if crc & 0x8000 else crc << 1
        crc &= 0xFFFF
    return crc


class Eye:
    """One reflective sensor: its own light told from the room's, with a gap between on and off.

    It is read with its diode dark and with its diode lit; the difference is what the chip throws
    back, whatever lamp hangs over the table. A diode that makes no difference at all, or a room so
    bright that none can be seen, is a fault.
    """

    def __init__(self, chip_above, clear_below):
        self.chip_above = chip_above
        self.clear_below = clear_below
        self.has_chip = False
        self.is_dead = False
        self._blind_ms = 0

    def see(self, dark, lit, dt_ms):
        """Take a reading with the diode dark and one with it lit."""
        back = dark - lit
        if back > self.chip_above:
            self.has_chip = True
        elif back < self.clear_below:
            self.has_chip = False
        is_blind = back < DEAD_BELOW or dark < DARKEST
        self._blind_ms = self._blind_ms + dt_ms if is_blind else 0
        self.is_dead = self._blind_ms >= DEAD_MS


class Sensor:
    """One spot: a reflective sensor that is debounced, and a lamp of two colours."""

    def __init__(self, seat, letter="A", serial=1):
        self.seat = seat
        self.letter = letter
        self.serial = serial
        self.has_chip = False
        self.is_stuck = False
        self.lamp = "off"
        self.is_open = False
        self.counter = 0
        self.events = []
        self.is_settled = False
        self._raw = False
        self._same_ms = 0

    def sample(self, is_dark, dt_ms):
        """Take what the reflective sensor sees; a chip counts when it has lain for a moment.

        What lies there when the board starts is its state and no event: the counter stays 0, by
        which the table knows that the board was off.
        """
        if is_dark != self._raw:
            self._raw = is_dark
            self._same_ms = 0
        else:
            self._same_ms += dt_ms
        if self._same_ms < DEBOUNCE_MS:
            return
        if not self.is_settled:
            self.is_settled = True
            self.has_chip = self._raw
        elif self.has_chip != self._raw:
            self.has_chip = self._raw
            self._note(PLACED if self.has_chip else REMOVED, 0)

    def stick(self, *, is_stuck):
        """Take it that the sensor itself is out of order, or well again."""
        if is_stuck != self.is_stuck:
            self.is_stuck = is_stuck
            self._note(ERROR, STUCK_CODE if is_stuck else 0)

    def _note(self, kind, code):
        self.counter = self.counter % 255 + 1
        # MicroPython's grammar knows no star inside a list.
        self.events = [(kind, code)] + self.events[:4]  # noqa: RUF005

    def restart(self):
        self.counter = 0
        self.events = []
        self.lamp = "off"
        self.is_open = False


class CctalkSide:
    """Answer as a coin acceptor of the public ccTalk specification, simple checksum.

    Every frame on the wire is taken off whole by its length: the host's questions to others, their
    answers, and the board's own, which it hears like everybody else.
    """

    def __init__(self, sensors):
        first = {"A": 10, "B": 20}
        self._by_address = {first[one.letter] + one.seat: one for one in sensors}
        self._raw = b""
        self._quiet_ms = 0

    def hear(self, data):
        """Take bytes from the line and give what is to be said."""
        self._raw += data
        self._quiet_ms = 0
        said = b""
        while len(self._raw) >= 5:
            size = self._raw[1] + 5
            if size > LONGEST_FRAME:  # no beginning: look for the next
                self._raw = self._raw[1:]
                continue
            if len(self._raw) < size:
                break
            frame = self._raw[:size]
            if sum(frame) & 0xFF:
                self._raw = self._raw[1:]
                continue
            self._raw = self._raw[size:]
            # What something stands behind is past: whoever asked waits no more.
            said = b"" if self._raw else self._answer(frame)
        return said

    def tick(self, dt_ms):
        """Forget half a question when the line has been quiet."""
        self._quiet_ms += dt_ms
        if self._quiet_ms > QUIET_MS:
            self._raw = b""
        return b""

    def _answer(self, frame):
        address, host, header, data = frame[0], frame[2], frame[3], frame[4:-1]
        sensor = self._by_address.get(address)
        if sensor is None:
            return b""
        answer = self._data(sensor, header, data)
        if answer is None:
            return b""
        body = bytes((host, len(answer), address, 0)) + answer
        return body + bytes((-sum(body) & 0xFF,))

    def _data(self, sensor, header, data):
        if header == 254:  # simple poll
            return b""
        if header == 229:  # read buffered events, newest first
            pairs = b"".join(bytes(event) for event in sensor.events)
            return bytes((sensor.counter,)) + pairs + bytes(10 - len(pairs))
        if header == 236:  # read opto states
            if not sensor.is_settled:
                return None  # it does not know yet
            return bytes((1 if sensor.has_chip else 0,))
        if header == 233 and len(data) == 1 and data[0] < len(LAMPS):  # latch output lines
            sensor.lamp = LAMPS[data[0]]
            return b""
        if header == 228 and len(data) == 1:  # master inhibit
            sensor.is_open = bool(data[0] & 1)
            return b""
        if header == 227:
            return bytes((1 if sensor.is_open else 0,))
        if header == 232:  # self check
            return bytes((STUCK_CHECK if sensor.is_stuck else 0,))
        if header == 242:  # serial number
            return sensor.serial.to_bytes(3, "little")
        if header == 1:  # reset
            sensor.restart()
            return b""
        return {246: b"Dealer Assist", 245: b"Coin Acceptor", 244: b"REF-BOARD", 241: b"1"}.get(
            header
        )


class JsonSide:
    """Tell every change in a line with its check, and four times a second that the board lives."""

    def __init__(self, sensors):
        self._sensors = {(one.seat, one.letter): one for one in sensors}
        self._told = {}
        self._raw = b""
        self._n = 0
        self._alive_ms = 0

    def hear(self, data):
        """Obey what comes; what changes by it is told with the next tick."""
        self._raw += data
        while b"\n" in self._raw:
            line, self._raw = self._raw.split(b"\n", 1)
            self._obey(line.strip())
        if len(self._raw) > 400:
            self._raw = b""
        return b""

    def tick(self, dt_ms):
        """Give what is to be said by now."""
        said = b""
        for spot, sensor in self._sensors.items():
            if not sensor.is_settled:
                continue
            now = self._state(sensor)
            if self._told.get(spot) != now:
                self._told[spot] = now
                said += self._line(now)
        self._alive_ms += dt_ms
        if self._alive_ms >= ALIVE_MS:
            self._alive_ms = 0
            said += self._line({"alive": True})
        return said

    def _line(self, told):
        self._n = (self._n + 1) % 65536
        text = json.dumps(dict(told, n=self._n)).encode()
        return text + b"*%04X\n" % crc16(text)

    def _state(self, sensor):
        return {
            "seat": sensor.seat,
            "sensor": sensor.letter,
            "chip": sensor.has_chip,
            "fault": "stuck" if sensor.is_stuck else None,
            "lamp": sensor.lamp,
            "open": sensor.is_open,
            "serial": sensor.serial,
        }

    def _obey(self, line):
        text, _, check = line.rpartition(b"*")
        try:
            order = json.loads(text) if check == b"%04X" % crc16(text) else {}
        except ValueError:
            return
        if not isinstance(order, dict):
            return
        if order.get("tell") == "all":
            self._told = {}
        elif "lamp" in order:
            sensor = self._sensors.get((order.get("seat"), order.get("sensor", "A")))
            if sensor is not None and order["lamp"] in LAMPS:
                sensor.lamp = order["lamp"]
        elif "open" in order:
            for sensor in self._sensors.values():
                sensor.is_open = bool(order["open"])
