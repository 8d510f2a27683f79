"""Magnetic staff cards at a swiper: track bytes in, one card or one misread out.

Makers end every track with a line end, so none of those ends a swipe: ETX does, or silence. The
wire has no checksum. A card with two tracks is safe against a flipped bit, because both carry the
number; on a card with one track a flipped digit gives a number that nobody has.
"""

from typing import Literal, TypeAlias

from dealer_assist.devices.messages import CardMisread, CardSwiped, Message

Track: TypeAlias = Literal[1, 2, 3]

STARTS: dict[int, Track] = {ord("%"): 1, ord(";"): 2, ord("+"): 3}
END_SENTINEL = ord("?")
ETX = 0x03
LINE_ENDS = b"\r\n\t"
BEGINNINGS = b"\x02\x1b"
SILENCE_MS = 80
LONGEST = 107  # characters of the longest track of ISO 7811
FEWEST_DIGITS, MOST_DIGITS = 4, 32
MOST_BARE_DIGITS = 19  # of a number that nothing follows
LEAST_OF_A_TRACK = 8  # fewer characters than this, and then silence, are noise and not a card

NOT_READ = "The card was not read. Swipe it again, evenly, with the stripe to the reader."
NOT_THE_SAME = "The tracks of this card do not agree. Swipe it again."


def number_of(track: Track, text: str) -> str | None:
    """Give the card number a track carries, or None when it carries none that can be read."""
    most = MOST_DIGITS
    if track == 1:
        number, separator, _ = text[1:].partition("^")
        is_whole = text.startswith("B") and bool(separator)
    else:
        number, separator, rest = text.partition("=")
        is_whole = track == 2 and (rest + "0").isdigit()
        most = MOST_DIGITS if separator else MOST_BARE_DIGITS
    is_number = number.isascii() and number.isdigit() and FEWEST_DIGITS <= len(number) <= most
    return number if is_whole and is_number else None


class TrackDecoder:
    """Collect the tracks of one swipe at a time, from bytes in any chunking."""

    def __init__(self) -> None:
        self._track: Track | None = None
        self._text = bytearray()
        self._held: int | None = None  # a byte after a track: its check, or the next one's start
        self._is_after_track = False
        self._seen: set[Track] = set()
        self._numbers: set[str] = set()
        self._was_tried = False
        self._is_spoilt = False
        self._is_torn = False
        self._is_unread = False
        self.good = 0
        self.bad = 0
        self.repeated = 0
        self.dropped = 0

    @property
    def is_waiting(self) -> bool:
        """Tell whether a swipe has begun that has not ended."""
        return self._track is not None or self._was_tried or bool(self._numbers)

    def feed(self, data: bytes) -> list[Message]:
        """Take the next bytes and give the swipes that are now complete."""
        messages: list[Message] = []
        for byte in data:
            messages += self._take(byte)
        return messages

    def silence(self) -> list[Message]:
        """Learn that the reader is quiet: the swipe is over, whole or not."""
        return self._finish()

    def _take(self, byte: int) -> list[Message]:
        if self._held is not None:
            held, self._held = self._held, None
            # A start that another start or a line end follows began no track: it was a check.
            if byte not in STARTS and byte not in LINE_ENDS and byte != ETX:
                return [*self._begin(STARTS[held]), *self._take_next(byte)]
        elif self._is_after_track and byte in STARTS:
            self._held, self._is_after_track = byte, False
            return []
        return self._take_next(byte)

    def _take_next(self, byte: int) -> list[Message]:
        was_after, self._is_after_track = self._is_after_track, False
        if byte in BEGINNINGS:
            return self._finish()
        if byte in STARTS:
            return self._begin(STARTS[byte])
        if self._track is not None:
            self._collect(byte)
            return []
        if byte == ETX:
            return self._finish()
        if byte not in LINE_ENDS and not was_after:  # the one after a track is its check
            self.dropped += 1
        return []

    def _begin(self, track: Track) -> list[Message]:
        messages: list[Message] = []
        if track == 1:  # always the first of a swipe
            if self._was_tried:
                messages = self._finish()
            self._forget()
        elif self._track == track:
            self._is_spoilt = True
        elif track in self._seen:
            track = 3  # ISO writes track 3 with the start of track 2
        self._is_torn |= self._track is not None
        self._close_unread()
        self._track = track
        return messages

    def _collect(self, byte: int) -> None:
        if byte == END_SENTINEL:
            self._complete()
            return
        self._text.append(byte)
        if not 0x20 <= byte < 0x7F:
            # A line end too: a bit error may make one out of a letter, so it does not end a swipe.
            self._is_unread = True
        if len(self._text) > LONGEST:
            self._close_unread()

    def _complete(self) -> None:
        text = self._text.decode("latin-1")
        track = self._track
        number = None if self._is_unread or track is None else number_of(track, text)
        if self._is_torn and "=" not in text and track == 2:
            number = None  # what stands in the middle of another track is no card by itself
        if number is not None:
            self._numbers.add(number)
        if number is None and text != "E" and len(text) < LEAST_OF_A_TRACK:
            self.dropped += len(text) + 2
        else:
            self._was_tried = True
            if track is not None:
                self._seen.add(track)
        self._is_after_track = True
        self._close()

    def _close_unread(self) -> None:
        if len(self._text) >= LEAST_OF_A_TRACK:
            self._was_tried = True
        elif self._track is not None:
            self.dropped += len(self._text) + 1
        self._close()

    def _close(self) -> None:
        self._track = None
        self._text.clear()
        self._is_unread = False

    def _finish(self) -> list[Message]:
        self._close_unread()
        numbers, was_tried, is_spoilt = self._numbers, self._was_tried, self._is_spoilt
        self._forget()
        if not was_tried:
            return []
        if len(numbers) == 1 and not is_spoilt:
            self.good += 1
            return [CardSwiped(numbers.pop())]
        self.bad += 1
        return [CardMisread(NOT_THE_SAME if numbers else NOT_READ)]

    def _forget(self) -> None:
        self._close()
        self._held = None
        self._is_after_track = False
        self._seen = set()
        self._numbers = set()
        self._is_torn = False
        self._was_tried = False
        self._is_spoilt = False
