"""The odds that were worked out ahead, from their files."""

import json
from pathlib import Path
from typing import Any

from dealer_assist.odds.kept import Kept, of_json
from dealer_assist.value import replace

FILE = Path("odds", "kept.json")
BLACKJACK = Path("odds", "blackjack.json")
TITLE_GAMES = Path("odds", "title_games.json")


def load_kept_odds(resources: Path) -> Kept:
    """Read what was worked out ahead; without the files everything is worked out when asked for."""
    file = resources / FILE
    kept = of_json(json.loads(file.read_text())) if file.is_file() else Kept()
    long = load_long_sums(resources)
    return replace(kept, shoes=long.shoes, title_games=long.title_games)


def load_long_sums(resources: Path) -> Kept:
    """Read what nobody works out while another waits: blackjack, and base games of titles."""
    shoes, games = _part(resources / BLACKJACK, "shoes"), _part(resources / TITLE_GAMES, "games")
    return Kept(shoes=shoes, title_games=games)


def _part(file: Path, key: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(file.read_text())[key] if file.is_file() else {}
    return found
