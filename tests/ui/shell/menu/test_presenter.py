"""The menu: three groups, and a reason on everything that is shut."""

from typing import Any

from dealer_assist.table import commands as c
from dealer_assist.table.setup.table_setup import Practices
from dealer_assist.ui.shell.menu.model import MenuModel
from dealer_assist.ui.shell.menu.presenter import menu_model
from dealer_assist.ui.shell.page_entries import PAGES, PageKey
from dealer_assist.ui.supervisor.adjusting import wins_sheet
from dealer_assist.ui.table.actions import (
    Ask,
    Do,
    Go,
)
from dealer_assist.ui.table.presenter.sheets import irregularity_sheet
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
    Button,
)
from dealer_assist.value import replace


def choice(model: MenuModel, label: str) -> Button[Any]:
    return next(one for group in model.groups for one in group.choices if one.label == label)


def test_the_table_can_be_closed_between_rounds_only(crazy4) -> None:
    close = choice(menu_model(crazy4.open().table), "CLOSE TABLE")
    assert close.state is ActionState.AVAILABLE
    close = choice(menu_model(crazy4.start(5).table), "CLOSE TABLE")
    assert (close.state, close.reason) == (ActionState.NOT_YET, "Between rounds only")
    assert isinstance(close.touch, Ask)
    asked = close.touch.dialog
    assert asked.title == "Close table 12?"
    assert [one.touch for one in asked.choices] == [Do(c.CloseTable())]


def test_the_menu_says_why_something_is_shut(crazy4) -> None:
    menu = menu_model(crazy4.table)
    assert choice(menu, "CLOSE TABLE").reason == "The table is closed"
    assert choice(menu, "IRREGULARITY").reason == "The table is closed"
    assert choice(menu, "BACK OUT A WIN").reason == "No win in this round"
    assert choice(menu_model(crazy4.open().table), "GAMES").reason == "Close the table first"


def test_a_win_of_this_round_can_be_backed_out_with_two_cards(crazy4) -> None:
    crazy4.start(5).claim(5, "four_aces").record().do(c.BeginPaying())
    back_out = choice(menu_model(crazy4.table), "BACK OUT A WIN")
    assert (back_out.state, back_out.detail) == (ActionState.AVAILABLE, "Two cards, a reason")
    assert back_out.touch == Ask(wins_sheet(crazy4.table))


def test_an_irregularity_leads_to_what_went_wrong(crazy4) -> None:
    model = choice(menu_model(crazy4.start(5).table), "IRREGULARITY")
    assert model.touch == Ask(irregularity_sheet(crazy4.table))


def test_every_page_of_the_table_has_its_button_in_its_group(crazy4) -> None:
    opened = crazy4.open().table
    groups = {group.title: group for group in menu_model(opened).groups}
    titles = {"round": "This round", "look": "Look up", "kiosk": "This kiosk"}
    for entry in (one for one in PAGES if one.is_for(opened)):
        assert Go(entry.key) in {one.touch for one in groups[titles[entry.group]].choices}


def test_a_practice_of_the_house_has_its_button_where_it_is_turned_on(crazy4) -> None:
    table = crazy4.open().table
    ruling = Go("ruling")
    assert ruling not in {one.touch for one in menu_model(table).groups[0].choices}
    setup = replace(table.setup, practices=Practices(rulings=True))
    there = menu_model(replace(table, setup=setup)).groups[0].choices
    assert ruling in {one.touch for one in there}


def test_without_a_way_off_the_table_there_is_only_the_exit(crazy4) -> None:
    ways = [one.touch for one in menu_model(crazy4.table, leads_off=False).groups[-1].choices]
    assert ways[-1] == Go(PageKey.EXIT)
    assert not {Go(PageKey.LOCK), Go(PageKey.GAMES)} & set(ways)
