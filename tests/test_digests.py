"""Our digests are those of the standard library."""

import hashlib
import hmac
import subprocess
import sys

import pytest

from dealer_assist.digests import are_same, keyed_sha256, sha256

KEYS = (b"", b"short", b"k" * 32, b"k" * 64, b"k" * 65, b"k" * 200)
WITHOUT_OPENSSL = """
import sys
from dealer_assist.digests import keyed_sha256
keyed_sha256(b"key", b"message")
assert "_hashlib" not in sys.modules
"""


@pytest.mark.parametrize("message", [b"", b"a", b"m" * 1000])
def test_a_digest_is_that_of_the_standard_library(message: bytes) -> None:
    assert sha256(message).hexdigest() == hashlib.sha256(message).hexdigest()


@pytest.mark.parametrize("key", KEYS)
def test_a_keyed_digest_is_that_of_the_standard_library(key: bytes) -> None:
    for message in (b"", b"card", b"m" * 500):
        assert keyed_sha256(key, message) == hmac.digest(key, message, "sha256")


def test_only_equal_digests_are_the_same() -> None:
    assert are_same(b"abc", b"abc")
    assert not are_same(b"abc", b"abd")
    assert not are_same(b"abc", b"ab")
    assert not are_same(b"", b"a")


def test_no_openssl_is_loaded_for_them() -> None:
    subprocess.run([sys.executable, "-c", WITHOUT_OPENSSL], check=True)
