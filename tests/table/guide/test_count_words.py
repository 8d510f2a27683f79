"""The count in words: two sensors are asked one after the other."""

from typing import Any

from random_tables import tables

from dealer_assist.table import commands as c
from dealer_assist.table.facts import counting
from dealer_assist.table.guide import count_words
from dealer_assist.table.guide.next_step import next_step
from dealer_assist.table.setup.table_setup import COUNT_ASKED, Practices
from dealer_assist.value import replace

Sit = Any  # of conftest


def test_two_sensors_are_two_numbers_each_by_name(sit: Sit) -> None:
    setup = replace(tables()["two-at-once"], practices=Practices(count_chips=COUNT_ASKED))
    table = sit(setup).open()
    table.do(c.SeeChip(1, "A"), c.SeeChip(1, "B"), c.SeeChip(5, "B"), c.StartGame())
    assert counting.sensors(table.table) == ("A", "B")
    _, first = count_words.asking(table.table)
    table.do(c.CountChips("A", 1))
    _, second = count_words.asking(table.table)
    assert first != second
    table.do(c.CountChips("B", 3))
    assert next_step(table.table).text == "Count again: 3 taken, 2 locked"
