"""Names of wagers for where there is little room, as a game's file has them."""

from pathlib import Path

import pytest

from dealer_assist.catalog.fields import BadDefinition
from dealer_assist.catalog.games import load_game
from dealer_assist.catalog.tables import load_table
from dealer_assist.paths import layouts, resources

GAMES = resources() / "games"


def test_a_plate_has_the_short_name_where_the_file_gives_one() -> None:
    setup = load_table(resources(), layouts(), resources() / "tables" / "dragon-nexus.toml")
    on_plate = {row.key: setup.on_plate(row) for row in setup.wagers}
    assert (on_plate["dragon_player"], on_plate["dragon_banker"]) == ("DRAGON P", "DRAGON B")
    assert on_plate["player"] == "PLAYER"


def test_a_variant_has_those_of_the_game_that_it_is_like() -> None:
    assert load_game(GAMES / "commission_free_baccarat.toml").short["dragon_player"] == "DRAGON P"
    tribal = load_game(GAMES / "three_card_bonus_tribal.toml")
    assert tribal.short == {"six_card": "6 CARD"}


def test_a_short_name_of_no_wager_is_refused_with_the_nearest(tmp_path: Path) -> None:
    text = (GAMES / "three_card_poker.toml").read_text(encoding="utf-8")
    file = tmp_path / "games" / "three_card_poker.toml"
    file.parent.mkdir()
    file.write_text(text.replace('six_card = "6 CARD"', 'sixcard = "6 CARD"'), encoding="utf-8")
    with pytest.raises(BadDefinition, match=r"short\.sixcard: is no wager; .*six_card"):
        load_game(file)
