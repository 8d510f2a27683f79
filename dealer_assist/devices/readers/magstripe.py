"""Magnetic staff cards at a swiper: track bytes in, one card or one misread out.

Makers end every track with a line end and some begin every track with STX, so none of those ends a
swipe: ETX does, or silence. The wire has no checksum. A card with two tracks is safe against a
flipped bit, because both carry the number; on a card with one track a flipped digit gives a number
that nobody has.

A head that encrypts sends the number masked, and many cards have the same masked number: it is
never a card.
"""

from collections import deque
from typing import Literal, TypeAlias

from dealer_assist.devices.messages import CardMisread, CardSwiped, Message
from dealer_assist.devices.readers.secured import (
    ENCRYPTS,
    FIELD_MARK,
    LONGEST_TAIL,
    SecuredFrame,
    could_be_masked,
    is_masked,
    is_typed_block,
)
from dealer_assist.devices.readers.secured import LONGEST as LONGEST_BLOCK

Track: TypeAlias = Literal[1, 2, 3]

STARTS: dict[int, Track] = {ord("%"): 1, ord(";"): 2, ord("+"): 3}
END_SENTINEL = ord("?")
ETX = 0x03
LINE_ENDS = b"\r\n\t\x10"  # DLE stands between the tracks of ID TECH's UIC setting
STX = 0x02
BEGINNINGS = b"\x02\x1b"
SILENCE_MS = 80
LONGEST = 107  # characters of the longest track of ISO 7811
FEWEST_DIGITS, MOST_DIGITS = 4, 32
MOST_BARE_DIGITS = 19  # of a number that nothing follows
BOTH = 2  # tracks that carry the number
MARKS_OF_A_HEAD = 2  # one alone may be noise
HEX_DIGITS = b"0123456789ABCDEFabcdef"
MOST_TYPED = 2 * (LONGEST_BLOCK + 6)  # of an encrypted block in hex, with its frame
LEAST_OF_A_TRACK = 8  # fewer characters than this, and then silence, are noise and not a card

NOT_READ = "The card was not read. Swipe it again, evenly, with the stripe to the reader."
NOT_THE_SAME = "The tracks of this card do not agree. Swipe it again."


def number_of(track: Track, text: str) -> str | None:
    """Return the card number a track carries, or None when it carries none that can be read."""
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
        self._frame: SecuredFrame | None = None
        self._is_masked = False
        self._tail = 0  # characters since the last track
        self._typed = bytearray()  # hex digits before any track
        self._marks = 0  # of encrypted fields behind the tracks
        self._read = 0  # tracks that gave a number
        self._masks = False  # this head has sent encrypted fields before
        self._is_misread_told = False  # of the pass that is not over yet
        self.good = 0
        self.bad = 0
        self.repeated = 0
        self.dropped = 0

    @property
    def is_waiting(self) -> bool:
        """True if a swipe has begun that has not ended."""
        has_begun = self._track is not None or self._was_tried or bool(self._numbers)
        return has_begun or bool(self._typed) or self._frame is not None or self._is_misread_told

    def feed(self, data: bytes) -> list[Message]:
        """Take the next bytes and give the swipes that are now complete."""
        messages: list[Message] = []
        waiting = deque(data)
        while waiting:
            byte = waiting.popleft()
            if self._frame is not None:
                self._frame.add(byte)
                match self._frame.judge():
                    case "whole":
                        messages += self._end_frame(is_whole=True)
                    case "spoilt":
                        messages += self._end_frame(is_whole=False)
                    case "none":
                        # The STX was one before a track, or noise: what followed is read as such.
                        waiting.extendleft(reversed(self._frame.taken))
                        self._frame = None
                        messages += self._take(STX)
                    case "open":
                        pass
            elif byte == STX:
                self._frame = SecuredFrame()
            else:
                messages += self._take(byte)
        return messages

    def silence(self) -> list[Message]:
        """Learn that the reader is quiet: the swipe is over, whole or not."""
        messages: list[Message] = []
        while self._frame is not None:
            taken, self._frame = self._frame.taken, None
            messages += [*self._take(STX), *self.feed(bytes(taken))]
        messages += self._finish()
        self._is_misread_told = False
        return messages

    def _end_frame(self, *, is_whole: bool) -> list[Message]:
        """Report a pass that came as one block: an encrypted card, or a damaged one."""
        self._frame = None
        messages = self._finish()
        return [*messages, *self._misread(ENCRYPTS if is_whole else NOT_READ)]

    def _take(self, byte: int) -> list[Message]:
        if self._held is not None:
            held, self._held = self._held, None
            # A start that another start or a line end follows began no track: it was a check.
            is_next = byte in STARTS or byte in BEGINNINGS or byte == FIELD_MARK
            if not is_next and byte not in LINE_ENDS and byte != ETX:
                return [*self._begin(STARTS[held]), *self._take_next(byte)]
        elif self._is_after_track and byte in STARTS:
            self._held, self._is_after_track = byte, False
            return []
        return self._take_next(byte)

    def _take_next(self, byte: int) -> list[Message]:
        was_after, self._is_after_track = self._is_after_track, False
        if byte in BEGINNINGS:  # some heads send it before each track of one pass
            self._is_torn |= self._track is not None
            self._close_unread()
            return []
        if byte in STARTS:
            return self._begin(STARTS[byte])
        if self._track is not None:
            self._collect(byte)
            return []
        if byte == ETX:
            return self._finish()
        if not self._was_tried and byte in HEX_DIGITS and len(self._typed) < MOST_TYPED:
            self._typed.append(byte)
        if byte not in LINE_ENDS and not was_after:  # the one after a track is its check
            self.dropped += 1
            self._tail += 1
        is_field = byte == FIELD_MARK or self._tail > LONGEST_TAIL
        self._is_masked |= is_field and self._was_tried
        self._marks += byte == FIELD_MARK and self._was_tried
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
            self._read += 1
        self._is_masked |= is_masked(text)
        if number is None and text != "E" and len(text) < LEAST_OF_A_TRACK:
            self.dropped += len(text) + 2
        else:
            self._was_tried = True
            if track is not None:
                self._seen.add(track)
        self._is_after_track = True
        self._tail = 0
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
        self._masks |= self._marks >= MARKS_OF_A_HEAD
        # A pass that broke off before its encrypted part shows the masked number and no mark; on
        # one track alone a spoilt digit may hide that it is masked.
        is_cut = self._masks and (self._read < BOTH or any(map(could_be_masked, numbers)))
        is_hidden = self._is_masked or is_cut
        is_typed = not was_tried and is_typed_block(bytes(self._typed))
        self._forget()
        if not was_tried:
            return self._misread(ENCRYPTS) if is_typed else []
        if is_hidden:
            return self._misread(ENCRYPTS)
        if len(numbers) == 1 and not is_spoilt:
            self.good += 1
            return [CardSwiped(numbers.pop())]
        return self._misread(NOT_THE_SAME if numbers else NOT_READ)

    def _misread(self, why: str) -> list[Message]:
        """Report once that a pass had no card, however many pieces of it look like tracks."""
        self.bad += 1
        if self._is_misread_told:
            return []
        self._is_misread_told = True
        return [CardMisread(why, needs_setting=why == ENCRYPTS)]

    def _forget(self) -> None:
        self._close()
        self._held = None
        self._is_after_track = False
        self._seen = set()
        self._numbers = set()
        self._typed.clear()
        self._is_torn = False
        self._was_tried = False
        self._is_spoilt = False
        self._is_masked = False
        self._tail = 0
        self._marks = 0
        self._read = 0
