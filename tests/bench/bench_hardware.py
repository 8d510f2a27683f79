"""All figures of a live table's devices in one run.

    python tests/bench/bench_hardware.py

A look at each of fourteen sensors at least every 200 ms in the 99th percentile, a chip at the port
to its painted lamp within 20 ms in the 99th, port to slot at most 3.5 raw reads, nothing lost of
1,000 frames a second, and the idle table at most 2 % of one core.
"""

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
BENCHES = (("bench_devices.py", "--seconds", "20"), ("bench_lamps.py",))


def main() -> int:
    """Run one after the other: two at once would disturb each other."""
    missed = [
        name
        for name, *words in BENCHES
        if subprocess.run([sys.executable, "-P", str(HERE / name), *words], check=False).returncode
    ]
    print(f"missed in {', '.join(missed)}" if missed else "all figures met")
    return int(bool(missed))


if __name__ == "__main__":
    sys.exit(main())
