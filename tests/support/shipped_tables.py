"""The tables that ship, by name, so that no test leaves out the one that is added next."""

import tomllib

from dealer_assist.paths import resources

_FILES = sorted((resources() / "tables").glob("*.toml"))

TABLES = [file.stem for file in _FILES]


def _one_of_each_game() -> list[str]:
    chosen: dict[str, str] = {}
    # The plain Nexus table where a game has one: other tests are about its variants.
    for file in sorted(_FILES, key=lambda one: not one.stem.endswith("-nexus")):
        game = tomllib.loads(file.read_text(encoding="utf-8"))["game"]
        chosen.setdefault(game, file.stem)
    return sorted(chosen.values())


ONE_OF_EACH_GAME = _one_of_each_game()
