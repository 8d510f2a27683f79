"""The two cards that set a meter."""

import pytest
from table_facts import table_of

from dealer_assist.jackpot.account import Account
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Phase, Table
from dealer_assist.table.waiting import MeterChange
from dealer_assist.ui.supervisor.sheet import meter_change_model
from dealer_assist.ui.supervisor.swipe import SwipeKind
from dealer_assist.ui.table.presenter.view import PassingView

PARK = StaffMember("supervisor-1", "J. Park", Role.SUPERVISOR, "2201")
OKAFOR = StaffMember("dealer-1", "M. Okafor", Role.DEALER, "1101")


def asked(by: StaffMember | None = None, micros: int = 6_000_000_000) -> MeterChange:
    return MeterChange("A", "main", micros, "House adds to the jackpot", "Promotion", by)


VIEW = PassingView()


@pytest.fixture
def table(crazy4_nexus: TableSetup) -> Table:
    accounts = {("A", "main"): Account(5_000_000_000, seeded=5_000_000_000)}
    return table_of(crazy4_nexus, phase=Phase.BETTING, accounts=accounts, meter_change=asked())


def test_a_small_change_needs_a_supervisor_and_a_large_one_an_executive(table: Table) -> None:
    small = meter_change_model(table, VIEW, asked())
    large = meter_change_model(table, VIEW, asked(micros=50_000_000_000))
    assert (small.wins[0].level, large.wins[0].level) == ("SUPERVISOR", "EXECUTIVE")
    assert small.detail == "Sets Progressive meter to $6,000.00"


def test_the_second_card_is_asked_for_after_the_first(table: Table) -> None:
    model = meter_change_model(table, VIEW, asked(PARK))
    assert model.detail == "J. Park approved. Progressive meter not changed yet"


def test_a_card_that_was_not_enough_is_named(table: Table) -> None:
    refusal = "M. Okafor is a Dealer. Setting a meter needs a Supervisor card"
    model = meter_change_model(table, PassingView(refusal=refusal), asked())
    assert model.kind is SwipeKind.REFUSED
    assert model.refusal == refusal


def test_only_cards_that_may_decide_are_offered_by_touch(table: Table) -> None:
    model = meter_change_model(table, PassingView(simulated_cards=(OKAFOR, PARK)), asked())
    assert model.cards[0].name == "J. Park"
