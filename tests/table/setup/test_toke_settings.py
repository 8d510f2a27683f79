"""The limits of tokes: the most turns them on, and no least is above it."""

from dealer_assist.table.setup.table_setup import TableSetup, TokeLimits
from dealer_assist.table.setup.toke_settings import of_tokes
from dealer_assist.value import replace


def with_tokes(setup: TableSetup, limits: TokeLimits | None) -> TableSetup:
    return replace(setup, practices=replace(setup.practices, tokes=limits))


def test_a_table_without_tokes_is_asked_for_the_most_alone(crazy4_nexus: TableSetup) -> None:
    (most,) = of_tokes(with_tokes(crazy4_nexus, None))
    assert (most.path, most.value, most.may_be_none) == ("practice.tokes", None, True)
    assert most.put(crazy4_nexus, 2_000).practices.tokes == TokeLimits(most_cents=2_000)


def test_the_most_is_taken_off_and_the_tokes_with_it(crazy4_nexus: TableSetup) -> None:
    on = with_tokes(crazy4_nexus, TokeLimits())
    most, least, pays = of_tokes(on)
    assert most.put(on, None).practices.tokes is None
    assert least.put(on, 100).practices.tokes == TokeLimits(least_cents=100)
    assert pays.put(on, 50_000).practices.tokes == TokeLimits(pays_cents=50_000)


def test_a_most_below_the_least_brings_the_least_down(crazy4_nexus: TableSetup) -> None:
    on = with_tokes(crazy4_nexus, TokeLimits(least_cents=500, most_cents=5_000))
    most, least, _ = of_tokes(on)
    assert (most.least, least.most) == (500, 5_000)
    low = most.put(on, 200).practices.tokes
    assert low == TokeLimits(least_cents=200, most_cents=200)
