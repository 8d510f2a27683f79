"""Heads that encrypt, byte by byte as their makers write it.

MagTek: MagneSafe V5, "keyboard or serial", tracks with a masked number and then fields in hex, each
behind property 35, a bar by default. ID TECH: SecureMag, encrypted output, `02`, length in two
bytes, data, XOR, sum, `03`; its masked tracks have stars.
"""

from functools import reduce
from operator import xor
from random import Random

import pytest

from dealer_assist.devices.messages import CardMisread, CardSwiped, Message
from dealer_assist.devices.readers.keyboard_wedge import Wedge
from dealer_assist.devices.readers.magstripe import TrackDecoder
from dealer_assist.devices.readers.secured import ENCRYPTS

HIDDEN = [CardMisread(ENCRYPTS, needs_setting=True)]
MASKED = "%B6003000000043301^STAFF/CARD^4912000000000000?;6003000000043301=49120000?"
FIELDS = ("0600", "C25C1D1197D31CAA", "87285D59A892047426D9182EC11353C051ADD6D0", "00000000")
STARRED = b"%*6003********3301^STAFF/CARD^*******?*;6003********3301=*******?*"


def swiped(raw: bytes) -> list[Message]:
    decoder = TrackDecoder()
    return decoder.feed(raw) + decoder.silence()


def magnesafe(mark: str = "|") -> str:
    return MASKED + "".join(mark + field for field in FIELDS) + "\r"


def securemag(random: Random, tracks: bytes = STARRED) -> bytes:
    """Write a pass as SecureMag does: type, status, lengths, masked tracks, cipher, hash, key."""
    cipher = random.randbytes(80 + 40 + 40 + 10)
    data = bytes((0x80, 0x1F, 66, 38, 0)) + tracks + cipher
    check = bytes((reduce(xor, data), sum(data) % 256))
    return b"\x02" + len(data).to_bytes(2, "little") + data + check + b"\x03"


@pytest.mark.parametrize("mark", ["|", "~", "!"])
def test_a_masked_number_is_named_as_one_and_is_never_a_card(mark: str) -> None:
    assert swiped(magnesafe(mark).encode()) == HIDDEN


def test_the_two_cards_that_a_dynamag_masks_alike_are_nobody() -> None:
    decoder = TrackDecoder()
    for _card in ("6003118800003301", "6003229911113301"):
        assert decoder.feed(magnesafe().encode()) + decoder.silence() == HIDDEN
    assert decoder.good == 0


def test_a_pass_of_such_a_head_that_breaks_off_before_its_cipher_is_no_card_either() -> None:
    decoder = TrackDecoder()
    decoder.feed(magnesafe().encode())
    decoder.silence()
    assert decoder.feed(MASKED.encode()) + decoder.silence() == HIDDEN


def test_a_masked_number_that_is_cut_off_and_spoilt_is_no_card_either() -> None:
    decoder = TrackDecoder()
    decoder.feed(magnesafe().encode())
    decoder.silence()
    first, _, _ = MASKED.partition(";")
    spoilt = first.replace("6003000000043301", "6003002000043301")
    assert decoder.feed(spoilt.encode()) + decoder.silence() == HIDDEN


def test_a_bar_that_noise_made_once_stops_no_head() -> None:
    decoder = TrackDecoder()
    (told,) = decoder.feed(b";6008140031=4912101?|\r") + decoder.silence()
    assert told == HIDDEN[0]
    assert decoder.feed(b";6008140031=4912101?\r\x03") == [CardSwiped("6008140031")]


def test_a_head_at_security_level_2_with_sureswipe_is_read() -> None:
    """Example 4 of the maker's manual."""
    raw = (
        b"%B5452300551227189^HOGAN/PAUL      ^08043210000000725000000?"
        b";5452300551227189=080432100000007250?+5163499080020445=000000000000?\r"
    )
    assert swiped(raw) == [CardSwiped("5452300551227189")]


def test_a_typed_swipe_of_such_a_head_is_named_too() -> None:
    wedge = Wedge()
    for place, char in enumerate(magnesafe()):
        assert wedge.key(char, 5 * place).is_caught
    assert [one for now_ms in range(0, 300, 20) for one in wedge.tick(now_ms)] == HIDDEN


def test_starred_tracks_are_named() -> None:
    assert swiped(STARRED + b"\r") == HIDDEN


@pytest.mark.parametrize("seed", range(200))
def test_an_encrypted_pass_is_one_misread_whatever_its_cipher(seed: int) -> None:
    assert swiped(securemag(Random(seed))) == HIDDEN


@pytest.mark.parametrize("seed", range(200))
def test_an_encrypted_pass_that_came_damaged_is_one_misread_and_no_card(seed: int) -> None:
    random = Random(seed)
    raw = bytearray(securemag(random))
    raw[random.randrange(len(raw))] ^= 1 << random.randrange(8)
    if random.random() < 0.5:
        del raw[random.randrange(len(raw))]
    (told,) = swiped(bytes(raw))
    assert isinstance(told, CardMisread)


def test_a_card_in_clear_is_read_after_encrypted_passes() -> None:
    decoder = TrackDecoder()
    decoder.feed(securemag(Random(1)))
    decoder.silence()
    assert decoder.feed(b"\x02%E?;6008140031=4912101?\r\x03") == [CardSwiped("6008140031")]


def test_noise_that_could_begin_a_block_loses_no_card() -> None:
    assert swiped(b"\x02\x40\x01;6008140031=4912101?\r") == [CardSwiped("6008140031")]
