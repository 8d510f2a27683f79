"""The choice of games: read a table a tick, chosen by touch, changed by a Supervisor's card."""

from pathlib import Path

import pytest
from audit import findings
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from screen_sizes import SIZES
from seated_table import SeatedTable

from dealer_assist.ui.pages.games.page import GamesPage, why_not
from dealer_assist.ui.shell.exits import GAMES, Exits


@pytest.fixture
def at_choice(seated: SeatedTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SeatedTable:
    monkeypatch.setenv("STATE_DIRECTORY", str(tmp_path))
    ways = Exits(lambda: None)
    ways.lead_from(seated.face)
    ways.go(GAMES)
    seated.wait(1_000)
    return seated


def page(table: SeatedTable) -> GamesPage:
    found = table.face.pages.page
    assert isinstance(found, GamesPage)
    return found


def names(table: SeatedTable) -> list[str]:
    return [card.label for card in page(table).cards if card.isVisible()]


def test_the_table_that_stands_here_is_chosen_at_first(at_choice: SeatedTable) -> None:
    (chosen,) = [card for card in page(at_choice).cards if card.model.is_selected]
    assert chosen.label == "12 Crazy 4 Poker"
    assert page(at_choice).open.label == "KEEP CRAZY 4 POKER"


def test_the_prompt_says_what_to_press_and_what_is_chosen(at_choice: SeatedTable) -> None:
    prompt = page(at_choice).prompt
    assert prompt.model.line == "Choose another game, or press KEEP"
    at_choice.press("Caribbean Stud")
    assert prompt.model.detail == "Caribbean Stud on table 17 is chosen"
    assert prompt.model.line == "Choose the game, then press OPEN"


def shown(table: SeatedTable) -> list[str]:
    return [card.model.key for card in page(table).cards if card.isVisible()]


def type_(table: SeatedTable, letters: str) -> None:
    for letter in letters:
        table.press(letter)
        table.wait(20)


def test_a_game_shows_its_tables_and_chooses_the_first(at_choice: SeatedTable) -> None:
    at_choice.press("Texas Hold'em Bonus")
    assert all(name.endswith("Texas Hold'em Bonus") for name in names(at_choice))
    (chosen,) = [card for card in page(at_choice).cards if card.model.is_selected]
    assert chosen is page(at_choice).cards[0]
    assert page(at_choice).open.label == "OPEN TEXAS HOLD'EM BONUS"


def test_links_are_told_from_what_stands_alone_and_come_last(at_choice: SeatedTable) -> None:
    marks = [card.model.mark for card in page(at_choice).cards if card.isVisible()]
    filled = [mark is not None and mark.is_filled for mark in marks]
    assert filled == sorted(filled)
    assert filled[-1] or page(at_choice).more.isVisible()


def test_one_touch_leads_back_to_the_table_that_stands_here(at_choice: SeatedTable) -> None:
    at_choice.press("Dragon Bonus")
    at_choice.press("STANDS HERE")
    assert page(at_choice).open.label == "KEEP CRAZY 4 POKER"
    assert "crazy4-nexus" in shown(at_choice)


def test_a_table_is_found_by_typing_on_the_screen(at_choice: SeatedTable) -> None:
    at_choice.press("FIND A TABLE")
    type_(at_choice, "DBP15")
    assert set(shown(at_choice)) == {"dragon-nexus-5", "dragon-aquarius-5"}
    assert page(at_choice).open.label == "OPEN DRAGON BONUS"
    at_choice.press("ERASE")
    assert "dragon-nexus" in shown(at_choice)
    at_choice.press("ALL GAMES")
    assert all(name.endswith("Dragon Bonus") for name in names(at_choice))


def test_a_table_is_found_by_typing_on_a_keyboard(at_choice: SeatedTable) -> None:
    QTest.keyClicks(page(at_choice), "thbp")
    assert set(names(at_choice)) == {"8 Texas Hold'em Bonus", "9 Texas Hold'em Bonus"}
    QTest.keyClick(page(at_choice), Qt.Key.Key_Backspace)
    assert page(at_choice).finder.typed == "THB"
    QTest.keyClick(page(at_choice), Qt.Key.Key_Escape)
    assert page(at_choice).finder.isHidden()


def test_what_nothing_fits_says_so_and_keeps_the_choice(at_choice: SeatedTable) -> None:
    at_choice.press("FIND A TABLE")
    type_(at_choice, "THB")
    before = page(at_choice).open.label
    type_(at_choice, "Z")
    assert shown(at_choice) == []
    assert page(at_choice).finder.found == "No table has this"
    assert page(at_choice).open.label == before == "OPEN TEXAS HOLD'EM BONUS"


def test_a_supervisors_card_changes_the_game(at_choice: SeatedTable) -> None:
    at_choice.press("Caribbean Stud")
    at_choice.press("OPEN CARIBBEAN STUD")
    at_choice.swipe("supervisor-1")
    assert at_choice.table.changed_to == "caribbean"
    kinds = [entry.kind for entry in at_choice.notebook.entries]
    assert kinds == ["GameChangeAsked", "GameChanged"]
    assert at_choice.face.pages.page is None


def test_a_dealers_card_is_refused_and_nothing_is_wished_for(at_choice: SeatedTable) -> None:
    at_choice.press("Caribbean Stud")
    at_choice.press("OPEN CARIBBEAN STUD")
    at_choice.swipe("dealer-1")
    assert "a Supervisor can" in page(at_choice).door.refusal
    at_choice.press("BACK")
    assert at_choice.table.change_to == ""
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
    ways.go(GAMES)
    seated.wait(1_000)
    seated.press("FIND A TABLE")
    type_(seated, "99")
    card = seated.hand.control("99 Crazy 4 Poker")
    assert "Ante takes up to $9,000 and the wager limit" in card.reason
    assert findings(seated.window) == []


def test_only_who_may_authorise_may_change_the_game(staff) -> None:
    assert why_not(staff["executive-1"]) == ""
    assert "cannot change the game" in why_not(staff["technician-1"])


@pytest.mark.parametrize("size", SIZES)
def test_it_fits_every_screen(at_choice: SeatedTable, size: tuple[int, int]) -> None:
    at_choice.window.resize(*size)
    at_choice.wait(100)
    assert findings(at_choice.window) == []
    at_choice.press("FIND A TABLE")
    type_(at_choice, "N")
    assert findings(at_choice.window) == []
    at_choice.press("MORE TABLES")
    assert findings(at_choice.window) == []
    at_choice.press("ALL GAMES")
    at_choice.press("6-5-4 Poker")
    at_choice.press("OPEN 6-5-4")
    assert findings(at_choice.window) == []
