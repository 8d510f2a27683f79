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
PUBLISHED = (
    "027D01003F48236B252A343236362A2A2A2A2A2A2A2A393939395E42555348204A522F47454F52474520572E"
    "4D525E2A2A2A2A2A2A2A2A2A2A2A2A2A2A2A2A2A2A2A2A2A2A2A2A2A2A2A2A2A2A2A3F2A3B343236362A2A2A"
    "2A2A2A2A2A393939393D2A2A2A2A2A2A2A2A2A2A2A2A2A2A2A3F2A3B33333333333333333333373637363736"
    "3037303730373736373637363333333333333333333337363736373630373037303737363736373633333333"
    "3333333333333736373637363037303730373736373637363333333333333333333337363736373630373037"
    "3F32863E9E3DA28E455B28F7736B77E47A64EDDA3BF03A06E44F31D1818C0BCD7A353FB1AD70EFD30FFC3DA0"
    "8A4FBC9372E57E8B40848BAEAA3FE724B3550E2F4B223E6BF264BEAE9E39142B648CDB51FB8DAF8EA5B63913"
    "D29419B67582FCCCE9B372660F03668CC453216D9449C6B67EF33418AC88F65E1DB7ED4D10973F99DFC8463F"
    "F6DF113B6226C4898A9D355057ECAF11A5598F02CA3162994901190000000001399F03"
)
"""The maker's example of security level 3: a card of three tracks, in the original form."""
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


def test_an_encrypted_pass_is_one_misread_whatever_its_cipher() -> None:
    for seed in range(200):
        assert swiped(securemag(Random(seed))) == HIDDEN, seed


def test_an_encrypted_pass_that_came_damaged_is_one_misread_and_no_card() -> None:
    for seed in range(200):
        random = Random(seed)
        raw = bytearray(securemag(random))
        raw[random.randrange(len(raw))] ^= 1 << random.randrange(8)
        if random.random() < 0.5:
            del raw[random.randrange(len(raw))]
        told = swiped(bytes(raw))
        assert [type(one) for one in told] == [CardMisread], seed


def test_a_card_in_clear_is_read_after_encrypted_passes() -> None:
    decoder = TrackDecoder()
    decoder.feed(securemag(Random(1)))
    decoder.silence()
    assert decoder.feed(b"\x02%E?;6008140031=4912101?\r\x03") == [CardSwiped("6008140031")]


def test_noise_that_could_begin_a_block_loses_no_card() -> None:
    assert swiped(b"\x02\x40\x01;6008140031=4912101?\r") == [CardSwiped("6008140031")]


@pytest.mark.parametrize("end", [b"", b"\r"])
def test_an_encrypted_pass_that_a_head_types_in_hex_is_named_once(end: bytes) -> None:
    """SecureMag as a keyboard: the same block, two digits a byte."""
    for seed in range(40):
        assert swiped(securemag(Random(seed)).hex().upper().encode() + end) == HIDDEN, seed


@pytest.mark.parametrize(
    "raw", [bytes.fromhex(PUBLISHED), PUBLISHED.encode()], ids=["serial", "typed"]
)
def test_the_makers_own_example_is_named_as_encrypted(raw: bytes) -> None:
    assert swiped(raw) == HIDDEN


def test_a_typed_block_that_is_cut_or_spoilt_is_no_card_and_the_next_card_is_read() -> None:
    typed = securemag(Random(3)).hex().upper().encode()
    decoder = TrackDecoder()
    for part in (typed[:-1], typed[:40], typed[2:], typed + b"00", typed.replace(b"2A", b"2B", 1)):
        assert decoder.feed(part + b"\r") + decoder.silence() == []
    assert decoder.feed(b";6008140031=4912101?\r\x03") == [CardSwiped("6008140031")]


def test_digits_before_a_swipe_are_no_part_of_it() -> None:
    assert swiped(b"0212AB;6008140031=4912101?\r") == [CardSwiped("6008140031")]
