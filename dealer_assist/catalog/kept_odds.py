"""The odds that were worked out ahead, from their file."""

import json
from pathlib import Path

from dealer_assist.odds.kept import Kept, of_json

FILE = Path("odds", "kept.json")


def load_kept_odds(resources: Path) -> Kept:
    """Read what was worked out ahead; without the file everything is worked out when asked for."""
    file = resources / FILE
    return of_json(json.loads(file.read_text())) if file.is_file() else Kept()
