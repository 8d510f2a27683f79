"""The shelf of titles: by number, each with its tables or what is missing, found by any word."""

from pathlib import Path

import pytest
from shipped_tables import TABLES, shipped

from dealer_assist.catalog.games import load_games
from dealer_assist.catalog.letter import PAYTABLE, RULE_SHEET, load_letter
from dealer_assist.catalog.tables import load_table
from dealer_assist.desk.table_choices import ListedTable
from dealer_assist.ui.pages.games.shelf import (
    ALL,
    NO_TABLE,
    NOT_HERE,
    OPENABLE,
    REFUSED,
    UNREADABLE,
    ShelvedTitle,
    first_to_open,
    found,
    of_family,
    shelf,
)
from dealer_assist.value import replace

READ = (
    "crazy4-nexus",
    "crazy4-link",
    "blackjack-nexus",
    "blackjack-bet-the-set",
    "blackjack-two-decks",
    "dragon-nexus-5",
    "dragon-nexus",
)


@pytest.fixture
def read(resources: Path, layouts: Path) -> list[ListedTable]:
    tables = resources / "tables"
    return [
        ListedTable(key, load_table(resources, layouts, tables / f"{key}.toml")) for key in READ
    ]


def shelved(
    resources: Path, read: list[ListedTable], *, is_reading: bool = False
) -> tuple[ShelvedTitle, ...]:
    games, waiting = load_games(resources / "games"), load_games(resources / "titles")
    return shelf(load_letter(resources), games, waiting, read, is_reading=is_reading)


def by_name(titles: tuple[ShelvedTitle, ...]) -> dict[str, ShelvedTitle]:
    return {one.name: one for one in titles}


def keys(title: ShelvedTitle) -> list[str]:
    return [one.key for one in title.tables]


def test_all_titles_of_the_letter_are_there_in_the_order_of_their_numbers(
    resources: Path, read: list[ListedTable]
) -> None:
    numbers = [one.number for one in shelved(resources, read) if one.number]
    assert numbers == sorted(numbers)
    assert set(numbers) == set(range(1, 67))


def test_a_title_whose_game_is_here_has_a_table_that_ships(resources: Path) -> None:
    """Number 10 was offered and counted while tables were read, and could not be opened."""
    tables = [ListedTable(name, shipped(name)) for name in TABLES]
    titles = shelved(resources, tables)
    opens = {one.number for one in titles if one.number and not one.missing}
    games = load_games(resources / "games")
    letter = load_letter(resources)
    assert opens == {
        title.number
        for title in letter
        if any(title.offers not in games[key].besides for key in title.games if key in games)
    }
    assert {10, 58, 59, 60, 61} <= opens
    while_reading = shelved(resources, tables[:1], is_reading=True)
    assert opens == {one.number for one in while_reading if one.number and not one.missing}


def test_a_game_stands_under_its_number_with_its_tables(
    resources: Path, read: list[ListedTable]
) -> None:
    crazy4 = by_name(shelved(resources, read))["Crazy 4 Poker"]
    assert (crazy4.number, crazy4.missing) == (15, "")
    assert keys(crazy4) == ["crazy4-nexus", "crazy4-link"]


def test_a_title_that_a_wager_makes_has_the_tables_that_offer_it(
    resources: Path, read: list[ListedTable]
) -> None:
    titles = by_name(shelved(resources, read))
    first, *others = keys(titles["Bet The Set 21"])
    assert first == "blackjack-bet-the-set"
    assert set(others) == {"blackjack-nexus", "blackjack-two-decks"}
    assert keys(titles["King's Bounty"]) == ["blackjack-two-decks"]
    assert keys(titles["King's Bounty – Dual Progressives"]) == ["blackjack-nexus"]
    assert titles["Blazing 7's Progressive – Dealer's Up Card"].missing == NOT_HERE


