"""The box of a hidden threshold: only its key and its seal open it, and earlier ones still open."""

import os

import pytest

from dealer_assist.desk.threshold_box import ThresholdBox
from dealer_assist.jackpot.must_hit import seal_of

KEY = b"k" * 32
NONE = "no box of this key and seal"
CENTS, NONCE = 123_456, bytes(range(32))
SEAL = seal_of(CENTS, NONCE.hex())
TOLD = CENTS.to_bytes(8, "big") + NONCE
OF_0_5_0 = (
    "6465666768696a6b6c6d6e6f70717273429f965baa09c3c5a80bdae1b7854153465b18530bb2408703a387fc82c7"
    "75d7150ddf805a307d83f844c0d5e5b6066f649cd66416885d814f36a48b2f0457f5207aa0410099f266"
)


def test_a_box_opens_with_its_key_and_its_seal_alone() -> None:
    box = ThresholdBox(KEY)
    closed = box.close(SEAL, TOLD, os.urandom)
    assert box.open(SEAL, closed) == TOLD
    with pytest.raises(ValueError, match=NONE):
        ThresholdBox(b"o" * 32).open(SEAL, closed)
    with pytest.raises(ValueError, match=NONE):
        box.open(seal_of(CENTS + 1, NONCE.hex()), closed)


def test_two_boxes_of_one_threshold_have_nothing_in_common() -> None:
    box = ThresholdBox(KEY)
    assert box.close(SEAL, TOLD, os.urandom)[-32:] != box.close(SEAL, TOLD, os.urandom)[-32:]


def test_a_box_of_an_earlier_release_is_opened_and_as_strictly() -> None:
    box = ThresholdBox(KEY)
    assert box.open(SEAL, OF_0_5_0) == TOLD
    for at in range(0, len(OF_0_5_0), 2):
        altered = f"{OF_0_5_0[:at]}{int(OF_0_5_0[at : at + 2], 16) ^ 1:02x}{OF_0_5_0[at + 2 :]}"
        with pytest.raises(ValueError, match=NONE):
            box.open(SEAL, altered)
    with pytest.raises(ValueError, match=NONE):
        ThresholdBox(b"o" * 32).open(SEAL, OF_0_5_0)


@pytest.mark.parametrize("rubbish", ["", "zz", "00", "xchacha20poly1305:", "xchacha20poly1305:00"])
def test_what_is_no_box_is_refused(rubbish: str) -> None:
    with pytest.raises(ValueError, match=NONE):
        ThresholdBox(KEY).open(SEAL, rubbish)
