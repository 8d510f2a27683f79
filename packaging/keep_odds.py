"""Works out ahead whatever a page of odds needs and is no quick sum; run by packaging/keep-odds.

Beside the results stands a digest of the rules and sums that they come from: a test compares it,
and asks for this command where one of them has changed since.
"""

import hashlib
import json
import sys
from pathlib import Path

from dealer_assist.catalog.book import load_book
from dealer_assist.catalog.kept_odds import FILE
from dealer_assist.odds.kept import Keeper, as_json
from dealer_assist.odds.report import work_out_ahead

HOUSE = Path(__file__).resolve().parents[1]
# What only shows, foretells or arranges figures changes none of them.
_NO_SUMS = frozenset(
    f"{name}.py"
    for name in (
        *("binomial", "correlation", "forecast", "kept", "meter_courses", "parts", "proof"),
        *("report", "sheet", "table", "workers"),
    )
)


def sources() -> str:
    """Give one fingerprint of the rules and of the sums over them."""
    whole = hashlib.sha256()
    for room in ("rules", "odds"):
        for file in sorted((HOUSE / "dealer_assist" / room).glob("*.py")):
            if file.name not in _NO_SUMS:
                whole.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return whole.hexdigest()


def main() -> int:
    """Work everything out and write it."""
    keeper = Keeper()
    work_out_ahead(load_book(HOUSE / "resources"), keeper)
    file = HOUSE / "resources" / FILE
    file.parent.mkdir(exist_ok=True)
    file.write_text(json.dumps({"sources": sources(), **as_json(keeper.kept)}, indent=0) + "\n")
    print(
        f"{file.relative_to(HOUSE)}: {len(keeper.kept.counted)} counts,"
        f" {len(keeper.kept.played)} base games"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
