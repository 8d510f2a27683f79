"""Ed25519 by the vectors of RFC 8032, section 7.1, and by what must never pass."""

import runpy
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from dealer_assist.program import ed25519
from dealer_assist.program.ed25519 import is_signed

ORDER = 2**252 + 27742317777372353535851937790883648493
SIGN = runpy.run_path(str(Path(__file__).parents[2] / "packaging" / "sign.py"))
public_of: Callable[[bytes], bytes] = SIGN["public_of"]
sign: Callable[[bytes, bytes], bytes] = SIGN["sign"]

VECTORS = [
    (
        "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
        "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
        "",
        "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46b"
        "d25bf5f0595bbe24655141438e7a100b",
    ),
    (
        "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
        "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
        "72",
        "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c"
        "387b2eaeb4302aeeb00d291612bb0c00",
    ),
    (
        "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7",
        "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
        "af82",
        "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc659"
        "4a7c15e9716ed28dc027beceea1ec40a",
    ),
    (
        "833fe62409237b9d62ec77587520911e9a759cec1d19755b7da901b96dca3d42",
        "ec172b93ad5e563bf4932c70e1245034c35467ef2efd4d64ebf819683467e2bf",
        "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd"
        "454d4423643ce80e2a9ac94fa54ca49f",
        "dc2a4459e7369633a52b1bf277839a00201009a3efbf3ecb69bea2186c26b58909351fc9ac90b3ecfdfbc7c66431e030"
        "3dca179c138ac17ad9bef1177331a704",
    ),
]


@pytest.mark.parametrize("vector", VECTORS, ids=["1", "2", "3", "SHA(abc)"])
def test_the_vectors_of_the_rfc(vector: tuple[str, str, str, str]) -> None:
    seed, public, message, signature = map(bytes.fromhex, vector)
    assert public_of(seed) == public
    assert sign(seed, message) == signature
    assert is_signed(public, message, signature)


def test_a_bit_changed_anywhere_is_no_signature() -> None:
    _, public, message, signature = map(bytes.fromhex, VECTORS[3])
    for at in (0, 17, 31, 32, 45, 63):
        wrong = bytearray(signature)
        wrong[at] ^= 4
        assert not is_signed(public, message, bytes(wrong))
    assert not is_signed(public, message + b"x", signature)
    assert not is_signed(public, b"", signature)
    other = bytes.fromhex(VECTORS[2][1])
    assert not is_signed(other, message, signature)


def test_a_response_beyond_the_order_is_no_second_signature() -> None:
    _, public, message, signature = map(bytes.fromhex, VECTORS[1])
    more = int.from_bytes(signature[32:], "little") + ORDER
    assert not is_signed(public, message, signature[:32] + more.to_bytes(32, "little"))


@pytest.mark.parametrize("public", [b"", bytes(31), b"\xff" * 32, (2).to_bytes(32, "little")])
def test_what_is_no_key_has_signed_nothing(public: bytes) -> None:
    assert not is_signed(public, b"", bytes(64))


@pytest.mark.skipif(shutil.which("openssl") is None, reason="no openssl on this machine")
def test_another_program_signs_the_same(tmp_path: Path) -> None:
    seed, public, message, signature = map(bytes.fromhex, VECTORS[3])
    key, text, made = tmp_path / "key.der", tmp_path / "text", tmp_path / "signature"
    key.write_bytes(bytes.fromhex("302e020100300506032b657004220420") + seed)
    text.write_bytes(message)
    openssl = ["openssl", "pkeyutl", "-sign", "-rawin", "-keyform", "DER", "-inkey", key]
    told = subprocess.run([*openssl, "-in", text, "-out", made], capture_output=True, check=False)
    if told.returncode:
        pytest.skip("this openssl does not sign so")
    assert made.read_bytes() == signature
    assert is_signed(public, message, made.read_bytes())


def test_what_ships_cannot_sign() -> None:
    assert not {"sign", "public_of"} & set(vars(ed25519))


@pytest.mark.parametrize(
    "public",
    [
        "0100000000000000000000000000000000000000000000000000000000000000",
        "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
        "0000000000000000000000000000000000000000000000000000000000000000",
        "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
    ],
)
def test_s14_a_key_of_small_order_signs_nothing(public: str) -> None:
    """The neutral point and its like: with them one signature fits every text."""
    neutral = bytes.fromhex("01" + 31 * "00") + bytes(32)
    assert not is_signed(bytes.fromhex(public), b"any text", neutral)
