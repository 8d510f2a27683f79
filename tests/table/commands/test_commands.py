"""Commands: frozen, all of them known to the table."""

from importlib import import_module
from pkgutil import iter_modules
from typing import get_args

from dealer_assist.table import commands
from dealer_assist.table.commands.round import SeeChip
from dealer_assist.table.commands.wins import PressHand
from dealer_assist.value import Value


def test_no_command_is_left_out_of_the_union() -> None:
    named = {module.name for module in iter_modules(commands.__path__)}
    made = {
        one
        for name in named - {"pressed"}
        for one in vars(import_module(f"{commands.__name__}.{name}")).values()
        if isinstance(one, type) and issubclass(one, Value) and one.__module__.endswith(f".{name}")
    }
    assert made == set(get_args(commands.Command))
    assert all(vars(commands)[one.__name__] is one for one in made)


def test_a_command_is_a_value() -> None:
    assert SeeChip(3) == SeeChip(3, "A")
    assert len({PressHand(3, "four_aces"), PressHand(3, "four_aces", "A")}) == 1
