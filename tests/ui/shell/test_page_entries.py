"""The pages that the menu leads to, and those that lead off the table."""

import pytest

from dealer_assist.table.setup.table_setup import Practices, TokeLimits
from dealer_assist.table.state import Table
from dealer_assist.ui.shell.page_entries import PAGES, WAYS_OFF, PageKey, page
from dealer_assist.value import replace

OF_PRACTICES = {
    PageKey.RULING: Practices(rulings=True),
    PageKey.TOKES: Practices(tokes=TokeLimits()),
    PageKey.ROADS: Practices(roads=True),
}


def pages_of(table: Table) -> set[PageKey]:
    return {one.key for one in PAGES if one.is_for(table)}


def test_every_page_has_one_entry() -> None:
    assert sorted(one.key for one in (*PAGES, *WAYS_OFF.values())) == sorted(PageKey)


def test_a_key_that_is_no_page_of_the_menu_finds_none() -> None:
    assert page("exit") is None
    assert page("kitchen") is None


@pytest.mark.parametrize("key", OF_PRACTICES)
def test_a_practice_has_its_page_only_where_the_house_turned_it_on(crazy4, key: PageKey) -> None:
    def with_practices(practices: Practices) -> Table:
        return replace(crazy4.table, setup=replace(crazy4.table.setup, practices=practices))

    without = pages_of(with_practices(Practices()))
    assert without == {one.key for one in PAGES} - set(OF_PRACTICES)
    assert pages_of(with_practices(OF_PRACTICES[key])) == without | {key}


def test_only_a_simulated_table_has_the_page_that_breaks_devices(crazy4) -> None:
    setup = replace(crazy4.table.setup, devices={"sensors": "cctalk:/dev/x"})
    live = replace(crazy4.table, setup=setup)
    assert pages_of(crazy4.table) - pages_of(live) == {PageKey.FAULTS}
