"""Compiled code is compared by its bytes; what would take Python's own reader down is named."""

import marshal
import re
import signal
import subprocess
import sys

import pytest

from dealer_assist.program.compiled_code import is_same_code

SOURCE = """
from math import pi as round_one
def pays(hand, odds=(1, 2.5, -3j, 10**30, None, True, ..., b"raw", "Ñandú")):
    many = {"flush", "straight"}
    return (lambda: odds[hand in {("a", "b"), 7, "royal"}]), many, round_one
class Table(dict):
    "A table."
"""


def written(source: str, where: str = "prizes.py") -> bytes:
    return marshal.dumps(compile(source, where, "exec", dont_inherit=True))


def test_the_same_source_means_the_same_wherever_it_lay() -> None:
    assert is_same_code(written(SOURCE), written(SOURCE))
    assert is_same_code(written(SOURCE), written(SOURCE, "/another/place.py"))


def test_what_is_written_out_and_what_is_referred_to_make_no_difference() -> None:
    code = compile(SOURCE, "prizes.py", "exec", dont_inherit=True)
    plain = marshal.dumps(code, 2)  # that format has no references
    assert plain != marshal.dumps(code)
    assert is_same_code(plain, marshal.dumps(code))


@pytest.mark.parametrize(
    ("said", "instead"),
    [
        ("(1, 2.5", "(1, 2.6"),
        ("flush", "flash"),
        ("10**30", "10**31"),
        ("True", "False"),
        ("hand in", "hand not in"),
        ("Ñandú", "Ñandu"),
        ("-3j", "3j"),
        ("import pi", "import e"),
        ('b"raw"', '"raw"'),
        ("odds=", "*, odds="),
        ("\nclass", "\n\nclass"),
    ],
)
def test_any_other_code_is_another(said: str, instead: str) -> None:
    assert said in SOURCE
    assert not is_same_code(written(SOURCE.replace(said, instead)), written(SOURCE))


def test_whatever_is_spoilt_is_another_or_no_code_or_means_the_same_to_python() -> None:
    whole = written(SOURCE)
    means, same = marshal.loads(whole), 0
    for place in range(len(whole)):
        for bits in (0x01, 0x10, 0x80, 0xFF):
            spoilt = bytearray(whole)
            spoilt[place] ^= bits
            if is_well(bytes(spoilt), whole):
                same += 1
                assert marshal.loads(bytes(spoilt)) == means, place
    assert 0 < same < len(whole) // 5, "where the source lay, or a text that nobody refers to"


def is_well(spoilt: bytes, whole: bytes) -> bool:
    try:
        return is_same_code(spoilt, whole)
    except ValueError:
        return False


def holds_itself() -> bytes:
    """Write a code whose constants hold themselves: Python's reader goes round for ever."""
    whole = written("pass")
    at = whole.index(b")\x01N")
    behind = re.sub(rb"r(.)\0\0\0", lambda found: b"r%c\0\0\0" % (found[1][0] + 1), whole[at + 3 :])
    return whole[:at] + b"\xa9\x01r\x01\0\0\0" + behind


def test_what_takes_pythons_own_reader_down_is_no_code() -> None:
    reading = "import marshal, sys; marshal.loads(bytes.fromhex(sys.argv[1]))"
    read = subprocess.run(
        [sys.executable, "-X", "faulthandler=0", "-c", reading, holds_itself().hex()],
        check=False,
        capture_output=True,
    )
    assert read.returncode == -signal.SIGSEGV
    with pytest.raises(ValueError, match="leads nowhere"):
        is_same_code(holds_itself(), written("pass"))


def test_few_bytes_cannot_be_made_endless() -> None:
    deep = b")\x01" * 300 + b"N"
    doubled = b"\xa9\x02" + b"\xa9\x02NN" + b"r\x01\0\0\0"
    for n in range(2, 40):
        last = (n - 1).to_bytes(4, "little")
        doubled = b"\xa9\x02" + doubled + b"r" + last
    for endless in (deep, doubled, b"(\xff\xff\xff\x7f", b"l\x00\x00\x00\x80", b"", b"NN"):
        with pytest.raises(ValueError):  # noqa: PT011 - whichever bound it meets first
            is_same_code(endless, b"N")
