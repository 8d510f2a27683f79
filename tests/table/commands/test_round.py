"""Commands: frozen, all of them known to the table."""

from typing import get_args

from dealer_assist.table.commands import (
    Command,
    asked,
    counting,
    must_hit,
    office,
    rulings,
    shoe,
    tokes,
)
from dealer_assist.table.commands import round as at_the_table
from dealer_assist.table.commands.round import PressHand, SeeChip
from dealer_assist.value import Value


def test_no_command_is_left_out_of_the_union() -> None:
    made = {
        one
        for module in (at_the_table, asked, office, rulings, counting, shoe, must_hit, tokes)
        for one in vars(module).values()
        if isinstance(one, type) and issubclass(one, Value) and one.__module__ == module.__name__
    }
    assert made == set(get_args(Command))


def test_a_command_is_a_value() -> None:
    assert SeeChip(3) == SeeChip(3, "A")
    assert len({PressHand(3, "four_aces"), PressHand(3, "four_aces", "A")}) == 1
