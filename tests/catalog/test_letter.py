"""The titles of the letter: each has its number, its family, and a game or what is missing."""

import shutil
from collections import Counter
from pathlib import Path

import pytest

from dealer_assist.catalog.fields import BadDefinition
from dealer_assist.catalog.games import load_games
from dealer_assist.catalog.letter import FAMILIES, load_letter
from dealer_assist.catalog.title_book import load_titles
from dealer_assist.paths import resources


@pytest.fixture
def written(tmp_path: Path) -> Path:
    for folder in ("letters", "jurisdictions"):
        shutil.copytree(resources() / folder, tmp_path / folder)
    return tmp_path


def change(folder: Path, old: str, new: str) -> None:
    file = folder / "letters" / "washington.toml"
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1
    file.write_text(text.replace(old, new), encoding="utf-8")


def test_all_titles_of_the_letter_stand_in_seven_families() -> None:
    titles = load_letter(resources())
    assert [title.number for title in titles] == list(range(1, 67))
    counted = Counter(title.family for title in titles)
    assert [counted[family] for family in FAMILIES] == [7, 15, 7, 20, 5, 7, 5]


def test_a_title_is_played_or_says_what_is_missing() -> None:
    assert all(title.games or title.missing for title in load_letter(resources()))


def test_a_title_that_misses_something_says_what_its_sheet_is_to_say(written: Path) -> None:
    titles = load_letter(resources())
    assert all(bool(title.missing) == bool(title.waits_for) for title in titles)
    change(
        written,
        ', waits_for = "Needed from its sheet: which game it is and what the Bonus pays."',
        "",
    )
    with pytest.raises(BadDefinition, match=r"titles\.64\.waits_for"):
        load_letter(written)


def test_every_title_that_settles_has_its_number() -> None:
    named = {game for title in load_letter(resources()) for game in title.games}
    assert set(load_titles(resources()).games) - named == set()


def test_the_changelog_counts_the_titles_that_tables_play() -> None:
    games = load_games(resources() / "games")
    played = [
        title.number
        for title in load_letter(resources())
        if any(key in games and title.offers not in games[key].besides for key in title.games)
    ]
    told = (resources().parent / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f"to {len(played)}: " in told


def test_what_a_table_must_offer_is_a_wager_or_an_option_of_the_game() -> None:
    games = load_games(resources() / "games")
    for title in load_letter(resources()):
        for game in (games[key] for key in title.games if key in games):
            offered = {**game.wagers, **game.besides}
            assert not title.offers or title.offers in offered, title.name
            for rule, value in title.house_rules.items():
                assert value in game.options[rule], title.name


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('\n1 = { family = "poker", games = ["six_five_four"] }\n', "\n", "titles.1: is missing"),
        ('\n2 = { family = "pai_gow", ', '\n2 = { family = "tiles", ',
         "titles.2.family: must be one"),
        ('\n2 = { family = "pai_gow", missing = "rule_sheet", waits_for',
         '\n2 = { family = "pai_gow", waits',
         "titles.2.missing: say what is missing"),
        ('\n7 = { family = "streets", missing = "rule_sheet"',
         '\n7 = { family = "streets", missing = "all"', "titles.7.missing: must be one of"),
        ("[titles]\n", '[titles]\n67 = { family = "poker", missing = "paytable" }\n',
         "titles.67: is not a key here"),
    ],
)  # fmt: skip
def test_a_list_that_does_not_fit_the_letter_is_refused_with_its_number(
    written: Path, old: str, new: str, told: str
) -> None:
    change(written, old, new)
    with pytest.raises(BadDefinition, match=told.replace(".", r"\.")):
        load_letter(written)
