"""The house edge that a setting makes, worked out beside the table."""

from fractions import Fraction
from pathlib import Path

import pytest

from dealer_assist.catalog.tables import load_table
from dealer_assist.paths import resources
from dealer_assist.table.setup.setting import Setting
from dealer_assist.table.setup.settings import apply
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.office.settings.figures import EdgeQuestion, edges_of
from dealer_assist.value import replace


def test_a_higher_rate_lowers_the_edge_by_just_that_much(crazy4_nexus: TableSetup) -> None:
    (jackpot,) = crazy4_nexus.jackpots.values()
    changed = apply(crazy4_nexus, [Setting("jackpot.A.contribution", "26%", jackpot.key)])
    assert edges_of(crazy4_nexus)["A"] - edges_of(changed)["A"] == Fraction(2, 100)


@pytest.mark.parametrize("table", ["dragon-nexus", "house-money-nexus", "house-money-house"])
def test_every_jackpot_of_a_table_has_its_edge(resources: Path, layouts: Path, table: str) -> None:
    setup = load_table(resources, layouts, resources / "tables" / f"{table}.toml")
    edges = edges_of(setup)
    assert set(edges) == set(setup.jackpots)
    assert all(0 < edge < 1 for edge in edges.values())


def test_where_everybody_takes_part_the_edge_is_another(resources: Path, layouts: Path) -> None:
    setup = load_table(resources, layouts, resources / "tables" / "dragon-nexus-2.toml")
    all_in = replace(setup, options={**setup.options, "eligible": "all_participants"})
    assert edges_of(all_in)["A"] < edges_of(setup)["A"]


def test_only_what_can_move_the_edge_is_asked(crazy4_nexus: TableSetup) -> None:
    question = EdgeQuestion(resources())
    limits = {**crazy4_nexus.limits, "ante": (500, 20_000)}
    question.ask(crazy4_nexus, replace(crazy4_nexus, limits=limits), 0)
    assert not question.is_open
    assert question.answer is None


def test_the_newest_question_is_answered(crazy4_nexus: TableSetup) -> None:
    (jackpot,) = crazy4_nexus.jackpots.values()
    question = EdgeQuestion(resources())
    for rate in ("26%", "30%"):
        after = apply(crazy4_nexus, [Setting("jackpot.A.contribution", rate, jackpot.key)])
        question.ask(crazy4_nexus, after, 0)
    question.finish()
    assert not question.is_open
    assert question.answer is not None
    before, now = question.answer.edges
    assert before["A"] - now["A"] == Fraction(6, 100)
    question.ask(crazy4_nexus, None, 0)
    assert question.answer is None