def test_a_game_that_is_no_title_of_its_own_comes_last_with_all_its_tables(
    resources: Path, read: list[ListedTable]
) -> None:
    last = shelved(resources, read)[-1]
    assert (last.name, last.number) == ("Blackjack", 0)
    assert len(last.tables) == 3


def test_what_cannot_open_says_what_is_missing(resources: Path, read: list[ListedTable]) -> None:
    titles = by_name(shelved(resources, read))
    assert titles["Match Jack"].missing == RULE_SHEET
    assert titles["Royal Match 21 Deluxe"].missing == PAYTABLE
    assert titles["Bet The Bust"].missing == NOT_HERE
    assert titles["Field Gold 21"].missing == NOT_HERE
    assert titles["6-5-4 Poker"].missing == NOT_HERE
    waiting = [one for one in titles.values() if one.missing == NO_TABLE]
    games = load_games(resources / "games")
    letter = {one.number: one for one in load_letter(resources)}
    for one in waiting:
        title = letter[one.number]
        here = [games[key] for key in title.games if key in games]
        assert all(title.offers in game.besides for game in here)


def test_no_title_lacks_a_table_while_tables_are_read(
    resources: Path, read: list[ListedTable]
) -> None:
    titles = by_name(shelved(resources, read[:1], is_reading=True))
    assert titles["6-5-4 Poker"].missing == ""
    assert titles["Match Jack"].missing == RULE_SHEET


def test_a_title_none_of_whose_tables_may_open_is_shut(
    resources: Path, read: list[ListedTable]
) -> None:
    refused = [replace(one, refusal="Ante takes up to $9,000; lower it") for one in read]
    assert by_name(shelved(resources, refused))["Crazy 4 Poker"].missing == REFUSED
    refused[1] = read[1]
    crazy4 = by_name(shelved(resources, refused))["Crazy 4 Poker"]
    assert crazy4.missing == ""
    chosen = first_to_open(crazy4, here="")
    assert chosen is not None
    assert chosen.key == "crazy4-link"


def test_a_file_that_cannot_be_read_comes_after_all_others(
    resources: Path, read: list[ListedTable]
) -> None:
    last = shelved(resources, [*read, ListedTable("odd", None, "odd.toml: no game")])[-1]
    assert (last.name, last.missing) == ("odd", UNREADABLE)


def test_a_family_holds_its_own_and_what_can_open_holds_no_other(
    resources: Path, read: list[ListedTable]
) -> None:
    titles = shelved(resources, read)
    assert of_family(titles, ALL) == list(titles)
    assert {one.family for one in of_family(titles, "baccarat")} == {"baccarat"}
    assert all(not one.missing for one in of_family(titles, OPENABLE))


@pytest.mark.parametrize(
    ("typed", "names"),
    [
        ("24", ["Field Gold 21"]),
        ("field gold", ["Field Gold 21"]),
        ("queens up crazy", ["Crazy 4 Poker"]),
        ("pot of gold", ["Free Bet Blackjack"]),
        ("dbp15", ["Dragon Bonus"]),
        ("atlas 1", ["Crazy 4 Poker"]),
    ],
)
def test_a_title_is_found_by_number_name_wager_and_paytable(
    resources: Path, read: list[ListedTable], typed: str, names: list[str]
) -> None:
    first = [one.name.split(" –")[0] for one in found(shelved(resources, read), typed)]
    assert first[: len(names)] == names


def test_what_a_table_is_found_by_leaves_only_the_tables_that_fit(
    resources: Path, read: list[ListedTable]
) -> None:
    (dragon,) = found(shelved(resources, read), "dbp15")
    assert keys(dragon) == ["dragon-nexus-5"]
    link = found(shelved(resources, read), "crazy link")
    assert [keys(one) for one in link] == [["crazy4-link"]]


def test_every_typed_word_has_to_fit(resources: Path, read: list[ListedTable]) -> None:
    assert found(shelved(resources, read), "dragon 9999") == []
