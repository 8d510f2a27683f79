"""What is chosen on GAMES, touch by touch, without a window."""

import pytest

from dealer_assist.desk.table_choices import ListedTable
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.pages.games.choosing import Choosing, GamesLook
from dealer_assist.ui.pages.games.shelf import ALL, OPENABLE, ShelvedTitle

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
def choosing(titles: tuple[ShelvedTitle, ...]) -> Choosing:
    chosen = Choosing(HERE)
    chosen.settle(titles)
    return chosen


def test_what_stands_here_is_chosen_at_first(choosing: Choosing, titles) -> None:
    assert (choosing.title, choosing.table, choosing.family) == ("15", HERE, OPENABLE)


def test_a_touch_on_a_title_chooses_the_table_that_would_open(choosing: Choosing, titles) -> None:
    choosing.touch_title(titles, "20")
    assert (choosing.title, choosing.table) == ("20", "t20")


def test_a_title_that_cannot_open_is_chosen_without_a_table(choosing: Choosing, titles) -> None:
    choosing.touch_family(titles, ALL)
    choosing.touch_title(titles, "3")
    assert choosing.title == "3"
    assert choosing.chosen_table(titles) is None


def test_a_family_chooses_its_first_and_keeps_what_is_chosen_in_it(
    choosing: Choosing, titles
) -> None:
    choosing.touch_family(titles, "others")
    assert choosing.title == "50"
    choosing.touch_family(titles, ALL)
    assert (choosing.title, choosing.page) == ("50", 1)
    choosing.touch_family(titles, "twenty_one")
    assert choosing.title == "3"


def test_pages_are_turned_and_the_last_leads_to_the_first(choosing: Choosing, titles) -> None:
    assert choosing.pages(titles) == 2
    choosing.turn(titles)
    assert choosing.page == 1
    choosing.turn(titles)
    assert choosing.page == 0


def test_the_tables_of_a_title_are_looked_at_and_one_is_chosen(choosing: Choosing, titles) -> None:
    choosing.show_tables()
    assert choosing.look is GamesLook.TABLES
    choosing.touch_table("other")
    chosen = choosing.chosen_table(titles)
    assert chosen is not None
    assert chosen.key == "other"
    choosing.show_titles(titles)
    assert choosing.look is GamesLook.TITLES
    assert choosing.table == "other"


def test_what_is_found_is_chosen_and_nothing_found_keeps_the_choice(
    choosing: Choosing, titles
) -> None:
    choosing.look_for(titles, "war")
    assert choosing.title == "50"
    choosing.look_for(titles, "warz")
    assert choosing.titles(titles) == []
    assert choosing.title == "50"


def test_the_way_back_leads_to_a_table_wherever_it_stands(choosing: Choosing, titles) -> None:
    choosing.touch_family(titles, "others")
    choosing.go_to(titles, HERE)
    assert (choosing.title, choosing.table, choosing.family) == ("15", HERE, "poker")
    choosing.go_to(titles, "nowhere")
    assert choosing.title == "15"


def test_what_is_missing_is_a_list_of_its_own(choosing: Choosing, titles) -> None:
    choosing.show_why()
    assert [one.key for one in choosing.titles(titles)] == ["3"]
