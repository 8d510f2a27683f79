"""What is chosen on GAMES, touch by touch, without a window."""

import pytest

from dealer_assist.desk.table_choices import ListedTable
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.pages.games.choice import SPACE, GameChoice, GamesLook
from dealer_assist.ui.pages.games.shelf import ALL, OPENABLE, ShelvedTitle
from dealer_assist.ui.toolkit.values.typed import ERASE

HERE = "crazy4-nexus"


@pytest.fixture
def titles(crazy4_nexus: TableSetup) -> tuple[ShelvedTitle, ...]:
    here, other = ListedTable(HERE, crazy4_nexus), ListedTable("other", crazy4_nexus)
    fill = [
        ShelvedTitle(str(n), n, f"Number {n}", "poker", (ListedTable(f"t{n}", crazy4_nexus),))
        for n in range(16, 40)
    ]
    return (
        ShelvedTitle("3", 3, "Bahama", "twenty_one", missing="rule_sheet"),
        ShelvedTitle("15", 15, "Crazy 4 Poker", "poker", (here, other)),
        *fill,
        ShelvedTitle("50", 50, "War", "others", (ListedTable("war", crazy4_nexus),)),
    )


@pytest.fixture
def choice(titles: tuple[ShelvedTitle, ...]) -> GameChoice:
    chosen = GameChoice(HERE)
    chosen.shelf = titles
    chosen.settle()
    return chosen


def test_what_stands_here_is_chosen_at_first(choice: GameChoice) -> None:
    assert (choice.title, choice.table, choice.family) == ("15", HERE, OPENABLE)


def test_a_touch_on_a_title_chooses_the_table_that_would_open(choice: GameChoice) -> None:
    choice.touch_title("20")
    assert (choice.title, choice.table) == ("20", "t20")


def test_a_title_that_cannot_open_is_chosen_without_a_table(choice: GameChoice) -> None:
    choice.touch_family(ALL)
    choice.touch_title("3")
    assert choice.title == "3"
    assert choice.chosen_table() is None


def test_a_family_chooses_its_first_and_keeps_what_is_chosen_in_it(choice: GameChoice) -> None:
    choice.touch_family("others")
    assert choice.title == "50"
    choice.touch_family(ALL)
    assert (choice.title, choice.page) == ("50", 1)
    choice.touch_family("twenty_one")
    assert choice.title == "3"


def test_pages_are_turned_and_the_last_leads_to_the_first(choice: GameChoice) -> None:
    assert choice.pages() == 2
    choice.turn()
    assert choice.page == 1
    choice.turn()
    assert choice.page == 0


def test_the_tables_of_a_title_are_looked_at_and_one_is_chosen(choice: GameChoice) -> None:
    choice.show_tables()
    assert choice.look is GamesLook.TABLES
    choice.touch_table("other")
    chosen = choice.chosen_table()
    assert chosen is not None
    assert chosen.key == "other"
    choice.show_titles()
    assert choice.look is GamesLook.TITLES
    assert choice.table == "other"


def test_what_is_found_is_chosen_and_nothing_found_keeps_the_choice(choice: GameChoice) -> None:
    choice.look_for("war")
    assert choice.title == "50"
    choice.look_for("warz")
    assert choice.titles() == []
    assert choice.title == "50"


def test_the_way_back_leads_to_a_table_wherever_it_stands(choice: GameChoice) -> None:
    choice.touch_family("others")
    choice.go_to(HERE)
    assert (choice.title, choice.table, choice.family) == ("15", HERE, "poker")
    choice.go_to("nowhere")
    assert choice.title == "15"


def test_what_is_missing_is_a_list_of_its_own(choice: GameChoice) -> None:
    choice.show_why()
    assert [one.key for one in choice.titles()] == ["3"]


def test_letters_and_figures_are_typed_and_taken_back(choice: GameChoice) -> None:
    for key in ("D", "B", "P", "-", "2", ERASE):
        choice.type(key)
    assert choice.typed == "DBP-"


def test_a_search_begins_with_no_space_and_ends_after_a_line(choice: GameChoice) -> None:
    choice.type(SPACE)
    assert choice.typed == ""
    for _ in range(40):
        choice.type("X")
    assert choice.typed == 24 * "X"


def test_where_less_is_looked_at_the_last_page_shows(choice: GameChoice) -> None:
    choice.turn()
    choice.shelf = choice.shelf[:3]
    choice.keep_page()
    assert choice.page == 0
