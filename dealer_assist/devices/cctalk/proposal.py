"""A profile proposed from what answers on a line: the lines to put into a file, and what to check.

A header that a device answers is not yet the right one: the public meaning goes before, and what
is only likely is said so.
"""

from collections.abc import Iterator, Mapping, Sequence

from dealer_assist.devices.cctalk import frames
from dealer_assist.devices.cctalk.frames import Checksum
from dealer_assist.devices.cctalk.profile import EVENTS_KEPT, PUBLIC
from dealer_assist.devices.port import BAUD
from dealer_assist.value import Value

FULL_READING = 1 + 2 * EVENTS_KEPT
ASKED = (
    frames.READ_EVENTS,
    frames.READ_OPTO,
    frames.REQUEST_STATUS,
    frames.SELF_CHECK,
    frames.SERIAL_NUMBER,
)
"""What is asked for a proposal; none of it changes anything at a board."""


class Answers(Value):
    """What one board answered to each header, and what it did not, None."""

    address: int
    by_header: Mapping[int, bytes | None]

    def has(self, header: int, *lengths: int) -> bool:
        """True if an answer of one of these lengths came."""
        answer = self.by_header.get(header)
        return answer is not None and len(answer) in lengths


def proposal(check: Checksum, boards: Sequence[Answers], baud: int = BAUD) -> Iterator[str]:
    """Write the profile that these boards call for."""
    sensors = [board for board in boards if board.address != PUBLIC.key_address]
    if not sensors:
        return
    first = sensors[0]
    yield "A profile for these boards, to be tried with 'devices try --profile FILE PORT':"
    yield 'device = "sensors"'
    yield f'kind = "{check}"'
    if baud != BAUD:
        yield "[port]"
        yield f"baud = {baud}"
    yield "[addresses]"
    for letter, addresses in _by_letter([sensor.address for sensor in sensors]).items():
        yield f"{letter} = [{', '.join(map(str, addresses))}]" + _gap(letter, addresses)
    yield "[headers]"
    has_events = first.has(frames.READ_EVENTS, FULL_READING)
    yield f"events = {frames.READ_EVENTS}" if has_events else 'events = "none"'
    if first.has(frames.READ_OPTO, 1):
        yield f"state = {frames.READ_OPTO}"
    elif first.has(frames.REQUEST_STATUS, 1):
        yield f"state = {frames.REQUEST_STATUS}  # of the first edition; see that a chip shows"
    else:
        yield f"state = {frames.READ_OPTO}  # nobody answers it: ask the maker"
    if not first.has(frames.SELF_CHECK, 1, 2):
        yield 'self_check = "none"'
    if not first.has(frames.SERIAL_NUMBER, 1, 2, 3, 4):
        yield 'serial_number = "none"'
    yield f"lamp = {frames.LATCH_OUTPUT}  # not tried: 'devices try' does; \"none\" without a lamp"


def _by_letter(addresses: Sequence[int]) -> dict[str, list[int]]:
    """Sort addresses by the sensor of a seat: where all are ours we know which, else the first."""
    places = [PUBLIC.place_of(address) for address in addresses]
    letters = ["A" if None in places or place is None else place[1] for place in places]
    return {
        letter: [at for at, its in zip(addresses, letters, strict=True) if its == letter]
        for letter in dict.fromkeys(letters)
    }


def _gap(letter: str, addresses: Sequence[int]) -> str:
    """Warn of a seat that would get its neighbour's board, because its own did not answer."""
    places = [PUBLIC.place_of(address) for address in addresses]
    seats = [place[0] for place in places if place]
    if len(seats) < len(places) or seats == list(range(1, len(seats) + 1)):
        return ""
    silent = [PUBLIC.addresses[seat, letter] for seat in range(1, max(seats)) if seat not in seats]
    return (
        f"  # nobody answers at {', '.join(map(str, silent))}: these are seats 1, 2, 3 … in order"
    )
