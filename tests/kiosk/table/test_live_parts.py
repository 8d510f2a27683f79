"""What only a live table has; its cards and ports are tried in `test_live_table.py`."""

import subprocess
import sys

import pytest

ASK = """
import ctypes
from dealer_assist.kiosk.table.live_parts import close_memory
asked = ctypes.CDLL(None).prctl
assert asked(3, 0, 0, 0, 0) == 1
close_memory()
assert asked(3, 0, 0, 0, 0) == 0
"""


@pytest.mark.skipif(sys.platform != "linux", reason="a live table runs on Linux")
def test_c6_no_core_of_a_live_table_has_its_keys() -> None:
    """In a process of its own: what is closed is not opened again."""
    done = subprocess.run([sys.executable, "-c", ASK], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
