"""The order of payment is a setting: felt and prompt say the one that is set."""

import pytest
from dealt_table import dealt
from table_facts import changed

from dealer_assist.table.guide.next_step import next_step
from dealer_assist.table.state import Table
from dealer_assist.ui.table.presenter.felt.felt import felt_model
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.value import replace


def settling(order: str) -> Table:
    table = dealt("holdem-nexus", {}, {})
    setup = replace(table.setup, payment_order=order)
    return changed(table, setup=setup, stages=(setup.stages[-1].key,))


@pytest.mark.parametrize(
    ("order", "cue", "arrow", "prompt"),
    [
        ("right to left", "PAY RIGHT TO LEFT", "arrow-left", "Settle right to left"),
        ("left to right", "PAY LEFT TO RIGHT", "arrow-right", "Settle left to right"),
    ],
)
def test_felt_and_prompt_say_the_order_that_is_set(
    order: str, cue: str, arrow: str, prompt: str
) -> None:
    felt = felt_model(settling(order), PassingView())

    assert (felt.cue, felt.cue_icon) == (cue, arrow)
    assert next_step(settling(order)).text.startswith(prompt)
