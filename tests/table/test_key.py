"""The supervisor's key holds the table until it is back in RUN."""

from dataclasses import replace

from dealer_assist.table.key import JPH, RUN, key_holds
from dealer_assist.table.state import Table
from tests.table.random_tables import shipped


def test_a_key_in_run_holds_nothing() -> None:
    assert key_holds(replace(Table(shipped("crazy4-aquarius")), key=RUN)) == ""


def test_a_key_in_jph_is_to_be_turned_back_first() -> None:
    said = key_holds(replace(Table(shipped("crazy4-aquarius")), key=JPH))
    assert said == "The key is in JPH; turn it back to RUN first"
