"""What a test needs to run a script of this folder in a process of its own."""

import os
from pathlib import Path

SUPPORT = Path(__file__).parent
FOR_A_CHILD = {
    **os.environ,
    "PYTHONPATH": os.pathsep.join((str(SUPPORT.parents[1]), str(SUPPORT))),
}
"""The environment of a child that imports the house and what the tests share."""
