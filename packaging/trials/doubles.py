"""Names what an export of a journal has twice: `doubles.py EXPORT`, 1 where there is any.

A number, a round that was opened, started or ended twice, or one command whose event of one kind
for one seat came again.
"""

import json
import sys
from collections import Counter
from pathlib import Path

ONCE_A_ROUND = ("RoundOpened", "GameStarted", "GameEnded")


def doubles(lines: list[str]) -> list[str]:
    """Return each thing that is there more than once, in words."""
    seen: Counter[tuple[str, ...]] = Counter()
    for line in lines:
        event = json.loads(line)
        where = str(event["journal"])
        seen[where, "number", str(event["seq"])] += 1
        if event["kind"] in ONCE_A_ROUND:
            seen[where, event["kind"], "of round", str(event["round"])] += 1
        if event["command"]:
            what = json.dumps(event["payload"], sort_keys=True)
            seen[where, event["kind"], "of command", event["command"], what] += 1
    return [" ".join(what) for what, count in seen.items() if count > 1]


def main() -> int:
    """Print them."""
    found = doubles(Path(sys.argv[1]).read_text(encoding="utf-8").splitlines())
    print("\n".join(found), end="\n" if found else "")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
