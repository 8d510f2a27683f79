"""The menu: three groups, and a reason on everything that is shut."""

from dealer_assist.table import commands as c
from dealer_assist.ui.models.actions import ActionLook, ActionState
from dealer_assist.ui.models.menu import MenuLook
from dealer_assist.ui.pages import PAGES
from dealer_assist.ui.present import sheets
from dealer_assist.ui.present.menu import EXIT, GAMES, LOCK, menu_look


def choice(look: MenuLook, key: str) -> ActionLook:
    return next(one for group in look.groups for one in group.choices if one.key == key)


def test_the_table_can_be_closed_between_rounds_only(crazy4) -> None:
    close = choice(menu_look(crazy4.open().table), sheets.CLOSE)
    assert close.state is ActionState.AVAILABLE
    close = choice(menu_look(crazy4.start(5).table), sheets.CLOSE)
    assert (close.state, close.reason) == (ActionState.NOT_YET, "Between rounds only")
    assert sheets.answer(crazy4.table, sheets.CLOSE) == c.CloseTable()


def test_the_menu_says_why_something_is_shut(crazy4) -> None:
    menu = menu_look(crazy4.table)
    assert choice(menu, sheets.CLOSE).reason == "The table is closed"
    assert choice(menu, sheets.IRREGULAR).reason == "The table is closed"
    assert choice(menu, sheets.WINS).reason == "No win in this round"
    assert choice(menu_look(crazy4.open().table), GAMES).reason == "Close the table first"


def test_a_win_of_this_round_can_be_backed_out_with_two_cards(crazy4) -> None:
    crazy4.start(5).claim(5, "four_aces").record().do(c.BeginPaying())
    back_out = choice(menu_look(crazy4.table), sheets.WINS)
    assert (back_out.state, back_out.detail) == (ActionState.AVAILABLE, "Two cards, a reason")


def test_every_page_of_the_table_has_its_button_in_its_group(crazy4) -> None:
    groups = {group.title: group for group in menu_look(crazy4.open().table).groups}
    titles = {"round": "This round", "look": "Look up", "kiosk": "This kiosk"}
    for entry in PAGES:
        assert entry.key in {one.key for one in groups[titles[entry.group]].choices}


def test_without_a_way_off_the_table_there_is_only_the_exit(crazy4) -> None:
    keys = [one.key for one in menu_look(crazy4.table, leads_off=False).groups[-1].choices]
    assert keys[-1] == EXIT
    assert not {LOCK, GAMES} & set(keys)
