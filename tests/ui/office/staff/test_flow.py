"""The steps to a changed staff card: form, new card, second person, PINs, register."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from journalled import journal_for
from seated_table import SeatedTable
from staffed_table import (
    NEW_CARD,
    House,
    fill_in,
    form,
    listed,
    set_pin,
    staff_pane,
    staffed,
    swipe_new,
    type_in,
)
from tree import button, words

from dealer_assist.table.setup.roles import Role
from dealer_assist.ui.office.enrolment import NewCardAwaited
from dealer_assist.ui.toolkit.values.touches import ActionState


@pytest.fixture
def table(seated: SeatedTable, tmp_path: Path) -> Iterator[SeatedTable]:
    with journal_for(seated, tmp_path):
        seated.open()
        yield seated
        seated.face.pages.close()


@pytest.fixture
def house(table: SeatedTable, tmp_path: Path) -> House:
    return staffed(table, tmp_path)


def test_a_card_is_enrolled_with_two_people_and_good_at_once(
    table: SeatedTable, house: House
) -> None:
    pane = staff_pane(table, "supervisor-1")
    fill_in(table)
    swipe_new(table)
    assert house.judge(NEW_CARD) is None
    table.swipe("executive-1")
    member = house.judge(NEW_CARD)
    assert member is not None
    assert (member.name, member.role) == ("A. Novak", Role.DEALER)
    assert listed(pane).detail == "A. Novak holds the Dealer card ending 9901 from now on"


def test_the_new_card_reaches_neither_the_table_nor_its_list_of_refused_cards(
    table: SeatedTable, house: House
) -> None:
    pane = staff_pane(table)
    fill_in(table)
    swipe_new(table)
    table.swipe("supervisor-1")
    table.press("Refused here")
    assert listed(pane).rows == ()
    table.press("In the house")
    assert listed(pane).rows == ()


def test_a_card_that_somebody_holds_is_refused_on_the_form(
    table: SeatedTable, house: House
) -> None:
    pane = staff_pane(table)
    fill_in(table)
    swipe_new(table, table.cards["dealer-1"].number)
    assert words(form(pane))[1] == "This card is M. Okafor's; withdraw it first or use another"
    assert button(form(pane), NewCardAwaited).state is ActionState.NEXT


def test_a_misread_card_is_swiped_again(table: SeatedTable, house: House) -> None:
    pane = staff_pane(table)
    fill_in(table)
    assert table.rack.simulated.swiper is not None
    table.rack.simulated.swiper.swipe_garbled()
    table.wait()
    assert words(form(pane))[1] == "The card could not be read. Swipe it again"
    swipe_new(table)
    table.swipe("supervisor-1")
    assert house.judge(NEW_CARD) is not None


def test_leaving_while_a_card_is_awaited_gives_the_reader_back(
    table: SeatedTable, house: House
) -> None:
    staff_pane(table)
    fill_in(table)
    table.press("BACK TO TABLE")
    table.swipe("dealer-2")
    assert table.table.dealer is not None
    assert table.table.dealer.key == "dealer-2"
    assert house.judge(table.cards["dealer-2"].number) is None


def test_going_back_from_the_form_changes_nothing(table: SeatedTable, house: House) -> None:
    pane = staff_pane(table)
    fill_in(table)
    table.press("BACK")
    assert listed(pane).detail == "Nothing was changed"
    assert not listed(pane).is_trouble
    swipe_new(table)
    assert house.judge(NEW_CARD) is None


def test_a_card_is_withdrawn_with_two_people(table: SeatedTable, house: House) -> None:
    pane = staff_pane(table)
    table.press("WITHDRAW M. Okafor")
    table.swipe("supervisor-1")
    assert house.judge(table.cards["dealer-1"].number) is None
    assert listed(pane).detail == "M. Okafor's card is refused from now on"


def test_what_the_register_refuses_is_said(table: SeatedTable, house: House) -> None:
    pane = staff_pane(table)
    table.press("WITHDRAW J. Park")
    table.swipe("supervisor-1")
    table.press("WITHDRAW L. Haddad")
    table.swipe("supervisor-1")
    assert listed(pane).is_trouble
    assert "J. Park" in listed(pane).detail


def test_an_executive_sets_a_pin_which_the_next_change_asks_for(
    table: SeatedTable, house: House
) -> None:
    pane = staff_pane(table)
    set_pin(table)
    table.swipe("supervisor-1")
    assert listed(pane).detail == "L. Haddad's card asks for this PIN from now on"
    table.press("WITHDRAW M. Okafor")
    table.swipe("supervisor-1")
    assert pane.pad.pin is not None
    assert pane.pad.pin.title == "PIN of L. Haddad"
    type_in(table, "4711")
    table.press("OK")
    assert "not L. Haddad's PIN" in pane.pad.pin.detail
    assert house.judge(table.cards["dealer-1"].number) is not None
    type_in(table, "4719")
    table.press("OK")
    assert house.judge(table.cards["dealer-1"].number) is None


def test_a_pin_that_anybody_would_try_is_refused_before_it_is_typed_again(
    table: SeatedTable, house: House
) -> None:
    pane = staff_pane(table)
    table.press("SET MY PIN")
    type_in(table, "1111")
    table.press("OK")
    assert pane.pad.pin is not None
    assert pane.pad.pin.title == "New PIN"
    assert "first that anybody would try" in pane.pad.pin.detail


def test_a_name_has_its_marks(table: SeatedTable, house: House) -> None:
    staff_pane(table)
    table.press("ADD A CARD")
    for key in ("N", "U", "Á Ê Ñ", "N", "Á Ê Ñ", "E", "Z"):
        table.press(key)
    table.press("Dealer")
    table.press("SWIPE THE NEW CARD")
    swipe_new(table)
    table.swipe("supervisor-1")
    member = house.judge(NEW_CARD)
    assert member is not None
    assert member.name == "Núñez"


def test_two_different_pins_set_none(table: SeatedTable, house: House) -> None:
    pane = staff_pane(table)
    set_pin(table, "4719", "4718")
    assert listed(pane).is_trouble
    assert house.register.staff().cards["executive-1"].pin == ""
