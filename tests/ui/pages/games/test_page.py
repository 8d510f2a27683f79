"""The choice of games: read a table a tick, chosen by touch, changed by a Supervisor's card."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from audit import findings
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from screen_sizes import SIZES
from seated_table import SeatedTable
from tree import every

from dealer_assist.desk.table_choices import ListedTable, choices
from dealer_assist.ui.pages.games.page import FinderKeys, GamesPage, why_not
from dealer_assist.ui.shell.exits import Exits
from dealer_assist.ui.shell.page_entries import PageKey


@pytest.fixture(scope="module")
def read_once() -> dict[object, list[ListedTable]]:
    """The tables that are shipped, read for the first test that looks at them."""
    return {}


@pytest.fixture
def at_choice(
    seated: SeatedTable,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    read_once: dict[object, list[ListedTable]],
) -> SeatedTable:
    monkeypatch.setenv("STATE_DIRECTORY", str(tmp_path))

    def kept(wanted: object, first: tuple[str, ...]) -> Iterator[ListedTable]:
        if first not in read_once:
            read_once[first] = list(choices(wanted, first=first))  # type: ignore[arg-type]
        return iter(read_once[first])

    monkeypatch.setattr("dealer_assist.ui.pages.games.page.choices", kept)
    # They are there already; two at each beat, as they are read, a scenario looks at.
    monkeypatch.setattr("dealer_assist.ui.pages.games.page._AT_ONCE", 60)
    ways = Exits(lambda: None)
    ways.lead_from(seated.face)
    ways.go(PageKey.GAMES)
    while page(seated).is_reading:  # however many tables are shipped
        seated.wait(500)
    return seated


def page(table: SeatedTable) -> GamesPage:
    assert isinstance(table.page, GamesPage)
    return table.page


def names(table: SeatedTable) -> list[str]:
    return [tile.name for tile in page(table).tiles()]


def chosen(table: SeatedTable) -> list[str]:
    return [tile.name for tile in page(table).tiles() if tile.is_selected]


def shown(table: SeatedTable) -> list[str]:
    return [card.key for card in page(table).cards()]


def type_(table: SeatedTable, letters: str) -> None:
    for letter in letters:
        table.press(letter)
        table.wait(20)


def test_the_table_that_stands_here_is_chosen_at_first(at_choice: SeatedTable) -> None:
    assert chosen(at_choice) == ["Crazy 4 Poker"]
    assert page(at_choice).open_button().label == "KEEP CRAZY 4 POKER"


def test_the_prompt_says_what_to_press_and_what_is_chosen(at_choice: SeatedTable) -> None:
    assert page(at_choice).prompt().line == "Choose another game, or press KEEP"
    at_choice.press("Caribbean Stud")
    assert page(at_choice).prompt().detail == "Caribbean Stud on table 17 is chosen"
    assert page(at_choice).prompt().line == "Choose the game, then press OPEN"


def test_one_touch_on_a_tile_and_open_names_it(at_choice: SeatedTable) -> None:
    at_choice.press("6-5-4 Poker")
    assert chosen(at_choice) == ["6-5-4 Poker"]
    assert page(at_choice).open_button().label == "OPEN 6-5-4 POKER"
    assert page(at_choice).sheet().number == "1"


def test_titles_stand_in_the_order_of_their_numbers_on_every_page(
    at_choice: SeatedTable,
) -> None:
    at_choice.press("All titles")
    seen: list[str] = []
    for _ in range(4):
        seen += [tile.number for tile in page(at_choice).tiles()]
        at_choice.press("MORE TITLES")
    numbers = [int(number) for number in seen if number]
    assert numbers == sorted(numbers)
    assert set(numbers) == set(range(1, 67))


def test_a_tile_stays_where_it_is_whatever_is_chosen(at_choice: SeatedTable) -> None:
    before = names(at_choice)
    at_choice.press("6-5-4 Poker")
    assert names(at_choice) == before


def test_a_family_shows_its_titles_and_chooses_the_first_that_opens(
    at_choice: SeatedTable,
) -> None:
    at_choice.press("Hold'em, streets")
    assert "Texas Hold'em Bonus" in names(at_choice)
    assert "Big Raise Hold'Em" in names(at_choice)
    assert chosen(at_choice) == ["Big Raise Stud Poker"]


def test_a_title_that_cannot_open_says_what_is_missing_and_nothing_opens(
    at_choice: SeatedTable,
) -> None:
    at_choice.press("Hold'em, streets")
    at_choice.press("Fast Action Hold'Em")
    assert page(at_choice).sheet().missing == "No rule sheet"
    assert page(at_choice).open_button().reason == "No rule sheet"


def test_why_not_yet_lists_all_that_cannot_open(at_choice: SeatedTable) -> None:
    at_choice.press("Baccarat")
    at_choice.press("WHAT'S MISSING")
    assert names(at_choice) == ["Three Card Baccarat"]
    at_choice.press("ALL GAMES")
    assert len(names(at_choice)) == 5


def test_the_tables_of_a_title_are_shown_with_the_links_last(at_choice: SeatedTable) -> None:
    at_choice.press("TABLES")
    assert shown(at_choice)[0] == "crazy4-nexus"
    assert names(at_choice) == []
    at_choice.press("MORE TABLES")
    marks = [card.mark for card in page(at_choice).cards()]
    assert marks[-1] is not None
    assert marks[-1].is_filled


def test_another_table_of_the_title_is_chosen(at_choice: SeatedTable) -> None:
    at_choice.press("TABLES")
    at_choice.press("14 Crazy 4 Poker")
    assert page(at_choice).open_button().label == "OPEN CRAZY 4 POKER"
    at_choice.press("ALL GAMES")
    assert page(at_choice).sheet().console.startswith("Table 14, ")


def test_one_touch_leads_back_to_the_table_that_stands_here(at_choice: SeatedTable) -> None:
    at_choice.press("Dragon Bonus")
    at_choice.press("OPEN HERE NOW")
    assert page(at_choice).open_button().label == "KEEP CRAZY 4 POKER"
    assert chosen(at_choice) == ["Crazy 4 Poker"]


def test_a_title_is_found_by_typing_on_the_screen(at_choice: SeatedTable) -> None:
    at_choice.press("FIND A TABLE")
    type_(at_choice, "DBP15")
    assert names(at_choice) == ["Dragon Bonus"]
    assert page(at_choice).open_button().label == "OPEN DRAGON BONUS"
    at_choice.press("TABLES")
    assert set(shown(at_choice)) == {"dragon-nexus-5", "dragon-aquarius-5"}
    at_choice.press("ALL GAMES")
    assert chosen(at_choice) == ["Dragon Bonus"]
    assert page(at_choice).open_button().label == "OPEN DRAGON BONUS"


@pytest.mark.parametrize(
    ("typed", "name"),
    [("24", "Field Gold 21"), ("FIELD", "Field Gold 21"), ("PUSH", "Free Bet Blackjack")],
)
def test_number_name_and_wager_find_a_title_in_every_family(
    at_choice: SeatedTable, typed: str, name: str
) -> None:
    at_choice.press("FIND A TABLE")
    type_(at_choice, typed)
    assert names(at_choice)[0].startswith(name)


def test_a_title_is_found_by_typing_on_a_keyboard(at_choice: SeatedTable) -> None:
    screen = at_choice.face.pages.page.top_screen
    QTest.keyClicks(screen, "thbp")
    assert names(at_choice) == ["Texas Hold'em Bonus"]
    QTest.keyClick(screen, Qt.Key.Key_Backspace)
    assert page(at_choice).choice.typed == "THB"
    QTest.keyClick(screen, Qt.Key.Key_Escape)
    assert page(at_choice).choice.typed is None


def test_what_nothing_fits_says_so_and_keeps_the_choice(at_choice: SeatedTable) -> None:
    at_choice.press("FIND A TABLE")
    type_(at_choice, "THB")
    before = page(at_choice).open_button().label
    type_(at_choice, "Z")
    assert names(at_choice) == []
    (finder,) = every(page(at_choice).model(), FinderKeys)
    assert finder.model.found == "No title has this"
    assert page(at_choice).open_button().label == before == "OPEN TEXAS HOLD'EM BONUS"


def test_a_supervisors_card_changes_the_game(at_choice: SeatedTable) -> None:
    at_choice.press("Caribbean Stud")
    at_choice.press("OPEN CARIBBEAN STUD")
    at_choice.swipe("supervisor-1")
    assert at_choice.table.round.changed_to == "caribbean"
    kinds = [entry.kind for entry in at_choice.notebook.entries]
    assert kinds == ["GameChangeAsked", "GameChanged"]
    assert at_choice.face.pages.page is None


def test_a_dealers_card_is_refused_and_nothing_is_wished_for(at_choice: SeatedTable) -> None:
    at_choice.press("Caribbean Stud")
    at_choice.press("OPEN CARIBBEAN STUD")
    at_choice.swipe("dealer-1")
    assert "A Supervisor can" in at_choice.face.pages.page.flow.refusal
    at_choice.press("BACK")
    assert at_choice.table.round.change_to == ""
    assert names(at_choice) != []


def test_the_table_that_stands_here_needs_no_card(at_choice: SeatedTable) -> None:
    at_choice.press("KEEP CRAZY 4 POKER")
    assert at_choice.face.pages.page is None
    assert at_choice.notebook.entries == []


def test_leaving_gives_the_reader_back(at_choice: SeatedTable) -> None:
    at_choice.press("Caribbean Stud")
    at_choice.press("OPEN CARIBBEAN STUD")
    at_choice.face.pages.close()
    at_choice.swipe("dealer-1")
    assert at_choice.table.dealer is not None


def test_a_table_that_breaks_a_rule_is_dashed_with_the_rule(
    seated: SeatedTable, resources: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shipped = (resources / "tables" / "crazy4-nexus.toml").read_text()
    dear = shipped.replace('ante = ["$5", "$100"]', 'ante = ["$5", "$9,000"]')
    (tmp_path / "dear.toml").write_text(dear.replace('number = "12"', 'number = "99"'))
    monkeypatch.setenv("STATE_DIRECTORY", str(tmp_path))
    ways = Exits(lambda: None)
    ways.lead_from(seated.face)
    ways.go(PageKey.GAMES)
    seated.wait(1_000)
    seated.press("FIND A TABLE")
    type_(seated, "99")
    shown_side = page(seated).sheet()
    assert shown_side.missing == "Cannot be opened"
    assert "Ante takes up to $9,000 and the wager limit" in shown_side.cure
    assert page(seated).open_button().reason
    assert findings(seated.window) == []
    seated.press("ALL GAMES")
    seated.press("TABLES")
    seated.press("MORE TABLES")
    assert "Ante takes up to $9,000" in seated.hand.control("99 Crazy 4 Poker").reason
    assert findings(seated.window) == []


def test_only_who_may_authorise_may_change_the_game(staff) -> None:
    assert why_not(staff["executive-1"]) == ""
    assert "cannot change the game" in why_not(staff["technician-1"])


@pytest.mark.parametrize("size", SIZES)
def test_it_fits_every_screen(at_choice: SeatedTable, size: tuple[int, int]) -> None:
    at_choice.window.resize(*size)
    at_choice.wait(100)
    assert findings(at_choice.window) == []
    for step in ("All titles", "MORE TITLES", "MORE TITLES", "WHAT'S MISSING", "ALL GAMES"):
        at_choice.press(step)
        assert findings(at_choice.window) == []
    at_choice.press("FIND A TABLE")
    type_(at_choice, "N")
    assert findings(at_choice.window) == []
    at_choice.press("MORE TITLES")
    assert findings(at_choice.window) == []
    at_choice.press("ALL GAMES")
    at_choice.press("Can open")
    at_choice.press("6-5-4 Poker")
    at_choice.press("TABLES")
    assert findings(at_choice.window) == []
    at_choice.press("OPEN 6-5-4")
    assert findings(at_choice.window) == []
