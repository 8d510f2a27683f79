"""A set-up proposed as a whole: judged together, recorded one by one, in force at the opening."""

import pytest
from sitting import Sit, Sitting

from dealer_assist.table import commands as c

TO_ML03 = (
    ("jackpot.A.seed.minor", "$400"),
    ("jackpot.A.paytable", "ML03"),
    ("paytable.queens_up", "C4P-12"),
)


@pytest.fixture
def table(sit: Sit, crazy4_nexus) -> Sitting:
    return sit(crazy4_nexus).open()


def wish(table: Sitting, *changes: tuple[str, str], by: str = "supervisor-1") -> c.ProposeSetUp:
    return c.ProposeSetUp(changes, table.staff[by], table.staff["executive-1"])


def reopened(table: Sitting) -> Sitting:
    table.do(c.CloseTable())
    table.swipe("dealer-1")
    return table


def test_every_change_is_a_fact_of_its_own_with_the_value_before(table: Sitting) -> None:
    table.do(wish(table, *TO_ML03))
    assert [(one.path, one.old, one.new) for one in table.table.lasting.proposed] == [
        ("jackpot.A.paytable", "ATLAS-1", "ML03"),
        ("paytable.queens_up", "C4P-09", "C4P-12"),
        ("jackpot.A.seed.minor", "$300", "$400"),
    ]


def test_nothing_holds_before_the_next_opening(table: Sitting) -> None:
    table.do(wish(table, *TO_ML03))
    assert table.table.setup.jackpots["A"].key == "ATLAS-1"
    reopened(table)
    assert table.table.setup.jackpots["A"].key == "ML03"
    assert (table.shown("mega"), table.shown("minor")) == (1_000_000, 40_000)
    assert table.table.setup.paytables["queens_up"] == "C4P-12"


def test_the_money_of_the_jackpot_before_is_kept_for_its_return(table: Sitting) -> None:
    table.start(3)
    table.do(c.EndGame(), wish(table, *TO_ML03))
    reopened(table)
    (parked,) = table.table.lasting.parked
    assert (parked.jackpot, parked.account.shown_cents) == ("ATLAS-1", 500_024)
    table.do(wish(table, ("jackpot.A.paytable", "ATLAS-1")))
    reopened(table)
    assert table.shown("main") == 500_024
    assert {one.jackpot for one in table.table.lasting.parked} == {"ML03"}
    assert [one for one in table.table.accounts.values() if one.imbalance] == []


def test_what_breaks_a_rule_together_is_refused_as_a_whole(table: Sitting) -> None:
    said = table.no_to(wish(table, ("jackpot.A.paytable", "MGL-01"), ("console", "aquarius")))
    assert said.startswith("Sensor A: MGL-01 is approved for Nexus only")
    assert table.table.lasting.proposed == ()


def test_a_set_up_of_nothing_is_refused(table: Sitting) -> None:
    assert table.no_to(wish(table)) == "Nothing is changed yet. Change a setting first"


def test_one_person_alone_sets_no_table_up(table: Sitting) -> None:
    said = table.no_to(wish(table, *TO_ML03, by="executive-1"))
    assert said.startswith("The second card must be another person's")


def test_a_dealer_sets_no_table_up(table: Sitting) -> None:
    said = table.no_to(wish(table, *TO_ML03, by="dealer-1"))
    assert said.startswith("Settings are changed by a Supervisor or an Executive")


def test_an_unknown_paytable_is_refused_with_those_that_there_are(table: Sitting) -> None:
    said = table.no_to(wish(table, ("paytable.queens_up", "C4P-99")))
    assert said == (
        "'C4P-99' cannot be chosen. Choose C4P-09 or C4P-10 or C4P-11 or C4P-12 or none"
    )


def test_a_wish_twice_is_one_wish(table: Sitting) -> None:
    table.do(wish(table, *TO_ML03))
    assert table.do(wish(table, *TO_ML03)) == []
