"""The odds that were worked out ahead, from their files."""

import json
from dataclasses import replace
from pathlib import Path

from dealer_assist.odds.kept import Kept, of_json

FILE = Path("odds", "kept.json")
BLACKJACK = Path("odds", "blackjack.json")


def load_kept_odds(resources: Path) -> Kept:
    """Read what was worked out ahead; without the files everything is worked out when asked for."""
    file = resources / FILE
    kept = of_json(json.loads(file.read_text())) if file.is_file() else Kept()
    return replace(kept, shoes=load_shoes(resources).shoes)


def load_shoes(resources: Path) -> Kept:
    """Read blackjack alone, which nobody works out while another waits."""
    file = resources / BLACKJACK
    return Kept(shoes=json.loads(file.read_text())["shoes"]) if file.is_file() else Kept()
